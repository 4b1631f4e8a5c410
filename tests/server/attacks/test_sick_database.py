"""A database that is full, read-only or stopped is noticed: /ready says no, askers hear soon, nothing is lost."""

import json
import os
import resource
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.client import Client, RemoteSeat
from tablee.server.live.house import House
from tablee.server.store import alive, soundness
from tablee.server.wire.refusals import Refusal
from tests.server.company import at_random, is_ready, logged, mover, pair, run, serving
from tests.server.engines import Postgres, wait_for
from tests.server.processes import process

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals and limits of another kind")
SOON = 30.0  # seconds: without a limit of ours an asker would wait for as long as the database is stopped


def refused_soon(ask: Callable[[], object]) -> None:
    """It is refused as long as the database does not answer, and not after long."""
    began = time.monotonic()
    with pytest.raises(Refusal) as refused:
        ask()
    assert (refused.value.status, refused.value.problem.code) == (503, "unavailable")
    assert time.monotonic() - began < SOON


def choose(*seats: RemoteSeat) -> int:
    """One choice of who is on move; the number of its line."""
    seat, position = mover(*seats)
    return seat.choose(at_random(position.n)(position), position.n).n


def test_a_stopped_postgresql_is_noticed_soon_and_nothing_is_lost_or_doubled(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alive, "PATIENCE", 1.5)  # so that a busy machine is no matter
    with postgres.database() as url, logged() as log, serving(tmp_path, database=url) as (client, application):
        anna, bob = pair(client)
        confirmed = [choose(anna, bob) for _ in range(3)]
        for _ in range(2):
            seat, position = mover(anna, bob)
            with postgres.stopped():
                refused_soon(partial(seat.choose, at_random(1)(position), position.n))
                for ask in (anna.look, bob.position, partial(bob.say, "Hello"), client.tables):
                    refused_soon(ask)
                assert not is_ready(application)
            wait_for(lambda: is_ready(application), "the database")
            confirmed.append(choose(anna, bob))
        lines = postgres.ask("select json_agg(line order by n) from records", url.rpartition("/")[2])
        numbers = [json.loads(line)["n"] for line in json.loads(lines)]
        assert numbers == list(range(1, len(numbers) + 1)) and set(confirmed) <= set(numbers)
        assert confirmed == sorted(set(confirmed)) and anna.position().n == numbers[-1]
        assert log.getvalue().count("the database is stopped") == 2
        assert "unforeseen" not in log.getvalue()


def test_a_postgresql_that_can_only_be_read_is_not_ready(tmp_path: Path, postgres: Postgres) -> None:
    with postgres.database() as url, serving(tmp_path, database=url) as (client, application):
        name = url.rpartition("/")[2]
        anna, bob = pair(client)
        assert is_ready(application)
        others = f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"
        postgres.tell(f"alter database {name} set default_transaction_read_only = on; {others}")
        wait_for(lambda: not is_ready(application), "a server that is not ready")
        wait_for(lambda: _is_shown(anna), "a table that can be looked at")
        refused_soon(lambda: choose(anna, bob))
        postgres.tell(f"alter database {name} reset default_transaction_read_only; {others}")
        wait_for(lambda: is_ready(application), "a server that is ready")
        wait_for(lambda: _is_shown(anna), "a table that can be looked at")
        assert choose(anna, bob) == 2


def _is_shown(seat: RemoteSeat) -> bool:
    try:
        return seat.look().position is not None
    except Refusal:
        return False  # a connection that was cut a moment ago


def test_a_full_disk_is_not_ready_until_there_is_room_again(tmp_path: Path) -> None:
    with process(database=tmp_path / "server.sqlite") as server:

        def ready() -> bool:
            return httpx.get(f"{server.watch}/ready").status_code == httpx.codes.OK

        with Client(server.link) as client:
            anna, bob = pair(client)
            confirmed = [choose(anna, bob) for _ in range(3)]
            assert ready()
            most = (tmp_path / "server.sqlite-wal").stat().st_size
            resource.prlimit(server.popen.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
            refused_soon(lambda: choose(anna, bob))
            wait_for(lambda: not ready(), "a server that is not ready")
            assert anna.look().position is not None, "what is there can be looked at"
            resource.prlimit(server.popen.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            wait_for(ready, "a server that is ready")
            confirmed.append(choose(anna, bob))
            assert confirmed == [2, 3, 4, 5]
        assert "unforeseen" not in server.said() and anna.table not in server.said()


def test_a_disk_with_hardly_any_room_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        assert await house.store.answers()
        monkeypatch.setattr(soundness, "LEAST", 1 << 60)
        assert not await house.store.answers()

    run(work, tmp_path)


def test_nothing_is_written_to_find_out_what_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]

    async def work(house: House) -> None:
        store, tried = house.store, list[float]()
        store.database.soundness = soundness.Soundness(lambda: clock[0])
        writing = store.writing

        def counted() -> AbstractAsyncContextManager[AsyncConnection]:
            tried.append(clock[0])
            return writing()

        monkeypatch.setattr(store, "writing", counted)
        assert await store.answers() and await store.answers()
        clock[0] = 9.0
        assert await store.answers() and tried == [0.0]
        clock[0] = 11.0
        assert await store.answers() and tried == [0.0, 11.0]
        store.database.soundness.failed()
        clock[0] = 12.0
        assert await store.answers() and tried == [0.0, 11.0, 12.0]

    run(work, tmp_path)
