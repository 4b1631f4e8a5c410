"""Floods on sockets: whoever sends too much, or reads nothing, ends with its own connection and takes no memory."""

import contextlib
import threading
import zlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from socket import SHUT_WR

import httpx
import msgspec
import pytest

from tablee.client import Client, RemoteSeat
from tablee.server.door.frames import Socket
from tablee.server.ground.config import Limits
from tablee.server.http.app import Application
from tablee.server.wire.messages import News, Snapshot, Table
from tablee.server.wire.shapes import Created, TableWish
from tests.server.attacks.strength import times
from tests.server.attacks.wires import BYTES, CLOSE, MORE, PING, PONG, TEXT, Wire, frame, refusals, watching, wire
from tests.server.company import BOTH_MINE, GENEROUS, first, pair, serving
from tests.server.engines import wait_for
from tests.server.processes import Process, process

MEGA = 1 << 20
MOST = 8 * MEGA  # bytes that a flood may cost a server
SLACK = 21  # frames that are taken at a time
PONGS = Limits().controls[1] + SLACK


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server in a process of its own, with the limits that everybody has."""
    with (
        process(database=tmp_path_factory.mktemp("usual") / "server.sqlite") as running,
        Client(running.link) as client,
    ):
        SERVERS[client.url] = running
        yield client


SERVERS: dict[str, Process] = {}


def packed(data: bytes) -> bytes:
    """Data as the extension for compression sends it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -12)
    return (packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


FLOODS = {
    "pings": frame(PING) * 1000,
    "large pings": frame(PING, bytes(125)) * 100,
    "pongs nobody asked for": frame(PONG, b"nobody asked") * 1000,
    "empty messages": frame(TEXT) * 1000,
    "tiny messages": frame(TEXT, b"x") * 1000,
    "empty bytes": frame(BYTES) * 1000,
    "parts without end": frame(TEXT, b" ", ends=False) + frame(MORE, b" ", ends=False) * 1000,
    "empty parts without end": frame(TEXT, ends=False) + frame(MORE, ends=False) * 1000,
    "pings between parts": (frame(TEXT, b"{", ends=False) + frame(PING) * 1000),
    "large messages": frame(TEXT, b"x" * 60_000) * 3,
}


@pytest.mark.parametrize("flood", list(FLOODS.values()), ids=list(FLOODS))
def test_a_flood_ends_its_own_connection_and_takes_no_memory(usual: Client, flood: bytes) -> None:
    table, server = pair(usual)[0].table, SERVERS[usual.url]
    with watching(usual.url, table) as wire:
        before = server.memory()
        sent = wire.pour(flood, 64 * MEGA, patience=20.0)
        wire.ends()
        assert sent < 64 * MEGA and server.memory() - before < MOST
    assert usual.games()


def test_pings_are_answered_until_they_are_too_many(usual: Client) -> None:
    table, server = pair(usual)[0].table, SERVERS[usual.url]
    before = refusals(server, "too-fast")
    with watching(usual.url, table) as wire:
        wire.pour(frame(PING) * 1000, MEGA)
        pongs = wire.rest().count(frame(PONG)[:1] + b"\x00")
        assert 0 < pongs <= PONGS
    wait_for(lambda: refusals(server, "too-fast") > before, "its count")


def test_who_pings_now_and_then_is_answered_for_ever(tmp_path: Path) -> None:
    limits = Limits(controls=(1e6, 3.0))
    with serving(tmp_path, limits=limits) as (client, _), watching(client.url, pair(client)[0].table) as wire:
        for at in range(100):
            wire.say(frame(PING, b"%3d" % at))
            wire.until(b"\x8a\x03%3d" % at)


def played(anna: RemoteSeat, bob: RemoteSeat, count: int) -> bool:
    """Make some choices on the sockets of a table; each must be confirmed, and seen by both."""
    with anna.live() as one, bob.live() as two:
        positions = [live.until(Snapshot).play.position for live in (one, two)]
        for _ in range(count):
            mover = next(at for at, each in enumerate(positions) if each is not None and each.decision)
            position = positions[mover]
            assert position is not None
            (one, two)[mover].choose(first(position), position.n)
            positions = [live.until(News).position for live in (one, two)]
            assert [each.n for each in positions if each is not None] == [position.n + 1] * 2
    return True


def pair_from(client: Client, source: str) -> tuple[RemoteSeat, RemoteSeat]:
    """Two people at a table that was made from an address of its own: one alone may not make many."""
    wish = msgspec.json.encode(TableWish("karmaka", BOTH_MINE, start=True))
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source)) as asking:
        answer = asking.post(f"{client.url}/api/v1/tables", content=wish, headers={"content-type": "application/json"})
    made = msgspec.json.decode(answer.content, type=Created)
    anna, bob = [RemoteSeat(client, made.table.id, given.seat, given.token) for given in made.seats]
    return anna, bob


