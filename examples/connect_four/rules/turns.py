"""The turn of Connect Four: one question and one deed."""

from typing import Final

from connect_four.rules.events import DRAWN, DROPS, WINS
from connect_four.rules.state import ConnectFourState, has_four
from connect_four.rules.tables import DROP, FOUR, FULL_BOARD
from tablee.kernel import EVERYONE, Frame, Step

TURN: Final = 0  # the only effect


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


WINNER: Final = [1, 2]  # the bit of each seat
TURN_STEPS: Final[list[Step[ConnectFourState]]] = [DropStone(), EndTurn()]
