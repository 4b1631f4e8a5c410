"""A sheet as lines of ink: sentences folded, columns set below each other; nothing here knows a game."""

import textwrap
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from rich.cells import cell_len

from tablee.tui.boards import Cell, Row, Sheet, Thing
from tablee.tui.widgets.paper.ink import InkLine, Piece, fitted, folded, wrapped

GAP: Final = 2
ENOUGH: Final = 30  # the last cell of a loose row stays on the line in a column of this width
LEAST: Final = 5  # no column is narrower, if it has more to say
MOST: Final = 4  # lines of a cell


def page(sheet: Sheet, cells: int, lit: frozenset[Thing], choosable: frozenset[Thing]) -> list[InkLine]:
    """All lines of a sheet in so many cells; tables of one shape are set alike, whatever stands between them."""
    marked = Marked(lit, choosable)
    lines: list[InkLine] = []
    for shape, rows in groupby(sheet.rows, key=shape_of):
        here = list(rows)
        alike = [row for row in sheet.rows if shape_of(row) == shape]
        lines += marked.table(here, alike, cells) if shape[0] > 1 else marked.sentences(here, cells)
    return lines


def shape_of(row: Row) -> tuple[int, int, bool]:
    """What makes rows parts of one table."""
    return len(row.cells), row.indent, row.loose


class Marked:
    """Cells with the marks of what is selected and what can be chosen."""

    def __init__(self, lit: frozenset[Thing], choosable: frozenset[Thing]) -> None:
        self.lit = lit
        self.choosable = choosable

    def piece(self, cell: Cell, text: str) -> Piece:
        """A part of a cell."""
        ink = cell.ink
        if cell.thing in self.lit:
            ink = "lit"
        elif cell.thing in self.choosable and text.strip():
            ink = f"choosable {ink}"
        return Piece(text, ink, cell.thing)

    def sentences(self, rows: Sequence[Row], cells: int) -> Iterator[InkLine]:
        """Rows of one cell."""
        for row in rows:
            (cell,) = row.cells
            for text in folded(cell.text, max(8, cells - row.indent), MOST):
                yield [Piece(" " * row.indent), self.piece(cell, text.rstrip())]

    def table(self, rows: Sequence[Row], alike: Sequence[Row], cells: int) -> Iterator[InkLine]:
        """Rows of several cells, in columns; the last cells of loose rows go below where they do not fit."""
        room = cells - rows[0].indent
        *wanted, last = widths(alike)
        if rows[0].loose and room - total([*wanted, 0]) < min(last, ENOUGH):
            rows, alike = [*self.split(rows)], [Row(row.cells[:-1]) for row in alike]
        taken = squeezed(widths(alike), room, last=rows[0].loose)
        for row in rows:
            if len(row.cells) == 1:
                yield from self.sentences([row], cells)
            else:
                yield from self.line(row, taken)

    def split(self, rows: Sequence[Row]) -> Iterator[Row]:
        """Each row, then its last cell on a line of its own."""
        for row in rows:
            yield Row(row.cells[:-1], row.indent)
            yield Row(row.cells[-1:], row.indent + 2)

    def line(self, row: Row, taken: Sequence[int]) -> Iterator[InkLine]:
        """A row on as many lines as its longest cell needs."""
        parts = [whole_words(cell.text, width) for cell, width in zip(row.cells, taken, strict=True)]
        for at in range(max(map(len, parts))):
            line = [Piece(" " * row.indent)]
            for cell, part, width in zip(row.cells, parts, taken, strict=True):
                line += [self.piece(cell, part[at] if at < len(part) else " " * width), Piece(" " * GAP)]
            yield line[:-1]


def whole_words(text: str, cells: int) -> list[str]:
    """A text on a few lines of so many cells; a word that is too long is cut, not broken."""
    lines = textwrap.wrap(text, cells, break_long_words=False, break_on_hyphens=False) or [""]
    return [fitted(line, cells) for line in lines[:MOST]]


def widths(rows: Sequence[Row]) -> list[int]:
    """The cells that each column would like."""
    columns = zip(*[row.cells for row in rows], strict=True)
    return [max(1, *(cell_len(cell.text) for cell in column)) for column in columns]


def total(taken: Sequence[int]) -> int:
    """The cells of a table."""
    return sum(taken) + GAP * (len(taken) - 1)


def squeezed(wanted: list[int], room: int, *, last: bool) -> list[int]:
    """Columns that fit: the widest give way first, or the last one alone."""
    taken = wanted[:]
    if last:
        taken[-1] = max(LEAST, min(taken[-1], room - total([*taken[:-1], 0])))
    while total(taken) > room and max(taken) > LEAST:
        taken[taken.index(max(taken))] -= 1
    return taken


def tabs(names: Sequence[tuple[str, str]], current: str, cells: int) -> list[InkLine]:
    """The names of the tabs, on as many lines as they need; the current one stands out."""
    pieces = [
        Piece(f"▸{name}" if key == current else f" {name}", "tab" if key == current else "faint", ("tab", key))
        for key, name in names
    ]
    return wrapped(pieces, cells)
