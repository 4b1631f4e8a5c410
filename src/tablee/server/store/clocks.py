"""Clocks: what time each seat has left. All of it is in the database, so that any server can tell.

A table keeps when its running decision began, each seat what it has used: in the whole game where the clock is per
player; on its last decisions in a row where it is per decision, for an undo gives no time back. Both are written in the
transaction of the line that stops or starts a clock. For virtual players no clock runs.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.server.store.schema import pulse, seats, tables
from tablee.server.wire.shapes import Clock, Clocks, Per

PULSE: Final = 2.0  # seconds between two signs that a server is up
SLACK: Final = 3.0  # seconds without a sign after which none was up
MOST_LATE: Final = 100
BACK: Final = ("undo", "take_back")


@dataclass(frozen=True, slots=True)
class Times:
    """The clock of a table as it was written: when the running decision began, and what each seat has used."""

    clock: Clock
    began: float
    used: tuple[float, ...]

    def left(self, running: int | None, now: float) -> list[float]:
        """The seconds that each seat has left."""
        whole = self.clock.per == "player"
        found = [self.clock.seconds - (used if whole else 0.0) for used in self.used]
        if running is not None:
            found[running] -= max(0.0, now - self.began)
        return [round(max(0.0, seconds), 3) for seconds in found]

    def shown(self, running: int | None, now: float) -> Clocks:
        """What is sent of it."""
        return Clocks(self.clock.per, self.clock.seconds, running, self.left(running, now))

    def is_out(self, seat: int) -> bool:
        """Whether a seat has used up its time for the whole game."""
        return self.clock.per == "player" and self.used[seat] >= self.clock.seconds


@dataclass(frozen=True, slots=True)
class Tick:
    """A line of the journal for the clock: what it is and whose, who was on move (a person?), and who is now."""

    what: str
    seat: int
    before: int
    is_person: bool
    after: int
    held: float = 0.0  # seconds for which it is kept from who is next


def ticked(times: Times, tick: Tick, now: float) -> Times:
    """The clock after a line.

    >>> start = Times(Clock("player", 60), 100.0, (0.0, 5.0))
    >>> ticked(start, Tick("choice", 0, before=0, is_person=True, after=1), now=108.0).used
    (8.0, 5.0)
    """
    now += tick.held
    spent = max(0.0, now - times.began) if tick.is_person else 0.0
    if times.clock.per == "decision":
        return _per_decision(times, tick, spent, now)
    used = list(times.used)
    if tick.is_person:
        used[tick.before] += spent
    return replace(times, began=now, used=tuple(used))


def _per_decision(times: Times, tick: Tick, spent: float, now: float) -> Times:
    """Each decision begins with all its time, unless it was undone; what is not about it leaves it alone."""
    used = list(times.used)
    if tick.what == "choice":
        used[tick.seat] = max(used[tick.seat], spent)
        if tick.after not in (tick.seat, -1):
            used[tick.after] = 0.0
        return replace(times, began=now, used=tuple(used))
    if tick.what == "order":
        return times  # it takes its time from the decision that is open
    if tick.what in BACK:
        back = now - used[tick.seat]
        return replace(times, began=min(times.began, back) if tick.before == tick.seat else back)
    is_new = tick.what == "deal" or tick.seat == tick.before
    return replace(times, began=now) if is_new else times


# In the database, on a connection of the store.


def read(c: sa.Connection, table_id: str) -> Times | None:
    """The clock of a table, if it has one."""
    columns = (tables.c.clock_per, tables.c.clock_seconds, tables.c.began)
    found = c.execute(sa.select(*columns).where(tables.c.id == table_id)).first()
    return None if found is None else _times(c, table_id, *found)


def _times(c: sa.Connection, table_id: str, per: Per | None, seconds: int, began: float) -> Times | None:
    if per is None:
        return None
    used = c.execute(sa.select(seats.c.used).where(seats.c.table_id == table_id).order_by(seats.c.seat))
    return Times(Clock(per, seconds), began, tuple(used.scalars()))


def write(c: sa.Connection, table_id: str, found: Sequence[Any], tick: Tick, now: float) -> Times | None:
    """Stop and start the clocks of a table that has `found` columns: in the transaction of the line itself."""
    before = _times(c, table_id, *found)  # a row of the columns that `read` names
    if before is None:
        return None
    after = ticked(before, tick, now)
    c.execute(sa.update(tables).where(tables.c.id == table_id).values(began=after.began))
    for seat, used in enumerate(after.used):
        if used != before.used[seat]:
            mine = (seats.c.table_id == table_id) & (seats.c.seat == seat)
            c.execute(sa.update(seats).where(mine).values(used=used))
    return after


async def late(c: AsyncConnection, now: float) -> list[tuple[str, int, int]]:
    """Tables, seats of people whose time is up, and the line at which it was."""
    on_move = (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.to_move) & seats.c.level.is_(None)
    used = sa.case((tables.c.clock_per == "player", seats.c.used), else_=0.0)
    is_late = tables.c.clock_per.is_not(None) & (tables.c.began + tables.c.clock_seconds - used < now)
    wanted = sa.select(tables.c.id, seats.c.seat, tables.c.n).join(seats, on_move)
    found = await c.execute(wanted.where(tables.c.status == "playing", is_late).limit(MOST_LATE))
    return [(row[0], row[1], row[2]) for row in found]


async def beat(c: AsyncConnection, now: float) -> bool:
    """Give a sign that a server is up; False if another has just done so."""
    return (await c.execute(sa.update(pulse).where(pulse.c.at < now).values(before=pulse.c.at, at=now))).rowcount == 1


async def forgive(c: AsyncConnection, now: float) -> None:
    """Charge nobody for the time when no server was up: to be asked by a server that starts."""
    await beat(c, now)
    before = (await c.execute(sa.select(pulse.c.before))).scalar_one()
    if now - before > SLACK:
        ticking = (tables.c.status == "playing") & tables.c.clock_per.is_not(None)
        await c.execute(sa.update(tables).where(ticking).values(began=tables.c.began + (now - before)))
