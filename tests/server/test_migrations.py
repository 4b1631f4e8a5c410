"""A database of the version before becomes one of today, all or nothing, and every table in it is as good as before."""

import asyncio
import json
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tablee.client import Client, RemoteSeat
from tablee.server.ground.config import sqlite
from tablee.server.http.app import Application
from tablee.server.store.database import Database
from tablee.server.store.migrations import bring_up
from tablee.server.store.schema import META, VERSION
from tablee.server.store.store import Store
from tablee.server.wire.refusals import Unavailable
from tablee.server.wire.shapes import ENCODER
from tests.server.company import at_random, first, hurried, logged, mover, serving
from tests.server.engines import Postgres, wait_for
from tests.server.processes import processes
from tests.table.company import is_still_told

FIXTURES = Path(__file__).parent / "fixtures"
PATIENCE = 120.0
PARENTS_FIRST = ("about", "pulse", "tables", "records", "seats", "chats", "claims", "votes")


@dataclass(frozen=True)
class Old:
    """A database of version 2, and who sits there."""

    url: str
    made: dict[str, Any]

    def seats(self, client: Client, name: str) -> list[RemoteSeat]:
        given = self.made[name]
        return [RemoteSeat(client, given["table"], seat, token) for seat, token in enumerate(given["tokens"])]


