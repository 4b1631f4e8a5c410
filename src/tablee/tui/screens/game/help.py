"""Help for one decision: the rules behind it, what an option does, why another is not allowed; and all keys."""

import asyncio
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input

from tablee.tui.desk.desk import Desk
from tablee.tui.desk.offers import Offer
from tablee.tui.screens.game.key_page import key_page
from tablee.tui.screens.shell.base import Leaf
from tablee.tui.widgets.paper.paragraph import Paragraph
from tablee.tui.widgets.paper.themes import INKS

MOST = 12  # options that one search shows


class Help(Leaf):
    """A leaf over the game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,question_mark", "close", show=False),
        Binding("tab,shift+tab", "turn", show=False, priority=True),
        Binding("down", "scroll(1)", show=False, priority=True),
        Binding("up", "scroll(-1)", show=False, priority=True),
        Binding("pagedown", "scroll(4)", show=False, priority=True),
        Binding("pageup", "scroll(-4)", show=False, priority=True),
    ]

    def __init__(self, desk: Desk, seat: int, choice: Offer | None) -> None:
        super().__init__()
        self.desk = desk
        self.seat = seat
        self.choice = choice
        self.is_on_keys = False  # the page of keys, or that of the question

    def compose(self) -> ComposeResult:
        """The question, what may be asked, and the rules."""
        with Vertical(classes="leaf large"):
            yield Paragraph(self.pages(), id="help-pages")
            yield Paragraph(self.desk.question(self.seat, self.language), classes="leaf-title")
            yield Input(placeholder=self.say("help-why"), id="why", compact=True)
            with VerticalScroll(can_focus=False):
                yield Paragraph(self.answer(""), id="answer")
            yield Paragraph(self.say("help-close"), classes="faint")

    def on_mount(self) -> None:
        """One can ask at once."""
        self.query_one(Input).focus()
        if self.desk.table.to_move == self.seat:
            self.get_ready()

    @work(exclusive=True)
    async def get_ready(self) -> None:
        """Speak all options elsewhere, so that what is typed is answered at once."""
        await asyncio.to_thread(self.desk.lookup(self.seat, self.language).prepare)
        if self.is_attached:
            self.show()

    def pages(self) -> Content:
        """The two pages, the one that is shown standing out."""
        names = [(self.say("help-question"), not self.is_on_keys), (self.say("help-keys"), self.is_on_keys)]
        marks = [
            (f"{'▸' if is_here else ' '}{name} ", "bold reverse" if is_here else INKS["faint"])
            for name, is_here in names
        ]
        return Content.assemble(*marks, (self.say("help-turn"), INKS["faint"]))

    def action_turn(self) -> None:
        """The other page."""
        self.is_on_keys = not self.is_on_keys
        for part in self.query("#why, .leaf-title"):
            part.display = not self.is_on_keys
        if not self.is_on_keys:
            self.query_one(Input).focus()
        self.query_one("#help-pages", Paragraph).update(self.pages())
        self.query_one(VerticalScroll).scroll_home(animate=False)
        self.show()

    def on_input_changed(self) -> None:
        """Look up options by words, legal or not."""
        self.show()

    def show(self) -> None:
        """The page of keys, or the answer to what was typed."""
        page = self.keys() if self.is_on_keys else self.answer(self.query_one(Input).value)
        self.query_one("#answer", Paragraph).update(page)

    def keys(self) -> Content:
        """Every key."""
        return key_page(self.say, has_map=self.desk.board(self.seat, self.language).map is not None)

    def answer(self, asked: str) -> Content:
        """Options with the reason against each, or the rules behind the decision."""
        return self.looked_up(asked) if asked.strip() else self.rules()

    def looked_up(self, asked: str) -> Content:
        """The options that hold these words: allowed, or why not."""
        if self.desk.table.to_move != self.seat:
            return Content(self.say("help-not-asked"))
        if not self.desk.lookup(self.seat, self.language).is_ready:
            return Content(self.say("help-looking"))
        found = self.desk.found(self.seat, asked, self.language)[:MOST]
        if not found:
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
