"""A game that has ended: the only thing of which every side is shown, and all that was hidden."""

from dataclasses import dataclass

from tablee.server.play.room import Room
from tablee.server.wire.refusals import refused


@dataclass(frozen=True, slots=True)
class Finished:
    """A room at its end, which goes on no more whatever becomes of the table. Made by `finished` alone."""

    room: Room


def finished(room: Room) -> Finished:
    """The room of a game that is over; refused before, to everybody."""
    if not room.history.ended:
        raise refused("not-over")
    return Finished(room.still())
