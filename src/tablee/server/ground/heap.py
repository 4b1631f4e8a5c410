"""The heap: Python's search for dead cycles does not go through every table again and again.

A room keeps every moment of its game, and five hundred rooms are a million objects: a full search through them holds
everything up for a second. They are in no cycle, and die when they are let go; so what has survived a search is left
out of the next ones. But a connection that has ended is a dead cycle: after many of them, or a long while, all is
searched.
"""

import gc
import sys
import threading
import time
from typing import Any, Final

LONG: Final = 3600.0  # seconds after which everything is searched
MANY: Final = 1000  # ended connections after which everything is searched: some 60 MB
TURN: Final = 0.001  # seconds that a thread which comes back from the disk waits for its turn
OFTEN: Final = 2  # searches of the middle generation before a full one, which has little to do
OLDEST: Final = 2  # the generation of a full search


class Heap:
    """Watches the searches of this process."""

    def __init__(self) -> None:
        self._searched = time.monotonic()
        self._ended = 0

    def ended(self) -> None:
        """A connection has ended."""
        self._ended += 1

    def watch(self, phase: str, info: dict[str, Any]) -> None:
        """Before a full search: once in a while, let it be thorough. After it: leave out what has survived."""
        if info["generation"] != OLDEST:
            return
        if phase == "stop":
            gc.freeze()
        elif self._ended >= MANY or time.monotonic() - self._searched > LONG:
            self._searched, self._ended = time.monotonic(), 0
            gc.unfreeze()


HEAP: Final = Heap()


def calm() -> None:
    """Have the searches of this process watched, unless it is a program that serves in a thread beside its work."""
    if threading.current_thread() is threading.main_thread() and HEAP.watch not in gc.callbacks:
        sys.setswitchinterval(TURN)
        gc.callbacks.append(HEAP.watch)
        young, middle, _ = gc.get_threshold()
        gc.set_threshold(young, middle, OFTEN)
