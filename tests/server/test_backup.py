"""`tablee backup`: a copy that is made while tables are played holds every confirmed choice, or there is none."""

import os
import sqlite3
import stat
import subprocess
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tablee.cli.program import app
from tablee.client import Client, RemoteSeat
from tablee.kernel import TableeError
from tests.server.company import at_random, mover, pair, serving
from tests.server.engines import Postgres

LANGUAGES = ("fr", "en")


def backup(target: Path, database: str, language: str = "en") -> None:
    """The command."""
    given = ["backup", str(target), "--database", database, "--settings", os.devnull, "--lang", language]
    app(given, exit_on_error=False, print_error=False, result_action="return_none")


def refused(target: Path, database: str) -> list[str]:
    """What it says where it makes no copy, in both languages; it leaves nothing."""
    said = []
    for language in LANGUAGES:
        before = sorted(target.parent.iterdir()) if target.parent.is_dir() else []
        with pytest.raises(TableeError) as why:
            backup(target, database, language)
        assert (sorted(target.parent.iterdir()) if target.parent.is_dir() else []) == before
        said.append(str(why.value))
    assert said[0] != said[1]
    return said


@contextmanager
def written(*tables: tuple[RemoteSeat, ...]) -> Iterator[dict[str, int]]:
    """Games that go on while the block runs; the last line of each that was confirmed."""
    confirmed = {seats[0].table: 0 for seats in tables}
    is_enough = threading.Event()

    def play() -> None:
        decide = at_random(3)
        while not is_enough.is_set():
            for seats in tables:
                if seats[0].look().table.status == "playing":
                    seat, position = mover(*seats)
                    confirmed[seat.table] = seat.choose(decide(position), position.n).n

    playing = threading.Thread(target=play, daemon=True)
    playing.start()
    try:
        yield confirmed
    finally:
        is_enough.set()
        playing.join(30)
        assert not playing.is_alive()


def go_on(confirmed: dict[str, int], by: int) -> None:
    """Wait until the games have gone on."""
    goal = sum(confirmed.values()) + by
    done = threading.Event()
    while sum(confirmed.values()) < goal:
        assert not done.wait(0.01)


def check(client: Client, seats: tuple[RemoteSeat, ...], n: int) -> None:
    """A copied table holds what was confirmed, and can be played on."""
    there = tuple(RemoteSeat(client, seat.table, seat.seat, seat.token) for seat in seats)
    assert there[0].look().table.n >= n
    seat, position = mover(*there)
    assert seat.choose(at_random(1)(position), position.n).n > n


def test_a_copy_made_while_tables_are_played_holds_every_confirmed_choice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "server.sqlite"
    with serving(tmp_path) as (client, _), written(tables := pair(client), pair(client)) as confirmed:
        go_on(confirmed, 6)
        copies = []
        for number in range(3):
            copies.append((tmp_path / f"copy{number}.sqlite", dict(confirmed)))
            backup(copies[-1][0], str(file))
            go_on(confirmed, 2)
    assert "with 2 tables" in capsys.readouterr().out
    for copy, known in copies:
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        with closing(sqlite3.connect(copy)) as there, closing(sqlite3.connect(file)) as source:
            for table, n in known.items():
                lines = "select n, line from records where table_id = ? and n <= ? order by n"
                found = there.execute(lines, (table, n)).fetchall()
                assert found == source.execute(lines, (table, n)).fetchall() and len(found) == n
        (tmp_path / "other").mkdir(exist_ok=True)
        with serving(tmp_path / "other", database=str(copy)) as (client, _):
            check(client, tables, known[tables[0].table])
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []


def test_a_copy_can_be_made_while_no_server_runs(tmp_path: Path) -> None:
    with serving(tmp_path) as (client, _):
        table = pair(client)[0].table
    backup(tmp_path / "copy.sqlite", str(tmp_path / "server.sqlite"))
    with closing(sqlite3.connect(tmp_path / "copy.sqlite")) as copy:
        assert copy.execute("select id from tables").fetchall() == [(table,)]


def test_nothing_is_overwritten_and_nothing_half_written_is_left(tmp_path: Path) -> None:
    with serving(tmp_path) as (client, _):
        pair(client)
        there = tmp_path / "there.sqlite"
        there.write_text("mine")
        link = tmp_path / "link.sqlite"
        link.symlink_to(tmp_path / "nowhere")
        for target in (there, link):
            assert "nothing is overwritten" in refused(target, str(tmp_path / "server.sqlite"))[1]
        assert there.read_text() == "mine"
        assert "no database at" in refused(tmp_path / "copy.sqlite", str(tmp_path / "missing.sqlite"))[1].lower()
        assert "No copy was made" in refused(tmp_path / "no" / "copy.sqlite", str(tmp_path / "server.sqlite"))[1]
        assert "is no database" in refused(tmp_path / "copy.sqlite", "mysql://here/tables")[1]
    spoilt = tmp_path / "spoilt.sqlite"
    spoilt.write_bytes(b"SQLite format 3\0" + b"spoilt" * 5000)
    assert refused(tmp_path / "copy.sqlite", str(spoilt))


def test_a_damaged_database_is_not_copied(tmp_path: Path) -> None:
    with serving(tmp_path) as (client, _):
        pair(client)
    file = tmp_path / "server.sqlite"
    with closing(sqlite3.connect(file)) as spoiling:
        spoiling.execute("pragma journal_mode=delete")
        spoiling.execute("pragma writable_schema=on")
        spoiling.execute("update sqlite_master set rootpage = 3 where name = 'sqlite_autoindex_records_1'")
        spoiling.commit()
    assert "No copy" in refused(tmp_path / "copy.sqlite", str(file))[1]


def test_postgresql_is_copied_by_its_own_program(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f"{postgres.programs}{os.pathsep}{os.environ['PATH']}")
    copy = tmp_path / "copy.dump"
    with postgres.database() as url, postgres.database() as other:
        with serving(tmp_path, database=url) as (client, _), written(tables := pair(client)) as confirmed:
            go_on(confirmed, 4)
            known = confirmed[tables[0].table]
            backup(copy, url.replace("tablee@", "tablee:secret@"))
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        restore = [str(postgres.programs / "pg_restore"), "--no-owner", f"--dbname={other}", str(copy)]
        subprocess.run(restore, check=True, capture_output=True)
        with serving(tmp_path, database=other) as (client, _):
            check(client, tables, known)


def test_without_its_program_postgresql_is_refused_with_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    for said in refused(tmp_path / "copy.dump", "postgresql://anna:secret@127.0.0.1/tables?ssl=require"):
        assert "pg_dump --format=custom" in said and "anna@127.0.0.1/tables?sslmode=require" in said
        assert "secret" not in said


def test_what_postgresql_says_is_told_in_one_line(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(postgres.programs))
    assert "missing" in refused(tmp_path / "copy.dump", postgres.url("missing"))[1]
