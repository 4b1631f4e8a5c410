"""What a board is made of: cards, zones, seats and tracks, for any drawer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Card:
    """A card that can be seen: its colour is doubled by a sign, and `kind` is the game's own id."""

    name: str
    sign: str
    value: str
    colour: str
    effect: str
    kind: str


@dataclass(frozen=True, slots=True)
class Zone:
    """A place of the table, with the name that the rules give it as `key` and its seat, or NOBODY.

    The top or exposed card comes first; None is a place whose card this reader does not know. `count` is the number
    of cards that lie there: a long hidden stack shows fewer, or none. `note` says in words what cannot be drawn.
    """

    key: str
    seat: int
    title: str
    cards: tuple[Card | None, ...]
    count: int
    note: str


@dataclass(frozen=True, slots=True)
class SeatPanel:
    """One player: facts as short sentences, zones, and what this reader remembers of the hidden ones."""

    seat: int
    name: str
    facts: tuple[str, ...]
    zones: tuple[Zone, ...]
    remembered: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Track:
    """Steps in a row, and the step on which each seat stands."""

    title: str
    steps: tuple[str, ...]
    tokens: dict[int, int]


@dataclass(frozen=True, slots=True)
class Board:
    """All that one reader sees of a game: shared zones, the seats with the reader's own last, tracks, a headline."""

    shared: tuple[Zone, ...]
    seats: tuple[SeatPanel, ...]
    tracks: tuple[Track, ...]
    headline: str


Drawn = Callable[[object, Sequence[str], str], Board]  # a view, the players' names, a language
