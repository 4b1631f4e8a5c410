"""Limits: how much one client may ask for in a while."""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

MOST_CLIENTS: Final = 10_000


class Bucket:
    """So many at once, and so many a second after that.

    >>> bucket = Bucket(1.0, 2.0, lambda: 0.0)
    >>> [bucket.takes() for _ in range(3)]
    [True, True, False]
    """

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._left = burst
        self._at = now()

    def takes(self) -> bool:
        """Whether one more is allowed now."""
        at = self._now()
        self._left = min(self._burst, self._left + (at - self._at) * self._rate)
        self._at = at
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Buckets:
    """A bucket for each client; those not seen for long are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._made = (rate, burst)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def takes(self, client: str) -> bool:
        """Whether one more of this client is allowed now."""
        bucket = self._buckets.setdefault(client, Bucket(*self._made))
        self._buckets.move_to_end(client)
        if len(self._buckets) > MOST_CLIENTS:
            self._buckets.popitem(last=False)
        return bucket.takes()
