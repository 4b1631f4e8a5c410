"""The program in a terminal: which screens there are, and how they follow each other. (LO02-19)"""

from pathlib import Path
from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.screen import Screen

from tablee.games.texts import LANGUAGES, next_language
from tablee.table import Journal, Saves
from tablee.tui.desk.desk import Desk
from tablee.tui.screens.game.play import Play
from tablee.tui.screens.places.home import Home
from tablee.tui.screens.places.review import Review
from tablee.tui.screens.shell.base import Place, Speaking
from tablee.tui.screens.shell.program import Program
from tablee.tui.widgets.paper.themes import THEMES
from tablee.tui.wishes.settings_file import SettingsFile

WIDTHS: Final = [(0, "-narrow"), (110, "-wide")]
HEIGHTS: Final = [(0, "-low"), (45, "-tall")]


class TableeApp(Program):
    """The table in a terminal: draws what a seat sees, and brings its choices to the table.

    The model is the table, the view is the board, and the controller is the desk. (LO02-20)
    """

    TITLE = "Tablée"
    CSS_PATH = "tablee.tcss"
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "language", show=False),
        Binding("ctrl+q", "quit", show=False, priority=True),
    ]

    def __init__(self, saves: Saves, memory: SettingsFile, language: str, opening: Screen[None] | None = None) -> None:
        super().__init__(saves, memory, language)
        self.opening = opening  # what waits in front of the home screen
        self.farewell = ""  # what is said when the screens are gone

    def on_mount(self) -> None:
        """Open the home screen."""
        for theme in THEMES:
            self.register_theme(theme)
        self.show_colours()
        self.push_screen(Home())
        if self.opening is not None:
            self.push_screen(self.opening)

    def action_help_quit(self) -> None:
        """Ctrl+C leaves: every choice is on the disk already, and the last word is where."""
        self.take_leave()

    async def action_quit(self) -> None:
        """Ctrl+Q leaves too."""
        self.take_leave()

    def take_leave(self) -> None:
        """End the program; a game in progress is kept, and the terminal is told where."""
        for screen in self.screen_stack:
            if isinstance(screen, Play):
                self.farewell = screen.desk.leave(self.language)
        self.exit()

    async def action_language(self) -> None:
        """Speak the next language, everywhere."""
        await self.speak(next_language(self.language))

    async def speak(self, language: str) -> None:
        """Speak a language from now on, on every screen."""
        self.language = language
        self.remember(language=language)
        for screen in self.screen_stack:
            if isinstance(screen, Speaking):
                await screen.speak()
            if isinstance(screen, Place):
                screen.show_numbers()

    def sit(self, desk: Desk) -> None:
        """Show a table, with nothing but home behind it."""
        self.go_home()
        self.push_screen(Play(desk))

    def review(self, journal: Journal) -> None:
        """Walk through a game that has ended."""
        screen = Review(journal)
        self.go_home()
        self.push_screen(screen)


def run(language: str | None, spoken: str, saves: Path | None = None) -> None:
    """Open the program in this terminal until it is left: in a language that was asked for, or kept, or the usual."""
    memory = SettingsFile()
    kept = memory.read().language
    see_through(TableeApp(Saves(saves), memory, language or (kept if kept in LANGUAGES else spoken)))


def run_game(desk: Desk, language: str) -> None:
    """Open the program at a table."""
    see_through(TableeApp(desk.saves or Saves(), SettingsFile(), language, Play(desk)))


def run_review(name: str | Journal, saves: Path | None, language: str) -> None:
    """Open the program at a game that has ended: a saved one by its name, or any by its journal."""
    folder = Saves(saves)
    journal = folder.read(name) if isinstance(name, str) else name
    see_through(TableeApp(folder, SettingsFile(), language, Review(journal)))


def see_through(app: TableeApp) -> None:
    """Run the program until it is left, then say its last word."""
    app.run()
    if app.farewell:
        print(app.farewell)