@pytest.fixture(params=["sqlite", "postgresql"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Old]:
    """What the code of version 2 has written; in PostgreSQL the same rows."""
    made = json.loads((FIXTURES / "version2.json").read_text())
    shutil.copy(FIXTURES / "version2.sqlite", tmp_path / "old.sqlite")
    if request.param == "sqlite":
        yield Old(sqlite(tmp_path / "old.sqlite"), made)
        return
    engine: Postgres = request.getfixturevalue("postgres")
    with engine.database() as url:
        asyncio.run(_copy(tmp_path / "old.sqlite", url))
        yield Old(url, made)


async def _copy(file: Path, url: str) -> None:
    """The tables of version 2 in an empty database, with the rows of a file."""
    database = Database(url)
    async with database.writing() as c:
        await c.run_sync(bring_up, 0, "2")
        await c.execute(sa.text("drop table alembic_version"))  # the code of version 2 knew no such thing
        with closing(sqlite3.connect(file)) as source:
            for name in PARENTS_FIRST:
                await c.run_sync(_copy_rows, name, source)
    await database.close()


def _copy_rows(connection: sa.Connection, name: str, source: sqlite3.Connection) -> None:
    table = sa.Table(name, sa.MetaData(), autoload_with=connection)
    found = source.execute(f"select * from {name}")
    names = [column[0] for column in found.description]
    rows = [dict(zip(names, row, strict=True)) for row in found]
    for row in rows:
        for column in table.columns:
            if isinstance(column.type, sa.JSON) and row[column.name] is not None:
                row[column.name] = json.loads(row[column.name])
            if isinstance(column.type, sa.Boolean):
                row[column.name] = bool(row[column.name])
    if rows:
        connection.execute(sa.insert(table), rows)


async def opened(url: str) -> int:
    """Open a database as a server does; the version that was found."""
    store = Store(url)
    await store.open()
    await store.close()
    return store.found


Shape = tuple[dict[str, list[tuple[object, ...]]], dict[str, list[str]]]


def shape(url: str) -> Shape:
    """The columns of all tables of a database, and their rows."""

    async def look() -> Shape:
        database = Database(url)
        async with database.reading() as c:
            found = await c.run_sync(_shape)
        await database.close()
        return found

    return asyncio.run(look())


def _shape(connection: sa.Connection) -> Shape:
    meta = sa.MetaData()
    meta.reflect(connection)
    rows = {name: sorted(map(str, connection.execute(sa.select(table)))) for name, table in meta.tables.items()}
    columns: dict[str, list[tuple[object, ...]]] = {
        name: [(column.name, str(column.type), column.nullable, column.primary_key) for column in table.columns]
        for name, table in meta.tables.items()
    }
    return columns, rows


def test_every_table_can_be_looked_at_played_on_finished_and_reviewed(tmp_path: Path, old: Old) -> None:
    with serving(tmp_path, database=old.url) as (client, application):
        told = {name: client.watch(given["table"]).look().table.status for name, given in old.made.items()}
        assert told == {name: name.rpartition("-")[2] for name in old.made}
        assert [chat.text for chat in old.seats(client, "karmaka-playing")[0].chats()] == ["Bonjour !", "Hello, Anna."]
        for name, per in (("karmaka-playing", "decision"), ("spacepaper-playing", "player")):
            seats = old.seats(client, name)
            clocks = seats[0].look().clocks
            assert clocks is not None and clocks.per == per and clocks.left[0] > 3600
            play_on(application, seats)
        for name in old.made:
            if name != "karmaka-open":
                look_back(old.seats(client, name)[0])
        (host,) = old.seats(client, "karmaka-open")
        bob = client.join(host.table, "Bob")
        assert host.start().table.status == "playing" and mover(host, bob)


def test_every_seat_is_told_what_it_was_told_then(tmp_path: Path, old: Old) -> None:
    remembered = json.loads((FIXTURES / "version2_told.json").read_text(encoding="utf-8"))
    with serving(tmp_path, database=old.url) as (client, _):
        for name, positions in remembered.items():
            seats = [*old.seats(client, name), client.watch(old.made[name]["table"])]
            assert len(positions) in (1, len(seats))
            for then, seat in zip(positions, seats, strict=False):
                now = seat.position()
                options = None if now.decision is None else [option.spelled for option in now.decision.options]
                winners = None if now.result is None else list(now.result.winners)
                assert [now.n, now.ply, now.to_move] == [then["n"], then["ply"], then["to_move"]]
                assert (options, winners) == (then["options"], then["winners"])
                assert is_still_told(then["view"], now.view)


def play_on(application: Application, seats: list[RemoteSeat]) -> None:
    """Play at random to the end: the first choices and the last by people, those between at once."""
    for _ in range(5):
        wait_for(lambda: any(seat.position().decision for seat in seats), "the turn of a person")
        seat, position = mover(*seats)
        assert seat.choose(first(position), position.n).n > position.n  # a virtual player may have answered
    hurried(application, seats[0].table)
    people = [threading.Thread(target=seat.play, args=(at_random(at),)) for at, seat in enumerate(seats)]
    for person in people:
        person.start()
    for person in people:
        person.join(PATIENCE)
    assert seats[0].look().table.status == "over"


def look_back(seat: RemoteSeat) -> None:
    """All that one may ask about a finished game."""
    position, log, review = seat.position(), seat.log(), seat.review()
    assert position.result is not None and log.first == 1 and log.entries
    assert position.result.winners == review.result.winners
    assert seat.moment(review.last).position.result is not None
    assert len(seat.journal().splitlines()) == position.n
    shown = seat.look().position
    assert shown is not None and ENCODER.encode(shown) == ENCODER.encode(position)


def test_what_may_have_been_told_is_marked_and_the_rest_begins_as_new(old: Old) -> None:
    assert asyncio.run(opened(old.url)) == 2
    assert asyncio.run(opened(old.url)) == VERSION
    _, rows = shape(old.url)
    assert len(rows["tables"]) == len(old.made)
    for row in rows["tables"]:
        status = next(word for word in ("open", "playing", "over") if f"'{word}'" in row)
        assert row.endswith(f"{status == 'over'}, 0, None, False)"), row
    assert rows["alembic_version"] == [f"('{VERSION}',)"] and rows["about"][0].startswith(f"({VERSION},")


def test_migrations_and_the_schema_of_today_make_the_same_tables(database: str) -> None:
    async def differences() -> list[Any]:
        engine = Database(database)
        async with engine.writing() as c:
            await c.run_sync(bring_up, 0)
            found: list[Any] = await c.run_sync(_differences)
        await engine.close()
        return found

    assert asyncio.run(differences()) == []


def _differences(connection: sa.Connection) -> list[Any]:
    given = {"compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=given), META))


def test_the_first_migration_makes_what_version_2_made(tmp_path: Path) -> None:
    async def make() -> None:
        database = Database(sqlite(tmp_path / "new.sqlite"))
        async with database.writing() as c:
            await c.run_sync(bring_up, 0, "2")
            await c.execute(sa.text("drop table alembic_version"))
        await database.close()

    asyncio.run(make())
    shutil.copy(FIXTURES / "version2.sqlite", tmp_path / "old.sqlite")
    made, before = shape(sqlite(tmp_path / "new.sqlite")), shape(sqlite(tmp_path / "old.sqlite"))
    assert made[0] == before[0]


def test_a_migration_that_fails_leaves_the_old_database_as_it_was(old: Old) -> None:
    async def spoil() -> None:
        database = Database(old.url)
        async with database.writing() as c:
            await c.execute(sa.text("create table endings (other integer)"))
        await database.close()

    asyncio.run(spoil())
    before = shape(old.url)
    with pytest.raises((Unavailable, sa.exc.ProgrammingError)):
        asyncio.run(opened(old.url))
    assert shape(old.url) == before


def test_servers_that_start_together_migrate_once_and_say_so(old: Old) -> None:
    with processes(database=old.url, count=2) as running:
        (said,) = [line for server in running for line in server.before]
        assert said.startswith(f"The database was brought up to date, from version 2 to {VERSION}.")
        assert sum(server.said().count("bringing the database up to date") for server in running) == 1
        for server in running:
            with Client(server.link) as client:
                assert old.seats(client, "karmaka-over")[0].review().last > 0


def test_a_start_without_a_migration_does_without_alembic(tmp_path: Path) -> None:
    code = (
        "import sys, asyncio\n"
        "from tablee.server.store.store import Store\n"
        "async def work():\n"
        "    store = Store(sys.argv[1])\n"
        "    await store.open()\n"
        "    await store.close()\n"
        "asyncio.run(work())\n"
        "sys.exit('alembic' in sys.modules)\n"
    )
    asked = [sys.executable, "-c", code, sqlite(tmp_path / "new.sqlite")]
    assert subprocess.run(asked, check=False).returncode == 0


def test_a_migration_is_logged_by_its_versions_alone(old: Old) -> None:
    with logged() as log:
        asyncio.run(opened(old.url))
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    assert [(line["found"], line["needed"]) for line in lines] == [(2, VERSION)]
