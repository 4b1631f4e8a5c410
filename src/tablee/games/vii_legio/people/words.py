"""What VII Legio says: the shapes of its events, the names of its things, and its voice for all the rest."""

from collections import Counter
from typing import Final

from tablee.games.language import listed
from tablee.games.telling import Events, Shape
from tablee.games.texts import Text, each_language
from tablee.games.vii_legio.data import EXPLORATION, EXTRASOLAR, NEBULA, PACKAGE, SHIPS, TABLES
from tablee.games.vii_legio.rules import events as tell
from tablee.games.vii_legio.rules import tables as ask
from tablee.games.voice import Known, Said, Voice
from tablee.kernel import Result

# What the numbers of an event are, in their order; *cards takes all that are left.
SHAPES: Final[dict[Shape, list[int]]] = {
    ("round",): [tell.ROUND],
    ("player", "round"): [tell.TURN],
    ("player",): [
        tell.TAKES_OFF, tell.ALL_FULL, tell.ENTERS_X, tell.X_CARD, tell.LEAVES_X, tell.DECK_RESET, tell.DECK_SHORT,
        tell.SECTOR_X_OPENED, tell.SECTOR_X_FAILED, tell.ION_STORM, tell.TIME_RIFT, tell.FITTED, tell.AT_BASE,
        tell.PROMOTED,
    ],
    ("player", "tech"): [tell.TURN_LOST, tell.INSTALLS],
    ("player", "count"): [tell.CARDS_TAKEN, tell.CARDS_RETURNED],
    ("player", "*cards"): [tell.CARDS_DISCARDED],
    ("player", "card"): [
        tell.CARD_FLIPPED, tell.CARD_IGNORED, tell.RISK_AVOIDED, tell.TROPHY, tell.NO_ROOM, tell.DECLINES,
    ],
    ("player", "domain", "count", "total"): [tell.EXPERIENCE_GAINED, tell.SPENDS],
    ("player", "domain"): [tell.EXPERIENCE_FULL],
    ("player", "count", "total"): [tell.VP_GAINED],
    ("player", "sector"): [tell.MOVED],
    ("player", "an"): [tell.BUYS, tell.ITEM_LOST, tell.ITEM_GAINED],
    ("player", "slot", "planet"): [tell.PLANET_DISCOVERED],
    ("player", "slot"): [
        tell.SCANNED, tell.STAYS, tell.TAKES_CONTACT, tell.LEAVES, tell.EXPELLED, tell.CONTINUES,
    ],
    ("player", "slot", "native"): [tell.SEES],
    ("slot", "native"): [tell.CARD_REVEALED, tell.CARD_DISCARDED],
    ("player", "slot", "count"): [tell.LANDING_FAILED, tell.OBSERVES],
    ("player", "slot", "zone"): [tell.LANDED],
    ("player", "tech", "domain"): [tell.JOKER],
    ("player", "native", "count"): [tell.THRESHOLD_PASSED],
    ("player", "native"): [tell.MISSION_COMPLETED],
    ("player", "card", "lasers", "hostile"): [tell.COMBAT],
    ("player", "face"): [tell.DIE_ROLLED],
    ("player", "loss"): [tell.NO_LOSS],
    ("player", "card", "count"): [tell.SPECIAL_MISSION],
    ("reason",): [tell.LAST_ROUND],
    ("total", "*players"): [tell.GAME_OVER],
}  # fmt: skip
LANDED_ZONES: Final = ("observation", "contact")
# What the effect of a card cannot do without.
POSSIBLE: Final = {
    ask.DISCOVER: ("planet", "token"),
    ask.TECHNOLOGY: ("technology", "trade"),
    ask.MISSION: ("mission",),
}


def card_name(card: int, language: str) -> str:
    """The name of an Exploration card."""
    return EXPLORATION[ask.TYPE[card]].name.in_(language)


def card_text(card: int, language: str) -> str:
    """What an Exploration card says."""
    return EXPLORATION[ask.TYPE[card]].text.in_(language)


def needs_of(card: int, language: str) -> str:
    """All that an Exploration card asks for before it acts, in one breath. (LEG-8.3, LEG-12.1, LEG-17.2, LEG-18.1)"""
    asked = [("lasers", ask.NEEDS_LASERS), ("squads", ask.NEEDS_SQUADS), ("scanners", ask.NEEDS_SCANNERS)]
    counts = [(name, needs[card]) for name, needs in [*asked, ("hand", ask.NEEDS_HAND)] if needs[card]]
    found = [VOICE.say(f"need-{name}", language, count=count) for name, count in counts]
    if ask.NEEDS_ZONE[card] != ask.NONE:
        numbers = [
            ask.SECTORS[at].removeprefix("S") for at, zone in enumerate(ask.ZONE) if zone == ask.NEEDS_ZONE[card]
        ]
        found.insert(0, VOICE.say("need-zone", language, sectors=listed(numbers, language)))
    return listed(
        [*found, *(VOICE.say(f"need-{name}", language) for name in POSSIBLE.get(ask.EFFECT[card], ()))], language
    )


