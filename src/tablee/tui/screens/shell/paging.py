"""A screen with an atlas: its pages, and the map nearer or farther."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from tablee.tui.screens.shell.base import Place
from tablee.tui.widgets.bars.log import LogView
from tablee.tui.widgets.maps.chart import NEARER, MapView
from tablee.tui.widgets.surfaces.atlas import LOG, Atlas
from tablee.tui.widgets.surfaces.board import BoardView
from tablee.tui.widgets.surfaces.sheet import SheetView, TabChosen

LINES = 8  # that a key scrolls


class Paging(Place):
    """What one can do with an atlas; nothing where the game has none."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "pages(1)", show=False, priority=True),
        Binding("shift+tab", "pages(-1)", show=False, priority=True),
        Binding("plus,equals_sign", "zoom(1)", show=False),
        Binding("minus", "zoom(-1)", show=False),
        Binding("f", "zoom(0)", show=False),
        Binding("shift+left", "pan(-1, 0)", show=False),
        Binding("shift+right", "pan(1, 0)", show=False),
        Binding("shift+up", "pan(0, -1)", show=False),
        Binding("shift+down", "pan(0, 1)", show=False),
    ]

    @property
    def atlas(self) -> Atlas | None:
        """The map with its pages, if the game has one."""
        return next(iter(self.query(Atlas)), None)

    def unfold(self) -> None:
        """Give the atlas its room and the name of its last page."""
        self.set_class(self.atlas is not None, "charted")
        if self.atlas is not None:
            self.atlas.log_word = self.say("charting-log")

    def on_tab_chosen(self, event: TabChosen) -> None:
        """Show a page."""
        event.stop()
        if self.atlas is not None:
            self.atlas.turn_to(event.tab)

    def action_pages(self, step: int = 1) -> None:
        """The next page, or the one before: of an atlas, or of a board that is too full for the screen."""
        if self.atlas is not None:
            self.atlas.turn(step)
        for board in self.query(BoardView):
            board.turn(step)

    def action_zoom(self, step: int) -> None:
        """Nearer, farther, or the whole map."""
        if self.atlas is None:
            return
        view = self.atlas.query_one(MapView)
        if step:
            view.zoom(NEARER**step)
        else:
            view.fit()

    def action_pan(self, right: int, down: int) -> None:
        """Move the map."""
        if self.atlas is not None:
            self.atlas.query_one(MapView).pan(right, down)

    def read_on(self, step: int) -> bool:
        """Scroll a sheet, or what happened; whether there is one."""
        if self.atlas is not None and self.atlas.tab == LOG:
            self.atlas.query_one(LogView).scroll_lines(LINES * step)
            return True
        if self.atlas is None or not self.atlas.query_one(SheetView).region.height:
            return False
        self.atlas.query_one(SheetView).scroll_lines(LINES * step)
        return True
