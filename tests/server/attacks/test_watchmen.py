"""Figures and readiness are for watchmen, on an address of their own: strangers find nothing, a crowd costs nothing."""

import os
import re
import signal
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tablee.client import Client
from tablee.client.remote import LIMITS
from tablee.server.http.app import Application
from tablee.server.start import watch
from tablee.server.start.settings import settled
from tablee.server.start.starting import watching
from tablee.server.start.watch import Watch
from tablee.server.wire.refusals import STATUS, Refusal
from tablee.server.wire.shapes import SeatWish
from tests.server.company import at_random, hurried, is_ready, serving
from tests.server.engines import wait_for
from tests.server.processes import Process, process
from tests.server.test_cli_serve import children, refused

SPELLINGS = [
    "/{}",
    "/{}/",
    "//{}",
    "///{}//",
    "/./{}",
    "/x/../{}",
    "/assets/../{}",
    "/{}?a=b",
    "/{};a",
    "/{}%00",
    "/{}%2f",
    "/%2f{}",
    "/{}%20",
    "/api/v1/{}",
    "/api/v1/../../{}",
    "http://127.0.0.1/{}",
    "http://localhost/{}/",
    "{}",
]


def spelled(name: str) -> Iterator[str]:
    """A path in all the ways that a proxy may let pass."""
    encoded = "".join(f"%{ord(letter):02x}" for letter in name)
    for word in (name, name.upper(), name.title(), encoded, encoded.upper(), f"%{ord(name[0]):02x}{name[1:]}"):
        for spelling in SPELLINGS:
            yield spelling.format(word)


def said(url: str, target: str, host: str = "127.0.0.1", method: str = "GET") -> bytes:
    """The answer to a request whose target is sent as it is."""
    address = httpx.URL(url)
    with socket.create_connection((address.host, address.port), timeout=20) as connection:
        head = f"{method} {target} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        connection.sendall(head.encode())
        return b"".join(iter(lambda: connection.recv(65_536), b""))


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[tuple[Client, Application, str]]:
    """A server, and where watchmen ask."""
    with serving(tmp_path) as (client, application):
        assert isinstance(application.watch, Watch)
        yield client, application, application.watch.url


@pytest.mark.parametrize("name", ["metrics", "ready"])
def test_on_the_address_of_the_tables_there_is_nothing_in_any_spelling(client: Client, name: str) -> None:
    for target in spelled(name):
        answer = said(client.url, target)
        assert re.match(rb"HTTP/1\.1 40[04] ", answer), target
        assert b"tablee_" not in answer and b"\r\n\r\nready" not in answer, target


def test_watchmen_are_told_on_theirs_and_nothing_else_is_there(watched: tuple[Client, Application, str]) -> None:
    client, _, url = watched
    client.create("karmaka", [SeatWish("me"), SeatWish("me")], start=True)
    assert httpx.get(f"{url}/ready").text == "ready\n" and httpx.get(f"{url}/health").text == "ok\n"
    figures = httpx.get(f"{url}/metrics")
    assert figures.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert 'tablee_tables_total{game="karmaka"} 1.0' in figures.text
    assert httpx.head(f"{url}/ready").text == "" and httpx.post(f"{url}/ready").status_code == 405
    for path in ("/", "/api/v1/games", "/metrics/", "//metrics", "/ready/x"):
        assert httpx.get(f"{url}{path}").status_code == 404


def test_a_page_whose_name_leads_to_the_loopback_is_told_nothing(watched: tuple[Client, Application, str]) -> None:
    url = watched[2]
    assert said(url, "/metrics", "evil.example:8654").startswith(b"HTTP/1.1 403 ")
    assert said(url, "/metrics", "localhost:8654").startswith(b"HTTP/1.1 200 ")


RUBBISH = {
    "nothing": b"",
    "zeros": b"\0" * 9000,
    "no version": b"GET /ready\r\n\r\n",
    "long": b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 9000,
}


