"""Help for one decision: the rules behind it, what the selected option does, and why another is not allowed."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input

from tablee.tui.desk.desk import Desk
from tablee.tui.desk.offers import Offer
from tablee.tui.screens.base import Leaf
from tablee.tui.widgets.paragraph import Paragraph
from tablee.tui.widgets.themes import INKS

MOST = 12  # options that one search shows


class Help(Leaf):
    """A leaf over the game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,question_mark", "close", show=False),
        Binding("down", "scroll(1)", show=False, priority=True),
        Binding("up", "scroll(-1)", show=False, priority=True),
    ]

    def __init__(self, desk: Desk, seat: int, choice: Offer | None) -> None:
        super().__init__()
        self.desk = desk
        self.seat = seat
        self.choice = choice

    def compose(self) -> ComposeResult:
        """The question, what may be asked, and the rules."""
        with Vertical(classes="leaf large"):
            yield Paragraph(self.desk.question(self.seat, self.language), classes="leaf-title")
            yield Input(placeholder=self.say("help-why"), id="why", compact=True)
            with VerticalScroll():
                yield Paragraph(self.answer(""), id="answer")
            yield Paragraph(self.say("help-close"), classes="faint")

    def on_mount(self) -> None:
        """One can ask at once."""
        self.query_one(Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Look up options by words, legal or not."""
        self.query_one("#answer", Paragraph).update(self.answer(event.value))

    def answer(self, asked: str) -> Content:
        """Options with the reason against each, or the rules behind the decision."""
        return self.looked_up(asked) if asked.strip() else self.rules()

    def looked_up(self, asked: str) -> Content:
        """The options that hold these words: allowed, or why not."""
        found = self.desk.found(self.seat, asked, self.language)[:MOST]
        if not found or self.desk.table.to_move != self.seat:
            return Content(self.say("help-nothing"))
        return Content("\n").join([self.verdict(option, text) for option, text in found])

    def verdict(self, option: int, text: str) -> Content:
        """One option: it is allowed, or why it is not."""
        why = self.desk.why_not(self.seat, option, self.language)
        if why is None:
            return Content(self.say("help-allowed", option=text))
        return Content.assemble((self.say("help-refused", option=text, why=why), INKS["faint"]))

    def rules(self) -> Content:
        """What the selected option does, then the rules with their numbers."""
        parts = [Content(line) for line in self.explained()]
        for rule in self.desk.rules(self.seat):
            parts.append(Content.assemble((f"{rule.id}  ", "bold"), rule.text.in_(self.language)))
        return Content("\n\n").join(parts)

    def explained(self) -> list[str]:
        """What the selected option means."""
        return self.desk.explained(self.seat, self.choice, self.language) if self.choice else []

    def action_scroll(self, step: int) -> None:
        """Read on, or back."""
        self.query_one(VerticalScroll).scroll_relative(y=3 * step, animate=False)

    def action_close(self) -> None:
        """Back to the game."""
        self.dismiss(None)
