"""What happened, turn by turn, the last at the bottom."""

from collections.abc import Sequence
from typing import Final

from textual.content import Content
from textual.widget import Widget

from tablee.tui.desk.desk import Told
from tablee.tui.widgets.paper.ink import InkLine, Piece, folded, inked, wrapped
from tablee.tui.widgets.paper.themes import INKS

LOW: Final = 6  # rows up to which sentences follow each other without a break
MOST: Final = 20  # sentences that low rows can hold


class LogView(Widget):
    """The last sentences that the room holds; what is new since the reader's last choice is marked."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.told: Sequence[Told] = ()
        self.fresh = 0
        self.back = 0  # lines that one has read back from the end

    def show(self, told: Sequence[Told], fresh: int) -> None:
        """Show these turns; so many of the last sentences are new."""
        self.told, self.fresh, self.back = told, fresh, 0
        self.refresh()

    def scroll_lines(self, lines: int) -> None:
        """Read on, or back."""
        self.back = max(0, self.back - lines)
        self.refresh()

    def render(self) -> Content:
        """A line for each sentence where there is room, else one after the other."""
        cells, rows = max(10, self.size.width), max(1, self.size.height)
        lines = self._list(cells) if rows > LOW else self._flow(cells)
        self.back = max(0, min(self.back, len(lines) - rows))
        last = len(lines) - self.back
        return inked(lines[max(0, last - rows) : last], INKS)

    def _sentences(self) -> list[tuple[str, str]]:
        """Each sentence and its style: headings are bold, what was read before is faint."""
        parts = [part for turn in self.told for part in _parts(turn)]
        first_new = len(parts) - self.fresh
        return [
            (text, "bold" if heading else "" if at >= first_new else "faint")
            for at, (text, heading) in enumerate(parts)
        ]

    def _list(self, cells: int) -> list[InkLine]:
        lines: list[InkLine] = []
        for text, style in self._sentences():
            mark = "" if style == "bold" else "  "
            lines += [[Piece(mark + part, style)] for part in folded(text, cells - len(mark), 4)]
        return lines

    def _flow(self, cells: int) -> list[InkLine]:
        sentences = self._sentences()[-MOST:]
        pieces = [Piece(f"{word} ", style) for text, style in sentences for word in f"{text}\u00a0".split(" ")]
        return wrapped(pieces, cells)


def _parts(turn: Told) -> list[tuple[str, bool]]:
    heading = [(turn.heading, True)] if turn.heading else []
    return [*heading, *[(sentence, False) for sentence in turn.sentences]]
