"""Running a server: on the address asked for, until it is told to stop; or in a thread, for tests and programs."""

import asyncio
import contextlib
import signal
import socket
import threading
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from typing import Final

import uvicorn

from tablee.server.door.connections import Connection, Settings, end_overdue
from tablee.server.door.frames import Socket
from tablee.server.ground.config import Config
from tablee.server.http.app import Application
from tablee.server.http.pages import WEB
from tablee.server.live.house import House
from tablee.server.start.informant import Informant
from tablee.server.start.watch import Watch, is_ready

GRACE: Final = 3  # seconds for open connections when the server stops
LARGEST: Final = 65_536  # bytes of a message; what is longer than the limit but shorter than this gets an answer
LOOKS: Final = 5  # tenths of a second between two looks at who leaves us waiting
RECEIVED: Final = 65_536  # bytes that the system holds for us of what a client sends,
SENT: Final = 131_072  # and of what it is sent and does not read
NOT_STARTED: Final = 3  # the status of a server that could not start
SIGNS: Final = (signal.SIGTERM, signal.SIGINT)


class Server(uvicorn.Server):
    """A server that says goodbye before it closes anything."""

    def __init__(self, application: Application, settings: uvicorn.Config) -> None:
        super().__init__(settings)
        self.application = application

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Stop when told to; that is what was asked for, so the process then ends well."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {sign: signal.signal(sign, self.handle_exit) for sign in SIGNS}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)

    async def on_tick(self, counter: int) -> bool:
        """Now and then, end the connections that have waited long enough for their clients."""
        if counter % LOOKS == 0:
            end_overdue(self.server_state.connections, time.monotonic())
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop: what is being written is written, and every client is asked to come back."""
        await self.application.farewell()
        await asyncio.sleep(0.05)  # so that the goodbyes are on their way
        await super().shutdown(sockets)


def server(application: Application, host: str, port: int) -> Server:
    """A server that is not running yet."""
    limits = application.house.config.limits
    settings = Settings(
        application.door,
        application,
        host=host,
        port=port,
        http=Connection,
        ws=Socket,
        ws_max_size=LARGEST,
        ws_ping_interval=limits.ping,
        ws_ping_timeout=limits.ping,
        ws_per_message_deflate=False,  # but as the socket has it
        timeout_graceful_shutdown=GRACE,
        access_log=False,
        log_config=None,
        server_header=False,
        forwarded_allow_ips=list(application.house.config.proxies),
        lifespan="on",
    )
    return Server(application, settings)


def serve(config: Config, listening: socket.socket, watching: socket.socket | Pipe | None = None) -> int:
    """Serve on an open socket until the process is told to stop; the status to leave with.

    Watchmen are told how we are: on a socket that listens too, or by the one who asks over a pipe for all workers.
    """
    host, port = listening.getsockname()[:2]
    application = Application(config, watch_for=partial(watch_for, watching))
    running = server(application, host, port)
    running.run(sockets=[listening])
    return 0 if running.started else NOT_STARTED


def watch_for(watching: socket.socket | Pipe | None, house: House) -> Watch | Informant | None:
    """Whoever tells watchmen how a house is."""
    ready = partial(is_ready, house)
    if isinstance(watching, socket.socket):
        return Watch(watching, ready, house.metrics.text)
    return None if watching is None else Informant(watching, ready)


def opened(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 is any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=2048)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVED)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENT)
    return listening


@contextmanager
def served(config: Config, web: Path = WEB) -> Iterator[tuple[str, Application]]:
    """A server in a thread, on a free port of the loopback: its address and its inside, until the block ends."""
    listening, watching = opened("127.0.0.1", 0), opened("127.0.0.1", 0)
    application = Application(config, web, watch_for=partial(watch_for, watching))
    running = server(application, "127.0.0.1", listening.getsockname()[1])
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    try:
        while not running.started:
            if not thread.is_alive():
                raise RuntimeError("the server did not start")
            thread.join(0.01)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", application
    finally:
        running.should_exit = True
        thread.join(30)
        listening.close()
        watching.close()