@pytest.mark.parametrize("sent", RUBBISH.values(), ids=list(RUBBISH))
def test_rubbish_is_hung_up_on_and_the_next_is_answered(
    watched: tuple[Client, Application, str], monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(watch, "PATIENCE", 0.5)
    _, application, url = watched
    address = httpx.URL(url)
    for _ in range(watch.MOST + 4):
        with socket.create_connection((address.host, address.port), timeout=20) as connection:
            try:
                connection.sendall(sent)
                connection.shutdown(socket.SHUT_WR)
                assert b" 200 " not in connection.recv(65_536)
            except OSError:
                pass
    monkeypatch.undo()  # whoever asks properly may take longer on a busy machine
    assert is_ready(application)


def test_who_says_nothing_is_sent_away_and_tables_go_on_meanwhile(
    watched: tuple[Client, Application, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "PATIENCE", 1.0)
    client, application, url = watched
    address = httpx.URL(url)
    silent = [socket.create_connection((address.host, address.port), timeout=20) for _ in range(watch.MOST + 5)]
    (anna,) = client.create("karmaka", [SeatWish("me", "Anna"), SeatWish("random", "Bob")], start=True)
    hurried(application, anna.table)
    assert anna.play(at_random(2)).result is not None
    assert is_ready(application), "once they were sent away"
    for connection in silent:
        connection.close()


def test_a_crowd_of_watchmen_asks_the_database_once_a_second(
    watched: tuple[Client, Application, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "FRESH", 3600.0)
    _, application, url = watched
    store, answers, asked = application.house.store, application.house.store.answers, []

    async def counted() -> bool:
        asked.append(1)
        return await answers()

    store.answers = counted  # type: ignore[method-assign]
    with ThreadPoolExecutor(16) as crowd:
        found = list(crowd.map(lambda _: said(url, "/ready")[:12], range(64)))
    assert found == [b"HTTP/1.1 200"] * 64 and len(asked) == 1


def test_no_figure_tells_how_long_one_thought_took_or_when(watched: tuple[Client, Application, str]) -> None:
    client, _, url = watched
    (anna,) = client.create("karmaka", [SeatWish("me", "Anna"), SeatWish("master", "Bob")], start=True)
    for _ in range(3):
        wait_for(lambda: anna.position().decision is not None, "Anna's turn")
        position = anna.position()
        assert position.decision is not None
        anna.choose(position.decision.options[0].option, position.n)
    wait_for(lambda: anna.position().decision is not None, "Anna's turn")
    with pytest.raises(Refusal):
        anna.undo(anna.position().n)
    told = httpx.get(f"{url}/metrics").text
    assert 'tablee_thinking_seconds_bucket{le="0.1",what="master"}' in told
    figures = [line for line in told.splitlines() if not line.startswith("#")]
    names = {re.split(r"[{ ]", line)[0] for line in figures}
    assert not [name for name in names if name.endswith(("_sum", "_created"))]
    assert all(float(line.rpartition(" ")[2]).is_integer() for line in figures), "only counts"
    codes = set(re.findall(r'tablee_refusals_total{code="([\w-]+)"}', told))
    assert codes <= {*STATUS, "by-the-rules"}


def test_whether_the_process_runs_is_public_and_never_refused_counted_or_logged(tmp_path: Path) -> None:
    with process(database=tmp_path / "games.sqlite") as server:
        with httpx.Client(base_url=server.link, limits=LIMITS) as asking:
            assert {asking.get("/health").text for _ in range(202)} == {"ok"}, "who asks too often waits a moment"
            assert asking.head("/health").status_code == 200
        assert '"route": "/health"' not in server.said() and server.said().count('"request"') < 10
        assert "health" not in httpx.get(f"{server.watch}/metrics").text


# As it is started.


def test_the_usual_address_may_be_taken_and_one_that_was_told_may_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind(("127.0.0.1", 8654))
            taken.listen()
        except OSError:
            pass  # by somebody else: as good
        server = Process(database=tmp_path / "games.sqlite", watch=None)
        try:
            assert server.ready().watch.startswith("127.0.0.1:8654 is taken")
        finally:
            server.close()
    with socket.create_server(("127.0.0.1", 0)) as other:
        address = f"127.0.0.1:{other.getsockname()[1]}"
        rest = ["--port", "0", "--database", str(tmp_path / "games.sqlite")]
        assert refused("--watch", address, *rest).startswith(f"{address}: ")
        monkeypatch.setenv("TABLEE_WATCH", address)
        assert refused(*rest).startswith(f"{address}: ")


def test_watchmen_may_be_told_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with watching(settled({"watch": "none"}, None, "en")) as found:
        assert found is None
    monkeypatch.setenv("TABLEE_WATCH", "")
    server = Process(database=tmp_path / "games.sqlite", watch=None)
    try:
        assert server.ready().watch.startswith("Stop with")
    finally:
        server.close()


def test_an_address_that_others_can_reach_must_be_meant_and_it_has_a_port() -> None:
    assert refused("--watch", "0.0.0.0:0", "--port", "0").startswith("0.0.0.0 can be reached")
    for bad in ("8654", "127.0.0.1", "::1:8654", "127.0.0.1:70000", "127.0.0.1:"):
        assert "is HOST:PORT" in refused("--watch", bad)


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="needs Linux to look at processes")
def test_several_workers_are_ready_if_one_is_and_their_figures_are_told_together(tmp_path: Path) -> None:
    with process("--workers", "2", database=tmp_path / "games.sqlite") as server:

        def is_said() -> bool:
            return httpx.get(f"{server.watch}/ready", timeout=20).status_code == 200

        wait_for(is_said, "that one is ready")
        one, two = children(server)
        try:
            os.kill(one, signal.SIGSTOP)
            wait_for(is_said, "that the other is")
            os.kill(two, signal.SIGSTOP)
            wait_for(lambda: not is_said(), "that none is")
        finally:
            os.kill(one, signal.SIGCONT)
            os.kill(two, signal.SIGCONT)
        wait_for(is_said, "that they are again")
        for _ in range(12):
            with Client(server.link) as client:  # each time by another connection, so by any worker
                client.create("karmaka", [SeatWish("me"), SeatWish("me")], start=True)
        told = httpx.get(f"{server.watch}/metrics").text
        assert 'tablee_tables_total{game="karmaka"} 12.0' in told and "_sum" not in told
        assert said(server.link, "/metrics").startswith(b"HTTP/1.1 404 ")
