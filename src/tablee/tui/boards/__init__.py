"""Boards: one file for each game turns its view into things to draw; a game without a file is drawn as it stands."""

from typing import Final

from tablee.tui.boards import generic, karmaka
from tablee.tui.boards.parts import Board, Card, Drawn, SeatPanel, Track, Zone

__all__ = ["BOARDS", "Board", "Card", "Drawn", "SeatPanel", "Track", "Zone", "board_for"]

BOARDS: Final[dict[str, Drawn]] = {
    "karmaka": karmaka.board,
}


def board_for(game: str) -> Drawn:
    """How the view of a game is turned into a board: `board_for("karmaka")(view, names, "fr")`."""
    return BOARDS.get(game, generic.board)
