"""Leaving a game in progress: keep it for later, or give it up."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList

from tablee.tui.screens.shell.base import Speaking
from tablee.tui.widgets.bars.menu import Menu
from tablee.tui.widgets.paper.paragraph import Paragraph

WAYS: Final = ("leave", "resign", "stay")


class Leaving(Speaking, ModalScreen[str]):
    """A leaf over the game: the first answer keeps everything."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "stay", show=False)]

    def __init__(self, *, may_resign: bool) -> None:
        super().__init__()
        self.may_resign = may_resign

    def compose(self) -> ComposeResult:
        """The question, and the ways."""
        ways = [way for way in WAYS if self.may_resign or way != "resign"]
        with Vertical(classes="leaf"):
            yield Paragraph(self.say("leaving-title"), classes="leaf-title")
            yield Menu([(way, self.say(f"leaving-{way}")) for way in ways], id="leaving", pace=self.program.pace)

    async def speak(self) -> None:
        """Say the answers again."""
        await self.recompose()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """The answer."""
        self.dismiss(event.option_id or "stay")

    def action_stay(self) -> None:
        """Go on playing."""
        self.dismiss("stay")
