"""The rulebook of a game, with a search."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Input

from tablee.games import title_named
from tablee.games.primer import primer
from tablee.games.rulebook import Chapter, Rule, Rulebook, rulebook
from tablee.tui.screens.shell.base import Place
from tablee.tui.widgets.paper.paragraph import Paragraph
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

    def __init__(self, game: str, sought: str = "") -> None:
        super().__init__()
        self.game = game
        self.sought = sought

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
        parts = self.answers(book) if self.sought.strip() else self.whole(book)
        return Content("\n\n").join(parts) if parts else Content(self.say("rules-none"))

    def answers(self, book: Rulebook) -> list[Content]:
        """What was sought: the rule of a bare number first, the others under their chapters."""
        found = book.search(self.sought, self.language)
        first = book.numbered(self.sought)
        return [*self.bound(book, first), *self.bound(book, [rule for rule in found if rule not in first])]

    def bound(self, book: Rulebook, rules: list[Rule]) -> list[Content]:
        """Some rules under their chapters."""
        kept = [(chapter, [rule for rule in chapter.rule if rule in rules]) for chapter in book]
        return [self.chapter(chapter, some) for chapter, some in kept if some]

    def whole(self, book: Rulebook) -> list[Content]:
        """The whole book: a primer, contents, the chapters, and what is about the program in an appendix."""
        front, back = book.part(appendix=False), book.part(appendix=True)
        contents = [f"{chapter.id}  {chapter.title.in_(self.language)}" for chapter in front]
        heading = Content.assemble((self.say("rules-contents"), "bold underline"))
        parts = [*self.primer(), Content("\n").join([heading, *map(Content, contents)])] if contents else []
        parts += [self.chapter(chapter, list(chapter.rule)) for chapter in front]
        if back:
            parts.append(Content.assemble((self.say("rules-appendix"), "bold underline")))
        return [*parts, *(self.chapter(chapter, list(chapter.rule)) for chapter in back)]

    def primer(self) -> list[Content]:
        """The game in ten lines and a picture in signs, where it has them."""
        found = primer(title_named(self.game).package)
        if found is None:
            return []
        title = self.say("rules-primer", game=game_title(self.game, self.language))
        lines = [f"{number:>2}. {line.in_(self.language)}" for number, line in enumerate(found.line, 1)]
        sketch = Content(found.sketch.in_(self.language).strip("\n"))
        return [Content.assemble((title, "bold underline")), sketch, Content("\n").join(map(Content, lines))]

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
