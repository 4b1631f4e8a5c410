"""Options arranged: one row for a thing with its verbs side by side, and how the mark moves there."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len

from tablee.tui.boards import Pick
from tablee.tui.desk.offers import Offer
from tablee.tui.widgets.paper.ink import InkLine, Piece, fitted, width

GAP: Final = 2
Labels = Callable[[Offer, str], str]  # an option and its word: what stands there, such as a chance beside it


@dataclass(frozen=True, slots=True)
class OptionRow:
    """A row of options: its number, the thing that all are about, and the options by place; alone, one says all."""

    number: int
    title: str
    ink: str
    places: tuple[int, ...]
    words: tuple[str, ...]


def in_order(choices: Sequence[Offer], picks: Sequence[Pick]) -> list[Offer]:
    """The choices about one thing next to each other, in the order of its verbs; the others keep their places."""
    place = {verb.option: (at, each) for at, pick in enumerate(picks) for each, verb in enumerate(pick.verbs)}
    first: dict[int, int] = {}
    for at, choice in enumerate(choices):
        if choice.option in place:
            first.setdefault(place[choice.option][0], at)
    keys = [
        (first[place[choice.option][0]], place[choice.option][1]) if choice.option in place else (at, 0)
        for at, choice in enumerate(choices)
    ]
    return [choices[at] for at in sorted(range(len(choices)), key=keys.__getitem__)]


def rows_of(shown: Sequence[Offer], picks: Sequence[Pick]) -> list[OptionRow]:
    """Rows of options that stand in order; none where no option is about a thing that has verbs."""
    verbs = {verb.option: (pick, verb.word) for pick in picks for verb in pick.verbs}
    rows: list[OptionRow] = []
    owner: Pick | None = None
    for at, choice in enumerate(shown):
        pick, word = verbs.get(choice.option, (None, ""))
        if pick is not None and pick is owner:
            last = rows[-1]
            rows[-1] = OptionRow(last.number, last.title, last.ink, (*last.places, at), (*last.words, word))
        else:
            title, ink = (pick.title, pick.ink) if pick else (choice.text, "")
            rows.append(OptionRow(len(rows) + 1, title, ink, (at,), (word,)))
        owner = pick
    return rows if any(row.words[0] for row in rows) else []


def row_at(rows: Sequence[OptionRow], at: int) -> int:
    """The row in which an option stands."""
    return next((place for place, row in enumerate(rows) if at in row.places), 0)


def moved(rows: Sequence[OptionRow], at: int, right: int, down: int) -> int:
    """Where the mark goes: along the verbs of a thing, or to the same verb of another; in a single row it goes on."""
    here = row_at(rows, at)
    column = rows[here].places.index(at)
    if len(rows) == 1:
        right, down = right + down, 0
    row = rows[min(max(0, here + down), len(rows) - 1)]
    return row.places[min(max(0, column + right), len(row.places) - 1)]


def window(heights: Sequence[int], first: int, here: int, room: int) -> int:
    """The first row to show, so that the row of the mark is seen: as before where that will do.

    >>> window([1, 2, 1, 3], 0, 3, 4), window([1, 2, 1, 3], 3, 0, 4), window([1, 1], 1, 1, 4)
    (2, 0, 0)
    """
    if sum(heights) <= room:
        return 0
    first = min(first, here)
    while first < here and sum(heights[first : here + 1]) > room:
        first += 1
    return first


def drawn_rows(rows: Sequence[OptionRow], shown: Sequence[Offer], at: int, cells: int, label: Labels) -> list[InkLine]:
    """The rows with their verbs below each other; none where they find no room, so that nothing is cut."""
    texts = [[label(shown[place], word) for place, word in zip(row.places, row.words, strict=True)] for row in rows]
    digits = len(str(len(rows)))
    title = max((cell_len(row.title) for row in rows if row.words[0]), default=0)
    beside = [each for row, each in zip(rows, texts, strict=True) if row.words[0]]
    most = max(map(len, beside))
    columns = [max(cell_len(each[n]) for each in beside if n < len(each)) + 2 for n in range(most)]
    lines = [
        _row(row, each, at, digits, title, columns) if row.words[0] else _alone(row, each[0], at, digits)
        for row, each in zip(rows, texts, strict=True)
    ]
    return lines if all(width(line) <= cells for line in lines) else []


def _head(row: OptionRow, at: int, digits: int) -> str:
    return f"{'▸' if at in row.places else ' '}{row.number:>{digits}} "


def _alone(row: OptionRow, text: str, at: int, digits: int) -> InkLine:
    style = "lit" if at in row.places else ""
    return [Piece(f"{_head(row, at, digits)}{text}", style, row.places)]


def _row(row: OptionRow, texts: list[str], at: int, digits: int, title: int, columns: list[int]) -> InkLine:
    line: InkLine = [
        Piece(_head(row, at, digits), "bold", row.places[:1]),
        Piece(fitted(row.title, title), row.ink, row.places[:1]),
    ]
    for place, text, wide in zip(row.places, texts, columns, strict=False):
        is_lit = place == at
        verb = fitted(f"‹{text}›" if is_lit else f" {text} ", wide)
        line += [Piece(" " * (GAP - 1)), Piece(verb, "lit" if is_lit else "", (place,))]
    return line


def alike(choices: list[Offer]) -> int:
    """How many options in a row are about the first option's card: they look best side by side."""
    if not choices or not choices[0].touches:
        return 1
    first = choices[0].touches[0]
    same = [
        choice
        for choice in choices
        if choice.touches and (choice.touches[0].zone, choice.touches[0].what) == (first.zone, first.what)
    ]
    return len(same)
