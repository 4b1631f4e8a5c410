"""The command `tablee serve`: what it is told and by whom, what it refuses, and how it stops."""

import contextlib
import os
import re
import socket
import sqlite3
import stat
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest

from tablee.cli.program import app
from tablee.cli.serve import serve
from tablee.client import Client, RemoteSeat
from tablee.games.typography import french
from tablee.kernel import TableeError
from tablee.server.start.settings import KINDS, CannotServe, Settings, default_file, read, settled
from tablee.server.start.starting import check_database, check_redis, listen
from tablee.server.wire.messages import Bye, Snapshot, Thinking
from tablee.server.wire.shapes import SeatWish
from tests.server.company import first
from tests.server.engines import Postgres, free_port, wait_for
from tests.server.processes import Process, process

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals of another kind")
BOTH_MINE = [SeatWish("me", "Anna"), SeatWish("me", "Bob")]
LANGUAGES = ("fr", "en")


def run(*given: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """The command, to its end."""
    told = {**os.environ, "TABLEE_SETTINGS": os.devnull, **environment}
    words = [sys.executable, "-m", "tablee", "serve", *given]
    return subprocess.run(words, capture_output=True, text=True, env=told, timeout=120)


# What it is told.


def help_of(capsys: pytest.CaptureFixture[str]) -> str:
    """What `tablee serve --help` prints."""
    app(["serve", "--help"], result_action="return_none")
    return capsys.readouterr().out


def refused(*given: str) -> str:
    """What the command says when it does not start."""
    with pytest.raises(TableeError) as why:
        app(["serve", *given, "--lang", "en"], exit_on_error=False, print_error=False, result_action="return_none")
    return str(why.value)


def test_a_flag_counts_before_the_environment_and_that_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "server.toml"
    file.write_text('host = "10.1.1.1"\nport = 1\n')
    assert refused("--settings", str(file)).startswith("10.1.1.1 can be reached")
    monkeypatch.setenv("TABLEE_SETTINGS", str(file))
    assert refused().startswith("10.1.1.1 can be reached")
    monkeypatch.setenv("TABLEE_HOST", "10.2.2.2")
    assert refused().startswith("10.2.2.2 can be reached")
    assert refused("--host", "10.3.3.3").startswith("10.3.3.3 can be reached")
    file.write_text("workers = 0\n")
    assert refused().startswith(f"{file}:1: ")


def test_the_file_in_the_platforms_folder_is_read_if_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.delenv("TABLEE_SETTINGS", raising=False)
    if default_file().parent.parent != tmp_path:
        pytest.skip("this platform keeps settings elsewhere")
    assert settled({}, None, "en").host == "127.0.0.1"
    default_file().parent.mkdir()
    default_file().write_text('host = "10.1.1.1"\n')
    assert settled({}, None, "en").host == "10.1.1.1"


def test_every_setting_has_a_flag_an_environment_variable_and_a_kind(capsys: pytest.CaptureFixture[str]) -> None:
    told = help_of(capsys)
    spelled = {"names": "name", "proxies": "proxy"}
    assert list(KINDS) == list(Settings.__dataclass_fields__)
    for name in KINDS:
        assert f"--{spelled.get(name, name).replace('_', '-')}" in told
        assert f"TABLEE_{name.upper()}" in told.replace("\n", "")
    assert "--settings" in told and "TABLEE_SETTINGS" in told


def test_settings_of_a_file_are_read(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('names = ["a.example", "b.example"]\nkeep_over = 365\nhttps = true\n')
    found = settled({"port": 9000, "https": None}, file, "en")
    assert (found.names, found.keep_over, found.https, found.port) == (("a.example", "b.example"), 365, True, 9000)
    config = found.config()
    assert config.secure and config.keep_over == 365 * 24 * 3600 and "a.example" in config.names


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        ("port = 1\nprot = 2\n", 2, "prot"),
        ('# a comment\n\nport = "8000"\n', 3, "port"),
        ("port = 70000\n", 1, "65535"),
        ("workers = 0\n", 1, "64"),
        ("public = 1\n", 1, "true"),
        ('names = "one"\n', 1, "names"),
        ('log = "loud"\n', 1, "warning"),
        ("keep_open = -1\n", 1, "keep_open"),
        ("[limits]\nbody = 1\n", 1, "limits"),
    ],
)
def test_what_is_wrong_in_a_file_is_told_with_its_place_in_both_languages(
    tmp_path: Path, text: str, line: int, word: str
) -> None:
    file = tmp_path / "server.toml"
    file.write_text(text)
    said = []
    for language in LANGUAGES:
        with pytest.raises(CannotServe) as refused:
            read(file, language)
        said.append(str(refused.value))
    assert all(each.startswith(f"{file}:{line}") and word in each for each in said)
    assert said[0] != said[1]


