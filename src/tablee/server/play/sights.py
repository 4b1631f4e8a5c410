"""Sights: a table as somebody has been shown it, and the lines that others are shown a little later."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from tablee.server.play.room import Room
from tablee.server.play.visitors import Asker
from tablee.server.store.clocks import Times
from tablee.server.wire.messages import Sent
from tablee.server.wire.shapes import Clocks

Message = Callable[[Asker], Sent]


@dataclass(frozen=True, slots=True)
class Sight:
    """A table after a line: its room, its clock, and when that was."""

    room: Room
    times: Times | None
    at: float

    def clocks(self, now: float) -> Clocks | None:
        """What time each seat has left, where a clock may run."""
        if self.room.over or self.times is None:
            return None
        seat = self.room.to_move
        return self.times.shown(seat if self.room.places[seat].is_human else None, now)


@dataclass(slots=True)
class Waiting:
    """Lines of one seat that were written together and that others have not been told: until when, and their news."""

    seat: int
    news: Callable[[Sight], list[Message]]  # with the table as it is shown when they are told
    sight: Sight  # the table after them
    until: float
    kind: int | None  # the question that is open after them, where its answer ends the waiting
    is_heard: bool = False  # by its own seat
    is_timed: bool = False
    told: asyncio.Event = field(default_factory=asyncio.Event)  # all have been
