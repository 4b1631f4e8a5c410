"""What all screens share: they speak a language, and they can change it while they are shown."""

from typing import cast

from textual.screen import ModalScreen, Screen

from tablee.tui.screens.program import Program


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

    def say(self, message: str, **args: str | int) -> str:
        """A message of the terminal."""
        return self.program.say(message, **args)

    async def speak(self) -> None:
        """Say everything again, in the language that was chosen."""
        raise NotImplementedError


class Place(Speaking, Screen[None]):
    """A screen that fills the terminal."""

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
