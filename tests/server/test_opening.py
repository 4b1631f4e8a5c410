"""Opening a database: as many servers as like may do it at once, and one of another version is refused."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa

from tablee.server.live.house import House
from tablee.server.store.opening import BadDatabase
from tablee.server.store.schema import about
from tablee.server.store.store import Store
from tablee.server.wire.refusals import Unavailable
from tests.server.company import run


def test_a_database_of_another_version_is_refused(tmp_path: Path, database: str) -> None:
    async def change(house: House) -> None:
        async with house.store.writing() as c:
            await c.execute(sa.update(about).values(version=99))

    run(change, tmp_path, database=database)
    with pytest.raises(BadDatabase):
        run(change, tmp_path, database=database)


def test_of_many_who_open_a_new_database_at_once_all_succeed(tmp_path: Path, database: str) -> None:
    async def work() -> None:
        stores = [Store(database) for _ in range(5)]
        await asyncio.gather(*(store.open() for store in stores))
        assert len({store.name for store in stores}) == 1
        for store in stores:
            await store.close()

    asyncio.run(work())


def test_a_new_file_that_another_is_writing_is_waited_for(tmp_path: Path) -> None:
    async def work() -> None:
        other = sqlite3.connect(tmp_path / "new.sqlite", isolation_level=None)
        other.execute("begin immediate")  # SQLite refuses at once to change how such a file is written
        store = Store(str(tmp_path / "new.sqlite"))
        opening = asyncio.create_task(store.open())
        await asyncio.wait([opening], timeout=0.2)
        assert not opening.done()
        other.execute("rollback")
        other.close()
        await opening
        async with store.reading() as c:
            assert (await c.exec_driver_sql("pragma journal_mode")).scalar_one() == "wal"
        await store.close()

    asyncio.run(work())


def test_a_file_that_cannot_be_opened_is_refused_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        before = set(threading.enumerate())
        with pytest.raises(Unavailable):
            async with asyncio.timeout(5):
                await Store(str(tmp_path / "nowhere" / "new.sqlite")).open()
        for thread in set(threading.enumerate()) - before:  # the driver's, which still has a word for this loop
            while thread.is_alive():
                await asyncio.sleep(0)

    asyncio.run(work())
