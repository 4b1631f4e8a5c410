"""The board on the screen: draws what it is given, lights what is selected, and says what was clicked."""

from typing import Final

from textual import events
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from tablee.tui.boards import Board
from tablee.tui.widgets.paper.drawing import Marks, drawn, height
from tablee.tui.widgets.paper.ink import inked
from tablee.tui.widgets.paper.themes import INKS

BELOW: Final = 3  # rows left for what happened, where that stands below the board
CROWDED: Final = 2  # of them that a board takes which has too much to show


class BoardView(Widget):
    """One board, as one reader sees it."""

    class Clicked(Message):
        """Something on the board was clicked: zone, seat, place from the top, kind of card."""

        def __init__(self, where: tuple[object, ...]) -> None:
            super().__init__()
            self.where = where

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.board: Board | None = None
        self.marks = Marks()
        self.turned = 0  # pages, where there are several

    def show(self, board: Board, marks: Marks) -> None:
        """Draw another board, or other marks on it."""
        is_new = board != self.board
        if is_new or marks != self.marks:
            self.turned = 0
        self.board, self.marks = board, marks
        self.refresh(layout=is_new)

    def turn(self, step: int) -> None:
        """Another page of what finds no room at once."""
        self.turned += step
        self.refresh()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The rows of the richest drawing that leaves some for what happened; a full board leaves fewer."""
        room = container.height - BELOW
        return min(height(self.board, self.marks, width, room), room + CROWDED) if self.board else 1

    def render(self) -> Content:
        """The richest drawing that the room holds."""
        if self.board is None:
            return Content("")
        lines = drawn(self.board, self.marks, self.size.width, self.size.height, self.turned)
        return inked(lines, INKS)

    def on_click(self, event: events.Click) -> None:
        """Say what was clicked."""
        where = event.style.meta.get("hit")
        if where is not None:
            self.post_message(self.Clicked(tuple(where)))