def test_another_table_goes_on_while_one_is_flooded(usual: Client) -> None:
    """A flooder comes back as often as it can; the other table's choices are all confirmed, and pings cost little."""
    watched, stop, pongs, wires = pair(usual)[0].table, threading.Event(), [0], [0]

    def flood() -> None:
        while not stop.is_set():
            with contextlib.suppress(OSError, AssertionError), watching(usual.url, watched, "127.0.0.3") as wire:
                wires[0] += 1
                wire.pour(frame(PING) * 5000, 64 * MEGA, patience=5.0)
                pongs[0] += wire.rest().count(b"\x8a\x00")

    flooding = threading.Thread(target=flood)
    flooding.start()
    try:
        for number in range(times(1, 100)):
            assert played(*pair_from(usual, f"127.0.1.{number + 1}"), 20)
    finally:
        stop.set()
        flooding.join(30)
    assert wires[0] > 0 and pongs[0] <= PONGS * wires[0]


def test_who_pings_and_does_not_read_fills_its_own_buffers(usual: Client) -> None:
    table, server = pair(usual)[0].table, SERVERS[usual.url]
    with contextlib.ExitStack() as stack:
        deaf = [stack.enter_context(watching(usual.url, table, deaf=True)) for _ in range(20)]
        before = server.memory()
        for wire in deaf:
            wire.pour(frame(PING, bytes(125)) * 500, 64 * MEGA, patience=1.0)
            wire.ends()
        assert server.memory() - before < MOST


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[tuple[Client, Application]]:
    """A server that allows every flood, so that only unread answers hold it up."""
    with serving(tmp_path, limits=replace(GENEROUS, ping=3600.0, stuck=3600.0)) as found:
        yield found


def test_nothing_is_read_of_who_does_not_read(patient: tuple[Client, Application]) -> None:
    client, _ = patient
    with watching(client.url, pair(client)[0].table, deaf=True) as wire:
        sent = wire.pour(frame(PING, bytes(125)) * 500, 64 * MEGA, patience=2.0)
        assert sent < 4 * MEGA and not wire.has_ended(), "the rest stays with the sender"
        assert client.games()
        heard = 0
        while heard < sent // 2:  # once it reads, it is read again
            heard += len(wire.hear())


def test_what_waits_to_be_handled_is_bounded(patient: tuple[Client, Application]) -> None:
    client, _ = patient
    with watching(client.url, pair(client)[0].table, deaf=True) as wire:
        sent = wire.pour(frame(TEXT, b'{"type":"ping","ref":""}') * 1000, 64 * MEGA, patience=2.0)
        assert sent < 4 * MEGA


def overwhelm(wire: Wire) -> None:
    """Ask for far more than fits into the connection, and read nothing of it."""
    wire.pour(frame(TEXT, b'{"type":"choose","option":0,"n":999}') * 1000, 40_000)  # each answer shows the table: 4 MB


def deaf_seat(client: Client, wire: Wire) -> str:
    anna, _ = pair(client, "spacepaper")
    assert b" 101 " in wire.upgrade(anna.table)
    wire.greet(anna.token)
    return anna.table


def test_who_leaves_answers_unread_is_let_go_and_what_waited_is_forgotten(tmp_path: Path) -> None:
    limits = replace(GENEROUS, stuck=1.0, ping=3600.0)
    with serving(tmp_path, limits=limits) as (client, application), wire(client.url, deaf=True) as deaf:
        table = deaf_seat(client, deaf)
        with client.watch(table).live() as live:
            live.until(Snapshot)
            overwhelm(deaf)
            deaf.ends()
            wait_for(lambda: application.house.hub.count == 1, "the end of the one who does not read")
            while live.until(Table).table.seats[0].here:
                pass  # the others hear of it


