"""Frames: a WebSocket that takes no more than it can handle, and ends with who sends or leaves unread too much."""

import asyncio
from asyncio.transports import BaseTransport
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CTRL_OPCODES, CloseCode, Frame

from tablee.server.door.connections import Patient, Settings
from tablee.server.door.limits import Bucket
from tablee.server.door.packing import PACKER

PIECE: Final = 128  # bytes that are taken at a time: 21 frames at most
LEAVE: Final = 3.0  # seconds for a client to answer our goodbye
MOST_PARTS: Final = 64  # frames of one message


class Socket(WebSocketsSansIOProtocol, Patient):
    """A socket on which every frame counts, pings among them.

    What was received and waits to be taken lies in `_unread`: nothing is taken, and nothing more is read, while a
    message waits to be handled or the client does not read what it was sent. So it fills its own buffers, not ours.
    """

    config: Settings

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [PACKER]
        limits = self.config.door.limits
        self._frames = Bucket(*limits.frames)
        self._controls = Bucket(*limits.controls)
        self._unread = bytearray()
        self.close_timeout = LEAVE
        self._read = 0  # how often the client has read what waited for it

    def connection_made(self, transport: BaseTransport) -> None:
        """A client speaks to us from here on; its connection is counted already."""
        super().connection_made(transport)
        self._counts_for = self.config.door.counts_for(self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        super().connection_lost(exc)
        self._unread.clear()
        self.config.door.connections.go(self._counts_for)

    # Reading.

    def data_received(self, data: bytes) -> None:
        """Take what came, as far as that is possible now."""
        self._unread += data
        self._take()

    def _take(self) -> None:
        """Take what was received, piece by piece, until there is something to wait for."""
        while self._unread and not self._is_held and not self.transport.is_closing():
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            super().data_received(piece)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._turn_away()
        if self._is_held:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    @property
    def _is_held(self) -> bool:
        is_asking = self.handshake_initiated and not self.handshake_complete
        return is_asking or self.read_paused or not self.writable.is_set()

    def handle_events(self) -> None:
        """Count the frames that came, then handle them."""
        frames = [event for event in self.conn.events if isinstance(event, Frame)]
        controls = sum(frame.opcode in CTRL_OPCODES for frame in frames)
        if not self._frames.takes(len(frames)) or not self._controls.takes(controls):
            self._end(CloseCode.POLICY_VIOLATION, "too-fast")
            return
        super().handle_events()
        if len(self.frames) > MOST_PARTS:
            self._end(CloseCode.POLICY_VIOLATION, "too-fast")

    def send_receive_event_to_app(self) -> None:
        """Hand a message over, if it is one: text must be text."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._end(CloseCode.INVALID_DATA, "malformed")
                return
        super().send_receive_event_to_app()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message, for the application; others have their turn before it. Then there is room for more."""
        if not self.queue.empty():
            await asyncio.sleep(0)
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._take()
        return message

    # Writing.

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._take()  # what came too early
        elif message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True  # an answer that opens no socket is an end as good as any

    def pause_writing(self) -> None:
        """The client does not read: it has nothing to say, either."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._read += 1
        self._take()

    # The end.

    def eof_received(self) -> None:
        """The client has hung up, or half of it: there is nobody to take leave of."""
        self.cut()

    def keepalive_timeout(self) -> None:
        """The client gives no sign of life: what it was sent is thrown away."""
        self.pong_timer = None
        self.cut()

    def is_overdue(self, now: float) -> bool:
        """Whether we have waited too long for what was sent to be read."""
        if not self.transport.is_closing() and self.writable.is_set():
            self.waits("nothing", now)
            return False
        return self.waits((self.transport.is_closing(), self._read), now) > self.config.door.limits.stuck

    def _turn_away(self) -> None:
        """What asked for a socket cannot be understood: say so, and close."""
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def _end(self, code: CloseCode, why: str) -> None:
        """Have done with a client, and say so if it reads."""
        self._unread.clear()
        if self.disconnected or self.transport.is_closing():
            return
        self.config.door.refused(why)
        self.disconnected = self.close_sent = True
        while not self.queue.empty():
            self.queue.get_nowait()  # what it said before is not heard any more
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        if not self.writable.is_set():
            self.cut()
            return
        self.conn.fail(code, why)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
