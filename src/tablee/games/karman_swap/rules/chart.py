"""The chart of the planets: what they are and what lies there, as sets, kept beside the lists that say it in full.

Rules ask it at every turn; whoever lays planets and cards down otherwise than by the gestures draws it anew.
"""

from typing import Final

from mypy_extensions import i64

from tablee.games.karman_swap.rules.bits import bit
from tablee.games.karman_swap.rules.markers import opener_of, status_of
from tablee.games.karman_swap.rules.state import ACTIVE, KarmanSwapState
from tablee.games.karman_swap.rules.tables import COUNT9, SHIP, SLOTS
from tablee.kernel import NOBODY

ALL: Final = 255  # the eight planets


def draw(s: KarmanSwapState) -> None:
    """Draw the whole chart from what lies on the table."""
    s.active = s.domed = s.contested = s.peopled = s.lying = s.free = 0
    for planet in s.placed:
        if status_of(s, planet) == ACTIVE:
            s.active |= bit(planet)
        else:
            s.domed |= bit(planet)
        if opener_of(s, planet) != NOBODY:
            s.contested |= bit(planet)
        ships: i64 = s.around[planet]
        s.lying |= s.creatures[planet] | (ships << 27)
        for colour in range(SHIP):
            look(s, planet, colour)


def look(s: KarmanSwapState, planet: i64, colour: i64) -> None:
    """Mark whether a planet in play has creatures, and a free slot of a colour. (KSW-5.1)"""
    creatures: i64 = s.creatures[planet]
    here = bit(planet)
    if creatures:
        s.peopled |= here
    else:
        s.peopled &= ~here
    room = here << (colour * 8)
    if COUNT9[(creatures >> (colour * 9)) & 511] < SLOTS[planet * 3 + colour]:
        s.free |= room
    else:
        s.free &= ~room


def roomy(s: KarmanSwapState, colour: i64) -> i64:
    """The planets in play with a free slot of a colour."""
    return (s.free >> (colour * 8)) & ALL
