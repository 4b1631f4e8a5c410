"""Boards: one file for each game turns its view into things to draw; a game without a file is drawn as it stands."""

from collections.abc import Callable
from typing import Final

from tablee.tui.boards import generic
from tablee.tui.boards.karmaka import board as karmaka
from tablee.tui.boards.parts import (
    Asking,
    Board,
    Card,
    Cell,
    Drawn,
    Exit,
    Map,
    Node,
    Row,
    SeatPanel,
    Sheet,
    Thing,
    Track,
    Zone,
)
from tablee.tui.boards.spacepaper import board as spacepaper

__all__ = [
    "BOARDS",
    "Asking",
    "Board",
    "Card",
    "Cell",
    "Drawn",
    "Exit",
    "Map",
    "Node",
    "Row",
    "SeatPanel",
    "Sheet",
    "Thing",
    "Track",
    "Zone",
    "board_for",
    "sort_for",
]

BOARDS: Final[dict[str, Drawn]] = {
    "karmaka": karmaka.board,
    "spacepaper": spacepaper.board,
}
# What an option of a game does, whatever it does it with: the same again.
SORTS: Final[dict[str, Callable[[int], str]]] = {
    "spacepaper": spacepaper.sort_of,
}


def board_for(game: str) -> Drawn:
    """How the view of a game is turned into a board: `board_for("karmaka")(view, names, "fr")`."""
    return BOARDS.get(game, generic.board)


def sort_for(game: str) -> Callable[[int], str]:
    """How options of a game are compared with each other: two of one sort are the same again."""
    return SORTS.get(game, str)
