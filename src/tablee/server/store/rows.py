"""Rows of the database as typed things."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from tablee.server.wire.shapes import Clock, Per

OVER: Final = ("over", "closed")  # the statuses of games that go on no more: ended, or closed before that


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as the database has it."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    public: bool
    host: str
    status: str
    created: float
    touched: float
    n: int
    to_move: int
    replace_after: int
    following: str | None
    clock_per: Per | None = None
    clock_seconds: int = 0
    began: float = 0.0  # when the running decision did
    result: dict[str, Any] | None = None  # of a finished game
    chats: int = 0  # the number of the last line of chat
    told: bool = False  # whether what was hidden has been told
    seating: int = 0  # counts changes of tokens
    maker: str | None = None  # the address it was made from, hashed
    hints: bool = False  # whether one may ask for them against people too

    def values(self) -> dict[str, Any]:
        """What is written."""
        return asdict(self)

    @property
    def clock(self) -> Clock | None:
        """Its clock, if it has one."""
        return None if self.clock_per is None else Clock(self.clock_per, self.clock_seconds)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat as the database has it."""

    seat: int
    token: str | None
    name: str | None
    level: str | None
    here: float
    used: float = 0.0  # seconds of its clock
    fresh: str | None = None  # a renewed token that was not used yet

    def values(self, table_id: str) -> dict[str, Any]:
        """What is written."""
        return {"table_id": table_id, **asdict(self)}

    @property
    def is_open(self) -> bool:
        """Whether anybody may sit down."""
        return self.token is None and self.level is None


def may_ask_hints(table: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether people may ask for hints: alone among virtual players, or where the table was made so."""
    return table.hints or sum(row.token is not None or row.is_open for row in seats) < 2


@dataclass(frozen=True, slots=True)
class ChatRow:
    """A line of chat."""

    id: int
    seat: int
    name: str
    text: str
    created: float


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a journal with its number; and seat, name and level if it changes who sits where."""

    n: int
    text: str
    place: tuple[int, str, str | None] | None = None


def table_row(row: Mapping[Any, Any]) -> TableRow:
    """The table of a row."""
    return TableRow(**row)


def seat_row(row: Mapping[Any, Any]) -> SeatRow:
    """The seat of a row."""
    return SeatRow(**{name: value for name, value in row.items() if name != "table_id"})


def new_id() -> str:
    """The name of a table: who knows it may look on, so nobody can guess it."""
    return secrets.token_urlsafe(16)


def new_token() -> str:
    """A seat's token: 192 random bits, given once."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
