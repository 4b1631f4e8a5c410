"""The house: rooms in memory over the journals in the database, and the one way by which a table goes on."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import msgspec

from tablee.kernel import SPECTATOR
from tablee.server import messages, scene, talk
from tablee.server.channels import Alone, Channels, Notice
from tablee.server.clocks import Tick
from tablee.server.config import Config
from tablee.server.hub import Hub
from tablee.server.kept import Kept
from tablee.server.metrics import Metrics
from tablee.server.presence import Presence
from tablee.server.refusals import refused, stale
from tablee.server.review import Reviews
from tablee.server.room import Draft, Happening, Room
from tablee.server.rows import ChatRow, SeatRow, TableRow, hashed
from tablee.server.store import Store
from tablee.server.thinkers import Thinkers
from tablee.server.wire import ChatInfo, Clocks, Play, ResultInfo, SeatInfo, TableInfo
from tablee.server.writer import Stale


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who asks: a table as it is in the database, and for which seat they speak (SPECTATOR for none)."""

    table: TableRow
    seats: list[SeatRow]
    seat: int
    is_host: bool
    token: str | None  # hashed

    @property
    def id(self) -> str:
        """The table."""
        return self.table.id

    def seated(self) -> int:
        """The seat; refused to those who have none."""
        if self.seat == SPECTATOR:
            raise refused("no-token" if self.token is None else "not-seated")
        return self.seat


