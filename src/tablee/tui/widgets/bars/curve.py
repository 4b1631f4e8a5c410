"""The curve of chances: a line of bars for each side, and a mark at the moment one looks at."""

from collections.abc import Sequence
from typing import Final

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from tablee.tui.widgets.paper.drawing import shape
from tablee.tui.widgets.paper.ink import InkLine, Piece, fitted, inked
from tablee.tui.widgets.paper.themes import INKS

BARS: Final = " ▁▂▃▄▅▆▇█"
NAME: Final = 14
HIGH: Final = 32  # rows of a screen that has some to spare


class Curve(Widget):
    """Chances moment by moment, as far as they are known."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.points: Sequence[tuple[float, ...]] = ()
        self.moments = 1
        self.at = 0
        self.names: Sequence[tuple[int, str]] = ()

    def show(
        self, points: Sequence[tuple[float, ...]], moments: int, at: int, names: Sequence[tuple[int, str]]
    ) -> None:
        """Draw these points of so many moments, for the first seat of each side and its name."""
        is_first = not self.names
        self.points, self.moments, self.at, self.names = points, moments, at, names
        self.refresh(layout=is_first)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """More rows for each side where the screen is high."""
        each = 1 if viewport.height < HIGH else 3
        return each * len(self.names) + 1

    def render(self) -> Content:
        """Bars for each side, then the mark."""
        room = max(10, self.size.width - NAME - 7)
        each = max(1, (self.size.height - 1) // max(1, len(self.names)))
        lines = [line for seat, name in self.names for line in self.side(seat, name, room, each)]
        mark = min(room - 1, self.at * room // max(1, self.moments))
        return inked([*lines, [Piece(" " * (NAME + mark) + "▲", "bold")]], INKS)

    def side(self, seat: int, name: str, room: int, rows: int) -> list[InkLine]:
        """One side: its name, its bars from the top row down, and its chance now."""
        values = [self.value(seat, column, room) for column in range(room)]
        now = self.points[self.at][seat] if self.at < len(self.points) else None
        ending = "" if now is None else f" {now * 100:3.0f} %"
        lines: list[InkLine] = []
        for row in range(rows - 1, -1, -1):
            label = fitted(f"{shape(seat)} {name}", NAME - 1) + " " if row == rows - 1 else " " * NAME
            bars = "".join(bar(value, row, rows) for value in values)
            lines.append(
                [Piece(label, f"bold seat-{seat}"), Piece(bars, f"seat-{seat}"), Piece(ending if not row else "")]
            )
        return lines

    def value(self, seat: int, column: int, room: int) -> float | None:
        """The chance at a column, or None if it is not known yet."""
        at = column * self.moments // room
        return self.points[at][seat] if at < len(self.points) else None


def bar(value: float | None, row: int, rows: int) -> str:
    """One cell of a bar: row 0 is the lowest."""
    if value is None:
        return "·" if row == 0 else " "
    eighths = round(value * rows * 8) - row * 8
    return BARS[max(0, min(8, eighths))] if row or eighths > 0 else "▁"
