"""The end of a game: who won and why, and what next."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import OptionList

from tablee.table import Journal
from tablee.tui.desk.desk import Desk
from tablee.tui.screens.shell.base import Leaf
from tablee.tui.widgets.bars.menu import Menu
from tablee.tui.widgets.paper.paragraph import Paragraph

WAYS: Final = ("look", "review", "rematch", "home")  # what Enter takes by itself changes nothing


class End(Leaf):
    """A leaf over the finished table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "go('look')", show=False)]

    def __init__(self, desk: Desk, reader: int) -> None:
        super().__init__()
        self.desk = desk
        self.reader = reader

    def compose(self) -> ComposeResult:
        """The result, each player's state, and the ways on."""
        with Vertical(classes="leaf"):
            yield Paragraph(self.desk.result(self.reader, self.language), classes="leaf-title")
            yield Paragraph(self.standing(), id="standing")
            yield Menu([(way, self.say(f"end-{way}")) for way in WAYS], id="ways", pace=self.program.pace)

    def standing(self) -> str:
        """How far everybody came."""
        seats = self.desk.board(self.reader, self.language).seats
        return "\n".join(self.say("end-player", player=seat.called, facts=" · ".join(seat.facts)) for seat in seats)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go on."""
        self.action_go(event.option_id or "home")

    def action_go(self, way: str) -> None:
        """Go a way."""
        match way:
            case "look":
                self.dismiss(None)
            case "rematch":
                self.desk.leave(self.language)
                self.program.rematch(self.desk.table)
            case "review":
                journal = Journal.read(self.desk.table.export(self.reader))
                self.desk.leave(self.language)
                self.program.review(journal)
            case _:
                self.desk.leave(self.language)
                self.program.go_home()
