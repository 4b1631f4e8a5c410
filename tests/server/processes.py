"""Servers in processes of their own."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

import httpx

from tablee.cli import main
from tests.server.cradle import Forked, Program

PATIENCE = 120.0  # seconds: a busy machine takes its time


class Process:
    """A `tablee serve`: its link once it is ready, and what it says.

    It is forked from a warm process; with `program=None` it is started as people start it, which takes two seconds.
    """

    def __init__(
        self,
        *given: str,
        database: str | Path,
        port: int = 0,
        watch: str | None = "127.0.0.1:0",
        program: Program | None = main,
    ) -> None:
        self._said = tempfile.NamedTemporaryFile()  # noqa: SIM115 - closed by close()
        words = ["serve", "--port", str(port), "--database", str(database), "--lang", "en", "--log", "info"]
        words += [*([] if watch is None else ["--watch", watch]), *given]
        told = {**os.environ, "TABLEE_SETTINGS": os.devnull}
        if program is not None and os.name == "posix":
            self.popen: Forked | subprocess.Popen[str] = Forked(program, words, told, Path(self._said.name))
        else:
            command = [sys.executable, "-m", "tablee", *words]
            self.popen = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self._said, text=True, env=told)
        self.link = self.watch = ""
        self.before: list[str] = []  # what it said before it served

    def ready(self) -> Self:
        """Wait until it serves; `watch` is then where watchmen ask, or what is said instead."""
        assert self.popen.stdout is not None
        while not (line := self.popen.stdout.readline()).startswith("Tablée is served"):
            assert line, self.said()
            self.before.append(line)
        self.link = line.split()[-1].rstrip("/")
        second = self.popen.stdout.readline()
        self.watch = second.split()[-1].removesuffix("/metrics") if second.startswith("Watchmen") else second
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            try:
                if httpx.get(f"{self.link}/health").status_code == 200:
                    return self
            except httpx.TransportError:
                assert self.popen.poll() is None, self.said()
            time.sleep(0.05)
        raise AssertionError(f"not ready: {self.said()}")

    def said(self) -> str:
        """What it has written to its log."""
        return os.pread(self._said.fileno(), 1 << 24, 0).decode(errors="replace")  # its place in the file is shared

    def memory(self) -> int:
        """Bytes that it has in memory, thinkers left out."""
        return int(Path(f"/proc/{self.popen.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def kill(self) -> None:
        """End it without a word."""
        self.popen.kill()
        self.popen.wait()

    def stop(self, patience: float = 15.0) -> tuple[int, float]:
        """Ask it to stop; its status, and how many seconds it took."""
        began = time.monotonic()
        self.popen.send_signal(signal.SIGTERM)
        return self.popen.wait(patience), time.monotonic() - began

    def close(self) -> None:
        """End it, however it is."""
        if self.popen.poll() is None:
            self.popen.terminate()
            try:
                self.popen.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()
        if isinstance(self.popen, Forked):
            self.popen.close()
        elif self.popen.stdout is not None:
            self.popen.stdout.close()
        self._said.close()


@contextmanager
def process(*given: str, database: str | Path, program: Program | None = main) -> Iterator[Process]:
    """A server, until the block ends."""
    with processes(*given, database=database, count=1, program=program) as (running,):
        yield running


@contextmanager
def processes(*given: str, database: str | Path, count: int, program: Program | None = main) -> Iterator[list[Process]]:
    """Some servers of one database, until the block ends."""
    running = [Process(*given, database=database, program=program) for _ in range(count)]
    try:
        yield [server.ready() for server in running]
    finally:
        for server in running:
            server.close()
