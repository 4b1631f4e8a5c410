"""Workers: several processes that serve on one socket, under one that only minds them."""

import asyncio
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Final

from prometheus_client.multiprocess import mark_process_dead

from tablee.server.ground.config import Config
from tablee.server.ground.logs import write_logs
from tablee.server.ground.metrics import SHARED, of_all
from tablee.server.start.informant import Inquirer
from tablee.server.start.run import NOT_STARTED, serve
from tablee.server.start.watch import Watch

BEAT: Final = 0.5  # seconds between two looks at the workers
FIRST_WAIT: Final = 0.1  # seconds before one that died is replaced; then twice as long each time
LONGEST_WAIT: Final = 10.0
CALM: Final = 30.0  # seconds of life after which a worker that dies counts as the first
PATIENCE: Final = 10.0  # seconds for all to stop


class Workers:
    """The processes of a server. One that dies is replaced; all stop when this one is told to, or is gone."""

    def __init__(
        self, config: Config, listening: socket.socket, count: int, log: str, watching: socket.socket | None = None
    ) -> None:
        self._given = (config, listening, log)
        self._spawn = multiprocessing.get_context("spawn")
        self._count = count
        self._watch = None if watching is None else Watch(watching, self._is_one_ready, of_all)
        self._workers: dict[SpawnProcess, Inquirer] = {}
        self._born = 0.0
        self._wait = FIRST_WAIT
        self._is_stopping = False

    def run(self) -> int:
        """Serve until a signal comes; the status to leave with."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self._stop)
        with tempfile.TemporaryDirectory(prefix="tablee-figures-") as figures:
            os.environ[SHARED] = figures
            if self._watch is not None:
                threading.Thread(target=asyncio.run, args=(self._answer(self._watch),), daemon=True).start()
            try:
                status = self._mind(figures)
            finally:
                self._end()
                del os.environ[SHARED]
        return status

    def _mind(self, figures: str) -> int:
        while not self._is_stopping:
            while len(self._workers) < self._count:
                self._start()
            wait([worker.sentinel for worker in self._workers], BEAT)
            for worker in [each for each in self._workers if not each.is_alive() and not self._is_stopping]:
                if worker.exitcode == NOT_STARTED:
                    return NOT_STARTED
                mark_process_dead(worker.pid, figures)
                self._workers.pop(worker).close()
                self._pause()
        return 0

    def _start(self) -> None:
        ours, theirs = self._spawn.Pipe()
        worker = self._spawn.Process(target=work, args=(*self._given, theirs), name="tablee-worker")
        worker.start()
        theirs.close()
        self._born = time.monotonic()
        self._workers[worker] = Inquirer(ours)

    async def _answer(self, watch: Watch) -> None:
        """Answer watchmen for all workers, in a thread of its own."""
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(self._count + 1))
        watch.start()
        await asyncio.Event().wait()

    async def _is_one_ready(self) -> bool:
        asked = [] if self._is_stopping else list(self._workers.values())
        answers = [asyncio.create_task(asyncio.to_thread(each.is_ready)) for each in asked]
        for answer in asyncio.as_completed(answers):
            if await answer:
                return True  # the others answer into the void
        return False

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


def work(config: Config, listening: socket.socket, log: str, pipe: Connection) -> None:
    """What a worker does."""
    write_logs(log)
    threading.Thread(target=_follow, daemon=True).start()
    sys.exit(serve(config, listening, pipe))


def _follow() -> None:
    """Stop when the process above is gone, however it went."""
    above = multiprocessing.parent_process()
    assert above is not None
    above.join()
    os.kill(os.getpid(), signal.SIGTERM)
