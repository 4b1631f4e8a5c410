"""What a server tells of a finished game, moment by moment: number 0 is the deal, number n comes after n choices."""

from msgspec import Struct

from tablee.server.wire.shapes import Entry, PlayerInfo, Position, ResultInfo, Text


class Review(Struct, frozen=True):
    """A finished game: the turn of each moment from 0 to `last`, and who chooses there (-1 at the end).

    The key of its chance, hidden until now, is in hexadecimal digits. A game from before there were keys has none (""):
    it follows from its seed, in digits, for it is too large for the numbers of some languages.
    """

    game: str
    seed: str
    key: str
    players: list[PlayerInfo]
    last: int
    turns: list[int]
    movers: list[int]
    result: ResultInfo


class Chosen(Struct, frozen=True):
    """What was chosen at a moment."""

    seat: int
    option: int
    text: Text


class Moment(Struct, frozen=True):
    """One moment from one side, or with open cards: the table, what was told then, and what was chosen next."""

    at: int
    position: Position
    entry: Entry
    chosen: Chosen | None


class Judged(Struct, frozen=True):
    """What the master thinks of choice `at`, the first being 1: the chances of all seats before it, and its cost."""

    at: int
    seat: int
    chances: list[float]
    chosen: Text
    better: Text
    cost: float


class Turning(Struct, frozen=True):
    """Where a game of so many choices turned: the one that cost most, once that is `known`; None where none cost much.

    It is not `sought` where others wait for thoughts and nobody wishes it.
    """

    sought: bool
    known: bool
    last: int
    worst: Judged | None


class Judgements(Struct, frozen=True):
    """Judgements from number `first` on; `done` of `last` choices have been judged so far."""

    first: int
    done: int
    last: int
    items: list[Judged]
