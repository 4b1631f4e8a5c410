"""What a drop is worth to a sensible player: rows made and prevented, then the middle of the board."""

from typing import Final

from mypy_extensions import i64

from connect_four.data import STRATEGIES
from connect_four.rules.state import ConnectFourState, has_four
from connect_four.rules.tables import COLUMNS, PLACES
from tablee.kernel import Best, Rng

WINS: Final[float] = STRATEGIES.rating.wins
BLOCKS: Final[float] = STRATEGIES.rating.blocks
GIVES_AWAY: Final[float] = STRATEGIES.rating.gives_away
MIDDLE: Final[list[float]] = [
    STRATEGIES.rating.per_column_from_the_edge * min(column, COLUMNS - 1 - column) for column in range(COLUMNS)
]


def rate(s: ConnectFourState, column: int) -> float:
    """What a drop into an open column is worth to the seat that decides; greater is better."""
    mine, theirs, stone = s.stones(s.to_move), s.stones(1 - s.to_move), s.landing(column)
    worth = MIDDLE[column]
    if has_four(mine | stone):
        worth += WINS
    if has_four(theirs | stone):
        worth += BLOCKS
    above: i64 = (stone << 1) & PLACES
    if above and has_four(theirs | above):
        worth += GIVES_AWAY
    return worth


def prefer(s: ConnectFourState, rng: Rng) -> int:
    """The drop worth most to the seat that decides; ties at random."""
    best = Best()
    for column in s.options:
        best.offer(column, rate(s, column), rng)
    return best.choice
