"""Two clocks for searches: the wall's, for people who wait, and the processor's, fair to all on a busy machine."""

from time import perf_counter, thread_time


def now(by_processor: bool) -> float:
    """The time on the wall, or that which this thread has had of a processor."""
    return thread_time() if by_processor else perf_counter()
