"""The house: rooms in memory over the journals in the database, and the one way by which a table goes on."""

import asyncio
import time
from collections.abc import Callable
from functools import partial

from tablee.kernel import SPECTATOR
from tablee.server import scene, talk
from tablee.server.channels import Notice
from tablee.server.clocks import Tick
from tablee.server.config import Config
from tablee.server.kept import Kept
from tablee.server.presence import Presence
from tablee.server.refusals import refused
from tablee.server.review import Reviews
from tablee.server.room import Draft, Room
from tablee.server.rows import hashed
from tablee.server.store import Store
from tablee.server.telling import Teller
from tablee.server.thinkers import Thinkers
from tablee.server.visitors import Asker, Visitor, known_by, looking_on, spectator
from tablee.server.wire import Play
from tablee.server.writer import Reseated, Stale, Written


class House(Teller):
    """All tables of a server. Whatever is confirmed is in the database; all that is kept here may be lost."""

    def __init__(self, store: Store, config: Config, thinkers: Thinkers | None = None) -> None:
        super().__init__(store, config)
        self.thinkers = thinkers or Thinkers(config.processes, config.limits, self.metrics)
        self.reviews = Reviews(self.thinkers, config.limits, config.budget)
        self.presence = Presence(self)
        store.written = lambda table_id, n: self.channels.tell(Notice("lines", table_id, n))
        self.wake: Callable[[str], None] = lambda table_id: None  # told of tables where a virtual player is on move
        self.is_stopping = False
        self.hinting: set[tuple[str, int]] = set()  # seats for which the master thinks
        self._writing: set[asyncio.Task[Room]] = set()

    # Who asks.

    async def visitor(self, table_id: str, token: str | None, *, strict: bool = True) -> Visitor:
        """Who asks with a token; a token that is not of this table is refused, or counts for nothing."""
        return await self.visitor_with(table_id, hashed(token) if token else None, strict=strict)

    async def again(self, who: Visitor) -> Visitor:
        """The same visitor at the table as it is now; refused if their token counts no more."""
        return await self.visitor_with(who.id, who.token)

    async def visitor_with(self, table_id: str, token: str | None, *, strict: bool = True) -> Visitor:
        """Who asks with a token that is hashed already. A renewed token takes the place of the old one here."""
        found = await self.store.seated(table_id)
        if found is None:
            raise refused("no-table")
        table, seats = found
        fresh = next((row for row in seats if token is not None and row.fresh == token), None)
        if fresh is not None and fresh.token is not None and token is not None:
            await self.store.take_up(table_id, fresh.seat, fresh.token, token)
            await self.tell_table(table_id)
            return await self.visitor_with(table_id, token, strict=strict)
        who = looking_on(table, seats) if token is None else known_by(token, table, seats)
        if who is None and strict:
            raise refused("no-token")
        return who or looking_on(table, seats)

    async def play(self, who: Visitor) -> Play:
        """A table as a visitor sees it now."""
        room = None if who.table.status == "open" else await self.room_for(who)
        position = None if room is None else scene.position(room, who.asker)
        asked = [] if room is None else await talk.subjects(self.store, who.id, "undo", room.n)
        return Play(self.info(who.table, who.seats), who.asker.shown_seat, position, asked, self.clocks(who.id))

    # Rooms.

    async def room(self, table_id: str, n: int | None = None) -> Room:
        """The room of a table, at line `n` of its journal at least; refused before the game begins."""
        kept = self.kept(table_id)
        async with kept.lock:
            if kept.room is None or n is None or kept.room.n < n:
                await self._catch_up(table_id, kept)
            return _begun(kept)

    async def room_for(self, who: Visitor, n: int = 0) -> Room:
        """The room of a visitor's table, as new as the visit; refused if the seat has changed hands meanwhile."""
        room = await self.room(who.id, max(n, who.table.n))
        _check(self.kept(who.id), who.asker)
        return room

    async def _catch_up(self, table_id: str, kept: Kept) -> None:
        """Read what was written since, here or elsewhere, and tell it to whose the seats are now; with the lock."""
        lines, seating = await self.store.news(table_id, 0 if kept.room is None else kept.room.n)
        if not lines:
            return
        await self.reread(table_id, seating)
        if kept.room is not None:
            if kept.times is not None:
                kept.times = await self.store.times(table_id)
            for draft in kept.room.drafts(lines):
                kept.room.take(draft)
                self.tell_lines(table_id, kept)
            return
        kept.times = await self.store.times(table_id)
        kept.room = await asyncio.to_thread(Room, lines)
        await self.show(table_id, kept)
        self.tell_lines(table_id, kept)

    # The one way on.

    async def commit(self, asker: Asker, n: int | None, make: Callable[[Room], Draft]) -> Room:
        """Draft what follows line `n`, or what there is, commit it, make it true, tell it.

        Whoever is behind is told what is the case, for them. It goes on to its end even where the asker goes away.
        """
        task = asyncio.ensure_future(self._commit(asker, n, make))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        room = await asyncio.shield(task)
        self.wake_for(asker.table_id, room)
        return room

    async def _commit(self, asker: Asker, n: int | None, make: Callable[[Room], Draft]) -> Room:
        began, table_id = time.perf_counter(), asker.table_id
        kept = self.kept(table_id)
        async with kept.lock:
            if kept.room is None or n is None or kept.room.n < n:
                await self._catch_up(table_id, kept)
            draft = await self._append(asker, kept, n, make)
            room = _begun(kept)
            self._count(room, draft, time.perf_counter() - began)
            room.take(draft)
            self.tell_lines(table_id, kept)
            return room

    async def _append(self, asker: Asker, kept: Kept, n: int | None, make: Callable[[Room], Draft]) -> Draft:
        """Draft and write; where another was faster, see what it wrote and whether the seat is still the asker's."""
        while True:
            room = _begun(kept)
            _check(kept, asker)
            if n is not None and room.n != n:
                raise scene.behind(room, asker)
            draft, before = make(room), room.n
            try:
                await self._write(asker, kept, room, draft)
            except Reseated:
                await self.reread(asker.table_id, None)
            except Stale:
                await self._catch_up(asker.table_id, kept)
                if room.n == before:
                    raise scene.behind(room, asker) from None  # nothing will come of it: the table may be removed
            else:
                return draft

    async def _write(self, asker: Asker, kept: Kept, room: Room, draft: Draft) -> None:
        """Make a draft durable, if the seat is the asker's in that very transaction; and know whose the seats are."""
        seating = None if asker.seat == SPECTATOR else max(asker.seating, kept.seating or 0)
        given = (asker.table_id, draft.lines, draft.status, draft.to_move, _tick(room, draft))
        try:
            written: Written = await self.store.append(*given, scene.ending(draft.later), seating)
            kept.times = written.times
            await self.reread(asker.table_id, written.seating)
        except (Stale, Reseated):
            raise
        except BaseException:
            kept.room = None  # whether it was written is not known: the journal will tell
            raise

    async def settle(self) -> None:
        """Return when all that is being written is written."""
        while self._writing:
            await asyncio.wait(set(self._writing))

    async def choose(self, asker: Asker, option: int, n: int) -> Room:
        """Take a person's choice for the seat that they hold; the game's own error if it is not legal."""
        return await self.commit(asker, n, partial(_chosen, seat=asker.seat, option=option, by_person=True))

    async def choose_for(self, table_id: str, seat: int, option: int, n: int) -> Room:
        """Take the choice of a virtual player for the seat that it holds."""
        make = partial(_chosen, seat=seat, option=option, by_person=False)
        return await self.commit(spectator(table_id), n, make)

    def wake_for(self, table_id: str, room: Room) -> None:
        """Have a virtual player think, if one is on move."""
        if not room.over and not room.places[room.to_move].is_human:
            self.wake(table_id)

    def _count(self, room: Room, draft: Draft, seconds: float) -> None:
        game = room.setup.game
        if draft.happenings[0].what == "choice":
            by = "person" if room.places[draft.happenings[0].seat].is_human else "virtual"
            self.metrics.choices.labels(game, by).inc()
            self.metrics.commits.observe(seconds)
        if draft.status == "over" and not room.over:
            self.metrics.ended.labels(game).inc()


def _begun(kept: Kept) -> Room:
    if kept.room is None:
        raise refused("not-begun")
    return kept.room


def _check(kept: Kept, asker: Asker) -> None:
    """Refuse an asker whose seat has changed hands, as far as is known here: as far as the room has come."""
    if kept.owners is not None and not kept.owners.include(asker):
        raise refused("no-token")


def _chosen(room: Room, seat: int, option: int, *, by_person: bool) -> Draft:
    """The draft of a choice by who holds the seat; refused to anybody else."""
    if not room.over and room.places[seat].is_human != by_person:
        raise refused("seat-virtual" if by_person else "not-your-turn")
    return room.chosen(seat, option)


def _tick(room: Room, draft: Draft) -> Tick:
    first, mover = draft.happenings[0], room.to_move
    is_person = not room.over and room.places[mover].is_human
    return Tick(first.what, first.seat, mover, is_person, draft.to_move)
