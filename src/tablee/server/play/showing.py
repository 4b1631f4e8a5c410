"""Showing: a game as an asker is shown it, from its room or, once it has ended, from what was kept of its end."""

from dataclasses import dataclass
from typing import Protocol

from tablee.server.play import ordering, scene
from tablee.server.play.room import Room
from tablee.server.play.visitors import Asker
from tablee.server.wire.order_shapes import OrderInfo
from tablee.server.wire.shapes import Log, Position


class Shown(Protocol):
    """A game that can be shown, to each asker their own side: `Present`, or the `Last` of endings.py."""

    @property
    def n(self) -> int:
        """The number of its last line."""

    def position(self, asker: Asker) -> Position:
        """The game as an asker may know it."""

    def log(self, asker: Asker, after: int | None) -> Log:
        """What an asker was told after line `after`, or the last of it."""

    def orders(self, asker: Asker) -> list[OrderInfo]:
        """The orders of an asker that stand."""


@dataclass(frozen=True, slots=True)
class Present:
    """A game in its room, as it stands now."""

    room: Room

    @property
    def n(self) -> int:
        """The number of its last line."""
        return self.room.n

    def position(self, asker: Asker) -> Position:
        """The game as an asker may know it."""
        return scene.position(self.room, asker)

    def log(self, asker: Asker, after: int | None) -> Log:
        """What an asker was told after line `after`, or the last of it."""
        return scene.log(self.room, asker, after)

    def orders(self, asker: Asker) -> list[OrderInfo]:
        """The orders of an asker that stand."""
        return ordering.standing(self.room, asker)
