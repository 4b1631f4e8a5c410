"""Limits: how much one client may ask for in a while."""

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv4Address, ip_address, ip_network
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


def network(address: str) -> str:
    """The network that an address counts for: one of IPv4 is its own, of IPv6 its /64, for one person has all of it.

    >>> network("2001:db8::1") == network("2001:db8::2"), network("::ffff:192.0.2.1")
    (True, '192.0.2.1')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address  # of a socket that has no address
    if isinstance(found, IPv4Address) or found.ipv4_mapped is not None:
        return str(found if isinstance(found, IPv4Address) else found.ipv4_mapped)
    return str(ip_network((int(found), 64), strict=False))
