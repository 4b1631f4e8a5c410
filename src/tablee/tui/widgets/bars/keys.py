"""The thin bar of keys: what can be pressed here, also with the mouse."""

from collections.abc import Sequence

from rich.cells import cell_len
from textual import events
from textual.content import Content
from textual.widget import Widget

from tablee.tui.widgets.paper.ink import InkLine, Piece, inked

Keys = list[tuple[str, str, str]]  # a key, what it does in words, and the action's name
AROUND = 4  # cells around a key and its words


class KeyBar(Widget):
    """Keys and what they do, in one line; a click on one does the same. What is needed most is never left out."""

    def __init__(self, keys: Keys | None = None) -> None:
        super().__init__()
        self.keys = keys or []
        self.needed: Sequence[str] = ()

    def show(self, keys: Keys, needed: Sequence[str] = ()) -> None:
        """Offer other keys; where not all find room, the needed actions come first."""
        self.keys, self.needed = keys, needed
        self.refresh()

    def render(self) -> Content:
        """As many keys as the line holds, whole."""
        line: InkLine = []
        for key, text, action in fitting(self.keys, self.needed, max(1, self.size.width)):
            line += [Piece(f" {key} ", "bold reverse", ("do", action)), Piece(f" {text} ", "", ("do", action))]
        return inked([line], {})

    async def on_click(self, event: events.Click) -> None:
        """Do what the key does."""
        where = event.style.meta.get("hit")
        if where is not None and where[0] == "do":
            await self.screen.run_action(where[1])


def fitting(keys: Keys, needed: Sequence[str], cells: int) -> Keys:
    """The keys that find room, in their order: first those of the needed actions, then the others as they come.

    >>> keys = [("t", "turn", "turn"), ("v", "view", "view"), ("s", "leave", "leave")]
    >>> [key for key, _, _ in fitting(keys, ["leave"], 20)]
    ['t', 's']
    """
    ranks = {action: rank for rank, action in enumerate(needed)}
    order = sorted(range(len(keys)), key=lambda at: (ranks.get(keys[at][2], len(ranks)), at))
    kept: list[int] = []
    for at in order:
        key, text, _ = keys[at]
        wide = cell_len(key) + cell_len(text) + AROUND
        if wide <= cells:
            kept.append(at)
            cells -= wide
    return [keys[at] for at in sorted(kept)]
