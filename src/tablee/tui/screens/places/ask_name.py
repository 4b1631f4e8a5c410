"""Your name: asked once, before the first game, and kept."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input

from tablee.table import BadName, said
from tablee.table.seating.places import checked_name
from tablee.tui.screens.shell.base import Speaking
from tablee.tui.widgets.paper.paragraph import Paragraph


def is_name(text: str) -> bool:
    """Whether somebody may sit down under these words."""
    try:
        checked_name(text.strip())
    except BadName:
        return False
    return True


class AskName(Speaking, ModalScreen[str]):
    """A leaf with one question; Enter takes what is proposed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, proposed: str) -> None:
        super().__init__()
        self.proposed = proposed

    def compose(self) -> ComposeResult:
        """The question, and room for the answer."""
        with Vertical(classes="leaf"):
            yield Paragraph(self.say("name-ask"), classes="leaf-title")
            yield Input(self.proposed, id="name", compact=True)
            yield Paragraph(self.say("name-kept"), id="about-name", classes="faint")

    def on_mount(self) -> None:
        """One can type at once."""
        self.query_one(Input).focus()

    async def speak(self) -> None:
        """Say the question again."""
        await self.recompose()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take the name, or say why it is none."""
        try:
            self.dismiss(checked_name(event.value.strip()))
        except BadName as error:
            self.query_one("#about-name", Paragraph).update(said(error, self.language))

    def action_close(self) -> None:
        """Back to the form."""
        self.dismiss(None)
