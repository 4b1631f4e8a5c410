"""The program, forked from a process that is warm: it begins in a moment, as nothing has to be read for it."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

WARM: Final = ["tests.server.warm"]
Program = Callable[[], None]


class Forked:
    """A program in a process of its own, with the ways of a `subprocess.Popen` that has a pipe for what is printed."""

    def __init__(self, program: Program, words: list[str], environment: dict[str, str], log: Path) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(WARM)
        ours, theirs = context.Pipe(duplex=False)
        self._child = context.Process(target=be, args=(program, words, environment, str(log), theirs), daemon=True)
        self._child.start()
        theirs.close()
        self.stdout = os.fdopen(os.dup(ours.fileno()))
        ours.close()
        assert self._child.pid is not None
        self.pid = self._child.pid

    def poll(self) -> int | None:
        """Its status, once it has ended."""
        return self._child.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Its status, when it ends."""
        self._child.join(timeout)
        status = self._child.exitcode
        if status is None:
            raise subprocess.TimeoutExpired("tablee", timeout or 0.0)
        return status

    def send_signal(self, sign: int) -> None:
        """Tell it something, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, sign)

    def terminate(self) -> None:
        """Ask it to stop."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it without a word."""
        self.send_signal(signal.SIGKILL)

    def close(self) -> None:
        """End it, if it has not ended, and leave nothing."""
        self.kill()
        self.wait()
        self.stdout.close()


def be(program: Program, words: list[str], environment: dict[str, str], log: str, printed: Connection) -> None:
    """Be a program as if it had just been started, which lives no longer than who asked for it."""
    threading.Thread(target=_leave, daemon=True).start()
    multiprocessing.current_process().daemon = False  # it may have children
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(printed.fileno(), 1)
    printed.close()
    number = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(number, 2)
    os.close(number)
    sys.argv = ["tablee", *words]
    program()


def _leave() -> None:
    above = multiprocessing.parent_process()
    if above is not None:
        above.join()
        os._exit(1)
