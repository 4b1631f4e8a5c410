"""What a board is drawn on: a table of cards with what happened beside it, or an atlas."""

from textual.app import ComposeResult
from textual.screen import Screen

from tablee.tui.boards import Board
from tablee.tui.widgets.bars.log import LogView
from tablee.tui.widgets.paper.drawing import Marks
from tablee.tui.widgets.surfaces.atlas import Atlas
from tablee.tui.widgets.surfaces.board import BoardView


def surface(board: Board) -> ComposeResult:
    """The widgets for a board of this kind."""
    if board.map is None:
        yield BoardView(id="board")
        yield LogView(id="log")
    else:
        yield Atlas(id="atlas")


def show_on(screen: Screen[None], board: Board, marks: Marks) -> None:
    """Draw a board with its marks on whichever is there."""
    for atlas in screen.query(Atlas):
        atlas.show(board, marks)
    for plain in screen.query(BoardView):
        plain.show(board, marks)
