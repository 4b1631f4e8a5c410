"""Workers: several processes that serve on one socket, under one that only minds them."""

import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Final

from prometheus_client.multiprocess import mark_process_dead

from tablee.server.config import Config
from tablee.server.logs import write_logs
from tablee.server.metrics import SHARED
from tablee.server.run import NOT_STARTED, serve

BEAT: Final = 0.5  # seconds between two looks at the workers
FIRST_WAIT: Final = 0.1  # seconds before one that died is replaced; then twice as long each time
LONGEST_WAIT: Final = 10.0
CALM: Final = 30.0  # seconds of life after which a worker that dies counts as the first
PATIENCE: Final = 10.0  # seconds for all to stop


class Workers:
    """The processes of a server. One that dies is replaced; all stop when this one is told to, or is gone."""

    def __init__(self, config: Config, listening: socket.socket, count: int, log: str) -> None:
        self._given = (config, listening, log)
        self._spawn = multiprocessing.get_context("spawn")
        self._count = count
        self._workers: list[SpawnProcess] = []
        self._born = 0.0
        self._wait = FIRST_WAIT
        self._is_stopping = False

    def run(self) -> int:
        """Serve until a signal comes; the status to leave with."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self._stop)
        with tempfile.TemporaryDirectory(prefix="tablee-figures-") as figures:
            os.environ[SHARED] = figures
            try:
                status = self._mind(figures)
            finally:
                del os.environ[SHARED]
                self._end()
        return status

    def _mind(self, figures: str) -> int:
        while not self._is_stopping:
            while len(self._workers) < self._count:
                self._workers.append(self._start())
            wait([worker.sentinel for worker in self._workers], BEAT)
            for worker in [each for each in self._workers if not each.is_alive() and not self._is_stopping]:
                if worker.exitcode == NOT_STARTED:
                    return NOT_STARTED
                mark_process_dead(worker.pid, figures)  # type: ignore[no-untyped-call]
                self._workers.remove(worker)
                self._pause()
        return 0

    def _start(self) -> SpawnProcess:
        worker = self._spawn.Process(target=work, args=self._given, name="tablee-worker")
        worker.start()
        self._born = time.monotonic()
        return worker

    def _pause(self) -> None:
        """Wait before a worker is replaced, longer each time if they die young."""
        self._wait = FIRST_WAIT if time.monotonic() - self._born > CALM else min(2 * self._wait, LONGEST_WAIT)
        ends = time.monotonic() + self._wait
        while time.monotonic() < ends and not self._is_stopping:
            time.sleep(0.05)

    def _stop(self, sign: int, frame: FrameType | None) -> None:
        self._is_stopping = True

    def _end(self) -> None:
        for worker in self._workers:
            worker.terminate()
        ends = time.monotonic() + PATIENCE
        for worker in self._workers:
            worker.join(max(0.0, ends - time.monotonic()))
            if worker.is_alive():
                worker.kill()
                worker.join()


def work(config: Config, listening: socket.socket, log: str) -> None:
    """What a worker does."""
    write_logs(log)
    threading.Thread(target=_follow, daemon=True).start()
    sys.exit(serve(config, listening))


def _follow() -> None:
    """Stop when the process above is gone, however it went."""
    above = multiprocessing.parent_process()
    assert above is not None
    above.join()
    os.kill(os.getpid(), signal.SIGTERM)
