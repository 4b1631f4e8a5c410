"""The settings: language, colours, the pace of virtual players, and the coach."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Label

from tablee.games.texts import LANGUAGES, OWN_NAMES
from tablee.tui.screens.shell.base import Place
from tablee.tui.widgets.bars.cycle import Cycle
from tablee.tui.widgets.bars.keys import KeyBar
from tablee.tui.widgets.paper.paragraph import Paragraph
from tablee.tui.wishes.settings_file import COLOURS, OFF, ON, SPEEDS


class SettingsScreen(Place):
    """Each change is kept at once."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def compose(self) -> ComposeResult:
        """One line for each setting."""
        settings = self.program.settings
        yield Paragraph(self.say("home-settings"), classes="place-title")
        with Vertical(classes="form"):
            yield from self.line("language", LANGUAGES, self.language)
            yield from self.line("colours", COLOURS, settings.colours)
            yield from self.line("speed", tuple(SPEEDS), settings.speed)
            yield from self.line("coach", (ON, OFF), settings.coach)
            yield Paragraph(self.say("settings-hint"), classes="faint about")
        yield KeyBar([(self.say("key-escape"), self.say("key-back"), "close")])

    def line(self, name: str, values: tuple[str, ...], value: str) -> ComposeResult:
        """A setting and its values."""
        with Horizontal(classes="row"):
            yield Label(self.say(f"settings-{name}"))
            yield Cycle([(each, OWN_NAMES.get(each) or self.say(f"{name}-{each}")) for each in values], value, id=name)

    def on_mount(self) -> None:
        """Begin with the first."""
        self.query_one("#language").focus()

    async def on_cycle_changed(self, event: Cycle.Changed) -> None:
        """Keep a change, and show it."""
        if event.cycle.id == "language":
            await self.program.speak(event.value)
            return
        self.program.remember(**{str(event.cycle.id): event.value})
        self.program.show_colours()

    def action_close(self) -> None:
        """Back home."""
        self.dismiss(None)
