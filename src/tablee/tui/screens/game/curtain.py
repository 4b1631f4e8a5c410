"""The curtain between two people at one terminal: nobody sees another's hand."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import CenterMiddle

from tablee.tui.screens.shell.base import Place
from tablee.tui.widgets.paper.paragraph import Paragraph


class Curtain(Place):
    """An empty screen with one name on it, until that person says that they sit there."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "open", show=False)]

    def __init__(self, name: str) -> None:
        super().__init__()
        self.person = name

    def compose(self) -> ComposeResult:
        """Whom to hand the terminal to."""
        with CenterMiddle():
            yield Paragraph(self.say("curtain-title", player=self.person), id="curtain-title")
            yield Paragraph(self.say("curtain-line", player=self.person), id="curtain-line")

    def on_mount(self) -> None:
        """The curtain has fallen: it stays so long that the key that made it fall does not lift it."""
        super().on_mount()
        self.program.pace.begin()

    def on_click(self) -> None:
        """A click opens it too."""
        self.action_open()

    def action_open(self) -> None:
        """Draw the curtain."""
        if not self.program.pace.is_too_soon():
            self.dismiss(None)
