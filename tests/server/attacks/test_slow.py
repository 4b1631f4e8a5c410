"""Clients that take their time: slow headers, slow bodies, answers left unread, more connections than one needs."""

import contextlib
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from socket import SHUT_WR

import httpx
import pytest

from tablee.client import Client
from tablee.server.door.connections import end_overdue
from tablee.server.ground.config import Limits
from tablee.server.http.app import Application
from tablee.server.start import run
from tests.server.attacks.wires import PATIENCE, STRANGER, Wire, refusals, wire
from tests.server.company import GENEROUS, serving
from tests.server.engines import wait_for

MEGA = 1 << 20


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Client, Application]]:
    """A server that waits for nobody."""
    limits = replace(GENEROUS, headers=0.5, upload=0.5, stuck=0.5)
    with serving(tmp_path_factory.mktemp("hurried"), limits=limits) as found:
        yield found


def trickle(made: Wire, data: bytes) -> int:
    """Send byte by byte until the other side has ended: how many it let us send."""
    for at in range(len(data)):
        if made.has_ended():
            return at
        try:
            made.say(data[at : at + 1])
        except OSError:
            return at
        threading.Event().wait(0.02)
    return len(data)


@pytest.mark.parametrize("begun", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "])
def test_who_does_not_finish_a_request_is_let_go(hurried: tuple[Client, Application], begun: bytes) -> None:
    with wire(hurried[0].url) as made:
        if begun:
            made.say(begun)
        made.ends()


def test_a_request_that_trickles_in_is_not_waited_for(hurried: tuple[Client, Application]) -> None:
    with wire(hurried[0].url) as made:
        assert trickle(made, b"GET / HTTP/1.1\r\nX: " + b"x" * 2000) < 2000


def test_an_idle_connection_is_not_kept_and_the_next_request_must_come_in_time(
    hurried: tuple[Client, Application],
) -> None:
    with wire(hurried[0].url) as made:
        made.ask("/health")
        made.until(b"ok")
        made.say(b"GET ")  # which keeps a connection alive that would be closed for being idle
        made.ends()


def test_a_connection_that_asks_again_and_again_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, looks = [0.0], [0]

    def look(connections: set[object], _: float) -> None:
        end_overdue(connections, clock[0])
        looks[0] += 1

    monkeypatch.setattr(run, "end_overdue", look)
    monkeypatch.setattr(run, "LOOKS", 1)
    with serving(tmp_path, limits=replace(GENEROUS, headers=0.5)) as (served, _), httpx.Client() as client:
        found = set()
        for _ in range(5):  # in all for three times as long as a request may take
            with client.stream("GET", f"{served.url}/health") as answer:
                answer.read()
                found.add(answer.extensions["network_stream"].get_extra_info("client_addr"))
            clock[0] += 0.4
            looks[0] = 0
            wait_for(lambda: looks[0] > 1, "a look at who is late")
        assert len(found) == 1


@pytest.mark.parametrize("sized", [True, False])
def test_a_body_that_does_not_come_is_refused(hurried: tuple[Client, Application], sized: bool) -> None:
    with wire(hurried[0].url) as made:
        size = "Content-Length: 1000\r\n" if sized else "Transfer-Encoding: chunked\r\n"
        made.ask("/api/v1/tables", "POST", f"Content-Type: application/json\r\n{size}")
        made.say(b'{"game"' if sized else b'7\r\n{"game"\r\n')
        said = made.rest()
        assert b" 408 " in said and b'"too-slow"' in said and b"connection: close" in said.lower()


def test_a_body_that_trickles_in_is_not_waited_for(hurried: tuple[Client, Application]) -> None:
    with wire(hurried[0].url) as made:
        made.ask("/api/v1/tables", "POST", "Content-Type: application/json\r\nContent-Length: 10000\r\n")
        assert trickle(made, b" " * 10_000) < 10_000


def test_a_body_that_nobody_asked_for_does_not_keep_a_connection(hurried: tuple[Client, Application]) -> None:
    with wire(hurried[0].url) as made:
        made.ask("/nothing", "POST", "Content-Length: 10000\r\n")
        assert trickle(made, b" " * 10_000) < 10_000


def test_who_does_not_read_answers_is_let_go(hurried: tuple[Client, Application]) -> None:
    with wire(hurried[0].url, deaf=True) as made:
        request = f"GET /api/v1/games HTTP/1.1\r\nHost: 127.0.0.1:{made.port}\r\n\r\n".encode()
        assert made.pour(request * 100, 64 * MEGA, patience=2.0) < 4 * MEGA
        made.ends()


def test_who_hangs_up_half_and_does_not_read_is_let_go(hurried: tuple[Client, Application]) -> None:
    client, application = hurried
    with wire(client.url, deaf=True) as made:
        request = f"GET /api/v1/games HTTP/1.1\r\nHost: 127.0.0.1:{made.port}\r\n\r\n".encode()
        made.pour(request * 100, 4 * MEGA, patience=0.1)
        made.socket.shutdown(SHUT_WR)
        made.ends()
        wait_for(lambda: application.door.connections.here[STRANGER] == 0, "its end")


def test_an_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(connections_each=3)) as (client, application):
        wires = [Wire(client.url) for _ in range(3)]
        with wire(client.url) as fourth:
            said = fourth.rest()
            assert b" 429 " in said and b'"too-many-connections"' in said and b"retry-after: " in said
            assert b"Trop de connexions" in said and b"Too many connections" in said
        assert client.games(), "others are let in"
        assert refusals(application, "too-many-connections") == 1
        wires.pop().close()

        def is_free() -> bool:
            with wire(client.url) as made:
                made.ask("/health")
                return made.hear().startswith(b"HTTP/1.1 200")

        wait_for(is_free, "a free place", PATIENCE)
        for each in wires:
            each.close()


