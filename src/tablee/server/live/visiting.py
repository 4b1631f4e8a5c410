"""Visiting: who asks, by the token they come with, and the table as they are shown it when they come."""

from typing import Final

from tablee.server.live.replaying import Rooms, check
from tablee.server.live.table_cache import TableCache
from tablee.server.live.teller import Teller
from tablee.server.play import endings
from tablee.server.play.showing import Present, Shown
from tablee.server.play.visitors import Visitor, known_by, looking_on
from tablee.server.store import talk
from tablee.server.store.rows import hashed
from tablee.server.store.store import Store
from tablee.server.wire.refusals import Refusal, refused
from tablee.server.wire.shapes import Play

CANNOT: Final = ("closed", "older-rules")  # why a game can be shown no more


class Visits:
    """Everybody who comes to a table."""

    def __init__(self, store: Store, cache: TableCache, teller: Teller, rooms: Rooms) -> None:
        self._store = store
        self._cache = cache
        self._teller = teller
        self._rooms = rooms

    async def visitor(self, table_id: str, token: str | None, *, strict: bool = True) -> Visitor:
        """Who asks with a token; a token that is not of this table is refused, or counts for nothing."""
        return await self.visitor_with(table_id, hashed(token) if token else None, strict=strict)

    async def again(self, who: Visitor) -> Visitor:
        """The same visitor at the table as it is now; refused if their token counts no more."""
        return await self.visitor_with(who.id, who.token)

    async def visitor_with(self, table_id: str, token: str | None, *, strict: bool = True) -> Visitor:
        """Who asks with a token that is hashed already. A renewed token takes the place of the old one here."""
        found = await self._store.seated(table_id)
        if found is None:
            raise refused("no-table")
        table, seats = found
        row = None if token is None else next((row for row in seats if row.fresh == token), None)
        if row is not None:
            await self._store.take_up(table_id, row)
            await self._teller.tell_table(table_id)
            return await self.visitor_with(table_id, token, strict=strict)
        who = looking_on(table, seats) if token is None else known_by(token, table, seats)
        if who is None and strict:
            raise refused("no-token")
        return who or looking_on(table, seats)

    async def play(self, who: Visitor) -> Play:
        """A table as a visitor sees it now."""
        now, game = await self.shown(who)
        asked = [] if game is None else await talk.subjects(self._store, who.id, "undo", game.n)
        again, no = [await talk.subjects(self._store, who.id, what, now.table.n) for what in ("rematch", "declined")]
        position = None if game is None else game.position(now.asker)
        quick = await self._teller.quick(now.table, now.seats)
        info, clocks = self._teller.info(now.table, now.seats), self._teller.clocks(who.id, who.seat)
        return Play(info, now.asker.shown_seat, position, asked, clocks, again, no, quick)

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
        kept = self._cache.at(who.id)
        if who.table.status == "over" and kept.room is None:
            last = await endings.read(self._store, who.id)
            if last is not None and kept.told in (0, last.n):
                check(kept, who.asker)
                if not kept.told:
                    kept.told = last.n
                    self._teller.show_to_all(who.table, who.seats, last, [])
                return last
        return Present(await self._rooms.of(who))
