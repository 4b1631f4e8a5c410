"""A question as it is drawn: its words, the options that the room holds, and what the selected one means."""

import textwrap
from collections.abc import Mapping
from itertools import accumulate
from typing import Final

from rich.cells import cell_len
from textual.content import Content
from textual.widget import Widget

from tablee.tui.boards import Pick, Thing
from tablee.tui.desk.offers import Folder, Offer
from tablee.tui.widgets.asks.arranging import OptionRow, alike, drawn_rows, row_at, rows_of, window
from tablee.tui.widgets.paper.ink import InkLine, Piece, fitted, folded, inked
from tablee.tui.widgets.paper.themes import INKS

CLOSE: Final = 9  # so many letters may be cut from an option before a column is given up
GAP: Final = 2
MORE: Final = 8  # room beside the question for how many lines are hidden
MEANING: Final = 3  # lines that are kept for what the selected option means, whichever is selected
FEWEST: Final = 3  # lines of options that are seen however much there is to say
MOST: Final = 6  # lines of one sentence


class Asked(Widget):
    """One question with its answers, without keys: rows for things that have verbs, else columns."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.question = ""
        self.choices: list[Offer] = []
        self.lines: list[Offer] = []  # the choices, or folders of them
        self.shown: list[Offer] = []
        self.headings: Mapping[Thing, str] = {}
        self.picks: tuple[Pick, ...] = ()
        self.opened: Folder | None = None
        self.sought: str | None = None  # words that are being typed
        self.at = 0
        self.typed = ""
        self.detail: list[str] = []
        self.chances: dict[int, float] = {}
        self.even = ""  # what stands there instead of chances that do not differ
        self.note = ""
        self.mode = ""  # where keys go while they do not come here
        self.first_row = 0
        self.seen_rows = 1  # of options, when they were last drawn

    @property
    def selected(self) -> Offer | None:
        """The option that stands out."""
        return self.shown[self.at] if self.at < len(self.shown) else None

    @property
    def columns(self) -> int:
        """How many options stand side by side."""
        most = self._columns([self._label(choice) for choice in self.shown])
        if self.headings:  # long words read best below each other
            room = max(1, self.size.height - len(self._heading(self.size.width)) - self._told())
            return next((n for n in range(1, most) if len(self.shown) <= n * room), most)
        return alike(self.shown) if 1 < alike(self.shown) <= most else most

    def _columns(self, labels: list[str]) -> int:
        """How many columns of such labels there is room for."""
        cells = max(1, self.size.width)
        longest = max((len(label) for label in labels), default=1) + 1
        close = 2 * CLOSE if any(isinstance(choice, Folder) for choice in self.shown) else CLOSE
        wide = {n: (cells - GAP * (n - 1)) // n for n in (1, 2, 3, 4)}
        return max(n for n in wide if n == 1 or (longest - close <= wide[n] and are_told_apart(labels, wide[n])))

    def render(self) -> Content:
        """The question, the options that the room holds, and all that the selected one means."""
        cells, rows = max(10, self.size.width), max(3, self.size.height)
        title = self._heading(cells)
        lines, detail = self._options(cells), self._detail(cells)
        room = rows - len(title)
        kept = max(self._told(), len(detail))
        shown = self._window(lines, max(min(FEWEST, room), room - kept))
        body = [line for each in shown for line in each]
        head = [[Piece(title[0], "bold"), Piece(self._more(len(lines), len(shown)), "bold")]]
        head += [[Piece(f" {line}", "bold")] for line in title[1:]]
        return inked([*head, *body, *detail[: room - len(body)]], INKS)

    def _heading(self, cells: int) -> list[str]:
        """The question, on as many lines as it needs."""
        most = 1 if self.size.height < 5 else 3
        return folded(f"▌{self._title()}", cells - MORE, most)

    def _told(self) -> int:
        """The lines that are kept for what options mean, so that none moves when another is selected."""
        return 0 if not self.shown else MEANING if self.picks else 1

    @property
    def rows(self) -> list[OptionRow]:
        """The rows of things with their verbs; none where there are none, or where they find no room."""
        found = rows_of(self.shown, self.picks) if self.picks else []
        return found if found and self._drawn(found, max(10, self.size.width)) else []

    def _drawn(self, rows: list[OptionRow], cells: int) -> list[InkLine]:
        """Rows as lines; where there is little room, chances without a sign of their own."""
        signed = drawn_rows(rows, self.shown, self.at, cells, self._worded)
        return signed or drawn_rows(rows, self.shown, self.at, cells, self._in_short)

    def _more(self, lines: int, shown: int) -> str:
        """How many lines of options are above and below those shown."""
        return f" ↑{self.first_row} ↓{lines - self.first_row - shown}" if lines > shown else ""

    def _title(self) -> str:
        """The question; before it the words that are sought, or the folder that is open."""
        if self.sought is not None:
            return f"/{self.sought}▏ {self.question}"
        return f"{self.opened.text} ◂ {self.question}" if self.opened else self.question

    def _options(self, cells: int) -> list[list[InkLine]]:
        """All rows of options, each with its lines: those of things where they find room, else columns."""
        if self.rows:
            return [[line] for line in self._drawn(self.rows, cells)]
        columns = self.columns
        if columns == 1:
            return [self._whole(at, cells) for at in range(len(self.shown))]
        each = (cells - GAP * (columns - 1)) // columns
        return [[self._row(at, columns, each)] for at in range(0, len(self.shown), columns)]

    def _whole(self, at: int, cells: int) -> list[InkLine]:
        """One option on as many lines as its words need."""
        style, label = "lit" if at == self.at else "", self._label(self.shown[at])
        mark, inside = "▸" if at == self.at else " ", " " * (self._digits() + 2)
        first, *more = textwrap.wrap(label, cells - 1, subsequent_indent=inside, break_on_hyphens=False) or [""]
        return [[Piece(fitted(f"{mark}{first}", cells), style, (at,))], *[[Piece(line, style, (at,))] for line in more]]

    def _window(self, rows: list[list[InkLine]], room: int) -> list[list[InkLine]]:
        """As many rows as find room, the selected option among them."""
        here = row_at(self.rows, self.at) if self.rows else self.at // self.columns
        self.first_row = window(list(map(len, rows)), self.first_row, here, room)
        ends = accumulate(map(len, rows[self.first_row :]))
        self.seen_rows = max(1, sum(end <= room for end in ends))
        return rows[self.first_row : self.first_row + self.seen_rows]

    def _row(self, start: int, columns: int, cells: int) -> InkLine:
        line: InkLine = []
        for at in range(start, min(start + columns, len(self.shown))):
            mark = "▸" if at == self.at else " "
            text = fitted(f"{mark}{self._label(self.shown[at])}", cells)
            line += [Piece(text, "lit" if at == self.at else "", (at,)), Piece(" " * GAP)]
        return line

    def _worded(self, choice: Offer, word: str) -> str:
        """A verb of a row, or the whole words of an option that has a row of its own; with a chance if there is one."""
        chance = self._chance(choice)
        text = word or choice.text
        if self.even or chance is None:
            return f"{text} {self.even}" if self.even and chance is not None else text
        return f"{text} {chance * 100:.0f}\u00a0%"

    def _in_short(self, choice: Offer, word: str) -> str:
        """The same without a sign beside the chance."""
        return self._worded(choice, word).removesuffix("\u00a0%")

    def _label(self, choice: Offer) -> str:
        number = f"{choice.number:>{self._digits()}}"
        text = f"{choice.text} ▹{len(choice.inside)}" if isinstance(choice, Folder) else choice.text
        if not self.chances:
            return f"{number} {text}"
        chance = self._chance(choice)
        if self.even:
            return f"{number} {self.even if chance is not None else '–':<{len(self.even)}} {text}"
        return f"{number} {'  –' if chance is None else f'{chance * 100:3.0f}'} % {text}"

    def _digits(self) -> int:
        """The figures of the greatest number."""
        return len(str(max((choice.number for choice in [*self.shown, *self.lines]), default=1)))

    def _cut(self, cells: int) -> list[str]:
        """The whole text of the selected option, where its row has but a word, or its column is too narrow for it."""
        if self.selected is None:
            return []
        room = (cells - GAP * (self.columns - 1)) // self.columns
        is_verb = bool(self.rows) and bool(self.rows[row_at(self.rows, self.at)].words[0])
        is_cut = is_verb or (self.columns > 1 and not self.rows and cell_len(self._label(self.selected)) + 1 > room)
        return [self.selected.text] if is_cut else []

    def _detail(self, cells: int) -> list[InkLine]:
        """Where keys go, and what was told, or what the selected option means."""
        texts = [self.note] if self.note else self._cut(cells) + self.detail
        mode = [[Piece(line, "way")] for line in (folded(self.mode, cells, 2) if self.mode else [])]
        return mode + [[Piece(line, "faint")] for text in texts for line in folded(text, cells, MOST)]

    def _chance(self, choice: Offer) -> float | None:
        """The chance of a choice, or the best in a folder."""
        if not isinstance(choice, Folder):
            return self.chances.get(choice.option)
        found = [self.chances[each.option] for each in choice.inside if each.option in self.chances]
        return max(found, default=None)


def are_told_apart(labels: list[str], cells: int) -> bool:
    """Whether options are still told apart by their words where only so many letters of each are seen.

    >>> are_told_apart(["1 Land, left", "2 Land, right"], 9), are_told_apart(["1 Land, left", "2 Land, right"], 12)
    (False, True)
    """
    words = [label.lstrip("0123456789 ") for label in labels]
    head = max((len(label) - len(word) for label, word in zip(labels, words, strict=True)), default=0)
    seen = [word[: max(1, cells - head - 2)] for word in words]
    return len(set(seen)) == len(seen)