def test_sockets_are_connections_too_and_are_counted_once(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(connections_each=2)) as (client, application):
        table = "x" * 22  # there is none, and who does not greet is not told so
        with wire(client.url) as one, wire(client.url) as two:
            for each in (one, two):
                each.upgrade(table)
            with wire(client.url) as three:
                assert b" 429 " in three.rest()
        wait_for(lambda: not application.door.connections.here, "the end of all")


def test_a_name_that_is_not_ours_costs_as_much_as_any_other_request(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(requests=(0.001, 2.0), pause=0.0)) as (client, _), wire(client.url) as made:
        codes = []
        for _ in range(3):
            made.say(b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n")
            codes.append(made.until(b"}").split()[1])
        assert codes == [b"403", b"403", b"429"]


def test_all_addresses_together_have_so_many_connections(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(connections=3)) as (client, _), contextlib.ExitStack() as stack:
        for at in range(3):
            stack.enter_context(wire(client.url, f"127.0.0.{3 + at}"))
        late = stack.enter_context(wire(client.url, "127.0.0.6"))
        assert b" 429 " in late.rest()


@pytest.mark.parametrize(
    ("path", "headers", "said"),
    [
        ("/api/v1/games", "", b"]"),
        ("/health", "", b"ok"),
        ("/", "Origin: https://evil.example\r\n", b"html>"),
        ("/api/v1/nothing", "", b"}"),
    ],
)
def test_who_asks_too_fast_waits_for_the_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, headers: str, said: bytes
) -> None:
    """So one connection cannot keep a server busy with refusals: the next is not read before."""
    monkeypatch.setattr(run, "GRACE", 0)  # who waits is not waited for at the end
    limits = Limits(requests=(0.001, 3.0), pause=3600.0)
    with serving(tmp_path, limits=limits) as (client, _), wire(client.url) as made:
        for _ in range(3):
            made.ask(path, headers=headers)
            made.until(said)
        made.ask(path, headers=headers)
        assert client.games() and client.games(), "others are answered"
        made.socket.settimeout(0.2)
        with pytest.raises(TimeoutError):
            made.socket.recv(1)


def test_who_asks_too_fast_is_told_when_to_come_back(tmp_path: Path) -> None:
    limits = Limits(requests=(0.001, 1.0), pause=0.0)
    with serving(tmp_path, limits=limits) as (client, application):
        transport = httpx.HTTPTransport(local_address=STRANGER)
        with httpx.Client(base_url=client.url, transport=transport) as stranger:
            assert stranger.get("/api/v1/games").status_code == 200
            answer = stranger.get("/api/v1/games")
            assert stranger.get("/health").text == "ok", "it is never refused"
        assert answer.status_code == 429 and answer.headers["retry-after"] == "1"
        assert answer.json()["code"] == "too-fast"
        assert refusals(application, "too-fast") == 1
