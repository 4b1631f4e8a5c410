"""The command `tablee serve`."""

import os
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tablee.cli_serve import CannotServe, checked, listen, serve
from tablee.client import Client, RemoteSeat
from tablee.server.messages import Bye, Snapshot
from tablee.server.wire import SeatWish
from tests.server.company import first

CODE = "from tablee.cli_serve import serve; serve(port=0, database={database!r}, lang='en', log='info', thinkers=1)"


@contextmanager
def started(database: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its link."""
    code = CODE.format(database=str(database))
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            link = process.stdout.readline().split()[-1].rstrip("/")
            for _ in range(200):
                try:
                    httpx.get(f"{link}/ready")
                    break
                except httpx.TransportError:
                    assert process.poll() is None
            yield process, link
        finally:
            if process.poll() is None:
                process.kill()


@pytest.mark.skipif(os.name == "nt", reason="signals of another kind")
def test_it_prints_its_link_serves_and_stops_gracefully(tmp_path: Path) -> None:
    database = tmp_path / "data" / "games.sqlite"
    with started(database) as (process, link), Client(link) as client:
        (anna,) = client.create("karmaka", [SeatWish("me"), SeatWish("sensible")], start=True)
        with anna.live() as live:
            while (position := anna.position()).decision is None:
                live.receive()
            anna.choose(first(position), position.n)
            process.send_signal(signal.SIGTERM)
            assert live.until(Bye).again
        _, told = process.communicate(timeout=20)
        assert process.returncode in (0, -signal.SIGTERM), told
        assert "Traceback" not in told
    assert stat.S_IMODE(database.stat().st_mode) == 0o600
    with started(database) as (process, link), Client(link) as client:
        again = RemoteSeat(client, anna.table, anna.seat, anna.token)
        with again.live() as live:
            shot = live.until(Snapshot)
            assert shot.play.position is not None and shot.play.position.n > position.n


@pytest.mark.skipif(os.name == "nt", reason="signals of another kind")
def test_what_was_confirmed_outlives_a_kill(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    with started(database) as (process, link), Client(link) as client:
        anna, bob = client.create("karmaka", [SeatWish("me", "Anna"), SeatWish("me", "Bob")], start=True)
        confirmed = 1
        for _ in range(12):
            seat = anna if anna.position().decision else bob
            confirmed = seat.choose(first(seat.position()), confirmed).n
        process.kill()
    with started(database) as (process, link), Client(link) as client:
        assert RemoteSeat(client, anna.table, 0, anna.token).position().n == confirmed


def test_a_public_address_must_be_meant() -> None:
    with pytest.raises(CannotServe, match="--public"):
        serve(host="0.0.0.0", port=0, lang="en")


def test_an_address_that_is_taken_or_foreign_is_refused_in_one_line() -> None:
    with listen("127.0.0.1", 0) as taken, pytest.raises(CannotServe, match="in use"):
        listen("127.0.0.1", taken.getsockname()[1])
    with pytest.raises(CannotServe):
        listen("127.0.0.1", 70_000)


def test_a_database_is_an_address_or_a_file(tmp_path: Path) -> None:
    assert checked(str(tmp_path / "a.sqlite"), "en").startswith("sqlite+aiosqlite:///")
    for url in ("nothing://x", "sqlite+nothing:///x"):
        with pytest.raises(CannotServe, match="no database"):
            checked(url, "en")
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotServe):
        checked(str(tmp_path / "file" / "a.sqlite"), "en")
