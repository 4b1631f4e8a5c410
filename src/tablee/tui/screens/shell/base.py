"""What all screens share: they speak a language, and they can change it while they are shown."""

from typing import cast

from textual.screen import ModalScreen, Screen

from tablee.games.language import words
from tablee.games.texts import next_language
from tablee.games.unusual import mark
from tablee.tui.desk.desk import PACKAGE
from tablee.tui.screens.shell.program import Program
from tablee.tui.widgets.paper.paragraph import Paragraph


class Speaking:
    """The words of a screen, in the language of the program."""

    @property
    def program(self) -> Program:
        """The program, with its settings and saved games."""
        return cast("Program", cast("Screen[None]", self).app)

    @property
    def language(self) -> str:
        """The language spoken now."""
        return self.program.language

    @property
    def next_language(self) -> str:
        """What the language after that one calls itself."""
        return words(PACKAGE, next_language(self.language)).say("key-language")

    def say(self, message: str, **args: str | int) -> str:
        """A message of the terminal."""
        return self.program.say(message, **args)

    async def speak(self) -> None:
        """Say everything again, in the language that was chosen."""
        raise NotImplementedError


class Place(Speaking, Screen[None]):
    """A screen that fills the terminal; where numbers are not the usual ones, its first line says so."""

    def on_mount(self) -> None:
        """Begin with that line: what a screen does beyond it, it does in its own `on_mount`."""
        self.show_numbers()

    def show_numbers(self) -> None:
        """Say that numbers are not the usual ones, in the language spoken now, where it is so."""
        said = mark(self.language)
        if self.query("#numbers"):
            self.query_one("#numbers", Paragraph).update(said)
        elif said:
            self.mount(Paragraph(said, id="numbers"), before=0)

    async def speak(self) -> None:
        """Say everything again, in the language that was chosen."""
        focused = self.focused.id if self.focused else None
        await self.recompose()
        if focused and self.query(f"#{focused}"):
            self.query_one(f"#{focused}").focus()


class Leaf(Speaking, ModalScreen[None]):
    """A leaf laid over a screen until it is put away."""

    async def speak(self) -> None:
        """Say everything again, in the language that was chosen."""
        await self.recompose()
