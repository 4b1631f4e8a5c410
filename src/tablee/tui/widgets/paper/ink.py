"""Ink: pieces of styled text laid out in lines and blocks, without a terminal; a piece may stand for something."""

import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from textual.content import Content
from textual.style import Style


@dataclass(frozen=True, slots=True)
class Piece:
    """Some text, the names of its styles, and what a click on it means."""

    text: str
    style: str = ""
    hit: tuple[object, ...] | None = None

    @property
    def width(self) -> int:
        """The cells it takes."""
        return cell_len(self.text)


InkLine = list[Piece]


class Block:
    """Lines that stay together, and the cells of the longest."""

    def __init__(self, lines: list[InkLine]) -> None:
        self.lines = lines
        self.width = max((width(line) for line in lines), default=0)


def width(line: InkLine) -> int:
    """The cells a line takes."""
    return sum(piece.width for piece in line)


def wrapped(pieces: Iterable[Piece], most: int, indent: int = 0) -> list[InkLine]:
    """Pieces one after the other, on as many lines as they need; later lines are indented."""
    lines: list[InkLine] = [[]]
    for piece in pieces:
        if lines[-1] and width(lines[-1]) + piece.width > most:
            lines.append([Piece(" " * indent)])
        lines[-1].append(piece)
    return lines


def in_rows(blocks: Sequence[Block], most: int, gap: int = 2) -> list[InkLine]:
    """Blocks side by side, on as many rows as they need."""
    rows: list[list[Block]] = [[]]
    for block in blocks:
        taken = sum(other.width + gap for other in rows[-1])
        if rows[-1] and taken + block.width > most:
            rows.append([])
        rows[-1].append(block)
    return [line for row in rows for line in beside(row, gap)]


def beside(blocks: Sequence[Block], gap: int) -> list[InkLine]:
    """Blocks next to each other, their tops on one line."""
    height = max((len(block.lines) for block in blocks), default=0)
    return [_joined(blocks, at, gap) for at in range(height)]


def _joined(blocks: Sequence[Block], at: int, gap: int) -> InkLine:
    joined: InkLine = []
    for block in blocks:
        line = block.lines[at] if at < len(block.lines) else []
        joined += [*line, Piece(" " * (block.width - width(line) + gap))]
    return joined


def fitted(text: str, cells: int) -> str:
    """A text of exactly so many cells: padded, or cut with an ellipsis."""
    if cell_len(text) > cells:
        return set_cell_size(text, cells - 1) + "…"
    return set_cell_size(text, cells)


def folded(text: str, cells: int, most: int) -> list[str]:
    """A text on at most so many lines of so many cells."""
    lines = textwrap.wrap(text, cells, break_on_hyphens=False) or [""]
    if len(lines) > most:
        lines = [*lines[: most - 1], fitted(" ".join(lines[most - 1 :]), cells)] if most else []
    return [fitted(line, cells) for line in lines]


def inked(lines: Sequence[InkLine], styles: dict[str, str]) -> Content:
    """Lines as the terminal shows them; a style is a list of names that the widget knows."""
    return Content("\n").join([Content.assemble(*[_content(piece, styles) for piece in line]) for line in lines])


def _content(piece: Piece, styles: dict[str, str]) -> Content:
    content = Content(piece.text)
    spoken = " ".join(styles.get(name, name) for name in piece.style.split())
    if spoken:
        content = content.stylize(spoken)
    return content.stylize(Style.from_meta({"hit": piece.hit})) if piece.hit is not None else content
