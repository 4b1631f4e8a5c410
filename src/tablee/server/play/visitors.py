"""Who asks. What a table shows is made for an asker, never for a number; this file alone makes askers.

One becomes an asker by a token that was found among those of the seats, as the database has them, or by looking on.
`seating` counts the changes of a table's tokens: what an asker may do is decided by the tokens of the last one.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tablee.kernel import SPECTATOR
from tablee.server.store.rows import SeatRow, TableRow
from tablee.server.wire.refusals import refused


@dataclass(frozen=True, slots=True)
class Asker:
    """For whom a table is shown: a seat whose token was found there under a seating, or a spectator."""

    table_id: str
    seat: int  # SPECTATOR for none
    token: str | None  # hashed
    seating: int

    @property
    def shown_seat(self) -> int | None:
        """The seat as it is sent: none for a spectator."""
        return None if self.seat == SPECTATOR else self.seat


def spectator(table_id: str) -> Asker:
    """Who only looks on: anybody who knows the table, and the server itself."""
    return Asker(table_id, SPECTATOR, None, 0)


@dataclass(frozen=True, slots=True)
class Owners:
    """The tokens of a table's seats, hashed, as they were under a seating."""

    seating: int
    tokens: tuple[str | None, ...]

    @classmethod
    def of(cls, table: TableRow, seats: Sequence[SeatRow]) -> "Owners":
        """Those of a table; of rows read one after the other, the seats may be newer, never older."""
        return cls(table.seating, tuple(row.token for row in seats))

    def include(self, asker: Asker) -> bool:
        """Whether an asker is who they were: their token is here, or was found later than these."""
        if asker.seat == SPECTATOR or asker.seating > self.seating:
            return True
        return self.tokens[asker.seat] == asker.token


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody at the door: a table as it is in the database, and for whom they ask there."""

    table: TableRow
    seats: list[SeatRow]
    asker: Asker
    is_host: bool

    @property
    def id(self) -> str:
        """The table."""
        return self.table.id

    @property
    def seat(self) -> int:
        """The seat, or SPECTATOR."""
        return self.asker.seat

    @property
    def token(self) -> str | None:
        """What they came with, hashed, if it counts."""
        return self.asker.token

    def seated(self) -> Asker:
        """Who asks, for a seat; refused to those who have none."""
        if self.seat == SPECTATOR:
            raise refused("no-token" if self.token is None else "not-seated")
        return self.asker

    def people_but(self, seat: int) -> list[int]:
        """All other seats that a person owns, whoever sits there now: who was replaced may come back."""
        return [row.seat for row in self.seats if row.token is not None and row.seat != seat]


def looking_on(table: TableRow, seats: list[SeatRow]) -> Visitor:
    """Somebody without a token."""
    return Visitor(table, seats, spectator(table.id), is_host=False)


def known_by(token: str, table: TableRow, seats: list[SeatRow]) -> Visitor | None:
    """Who comes with a token, hashed; None if it does not count here. The rows were read at the same moment."""
    seat = next((row.seat for row in seats if row.token == token), SPECTATOR)
    if seat == SPECTATOR and table.host != token:
        return None
    return Visitor(table, seats, Asker(table.id, seat, token, table.seating), is_host=table.host == token)
