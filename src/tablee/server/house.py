"""The house: rooms in memory over the journals in the database, and the one way by which a table goes on."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from tablee.kernel import SPECTATOR
from tablee.server import messages, scene, talk
from tablee.server.config import Config
from tablee.server.hub import Hub
from tablee.server.metrics import Metrics
from tablee.server.refusals import refused, stale
from tablee.server.room import Draft, Happening, Room
from tablee.server.rows import ChatRow, SeatRow, TableRow, hashed
from tablee.server.store import Stale, Store
from tablee.server.thinkers import Thinkers
from tablee.server.wire import ChatInfo, Play, SeatInfo, TableInfo


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


@dataclass(slots=True)
class Kept:
    """A room that is kept, the lock of those who change it, and the last line that listeners were told of."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    room: Room | None = None
    told: int = 0


class House:
    """All tables of a server. Whatever is confirmed is in the database; all that is kept here may be lost."""

    def __init__(self, store: Store, config: Config, thinkers: Thinkers | None = None) -> None:
        self.store = store
        self.config = config
        self.thinkers = thinkers or Thinkers(config.processes)
        self.metrics = Metrics()
        self.hub = Hub()
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
            for draft in kept.room.drafts(await self.store.lines(table_id, kept.room.n)):
                kept.room.take(draft)
                self._tell(table_id, kept)
            return
        lines = await self.store.lines(table_id)
        if lines:
            kept.room = await asyncio.to_thread(Room, lines)
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
                await self.store.append(table_id, draft.lines, draft.status, draft.to_move)
            except Stale:
                await self._catch_up(table_id, kept)
                raise stale(scene.position(self._begun(kept), seat)) from None
            except BaseException:
                kept.room = None  # whether it was written is not known: the journal will tell
                raise
            self._count(room, draft, time.perf_counter() - began)
            room.take(draft)
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
            self.hub.tell(table_id, partial(_news, room, happening))
        kept.told = room.n

    async def tell_table(self, table_id: str) -> None:
        """Tell all listeners who sits where now, who is there and who asks for an undo."""
        if not self.hub.at(table_id):
            return
        table, seats = await self.store.table(table_id), await self.store.seats(table_id)
        if table is not None:
            asked = await talk.subjects(self.store, table_id, "undo", table.n)
            message = messages.Table(self.info(table, seats), asked)
            self.hub.tell(table_id, lambda seat: message)

    async def play(self, table: TableRow, seats: list[SeatRow], seat: int) -> Play:
        """A table as one seat or a spectator sees it now."""
        room = None if table.status == "open" else await self.room(table.id, table.n)
        position = None if room is None else scene.position(room, seat)
        asked = [] if room is None else await talk.subjects(self.store, table.id, "undo", room.n)
        return Play(self.info(table, seats), None if seat == SPECTATOR else seat, position, asked)

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
        return [chat_info(row) for row in await talk.said(self.store, table_id, after)]


def _news(room: Room, happening: Happening, seat: int) -> messages.News:
    return messages.News(scene.entry(room, happening, seat), scene.position(room, seat))


def chat_info(row: ChatRow) -> ChatInfo:
    """A line of chat, as it is sent."""
    return ChatInfo(row.id, row.seat, row.name, row.text, row.created)
