"""The turn of Connect Four: one question, one deed, and what is told of them."""

from typing import Final

from examples.connect_four.state import ConnectFourState, has_four
from tablee.kernel import EVERYONE, Frame, Step

TURN: Final = 0  # the only effect
DROP: Final = 0  # the only kind of question
KINDS: Final = ["drop"]

# How a game may end.
FOUR: Final = 0
FULL_BOARD: Final = 1
REASONS: Final = ["four_in_a_row", "full_board"]

# What may happen; each says what its numbers are.
DROPS: Final = 0  # player, column
WINS: Final = 1  # player
DRAWN: Final = 2  # nothing
EVENT_NAMES: Final = ["drops", "wins", "drawn"]

WINNER: Final = [1, 2]  # the bit of each seat


class DropStone(Step[ConnectFourState]):
    """Drop a stone into a column that is not full. (C4-2.1, C4-2.2)"""

    def enter(self, s: ConnectFourState, f: Frame) -> None:
        """Ask for a column."""
        s.ask(f.seat, DROP, s.open)

    def answer(self, s: ConnectFourState, f: Frame, choice: int) -> None:
        """The stone falls."""
        s.drop(f.seat, choice)
        f.at += 1
        if s.listening:
            s.tell(DROPS, EVERYONE, [f.seat, choice])


class EndTurn(Step[ConnectFourState]):
    """Four in a row win, a full board is a draw, else the other player goes on. (C4-2.3, C4-3.1, C4-3.2)"""

    def enter(self, s: ConnectFourState, f: Frame) -> None:
        """End the game, or pass the turn."""
        if has_four(s.stones(f.seat)):
            s.tell(WINS, EVERYONE, [f.seat])
            s.end(WINNER[f.seat], FOUR)
        elif s.open:
            f.seat = 1 - f.seat
            f.at = 0
        else:
            s.tell(DRAWN, EVERYONE, [])
            s.end(0, FULL_BOARD)


TURN_STEPS: Final[list[Step[ConnectFourState]]] = [DropStone(), EndTurn()]
