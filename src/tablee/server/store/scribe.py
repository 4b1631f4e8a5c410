"""The scribe: the one thread that owns the connection on which a SQLite file is written, a whole transaction a turn.

Each question that a coroutine puts to another thread costs a journey there and back, which takes longer than SQLite
does. So what is to be written goes there as one piece of work.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import sqlalchemy as sa

T = TypeVar("T")
Work = Callable[[sa.Connection], T]


class Scribe:
    """Does work in transactions, one after the other, away from the loop."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="scribe")
        self._is_closed = False

    async def write(self, work: Work[T]) -> T:
        """Do some work in one transaction; it is durable when this returns, and not at all where it fails."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._written, work)

    def _written(self, work: Work[T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        """Finish what was begun, and give the connection back."""
        if self._is_closed:
            return
        self._is_closed = True
        await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
        self._thread.shutdown(wait=False)  # nothing is left for it