def native_name(native: int, language: str) -> str:
    """The name of an Extrasolar card."""
    return EXTRASOLAR[native].name.in_(language)


def native_text(native: int, language: str) -> str:
    """What an Extrasolar card asks and pays."""
    return EXTRASOLAR[native].text.in_(language)


def item_name(item: int, language: str) -> str:
    """The name of an item."""
    return SHIPS.item[item].name.in_(language)


def item_use(item: int) -> Text:
    """What a piece of equipment or a member of the crew is for, as the end of a sentence."""
    return each_language(lambda language: _ending(SHIPS.item[item].text.in_(language)))


def _ending(sentence: str) -> str:
    return sentence[0].lower() + sentence[1:].rstrip(".")


def item_article(item: int, language: str) -> str:
    """One of an item, inside a sentence."""
    return VOICE.named("an", ask.ITEMS[item], language)


def item_plural(item: int, language: str) -> str:
    """An item that is counted."""
    return VOICE.named("some", ask.ITEMS[item], language)


def loss_name(loss: int, language: str) -> str:
    """What a loss cannot touch: an item, or personnel."""
    return VOICE.named("safe", "personnel" if loss == ask.PERSONNEL else ask.ITEMS[loss], language)


def domain_name(domain: int, language: str) -> str:
    """The name of a domain."""
    return TABLES.experience_domain[domain].name.in_(language)


def technology_name(technology: int, language: str) -> str:
    """A technology with its article."""
    return VOICE.named("the", ask.TECHNOLOGIES[technology], language)


def sector_name(sector: int, language: str) -> str:
    """A sector inside a sentence."""
    return VOICE.say("sector-numbered", language, number=ask.SECTORS[sector].removeprefix("S"))


def planet_number(planet: int) -> str:
    """The number of a planet as the map shows it: its sector, and which one of it."""
    return ask.PLANETS[planet].removeprefix("S")


def planet_name(planet: int, language: str) -> str:
    """A planet inside a sentence."""
    return VOICE.say("planet-numbered", language, number=planet_number(planet))


def slot_name(slot: int, language: str) -> str:
    """An active planet: by the name of its token, but for the planet of sector X."""
    return VOICE.say("planet-x", language) if slot == ask.SLOT_X else NEBULA.slot[slot].name.in_(language)


def zone_name(zone: int, language: str) -> str:
    """A zone of a planet, as messages select it."""
    return LANDED_ZONES[zone]


def reason_name(reason: int, language: str) -> str:
    """Why a game ends, as messages select it."""
    return ask.REASONS[reason]


def ending(result: Result) -> dict[str, Known]:
    """With how many points the game was won."""
    return {"vp": max(result.scores)}


def _cards(cards: list[int], names: list[str], language: str) -> str:
    """Exploration cards in one breath, equal ones once."""
    counts = Counter(card_name(card, language) for card in cards)
    return listed([VOICE.say("cards-alike", language, card=name, count=counts[name]) for name in counts], language)


def _described(given: dict[str, int], language: str) -> Said:
    """What is printed on the Extrasolar card that is seen."""
    return {"about": native_text(given["native"], language)}


def _needed(given: dict[str, int], language: str) -> Said:
    """What the card that is ignored asks for. (LEG-8.3)"""
    return {"needs": needs_of(given["card"], language)}


def _freed(given: dict[str, int], language: str) -> Said:
    """Whether a token is free again: there is none in sector X. (LEG-14.11)"""
    return {"free": "no" if given["slot"] == ask.SLOT_X else "yes"}


VOICE: Final = Voice(
    PACKAGE,
    ask.DECISIONS,
    {
        "card": card_name,
        "text": card_text,
        "native": native_name,
        "about": native_text,
        "item": item_name,
        "an": item_article,
        "some": item_plural,
        "loss": loss_name,
        "domain": domain_name,
        "tech": technology_name,
        "sector": sector_name,
        "here": sector_name,
        "planet": planet_name,
        "slot": slot_name,
        "zone": zone_name,
        "reason": reason_name,
    },
)
EVENTS: Final = Events(
    shapes=SHAPES,
    listers={"cards": _cards},
    more={
        tell.CARD_IGNORED: _needed,
        tell.SEES: _described,
        tell.CARD_REVEALED: _described,
        tell.CARD_DISCARDED: _freed,
    },
    turn=tell.TURN,
    great=(tell.DIE_ROLLED, tell.SECTOR_X_OPENED, tell.PROMOTED, tell.DECK_RESET, tell.LAST_ROUND, tell.GAME_OVER),
    passing=(tell.ROUND, tell.TURN, tell.TAKES_OFF, tell.CARDS_TAKEN, tell.CARDS_RETURNED, tell.CARD_DISCARDED),
)
named: Final = VOICE.named
refusal: Final = VOICE.refusal
