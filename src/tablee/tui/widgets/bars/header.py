"""The thin bar above a game: where the game stands, and the reader's own numbers, which stay whatever the room."""

from typing import Final

from rich.cells import cell_len
from textual.content import Content
from textual.widget import Widget

from tablee.tui.widgets.paper.ink import Piece, fitted, inked

BETWEEN: Final = " · "


class Header(Widget):
    """One line: the game and its headline on the left, the reader's own numbers on the right."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.title = ""
        self.headline = ""
        self.own = ""

    def show(self, title: str, headline: str, own: tuple[str, ...] = ()) -> None:
        """Say where the game stands."""
        self.title, self.headline, self.own = title, headline, BETWEEN.join(own)
        self.refresh()

    def render(self) -> Content:
        """What the line holds: the numbers whole, and of the rest as many parts as there is room for."""
        cells = max(10, self.size.width)
        room = cells - cell_len(self.own) - (2 if self.own else 0)
        left = fitted(standing(self.title, self.headline, room), room)
        return inked([[Piece(left), Piece(f"  {self.own}" if self.own else "", "bold")]], {})


def standing(title: str, headline: str, cells: int) -> str:
    """The game and its headline; where that is too long, without the game, then without the last parts.

    >>> standing("Harvest", "Turn 3 · yours · first: Anna", 50)
    'Harvest · Turn 3 · yours · first: Anna'
    >>> standing("Harvest", "Turn 3 · yours · first: Anna", 20)
    'Turn 3 · yours'
    """
    parts = headline.split(BETWEEN)
    wishes = [[title, *parts], *(parts[:most] for most in range(len(parts), 0, -1))]
    texts = [BETWEEN.join(wish) for wish in wishes]
    return next((text for text in texts if cell_len(text) <= cells), texts[-1])
