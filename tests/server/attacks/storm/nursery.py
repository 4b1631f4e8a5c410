"""Servers that are started, killed and started again by the hundred: `tablee serve`, forked from one that is warm."""

import multiprocessing
import os
import sys
import threading
import time
from dataclasses import dataclass, field
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Final

import httpx

from tests.server.engines import free_port

PATIENCE: Final = 120.0
WARM: Final = [  # what a server needs, read once for all of them
    "tablee.cli.program",
    "tablee.cli.serve",
    "tablee.server.start.starting",
    "tablee.server.start.settings",
    "tablee.server.peers.by_redis",
    "aiosqlite",
    "asyncpg",
    "uvloop",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
]


def serve(words: list[str], log: str) -> None:
    """Be a `tablee serve`, which says what it says to a file, and lives no longer than who started it."""
    threading.Thread(target=_leave, daemon=True).start()
    number = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for stream in (1, 2):
        os.dup2(number, stream)
    os.environ["TABLEE_SETTINGS"] = os.devnull
    sys.argv = ["tablee", "serve", *words]
    from tablee.cli import main

    main()


def _leave() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@dataclass
class Nursery:
    """Servers of one database, each at an address of its own; whichever dies is replaced there."""

    database: str
    folder: Path
    given: tuple[str, ...] = ()
    count: int = 2
    ports: list[int] = field(default_factory=list)
    running: list[ForkServerProcess] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(WARM)
        self.ports = [free_port() for _ in range(self.count)]

    def start(self) -> None:
        """Start all, the first alone: it makes the database."""
        for at in range(self.count):
            self.running.append(self._born(at))
            self.ready(at)

    def _born(self, at: int) -> ForkServerProcess:
        words = ["--port", str(self.ports[at]), "--database", self.database, "--thinkers", "0", *self.given]
        child = self._context.Process(target=serve, args=(words, str(self.folder / "log")), daemon=True)
        child.start()
        return child

    def kill(self, at: int) -> None:
        """End a server without a word."""
        self.running[at].kill()
        self.running[at].join()

    def revive(self, at: int) -> None:
        """Start it again where it was."""
        self.running[at] = self._born(at)

    def ready(self, at: int) -> None:
        """Wait until a server answers."""
        ends = time.monotonic() + PATIENCE
        while True:
            try:
                if httpx.get(f"{self.link(at)}/health").status_code == 200:
                    return
            except httpx.TransportError:
                assert self.running[at].is_alive() and time.monotonic() < ends, self.said()
            time.sleep(0.02)

    def link(self, at: int) -> str:
        """The address of a server."""
        return f"http://127.0.0.1:{self.ports[at]}"

    def links(self) -> list[str]:
        """The addresses of all."""
        return [self.link(at) for at in range(self.count)]

    def said(self) -> str:
        """What they have written to their log."""
        return (self.folder / "log").read_text(errors="replace")[-5000:]

    def close(self) -> None:
        """End all."""
        for child in self.running:
            child.kill()
            child.join()
