"""The house: rooms in memory over the journals in the database, and the one way by which a table goes on."""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from tablee.kernel import SPECTATOR
from tablee.server.ground.config import Config
from tablee.server.live.judging import Reviews
from tablee.server.live.presence import Presence
from tablee.server.live.teller import Teller
from tablee.server.peers.channels import Notice
from tablee.server.play import endings, scene
from tablee.server.play.closing import Outdated, close, followed, replayed
from tablee.server.play.finished import finished
from tablee.server.play.kept import Kept
from tablee.server.play.room import Room, rows
from tablee.server.play.showing import Present, Shown
from tablee.server.play.visitors import Asker, Visitor, known_by, looking_on, spectator
from tablee.server.store import talk
from tablee.server.store.clocks import Tick
from tablee.server.store.rows import hashed
from tablee.server.store.store import Store
from tablee.server.store.writer import Closed, Reseated, Stale, Written
from tablee.server.think.thinkers import Thinkers
from tablee.server.wire.refusals import Refusal, refused
from tablee.server.wire.shapes import Play
from tablee.table.draft import Draft

log = logging.getLogger(__name__)

CANNOT: Final = ("closed", "older-rules")  # why a game can be shown no more


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
        row = None if token is None else next((row for row in seats if row.fresh == token), None)
        if row is not None:
            await self.store.take_up(table_id, row)
            await self.tell_table(table_id)
            return await self.visitor_with(table_id, token, strict=strict)
        who = looking_on(table, seats) if token is None else known_by(token, table, seats)
        if who is None and strict:
            raise refused("no-token")
        return who or looking_on(table, seats)

    async def play(self, who: Visitor) -> Play:
        """A table as a visitor sees it now."""
        now, game = await self.shown(who)
        asked = [] if game is None else await talk.subjects(self.store, who.id, "undo", game.n)
        position = None if game is None else game.position(now.asker)
        return Play(self.info(now.table, now.seats), now.asker.shown_seat, position, asked, self.clocks(who.id))

    # Games, as they are shown.

    async def shown(self, who: Visitor) -> tuple[Visitor, Shown | None]:
        """A visitor as the table is now, and its game: none before it begins, nor where the rules cannot show it."""
        if who.table.status == "open":
            return who, None
        try:
            return who, await self.game(who)
        except Refusal as error:
            if error.problem.code not in CANNOT:
                raise
            return await self.again(who), None  # it may have been closed just now

    async def game(self, who: Visitor) -> Shown:
        """The game of a visitor's table: of a finished one that is not in memory, what was kept of its end."""
        kept = self.kept(who.id)
        if who.table.status == "over" and kept.room is None:
            last = await endings.read(self.store, who.id)
            if last is not None and kept.told in (0, last.n):
                _check(kept, who.asker)
                if not kept.told:
                    kept.told = last.n
                    self.show_to_all(who.table, who.seats, last, [])
                return last
        return Present(await self.room_for(who))

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
        if who.table.status == "closed":
            raise refused("closed")
        room = await self.room(who.id, max(n, who.table.n))
        _check(self.kept(who.id), who.asker)
        return room

    async def _catch_up(self, table_id: str, kept: Kept) -> None:
        """Read what was written since, here or elsewhere, and tell it to whose the seats are now; with the lock."""
        if kept.unplayable is not None:
            raise refused(kept.unplayable)
        lines, seating = await self.store.news(table_id, 0 if kept.room is None else kept.room.n)
        if not lines:
            return
        await self.reread(table_id, seating)
        try:
            await self._replay(table_id, kept, lines)
        except Outdated as error:
            await self._cannot_play(table_id, kept, error)

    async def _replay(self, table_id: str, kept: Kept, lines: list[str]) -> None:
        if kept.room is not None:
            if kept.times is not None:
                kept.times = await self.store.times(table_id)
            for draft in followed(kept.room, lines):
                kept.room.take(draft)
                self.tell_lines(table_id, kept)
            return
        kept.times = await self.store.times(table_id)
        kept.room = await asyncio.to_thread(replayed, lines)
        await self.show(table_id, kept)
        self.tell_lines(table_id, kept)

    async def _cannot_play(self, table_id: str, kept: Kept, why: Outdated) -> None:
        """Refuse a game that the rules of today cannot replay; one in progress is closed, unless they are too old."""
        log.warning("a journal does not fit the rules", exc_info=why)
        kept.room, table = None, await self.store.table(table_id)
        if table is not None and table.status == "playing" and not why.is_newer:
            if await close(self.store, table_id, table.n):
                await self.tell_table(table_id)
            table = await self.store.table(table_id)
        is_over = table is not None and table.status == "over"
        kept.unplayable = "newer-rules" if why.is_newer else "older-rules" if is_over else "closed"
        raise refused(kept.unplayable)

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
            except Closed:
                kept.room = None
                raise refused("closed") from None
            except Stale:
                await self._catch_up(asker.table_id, kept)
                if room.n == before:
                    raise scene.behind(room, asker) from None  # nothing will come of it: the table may be removed
            else:
                return draft

    async def _write(self, asker: Asker, kept: Kept, room: Room, draft: Draft) -> None:
        """Make a draft durable, if the seat is the asker's in that very transaction; and know whose the seats are."""
        seating = None if asker.seat == SPECTATOR else max(asker.seating, kept.seating or 0)
        status = "over" if draft.is_over else "playing"
        given = (asker.table_id, rows(draft), status, draft.to_move, _tick(room, draft))
        try:
            ending = await _ending(room.drafted(draft)) if draft.is_over else None
            written: Written = await self.store.append(*given, scene.ending(draft.later), seating, ending)
            kept.times = written.times
            await self.reread(asker.table_id, written.seating)
        except (Closed, Stale, Reseated):
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
        if draft.first.what == "choice":
            by = "person" if room.places[draft.first.seat].is_human else "virtual"
            self.metrics.choices.labels(game, by).inc()
            self.metrics.commits.observe(seconds)
        if draft.is_over and not room.over:
            self.metrics.ended.labels(game).inc()


def _begun(kept: Kept) -> Room:
    if kept.room is None:
        raise refused("not-begun")
    return kept.room


def _check(kept: Kept, asker: Asker) -> None:
    """Refuse an asker whose seat has changed hands, as far as is known here: as far as the room has come."""
    if kept.owners is not None and not kept.owners.include(asker):
        raise refused("no-token")


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


def _tick(room: Room, draft: Draft) -> Tick:
    first, mover = draft.first, room.to_move
    is_person = not room.over and room.places[mover].is_human
    return Tick(first.what, first.seat, mover, is_person, draft.to_move)
