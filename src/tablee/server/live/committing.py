"""Committing: the one way by which a table goes on, for people and for virtual players."""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial

from tablee.kernel import SPECTATOR
from tablee.server.ground.metrics import Metrics
from tablee.server.live.bell import Bell
from tablee.server.live.replaying import Rooms, begun, check
from tablee.server.live.table_cache import TableCache
from tablee.server.live.teller import Teller
from tablee.server.peers.channels import Notice
from tablee.server.peers.peers import Peers
from tablee.server.play import endings, scene
from tablee.server.play.finished import finished
from tablee.server.play.kept import Kept
from tablee.server.play.room import Room, rows
from tablee.server.play.visitors import Asker, spectator
from tablee.server.store.clocks import Tick
from tablee.server.store.store import Store
from tablee.server.store.writer import Closed, Reseated, Stale, Written
from tablee.server.wire.refusals import refused
from tablee.table.changing.draft import Draft

log = logging.getLogger(__name__)

Make = Callable[[Room], Draft]


class Commits:
    """All that is being written. Whatever is confirmed is in the database."""

    def __init__(
        self, store: Store, cache: TableCache, rooms: Rooms, teller: Teller, peers: Peers, bell: Bell, metrics: Metrics
    ) -> None:
        self._store = store
        self._cache = cache
        self._rooms = rooms
        self._teller = teller
        self._peers = peers
        self._bell = bell
        self._metrics = metrics
        self._writing: set[asyncio.Task[Room]] = set()

    async def choose(self, asker: Asker, option: int, n: int) -> Room:
        """Take a person's choice for the seat that they hold; the game's own error if it is not legal."""
        return await self.commit(asker, n, partial(_chosen, seat=asker.seat, option=option, by_person=True))

    async def choose_for(self, table_id: str, seat: int, option: int, n: int) -> Room:
        """Take the choice of a virtual player for the seat that it holds."""
        make = partial(_chosen, seat=seat, option=option, by_person=False)
        return await self.commit(spectator(table_id), n, make)

    async def commit(self, asker: Asker, n: int | None, make: Make) -> Room:
        """Draft what follows the line people call `n`, or what there is, commit it, make it true, tell it.

        Whoever is behind is told what is the case, for them. It goes on to its end even where the asker goes away.
        """
        task = asyncio.ensure_future(self._commit(asker, n, make))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        room = await asyncio.shield(task)
        self.wake_for(asker.table_id, room)
        return room

    def wake_for(self, table_id: str, room: Room) -> None:
        """Have a virtual player think, if one is on move."""
        if not room.over and not room.places[room.to_move].is_human:
            self._bell.ring(table_id)

    async def settle(self) -> None:
        """Return when all that is being written is written."""
        while self._writing:
            await asyncio.wait(set(self._writing))

    # Drafted, written, true, told.

    async def _commit(self, asker: Asker, n: int | None, make: Make) -> Room:
        began, kept = time.perf_counter(), self._cache.at(asker.table_id)
        await self._teller.veil.passed(kept, asker.seat)
        async with kept.lock:
            is_known = n is not None and kept.room is not None and n <= kept.room.last.n
            await self._rooms.ready(kept, 0 if is_known else None)
            draft = await self._append(asker, kept, n, make)
            room = begun(kept)
            self._count(room, draft, time.perf_counter() - began)
            room.take(draft)
            self._teller.tell_lines(kept)
            return room

    async def _append(self, asker: Asker, kept: Kept, n: int | None, make: Make) -> Draft:
        """Draft and write; where another was faster, see what it wrote and whether the seat is still the asker's."""
        while True:
            room = begun(kept)
            check(kept, asker)
            if n is not None and not room.stands_since(n, asker.seat):
                raise scene.behind(kept.seen_by(asker.seat) or room, asker)
            draft, before = make(room), room.n
            try:
                await self._write(asker, kept, room, draft)
            except Reseated:
                await self._teller.reread(kept, None)
            except Closed:
                kept.room = None
                raise refused("closed") from None
            except Stale:
                await self._rooms.catch_up(kept)
                if room.n == before:
                    # nothing will come of it: the table may be removed
                    raise scene.behind(kept.seen_by(asker.seat) or room, asker) from None
            else:
                return draft

    async def _write(self, asker: Asker, kept: Kept, room: Room, draft: Draft) -> None:
        """Make a draft durable, if the seat is the asker's in that very transaction; and know whose the seats are."""
        seating = None if asker.seat == SPECTATOR else max(asker.seating, kept.seating or 0)
        status = "over" if draft.is_over else "playing"
        given = (kept.id, rows(draft), status, draft.to_move, self._tick(kept, room, draft))
        try:
            ending = await _ending(room.drafted(draft)) if draft.is_over else None
            written: Written = await self._store.append(*given, scene.ending(room.setup, draft.later), seating, ending)
            self._peers.tell(Notice("lines", kept.id, draft.happenings[-1].n))
            kept.times = written.times
            await self._teller.reread(kept, written.seating)
        except (Closed, Stale, Reseated):
            raise
        except BaseException:
            kept.room = None  # whether it was written is not known: the journal will tell
            raise

    def _tick(self, kept: Kept, room: Room, draft: Draft) -> Tick:
        """The draft for the clock: an order by which choices were made is a choice."""
        choices = [each for each in draft.happenings if each.what == "choice"]
        first, mover = choices[0] if choices else draft.first, room.to_move
        is_person = not room.over and room.places[mover].is_human
        held = self._teller.veil.holding(kept, draft.happenings)
        return Tick(first.what, first.seat, mover, is_person, draft.to_move, held)

    def _count(self, room: Room, draft: Draft, seconds: float) -> None:
        game = room.setup.game
        chosen = [each for each in draft.happenings if each.what == "choice"]
        for each in chosen:
            by = "person" if room.places[each.seat].is_human else "virtual"
            self._metrics.choices.labels(game, by).inc()
        if chosen:
            self._metrics.commits.observe(seconds)
        if draft.is_over and not room.over:
            self._metrics.ended.labels(game).inc()


async def _ending(room: Room) -> bytes | None:
    """What is kept of a game that has ended; should that fail, the end counts all the same."""
    try:
        return await asyncio.to_thread(endings.packed, finished(room))
    except Exception:
        log.exception("an ending cannot be kept")
        return None


def _chosen(room: Room, seat: int, option: int, *, by_person: bool) -> Draft:
    """The draft of a choice by who holds the seat; refused to anybody else."""
    if not room.over and room.places[seat].is_human != by_person:
        raise refused("seat-virtual" if by_person else "not-your-turn")
    return room.chosen(seat, option)
