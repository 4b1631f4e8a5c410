"""What a seat may see of Connect Four: everything, as nothing is hidden."""

from dataclasses import dataclass

from examples.connect_four.state import COLUMNS, ConnectFourState

Columns = tuple[tuple[int, ...], ...]  # the seats whose stones lie in each column, from the bottom up


@dataclass(frozen=True, slots=True)
class ConnectFourView:
    """The board and the question; the options are for the one who decides."""

    seat: int
    columns: Columns
    to_move: int
    options: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]


def view(s: ConnectFourState, seat: int) -> ConnectFourView:
    """All that `seat` may know, built from nothing."""
    return ConnectFourView(
        seat=seat,
        columns=columns(s),
        to_move=s.to_move,
        options=tuple(s.options) if seat == s.to_move else (),
        over=s.over,
        winners=tuple(winner for winner in range(2) if s.winners >> winner & 1),
    )


def columns(s: ConnectFourState) -> Columns:
    """The stones of every column; seat 0 began, and players take turns (C4-1.2, C4-2.3)."""
    board: list[list[int]] = [[] for column in range(COLUMNS)]
    for turn, column in enumerate(s.drops):
        board[column].append(turn % 2)
    return tuple(tuple(column) for column in board)
