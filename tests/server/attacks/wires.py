"""Connections that keep to no rule: bytes on a socket of the loopback, from any address there."""

import base64
import contextlib
import os
import select
import socket
import struct
from collections.abc import Iterator
from urllib.parse import urlsplit

import httpx

from tablee.server.http.app import Application
from tablee.server.wire.messages import Hello
from tablee.server.wire.shapes import ENCODER
from tests.server.processes import Process

PATIENCE = 60.0  # seconds for what must come
TEXT, BYTES, CLOSE, PING, PONG, MORE = 1, 2, 8, 9, 10, 0
STRANGER = "127.0.0.2"  # whom no proxy speaks for


def frame(kind: int, data: bytes = b"", *, ends: bool = True, packed: bool = False) -> bytes:
    """A frame as a client sends it, masked with nothing."""
    head = bytes([(0x80 if ends else 0) | (0x40 if packed else 0) | kind])
    if len(data) < 126:
        return head + bytes([0x80 | len(data)]) + bytes(4) + data
    if len(data) < 1 << 16:
        return head + b"\xfe" + struct.pack("!H", len(data)) + bytes(4) + data
    return head + b"\xff" + struct.pack("!Q", len(data)) + bytes(4) + data


class Wire:
    """A connection to a server: what is written, what comes, and whether it has ended."""

    def __init__(self, url: str, source: str = STRANGER, *, deaf: bool = False) -> None:
        self.host, self.port = urlsplit(url).hostname or "", urlsplit(url).port or 0
        self.socket = socket.socket()
        if deaf:  # so that little fits into it unread
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 16)
        self.socket.bind((source, 0))
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", self.port))

    def close(self) -> None:
        """Leave."""
        self.socket.close()

    def say(self, data: bytes) -> None:
        """Send all of it."""
        self.socket.sendall(data)

    def pour(self, data: bytes, most: int, patience: float = 0.5) -> int:
        """Send again and again until so many bytes are out or the other side takes no more of them: how many went."""
        self.socket.setblocking(False)
        sent = 0
        while sent < most and select.select([], [self.socket], [], patience)[1]:
            try:
                sent += self.socket.send(memoryview(data)[sent % len(data) :])
            except BlockingIOError:
                continue
            except OSError:
                break
        self.socket.settimeout(PATIENCE)
        return sent

    def hear(self, most: int = 1 << 16) -> bytes:
        """What came; nothing if the other side has ended."""
        try:
            return self.socket.recv(most)
        except (ConnectionResetError, BrokenPipeError):
            return b""

    def rest(self) -> bytes:
        """All that comes until the other side ends."""
        found = b""
        while said := self.hear():
            found += said
        return found

    def until(self, part: bytes) -> bytes:
        """What comes, up to something."""
        found = b""
        while part not in found:
            said = self.hear()
            assert said, found
            found += said
        return found

    def ends(self, patience: float = PATIENCE) -> None:
        """Wait until the other side has ended, without reading what it said before."""
        poll = select.poll()
        poll.register(self.socket, select.POLLRDHUP)
        assert poll.poll(patience * 1000), "the other side does not end"

    def has_ended(self) -> bool:
        """Whether the other side has ended."""
        poll = select.poll()
        poll.register(self.socket, select.POLLRDHUP)
        return bool(poll.poll(0))

    def ask(self, path: str, method: str = "GET", headers: str = "", body: bytes = b"") -> None:
        """Send a request."""
        self.say(f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n{headers}\r\n".encode() + body)

    def upgrade(self, table: str, headers: str = "") -> bytes:
        """Ask for a table's socket: the head of the answer."""
        key = base64.b64encode(os.urandom(16)).decode()
        words = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        self.ask(f"/api/v1/tables/{table}/live", headers=f"{words}Sec-WebSocket-Key: {key}\r\n{headers}")
        return self.until(b"\r\n\r\n")

    def greet(self, token: str | None = None) -> None:
        """Say who one is, and wait for the snapshot to begin."""
        self.say(frame(TEXT, ENCODER.encode(Hello(token))))
        self.until(b'{"type":"snapshot"')


@contextlib.contextmanager
def wire(url: str, source: str = STRANGER, *, deaf: bool = False) -> Iterator[Wire]:
    """A connection, until the block ends."""
    made = Wire(url, source, deaf=deaf)
    try:
        yield made
    finally:
        made.close()


@contextlib.contextmanager
def watching(url: str, table: str, source: str = STRANGER, *, deaf: bool = False) -> Iterator[Wire]:
    """A spectator's socket at a table that has greeted, until the block ends."""
    with wire(url, source, deaf=deaf) as made:
        assert b" 101 " in made.upgrade(table)
        made.greet()
        yield made


def refusals(server: Application | Process, code: str) -> float:
    """How often a server has refused something for this reason, by the figures that watchmen read."""
    if isinstance(server, Application):
        figures = server.house.metrics.text().decode()
    else:
        figures = httpx.get(f"{server.watch}/metrics").text  # as they were up to a second ago
    for line in figures.splitlines():
        if line.startswith(f'tablee_refusals_total{{code="{code}"}}'):
            return float(line.rpartition(" ")[2])
    return 0.0
