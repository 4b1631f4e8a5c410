"""The informant: tells the process above, which minds the workers and answers watchmen, whether a worker is ready."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import CancelledError
from multiprocessing.connection import Connection
from typing import Final

PATIENCE: Final = 4.0  # seconds for an answer: a worker that takes longer is not ready


class Informant:
    """Sits in a worker and answers over a pipe, as long as there is somebody above."""

    def __init__(self, pipe: Connection, ready: Callable[[], Awaitable[bool]]) -> None:
        self._pipe = pipe
        self._ready = ready

    def start(self) -> None:
        """Begin to answer: in a thread, for a pipe cannot be awaited everywhere."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._answer, args=(loop,), daemon=True).start()

    async def stop(self) -> None:
        """End: it goes with the process."""

    def _answer(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            while True:
                self._pipe.recv()
                self._pipe.send(self._asked(loop))
        except (EOFError, OSError):
            return  # nobody is above any more

    def _asked(self, loop: asyncio.AbstractEventLoop) -> bool:
        try:
            return asyncio.run_coroutine_threadsafe(_awaited(self._ready), loop).result(PATIENCE)
        except (TimeoutError, CancelledError, RuntimeError):  # busy, or at its end
            return False


async def _awaited(ready: Callable[[], Awaitable[bool]]) -> bool:
    return await ready()


class Inquirer:
    """The other end: asks one worker. Whoever does not answer in time is not ready."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._is_open = False  # whether a question was not answered yet
        self._one = threading.Lock()

    def is_ready(self) -> bool:
        """Ask, and wait for the answer; who is still being asked takes too long."""
        if not self._one.acquire(blocking=False):
            return False
        try:
            return self._ask()
        except (EOFError, OSError):
            return False  # it has gone
        finally:
            self._one.release()

    def _ask(self) -> bool:
        if self._is_open and self._pipe.poll():
            self._heard()  # too late: it tells how things were
        if not self._is_open:
            self._pipe.send(None)
            self._is_open = True
        return self._pipe.poll(PATIENCE) and self._heard()

    def _heard(self) -> bool:
        answer = bool(self._pipe.recv())
        self._is_open = False
        return answer

    def close(self) -> None:
        """Hang up."""
        self._pipe.close()
