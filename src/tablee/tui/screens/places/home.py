"""Home: what this is, and where one can go from here."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Vertical
from textual.widgets import OptionList

from tablee.tui.screens.places import doors
from tablee.tui.screens.shell.base import Place
from tablee.tui.widgets.bars.keys import KeyBar
from tablee.tui.widgets.bars.menu import Menu
from tablee.tui.widgets.paper.paragraph import Paragraph

DOORS: Final = ("new", "resume", "review", "learn", "rulebook", "settings", "quit")


class Home(Place):
    """The first screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "go('quit')", show=False)]

    def compose(self) -> ComposeResult:
        """A title, a line, and the doors."""
        with Center(), Vertical(id="home"):
            yield Paragraph(self.say("home-title"), id="title")
            yield Paragraph(self.say("home-line"), id="line")
            yield Menu([(door, self.say(f"home-{door}")) for door in DOORS], id="doors")
            yield Paragraph(self.say("home-hint"), id="hint")
        yield KeyBar([("l", self.next_language, "app.language"), ("q", self.say("home-quit"), "go('quit')")])

    def on_mount(self) -> None:
        """Arrows and Enter work at once."""
        self.query_one("#doors").focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go through a door."""
        self.action_go(event.option_id or "")

    def action_go(self, door: str) -> None:
        """Go through a door."""
        doors.go(self.program, door)
