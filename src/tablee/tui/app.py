"""The program in a terminal: its screens, its settings, its language. (LO02-19)"""

from pathlib import Path
from typing import ClassVar, Final

import msgspec
from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from tablee.games.language import LANGUAGES, words
from tablee.players.levels import player_for
from tablee.table import BadName, Journal, Place, Saves, Setup, Table, any_seed, said
from tablee.tui.desk.desk import Desk
from tablee.tui.screens.base import Speaking
from tablee.tui.screens.home import Home
from tablee.tui.screens.play import Play
from tablee.tui.screens.review import Review
from tablee.tui.widgets.themes import THEMES
from tablee.tui.wishes.game_wishes import game_title
from tablee.tui.wishes.settings_file import COLOURS, SettingsFile

PACKAGE: Final = "tablee.tui"
WIDTHS: Final = [(0, "-narrow"), (110, "-wide")]
HEIGHTS: Final = [(0, "-low"), (45, "-tall")]


class TableeApp(App[None]):
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
        super().__init__()
        self.opening = opening  # what waits in front of the home screen
        self.saves = saves
        self.memory = memory
        self.settings = memory.read()
        self.language = language

    def on_mount(self) -> None:
        """Open the home screen."""
        for theme in THEMES:
            self.register_theme(theme)
        self.show_colours()
        self.push_screen(Home())
        if self.opening is not None:
            self.push_screen(self.opening)

    def say(self, message: str, **args: str | int) -> str:
        """A message of the terminal in the language spoken now."""
        return words(PACKAGE, self.language).say(message, **args)

    def remember(self, **changes: object) -> None:
        """Change some settings, and keep them."""
        self.settings = msgspec.structs.replace(self.settings, **changes)
        self.memory.write(self.settings)

    def show_colours(self) -> None:
        """Take the colours of the settings."""
        colours = self.settings.colours if self.settings.colours in COLOURS else COLOURS[0]
        self.theme = "ansi-dark" if colours == "terminal" else f"tablee-{colours}"

    def action_help_quit(self) -> None:
        """Ctrl+C leaves: every choice is on the disk already."""
        self.exit()

    async def action_language(self) -> None:
        """Speak the other language, everywhere."""
        await self.speak("en" if self.language == "fr" else "fr")

    async def speak(self, language: str) -> None:
        """Speak a language from now on."""
        self.language = language
        self.remember(language=language)
        for screen in self.screen_stack:
            if isinstance(screen, Speaking):
                await screen.speak()

    # Tables.

    def begin(self, setup: Setup, places: list[Place]) -> None:
        """Sit down to a new game; it is saved from the first choice on."""
        name = self.saves.free_name(f"{game_title(setup.game)} {' '.join(place.name for place in places)}")
        self.sit(Desk(self.saves.begin(name, setup, places, player_for), self.saves, name))

    def resume(self, name: str) -> None:
        """Go on with a saved game."""
        self.sit(Desk(self.saves.resume(name, player_for), self.saves, name))

    def rematch(self, table: Table) -> None:
        """The same game again, with the same people and another seed; names that sit down no more are told why."""
        setup = table.setup
        try:
            self.begin(Setup.of(setup.game, setup.players, any_seed(), setup.options), table.places)
        except BadName as error:
            self.go_home()
            self.notify(said(error, self.language), severity="warning", markup=False)

    def sit(self, desk: Desk) -> None:
        """Show a table, with nothing but home behind it."""
        self.go_home()
        self.push_screen(Play(desk))

    def review_save(self, name: str) -> None:
        """Walk through a saved game that has ended."""
        self.review(self.saves.read(name))

    def review(self, journal: Journal) -> None:
        """Walk through a game that has ended."""
        screen = Review(journal)
        self.go_home()
        self.push_screen(screen)

    def go_home(self) -> None:
        """Leave everything but the home screen."""
        while len(self.screen_stack) > 2:
            self.pop_screen()


def run(language: str | None, spoken: str, saves: Path | None = None) -> None:
    """Open the program in this terminal until it is left: in a language that was asked for, or kept, or the usual."""
    memory = SettingsFile()
    kept = memory.read().language
    TableeApp(Saves(saves), memory, language or (kept if kept in LANGUAGES else spoken)).run()


def run_game(desk: Desk, language: str) -> None:
    """Open the program at a table."""
    TableeApp(desk.saves or Saves(), SettingsFile(), language, Play(desk)).run()


def run_review(name: str, saves: Path | None, language: str) -> None:
    """Open the program at a saved game that has ended."""
    folder = Saves(saves)
    TableeApp(folder, SettingsFile(), language, Review(folder.read(name))).run()
