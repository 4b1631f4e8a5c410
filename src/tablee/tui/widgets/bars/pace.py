"""Pace: a key that comes sooner than one can read a question is no answer to it."""

from collections.abc import Callable
from time import monotonic
from typing import Final

SOON: Final = 0.3  # seconds after a new question in which nothing answers it


class Pace:
    """When the last question appeared, by a clock.

    >>> now = iter([10.0, 10.2, 10.4]).__next__
    >>> pace = Pace(now)
    >>> pace.begin()
    >>> pace.is_too_soon(), pace.is_too_soon()
    (True, False)
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self._began = float("-inf")

    def begin(self) -> None:
        """A question has appeared."""
        self._began = self.clock()

    def is_too_soon(self) -> bool:
        """Whether an answer would come before the question could be read."""
        return self.clock() - self._began < SOON
