"""Hearing: what a server does when another has told it something, and the look around that finds what nobody told."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any, Final

from tablee.server.live.house import House
from tablee.server.peers.channels import Notice
from tablee.server.wire import messages
from tablee.server.wire.refusals import Refusal, Unavailable

log = logging.getLogger(__name__)

SEATS: Final = 50  # tables at which one look finds who sits where


class Ears:
    """Those of one house: whatever is heard is read in the database, and told to who listens here."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tasks: set[asyncio.Task[None]] = set()
        self._next = 0  # the first table at which the next look finds who sits where

    def hear(self, notice: Notice) -> None:
        """Take a notice; what is of no use to anybody here costs nothing."""
        if notice.kind == "again":
            self._spawn(self.look())
        elif not self.house.teller.is_of_use(notice.table):
            return
        elif notice.kind == "thinking":
            said = messages.Thinking(notice.seat, notice.number, notice.place or None)
            self.house.teller.tell_thinking(notice.table, said)
        else:
            self._spawn(self._heed(notice))

    async def _heed(self, notice: Notice) -> None:
        if notice.kind == "lines":
            await self.house.rooms.at(notice.table, notice.number)
        elif notice.kind == "chat":
            await self.house.teller.tell_chats(notice.table)
        elif notice.kind == "table":
            await self.house.teller.tell_seats([notice.table])
            await self._contradict(notice.table)

    async def _contradict(self, table_id: str) -> None:
        """Say that somebody is here whom another server has seen leave."""
        store, hub = self.house.store, self.house.hub
        gone = [row.seat for row in await store.seats(table_id) if row.here <= store.now()]
        present = [(table_id, seat) for seat in gone if hub.is_here(table_id, seat)]
        if present:
            await store.here(present, store.now() + self.house.config.presence)
            await self.house.teller.tell_table(table_id)

    async def look(self) -> None:
        """Find all that was written since, wherever; who sits where at some tables, at others the next time."""
        house = self.house
        ids = house.hub.tables()
        for table_id, (n, chats, seating) in (await house.store.numbers(ids)).items():
            kept = house.cache.at(table_id)
            await house.teller.reread(kept, seating)
            if n > (kept.told if kept.room is None else kept.room.n):
                with contextlib.suppress(Refusal):  # it was closed, or cannot be played here
                    await house.rooms.at(table_id, n)
            if chats != kept.chats:
                await house.teller.tell_chats(table_id)
        some = ids[self._next : self._next + SEATS]
        self._next = self._next + SEATS if self._next + SEATS < len(ids) else 0
        if some:
            await house.teller.tell_seats(some, only_changes=True)

    async def stop(self) -> None:
        """Leave what is being read."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Unavailable | Refusal):
            log.error("hearing failed", exc_info=error)
