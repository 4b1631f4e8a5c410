"""What lies on the board of Connect Four."""

from typing import Final

from mypy_extensions import i64

from connect_four.rules.tables import BOTTOM, DIRECTIONS, EVERY_COLUMN, TOP_ROW
from connect_four.title import TITLE
from tablee.kernel import Rng, State

FORMAT: Final = 1  # of saved data
RULES: Final = 1  # their version: a save of another is refused


class ConnectFourState(State):
    """One game of Connect Four at one moment.

    The open columns are also the options of the next drop: the list is replaced when a column is full, never changed.
    """

    def __init__(self, rng: Rng) -> None:
        super().__init__(2, rng)
        self.first: i64 = 0  # the stones of seat 0
        self.second: i64 = 0  # the stones of seat 1
        self.open = EVERY_COLUMN
        self.drops: list[int] = []  # the column of every stone, in order

    def stones(self, seat: i64) -> i64:
        """The stones of one player."""
        if seat == 0:
            return self.first
        return self.second

    def landing(self, column: int) -> i64:
        """Where a stone would fall in a column that is not full: the lowest free place (C4-2.1)."""
        taken: i64 = self.first | self.second
        return (taken + BOTTOM[column]) & ~taken  # the sum carries past the stones that lie there

    def drop(self, seat: i64, column: int) -> None:
        """Let a stone fall into a column."""
        stone = self.landing(column)
        if seat == 0:
            self.first |= stone
        else:
            self.second |= stone
        self.drops.append(column)
        if stone & TOP_ROW:
            self.open = [other for other in self.open if other != column]

    def copy(self) -> "ConnectFourState":
        """An equal state, independent of this one, to which nobody listens."""
        other = ConnectFourState(self.rng.copy())
        self.progress_into(other)
        other.first = self.first
        other.second = self.second
        other.open = self.open
        other.drops = self.drops[:]
        return other

    def data(self) -> dict[str, object]:
        """The whole state as plain data: what people/saved.py reads back."""
        return {"game": TITLE.name, "format": FORMAT, "rules": RULES, **self.progress_data(), "drops": self.drops[:]}


def has_four(stones: i64) -> bool:
    """Whether four of these stones lie in a row (C4-3.1)."""
    for step in DIRECTIONS:
        pairs: i64 = stones & (stones >> step)
        if pairs & (pairs >> 2 * step):
            return True
    return False
