"""Connect Four's numbers as the rules use them: the board as bits, its question, its ends and its numbering."""

from typing import Final

from mypy_extensions import i64

from connect_four.data import BOARD, QUESTIONS

COLUMNS: Final[int] = BOARD.columns
ROWS: Final[int] = BOARD.rows
# The numbering of options: the columns, from left to right.
EVERY_COLUMN: Final[list[int]] = list(range(COLUMNS))
LETTERS: Final = "abcdefghijklmnop"[:COLUMNS]

# A player's stones are the bits of one number, column after column and from the bottom up. Above each column one bit
# stays empty, so that no line runs on from the top of a column to the bottom of the next.
HEIGHT: Final[int] = ROWS + 1
BOTTOM: Final[list[int]] = [1 << (HEIGHT * column) for column in range(COLUMNS)]
TOP_ROW: Final[i64] = sum([bottom << (ROWS - 1) for bottom in BOTTOM])
PLACES: Final[i64] = sum([bottom * ((1 << ROWS) - 1) for bottom in BOTTOM])
DIRECTIONS: Final[list[i64]] = [1, HEIGHT - 1, HEIGHT, HEIGHT + 1]  # to the next one up, falling, across and rising

# The decision catalogue, by number.
DROP: Final = 0
KINDS: Final[list[str]] = [question.id for question in QUESTIONS]

# How a game may end.
FOUR: Final = 0
FULL_BOARD: Final = 1
REASONS: Final = ["four_in_a_row", "full_board"]