class House:
    """All tables of a server. Whatever is confirmed is in the database; all that is kept here may be lost."""

    def __init__(self, store: Store, config: Config, thinkers: Thinkers | None = None) -> None:
        self.store = store
        self.config = config
        self.metrics = Metrics()
        self.thinkers = thinkers or Thinkers(config.processes, config.limits, self.metrics)
        self.reviews = Reviews(self.thinkers, config.limits, config.budget)
        self.hub = Hub()
        self.presence = Presence(self)
        self.channels: Channels = Alone()  # to other servers
        store.written = lambda table_id, n: self.channels.tell(Notice("lines", table_id, n))
        self.wake: Callable[[str], None] = lambda table_id: None  # told of tables where a virtual player is on move
        self.is_stopping = False
        self.hinting: set[tuple[str, int]] = set()  # seats for which the master thinks
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._writing: set[asyncio.Task[Room]] = set()

    # Who asks.

    async def visitor(self, table_id: str, token: str | None, *, strict: bool = True) -> Visitor:
        """Who asks with a token; a token that is not of this table is refused, or counts for nothing."""
        table = await self.store.table(table_id)
        if table is None:
            raise refused("no-table")
        seats = await self.store.seats(table_id)
        mine = hashed(token) if token else None
        seat = next((each.seat for each in seats if mine is not None and each.token == mine), SPECTATOR)
        is_host = mine is not None and table.host == mine
        if mine is not None and seat == SPECTATOR and not is_host:
            if strict:
                raise refused("no-token")
            mine = None
        return Visitor(table, seats, seat, is_host, mine)

    async def again(self, who: Visitor) -> Visitor:
        """The same visitor at the table as it is now."""
        table = await self.store.table(who.id)
        if table is None:
            raise refused("no-table")
        return Visitor(table, await self.store.seats(who.id), who.seat, who.is_host, who.token)

    # Rooms.

    def kept(self, table_id: str) -> Kept:
        """The place of a room; those not used for long give way."""
        kept = self._kept.setdefault(table_id, Kept())
        self._kept.move_to_end(table_id)
        if len(self._kept) > self.config.rooms:
            self._make_room()
        self.metrics.rooms.set(len(self._kept))
        return kept

    def _make_room(self) -> None:
        idle = [key for key, kept in self._kept.items() if not kept.lock.locked() and not self.hub.at(key)]
        for key in idle[: max(1, self.config.rooms // 10)]:
            del self._kept[key]

    def drop(self, table_id: str | None = None) -> None:
        """Forget a room, or all: they are made again from the journal."""
        for each in [table_id] if table_id else list(self._kept):
            kept = self._kept.get(each)
            if kept is not None:
                kept.room = None

    async def room(self, table_id: str, n: int | None = None) -> Room:
        """The room of a table, at line `n` of its journal at least; refused before the game begins."""
        kept = self.kept(table_id)
        async with kept.lock:
            if kept.room is None or n is None or kept.room.n < n:
                await self._catch_up(table_id, kept)
            return self._begun(kept)

    async def _catch_up(self, table_id: str, kept: Kept) -> None:
        """Read what was written since, here or elsewhere, and tell it; with the lock."""
        if kept.room is not None:
            lines = await self.store.lines(table_id, kept.room.n)
            if lines and kept.times is not None:
                kept.times = await self.store.times(table_id)
            for draft in kept.room.drafts(lines):
                kept.room.take(draft)
                self._tell(table_id, kept)
            return
        lines = await self.store.lines(table_id)
        if lines:
            kept.times = await self.store.times(table_id)
            kept.room = await asyncio.to_thread(Room, lines)
            await self._show(table_id, kept)
            self._tell(table_id, kept)

    def _begun(self, kept: Kept) -> Room:
        if kept.room is None:
            raise refused("not-begun")
        return kept.room

    # The one way on.

    async def commit(self, table_id: str, n: int, seat: int, make: Callable[[Room], Draft]) -> Room:
        """Draft what follows line `n`, commit it, make it true, tell it. Whoever is behind is told what is the case.

        It goes on to its end even where the asker goes away meanwhile.
        """
        task = asyncio.ensure_future(self._commit(table_id, n, seat, make))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        room = await asyncio.shield(task)
        self.wake_for(table_id, room)
        return room

    async def _commit(self, table_id: str, n: int, seat: int, make: Callable[[Room], Draft]) -> Room:
        began = time.perf_counter()
        kept = self.kept(table_id)
        async with kept.lock:
            if kept.room is None or kept.room.n < n:
                await self._catch_up(table_id, kept)
            room = self._begun(kept)
            if room.n != n:
                raise stale(scene.position(room, seat))
            draft = make(room)
            try:
                ending, tick = scene.ending(draft.later), _tick(room, draft)
                times = await self.store.append(table_id, draft.lines, draft.status, draft.to_move, tick, ending)
            except Stale:
                await self._catch_up(table_id, kept)
                raise stale(scene.position(self._begun(kept), seat)) from None
            except BaseException:
                kept.room = None  # whether it was written is not known: the journal will tell
                raise
            self._count(room, draft, time.perf_counter() - began)
            room.take(draft)
            kept.times = times
            self._tell(table_id, kept)
            return room

    async def settle(self) -> None:
        """Return when all that is being written is written."""
        while self._writing:
            await asyncio.wait(set(self._writing))

    async def choose(self, table_id: str, seat: int, option: int, n: int) -> Room:
        """Take a choice; the game's own error if it is not legal."""
        return await self.commit(table_id, n, seat, lambda room: room.chosen(seat, option))

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

    # What is told.

    def _tell(self, table_id: str, kept: Kept) -> None:
        """Tell every line that was not told yet, in order; each with the position as it is now."""
        room = kept.room
        assert room is not None
        for happening in room.happenings[kept.told :] if kept.told else []:
            self.hub.tell(table_id, partial(_news, room, happening, kept.clocks(self.store.now())))
        kept.told = room.n

    async def _show(self, table_id: str, kept: Kept) -> None:
        """Show a game to those who waited here for it while another server dealt."""
        room = kept.room
        assert room is not None
        table = await self.store.table(table_id) if not kept.told and self.hub.at(table_id) else None
        if table is None:
            return
        seats, asked = await self.store.seats(table_id), await talk.subjects(self.store, table_id, "undo", room.n)
        info, clocks = self.info(table, seats), kept.clocks(self.store.now())
        for listener in self.hub.at(table_id):
            seat = listener.seat
            play = Play(info, None if seat == SPECTATOR else seat, scene.position(room, seat), asked, clocks)
            listener.say(messages.Snapshot(play, scene.log(room, seat, 0), []))

    async def tell_table(self, *ids: str) -> None:
        """Tell all listeners, here and elsewhere, who sits where now, who is there and who asks for an undo."""
        for table_id in ids:
            self.channels.tell(Notice("table", table_id))
        if heard := [table_id for table_id in ids if self.hub.at(table_id)]:
            await self.tell_seats(heard)

    async def tell_seats(self, ids: list[str], *, only_changes: bool = False) -> None:
        """Tell listeners here how some tables are; sockets with a token that counts no more are closed."""
        rows, seats = await self.store.tables(ids), await self.store.all_seats(ids)
        asked = await talk.all_subjects(self.store, ids, "undo")
        for table_id in ids:
            if table_id in rows:
                self._tell_seats(rows[table_id], seats[table_id], asked.get(table_id, []), only_changes=only_changes)
            else:
                self.dismiss(table_id)

    def _tell_seats(self, table: TableRow, seats: list[SeatRow], asked: list[int], *, only_changes: bool) -> None:
        info, kept = self.info(table, seats), self.kept(table.id)
        known = (info.seats, info.following, info.status, asked)
        if not only_changes or kept.known not in (None, known):
            self.hub.tell(table.id, _to_all(messages.Table(info, asked, self.clocks(table.id))))
        kept.known = known
        for listener in self.hub.at(table.id):
            if listener.seat != SPECTATOR and listener.token != seats[listener.seat].token:
                listener.close(4401)

    def dismiss(self, table_id: str) -> None:
        """Send away who listens at a table that is no more."""
        self.drop(table_id)
        for listener in self.hub.at(table_id):
            listener.say(messages.Bye(refused("no-table").problem, again=False))
            listener.close(1000)

    async def tell_chats(self, table_id: str) -> None:
        """Tell listeners here what was said since, on whichever server."""
        kept = self.kept(table_id)
        if kept.chats is None:
            number = (await self.store.numbers([table_id])).get(table_id, (0, 0))[1]
            kept.hears_from(number)
        for row in await talk.said(self.store, table_id, kept.chats or 0):
            if kept.chats is not None and row.id > kept.chats:
                kept.chats = row.id
                self.hub.tell(table_id, _to_all(messages.Said(chat_info(row))))

    async def play(self, table: TableRow, seats: list[SeatRow], seat: int) -> Play:
        """A table as one seat or a spectator sees it now."""
        room = None if table.status == "open" else await self.room(table.id, table.n)
        position = None if room is None else scene.position(room, seat)
        asked = [] if room is None else await talk.subjects(self.store, table.id, "undo", room.n)
        mine = None if seat == SPECTATOR else seat
        return Play(self.info(table, seats), mine, position, asked, self.clocks(table.id))

    def clocks(self, table_id: str) -> Clocks | None:
        """What time each seat has left, where a clock may run."""
        kept = self._kept.get(table_id)
        return None if kept is None else kept.clocks(self.store.now())

    def info(self, table: TableRow, seats: list[SeatRow]) -> TableInfo:
        """A table as everybody sees it."""
        return TableInfo(
            id=table.id,
            game=table.game,
            options=table.options,
            public=table.public,
            status=table.status,
            created=table.created,
            touched=table.touched,
            n=table.n,
            seats=[self._seat(table.id, each) for each in seats],
            replace_after=table.replace_after,
            following=table.following,
            clock=table.clock,
            to_move=table.to_move if table.status == "playing" else None,
            result=None if table.result is None else msgspec.convert(table.result, ResultInfo),
        )

    def _seat(self, table_id: str, row: SeatRow) -> SeatInfo:
        state = "open" if row.is_open else "virtual" if row.level is not None else "person"
        return SeatInfo(row.seat, state, row.name, row.level, self.is_here(table_id, row))

    def is_here(self, table_id: str, row: SeatRow) -> bool:
        """Whether the owner of a seat is at the table."""
        return row.token is not None and (row.here > self.store.now() or self.hub.is_here(table_id, row.seat))

    def is_away(self, table_id: str, row: SeatRow) -> bool:
        """Whether the owner of a seat has given no sign for a while."""
        return not self.hub.is_here(table_id, row.seat) and row.here + self.config.grace < self.store.now()

    async def chats(self, table_id: str, after: int) -> list[ChatInfo]:
        """The lines of chat after a number."""
        if self.hub.at(table_id):
            await self.tell_chats(table_id)
        return [chat_info(row) for row in await talk.said(self.store, table_id, after)]


def _news(room: Room, happening: Happening, clocks: Clocks | None, seat: int) -> messages.News:
    return messages.News(scene.entry(room, happening, seat), scene.position(room, seat), clocks)


def _to_all(message: messages.Sent) -> Callable[[int], messages.Sent]:
    return lambda seat: message


def _tick(room: Room, draft: Draft) -> Tick:
    first, mover = draft.happenings[0], room.to_move
    is_person = not room.over and room.places[mover].is_human
    return Tick(first.what, first.seat, mover, is_person, draft.to_move)


def chat_info(row: ChatRow) -> ChatInfo:
    """A line of chat, as it is sent."""
    return ChatInfo(row.id, row.seat, row.name, row.text, row.created)
