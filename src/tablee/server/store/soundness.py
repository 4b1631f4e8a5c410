"""Soundness: whether a database takes what is written; known from what was written last, or to be tried."""

import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

RECENT: Final = 10.0  # seconds for which something that was written proves it: servers write every two
LEAST: Final = 1 << 20  # bytes that must be free beside a SQLite file


class Soundness:
    """What is known of a database by what became of the last writes."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._took: float | None = None
        self._has_failed = False

    @property
    def is_proved(self) -> bool:
        """Whether it took something a moment ago, and has refused nothing since."""
        return self._took is not None and not self._has_failed and self._now() - self._took < RECENT

    def took(self) -> None:
        """It has taken something that was really written."""
        self._took, self._has_failed = self._now(), False

    def failed(self) -> None:
        """It was to take something, and did not."""
        self._has_failed = True


def has_room(file: str | None) -> bool:
    """Whether there is room on the disk beside a SQLite file; what is no file has its own disk."""
    return file is None or shutil.disk_usage(Path(file).absolute().parent).free >= LEAST
