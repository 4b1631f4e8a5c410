"""Telling: what those who listen at this server's tables are told, each what they may know and nobody else's."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import msgspec

from tablee.kernel import SPECTATOR
from tablee.server.ground.config import Config
from tablee.server.live.listeners import Hub
from tablee.server.live.pacing import is_paced, quick_of
from tablee.server.live.table_cache import TableCache
from tablee.server.live.veil import Veil
from tablee.server.peers.channels import Notice
from tablee.server.peers.peers import Peers
from tablee.server.play import ordering, scene
from tablee.server.play.kept import Kept
from tablee.server.play.parts import Part
from tablee.server.play.showing import Present, Shown
from tablee.server.play.sights import Message, Sight
from tablee.server.play.visitors import Asker, Owners
from tablee.server.store import talk
from tablee.server.store.rows import SeatRow, TableRow, may_ask_hints
from tablee.server.store.store import Numbers, Store
from tablee.server.wire import messages
from tablee.server.wire.refusals import refused
from tablee.server.wire.shapes import ChatInfo, Clocks, Play, Quick, ResultInfo, SeatInfo, TableInfo, Text


class Teller:
    """Tells whoever listens at a table here, and other servers that there is something to read."""

    def __init__(self, store: Store, config: Config, cache: TableCache, hub: Hub, peers: Peers) -> None:
        self._store = store
        self._config = config
        self._cache = cache
        self._hub = hub
        self._peers = peers
        self.veil = Veil(hub, now=store.now)

    # Who may listen.

    def heed(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        """Take note whose the seats of a table are; sockets with a token that counts no more are closed."""
        self._heed(self._cache.at(table.id), table, seats)

    def _heed(self, kept: Kept, table: TableRow, seats: Sequence[SeatRow]) -> None:
        owners = Owners.of(table, seats)
        if owners == kept.owners or owners.seating < (kept.seating or 0):
            return
        kept.owners = owners
        for listener in self._hub.at(table.id):
            if not owners.include(listener.asker):
                listener.dismiss()

    async def reread(self, kept: Kept, seating: int | None) -> None:
        """Read whose the seats of a table are, unless they are known to be those of a seating."""
        if seating is not None and kept.seating == seating:
            return
        found = await self._store.seated(kept.id)
        if found is not None:
            self._heed(kept, *found)

    # Games.

    def tell_lines(self, kept: Kept) -> None:
        """Tell every line that was not told yet, in order; each with the position after what was written with it."""
        room = kept.room
        assert room is not None
        self.veil.tell(kept, room.happenings[kept.told :] if kept.told else [], self._news)
        kept.told = room.n

    def _news(self, sight: Sight, part: Part) -> Message:
        return lambda asker: messages.News(
            scene.entry(sight.room, part, asker),
            scene.position(sight.room, asker),
            sight.clocks(self._store.now()),
            ordering.standing(sight.room, asker),
        )

    def tell_thinking(self, table_id: str, said: messages.Thinking) -> None:
        """Tell who thinks at a line, to all who have been shown it."""
        kept = self._cache.at(table_id)
        self._hub.tell(table_id, _to_all(said), lambda seat: kept.sees(seat, said.n))

    async def show(self, kept: Kept) -> None:
        """Show a game to those who waited here for it while another server dealt."""
        found = await self._store.seated(kept.id) if not kept.told and self._hub.at(kept.id) else None
        if found is not None and kept.room is not None:
            asked = await talk.subjects(self._store, kept.id, "undo", kept.room.n)
            self._heed(kept, *found)
            self.show_to_all(*found, Present(kept.room), asked)

    def show_to_all(self, table: TableRow, seats: Sequence[SeatRow], game: Shown, asked: list[int]) -> None:
        """Show a game to everybody who listens, from its beginning."""
        info, clocks = self.info(table, seats), self.clocks(table.id)
        for listener in self._hub.at(table.id):
            asker = listener.asker
            play = Play(info, asker.shown_seat, game.position(asker), asked, clocks)
            listener.say(messages.Snapshot(play, game.log(asker, 0), [], game.orders(asker)))

    # Tables.

    async def tell_table(self, *ids: str) -> None:
        """Tell all listeners, here and elsewhere, who sits where now, who is there and who asks for an undo."""
        for table_id in ids:
            self._peers.tell(Notice("table", table_id))
        if heard := [table_id for table_id in ids if self.is_of_use(table_id)]:
            await self.tell_seats(heard)

    def is_of_use(self, table_id: str) -> bool:
        """Whether news of a table is of use here: somebody listens, or lines are kept from who asks."""
        kept = self._cache.found(table_id)
        return bool(self._hub.at(table_id)) or (kept is not None and kept.latest is not None)

    async def tell_seats(self, ids: list[str], *, only_changes: bool = False) -> None:
        """Tell listeners here how some tables are; sockets with a token that counts no more are closed."""
        rows, seats = await self._store.tables(ids), await self._store.all_seats(ids)
        asked = await talk.all_subjects(self._store, ids, "undo")
        again, declined = [await talk.all_subjects(self._store, ids, what) for what in ("rematch", "declined")]
        for table_id in ids:
            if table_id in rows:
                self.heed(rows[table_id], seats[table_id])
                wishes = [each.get(table_id, []) for each in (asked, again, declined)]
                quick = await self.quick(rows[table_id], seats[table_id])
                self._tell_seats(rows[table_id], seats[table_id], wishes, quick, only_changes=only_changes)
            else:
                self.dismiss(table_id)

    def _tell_seats(
        self,
        table: TableRow,
        seats: list[SeatRow],
        wishes: list[list[int]],
        quick: Quick | None,
        *,
        only_changes: bool,
    ) -> None:
        info, kept = self.info(table, seats), self._cache.at(table.id)
        asked, again, declined = wishes
        known = (info.seats, info.following, info.status, wishes, quick)
        if not only_changes or kept.known not in (None, known):
            self._hub.tell(
                table.id, _to_all(messages.Table(info, asked, self.clocks(table.id), again, declined, quick))
            )
        kept.known = known

    async def quick(self, table: TableRow, seats: Sequence[SeatRow]) -> Quick | None:
        """What the people of a table have said of playing quick; from now on it is played so, or not."""
        found, kept = await quick_of(self._store, table, seats), self._cache.found(table.id)
        if kept is not None:
            kept.is_quick = found is not None and found.agreed
            self.veil.show(kept)
        return found

    def dismiss(self, table_id: str) -> None:
        """Send away who listens at a table that is no more."""
        self._cache.drop(table_id)
        for listener in self._hub.at(table_id):
            listener.say(messages.Bye(refused("no-table").problem, again=False))
            listener.close(1000)

    def clocks(self, table_id: str, seat: int = SPECTATOR) -> Clocks | None:
        """What time each seat has left, as somebody has been shown it, where a clock may run."""
        kept = self._cache.found(table_id)
        return None if kept is None else kept.clocks(self._store.now(), seat)

    def info(self, table: TableRow, seats: Sequence[SeatRow]) -> TableInfo:
        """A table as everybody sees it, and has been shown it."""
        table = self._shown(table)
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
            hints=may_ask_hints(table, seats),
        )

    def _shown(self, table: TableRow) -> TableRow:
        """The row of a table as all have been shown it: what is kept back is not told here either."""
        kept = self._cache.found(table.id)
        room = None if kept is None else kept.seen_by(SPECTATOR)
        if kept is None or room is None or not (is_paced(table) or kept.waiting):
            return table
        touched = min([table.touched, *(line.sight.at for line in kept.waiting)])
        return replace(table, n=room.last.n, to_move=room.to_move, touched=touched, status="playing")

    def _seat(self, table_id: str, row: SeatRow) -> SeatInfo:
        state = "open" if row.is_open else "virtual" if row.level is not None else "person"
        return SeatInfo(row.seat, state, row.name, row.level, self.is_here(table_id, row))

    def is_here(self, table_id: str, row: SeatRow) -> bool:
        """Whether the owner of a seat is at the table."""
        return row.token is not None and (row.here > self._store.now() or self._hub.is_here(table_id, row.seat))

    def is_away(self, table_id: str, row: SeatRow) -> bool:
        """Whether the owner of a seat has given no sign for a while."""
        return not self._hub.is_here(table_id, row.seat) and row.here + self._config.grace < self._store.now()

    # Chat.

    async def tell_chats(self, table_id: str) -> None:
        """Tell listeners here what was said since, on whichever server."""
        kept = self._cache.at(table_id)
        if kept.chats is None:
            kept.hears_from((await self._store.numbers([table_id])).get(table_id, Numbers()).chats)
        for row in await talk.said(self._store, table_id, kept.chats or 0):
            if kept.chats is not None and row.id > kept.chats:
                kept.chats = row.id
                self._hub.tell(table_id, _to_all(messages.Said(talk.chat_info(row))))

    async def chats(self, table_id: str, after: int) -> list[ChatInfo]:
        """The lines of chat after a number."""
        if self._hub.at(table_id):
            await self.tell_chats(table_id)
        return [talk.chat_info(row) for row in await talk.said(self._store, table_id, after)]


def _why_closed() -> Text:
    """Why a game that was not finished goes on no more."""
    return refused("closed").problem.text


def _to_all(message: messages.Sent) -> Callable[[Asker], messages.Sent]:
    return lambda _: message
