"""Servers that are started, killed and started again by the hundred: `tablee serve`, forked from one that is warm."""

import os
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import httpx

from tablee.cli import main
from tests.server.cradle import Forked
from tests.server.engines import free_port

PATIENCE: Final = 120.0


@dataclass
class Nursery:
    """Servers of one database, each at an address of its own; whichever dies is replaced there."""

    database: str
    folder: Path
    given: tuple[str, ...] = ()
    count: int = 2
    ports: list[int] = field(default_factory=list)
    running: list[Forked] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.ports = [free_port() for _ in range(self.count)]

    def start(self) -> None:
        """Start all, the first alone: it makes the database."""
        for at in range(self.count):
            self.running.append(self._born(at))
            self.ready(at)

    def _born(self, at: int) -> Forked:
        words = ["serve", "--port", str(self.ports[at]), "--database", self.database, "--thinkers", "0", *self.given]
        return Forked(main, words, {**os.environ, "TABLEE_SETTINGS": os.devnull}, self.folder / "log")

    def kill(self, at: int) -> None:
        """End a server without a word."""
        self.running[at].close()

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
                assert self.running[at].poll() is None and time.monotonic() < ends, self.said()
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
            child.close()
