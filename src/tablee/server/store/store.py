"""The store: every question to the database, the same for SQLite and PostgreSQL."""

import asyncio
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tablee.server.store import clocks
from tablee.server.store.clocks import Tick, Times
from tablee.server.store.database import Database
from tablee.server.store.opening import made_ready
from tablee.server.store.rows import OVER, Line, SeatRow, TableRow, seat_row, table_row
from tablee.server.store.schema import VERSION, about, claims, pulse, records, seats, tables
from tablee.server.store.soundness import has_room
from tablee.server.store.writer import Addition, Writer, Written

MOST_LISTED: Final = 100
AT_ONCE: Final = 200  # seats or claims that are noted in one transaction
TABLE: Final = [tables.c[each.name] for each in fields(TableRow)]
SEAT: Final = [seats.c[each.name] for each in fields(SeatRow)]
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
PATIENCE: Final = 3.0  # seconds for a database to say that it is there


class Numbers(NamedTuple):
    """How far a table has come: its last line, its last line of chat, and how often its tokens have changed."""

    n: int = 0
    chats: int = 0
    seating: int = 0


class Store:
    """The database of a server. What a method has written is durable when it returns."""

    def __init__(self, url: str, now: Callable[[], float] = time.time) -> None:
        self.database = Database(url)
        self.now = now
        self.name = ""  # of this database, among all that servers tell each other of; known once it is open
        self.found = 0  # the version that it had when it was opened
        self.writing = self.database.writing
        self.reading = self.database.reading
        self._writer = Writer(self.database, now)

    async def open(self) -> None:
        """Make the tables where there are none, and bring older ones up to date; BadDatabase if that cannot be."""
        try:
            self.found = await made_ready(self.database, self.now())
            async with self.reading() as c:
                self.name = (await c.execute(sa.select(about.c.name))).scalar_one()
            if self.database.alive is not None:
                self.database.alive.start()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Finish what is being written, and give all connections back."""
        await self._writer.settle()
        await self.database.close()

    async def answers(self) -> bool:
        """Whether the database answers, is ours, and takes what is written: tried only where that is not known."""
        soundness = self.database.soundness
        async with asyncio.timeout(PATIENCE):
            async with self.reading() as c:
                is_ours = (await c.execute(sa.select(about.c.version))).scalar() == VERSION
            if not soundness.is_proved:
                async with self.writing() as c:
                    await c.execute(sa.update(pulse).values(id=pulse.c.id))
                soundness.took()
        return is_ours and has_room(self.database.file)

    # Tables.

    async def add(self, table: TableRow, places: Sequence[SeatRow], rematch_of: TableRow | None = None) -> bool:
        """Keep a new table; nothing is kept, and the answer is False, if that of which it is a rematch has changed."""
        async with self.writing() as c:
            if rematch_of is not None and (await c.execute(_followed(rematch_of, table.id))).rowcount != 1:
                return False
            await c.execute(sa.insert(tables).values(**table.values()))
            await c.execute(sa.insert(seats), [place.values(table.id) for place in places])
        return True

    async def table(self, table_id: str) -> TableRow | None:
        """A table, or None."""
        if not ID.fullmatch(table_id):
            return None  # which PostgreSQL would not even look for
        async with self.reading() as c:
            found = (await c.execute(sa.select(tables).where(tables.c.id == table_id))).mappings().first()
        return None if found is None else table_row(found)

    async def seated(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table and its seats as they are at one moment, or None."""
        if not ID.fullmatch(table_id):
            return None  # which PostgreSQL would not even look for
        both = sa.select(*TABLE, *SEAT).join(seats, seats.c.table_id == tables.c.id)
        async with self.reading() as c:
            found = (await c.execute(both.where(tables.c.id == table_id).order_by(seats.c.seat))).all()
        if not found:
            return None
        return TableRow(*found[0][: len(TABLE)]), [SeatRow(*row[len(TABLE) :]) for row in found]

    async def tables(self, ids: Sequence[str]) -> dict[str, TableRow]:
        """Some tables, those that there are."""
        async with self.reading() as c:
            found = await c.execute(sa.select(tables).where(tables.c.id.in_(ids)))
        return {row["id"]: table_row(row) for row in found.mappings()}

    async def listed(self, status: str) -> list[TableRow]:
        """The public tables of a status, the last touched first."""
        wanted = sa.select(tables).where(tables.c.status == status, tables.c.public.is_(True))
        async with self.reading() as c:
            found = await c.execute(wanted.order_by(tables.c.touched.desc()).limit(MOST_LISTED))
        return [table_row(row) for row in found.mappings()]

    async def some(self, ids: Sequence[str]) -> list[TableRow]:
        """Tables by their names, as far as there are such."""
        wanted = sa.select(tables).where(tables.c.id.in_([name for name in ids if ID.fullmatch(name)]))
        async with self.reading() as c:
            return [table_row(row) for row in (await c.execute(wanted)).mappings()]

    async def numbers(self, ids: Sequence[str]) -> dict[str, Numbers]:
        """How far some tables have come."""
        wanted = sa.select(tables.c.id, tables.c.n, tables.c.chats, tables.c.seating).where(tables.c.id.in_(ids))
        async with self.reading() as c:
            return {row[0]: Numbers(*row[1:]) for row in await c.execute(wanted)}

    async def tell(self, table_id: str) -> None:
        """Note that what was hidden at a table has been told."""
        async with self.writing() as c:
            await c.execute(sa.update(tables).where(tables.c.id == table_id).values(told=True))

    # Seats.

    async def seats(self, table_id: str) -> list[SeatRow]:
        """Who sits at a table."""
        return (await self.all_seats([table_id])).get(table_id, [])

    async def all_seats(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """Who sits at some tables."""
        wanted = sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
        found: dict[str, list[SeatRow]] = {}
        async with self.reading() as c:
            for row in (await c.execute(wanted)).mappings():
                found.setdefault(row["table_id"], []).append(seat_row(row))
        return found

    async def sit(self, table_id: str, seat: int, name: str, token: str) -> bool:
        """Take an open seat of a table that has not begun; False if somebody was faster."""
        free = _seat(table_id, seat) & seats.c.token.is_(None) & seats.c.level.is_(None)
        change = sa.update(seats).where(free).values(name=name, token=token, fresh=None, here=self.now())
        return await self._reseated(table_id, change, tables.c.status == "open", touched=self.now())

    async def stand_up(self, table_id: str, seat: int, token: str) -> bool:
        """Leave one's seat of a table that has not begun; False if it has, or the seat is not that token's."""
        mine = _seat(table_id, seat) & (seats.c.token == token)
        change = sa.update(seats).where(mine).values(name=None, token=None, fresh=None)
        return await self._reseated(table_id, change, tables.c.status == "open", touched=self.now())

    async def renew(self, table_id: str, seat: int, old: str, fresh: str) -> bool:
        """Give a seat another token, to take the place of the old one when it is used; False without the old one."""
        change = sa.update(seats).where(_seat(table_id, seat) & (seats.c.token == old)).values(fresh=fresh)
        return await self._reseated(table_id, change, sa.true())

    async def take_up(self, table_id: str, row: SeatRow) -> bool:
        """Put a renewed token in the place of the old one, the host's too; False if it is there, or counts no more."""
        mine = _seat(table_id, row.seat) & (seats.c.token == row.token) & (seats.c.fresh == row.fresh)
        change = sa.update(seats).where(mine).values(token=row.fresh, fresh=None)
        host = sa.case((tables.c.host == row.token, row.fresh), else_=tables.c.host)
        return await self._reseated(table_id, change, sa.true(), host=host)

    async def _reseated(self, table_id: str, change: sa.Update, given: sa.ColumnElement[bool], **values: Any) -> bool:
        """Change the token of a seat, and count that; all or nothing, and only where the table is as given."""
        counted = sa.update(tables).where(tables.c.id == table_id, given)
        async with self.writing() as c:
            first = await c.execute(counted.values(seating=tables.c.seating + 1, **values))
            if first.rowcount == 1 and (await c.execute(change)).rowcount == 1:
                return True
            await c.rollback()
        return False

    async def forgive(self) -> None:
        """Count nobody's absence or time while no server was up: it must not have people replaced at once."""
        clocked = sa.select(tables.c.id).where(tables.c.status == "playing", tables.c.replace_after > 0)
        absent = (seats.c.here < self.now()) & seats.c.table_id.in_(clocked)
        async with self.writing() as c:
            await c.execute(sa.update(seats).where(absent).values(here=self.now()))
            await clocks.forgive(c, self.now())

    async def beat(self) -> None:
        """Give a sign that a server is up."""
        async with self.writing() as c:
            is_written = await clocks.beat(c, self.now())
        if is_written:
            self.database.soundness.took()

    async def here(self, present: Sequence[tuple[str, int]], until: float) -> None:
        """Note until when some seats count as present."""
        mine = (seats.c.table_id == sa.bindparam("which")) & (seats.c.seat == sa.bindparam("place"))
        values = [{"which": table_id, "place": seat, "here": until} for table_id, seat in present]
        for first in range(0, len(values), AT_ONCE):  # in parts: choices are written in between
            async with self.writing() as c:
                await c.execute(sa.update(seats).where(mine), values[first : first + AT_ONCE])

    # The journal.

    async def lines(self, table_id: str, after: int = 0) -> list[str]:
        """The lines of a journal after number `after`."""
        wanted = sa.select(records.c.line).where(records.c.table_id == table_id, records.c.n > after)
        async with self.reading() as c:
            return list((await c.execute(wanted.order_by(records.c.n))).scalars())

    async def news(self, table_id: str, after: int = 0) -> tuple[list[str], int]:
        """The same, and the seating of the table at that moment; 0 where there are none."""
        wanted = sa.select(records.c.line, tables.c.seating).join(tables, tables.c.id == records.c.table_id)
        mine = wanted.where(records.c.table_id == table_id, records.c.n > after)
        async with self.reading() as c:
            found = (await c.execute(mine.order_by(records.c.n))).all()
        return [row[0] for row in found], found[0][1] if found else 0

    async def times(self, table_id: str) -> Times | None:
        """How the clocks of a table stand; None if it has none."""
        async with self.reading() as c:
            return await c.run_sync(clocks.read, table_id)

    async def append(
        self,
        table_id: str,
        lines: Sequence[Line],
        status: str,
        to_move: int,
        tick: Tick | None = None,
        result: dict[str, Any] | None = None,
        seating: int | None = None,
        ending: bytes | None = None,
    ) -> Written:
        """Add the next lines, all or none, and say how the table stands; Stale if another has written since.

        With `seating`, Reseated if tokens have changed since that one. The end of a game tells what was hidden; with
        its last line, what is shown of it is kept.
        """
        values = {"status": status, "to_move": to_move, "result": result, "is_over": status == "over"}
        return await self._writer.append(Addition(table_id, lines, values, tick, seating, ending))

    # Thinking for virtual players.

    async def due(self) -> list[str]:
        """Tables where a virtual player is on move and no worker thinks."""
        on_move = (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.to_move) & seats.c.level.is_not(None)
        held = sa.select(claims.c.table_id).where(claims.c.table_id == tables.c.id, claims.c.until > self.now())
        wanted = sa.select(tables.c.id).join(seats, on_move).where(tables.c.status == "playing", ~held.exists())
        async with self.reading() as c:
            return list((await c.execute(wanted.order_by(tables.c.touched).limit(MOST_LISTED))).scalars())

    async def claim(self, table_id: str, worker: str, lease: float) -> bool:
        """Take a table to think for it, or hold on to it; False while another worker has it."""
        until = self.now() + lease
        free = (claims.c.table_id == table_id) & ((claims.c.worker == worker) | (claims.c.until <= self.now()))
        if await self._changed(sa.update(claims).where(free).values(worker=worker, until=until)):
            return True
        try:
            async with self.writing() as c:
                await c.execute(sa.insert(claims).values(table_id=table_id, worker=worker, until=until))
        except IntegrityError:
            return False
        return True

    async def hold(self, ids: Sequence[str], worker: str, lease: float) -> None:
        """Hold on to all tables that a worker has taken."""
        for first in range(0, len(ids), AT_ONCE):
            mine = (claims.c.worker == worker) & claims.c.table_id.in_(ids[first : first + AT_ONCE])
            async with self.writing() as c:
                await c.execute(sa.update(claims).where(mine).values(until=self.now() + lease))

    async def release(self, table_id: str, worker: str) -> None:
        """Give a table back to all workers."""
        mine = (claims.c.table_id == table_id) & (claims.c.worker == worker)
        async with self.writing() as c:
            await c.execute(sa.delete(claims).where(mine))

    async def away(self) -> list[tuple[str, int, int]]:
        """Seats of people who are on move and away for longer than their table allows, and the line at which they are.

        Nobody is replaced for whom no other person waits.
        """
        on_move = (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.to_move) & seats.c.level.is_(None)
        late = (tables.c.replace_after > 0) & (seats.c.here + tables.c.replace_after < self.now())
        other = seats.alias()
        waits = sa.select(other.c.seat).where(
            other.c.table_id == tables.c.id, other.c.seat != tables.c.to_move, other.c.level.is_(None)
        )
        wanted = sa.select(tables.c.id, seats.c.seat, tables.c.n).join(seats, on_move)
        async with self.reading() as c:
            found = await c.execute(wanted.where(tables.c.status == "playing", late, waits.exists()).limit(MOST_LISTED))
        return [(row[0], row[1], row[2]) for row in found]

    async def late(self) -> list[tuple[str, int, int]]:
        """Seats of people whose time is up, and the line at which it was."""
        async with self.reading() as c:
            return await clocks.late(c, self.now())

    async def _changed(self, change: sa.Update) -> bool:
        async with self.writing() as c:
            return (await c.execute(change)).rowcount == 1


def _followed(old: TableRow, new: str) -> sa.Update:
    """Name the rematch of a game that goes on no more and has none yet, if its seats have the tokens that were read."""
    same = (tables.c.id == old.id) & (tables.c.seating == old.seating) & tables.c.status.in_(OVER)
    return sa.update(tables).where(same, tables.c.following.is_(None)).values(following=new)


def _seat(table_id: str, seat: int) -> sa.ColumnElement[bool]:
    return (seats.c.table_id == table_id) & (seats.c.seat == seat)
