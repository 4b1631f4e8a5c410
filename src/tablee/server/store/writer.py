"""The writer: lines of many tables that wait at the same moment are committed together, each answered after it."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tablee.kernel import TableeError
from tablee.server.store import clocks
from tablee.server.store.clocks import Tick, Times
from tablee.server.store.database import Database
from tablee.server.store.rows import Line
from tablee.server.store.schema import endings, records, seats, tables

MOST: Final = 200  # that are committed together
CLOCK: Final = (tables.c.clock_per, tables.c.clock_seconds, tables.c.began)
FACTS: Final = (tables.c.n, tables.c.seating, tables.c.status, *CLOCK)
OURS: Final = tables.c.id.in_(sa.bindparam("ids", expanding=True))
WANTED: Final = sa.select(tables.c.id, *FACTS).where(OURS).order_by(tables.c.id).with_for_update()
LINES: Final = sa.insert(records)
TOLD: Final = sa.or_(tables.c.told, sa.bindparam("is_over", type_=sa.Boolean))
GOES_ON: Final = sa.update(tables).where(tables.c.id == sa.bindparam("which")).values(told=TOLD)


class Stale(TableeError):
    """The table has gone on since the writer looked; nothing was written."""


class Closed(TableeError):
    """The table was closed; nothing was written, and nothing will be."""


class Reseated(TableeError):
    """The tokens of the table have changed since the writer looked; nothing was written."""


@dataclass(frozen=True, slots=True)
class Written:
    """What is known of a table once its lines are durable: how its clocks stand, and its seating at that moment."""

    times: Times | None
    seating: int


@dataclass(slots=True)
class Addition:
    """The next lines of one table, what they make of it, and its answer: Written, or Stale, or Reseated."""

    table_id: str
    lines: Sequence[Line]
    values: dict[str, Any]
    tick: Tick | None
    seating: int | None = None  # under which the writer was found to own a seat, if that must still be so
    ending: bytes | None = None  # what is kept of a game that is over now
    answer: "asyncio.Future[Written]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def why_not(self, facts: Sequence[Any] | None) -> TableeError | None:
        """Why these lines do not follow the last one of the table as it is, or None."""
        if facts is not None and facts[2] == "closed":
            return Closed("the table was closed")
        if facts is None or facts[0] != self.lines[0].n - 1:
            return Stale("the table has gone on")
        return None if self.seating in (None, facts[1]) else Reseated("the seats have changed")


class Writer:
    """Commits what waits in one transaction. A group that fails is written one by one, so that each has its own end."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._database = database
        self._now = now
        self._waiting: deque[Addition] = deque()
        self._task: asyncio.Task[None] | None = None

    async def append(self, entry: Addition) -> Written:
        """Write an entry; it is durable when this returns."""
        self._waiting.append(entry)
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._write())
        return await asyncio.shield(entry.answer)

    async def settle(self) -> None:
        """Return when nothing waits."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _write(self) -> None:
        while self._waiting:
            group = self._group()
            try:
                await self._commit(group)
            except Exception as error:
                if len(group) == 1:
                    _refuse(group[0], error)
                else:
                    await self._one_by_one(group)

    def _group(self) -> list[Addition]:
        """What is written next: one entry of a table at most, for the second depends on the first."""
        group: dict[str, Addition] = {}
        later: deque[Addition] = deque()
        for entry in self._waiting:
            if entry.table_id in group or len(group) == MOST:
                later.append(entry)
            else:
                group[entry.table_id] = entry
        self._waiting = later
        return list(group.values())

    async def _one_by_one(self, group: list[Addition]) -> None:
        for entry in group:
            try:
                await self._commit([entry])
            except Exception as error:
                _refuse(entry, error)

    async def _commit(self, group: list[Addition]) -> None:
        """Write a group in one transaction, then answer each: how its table stands, or that it is behind."""
        answers = await self._database.write(partial(_written, group=group, clock=self._now))
        if any(isinstance(answer, Written) for answer in answers):
            self._database.soundness.took()
        for entry, answer in zip(group, answers, strict=True):
            if isinstance(answer, Written):
                _answer(entry, answer)
            else:
                _refuse(entry, answer)


# In one transaction, and in SQLite in a thread of its own.


def _written(c: sa.Connection, group: list[Addition], clock: Callable[[], float]) -> list[Written | TableeError]:
    """Write what fits of a group; each one's answer."""
    found, now = _found(c, group), clock()
    reasons = [entry.why_not(found.get(entry.table_id)) for entry in group]
    fresh = [entry for entry, why in zip(group, reasons, strict=True) if why is None]
    if fresh:
        _insert(c, fresh, now)
        _keep(c, fresh, found)
    return [why or _stands(c, entry, found[entry.table_id], now) for entry, why in zip(group, reasons, strict=True)]


def _stands(c: sa.Connection, entry: Addition, facts: Sequence[Any], now: float) -> Written:
    """How a table stands after its lines, its clock gone on."""
    if entry.tick is None or facts[3] is None:
        return Written(None, facts[1])
    return Written(clocks.write(c, entry.table_id, facts[3:], entry.tick, now), facts[1])


def _found(c: sa.Connection, group: list[Addition]) -> dict[str, Sequence[Any]]:
    """The line, seating, status and clock of each table, which nobody else can change until the commit."""
    ids = sorted({entry.table_id for entry in group})
    return {row[0]: row[1:] for row in c.execute(WANTED, {"ids": ids})}


def _insert(c: sa.Connection, fresh: list[Addition], now: float) -> None:
    rows = [{"table_id": entry.table_id, "n": line.n, "line": line.text} for entry in fresh for line in entry.lines]
    c.execute(LINES, rows)
    values = [{"which": entry.table_id, "touched": now, "n": entry.lines[-1].n, **entry.values} for entry in fresh]
    c.execute(GOES_ON, values)
    for entry in fresh:
        for place in [line.place for line in entry.lines if line.place is not None]:
            mine = (seats.c.table_id == entry.table_id) & (seats.c.seat == place[0])
            c.execute(sa.update(seats).where(mine).values(name=place[1], level=place[2]))


def _keep(c: sa.Connection, fresh: list[Addition], found: dict[str, Sequence[Any]]) -> None:
    """Keep the endings of games that are over now, and forget those of games that were taken back."""
    for entry in fresh:
        if entry.ending is not None or found[entry.table_id][2] == "over":
            c.execute(sa.delete(endings).where(endings.c.table_id == entry.table_id))
        if entry.ending is not None:
            row = {"table_id": entry.table_id, "n": entry.lines[-1].n, "kept": entry.ending}
            c.execute(sa.insert(endings).values(**row))


def _answer(entry: Addition, written: Written) -> None:
    if not entry.answer.done():
        entry.answer.set_result(written)


def _refuse(entry: Addition, error: Exception) -> None:
    if not entry.answer.done():
        entry.answer.set_exception(Stale("the table has gone on") if isinstance(error, IntegrityError) else error)
