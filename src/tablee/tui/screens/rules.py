"""The rulebook of a game, with a search."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Input

from tablee.games import title_named
from tablee.games.rulebook import Chapter, Rule, rulebook
from tablee.tui.screens.base import Place
from tablee.tui.widgets.paragraph import Paragraph
from tablee.tui.wishes.game_wishes import credit, game_title


class RulesScreen(Place):
    """All rules, or those that hold some words."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("down", "move(2)", show=False, priority=True),
        Binding("up", "move(-2)", show=False, priority=True),
        Binding("pagedown", "move(15)", show=False, priority=True),
        Binding("pageup", "move(-15)", show=False, priority=True),
    ]

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game
        self.sought = ""

    def compose(self) -> ComposeResult:
        """A title, the search, the rules."""
        yield Paragraph(self.say("rules-title", game=game_title(self.game, self.language)), classes="place-title")
        yield Input(self.sought, placeholder=self.say("rules-search"), id="search", compact=True)
        with VerticalScroll(id="book", can_focus=False):
            if credit(self.game, self.language):
                yield Paragraph(credit(self.game, self.language), classes="credit faint")
            yield Paragraph(self.text(), id="rules")
        yield Paragraph(self.say("rules-keys"), classes="faint last")

    def on_mount(self) -> None:
        """One can search at once."""
        self.query_one(Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Show what is found."""
        self.sought = event.value
        self.query_one("#rules", Paragraph).update(self.text())
        self.query_one("#book").scroll_home(animate=False)

    def text(self) -> Content:
        """The rules found, under their chapters."""
        book = rulebook(title_named(self.game).package)
        found = {rule.id for rule in book.search(self.sought, self.language)} if self.sought.strip() else None
        kept = [(chapter, [rule for rule in chapter.rule if found is None or rule.id in found]) for chapter in book]
        parts = [self.chapter(chapter, rules) for chapter, rules in kept if rules]
        return Content("\n\n").join(parts) if parts else Content(self.say("rules-none"))

    def chapter(self, chapter: Chapter, rules: list[Rule]) -> Content:
        """One chapter: its title and rules."""
        title = Content.assemble((f"{chapter.id}  {chapter.title.in_(self.language)}", "bold underline"))
        told = [Content.assemble((f"{rule.id}  ", "bold $accent"), rule.text.in_(self.language)) for rule in rules]
        return Content("\n").join([title, *told])

    def action_move(self, rows: int) -> None:
        """Read on, or back."""
        self.query_one("#book").scroll_relative(y=rows, animate=False)

    def action_close(self) -> None:
        """Back to where one came from."""
        self.dismiss(None)
