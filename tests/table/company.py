"""Who sits at the tables of these tests, and disks that fail."""

import errno
import os
from pathlib import Path

from tablee.kernel import Game, Player, Rng, Seat, TableeError
from tablee.table import Place, Setup, Table
from tablee.table.kept.disk import Disk, Handle


class First(Player):
    """Takes the first option."""

    def decide(self, seat: Seat, rng: Rng) -> int:
        return seat.decision.options[0]


class Any(Player):
    """Takes any option."""

    def decide(self, seat: Seat, rng: Rng) -> int:
        return seat.decision.options[rng.below(len(seat.decision.options))]


class Stubborn(Player):
    """Asks for what is not offered."""

    def decide(self, seat: Seat, rng: Rng) -> int:
        return next(option for option in range(1000) if option not in seat.decision.options)


LEVELS: dict[str, type[Player]] = {"first": First, "any": Any, "stubborn": Stubborn}


class NoSuchLevel(TableeError):
    """These tests have no such player."""


def player_for(game: Game, level: str) -> Player:
    if level not in LEVELS:
        raise NoSuchLevel(f"no player is called {level!r}")
    return LEVELS[level]()


HUMANS = [Place("Anna"), Place("Bob")]
AGAINST_ONE = [Place("Anna"), Place("Bob", "any")]


def karmaka(seed: int = 7, **options: str) -> Setup:
    return Setup.of("karmaka", 2, seed, {"first_player": "seat_0", **options})


def seated(places: list[Place] | None = None, seed: int = 7) -> Table:
    """A table in memory."""
    return Table.begin(karmaka(seed), places or HUMANS, player_for)


def choose(table: Table, spelled: object = None, seat: int | None = None) -> int:
    """The seat on move chooses, by default its first option."""
    mover = table.to_move if seat is None else seat
    decision = table.decision(mover)
    assert decision is not None
    state = table.setup.rules().load(table.data())
    choice = decision.options[0] if spelled is None else table.game.parse(state, spelled)
    table.submit(mover, choice)
    return mover


def is_still_told(then: object, now: object) -> bool:
    """Whether all that was told then is told now; more may be."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(key in now and is_still_told(then[key], now[key]) for key in then)
    if isinstance(then, list):
        assert isinstance(now, (list, tuple)), now
        return len(then) == len(now) and all(map(is_still_told, then, now))
    return then == now


class FullHandle(Handle):
    """A file on a disk with so much room left."""

    def __init__(self, path: Path, disk: "FullDisk") -> None:
        self.disk = disk
        super().__init__(path)

    def write(self, data: bytes, at: int) -> None:
        room = min(self.disk.room, len(data))
        self.disk.room -= room
        super().write(data[:room], at)
        if room < len(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def cut(self, size: int) -> None:
        if self.disk.cannot_cut:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        super().cut(size)

    def sync(self) -> None:
        if self.disk.cannot_sync:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        super().sync()


class FullDisk(Disk):
    """A disk with so many bytes of room."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.cannot_cut = False
        self.cannot_sync = False

    def handle(self, path: Path) -> Handle:
        return FullHandle(path, self)

    def write_whole(self, path: Path, data: bytes) -> None:
        super().write_whole(path, data[: self.room])
        if self.room < len(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self.room -= len(data)


class ReadOnlyDisk(Disk):
    """A folder where nothing may be written, until somebody allows it."""

    def __init__(self) -> None:
        self.is_open = False

    def write_whole(self, path: Path, data: bytes) -> None:
        if not self.is_open:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        super().write_whole(path, data)
