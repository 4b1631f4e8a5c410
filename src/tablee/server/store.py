"""The store: every question to the database, the same for SQLite and PostgreSQL."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tablee.kernel import TableeError
from tablee.server.rows import Line, SeatRow, TableRow, seat_row, table_row
from tablee.server.schema import META, VERSION, about, claims, records, seats, tables

MOST_LISTED: Final = 100
BUSY: Final = 10_000  # milliseconds that one SQLite process waits for another


class Stale(TableeError):
    """The table has gone on since the writer looked; nothing was written."""


class BadDatabase(TableeError):
    """A database of another version of this program."""


class Store:
    """The database of a server. What a method has written is durable when it returns."""

    def __init__(self, url: str, now: Callable[[], float] = time.time) -> None:
        self.engine: AsyncEngine = create_async_engine(url)
        self.now = now
        self._one_writer = asyncio.Lock()
        self._is_sqlite = self.engine.dialect.name == "sqlite"
        if self._is_sqlite:
            sa.event.listen(self.engine.sync_engine, "connect", _durable)

    async def open(self) -> None:
        """Make the tables where there are none; BadDatabase if they are of another version."""
        try:
            async with self.writing() as c:
                await c.run_sync(META.create_all)
                found = (await c.execute(sa.select(about.c.version))).scalar()
                if found is None:
                    await c.execute(sa.insert(about).values(version=VERSION))
                elif found != VERSION:
                    raise BadDatabase(f"this database is of version {found}, the program needs {VERSION}")
        except IntegrityError:  # another server was opening it at the same moment
            await self.open()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Give all connections back."""
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; in SQLite writers of this process queue here, not at the file's lock."""
        if not self._is_sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._one_writer, self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that only looks."""
        async with self.engine.connect() as connection:
            yield connection

    async def answers(self) -> bool:
        """Whether the database answers."""
        async with self.reading() as c:
            return (await c.execute(sa.select(about.c.version))).scalar() == VERSION

    # Tables.

    async def add(self, table: TableRow, places: Sequence[SeatRow], rematch_of: str | None = None) -> bool:
        """Keep a new table; nothing is kept, and the answer is False, if the old one has a rematch already."""
        first = sa.update(tables).where(tables.c.id == rematch_of, tables.c.following.is_(None))
        async with self.writing() as c:
            if rematch_of is not None and (await c.execute(first.values(following=table.id))).rowcount != 1:
                return False
            await c.execute(sa.insert(tables).values(**table.values()))
            await c.execute(sa.insert(seats), [place.values(table.id) for place in places])
        return True

    async def table(self, table_id: str) -> TableRow | None:
        """A table, or None."""
        async with self.reading() as c:
            found = (await c.execute(sa.select(tables).where(tables.c.id == table_id))).mappings().first()
        return None if found is None else table_row(found)

    async def listed(self, status: str) -> list[TableRow]:
        """The public tables of a status, the last touched first."""
        wanted = sa.select(tables).where(tables.c.status == status, tables.c.public.is_(True))
        async with self.reading() as c:
            found = await c.execute(wanted.order_by(tables.c.touched.desc()).limit(MOST_LISTED))
        return [table_row(row) for row in found.mappings()]

    async def numbers(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last line of some tables."""
        async with self.reading() as c:
            found = await c.execute(sa.select(tables.c.id, tables.c.n).where(tables.c.id.in_(ids)))
        return {row[0]: row[1] for row in found}

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
        still = sa.select(tables.c.id).where(tables.c.id == table_id, tables.c.status == "open").exists()
        free = _seat(table_id, seat) & seats.c.token.is_(None) & seats.c.level.is_(None) & still
        return await self._changed(sa.update(seats).where(free).values(name=name, token=token, here=self.now()))

    async def stand_up(self, table_id: str, seat: int) -> bool:
        """Leave a seat of a table that has not begun."""
        still = sa.select(tables.c.id).where(tables.c.id == table_id, tables.c.status == "open").exists()
        change = sa.update(seats).where(_seat(table_id, seat) & still)
        return await self._changed(change.values(name=None, token=None))

    async def renew(self, table_id: str, seat: int, old: str, token: str) -> bool:
        """Give a seat another token in the place of the old one."""
        change = sa.update(seats).where(_seat(table_id, seat) & (seats.c.token == old)).values(token=token)
        host = sa.update(tables).where(tables.c.id == table_id, tables.c.host == old).values(host=token)
        async with self.writing() as c:
            done = (await c.execute(change)).rowcount == 1
            if done:
                await c.execute(host)
        return done

    async def forgive(self) -> None:
        """Count nobody's absence from before now: a server that was down must not have people replaced at once."""
        clocked = sa.select(tables.c.id).where(tables.c.status == "playing", tables.c.replace_after > 0)
        absent = (seats.c.here < self.now()) & seats.c.table_id.in_(clocked)
        async with self.writing() as c:
            await c.execute(sa.update(seats).where(absent).values(here=self.now()))

    async def here(self, present: Sequence[tuple[str, int]], until: float) -> None:
        """Note until when some seats count as present."""
        async with self.writing() as c:
            for table_id, seat in present:
                await c.execute(sa.update(seats).where(_seat(table_id, seat)).values(here=until))

    # The journal.

    async def lines(self, table_id: str, after: int = 0) -> list[str]:
        """The lines of a journal after number `after`."""
        wanted = sa.select(records.c.line).where(records.c.table_id == table_id, records.c.n > after)
        async with self.reading() as c:
            return list((await c.execute(wanted.order_by(records.c.n))).scalars())

    async def append(self, table_id: str, lines: Sequence[Line], status: str, to_move: int) -> None:
        """Add the next lines, all or none; Stale if another has written since."""
        first = lines[0].n
        values = {"n": lines[-1].n, "status": status, "to_move": to_move, "touched": self.now()}
        change = sa.update(tables).where(tables.c.id == table_id, tables.c.n == first - 1).values(**values)
        rows = [{"table_id": table_id, "n": line.n, "line": line.text} for line in lines]
        try:
            async with self.writing() as c:
                if (await c.execute(change)).rowcount != 1:
                    raise Stale("the table has gone on")
                await c.execute(sa.insert(records), rows)
                for line in lines:
                    if line.place is not None:
                        seat, name, level = line.place
                        await c.execute(sa.update(seats).where(_seat(table_id, seat)).values(name=name, level=level))
        except IntegrityError as error:
            raise Stale("the table has gone on") from error

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

    async def release(self, table_id: str, worker: str) -> None:
        """Give a table back to all workers."""
        mine = (claims.c.table_id == table_id) & (claims.c.worker == worker)
        async with self.writing() as c:
            await c.execute(sa.delete(claims).where(mine))

    async def away(self) -> list[tuple[str, int]]:
        """Seats of people who are on move and away for longer than their table allows."""
        on_move = (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.to_move) & seats.c.level.is_(None)
        late = (tables.c.replace_after > 0) & (seats.c.here + tables.c.replace_after < self.now())
        wanted = sa.select(tables.c.id, seats.c.seat).join(seats, on_move)
        async with self.reading() as c:
            found = await c.execute(wanted.where(tables.c.status == "playing", late).limit(MOST_LISTED))
        return [(row[0], row[1]) for row in found]

    async def _changed(self, change: sa.Update) -> bool:
        async with self.writing() as c:
            return (await c.execute(change)).rowcount == 1


def _seat(table_id: str, seat: int) -> sa.ColumnElement[bool]:
    return (seats.c.table_id == table_id) & (seats.c.seat == seat)


def _durable(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}", "foreign_keys=ON"):
        cursor.execute(f"pragma {pragma}")
    cursor.close()
