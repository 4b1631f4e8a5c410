"""A lock between programs: one at a time, and the system frees the lock of one that dies."""

import contextlib
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path


@contextlib.contextmanager
def held(file: Path, waiting: Callable[[], None]) -> Iterator[None]:
    """Hold the lock of a file, made if need be; `waiting` is called once if another program has it."""
    file.parent.mkdir(exist_ok=True)
    with file.open("w") as lock:
        if not locked(lock.fileno()):
            waiting()
            while not locked(lock.fileno()):
                time.sleep(0.3)
        yield


def locked(number: int) -> bool:
    """Try to take the lock."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
