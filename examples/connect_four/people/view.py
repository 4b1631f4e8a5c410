"""What a seat may see of Connect Four: everything, as nothing is hidden."""

from dataclasses import dataclass

from connect_four.rules.state import ConnectFourState
from connect_four.rules.tables import COLUMNS, KINDS
from tablee.games.seeing import DecisionView, decision_view

Columns = tuple[tuple[int, ...], ...]  # the seats whose stones lie in each column, from the bottom up


@dataclass(frozen=True, slots=True)
class ConnectFourView:
    """The board and the question; the options are for the one who decides."""

    seat: int
    columns: Columns
    decision: DecisionView | None
    over: bool
    winners: tuple[int, ...]


def view(s: ConnectFourState, seat: int) -> ConnectFourView:
    """All that `seat` may know, built from nothing."""
    return ConnectFourView(
        seat=seat,
        columns=columns(s),
        decision=decision_view(s, seat, KINDS),
        over=s.over,
        winners=tuple(s.won()),
    )


def columns(s: ConnectFourState) -> Columns:
    """The stones of every column; seat 0 began, and players take turns (C4-1.2, C4-2.3)."""
    board: list[list[int]] = [[] for column in range(COLUMNS)]
    for turn, column in enumerate(s.drops):
        board[column].append(turn % 2)
    return tuple(tuple(column) for column in board)
