"""The shelf of saved games: to resume one, or to review one that has ended."""

import asyncio
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from tablee.games.language import listed
from tablee.kernel import TableeError
from tablee.table import Save, said
from tablee.tui.screens.shell.base import Place
from tablee.tui.widgets.bars.keys import KeyBar
from tablee.tui.widgets.bars.menu import Lines, Menu
from tablee.tui.widgets.paper.paragraph import Paragraph
from tablee.tui.wishes.game_wishes import game_title, who_title
from tablee.tui.wishes.settings_file import HUMAN


class Shelf(Place):
    """A list of saved games, the last played first."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, purpose: str) -> None:
        super().__init__()
        self.purpose = purpose  # resume or review
        self.found: list[Save] = []

    def compose(self) -> ComposeResult:
        """A title, the list, and what is wrong."""
        yield Paragraph(self.say(f"shelf-{self.purpose}"), classes="place-title")
        yield Menu(self.lines(), id="shelf")
        yield Paragraph("", id="shelf-note", classes="faint")
        yield KeyBar([(self.say("key-escape"), self.say("key-back"), "close")])

    def on_mount(self) -> None:
        """Look at the folder, in another thread: every game in it is played through."""
        self.query_one("#shelf").focus()
        self.note(self.say("shelf-looking"))
        self.look()

    @work(exclusive=True)
    async def look(self) -> None:
        """Read the folder."""
        try:
            saves = await asyncio.to_thread(self.program.saves.listed)
        except TableeError as error:
            self.note(said(error, self.language))
            return
        self.found = [save for save in saves if save.damaged or save.finished == (self.purpose == "review")]
        self.query_one(Menu).fill(self.lines())
        self.note("" if self.found else self.say(f"shelf-empty-{self.purpose}"))

    def lines(self) -> Lines:
        """A line for each game; a damaged one can be read about, not opened."""
        return [(f"save-{at}", self.told(save)) for at, save in enumerate(self.found)]

    def told(self, save: Save) -> str:
        """A saved game in a line."""
        if save.damaged is not None:
            return self.say("shelf-damaged", name=save.name, why=said(save.damaged, self.language))
        players = listed([self.player(place.name, place.level) for place in save.places], self.language)
        message = "shelf-finished" if save.finished else "shelf-playing"
        game = game_title(save.game, self.language)
        line = self.say(message, name=save.name, game=game, players=players, ply=save.ply)
        return self.say("shelf-torn", save=line) if save.torn else line

    def player(self, name: str, level: str | None) -> str:
        """A name, and the level of a virtual player."""
        return self.say("shelf-player", name=name, level=who_title(level or HUMAN, self.language).lower())

    def note(self, text: str) -> None:
        """Say something under the list."""
        self.query_one("#shelf-note", Paragraph).update(text)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open a game."""
        save = self.found[event.option_index]
        if save.damaged is not None:
            return
        try:
            if self.purpose == "review":
                self.program.review_save(save.name)
            else:
                self.program.resume(save.name)
        except TableeError as error:
            self.note(said(error, self.language))

    def action_close(self) -> None:
        """Back home."""
        self.dismiss(None)
