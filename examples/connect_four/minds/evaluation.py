"""What a position is worth to a player: places that would make a row, the own minus the other's."""

from math import exp
from typing import Final

from mypy_extensions import i64

from connect_four.data import STRATEGIES
from connect_four.rules.state import ConnectFourState, has_four
from connect_four.rules.tables import BOTTOM, PLACES, ROWS

PER_THREAT: Final[float] = STRATEGIES.evaluation.per_threat
EVERY_PLACE: Final[list[int]] = [bottom << row for bottom in BOTTOM for row in range(ROWS)]


def threats(s: ConnectFourState, seat: i64) -> int:
    """The free places that would make a row of four for a seat."""
    stones = s.stones(seat)
    free: i64 = PLACES & ~(s.first | s.second)
    return len([place for place in EVERY_PLACE if place & free and has_four(stones | place)])


def chance(s: ConnectFourState, seat: i64) -> float:
    """The estimated chance that a seat wins, from 0 to 1."""
    lead = PER_THREAT * (threats(s, seat) - threats(s, 1 - seat))
    return 1.0 / (1.0 + exp(-lead))
