"""The atlas: a map, the sheets beside it, and what happened; on a narrow screen one of them at a time."""

from typing import Final

from textual.app import ComposeResult
from textual.containers import Container, Vertical

from tablee.tui.boards import Board, Sheet, Thing
from tablee.tui.widgets.bars.log import LogView
from tablee.tui.widgets.maps.chart import MapView
from tablee.tui.widgets.paper.drawing import Marks
from tablee.tui.widgets.surfaces.sheet import SheetView

MAP: Final = "map"
LOG: Final = "log"
FIRST: Final = "system"  # the page beside the map
WIDE: Final = 110  # cells of a screen that has room for both


class Atlas(Container):
    """A board with a map. It shows a board and its marks as a plain board does."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.tab = MAP
        self.board: Board | None = None
        self.marks = Marks()
        self.log_word = ""  # the name of the tab of what happened
        self.turned = 0  # how many sheets of the tab one has turned on

    def compose(self) -> ComposeResult:
        """The map; beside or below it a sheet and what happened."""
        yield MapView(id="map")
        with Vertical(id="side"):
            yield SheetView(id="sheet")
            yield LogView(id="log")

    def on_mount(self) -> None:
        """Begin with the map, or where it is always seen with what is beside it."""
        self.turn_to(MAP if self.app.size.width < WIDE else FIRST)

    def show(self, board: Board, marks: Marks) -> None:
        """Draw another board, or other marks on it."""
        self.board, self.marks = board, marks
        self.query_one(MapView).show(board, marks)
        self.draw_sheet()

    def draw_sheet(self) -> None:
        """The sheet of the current tab that is about what is selected."""
        sheet = self.sheet()
        if sheet is not None:
            self.query_one(SheetView).show(sheet, [*self.tabs().items()], self.tab, self.marks)

    def tabs(self) -> dict[str, str]:
        """The pages, in order, with their names: those of the sheets, then what happened."""
        sheets = self.board.sheets if self.board else ()
        return {sheet.tab: sheet.word for sheet in sheets} | {LOG: self.log_word}

    def sheet(self) -> Sheet | None:
        """The sheet to show: of several about different things, the one about what is selected."""
        if self.board is None:
            return None
        found = [sheet for sheet in self.board.sheets if sheet.tab == self.tab]
        best = [at for subject in self.subjects() for at, sheet in enumerate(found) if sheet.subject == subject]
        return found[((best[0] if best else 0) + self.turned) % len(found)] if found else None

    def turn_on(self) -> None:
        """The same page about another thing: the next player, the next system."""
        self.turned += 1
        self.draw_sheet()

    def subjects(self) -> list[Thing]:
        """What is looked at, the foremost first: under the cursor, selected, or where it matters."""
        view = self.query_one(MapView)
        found: list[Thing | None] = [view.cursor] if view.has_focus or not self.marks.lit else []
        if self.board is not None and self.board.map is not None:
            found += [self.board.map.node_of(touch) for touch in self.marks.lit]
            found += [("player", str(touch.seat)) for touch in self.marks.lit if touch.zone == "player"]
            found += [view.cursor, self.board.here]
        return [thing for thing in found if thing is not None]

    def turn_to(self, tab: str) -> None:
        """Show a page."""
        self.tab, self.turned = tab, 0
        self.set_class(tab == MAP, "-map")
        self.set_class(tab == LOG, "-log")
        self.draw_sheet()

    def turn(self, step: int) -> None:
        """Show the next page, or the one before."""
        names = [*self.tabs()]
        at = names.index(self.tab) if self.tab in names else 0
        self.turn_to(names[(at + step) % len(names)])
