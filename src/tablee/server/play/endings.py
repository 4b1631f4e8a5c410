"""Endings: what everybody was shown at the end of a game, kept so that it can be shown without its rules.

A new version of a game may not be able to replay an old journal. So the last table of every side and the whole story,
in each language, are written in the transaction of the last line, and removed in that of a take-back. They are a list
for each line with one entry for each ear, which lets much be packed into little: a game of Karmaka takes some 6 kB, one
of SpacePaper some 20 kB, with five players some 70 kB. Of a story without end the last part is kept.
"""

import zlib
from dataclasses import dataclass
from typing import Final

import msgspec
import sqlalchemy as sa
from msgspec import Raw, Struct
from sqlalchemy.exc import IntegrityError

from tablee.games.texts import LANGUAGES
from tablee.kernel import SPECTATOR
from tablee.server.play.finished import Finished
from tablee.server.play.scene import MOST_ENTRIES, sides
from tablee.server.play.visitors import Asker
from tablee.server.store.rows import OVER
from tablee.server.store.schema import endings, records, tables
from tablee.server.store.store import Store
from tablee.server.wire.order_shapes import OrderInfo
from tablee.server.wire.shapes import ENCODER, Entry, Log, Position

MOST_LINES: Final = 5_000  # of a story: games have some hundreds
AT_ONCE: Final = 20  # finished games without an ending that are looked up together


class Ending(Struct, frozen=True):
    """What each ear was shown at the end, a spectator's first: the position, and what it was told from line `first`."""

    positions: list[Position]
    first: int
    lines: list[list[Entry]]


class Packed(Struct, frozen=True):
    """The same, as it is read: only what is asked for is looked into."""

    positions: list[Raw]
    first: int
    lines: list[list[Raw]]


PACKED: Final = msgspec.json.Decoder(Packed)
POSITION: Final = msgspec.json.Decoder(Position)
ENTRY: Final = msgspec.json.Decoder(Entry)


def packed(game: Finished) -> bytes:
    """The ending of a game, as it is kept."""
    positions, lines = sides(game, MOST_LINES)
    return zlib.compress(ENCODER.encode(Ending(positions, lines[0][0].n, lines)))


@dataclass(frozen=True, slots=True)
class Last:
    """A finished game as it is shown from its ending, to each asker their own side."""

    n: int
    told: Packed

    def position(self, asker: Asker) -> Position:
        """The last position, as an asker saw it."""
        return POSITION.decode(self.told.positions[_ear(asker)])

    def log(self, asker: Asker, after: int | None, most: int = MOST_ENTRIES) -> Log:
        """What an asker was told after line `after`, or the last of it; never more than `most` lines."""
        last = self.told.first + len(self.told.lines) - 1
        start = max(0, last - most) if after is None else min(after, last)
        skipped = max(0, start - self.told.first + 1)
        found = [_entry(line[_ear(asker)]) for line in self.told.lines[skipped : skipped + most]]
        first = self.told.first + skipped
        return Log(first, first + len(found) - 1, found)

    def orders(self, asker: Asker) -> list[OrderInfo]:
        """None: a game that is over has no orders."""
        return []


def _entry(kept: Raw) -> Entry:
    """What one line told; older servers wrote the words of an event beside its other fields, not in a map."""
    try:
        return ENTRY.decode(kept)
    except msgspec.ValidationError:
        older = msgspec.json.decode(kept)
        for event in older["events"]:
            event["text"] = {language: event[language] for language in LANGUAGES if language in event}
        return msgspec.convert(older, Entry)


def _ear(asker: Asker) -> int:
    return 0 if asker.seat == SPECTATOR else asker.seat + 1


# In the database.


async def read(store: Store, table_id: str) -> Last | None:
    """A finished game as it is shown, if its ending was kept."""
    now = (tables.c.id == endings.c.table_id) & (tables.c.n == endings.c.n) & (tables.c.status == "over")
    wanted = sa.select(endings.c.n, endings.c.kept).join(tables, now).where(endings.c.table_id == table_id)
    async with store.reading() as c:
        found = (await c.execute(wanted)).first()
    return None if found is None else Last(found[0], PACKED.decode(zlib.decompress(found[1])))


async def write(store: Store, table_id: str, n: int, kept: bytes) -> None:
    """Keep the ending of a game that ended at line `n`, if that is still so and nobody else has."""
    still = sa.select(tables.c.id).where(tables.c.id == table_id, tables.c.n == n, tables.c.status == "over")
    try:
        async with store.writing() as c:
            if (await c.execute(still.with_for_update())).first() is not None:
                await c.execute(sa.insert(endings).values(table_id=table_id, n=n, kept=kept))
    except IntegrityError:
        return


async def missing(store: Store, after: str = "") -> list[str]:
    """Finished games without an ending, as older servers have left them, some at a time: those after a name."""
    ended = sa.select(tables.c.id).where(tables.c.status == "over", tables.c.id > after)
    wanted = ended.where(~sa.select(endings.c.n).where(endings.c.table_id == tables.c.id).exists())
    async with store.reading() as c:
        return list((await c.execute(wanted.order_by(tables.c.id).limit(AT_ONCE))).scalars())


async def journal(store: Store, table_id: str) -> str | None:
    """The whole record of a game that goes on no more, as it was written, whoever can still read it."""
    mine = (records.c.table_id == table_id) & tables.c.status.in_(OVER)
    wanted = sa.select(records.c.line).join(tables, tables.c.id == records.c.table_id).where(mine)
    async with store.reading() as c:
        lines = (await c.execute(wanted.order_by(records.c.n))).scalars().all()
    return "".join(f"{line}\n" for line in lines) or None