@pytest.fixture
def greeted(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Nobody is asked for a sign of life before this is set, however long greetings take."""
    found, ask = threading.Event(), Socket.send_keepalive_ping

    def ask_later(socket: Socket) -> None:
        if found.is_set():
            ask(socket)
        else:
            socket.schedule_ping()

    monkeypatch.setattr(Socket, "send_keepalive_ping", ask_later)
    return found


@pytest.mark.parametrize("reads", [True, False])
def test_who_gives_no_sign_of_life_is_aborted(tmp_path: Path, greeted: threading.Event, reads: bool) -> None:
    with serving(tmp_path, limits=Limits(ping=0.2)) as (client, application):
        table = pair(client)[0].table
        with watching(client.url, table, deaf=not reads) as wire:
            greeted.set()
            if reads:
                wire.rest()
            else:
                wire.ends()
            wait_for(lambda: application.house.hub.count == 0, "its end")


def test_a_half_closed_socket_is_over_even_if_nobody_reads_it(tmp_path: Path) -> None:
    limits = replace(GENEROUS, stuck=1.0, ping=3600.0)
    with serving(tmp_path, limits=limits) as (client, application), wire(client.url, deaf=True) as deaf:
        deaf_seat(client, deaf)
        overwhelm(deaf)
        deaf.socket.shutdown(SHUT_WR)
        deaf.ends()
        wait_for(lambda: application.house.hub.count == 0, "its end")


def negotiated(wire: Wire, table: str) -> None:
    said = wire.upgrade(table, "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=12\r\n")
    assert b"permessage-deflate" in said


BOMBS: dict[str, Callable[[], bytes]] = {
    "one": lambda: frame(TEXT, packed(b" " * (16 << 20)), packed=True),
    "many": lambda: frame(TEXT, packed(b" " * 65_000), packed=True) * 2000,
    "in parts": lambda: (
        frame(TEXT, packed(b" " * 60_000), ends=False, packed=True)
        + frame(MORE, packed(b" " * 60_000), ends=False) * 1000
    ),
}


@pytest.mark.parametrize("bomb", list(BOMBS.values()), ids=list(BOMBS))
def test_a_message_that_swells_ends_its_connection(usual: Client, bomb: Callable[[], bytes]) -> None:
    table, server = pair(usual)[0].table, SERVERS[usual.url]
    with wire(usual.url) as made:
        negotiated(made, table)
        before, bytes_of_it = server.memory(), bomb()
        with contextlib.suppress(OSError):
            made.say(bytes_of_it)
        made.rest()
        assert server.memory() - before < MOST


WRONG = {
    "larger than all memory": b"\x81\xff" + b"\x7f" + b"\xff" * 7 + bytes(4),
    "without a mask": b"\x81\x01x",
    "reserved bits": b"\xf1\x80" + bytes(4),
    "no such kind": b"\x83\x80" + bytes(4),
    "a ping in parts": b"\x09\x80" + bytes(4),
    "a long ping": frame(PING, bytes(126)),
    "more of nothing": frame(MORE, b"x"),
    "a message in another": frame(TEXT, b"x", ends=False) + frame(TEXT, b"y"),
    "no text": frame(TEXT, b"\xff\xfe"),
    "half a letter in parts": frame(TEXT, b"\xc3", ends=False) + frame(MORE, b"x"),
    "a bad end": frame(CLOSE, b"\x00"),
}


@pytest.mark.parametrize("wrong", list(WRONG.values()), ids=list(WRONG))
def test_what_is_no_frame_ends_its_connection_without_a_fault_of_ours(usual: Client, wrong: bytes) -> None:
    with watching(usual.url, pair(usual)[0].table) as made:
        made.say(wrong)
        made.rest()
    assert "Traceback" not in SERVERS[usual.url].said()


@pytest.mark.parametrize("headers", ["X: " + "x" * 10_000 + "\r\n", "X: x\r\n" * 200], ids=["long", "many"])
def test_what_asks_for_a_socket_and_cannot_be_understood_is_not_kept(usual: Client, headers: str) -> None:
    with wire(usual.url) as made:
        assert b" 431 " in made.upgrade(pair(usual)[0].table, headers)
        made.rest()


def test_frames_before_the_socket_is_open_break_nothing(usual: Client) -> None:
    with wire(usual.url) as made:
        made.ask(
            f"/api/v1/tables/{pair(usual)[0].table}/live",
            headers="Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n",
            body=frame(PING) * 1000,
        )
        made.pour(frame(PING) * 1000, MEGA)
        made.rest()
    assert usual.games() and "Traceback" not in SERVERS[usual.url].said()
