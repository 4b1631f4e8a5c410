"""Limits: how much one client may ask for in a while, and how much it may have open at once."""

from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Final

from tablee.server.door.addresses import STRANGERS, Client, share

MOST_CLIENTS: Final = 50_000  # whose debts are kept, some 10 MB; all others share one
SLIP: Final = 1e-9  # seconds that sums of fractions may be off
FORGETS: Final = 1.0  # seconds between two looks for debts that are paid

FEW: Final = 8  # that a client may have open even where hardly any room is left


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

    def takes(self, count: float = 1.0) -> bool:
        """Whether so many more are allowed now; if not, nothing is taken."""
        at = self._now()
        self._left = min(self._burst, self._left + (at - self._at) * self._rate)
        self._at = at
        if self._left < count:
            return False
        self._left -= count
        return True


class Rates:
    """A bucket for each client, kept as a debt: the moment at which all that was taken is paid back.

    Who owes nothing needs no memory, so nobody is ever forgotten with a debt, whoever else comes: when too many owe at
    once, newcomers share one bucket. What other servers gave is added to the debt when they tell.
    """

    def __init__(
        self, rate: float, burst: float, now: Callable[[], float] = monotonic, most: int = MOST_CLIENTS
    ) -> None:
        self._each = 1.0 / rate  # seconds in which one is paid back
        self._longest = burst / rate
        self._now = now
        self._most = most
        self._paid: dict[str, float] = {}
        self._looked = now()
        self._given: dict[str, int] = {}  # since the others were told

    def takes(self, client: Client) -> bool:
        """Whether one more of this client is allowed now; if not, nothing is taken."""
        at = self._now()
        names = [self._kept(name, at) for name in client]
        if any(self._owed(name, at) + self._each / share(name) > self._longest + SLIP for name in names):
            return False
        self._give(names, at)
        return True

    def delay(self, client: Client) -> float:
        """Take one more for this client in any case; in how many seconds it is due."""
        at = self._now()
        names = [self._kept(name, at) for name in client]
        self._give(names, at)
        return max([0.0, *(self._owed(name, at) - self._longest for name in names)])

    def add(self, name: str, count: int) -> None:
        """Another server has given so many to a client."""
        at = self._now()
        self._owe(self._kept(name, at), count, at)

    def told(self) -> dict[str, int]:
        """What was given since this was asked last."""
        given, self._given = self._given, {}
        return given

    def __len__(self) -> int:
        """How many are remembered."""
        return len(self._paid)

    def _give(self, names: list[str], at: float) -> None:
        for name in names:
            self._owe(name, 1, at)
            if len(self._given) < self._most:
                self._given[name] = self._given.get(name, 0) + 1

    def _owed(self, name: str, at: float) -> float:
        return max(0.0, self._paid.get(name, at) - at)

    def _owe(self, name: str, count: int, at: float) -> None:
        owed = self._owed(name, at) + count * self._each / share(name)
        self._paid[name] = at + min(owed, 2.0 * self._longest)

    def _kept(self, name: str, at: float) -> str:
        """The name under which a client's debt is kept: its own, or that of all newcomers."""
        if name in self._paid or len(self._paid) < self._most:
            return name
        if at - self._looked >= FORGETS:
            self._looked = at
            self._paid = {name: paid for name, paid in self._paid.items() if paid > at}
        return name if len(self._paid) < self._most else STRANGERS


class Heads:
    """How many each client has open at once: here, and at other servers as far as they tell."""

    def __init__(self, each: int, most: int) -> None:
        self._each = each
        self._most = most
        self.total = 0
        self.here: Counter[str] = Counter()
        self.elsewhere: Counter[str] = Counter()

    def has_room(self, client: Client) -> bool:
        """Whether one more fits in."""
        fits = all(self.here[name] + self.elsewhere[name] < self._limit * share(name) for name in client)
        return fits and self.total < self._most

    @property
    def _limit(self) -> float:
        """How many a client may have now: fewer once half of the room is taken, so that some is left for newcomers."""
        left = 1.0 - self.total / self._most
        return max(min(self._each, FEW), self._each * min(1.0, 2.0 * left))

    def come(self, client: Client) -> None:
        """One more is open."""
        self._add(client, 1)

    def go(self, client: Client) -> None:
        """One less is open."""
        self._add(client, -1)

    def tell(self, name: str, count: int) -> None:
        """So many more of a client are open at another server, or less."""
        self.elsewhere[name] += count
        if not self.elsewhere[name]:
            del self.elsewhere[name]

    def _add(self, client: Client, count: int) -> None:
        self.total += count
        for name in client:
            self.here[name] += count
            if not self.here[name]:
                del self.here[name]  # so that it holds only who is there
