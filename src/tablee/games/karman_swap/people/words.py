"""What Karman Swap says: the shapes of its events, the words of its options, and its voice for all the rest."""

from collections.abc import Mapping
from typing import Final

from tablee.games.karman_swap.data import CARDS, PACKAGE, PLANETS
from tablee.games.karman_swap.rules import events as tell
from tablee.games.karman_swap.rules import numbering as number
from tablee.games.karman_swap.rules import tables as ask
from tablee.games.karman_swap.rules.tables import SHIP_CARDS
from tablee.games.language import listed
from tablee.games.telling import Events, Shape
from tablee.games.voice import Known, Said, Voice, dashed
from tablee.kernel import NOBODY

WAYS: Final = ("plain", "exchange", "discard")
PARTNERS: Final = 4  # players, in two partnerships

# What the numbers of an event are, in their order; *cards takes all that are left.
SHAPES: Final[dict[Shape, list[int]]] = {
    (): [tell.LAST_LAP, tell.ENDING],
    ("card",): [tell.UNCOVERED],
    ("planet",): [tell.CANCELLED],
    ("player",): [tell.CONCEDES, tell.EXPLORES],
    ("side",): [tell.MATCH_WON],
    ("round", "player"): [tell.ROUND],
    ("player", "turn"): [tell.TURN],
    ("player", "way"): [tell.PASSES],
    ("player", "card"): [tell.PLAYS, tell.USES, tell.TAKES_MARKET, tell.PUTS],
    ("player", "planet"): [tell.NEW_PLANET, tell.OPENS, tell.DECLINES],
    ("player", "count"): [tell.CONVERTS],
    ("player", "*cards"): [tell.DEALT],
    ("player", "target", "count"): [tell.GIVES, tell.RETURNS],
    ("player", "target", "card"): [tell.GIFT, tell.GIVEN_BACK],
    ("player", "card", "planet"): [
        tell.ARRIVES, tell.MOVES, tell.LEAVES, tell.TAKES_PLANET, tell.LAST_SHIP,
    ],
    ("player", "card", "count"): [tell.BOOSTS, tell.EXTINCT],
    ("player", "planet", "card"): [tell.JOINS],
    ("player", "card", "other"): [tell.SWAPS],
    ("side", "count"): [tell.DOME_PULLED, tell.DOME_MOVED, tell.SCORES, tell.POINTS],
    ("side", "planet", "card"): [tell.COLONISED],
    ("side", "reason"): [tell.ROUND_WON],
}  # fmt: skip

OF_SIDES: Final = [kind for shape, kinds in SHAPES.items() if "side" in shape for kind in kinds]


def card_name(card: int, language: str) -> str:
    """The name of a card."""
    return CARDS[card].name.in_(language)


def planet_name(planet: int, language: str) -> str:
    """The name of a planet."""
    return PLANETS[planet].name.in_(language)


def side_name(side: int, language: str) -> str:
    """The name of a side: sides are numbered as colours are."""
    return VOICE.named("side", ask.COLOURS[side], language)


def way_name(way: int, language: str) -> str:
    """How somebody passes, as messages select it."""
    return WAYS[way]


def reason_name(reason: int, language: str) -> str:
    """How a round was won, as messages select it."""
    return ask.REASONS[reason]


def _cards(cards: list[int], names: list[str], language: str) -> str:
    return listed([card_name(card, language) for card in cards], language)


def _pulled(given: dict[str, int], language: str) -> Said:
    """In whose half the dome lies after a pull, and how far."""
    steps = given["count"]
    half = "own" if steps > 0 else "other" if steps < 0 else "middle"
    return {"half": half, "count": abs(steps), **whose(given, language)}


def member(given: Mapping[str, int], players: int) -> int:
    """Whose a side is where everybody plays alone; sides are numbered as seats are there."""
    return given["side"] if "side" in given and 0 < players < PARTNERS else NOBODY


def whose(given: dict[str, int], language: str) -> Said:
    """Whether a side is one player's."""
    return {"alone": "yes" if "player" in given else "no"}


def option_words(kind: int, option: int, facts: dict[str, Known], names: list[str], language: str) -> str:
    """One option of a decision, with the facts that its words may want."""
    form = spoken_form(option)
    message = f"option-{form}-{dashed(ask.DECISIONS[kind])}"
    if not VOICE.has(message, language):
        message = f"option-{form}"
    return VOICE.say(message, language, **VOICE.spoken(facts, names, language))


def spoken_form(option: int) -> str:
    """The form of an option, as the messages name it."""
    if option >= number.PLAY:
        return "creature" if option - number.PLAY < SHIP_CARDS else "ship"
    if option >= number.CARD:
        return "card"
    if option >= number.PLANET:
        return "planet-id"
    if option >= number.NUMBER:
        return "number"
    return "back" if option >= number.BACK else number.WORDS[option]


VOICE: Final = Voice(
    PACKAGE,
    ask.DECISIONS,
    {
        "card": card_name,
        "other": card_name,
        "planet": planet_name,
        "side": side_name,
        "way": way_name,
        "reason": reason_name,
    },
)
EVENTS: Final = Events(
    shapes=SHAPES,
    listers={"cards": _cards},
    more={**dict.fromkeys(OF_SIDES, whose), tell.DOME_PULLED: _pulled},
    member=member,
    turn=tell.TURN,
    chain=(tell.USES,),
    after_chain=(tell.COLONISED, tell.EXPLORES, tell.ENDING, tell.ROUND_WON, tell.ROUND),
    great=(tell.EXTINCT, tell.COLONISED, tell.ROUND_WON, tell.MATCH_WON, tell.CONCEDES, tell.LAST_LAP, tell.ENDING),
    passing=(tell.TURN, tell.DEALT, tell.PLAYS, tell.UNCOVERED, tell.SCORES, tell.JOINS),
)
named: Final = VOICE.named
refusal: Final = VOICE.refusal
