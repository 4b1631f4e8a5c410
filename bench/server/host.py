"""The server's process: the real `tablee serve`, on a free port of the loopback."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import httpx

from tablee.server.ground.config import sqlite

ROOT: Final = Path(__file__).resolve().parents[2]
LINK: Final = re.compile(r"http://[^/\s]+")
GRACE: Final = 20.0  # seconds to start, and to stop


class Serving(NamedTuple):
    """A server that runs: where, and in which process."""

    url: str
    process: int


def environment() -> dict[str, str]:
    """That of a child process, which finds this package too."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(ROOT)]))}


def wait_for(url: str) -> None:
    """Return once a server takes requests."""
    end = time.monotonic() + GRACE
    while time.monotonic() < end:
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(f"{url}/health").status_code == httpx.codes.OK:
                return
        time.sleep(0.05)
    raise SystemExit("bench: the server is not ready")


@contextmanager
def serving(database: Path, profile: Path | None = None) -> Iterator[Serving]:
    """A server until the block ends; with `profile`, what it spends its time on is written there."""
    watched = ["-m", "cProfile", "-o", str(profile)] if profile else []
    command = [
        sys.executable,
        "-P",
        *watched,
        "-m",
        "tablee",
        "serve",
        "--port",
        "0",
        "--watch",
        "none",
        "--lang",
        "en",
    ]
    started = subprocess.Popen(
        [*command, "--database", sqlite(database)], stdout=subprocess.PIPE, text=True, env=environment()
    )
    assert started.stdout is not None
    try:
        found = LINK.search(started.stdout.readline())
        if found is None:
            raise SystemExit("bench: the server did not start")
        url = found[0].replace("localhost", "127.0.0.1")
        wait_for(url)
        yield Serving(url, started.pid)
    finally:
        started.send_signal(signal.SIGINT)
        try:
            started.communicate(timeout=GRACE)
        except subprocess.TimeoutExpired:
            started.kill()
            started.communicate()
            raise SystemExit("bench: the server did not stop") from None
