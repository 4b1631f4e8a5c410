"""The board of a game that has none: every field of its view, by name and value."""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass

from tablee.games.language import listed, words
from tablee.kernel import NOBODY
from tablee.tui.boards.parts import Board, SeatPanel, Zone


def board(view: object, names: Sequence[str], language: str) -> Board:
    """Each field of a view as a zone without cards, its value as the note."""
    shared = tuple(
        Zone(key, NOBODY, key.replace("_", " "), (), 0, spoken(value, language)) for key, value in entries(view)
    )
    seats = tuple(SeatPanel(seat, name, (), (), ()) for seat, name in enumerate(names))
    return Board(shared, seats, (), words("tablee.tui", language).say("board-plain"))


def entries(view: object) -> Iterator[tuple[str, object]]:
    """The fields of a record, whatever kind of record it is."""
    if is_dataclass(view) and not isinstance(view, type):
        yield from ((field.name, getattr(view, field.name)) for field in fields(view))
    elif isinstance(view, dict):
        yield from ((str(key), value) for key, value in view.items())
    elif hasattr(view, "__dict__"):
        yield from vars(view).items()
    else:
        yield "view", view


def spoken(value: object, language: str) -> str:
    """A value in words: rows of rows are lines, records are their fields."""
    say = words("tablee.tui", language).say
    if value is None:
        return say("value-none")
    if isinstance(value, bool):
        return say("value-yes" if value else "value-no")
    if isinstance(value, list | tuple):
        return _row(value, language)
    if is_dataclass(value) or isinstance(value, dict):
        pairs = [say("value-field", name=key, value=spoken(part, language)) for key, part in entries(value)]
        return listed(pairs, language)
    return str(value)


def _row(values: Sequence[object], language: str) -> str:
    if values and all(isinstance(value, list | tuple) for value in values):
        return "\n".join(spoken(value, language) for value in values)
    return listed([spoken(value, language) for value in values], language)
