"""Channels: how servers of one database hear from each other at once that something is worth reading.

A notice names a table and what happened there, never what: whoever hears it reads the database. A channel may lose
notices, or be down; all of them are found later by looking around.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from typing import Any, Final, Literal, Protocol

import msgspec
from msgspec import Struct

from tablee.server.store.database import Database

log = logging.getLogger(__name__)

FIRST_WAIT: Final = 0.1  # seconds before a lost channel is tried again; then twice as long each time
LONGEST_WAIT: Final = 5.0
BEAT: Final = 5.0  # seconds of silence after which a server says that it is there
DEAF: Final = 3 * BEAT  # without even its own beat a server takes its channel for lost
MOST_WAITING: Final = 10_000  # notices that wait while a channel is down
PATIENCE: Final = 3.0  # seconds for a connection

Kind = Literal["lines", "table", "chat", "thinking", "counts", "beat", "again"]
Count = tuple[str, str, int]  # of what, by whom, how many


class Counts(Struct, frozen=True, array_like=True):
    """What addresses have asked for at a server since it told last, and the sockets they have open there now.

    `is_all`: what is not told here or in the next notices is not open any more.
    """

    sender: str
    is_all: bool
    counts: list[Count]


class Notice(Struct, frozen=True, array_like=True):
    """Something happened at a table: lines up to `number`, its seats, its chat; or a `seat` thinks at line `number`.

    Where it only waits to think, `place` is its place in line.
    `counts` is about addresses, not about a table.
    `again` is what a server tells itself when its channel is back: it may have missed anything.
    """

    kind: Kind
    table: str = ""
    number: int = 0
    seat: int = -1
    place: int = 0
    counts: Counts | None = None


class Envelope(Struct, frozen=True, array_like=True):
    """A notice, and which server sent it."""

    sender: str
    notice: Notice


Hear = Callable[[Notice], None]
ENVELOPE: Final = msgspec.json.Decoder(Envelope)


class Channels(Protocol):
    """How servers hear from each other. Telling never waits and never fails; `is_sure` says that all is heard."""

    @property
    def is_sure(self) -> bool:
        """Whether all that others tell is heard."""

    def start(self, hear: Hear) -> None:
        """Begin to listen; each notice of another server is given to `hear`."""

    async def stop(self) -> None:
        """End."""

    def tell(self, notice: Notice) -> None:
        """Tell all other servers."""

    def share(self, notice: Notice) -> None:
        """Tell all other servers what is worth nothing later: at once, or not at all."""


class Alone:
    """No channel: there is one server, or they find each other's doings by looking around."""

    is_sure = False

    def start(self, hear: Hear) -> None:
        """Begin."""

    async def stop(self) -> None:
        """End."""

    def tell(self, notice: Notice) -> None:
        """Tell nobody."""

    def share(self, notice: Notice) -> None:
        """Tell nobody."""


class Relay:
    """A channel over a connection that may be lost: it comes back by itself, and says `again` when it does."""

    def __init__(self) -> None:
        self.is_sure = False
        self._name = secrets.token_hex(8)
        self._waiting: asyncio.Queue[Notice] = asyncio.Queue()
        self._hear: Hear = lambda notice: None
        self._task: asyncio.Task[None] | None = None
        self._wait = FIRST_WAIT

    def start(self, hear: Hear) -> None:
        """Begin to listen."""
        self._hear = hear
        self._task = asyncio.get_running_loop().create_task(self._keep_up())

    async def stop(self) -> None:
        """End, after what waits was told, if that is possible at once."""
        if self._task is None:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                while self.is_sure and not self._waiting.empty():
                    await asyncio.sleep(0.01)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def tell(self, notice: Notice) -> None:
        """Tell all other servers, as soon as there is a connection; too many notices are not worth keeping."""
        if self._waiting.qsize() < MOST_WAITING:
            self._waiting.put_nowait(notice)

    def share(self, notice: Notice) -> None:
        """Tell all other servers if there is a connection."""
        if self.is_sure:
            self.tell(notice)

    async def _keep_up(self) -> None:
        """Hold a connection, always."""
        while True:
            try:
                await self.hold()
            except Exception as error:
                first = error.exceptions[0] if isinstance(error, ExceptionGroup) else error
                facts = {"error": type(first).__name__, "seconds": round(self._wait, 1)}
                log.warning("the channel between servers is lost", extra={"facts": facts})
            self.is_sure = False
            await asyncio.sleep(self._wait)
            self._wait = min(2 * self._wait, LONGEST_WAIT)

    async def hold(self) -> None:
        """Connect, then send and receive until the connection is lost."""
        raise NotImplementedError

    async def talk(self, send: Callable[[bytes], Any], heard: AsyncIterator[bytes]) -> None:
        """Send what waits and hear what comes, until one of the two fails."""
        async with asyncio.TaskGroup() as both:
            both.create_task(self._send(send))
            both.create_task(self._receive(heard))

    async def _send(self, send: Callable[[bytes], Any]) -> None:
        while True:
            try:
                async with asyncio.timeout(BEAT):
                    notice = await self._waiting.get()
            except TimeoutError:
                notice = Notice("beat")
            await send(msgspec.json.encode(Envelope(self._name, notice)))

    async def _receive(self, heard: AsyncIterator[bytes]) -> None:
        self.is_sure, self._wait = True, FIRST_WAIT
        self._hear(Notice("again"))
        while True:
            async with asyncio.timeout(DEAF):
                said = await anext(heard)
            with contextlib.suppress(msgspec.MsgspecError):  # of another version
                envelope = ENVELOPE.decode(said)
                if envelope.sender != self._name and envelope.notice.kind != "beat":
                    self._hear(envelope.notice)


class PostgresChannels(Relay):
    """LISTEN and NOTIFY of the PostgreSQL that holds the tables: no second engine to run."""

    CHANNEL: Final = "tablee"

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database

    async def hold(self) -> None:
        """Keep one connection of the pool, then send and receive until it is lost."""
        async with self._database.engine.connect() as kept:
            driver: Any = (await kept.get_raw_connection()).driver_connection
            inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
            driver.add_termination_listener(lambda _: inbox.put_nowait(None))
            await driver.add_listener(self.CHANNEL, lambda *given: inbox.put_nowait(given[3].encode()))
            try:
                notify = "select pg_notify($1, $2)"
                await self.talk(lambda said: driver.execute(notify, self.CHANNEL, said.decode()), _taken(inbox))
            finally:
                await asyncio.shield(kept.invalidate())


async def _taken(inbox: "asyncio.Queue[bytes | None]") -> AsyncIterator[bytes]:
    while (said := await inbox.get()) is not None:
        yield said
    raise ConnectionError("PostgreSQL has closed the connection")
