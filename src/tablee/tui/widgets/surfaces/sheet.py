"""A sheet on the screen, below the tabs of all of them."""

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from tablee.kernel import Touch
from tablee.tui.boards import Sheet, Thing
from tablee.tui.widgets.maps.chart import Pointed
from tablee.tui.widgets.paper.drawing import Marks
from tablee.tui.widgets.paper.ink import Piece, fitted, inked
from tablee.tui.widgets.paper.pages import page, tabs
from tablee.tui.widgets.paper.themes import INKS


class TabChosen(Message):
    """Another page was asked for."""

    def __init__(self, tab: str) -> None:
        super().__init__()
        self.tab = tab


class SheetView(Widget):
    """One sheet below its tabs."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.sheet: Sheet | None = None
        self.names: list[tuple[str, str]] = []
        self.tab = ""
        self.lit: frozenset[Thing] = frozenset()
        self.choosable: frozenset[Thing] = frozenset()
        self.first = 0

    def show(self, sheet: Sheet, names: list[tuple[str, str]], tab: str, marks: Marks) -> None:
        """Show a sheet; one that was not there before begins at its top."""
        if self.sheet is None or (self.sheet.key, self.tab) != (sheet.key, tab):
            self.first = 0
        self.sheet, self.names, self.tab = sheet, names, tab
        self.lit, self.choosable = things(marks.lit), things(marks.choosable)
        self.refresh()

    def render(self) -> Content:
        """Tabs, title, and as many lines as the room holds."""
        if self.sheet is None:
            return Content("")
        cells, rows = max(20, self.size.width), max(3, self.size.height)
        lines = page(self.sheet, cells, self.lit, self.choosable)
        head = tabs(self.names, self.tab, cells)
        room = max(1, rows - 1 - len(head))
        self.first = max(0, min(self.first, len(lines) - room))
        more = f" ↑{self.first} ↓{len(lines) - self.first - room}" if len(lines) > room else ""
        title = [Piece(fitted(self.sheet.title, cells - len(more)), "bold"), Piece(more, "faint")]
        return inked([*head, title, *lines[self.first : self.first + room]], INKS)

    def scroll_lines(self, lines: int) -> None:
        """Read on, or back."""
        self.first = max(0, self.first + lines)
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        """A tab is opened, a thing is chosen."""
        where = event.style.meta.get("hit")
        if where is None:
            return
        if where[0] == "tab":
            self.post_message(TabChosen(where[1]))
        else:
            self.post_message(Pointed((where[0], where[1]), chosen=True))

    def on_mouse_scroll_up(self) -> None:
        """Back."""
        self.scroll_lines(-3)

    def on_mouse_scroll_down(self) -> None:
        """Read on."""
        self.scroll_lines(3)


def things(touches: tuple[Touch, ...]) -> frozenset[Thing]:
    """What touches mean on a sheet."""
    return frozenset((touch.zone, str(touch.what)) for touch in touches)
