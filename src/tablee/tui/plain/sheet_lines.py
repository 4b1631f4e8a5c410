"""Sheets and long lists of options in plain words: what plain mode prints of a game that has more than one page."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from rich.cells import cell_len

from tablee.games.rulebook import folded
from tablee.tui.boards import Board, Row, Sheet, Thing
from tablee.tui.desk.offers import FEW, Folder, Offer, in_groups, numbered

Say = Callable[..., str]
GAP: Final = "  "


def sheets_found(board: Board, asked: str) -> list[Sheet]:
    """The sheets that hold all these words in the name of their tab or in their title, the closest first.

    The name of a tab alone is its first sheet.
    """
    sought = folded(asked).split()
    tabs = [sheet for sheet in board.sheets if folded(sheet.word) == " ".join(sought) or sheet.tab == asked]
    if tabs:
        return tabs[:1]
    known = [(sheet, folded(f"{sheet.word} {sheet.title}")) for sheet in board.sheets]
    found = [sheet for sheet, text in known if sought and all(word in text for word in sought)]
    return sorted(found, key=lambda sheet: not folded(sheet.title).startswith(folded(asked)))


def sheet_lines(sheet: Sheet) -> list[str]:
    """A sheet as lines of text, columns below each other."""
    lines = [sheet.title]
    for row, widths in zip(sheet.rows, _widths(sheet.rows), strict=True):
        cells = [cell.text + " " * (wide - cell_len(cell.text)) for cell, wide in zip(row.cells, widths, strict=True)]
        lines.append(f"{' ' * row.indent}{GAP.join(cells)}".rstrip())
    return lines


def _widths(rows: Sequence[Row]) -> list[list[int]]:
    """The width of each column of the table that each row is in."""
    found: dict[int, list[int]] = {}
    for row in rows:
        if len(row.cells) > 1:
            wide = found.setdefault(len(row.cells), [0] * len(row.cells))
            found[len(row.cells)] = [max(now, cell_len(cell.text)) for now, cell in zip(wide, row.cells, strict=True)]
    return [found.get(len(row.cells), [0] * len(row.cells)) for row in rows]


def in_order(choices: Sequence[Offer], headings: Mapping[Thing, str]) -> list[Offer]:
    """Choices with those of one heading together, numbered so."""
    return numbered([choice for _, inside in in_groups(choices, headings) for choice in inside])


def option_lines(choices: Sequence[Offer], headings: Mapping[Thing, str], say: Say) -> Iterator[str]:
    """The options by number; where they are many, a line for each heading with the numbers below it."""
    if len(choices) <= FEW:
        yield from (option_line(choice, say) for choice in choices)
        return
    groups = in_groups(choices, headings)
    for heading, inside in groups:
        if len(inside) == 1:
            yield option_line(inside[0], say)
        else:
            yield say("plain-group", first=str(inside[0].number), last=str(inside[-1].number), heading=heading)
    if len(groups) < len(choices):
        yield say("plain-group-help")


def option_line(choice: Offer, say: Say) -> str:
    """One option by number; of a folder, how many are in it."""
    if isinstance(choice, Folder):
        return say("plain-folder", number=str(choice.number), text=choice.text, count=len(choice.inside))
    change = choice.change or "none"
    return say("plain-option", number=str(choice.number), text=choice.text, change=change)
