"""What lies on the board of Connect Four."""

from typing import Final

from mypy_extensions import i64

from tablee.kernel import Rng, State

NAME: Final = "connect_four"
FORMAT: Final = 1  # of saved data
COLUMNS: Final = 7
ROWS: Final = 6
EVERY_COLUMN: Final = [0, 1, 2, 3, 4, 5, 6]

# A player's stones are the bits of one number, column after column and from the bottom up. Above each column one bit
# stays empty, so that no line runs on from the top of a column to the bottom of the next.
HEIGHT: Final = 7
BOTTOM: Final[list[int]] = [1 << (HEIGHT * column) for column in range(COLUMNS)]
TOP_ROW: Final[i64] = sum([bottom << (ROWS - 1) for bottom in BOTTOM])
DIRECTIONS: Final = [1, 6, 7, 8]  # from a place to the next one up, falling, across and rising


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

    def drop(self, seat: i64, column: int) -> None:
        """Let a stone fall to the lowest free place of a column (C4-2.1)."""
        taken: i64 = self.first | self.second
        stone: i64 = (taken + BOTTOM[column]) & ~taken  # the sum carries past the stones that lie there
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
        """The whole state as plain data: what `ConnectFour.load` reads back."""
        return {"game": NAME, "format": FORMAT, **self.progress_data(), "drops": self.drops[:]}


def has_four(stones: i64) -> bool:
    """Whether four of these stones lie in a row (C4-3.1)."""
    for step in DIRECTIONS:
        pairs: i64 = stones & (stones >> step)
        if pairs & (pairs >> 2 * step):
            return True
    return False
