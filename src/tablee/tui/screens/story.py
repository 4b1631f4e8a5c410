"""What happened, all of it: turn by turn, the newest at the end and in view; arrows and pages read back."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content

from tablee.tui.desk.desk import Told
from tablee.tui.screens.base import Leaf
from tablee.tui.widgets.paragraph import Paragraph
from tablee.tui.widgets.themes import INKS


class Story(Leaf):
    """A leaf over the game."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,j,enter", "close", show=False)]

    def __init__(self, told: list[Told]) -> None:
        super().__init__()
        self.told = told

    def compose(self) -> ComposeResult:
        """A title, and the turns."""
        with Vertical(classes="leaf large"):
            yield Paragraph(self.say("story-title"), classes="leaf-title")
            with VerticalScroll():
                yield Paragraph(story(self.told))
            yield Paragraph(self.say("story-keys"), classes="faint")

    def on_mount(self) -> None:
        """Begin at the end: keys read back."""
        self.query_one(VerticalScroll).focus()
        self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_close(self) -> None:
        """Back to the game."""
        self.dismiss(None)


def story(told: list[Told]) -> Content:
    """Turns under their headings; the last one is not faint."""
    parts: list[Content] = []
    for at, turn in enumerate(told):
        ink = "" if at == len(told) - 1 else INKS["faint"]
        parts += [Content.assemble((turn.heading, "bold"))] if turn.heading else []
        parts += [Content.assemble((f"  {sentence}", ink)) for sentence in turn.sentences]
    return Content("\n").join(parts)
