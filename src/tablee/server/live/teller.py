"""Telling: what those who listen at this server's tables are told, each what they may know and nobody else's."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from tablee.server.ground.config import Config
from tablee.server.ground.metrics import Metrics
from tablee.server.live.listeners import Hub
from tablee.server.peers.channels import Alone, Channels, Notice
from tablee.server.play import scene
from tablee.server.play.kept import Kept
from tablee.server.play.room import Room
from tablee.server.play.showing import Present, Shown
from tablee.server.play.visitors import Asker, Owners
from tablee.server.store import talk
from tablee.server.store.rows import SeatRow, TableRow
from tablee.server.store.store import Numbers, Store
from tablee.server.wire import messages
from tablee.server.wire.refusals import refused
from tablee.server.wire.shapes import ChatInfo, Clocks, Play, ResultInfo, SeatInfo, TableInfo, Text
from tablee.table.draft import Happening


class Teller:
    """All tables of a server as they are kept in memory, and who listens there."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.config = config
        self.metrics = Metrics()
        self.hub = Hub()
        self.channels: Channels = Alone()  # to other servers
        self._kept: OrderedDict[str, Kept] = OrderedDict()

    # What is kept.

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

    # Who may listen.

    def heed(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        """Take note whose the seats of a table are; sockets with a token that counts no more are closed."""
        kept, owners = self.kept(table.id), Owners.of(table, seats)
        if owners == kept.owners or owners.seating < (kept.seating or 0):
            return
        kept.owners = owners
        for listener in self.hub.at(table.id):
            if not owners.include(listener.asker):
                listener.dismiss()

    async def reread(self, table_id: str, seating: int | None) -> None:
        """Read whose the seats of a table are, unless they are known to be those of a seating."""
        if seating is not None and self.kept(table_id).seating == seating:
            return
        found = await self.store.seated(table_id)
        if found is not None:
            self.heed(*found)

    # Games.

    def tell_lines(self, table_id: str, kept: Kept) -> None:
        """Tell every line that was not told yet, in order; each with the position as it is now."""
        room = kept.room
        assert room is not None
        for happening in room.happenings[kept.told :] if kept.told else []:
            self.hub.tell(table_id, partial(_news, room, happening, kept.clocks(self.store.now())))
        kept.told = room.n

    async def show(self, table_id: str, kept: Kept) -> None:
        """Show a game to those who waited here for it while another server dealt."""
        found = await self.store.seated(table_id) if not kept.told and self.hub.at(table_id) else None
        if found is not None and kept.room is not None:
            asked = await talk.subjects(self.store, table_id, "undo", kept.room.n)
            self.heed(*found)
            self.show_to_all(*found, Present(kept.room), asked)

    def show_to_all(self, table: TableRow, seats: Sequence[SeatRow], game: Shown, asked: list[int]) -> None:
        """Show a game to everybody who listens, from its beginning."""
        info, clocks = self.info(table, seats), self.clocks(table.id)
        for listener in self.hub.at(table.id):
            asker = listener.asker
            play = Play(info, asker.shown_seat, game.position(asker), asked, clocks)
            listener.say(messages.Snapshot(play, game.log(asker, 0), []))

    # Tables.

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
                self.heed(rows[table_id], seats[table_id])
                self._tell_seats(rows[table_id], seats[table_id], asked.get(table_id, []), only_changes=only_changes)
            else:
                self.dismiss(table_id)

    def _tell_seats(self, table: TableRow, seats: list[SeatRow], asked: list[int], *, only_changes: bool) -> None:
        info, kept = self.info(table, seats), self.kept(table.id)
        known = (info.seats, info.following, info.status, asked)
        if not only_changes or kept.known not in (None, known):
            self.hub.tell(table.id, _to_all(messages.Table(info, asked, self.clocks(table.id))))
        kept.known = known

    def dismiss(self, table_id: str) -> None:
        """Send away who listens at a table that is no more."""
        self.drop(table_id)
        for listener in self.hub.at(table_id):
            listener.say(messages.Bye(refused("no-table").problem, again=False))
            listener.close(1000)

    def clocks(self, table_id: str) -> Clocks | None:
        """What time each seat has left, where a clock may run."""
        kept = self._kept.get(table_id)
        return None if kept is None else kept.clocks(self.store.now())

    def info(self, table: TableRow, seats: Sequence[SeatRow]) -> TableInfo:
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
            closed=_why_closed() if table.status == "closed" else None,
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

    # Chat.

    async def tell_chats(self, table_id: str) -> None:
        """Tell listeners here what was said since, on whichever server."""
        kept = self.kept(table_id)
        if kept.chats is None:
            kept.hears_from((await self.store.numbers([table_id])).get(table_id, Numbers()).chats)
        for row in await talk.said(self.store, table_id, kept.chats or 0):
            if kept.chats is not None and row.id > kept.chats:
                kept.chats = row.id
                self.hub.tell(table_id, _to_all(messages.Said(talk.chat_info(row))))

    async def chats(self, table_id: str, after: int) -> list[ChatInfo]:
        """The lines of chat after a number."""
        if self.hub.at(table_id):
            await self.tell_chats(table_id)
        return [talk.chat_info(row) for row in await talk.said(self.store, table_id, after)]


def _news(room: Room, happening: Happening, clocks: Clocks | None, asker: Asker) -> messages.News:
    return messages.News(scene.entry(room, happening, asker), scene.position(room, asker), clocks)


def _why_closed() -> Text:
    """Why a game that was not finished goes on no more."""
    return refused("closed").problem.text


def _to_all(message: messages.Sent) -> Callable[[Asker], messages.Sent]:
    return lambda _: message
