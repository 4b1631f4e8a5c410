"""Boards: a room for each game turns its view into things to draw; a game without one is drawn as it stands."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Final

from tablee.tui.boards.parts import (
    Board,
    Card,
    Cell,
    Drawn,
    Exit,
    Map,
    Node,
    Offering,
    Pick,
    Row,
    SeatPanel,
    Sheet,
    Thing,
    Track,
    Verb,
    Zone,
)

__all__ = [
    "Board",
    "Card",
    "Cell",
    "Drawn",
    "Exit",
    "Map",
    "Node",
    "Offering",
    "Pick",
    "Row",
    "SeatPanel",
    "Sheet",
    "Thing",
    "Track",
    "Verb",
    "Zone",
    "board_for",
    "drawn_games",
    "sort_for",
]

PACKAGE: Final = "tablee.tui.boards"


def drawn_games() -> list[str]:
    """The games that have a room here, and in it a board of their own."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


def _board_of(game: str) -> ModuleType:
    """The module that draws a game: its own, or the one for any game."""
    return import_module(f"{PACKAGE}.{game}.board" if game in drawn_games() else f"{PACKAGE}.generic")


@cache
def board_for(game: str) -> Drawn:
    """How the view of a game is turned into a board: `board_for("karmaka")(view, names, "fr")`."""
    found: Drawn = _board_of(game).board
    return found


@cache
def sort_for(game: str) -> Callable[[int], str]:
    """How options of a game are compared with each other: two of one sort are the same again."""
    found: Callable[[int], str] = getattr(_board_of(game), "sort_of", str)
    return found
