"""What one would mean by a thing on the table of SpacePaper that no option touches: the answer to ask about."""

from collections.abc import Callable
from typing import Final

from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.galaxy import (
    NODE_NAMES,
    ORBIT,
    PLACE_NAMES,
    PLANET_NAMES,
    SLOTS,
    SYSTEM_IDS,
    SYSTEMS,
)
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.kernel import Touch

# The families that pick a thing of a zone, and the ids in the order of their numbers.
PICKED: Final[dict[str, tuple[int, list[str]]]] = {
    "race": (number.RACE, t.RACE_IDS),
    "leader": (number.LEADER, t.LEADER_IDS),
    "event": (number.EVENT, t.EVENT_IDS),
    "politics": (number.SYSTEM, t.POLITICS_IDS),
    "mineral": (number.MINERAL, t.MINERAL_IDS),
    "technology": (number.TECH, t.TECH_IDS),
}
# What a ship stands for at the questions that are about ships in their own way; else it is sent out.
SHIPS: Final = {t.ASK_SELL: number.SELL, t.ASK_PAY: number.PAY_SHIP}
# The same of planets; else one builds on one's own and settles others.
PLANETS: Final = {
    t.ASK_CAP: number.PLANET,
    t.ASK_RETREAT: number.PLANET,
    t.ASK_STEP: number.STOP + ORBIT,
    t.ASK_SELL: number.ABANDON,
    t.ASK_PAY: number.PAY_PLANET,
}


def meanings(s: SpaceState, seat: int, touch: Touch) -> list[int]:
    """Options that a seat could mean by a thing, the likeliest first."""
    if touch.zone in PICKED:
        family, ids = PICKED[touch.zone]
        return [family + ids.index(touch.what)] if isinstance(touch.what, str) and touch.what in ids else []
    if touch.zone == "player":
        return [number.SEAT + touch.seat] if 0 <= touch.seat < s.seats else []
    meant = PLACES.get(touch.zone)
    return meant(s, seat, touch.what) if meant is not None and isinstance(touch.what, str) else []


def _node(s: SpaceState, seat: int, name: str) -> list[int]:
    """A star or a point of a lane: a home before the game, later a step."""
    if name not in NODE_NAMES:
        return []
    node = NODE_NAMES.index(name)
    home = [number.HOME + node] if s.kind == t.ASK_START and node < SYSTEMS else []
    return [*home, number.STEP + node]


def _system(s: SpaceState, seat: int, name: str) -> list[int]:
    return _node(s, seat, name) if name in SYSTEM_IDS else []


def _place(s: SpaceState, seat: int, name: str) -> list[int]:
    """Where a ship can be: to stop there, or to go there."""
    if name not in PLACE_NAMES:
        return []
    place = PLACE_NAMES.index(name)
    stop = [number.STOP + place] if s.kind == t.ASK_STEP else []
    if place >= ORBIT:
        return [*stop, *_planet(s, seat, PLANET_NAMES[place - ORBIT])]
    return [*stop, *_node(s, seat, NODE_NAMES[place])]


def _planet(s: SpaceState, seat: int, name: str) -> list[int]:
    """A planet: to stop there, to pay for, to give up; else to build on one's own and to settle another."""
    if name not in PLANET_NAMES:
        return []
    planet = PLANET_NAMES.index(name)
    asked = [PLANETS[s.kind] + planet] if s.kind in PLANETS else []
    is_own = s.systems[planet // SLOTS].owners[planet % SLOTS] == seat
    return [*asked, number.BUILD + planet * t.PROJECTS if is_own else number.SETTLE + planet * 2]


def _ship(s: SpaceState, seat: int, name: str) -> list[int]:
    """A ship: to sell, to pay for, else to send out."""
    if name not in number.SHIP_NAMES:
        return []
    return [SHIPS.get(s.kind, number.SHIP) + number.SHIP_NAMES.index(name)]


PLACES: Final[dict[str, Callable[[SpaceState, int, str], list[int]]]] = {
    "system": _system,
    "node": _node,
    "place": _place,
    "planet": _planet,
    "ship": _ship,
}
