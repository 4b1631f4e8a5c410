"""Replaying: the room of a table at its last line, made of its journal, and brought up to date by what others wrote."""

import asyncio
import contextlib
import logging
from collections.abc import Iterable

from tablee.server.live.pacing import is_paced
from tablee.server.live.table_cache import TableCache
from tablee.server.live.teller import Teller
from tablee.server.play.closing import Outdated, close, followed, replayed
from tablee.server.play.kept import Kept
from tablee.server.play.room import Room
from tablee.server.play.sights import Sight
from tablee.server.play.visitors import Asker, Visitor
from tablee.server.store.rows import TableRow
from tablee.server.store.store import Store
from tablee.server.wire.refusals import Refusal, refused

log = logging.getLogger(__name__)


class Rooms:
    """The rooms of all tables; whoever brings one up to date tells those who listen there."""

    def __init__(self, store: Store, cache: TableCache, teller: Teller) -> None:
        self._store = store
        self._cache = cache
        self._teller = teller

    async def at(self, table_id: str, n: int | None = None) -> Room:
        """The room of a table, at line `n` of its journal at least; refused before the game begins."""
        kept = self._cache.at(table_id)
        async with kept.lock:
            return await self.ready(kept, n)

    async def of(self, who: Visitor, n: int = 0) -> Room:
        """The room of a visitor's table, as far as they have been shown it; refused if the seat has changed hands."""
        if who.table.status == "closed":
            raise refused("closed")
        kept, least = self._cache.at(who.id), max(n, who.table.n)
        async with kept.lock:
            room = await self.ready(kept, least)
        check(kept, who.asker)
        return kept.seen_by(who.seat) or room

    async def look_at(self, tables: Iterable[TableRow]) -> None:
        """Have tables here of which no more may be told than those at them have been shown."""
        for table in tables:
            if is_paced(table):
                with contextlib.suppress(Refusal):  # it was closed, or cannot be played here
                    await self.at(table.id, table.n)

    async def ready(self, kept: Kept, n: int | None) -> Room:
        """The same for whoever has the lock: the room, at line `n` at least, or at the last that is written."""
        if kept.room is None or n is None or kept.room.n < n:
            await self.catch_up(kept)
        return begun(kept)

    async def catch_up(self, kept: Kept) -> None:
        """Read what was written since, here or elsewhere, and tell it to whose the seats are now; with the lock."""
        if kept.unplayable is not None:
            raise refused(kept.unplayable)
        lines, seating = await self._store.news(kept.id, 0 if kept.room is None else kept.room.n)
        if not lines:
            return
        await self._teller.reread(kept, seating)
        try:
            await self._replay(kept, lines)
        except Outdated as error:
            await self._cannot_play(kept, error)

    async def _replay(self, kept: Kept, lines: list[str]) -> None:
        if kept.room is not None:
            if kept.times is not None:
                kept.times = await self._store.times(kept.id)
            for draft in followed(kept.room, lines):
                kept.room.take(draft)
                self._teller.tell_lines(kept)
            return
        kept.times = await self._store.times(kept.id)
        kept.room = await asyncio.to_thread(replayed, lines)
        if found := await self._store.seated(kept.id):
            await self._teller.quick(*found)
        await self._teller.show(kept)
        await self._hide(kept, lines)
        self._teller.tell_lines(kept)
        self._cache.weigh(kept)

    async def _hide(self, kept: Kept, lines: list[str]) -> None:
        """Who comes to a table that was not here must not see more of its last line than those who are at it."""
        if kept.room is not None and not kept.told and self._teller.veil.is_hidden(kept, kept.room):
            before = await asyncio.to_thread(replayed, lines[:-1])
            kept.latest, kept.told = Sight(before, kept.times, self._store.now()), before.n

    async def _cannot_play(self, kept: Kept, why: Outdated) -> None:
        """Refuse a game that the rules of today cannot replay; one in progress is closed, unless they are too old."""
        log.warning("a journal does not fit the rules", exc_info=why)
        kept.room, table = None, await self._store.table(kept.id)
        if table is not None and table.status == "playing" and not why.elsewhere:
            if await close(self._store, kept.id, table.n):
                await self._teller.tell_table(kept.id)
            table = await self._store.table(kept.id)
        is_over = table is not None and table.status == "over"
        kept.unplayable = why.elsewhere or ("older-rules" if is_over else "closed")
        raise refused(kept.unplayable)


def begun(kept: Kept) -> Room:
    """The room that is kept; refused before the game begins."""
    if kept.room is None:
        raise refused("not-begun")
    return kept.room


def check(kept: Kept, asker: Asker) -> None:
    """Refuse an asker whose seat has changed hands, as far as is known here: as far as the room has come."""
    if kept.owners is not None and not kept.owners.include(asker):
        raise refused("no-token")
