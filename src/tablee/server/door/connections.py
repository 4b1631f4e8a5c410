"""Connections: counted for their address, and ended when the other side leaves us waiting."""

import contextlib
import os
import struct
from asyncio import BaseTransport, Transport
from socket import SO_LINGER, SOL_SOCKET
from typing import Any, Final, cast

import uvicorn

from tablee.server.door.door import Door, retry_after
from tablee.server.door.protocol import Http
from tablee.server.wire.refusals import Refusal
from tablee.server.wire.shapes import ENCODER

NOT_AT_ALL: Final = struct.pack("hh" if os.name == "nt" else "ii", 1, 0)  # how long a closed connection lingers


class Settings(uvicorn.Config):
    """What uvicorn is told, and the door that its connections come through."""

    def __init__(self, door: Door, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.door = door


class Patient:
    """A connection that knows, looked at now and then, how long it has been waiting for its client."""

    transport: Transport
    _awaited: object = None
    _since = 0.0

    def is_overdue(self, now: float) -> bool:
        """Whether it has waited long enough."""
        raise NotImplementedError

    def cut(self) -> None:
        """End it at once, and let the system forget what was not read: it would keep it for minutes."""
        socket = self.transport.get_extra_info("socket")
        with contextlib.suppress(OSError):  # the connection may have ended by itself
            socket.setsockopt(SOL_SOCKET, SO_LINGER, NOT_AT_ALL)
        self.transport.abort()

    def waits(self, what: object, now: float) -> float:
        """For how many seconds it has been waiting for this."""
        if what != self._awaited:
            self._awaited, self._since = what, now
        return now - self._since


class Connection(Http, Patient):
    """A connection of HTTP: a client must send its requests and read its answers in reasonable time."""

    config: Settings

    def connection_made(self, transport: BaseTransport) -> None:
        """Let a client in, unless it has too many connections already."""
        stream = cast(Transport, transport)  # as uvicorn has it
        super().connection_made(stream)
        self._read = 0  # how often the client has read what waited for it
        door = self.config.door
        self._counts_for = door.counts_for(self.client[0] if self.client else "")
        self._is_in = door.connections.has_room(self._counts_for)
        if self._is_in:
            door.connections.come(self._counts_for)
        else:
            stream.write(response(door.refused("too-many-connections")))
            stream.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        super().connection_lost(exc)
        if self._is_in:
            self.config.door.connections.go(self._counts_for)

    def resume_writing(self) -> None:
        """The client has read what waited for it."""
        super().resume_writing()
        self._read += 1

    def is_overdue(self, now: float) -> bool:
        """Whether we have waited too long for a request, or for an answer to be read."""
        limits, cycle = self.config.door.limits, self.cycle
        if self.transport.is_closing():
            return self.waits("closing", now) > limits.stuck
        if self.flow.write_paused:
            return self.waits(("answer", self._read), now) > limits.stuck
        if getattr(cycle, "response_complete", True):  # there is none before the first request
            return self.waits(("request", cycle), now) > limits.headers
        self.waits("us", now)
        return False


def response(why: Refusal) -> bytes:
    """A refusal as bytes, for a connection that is closed after it."""
    body = ENCODER.encode(why.problem)
    head = f"HTTP/1.1 {why.status} Refused\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
    return f"{head}retry-after: {retry_after(why)}\r\nconnection: close\r\n\r\n".encode() + body


def end_overdue(connections: set[Any], now: float) -> None:
    """End the connections that have waited long enough, without a word: nobody reads it."""
    for each in list(connections):
        if isinstance(each, Patient) and each.is_overdue(now):
            each.cut()
