"""Sharing: servers of one database tell each other what addresses ask for and have open, so that limits count for all.

Nobody is asked when a request comes: each server decides by its own counts and by what the others told last. A server
that is not heard any more is forgotten after a while, and where nothing can be told each keeps to its own counts.
"""

import asyncio
import secrets
from collections.abc import Callable
from time import monotonic
from typing import Final

from tablee.server.door.door import Door
from tablee.server.peers.channels import Count, Counts, Notice

BEAT: Final = 0.5  # seconds between two notices
LEASE: Final = 4.0  # seconds after which a server that says nothing has no sockets any more
ALL: Final = 10  # one notice in so many tells all sockets, for those who came since
MOST: Final = 60  # counts in one notice: a datagram holds 4 KiB


class Other:
    """Another server: its open sockets by address, and until when that counts."""

    def __init__(self) -> None:
        self.until = 0.0
        self.sockets: dict[str, int] = {}


class Sharing:
    """What one server tells the others, and has heard of them."""

    def __init__(self, door: Door, now: Callable[[], float] = monotonic) -> None:
        self._name = secrets.token_hex(8)
        self._rates = {"requests": door.requests, "tables": door.tables, "openings": door.openings, "said": door.said}
        self._sockets = door.sockets
        self._now = now
        self._told: dict[str, int] = {}  # sockets, as the others know of them
        self._beats = 0
        self._others: dict[str, Other] = {}

    async def keep_telling(self, share: Callable[[Notice], None]) -> None:
        """Tell the others, for ever."""
        while True:
            await asyncio.sleep(BEAT)
            for notice in self.news():
                share(notice)
            self.forget_the_dead()

    def news(self) -> list[Notice]:
        """What is to be told now."""
        is_all = self._beats % ALL == 0
        self._beats += 1
        counts = [(kind, *each) for kind, rates in self._rates.items() for each in rates.told().items()]
        counts += [("sockets", name, count) for name, count in self._changes(is_all)]
        if not counts and not self._told:
            return []
        parts = [counts[at : at + MOST] for at in range(0, max(1, len(counts)), MOST)]
        return [self._notice(part, is_all and part is parts[0]) for part in parts]

    def goodbye(self) -> Notice:
        """What is told at the end: nothing is open here any more."""
        return self._notice([], True)

    def begin_again(self) -> None:
        """Tell all the next time: others may have missed anything."""
        self._beats = 0

    def hear(self, counts: Counts) -> None:
        """Take what another server tells."""
        if counts.sender not in self._others:
            self._others[counts.sender] = Other()
            self.begin_again()
        other = self._others[counts.sender]
        other.until = self._now() + LEASE
        if counts.is_all:
            self._forget(other)
        for kind, name, count in counts.counts:
            if kind == "sockets":
                self._sockets.tell(name, count - other.sockets.pop(name, 0))
                if count:
                    other.sockets[name] = count
            elif kind in self._rates:
                self._rates[kind].add(name, count)

    def _notice(self, counts: list[Count], is_all: bool) -> Notice:
        return Notice("counts", counts=Counts(self._name, is_all, counts))

    def _changes(self, is_all: bool) -> list[tuple[str, int]]:
        """The sockets of whom the others do not know rightly; all of them if wanted."""
        told, here = ({} if is_all else self._told), self._sockets.here
        names = {*told, *here}
        found = [(name, here[name]) for name in names if told.get(name, 0) != here[name]]
        self._told = dict(here)
        return found

    def forget_the_dead(self) -> None:
        """Forget the sockets of servers that are not heard any more."""
        now = self._now()
        for sender in [sender for sender, other in self._others.items() if other.until < now]:
            self._forget(self._others.pop(sender))

    def _forget(self, other: Other) -> None:
        for name, count in other.sockets.items():
            self._sockets.tell(name, -count)
        other.sockets.clear()
