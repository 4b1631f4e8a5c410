"""Rates in processor time, measured in alternating slices: a busy machine slows both; the median of their ratios."""

import time
from collections.abc import Callable
from statistics import median
from typing import NamedTuple

Play = Callable[[], int]  # plays one game and says how many decisions it took
Clock = Callable[[], float]
BATCH = 16  # games between two looks at the clock


class Pair(NamedTuple):
    """Two rates measured one right after the other, in decisions per second."""

    reference: float
    subject: float


def rate(play: Play, seconds: float, clock: Clock = time.process_time) -> float:
    """Decisions per second, over games played one after another until the time is up."""
    made = 0
    begin = now = clock()
    while now - begin < seconds:
        for _ in range(BATCH):
            made += play()
        now = clock()
    return made / (now - begin)


def paired(reference: Play, subject: Play, pairs: int, seconds: float, clock: Clock = time.process_time) -> list[Pair]:
    """Slices of the reference and of the subject, in turn."""
    return [Pair(rate(reference, seconds, clock), rate(subject, seconds, clock)) for _ in range(pairs)]


def median_ratio(pairs: list[Pair]) -> float:
    """How many times the reference the subject is: the median over the pairs."""
    return median(pair.subject / pair.reference for pair in pairs)


def median_us(work: Callable[[], int], seconds: float, clock: Clock = time.process_time) -> float:
    """Microseconds for each piece of work: the median over passes; `work` does one pass and says how many pieces."""
    passes: list[float] = []
    end = clock() + seconds
    while not passes or clock() < end:
        begin = clock()
        pieces = work()
        passes.append((clock() - begin) / pieces * 1e6)
    return median(passes)
