"""A line of a form with a value among a few: arrows or clicks change it, Enter goes on."""

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

Pairs = list[tuple[str, str]]  # a value, and what it is called


class Cycle(Widget, can_focus=True):
    """One value of several; or a number that is typed, where numbers are taken too."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right,space", "turn(1)", show=False),
        Binding("enter", "go_on", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
    ]

    class Changed(Message):
        """Another value was taken."""

        def __init__(self, cycle: "Cycle", value: str) -> None:
            super().__init__()
            self.cycle = cycle
            self.value = value

        @property
        def control(self) -> "Cycle":
            """The line that changed."""
            return self.cycle

    def __init__(self, pairs: Pairs, value: str, *, id: str, numbers: tuple[int, int] | None = None) -> None:
        super().__init__(id=id)
        self.pairs = pairs
        self.numbers = numbers
        self.typed = ""
        values = [pair[0] for pair in pairs]
        self.at = values.index(value) if value in values else 0

    @property
    def value(self) -> str:
        """The value taken."""
        return self.pairs[self.at][0]

    def render(self) -> Content:
        """The value between arrows, if there is another."""
        name = self.pairs[self.at][1]
        if len(self.pairs) < 2:
            return Content(f"  {name}")
        mark = "▸" if self.has_focus else " "
        if self.typed:
            return Content(f"{mark} ◂ {self.typed}▏ ▸")
        return Content(f"{mark} ◂ {name} ▸")

    def on_focus(self) -> None:
        """The mark comes."""
        self.refresh()

    def on_blur(self) -> None:
        """The mark goes, and a number that was typed is taken."""
        self.take_number()
        self.refresh()

    def on_key(self, event: events.Key) -> None:
        """A figure begins a number, or goes on with it."""
        if self.numbers is None:
            return
        if event.key == "backspace":
            self.typed = self.typed[:-1]
        elif event.character is not None and event.character.isascii() and event.character.isdecimal():
            self.typed = (self.typed + event.character)[: len(str(self.numbers[1]))]
        else:
            return
        event.stop()
        self.refresh()

    def take_number(self) -> None:
        """Take the number that was typed, if it is within bounds."""
        typed, self.typed = self.typed, ""
        if self.numbers is not None and typed and self.numbers[0] <= int(typed) <= self.numbers[1]:
            self.post_message(self.Changed(self, str(int(typed))))

    def on_click(self, event: events.Click) -> None:
        """A click on the left arrow goes back, any other goes on."""
        self.action_turn(-1 if event.x <= 3 else 1)

    def action_turn(self, step: int) -> None:
        """Take the next value, or the one before."""
        self.typed = ""
        if len(self.pairs) > 1:
            self.at = (self.at + step) % len(self.pairs)
            self.refresh()
            self.post_message(self.Changed(self, self.value))

    def action_go_on(self) -> None:
        """Leave the value as it is, or as it was typed."""
        self.take_number()
        self.screen.focus_next()