def test_a_file_that_is_no_toml_or_not_there_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    for language in LANGUAGES:
        with pytest.raises(CannotServe, match=re.escape(str(file))):
            read(file, language)
    file.write_text("port = \n")
    with pytest.raises(CannotServe, match="line 1"):
        read(file, "en")
    file.write_bytes(b"\xff")
    with pytest.raises(CannotServe):
        read(file, "en")


# What it refuses.


def test_a_public_address_must_be_meant() -> None:
    with pytest.raises(TableeError, match="--public"):
        serve(host="0.0.0.0", port=0, lang="en")


def test_an_address_that_is_taken_or_foreign_is_refused_in_one_line() -> None:
    with listen("127.0.0.1", 0) as taken, pytest.raises(CannotServe, match="in use"):
        listen("127.0.0.1", taken.getsockname()[1])
    with pytest.raises(CannotServe, match="65535"):
        settled({"port": 70_000}, None, "en")


def test_a_database_is_a_file_or_an_address(tmp_path: Path) -> None:
    check_database(str(tmp_path / "a.sqlite"), "en")
    assert stat.S_IMODE((tmp_path / "a.sqlite").stat().st_mode) == 0o600
    for url in ("nothing://x", "sqlite+nothing:///x", "mysql://x/y", "sqlite://", "sqlite:///:memory:", "http://x"):
        with pytest.raises(CannotServe, match="is no database"):
            check_database(url, "en")
        with pytest.raises(CannotServe, match="n'est pas une base"):
            check_database(url, "fr")
    (tmp_path / "file").write_text("this is a text, and long enough to be taken for a page of a database" * 20)
    with pytest.raises(CannotServe):
        check_database(str(tmp_path / "file" / "a.sqlite"), "en")
    with pytest.raises(CannotServe, match="not a database"):
        check_database(str(tmp_path / "file"), "en")


def test_a_database_of_another_version_is_refused_in_both_languages(tmp_path: Path) -> None:
    check_database(str(tmp_path / "a.sqlite"), "en")
    with sqlite3.connect(tmp_path / "a.sqlite") as c:
        c.execute("update about set version = 1")
    c.close()
    with pytest.raises(CannotServe, match="is of version 1"):
        check_database(str(tmp_path / "a.sqlite"), "en")
    with pytest.raises(CannotServe, match="est de la version 1"):
        check_database(str(tmp_path / "a.sqlite"), "fr")
    with sqlite3.connect(tmp_path / "a.sqlite") as c:
        c.execute("update about set version = 99")
    c.close()
    with pytest.raises(CannotServe, match="is of version 99: a newer program"):
        check_database(str(tmp_path / "a.sqlite"), "en")
    with pytest.raises(CannotServe, match=french("version 99 : un programme plus récent")):
        check_database(str(tmp_path / "a.sqlite"), "fr")


def test_a_postgresql_that_is_not_there_or_has_no_such_database_is_refused(postgres: Postgres) -> None:
    for url in (f"postgresql://anna:secret@127.0.0.1:{free_port()}/x", postgres.url("nothing_here")):
        for language, words in (("en", "cannot be opened"), ("fr", "ne s'ouvre pas")):
            with pytest.raises(CannotServe, match=words) as refused:
                check_database(url, language)
            assert "secret" not in str(refused.value) and "\n" not in str(refused.value)


def test_a_redis_that_is_not_there_is_refused_in_both_languages() -> None:
    for url in (f"redis://:secret@127.0.0.1:{free_port()}/0", "unix:///nowhere/redis.sock"):
        for language, words in (("en", "does not answer"), ("fr", "ne répond pas")):
            with pytest.raises(CannotServe, match=words) as refused:
                check_redis(url, language)
            assert "secret" not in str(refused.value)
    for url in ("http://x", "redis://127.0.0.1:port/0"):
        with pytest.raises(CannotServe, match="not the address of a Redis"):
            check_redis(url, "en")


