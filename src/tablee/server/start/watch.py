"""Watching: whether a server is ready, and its figures, for watchmen, on an address of their own.

What is told is found out once a second at most, and few are attended at a time: however many ask, tables go on.
"""

import asyncio
import contextlib
import logging
import socket
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, Generic, TypeVar

import h11

from tablee.server.door.guard import without_port
from tablee.server.ground.config import LOOPBACK
from tablee.server.live.house import House

log = logging.getLogger(__name__)

T = TypeVar("T")
FRESH: Final = 1.0  # seconds for which an answer is told again
MOST: Final = 16  # that are attended at a time; others wait at the door
PACE: Final = 0.01  # seconds between two that are let in: a hundred a second are more than any watchman asks
PATIENCE: Final = 5.0  # seconds for one of them
LARGEST: Final = 8192  # bytes that are read at once
PLAIN: Final = "text/plain; charset=utf-8"
FIGURES: Final = "text/plain; version=0.0.4; charset=utf-8"

Answer = tuple[int, str, bytes]


async def is_ready(house: House) -> bool:
    """Whether a server can take tables: its database answers, and it does not stop."""
    try:
        return not house.is_stopping and await house.store.answers()
    except Exception:  # whatever the database does
        return False


class Fresh(Generic[T]):
    """Something that is found out once a second at most, by one of those who ask."""

    def __init__(self, find: Callable[[], Awaitable[T]], now: Callable[[], float] = time.monotonic) -> None:
        self._find = find
        self._now = now
        self._found: tuple[float, T] | None = None
        self._one = asyncio.Lock()

    async def get(self) -> T:
        """What is the case, or was a moment ago."""
        async with self._one:
            if self._found is None or self._now() - self._found[0] > FRESH:
                self._found = (self._now(), await self._find())
            return self._found[1]


class Watch:
    """Answers watchmen on a socket that listens: one question for each connection."""

    def __init__(
        self, listening: socket.socket, ready: Callable[[], Awaitable[bool]], figures: Callable[[], bytes]
    ) -> None:
        self._listening = listening
        self._host, self.port = listening.getsockname()[:2]
        self._find = (ready, figures)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:
        """Where watchmen ask."""
        return f"http://{f'[{self._host}]' if ':' in self._host else self._host}:{self.port}"

    def start(self) -> None:
        """Begin to answer."""
        self._ready, self._figures = Fresh(self._find[0]), Fresh(self._told)
        self._listening.setblocking(False)
        self._spawn(self._let_in())

    async def stop(self) -> None:
        """End."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _told(self) -> bytes:
        return await asyncio.to_thread(self._find[1])

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _let_in(self) -> None:
        """Let one in after the other, while there is room; nobody costs anything before that."""
        room = asyncio.Semaphore(MOST)
        while True:
            await room.acquire()
            try:
                connection, _ = await asyncio.get_running_loop().sock_accept(self._listening)
            except OSError:  # gone again, or no file left for it
                room.release()
            else:
                self._spawn(self._attend(connection)).add_done_callback(lambda _: room.release())
            await asyncio.sleep(PACE)

    async def _attend(self, connection: socket.socket) -> None:
        """Hear one question and answer it, or hang up on who takes too long."""
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection(sock=connection)
                with contextlib.closing(writer):
                    await self._talk(reader, writer)
        except (OSError, TimeoutError, h11.RemoteProtocolError):
            pass
        except Exception:
            log.exception("watching failed")
        finally:
            connection.close()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        http = h11.Connection(h11.SERVER)
        while (asked := http.next_event()) is h11.NEED_DATA:
            http.receive_data(await reader.read(LARGEST))
        if isinstance(asked, h11.Request):
            writer.write(_sent(http, asked, *await self._answer(asked)))
            await writer.drain()

    async def _answer(self, asked: h11.Request) -> Answer:
        host = next((value.decode("latin-1") for name, value in asked.headers if name == b"host"), "")
        if self._host in LOOPBACK and without_port(host) not in LOOPBACK:
            return 403, PLAIN, b"not by this name\n"  # a page of somebody else whose name leads here
        if asked.method not in (b"GET", b"HEAD"):
            return 405, PLAIN, b"only GET\n"
        match asked.target.partition(b"?")[0]:
            case b"/ready":
                return (200, PLAIN, b"ready\n") if await self._ready.get() else (503, PLAIN, b"not ready\n")
            case b"/metrics":
                return 200, FIGURES, await self._figures.get()
            case b"/health":
                return 200, PLAIN, b"ok\n"
        return 404, PLAIN, b"there are /ready, /metrics and /health\n"


def _sent(http: h11.Connection, asked: h11.Request, status: int, kind: str, body: bytes) -> bytes:
    """An answer as it goes over the wire; the connection ends with it."""
    headers = [("content-type", kind), ("content-length", str(len(body))), ("connection", "close")]
    first = h11.Response(status_code=status, headers=[*headers, ("cache-control", "no-store")])
    rest = [] if asked.method == b"HEAD" else [h11.Data(body)]
    return b"".join(http.send(part) or b"" for part in (first, *rest, h11.EndOfMessage()))
