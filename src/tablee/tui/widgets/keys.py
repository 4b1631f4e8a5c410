"""The thin bar of keys: what can be pressed here, also with the mouse."""

from textual import events
from textual.content import Content
from textual.widget import Widget

from tablee.tui.widgets.ink import InkLine, Piece, inked

Keys = list[tuple[str, str, str]]  # a key, what it does in words, and the action's name


class KeyBar(Widget):
    """Keys and what they do, in one line; a click on one does the same."""

    def __init__(self, keys: Keys | None = None) -> None:
        super().__init__()
        self.keys = keys or []

    def show(self, keys: Keys) -> None:
        """Offer other keys."""
        self.keys = keys
        self.refresh()

    def render(self) -> Content:
        """As many keys as the line holds."""
        line: InkLine = []
        for key, text, action in self.keys:
            line += [Piece(f" {key} ", "bold reverse", ("do", action)), Piece(f" {text} ", "", ("do", action))]
        return inked([line], {})

    async def on_click(self, event: events.Click) -> None:
        """Do what the key does."""
        where = event.style.meta.get("hit")
        if where is not None and where[0] == "do":
            await self.screen.run_action(where[1])
