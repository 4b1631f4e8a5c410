"""A view as a row of numbers of fixed size, every place of which has a name: one encoder for all games."""

from array import array
from dataclasses import is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from tablee.games import title_named
from tablee.games.layout import Bag, Counts, EachSeat, How, IndexOf, Layout, OneOf, Row, Seat, Seats
from tablee.games.telling import SpokenTelling
from tablee.kernel import Game, TableeError
from tablee.rl.parts import (
    Fields,
    Maybe,
    Number,
    OfSeats,
    Part,
    SeatMarks,
    Several,
    Word,
    WordCounts,
    WordNumber,
    Words,
    looker_at,
)


class NoLayout(TableeError):
    """A game does not say how its view is laid out, or leaves something out."""


class Encoder:
    """Rows of numbers for one game and number of players, built from views alone.

    >>> from tablee.games import GAMES
    >>> encoder = encoder_of(GAMES["karmaka"], 2)
    >>> state = GAMES["karmaka"].new(seed=7)
    >>> row = encoder.row(GAMES["karmaka"].telling.view(state, 0))
    >>> len(row) == encoder.size == len(encoder.names)
    True
    >>> row[encoder.names.index("souls[me].hand.count")]
    4.0
    """

    def __init__(self, root: Part) -> None:
        self.root = root
        self.size = root.size
        self.names = tuple(root.names(""))
        self._empty = bytes(4 * root.size)

    def row(self, view: Any) -> "array[float]":
        """The numbers of a view, as floats of 32 bits."""
        row = array("f", self._empty)
        self.root.write(view, looker_at(view.seat), row, 0)
        return row


@cache
def encoder_of(game: Game, players: int) -> Encoder:
    """The encoder for a game at a table of so many."""
    return Encoder(Building(layout_of(game), players).part("", view_type(game)))


def layout_of(game: Game) -> Layout:
    """What a game says of its view: `LAYOUT` of people/layout.py."""
    layout = title_named(game.name).layout()
    if layout is None:
        raise NoLayout(f"{game.name} does not say how its view is laid out")
    return layout


def view_type(game: Game) -> Any:
    """The record that a game's views are."""
    telling = game.telling
    if not isinstance(telling, SpokenTelling):
        raise NoLayout(f"the views of {game.name} have no type")
    return get_type_hints(telling.parts.view)["return"]


class Building:
    """Makes the parts of a row from the types of a view and what its game says of them."""

    def __init__(self, layout: Layout, players: int) -> None:
        self.layout = layout
        self.players = players

    def part(self, key: str, hint: Any) -> Part:
        """The part for a field."""
        how = self.layout.fields.get(key)
        if how is not None:
            return self.said(key, hint, how)
        needed = without_none(hint)
        if needed is not hint:
            return Maybe(self.part(key, needed))
        if hint in (int, bool):
            return Number()
        if is_dataclass(hint):
            return self.record(hint)
        raise NoLayout(f"nothing says how {key} is laid out")

    def record(self, kind: Any) -> Part:
        """All fields of a record that are not left out."""
        keys = {name: f"{kind.__name__}.{name}" for name in get_type_hints(kind)}
        hints = get_type_hints(kind)
        kept = {name: key for name, key in keys.items() if key not in self.layout.left_out}
        return Fields({name: self.part(key, hints[name]) for name, key in kept.items()})

    def said(self, key: str, hint: Any, how: How) -> Part:
        """The part that a game asks for."""
        match how:
            case OneOf(words):
                return Word(words)
            case IndexOf(words):
                return WordNumber(words)
            case Bag(words, first):
                return Words(words, first)
            case Counts(words):
                return WordCounts(words)
            case Row(most):
                return Several(self.element(key, hint), most)
            case EachSeat():
                return OfSeats(self.element(key, hint), self.players)
            case Seat() | Seats():
                return SeatMarks(self.players)

    def element(self, key: str, hint: Any) -> Part:
        """The part for one of several; that one may be missing is said by the row."""
        return self.part(f"{key}[]", without_none(get_args(without_none(hint))[0]))


def without_none(hint: Any) -> Any:
    """A type without the None that may stand for it."""
    if get_origin(hint) not in (Union, UnionType):
        return hint
    (needed,) = (each for each in get_args(hint) if each is not NoneType)
    return needed
