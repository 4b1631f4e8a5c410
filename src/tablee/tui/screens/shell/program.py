"""The program as its screens see it: its words, its settings, its saved games, and the ways to another screen."""

from typing import Final

import msgspec
from textual.app import App

from tablee.games.language import words
from tablee.players.levels import player_for
from tablee.table import BadName, Journal, Place, Saves, Setup, Table, any_seed, said
from tablee.tui.desk.desk import PACKAGE, Desk
from tablee.tui.widgets.bars.pace import Pace
from tablee.tui.wishes.game_wishes import game_title
from tablee.tui.wishes.settings_file import COLOURS, SettingsFile

HOME: Final = 2  # screens that stay when one goes home: the blank one below, and home


class Program(App[None]):
    """What screens may ask of the program. Only `app.py` knows which screens there are."""

    def __init__(self, saves: Saves, memory: SettingsFile, language: str) -> None:
        super().__init__()
        self.saves = saves
        self.memory = memory
        self.settings = memory.read()
        self.language = language
        self.pace = Pace()

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

    async def speak(self, language: str) -> None:
        """Speak a language from now on."""
        raise NotImplementedError

    # Tables.

    def begin(self, setup: Setup, places: list[Place]) -> None:
        """Sit down to a new game; it is saved from the first choice on."""
        title = game_title(setup.game, self.language)
        name = self.saves.free_name(" ".join([title, *(place.name for place in places)]))
        self.sit(self.desk(self.saves.begin(name, setup, places, player_for), name))

    def resume(self, name: str) -> None:
        """Go on with a saved game."""
        self.sit(self.desk(self.saves.resume(name, player_for), name))

    def desk(self, table: Table, name: str) -> Desk:
        """A table for those before the screen, with what they have agreed on."""
        return Desk(table, self.saves, name, hints=self.settings.has_hints)

    def rematch(self, table: Table) -> None:
        """The same game again, with the same people and another seed; names that sit down no more are told why."""
        setup = table.setup
        try:
            self.begin(Setup.of(setup.game, setup.players, any_seed(), setup.options), table.places)
        except BadName as error:
            self.go_home()
            self.notify(said(error, self.language), severity="warning", markup=False)

    def review_save(self, name: str) -> None:
        """Walk through a saved game that has ended."""
        self.review(self.saves.read(name))

    def sit(self, desk: Desk) -> None:
        """Show a table, with nothing but home behind it."""
        raise NotImplementedError

    def review(self, journal: Journal) -> None:
        """Walk through a game that has ended."""
        raise NotImplementedError

    def go_home(self) -> None:
        """Leave everything but the home screen."""
        while len(self.screen_stack) > HOME:
            self.pop_screen()
