"""What a house keeps of a table in memory; any of it may be lost at any time."""

import asyncio
from dataclasses import dataclass, field

from tablee.kernel import SPECTATOR
from tablee.server.play.paces import Paces
from tablee.server.play.room import Room
from tablee.server.play.sights import Sight, Waiting
from tablee.server.play.visitors import Owners
from tablee.server.store.clocks import Times
from tablee.server.wire.shapes import Clocks


@dataclass(slots=True)
class Kept:
    """A room that is kept, the lock of those who change it, the last line that listeners were told of, its clock."""

    id: str  # of the table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    room: Room | None = None
    owners: Owners | None = None  # whose the seats are: read with the last line of the room, or later
    told: int = 0
    times: Times | None = None
    chats: int | None = None  # the last line of chat that listeners were told of
    known: object = None  # what they know of its seats
    maker: str | None = None  # who made it, once that was asked
    paces: Paces = field(default_factory=Paces)  # how long its people take for answers
    waiting: list[Waiting] = field(default_factory=list)  # what some are told a little later
    shown: Sight | None = None  # the table before all that: as everybody has been shown it
    latest: Sight | None = None  # as it stood when lines were told last, of a game whose lines may have to wait
    is_quick: bool = False  # its people have agreed to play without that
    weight: int = 0  # bytes of its room, about, when it was weighed
    weighed: int = 0  # and at which line that was
    unplayable: str | None = None  # why there can be no room: a refusal's code, once that was found out

    @property
    def seating(self) -> int | None:
        """The seating that is known."""
        return None if self.owners is None else self.owners.seating

    def hears_from(self, chat: int) -> None:
        """Begin to tell chat after a line, unless that was begun already."""
        if self.chats is None:
            self.chats = chat

    def sight(self, seat: int) -> Sight | None:
        """The table as a seat, or SPECTATOR, has been shown it: its own lines are not kept from it. None as it is."""
        found = self.shown if self.waiting else None
        for line in self.waiting:
            if line.seat != seat:
                break
            found = line.sight
        return found

    def seen_by(self, seat: int) -> Room | None:
        """The room as a seat, or SPECTATOR, has been shown it."""
        sight = self.sight(seat)
        return self.room if sight is None else sight.room

    def sees(self, seat: int, n: int) -> bool:
        """Whether a seat, or SPECTATOR, has been shown the line that people call `n`."""
        sight = self.sight(seat)
        return sight is None or sight.room.last.n >= n

    def clocks(self, now: float, seat: int = SPECTATOR) -> Clocks | None:
        """What time each seat has left, as somebody has been shown it, where a clock may run."""
        sight = self.sight(seat)
        if sight is None and self.room is not None:
            sight = Sight(self.room, self.times, now)
        return None if sight is None else sight.clocks(now)
