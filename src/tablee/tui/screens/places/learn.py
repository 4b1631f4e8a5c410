"""Learn: a guided first game of each game."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Vertical
from textual.widgets import OptionList

from tablee.games import titles
from tablee.games.lessons import lessons
from tablee.table.seating.first_steps import lesson_places, lesson_setup
from tablee.tui.screens.shell.base import Place
from tablee.tui.widgets.bars.keys import KeyBar
from tablee.tui.widgets.bars.menu import Menu
from tablee.tui.widgets.paper.paragraph import Paragraph
from tablee.tui.wishes.game_wishes import game_title
from tablee.tui.wishes.seating import learner


class Learn(Place):
    """The games that have First steps."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def compose(self) -> ComposeResult:
        """A line, and a door for each game."""
        games = [title.name for title in titles() if lessons(title.package).first_steps is not None]
        doors = [(name, self.say("learn-game", game=game_title(name, self.language))) for name in games]
        yield Paragraph(self.say("home-learn"), classes="place-title")
        with Center(), Vertical(id="home"):
            yield Paragraph(self.say("learn-about"), id="line")
            yield Menu(doors, id="doors")
        yield KeyBar([(self.say("key-escape"), self.say("key-back"), "close")])

    def on_mount(self) -> None:
        """Arrows and Enter work at once."""
        self.query_one("#doors").focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Begin First steps of a game."""
        game = event.option_id or ""
        name = learner(self.program.settings.name, self.language)
        self.program.begin(lesson_setup(game), lesson_places(game, name))

    def action_close(self) -> None:
        """Back home."""
        self.dismiss(None)
