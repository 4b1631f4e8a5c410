"""Tables that nobody has touched for long are removed, each kind after its own time, by one server."""

import asyncio
from pathlib import Path

import sqlalchemy as sa

from tablee.server.store import talk
from tablee.server.store.cleaning import clean
from tablee.server.store.rows import SeatRow
from tablee.server.store.schema import chats, claims, records, votes
from tests.server.company import open_house
from tests.server.test_store import places, row

DAY = 24 * 3600.0


def test_old_tables_are_removed_by_one_server_each_after_its_own_time(tmp_path: Path, database: str) -> None:
    clock = [1000 * DAY]

    async def work() -> None:
        settings = {"database": database, "keep_open": DAY, "keep_playing": 30 * DAY, "keep_over": 365 * DAY}
        async with (
            open_house(tmp_path, now=lambda: clock[0], **settings) as house,
            open_house(tmp_path, now=lambda: clock[0], **settings) as other,
        ):
            made = {
                status: row(status, created=clock[0], touched=clock[0], n=1) for status in ("open", "playing", "over")
            }
            for table in made.values():
                await house.store.add(table, places(None, None))
                await talk.say(house.store, table.id, 0, "Anna", "hello")
                await talk.vote(house.store, table.id, "undo", 0, 0, 1)
                await house.store.claim(table.id, "one", 1.0)
            there = row("open", created=clock[0], touched=clock[0])
            await house.store.add(there, [SeatRow(0, "a", "Anna", None, clock[0] + 1.5 * DAY)])
            again = row("over", created=clock[0], touched=clock[0] + 2000 * DAY, following=made["playing"].id)
            await house.store.add(again, places(None, None))
            gone = []
            for days in (0.5, 1.5, 20, 20, 400):
                clock[0] += days * DAY
                both = await asyncio.gather(clean(house.store, house.config), clean(other.store, other.config))
                assert [] in both, "one server cleans"
                gone.append(sorted(both[0] + both[1]))
            assert gone == [[], [made["open"].id], [there.id], [made["playing"].id], [made["over"].id]]
            left = await house.store.table(again.id)
            assert left is not None and left.following is None, "and may have another rematch"
            async with house.store.reading() as c:
                for part in (records, chats, votes, claims):
                    assert (await c.execute(sa.select(sa.func.count()).select_from(part))).scalar() == 0

    asyncio.run(work())


def test_finished_games_are_kept_for_ever_unless_told_otherwise(tmp_path: Path, database: str) -> None:
    clock = [1000 * DAY]

    async def work() -> None:
        async with open_house(tmp_path, now=lambda: clock[0], database=database) as house:
            await house.store.add(row("over", touched=clock[0]), places(None, None))
            clock[0] += 10_000 * DAY
            assert await clean(house.store, house.config) == []
            assert len(await house.store.listed("over")) == 1

    asyncio.run(work())
