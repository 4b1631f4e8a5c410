"""The scripted clients: two at each table, who read no more of a message than they need to choose at random."""

import asyncio
import contextlib
import time
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from bench.server.shapes import (
    Laid,
    RawPosition,
    RawSnapshot,
    Seen,
    SeenBye,
    SeenDecision,
    SeenDone,
    SeenNews,
    SeenRefused,
    SeenSnapshot,
    Sent,
)
from tablee.server.wire.messages import PROTOCOL, Choose, Hello
from tablee.server.wire.shapes import ENCODER

DECODER: Final = msgspec.json.Decoder(Seen)
PATIENCE: Final = 60.0  # seconds to be let in


class Guest:
    """One client: what it saw last, and whether a line was left out or told twice."""

    def __init__(self, couple: "Couple", seat: int) -> None:
        self.couple = couple
        self.seat = seat
        self.n = 0  # the last line it was told
        self.options: list[int] = []  # what it may choose
        self.last = b""  # the last message with a position
        self.bytes = 0
        self._socket: ClientConnection | None = None

    async def come(self, url: str, *, deflate: bool, address: str) -> None:
        """Come in and be greeted; each client has an address of its own on the loopback, and the share of one."""
        laid = self.couple.laid
        self._socket = await connect(
            f"{url.replace('http', 'ws', 1)}/api/v1/tables/{laid.table}/live",
            subprotocols=[Subprotocol(PROTOCOL)],
            local_addr=(address, 0),
            compression="deflate" if deflate else None,
            open_timeout=PATIENCE,
            ping_interval=None,
            proxy=None,
        )
        await self._socket.send(ENCODER.encode(Hello(laid.tokens[self.seat])), text=True)
        async with asyncio.timeout(PATIENCE):
            while not self.last:
                self.hear(await self._socket.recv(decode=False), time.perf_counter())

    async def listen(self) -> None:
        """Hear all that is said, until the connection ends."""
        assert self._socket is not None
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.hear(await self._socket.recv(decode=False), time.perf_counter())
        self.couple.faults.append(f"seat {self.seat} lost its connection")

    async def choose(self, option: int) -> None:
        """Send a choice."""
        assert self._socket is not None
        await self._socket.send(ENCODER.encode(Choose(option, self.n)), text=True)

    def hear(self, said: bytes, at: float) -> None:
        """Take what the server said at a moment."""
        self.bytes += len(said)
        match DECODER.decode(said):
            case SeenSnapshot(play):
                self._look(play.position.n, said, play.position.decision)
            case SeenNews(entry, position):
                if entry.n != self.n + 1:
                    self.couple.faults.append(f"seat {self.seat} was told line {entry.n} after line {self.n}")
                self._look(entry.n, said, position.decision if position.n == entry.n else None)
                self.couple.heard(self, entry.n, at)
            case SeenDone(n):
                self.couple.confirmed(self, n, at)
            case SeenRefused(problem) | SeenBye(problem):
                self.couple.faults.append(f"seat {self.seat} was refused at line {self.n}: {problem.code}")

    def _look(self, n: int, said: bytes, decision: SeenDecision | None) -> None:
        self.n, self.last = n, said
        self.options = [each.option for each in decision.options] if decision else []

    @property
    def position(self) -> msgspec.Raw:
        """The position it saw last, as it came."""
        if self.last.startswith(b'{"type":"snapshot"'):
            return msgspec.json.decode(self.last, type=RawSnapshot).play.position
        return msgspec.json.decode(self.last, type=RawPosition).position


class Couple:
    """The two clients of a table, and the choice that is on its way."""

    def __init__(self, laid: Laid, at: int, samples: "Samples") -> None:
        self.laid = laid
        self.at = at
        self.samples = samples
        self.faults: list[str] = []
        self.guests = [Guest(self, seat) for seat in range(len(laid.tokens))]
        self.sent: Sent | None = None
        self.due = 0.0

    @property
    def mover(self) -> Guest | None:
        """Who may choose now; nobody before all have seen the same line, or once the game is over."""
        if self.sent is not None or len({guest.n for guest in self.guests}) > 1:
            return None
        return next((guest for guest in self.guests if guest.options), None)

    async def choose(self, guest: Guest, option: int, due: float) -> None:
        """Send a choice that was due at this moment."""
        self.sent, self.due = Sent(self.at, guest.n, guest.seat, option), due
        self.samples.sent.append(self.sent)
        self.samples.late.append(time.perf_counter() - due)
        try:
            await guest.choose(option)
        except ConnectionClosed as closed:
            self.faults.append(f"seat {guest.seat} lost its connection: {closed}")

    def heard(self, guest: Guest, n: int, at: float) -> None:
        """A client was told a line."""
        if self.sent is not None and n == self.sent.n + 1 and guest.seat != self.sent.seat:
            self.samples.seen.append(at - self.due)
        self._settle()

    def confirmed(self, guest: Guest, n: int | None, at: float) -> None:
        """A choice was confirmed."""
        if self.sent is None or guest.seat != self.sent.seat or self.sent.confirmed is not None:
            self.faults.append(f"seat {guest.seat} got a confirmation of nothing")
            return
        self.samples.confirmed.append(at - self.due)
        self.sent.confirmed = n
        self._settle()

    def _settle(self) -> None:
        """Once the choice is confirmed and all have seen it, the table is free for the next."""
        sent = self.sent
        if sent is not None and sent.confirmed is not None and all(g.n >= sent.confirmed for g in self.guests):
            self.sent = None
            if self.mover is not None:
                self.samples.free.append(self)
                self.samples.freed.set()


class Samples:
    """What was measured, and the tables that wait for a choice."""

    def __init__(self) -> None:
        self.sent: list[Sent] = []
        self.late: list[float] = []
        self.confirmed: list[float] = []
        self.seen: list[float] = []
        self.free: list[Couple] = []
        self.freed = asyncio.Event()
