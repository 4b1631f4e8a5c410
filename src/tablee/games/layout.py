"""How a view is laid out as a row of numbers: what a game says of each of its fields; `tablee.rl` writes them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class OneOf:
    """A word: a place for each word there is, 1 at the one that it is."""

    words: Sequence[str]


@dataclass(frozen=True, slots=True)
class IndexOf:
    """A word of a long list: its number there, counted from 1; 0 for none."""

    words: Sequence[str]


@dataclass(frozen=True, slots=True)
class Bag:
    """Several words: how many, how many of them are unknown, how many of each; and the `first` ones in order."""

    words: Sequence[str]
    first: int = 0


@dataclass(frozen=True, slots=True)
class Counts:
    """A number for each word."""

    words: Sequence[str]


@dataclass(frozen=True, slots=True)
class Row:
    """Several things of one kind, at most so many: for each whether it is there, and its places."""

    most: int


@dataclass(frozen=True, slots=True)
class EachSeat:
    """Something for each seat, the one who looks first, then round the table."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: a place for each, counted from the one who looks; none for nobody."""


@dataclass(frozen=True, slots=True)
class Seats:
    """Several seats: 1 at each of them, counted from the one who looks."""


How = OneOf | IndexOf | Bag | Counts | Row | EachSeat | Seat | Seats


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """What a game says of its view: `fields` by class and name; numbers, flags and parts speak for themselves.

    `left_out` names what a row does not hold, with the reason. `longest` is the
    number of decisions after which the doors of `tablee.rl` end a game as a draw: no game that is played gets there.
    """

    fields: Mapping[str, How]
    left_out: Mapping[str, str] = field(default_factory=dict)
    longest: int = 10_000


DERIVED = "follows from the rest of the view"
MASK = "the mask of options has it"


def with_decision(kinds: Sequence[str], fields: Mapping[str, How]) -> dict[str, How]:
    """The fields of a view, and those of the open question that every view has."""
    return {"DecisionView.seat": Seat(), "DecisionView.kind": OneOf(kinds), **fields}


def without_options(left_out: Mapping[str, str]) -> dict[str, str]:
    """What is left out of a row, the options of the open question among it."""
    return {"DecisionView.options": MASK, **left_out}
