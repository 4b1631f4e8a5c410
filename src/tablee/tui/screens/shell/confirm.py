"""A question of the program itself: yes or no."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList

from tablee.tui.screens.shell.base import Speaking
from tablee.tui.widgets.bars.menu import Menu
from tablee.tui.widgets.paper.paragraph import Paragraph


class Confirm(Speaking, ModalScreen[bool]):
    """Something that is done only when it is said twice."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "no", show=False)]

    def __init__(self, text: str, yes: str) -> None:
        super().__init__()
        self.text = text
        self.yes = yes

    def compose(self) -> ComposeResult:
        """The reason, and two answers."""
        with Vertical(classes="leaf"):
            yield Paragraph(self.text)
            yield Menu([("yes", self.yes), ("no", self.say("answer-no"))], id="answers", pace=self.program.pace)

    async def speak(self) -> None:
        """Say the answers again."""
        await self.recompose()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """The answer."""
        self.dismiss(event.option_id == "yes")

    def action_no(self) -> None:
        """Leave everything as it is."""
        self.dismiss(False)