def test_whoever_is_refused_reads_one_line_and_gets_status_2(tmp_path: Path) -> None:
    port = free_port()
    told = (*("--redis", f"redis://127.0.0.1:{port}"), *("--database", str(tmp_path / "a.sqlite")))
    done = run(*told, "--port", str(port), "--lang", "en")
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.startswith("tablee: ") and done.stderr.count("\n") == 1
    server = Process(port=port, database=f"postgresql://127.0.0.1:{port}/x")
    try:
        assert server.popen.wait(120) == 2 and server.popen.stdout is not None and server.popen.stdout.read() == ""
        assert server.said().startswith("tablee: ") and server.said().count("\n") == 1
    finally:
        server.close()
    with socket.socket() as asking:
        assert asking.connect_ex(("127.0.0.1", port)) != 0, "nothing is half started"


# How it serves and stops.


def choosing(link: str, seats: list[RemoteSeat], confirmed: list[int]) -> None:
    """Choose until the server does not answer; what it confirmed is noted."""
    with Client(link) as client:
        both = [RemoteSeat(client, seat.table, seat.seat, seat.token) for seat in seats]
        try:
            while True:
                for seat in both:
                    position = seat.position()
                    if position.decision is not None:
                        confirmed.append(seat.choose(first(position), position.n).n)
        except Exception:
            return


@pytest.mark.parametrize("workers", [1, 2])
def test_told_to_stop_it_finishes_what_it_writes_says_goodbye_and_leaves_well(tmp_path: Path, workers: int) -> None:
    database = tmp_path / "data" / "games.sqlite"
    with process("--workers", str(workers), database=database) as server, Client(server.link) as client:
        (carla,) = client.create("karmaka", [SeatWish("me"), SeatWish("master")], {"first_player": "seat_1"})
        tables = [client.create("karmaka", BOTH_MINE, start=True) for _ in range(3)]
        noted: list[list[int]] = [[] for _ in tables]
        writers = [
            threading.Thread(target=choosing, args=(server.link, seats, noted[at])) for at, seats in enumerate(tables)
        ]
        with carla.live() as live:
            live.until(Snapshot)
            carla.start()
            live.until(Thinking)
            for writer in writers:
                writer.start()
            wait_for(lambda: all(len(confirmed) > 3 for confirmed in noted), "choices")
            status, seconds = server.stop()
            assert live.until(Bye).again
        for writer in writers:
            writer.join(30)
        assert status == 0 and seconds < 10.0, server.said()
        assert "Traceback" not in server.said()
    assert stat.S_IMODE(database.stat().st_mode) == 0o600
    with process(database=database) as server, Client(server.link) as client:
        assert RemoteSeat(client, carla.table, carla.seat, carla.token).position().n >= 1
        for seats, confirmed in zip(tables, noted, strict=True):
            n = RemoteSeat(client, seats[0].table, 0, seats[0].token).position().n
            assert n >= confirmed[-1], "confirmed, so kept"
            assert confirmed == list(range(2, confirmed[-1] + 1)), "each once, in order"


# Several workers.


def children(server: Process) -> list[int]:
    """The workers of a server."""
    found = Path(f"/proc/{server.popen.pid}/task/{server.popen.pid}/children").read_text().split()
    lines = [(int(pid), Path(f"/proc/{pid}/cmdline").read_bytes()) for pid in found]
    return [pid for pid, line in lines if b"spawn_main" in line]


def is_alive(pid: int) -> bool:
    """Whether a process is there and has not ended; who has nobody to wait for it stays as a name."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="needs Linux to look at processes")
def test_a_worker_that_dies_is_replaced_and_none_outlives_its_master(tmp_path: Path) -> None:
    with process("--workers", "2", database=tmp_path / "games.sqlite") as server:
        one, two = children(server)
        os.kill(one, 9)
        wait_for(lambda: len(children(server)) == 2 and one not in children(server), "another worker")
        now = children(server)
        assert two in now and httpx.get(f"{server.watch}/ready").status_code == 200
        server.kill()
        wait_for(lambda: not any(map(is_alive, now)), "the end of workers without their master", 60.0)
