"""An option of SpacePaper for people: what it touches on the table, and its words."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from tablee.games.spacepaper.people.changes import change
from tablee.games.spacepaper.people.meaning import Meaning, meaning_of
from tablee.games.spacepaper.people.naming import say, spoken
from tablee.games.spacepaper.people.offers import OFFERS, Phrase, card_offer
from tablee.games.spacepaper.people.offers_ships import SHIP_OFFERS
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.galaxy import NODE_NAMES, ORBIT, PLACE_NAMES, PLANET_NAMES, SYSTEM_IDS, SYSTEMS
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.games.voice import Known, described
from tablee.kernel import NOBODY, Description, Touch

BACK: Final = "back"  # the form of a step that goes back to where the ship came from

# The zone of what an option names, its ids, and whether it is the decider's own.
ZONES: Final[dict[str, tuple[str, list[str], bool]]] = {
    "system": ("system", SYSTEM_IDS, False),
    "to": ("node", NODE_NAMES, False),
    "where": ("place", PLACE_NAMES, False),
    "planet": ("planet", PLANET_NAMES, False),
    "race": ("race", t.RACE_IDS, False),
    "leader": ("leader", t.LEADER_IDS, False),
    "card": ("event", t.EVENT_IDS, False),
    "politics": ("politics", t.POLITICS_IDS, True),
    "tech": ("technology", t.TECH_IDS, True),
    "mineral": ("mineral", t.MINERAL_IDS, True),
}


def describe(s: SpaceState, option: int, names: list[str]) -> Description:
    """The form of an option, what it touches, and its words for the seat that decides."""
    meaning = meaning_of(option)
    phrase = _phrase(s, option, meaning)
    said = partial(_words, meaning.form, phrase, names)
    touched = _named(s, {**meaning.given, **phrase.given})
    form = BACK if phrase.given.get("back") == "yes" else meaning.form
    return described(form, touched, said, _changed(s, option, meaning, names))


def _changed(s: SpaceState, option: int, meaning: Meaning, names: list[str]) -> Callable[[str], str] | None:
    """What an option that is on offer would change, in words."""
    told = change(s, meaning) if not s.over and option in s.options else None
    if told is None:
        return None
    return lambda language: say(told.message, language, **spoken(told.given, names, language))


def touches(s: SpaceState, option: int) -> list[Touch]:
    """The same without its words."""
    meaning = meaning_of(option)
    return _named(s, {**meaning.given, **_phrase(s, option, meaning).given})


def _phrase(s: SpaceState, option: int, meaning: Meaning) -> Phrase:
    return offered(s, meaning) if not s.over and option in s.options else plain(meaning)


def offered(s: SpaceState, meaning: Meaning) -> Phrase:
    """What a legal option says."""
    if meaning.form == "card":
        return card_offer(s, meaning.given)
    offers = OFFERS if meaning.family in OFFERS else SHIP_OFFERS
    return offers[meaning.family](s, meaning.given)


def plain(meaning: Meaning) -> Phrase:
    """What an option says when it is not on offer: the names it bears."""
    given: dict[str, Known] = {**meaning.given}
    if meaning.form == "word":
        return Phrase(f"word-{number.WORDS[meaning.given['word']].replace(' ', '-')}", {})
    if meaning.family == number.PAY_SHIP:
        return Phrase("plain-pay-ship", given)
    aimed = [f"-{name}" for name in ("planet", "system", "tech") if meaning.form == "card" and name in given]
    return Phrase(f"plain-{meaning.form}{''.join(aimed)}", given)


def _words(form: str, offer: Phrase, names: list[str], language: str) -> str:
    """The words of an offer; ships and projects are named in small letters elsewhere."""
    text = say(offer.message, language, **spoken(offer.given, names, language))
    return text[:1].upper() + text[1:] if form in ("ship", "project") else text


def _named(s: SpaceState, given: Mapping[str, Known]) -> list[Touch]:
    """All that is named, once each: ships, places, planets, systems, technologies, players..."""
    touched: dict[tuple[str, int, str | None], None] = {}
    for name, value in given.items():
        if isinstance(value, int) and value >= 0:
            touched.update(dict.fromkeys(_touched(s, name, value, given)))
    return [Touch(zone, seat, what) for zone, seat, what in touched]


def _touched(s: SpaceState, name: str, value: int, given: Mapping[str, Known]) -> list[tuple[str, int, str | None]]:
    if name in ("craft", "foe"):
        place = value % 100
        return [("ship", place // number.SHIPS_EACH, number.SHIP_NAMES[place])]
    if name in ("player", "target"):
        if value >= s.seats:
            return []
        return [("ship", value, f"{value}:{given['number']}") if "number" in given else ("player", value, None)]
    if name not in ZONES:
        return []
    zone, ids, own = ZONES[name]
    touched: list[tuple[str, int, str | None]] = [(zone, s.to_move if own else NOBODY, ids[value])]
    if name == "where" and value >= ORBIT:
        touched.append(("planet", NOBODY, PLANET_NAMES[value - ORBIT]))
    elif name in ("where", "to"):
        touched.append(("system" if value < SYSTEMS else "node", NOBODY, NODE_NAMES[value]))
    return touched
