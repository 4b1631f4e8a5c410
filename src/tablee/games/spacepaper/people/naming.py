"""The names of the things of SpacePaper (systems, planets, places, ships, whatever the tables list), and its voice."""

from typing import Final

from tablee.games.language import listed
from tablee.games.spacepaper.data import (
    EVENTS,
    GALAXY,
    INFRASTRUCTURE,
    LEADERS,
    MINERALS,
    PACKAGE,
    POLITICS,
    RACES,
    SHIPS,
    SIZES,
    STARS,
    TECHNOLOGIES,
    TYPES,
)
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.galaxy import ENDS, FIRST_POINT, ORBIT, SLOTS, SYSTEMS
from tablee.games.voice import Namer, Voice, lowered


def say(message: str, language: str, **args: int | str) -> str:
    """A message of SpacePaper with its arguments put in."""
    return VOICE.say(message, language, **args)


def system_name(system: int, language: str) -> str:
    """A star system."""
    return GALAXY.system[system].name.in_(language)


def node_name(node: int, language: str) -> str:
    """A star system, or a point of a lane: "à 1 pas de RS22, sur la voie de T-21m"."""
    return _node("node", node, language)


def to_node(node: int, language: str) -> str:
    """The same after a verb of movement: "to 1 step from RS22, on the lane to T-21m"."""
    return _node("to", node, language)


def _node(message: str, node: int, language: str) -> str:
    if node < SYSTEMS:
        return say(f"{message}-system", language, system=system_name(node, language))
    lane = max(lane for lane in range(len(ENDS)) if FIRST_POINT[lane] <= node and GALAXY.lane[lane].points)
    near, far = (system_name(end, language) for end in ENDS[lane])
    steps, length = node - FIRST_POINT[lane] + 1, GALAXY.lane[lane].points + 1
    if 2 * steps > length:
        near, far, steps = far, near, length - steps
    return say(f"{message}-point", language, steps=steps, near=near, far=far)


def planet_name(at: int, language: str) -> str:
    """A planet: "NE555 · 2"; the one that a player began with is the home planet of its system."""
    if at < 0:
        return say("planet-unplaced", language)
    system, slot = divmod(at, SLOTS)
    message = "planet-rolled" if slot else "planet-home"
    return say(message, language, system=system_name(system, language), slot=slot)


def place_name(place: int, language: str) -> str:
    """Where a ship can be: "orbite large de NE555"."""
    return _place("place", place, language)


def at_place(place: int, language: str) -> str:
    """The same after a verb: "en orbite large de NE555"."""
    return _place("at", place, language)


def _place(message: str, place: int, language: str) -> str:
    if place < 0:
        return say(f"{message}-orbit", language, planet=planet_name(place, language))
    if place < SYSTEMS:
        return say(f"{message}-wide", language, system=system_name(place, language))
    if place < ORBIT:
        return _node("node" if message == "place" else "at", place, language)
    return say(f"{message}-orbit", language, planet=planet_name(place - ORBIT, language))


def ship_name(seat: int, number: int, kind: int, language: str) -> str:
    """A ship among those of its owner: "croiseur 3"."""
    return say("ship-name", language, ship=lowered(SHIPS[kind].name.in_(language)), number=number)


def craft_name(craft: int, language: str) -> str:
    """A ship as events number it."""
    kind, place = divmod(craft, 100)
    seat, number = divmod(place, 20)
    return ship_name(seat, number + 1, kind, language)


def kind_name(kind: int, language: str) -> str:
    """A kind of planet: "tellurique, moyenne"."""
    sort, size = (lowered(entry.name.in_(language)) for entry in (TYPES[t.TYPE_OF[kind]], SIZES[t.SIZE_OF[kind]]))
    return say("kind-name", language, type=sort, size=size)


def project_name(project: int, language: str) -> str:
    """What a queue may hold: an infrastructure or a ship."""
    entry = INFRASTRUCTURE[project] if project < t.SHIP_PROJECT else SHIPS[project - t.SHIP_PROJECT]
    return lowered(entry.name.in_(language))


def level_text(tech: int, level: int, language: str) -> str:
    """What a technology gives at a level; bare numbers above the first say what they count."""
    text = TECHNOLOGIES[tech].level_text.in_(language)[level - 1]
    message = f"level-of-{t.TECH_IDS[tech]}"
    is_bare = level > 1 and text[0].isdigit() and VOICE.has(message, language)
    return say(message, language, value=text) if is_bare else text


def tracks_name(corundum: int, antimatter: int, oganesson: int, language: str) -> str:
    """The mineral tracks that show something: "corindon 2 et oganesson 1"."""
    shown = [
        say("mineral-count", language, mineral=lowered(mineral.name.in_(language)), count=count)
        for mineral, count in zip(MINERALS, (corundum, antimatter, oganesson), strict=True)
        if count
    ]
    return listed(shown, language)


# How the numbers of events, options and refusals are named, by what they stand for.
NAMERS: Final[dict[str, Namer]] = {
    "system": system_name,
    "node": node_name,
    "to": to_node,
    "bound": system_name,
    "place": place_name,
    "where": at_place,
    "planet": planet_name,
    "craft": craft_name,
    "foe": craft_name,
    "kind": kind_name,
    "project": project_name,
    "race": lambda number, language: RACES[number].name.in_(language),
    "leader": lambda number, language: LEADERS[number].name.in_(language),
    "politics": lambda number, language: POLITICS[number].name.in_(language),
    "card": lambda number, language: EVENTS[number].name.in_(language),
    "tech": lambda number, language: TECHNOLOGIES[number].name.in_(language),
    "mineral": lambda number, language: MINERALS[number].name.in_(language),
    "star": lambda number, language: lowered(STARS[number].name.in_(language)),
    "ship": lambda number, language: lowered(SHIPS[number].name.in_(language)),
    "type": lambda number, language: lowered(TYPES[number].name.in_(language)),
    "bonus": lambda number, language: say(f"bonus-{t.BONUS_IDS[number]}", language),
    "phase": lambda number, language: lowered(say(f"phase-{t.PHASE_IDS[number]}", language)),
    "reason": lambda number, language: lowered(say(f"victory-{t.REASONS[number]}", language)),
}


VOICE: Final = Voice(PACKAGE, t.DECISIONS, NAMERS)
spoken: Final = VOICE.spoken
named: Final = VOICE.named
refusal: Final = VOICE.refusal
