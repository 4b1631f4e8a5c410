"""A line of a form with a value among a few: arrows or clicks change it, Enter goes on."""

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

Pairs = list[tuple[str, str]]  # a value, and what it is called


class Cycle(Widget, can_focus=True):
    """One value of several."""

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

    def __init__(self, pairs: Pairs, value: str, *, id: str) -> None:
        super().__init__(id=id)
        self.pairs = pairs
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
        return Content(f"{mark} ◂ {name} ▸")

    def on_focus(self) -> None:
        """The mark comes."""
        self.refresh()

    def on_blur(self) -> None:
        """The mark goes."""
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        """A click on the left arrow goes back, any other goes on."""
        self.action_turn(-1 if event.x <= 3 else 1)

    def action_turn(self, step: int) -> None:
        """Take the next value, or the one before."""
        if len(self.pairs) > 1:
            self.at = (self.at + step) % len(self.pairs)
            self.refresh()
            self.post_message(self.Changed(self, self.value))

    def action_go_on(self) -> None:
        """Leave the value as it is."""
        self.screen.focus_next()
