"""What a house keeps of a table in memory; any of it may be lost at any time."""

import asyncio
from dataclasses import dataclass, field

from tablee.server.play.paces import Held, Paces
from tablee.server.play.room import Room
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
    held: Held | None = None  # what others are told a little later
    is_quick: bool = False  # its people have agreed to play without that
    unplayable: str | None = None  # why there can be no room: a refusal's code, once that was found out

    @property
    def seating(self) -> int | None:
        """The seating that is known."""
        return None if self.owners is None else self.owners.seating

    def hears_from(self, chat: int) -> None:
        """Begin to tell chat after a line, unless that was begun already."""
        if self.chats is None:
            self.chats = chat

    def clocks(self, now: float) -> Clocks | None:
        """What time each seat has left, where a clock may run."""
        if self.room is None or self.room.over or self.times is None:
            return None
        seat = self.room.to_move
        return self.times.shown(seat if self.room.places[seat].is_human else None, now)
