"""A database that cannot be written, or that has stopped: said at once, and over as soon as it is."""

import os
import resource
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from tablee.client import Client
from tablee.server.refusals import Refusal
from tests.server.company import pair, serving
from tests.server.engines import Postgres, started_postgres, wait_for
from tests.server.processes import Process, process

NOTICED = 5.0  # seconds until a database that has stopped is noticed; without limits of ours it would be 30 and more
PATIENCE = 5.0  # seconds more, for a machine that is busy
FULL = 1  # bytes to which every file may grow where the disk is full


def is_ready(server: Process) -> bool:
    return httpx.get(f"{server.watch}/ready", timeout=30).status_code == httpx.codes.OK


@contextmanager
def full_disk(server: Process) -> Iterator[None]:
    """No file of the server's grows any more."""
    before = resource.prlimit(server.popen.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.popen.pid, resource.RLIMIT_FSIZE, (FULL, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.popen.pid, resource.RLIMIT_FSIZE, before)


def test_a_server_whose_disk_is_full_is_not_ready_until_it_can_write_again(tmp_path: Path) -> None:
    with process(database=tmp_path / "server.sqlite") as server, Client(server.link) as client:
        anna, _ = pair(client)
        wait_for(lambda: is_ready(server), "readiness")
        with full_disk(server):
            wait_for(lambda: not is_ready(server), "the news that nothing can be written")
            assert anna.look().table.status == "playing"  # what was written can still be read
            with pytest.raises(Refusal) as refused:
                anna.say("hello")
            assert refused.value.status == 503
        wait_for(lambda: is_ready(server), "readiness")
        assert anna.say("hello").text == "hello"


def children(parent: int) -> list[int]:
    """The processes that one has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            if int(stat.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(stat.parent.name))
    return found


@contextmanager
def stopped(postgres: Postgres) -> Iterator[None]:
    """A PostgreSQL that does nothing, and says nothing."""
    assert postgres.process is not None
    family = [postgres.process.pid, *children(postgres.process.pid)]
    for each in family:
        os.kill(each, signal.SIGSTOP)
    try:
        yield
    finally:
        for each in reversed(family):
            os.kill(each, signal.SIGCONT)


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that may be stopped without anybody else noticing."""
    engine = started_postgres()
    yield engine
    engine.close()


def test_a_postgresql_that_has_stopped_is_noticed_and_nothing_is_lost(tmp_path: Path, own_postgres: Postgres) -> None:
    with own_postgres.database() as url, serving(tmp_path, database=url) as (client, _):
        anna, _ = pair(client)
        said = anna.say("before").id
        with stopped(own_postgres):
            began = time.monotonic()
            for _ in range(2):
                with pytest.raises(Refusal) as refused:
                    anna.look()
                assert refused.value.status == 503
            assert time.monotonic() - began < 2 * (NOTICED + PATIENCE)

        def answers() -> bool:
            try:
                return [each.id for each in anna.chats()] == [said]
            except Refusal:
                return False

        wait_for(answers, "an answer")
        assert anna.say("after").id == said + 1
