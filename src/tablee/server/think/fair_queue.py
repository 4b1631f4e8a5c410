"""The fair queue: who thinks next. Cheap work waits for nothing dear; addresses take turns, then the tables of each.

A table thinks about one thing at a time. What is cheap is told by a level's name alone, never by what is to be decided:
a place in line tells nothing of a game.
"""

from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Final

CALM: Final = 10  # dear jobs for each thinker that may lie before an address without thoughts being cut short
LEAST: Final = 0.1  # of its time is what a thought keeps, however many wait
EXACT: Final = 10  # places in line that are told exactly


@dataclass(frozen=True, slots=True)
class Account:
    """To whose account a job goes: the address that made a table, as it is kept of it, and the table."""

    maker: str
    table: str


@dataclass(eq=False, slots=True)
class Ticket:
    """A job that waits or runs; a wish (a hint, a judgement) may be refused, the move of a virtual player never."""

    account: Account
    is_cheap: bool = False
    is_wish: bool = False
    tell: Callable[[int], None] = field(default=lambda place: None)  # its place in line; 0 when its turn comes
    told: int | None = None
    share: float = 1.0  # of its time that it may take


class Rotation:
    """Jobs of one kind: each maker in turn, and of each maker each table in turn."""

    def __init__(self) -> None:
        self.makers: dict[str, dict[str, Ticket]] = {}

    def add(self, ticket: Ticket) -> None:
        """Let a job wait; no other of its table does."""
        self.makers.setdefault(ticket.account.maker, {})[ticket.account.table] = ticket

    def take(self) -> Ticket:
        """The next job."""
        maker, waiting = next(iter(self.makers.items()))
        ticket = waiting.pop(next(iter(waiting)))
        self.move_back(maker)
        return ticket

    def move_back(self, maker: str) -> None:
        """Let a maker wait behind the others."""
        if waiting := self.makers.pop(maker, None):
            self.makers[maker] = waiting

    def drop(self, ticket: Ticket) -> None:
        """Forget a job."""
        waiting = self.makers[ticket.account.maker]
        del waiting[ticket.account.table]
        if not waiting:
            del self.makers[ticket.account.maker]

    def order(self) -> list[Ticket]:
        """All that wait, in the order of their turns."""
        rounds = zip_longest(*(waiting.values() for waiting in self.makers.values()))
        return [ticket for each in rounds for ticket in each if ticket is not None]

    def place_for(self, maker: str) -> int:
        """The place in line that one more job of a maker would have."""
        own = len(self.makers.get(maker, ()))
        ahead, most = 0, own + 1
        for other, waiting in self.makers.items():
            if other == maker:
                most = own  # who comes after it in the round
            else:
                ahead += min(len(waiting), most)
        return ahead + own + 1

    def share(self, maker: str, thinkers: int) -> float:
        """What a thought of a maker may take of its time: all, unless much lies before it for each thinker."""
        rest = len(self.makers) * len(self.makers.get(maker, ()))
        return max(LEAST, min(1.0, CALM * thinkers / max(1, rest)))


class FairQueue:
    """All jobs of a process. As many dear ones run as there are thinkers; one place more is for cheap ones alone."""

    def __init__(self, thinkers: int) -> None:
        self.thinkers = thinkers
        self._cheap, self._dear = Rotation(), Rotation()
        self._tables: dict[str, deque[Ticket]] = {}  # tables with a job in line or running, and what waits behind it
        self._running: set[Ticket] = set()
        self.wishes: Counter[str] = Counter()  # by maker

    def add(self, ticket: Ticket) -> None:
        """Let a job wait for its turn."""
        self.wishes[ticket.account.maker] += ticket.is_wish
        behind = self._tables.get(ticket.account.table)
        if behind is None:
            self._tables[ticket.account.table] = deque()
            self._rotation(ticket).add(ticket)
        else:
            behind.append(ticket)

    def take(self) -> Ticket | None:
        """The job whose turn it is, if there is a place for it; it runs until it is given back."""
        cheap = sum(ticket.is_cheap for ticket in self._running)
        dear = len(self._running) - cheap
        if len(self._running) > self.thinkers:
            return None
        if self._cheap.makers and (cheap == 0 or not self._dear.makers):
            return self._run(self._cheap)
        return self._run(self._dear) if self._dear.makers and dear < self.thinkers else None

    def _run(self, rotation: Rotation) -> Ticket:
        first = next(iter(rotation.makers))
        share = rotation.share(first, self.thinkers)
        ticket = rotation.take()
        ticket.share = share
        self._running.add(ticket)
        return ticket

    def give_back(self, ticket: Ticket) -> None:
        """Forget a job that is done, or that nobody wants any more."""
        self.wishes[ticket.account.maker] -= ticket.is_wish
        if not self.wishes[ticket.account.maker]:
            del self.wishes[ticket.account.maker]
        behind = self._tables[ticket.account.table]
        if ticket in behind:
            behind.remove(ticket)
            return
        if ticket in self._running:
            self._running.remove(ticket)
            self._rotation(ticket).move_back(ticket.account.maker)  # who came meanwhile goes before it
        else:
            self._rotation(ticket).drop(ticket)
        del self._tables[ticket.account.table]
        if behind:
            self._next_of(behind)

    def _next_of(self, behind: deque[Ticket]) -> None:
        ticket = behind.popleft()
        self._tables[ticket.account.table] = behind
        self._rotation(ticket).add(ticket)

    def place_for(self, maker: str) -> int:
        """The place in line that one more dear job of a maker would have."""
        return self._dear.place_for(maker)

    @property
    def waiting(self) -> int:
        """How many dear jobs wait."""
        return sum(map(len, self._dear.makers.values()))

    @property
    def is_idle(self) -> bool:
        """Whether nothing waits, and a thinker has nothing to do."""
        return not self._cheap.makers and not self._dear.makers and len(self._running) < self.thinkers

    def tell_places(self) -> None:
        """Tell every dear job that waits its place in line, if that is not what it was told last."""
        for place, ticket in enumerate(self._dear.order(), start=1):
            if (rounded := shown(place)) != ticket.told:
                ticket.told = rounded
                ticket.tell(rounded)

    def _rotation(self, ticket: Ticket) -> Rotation:
        return self._cheap if ticket.is_cheap else self._dear


def shown(place: int) -> int:
    """A place in line as it is told: far back not exactly, so that it is not told anew at every step.

    >>> [shown(place) for place in (1, 10, 11, 34, 101)]
    [1, 10, 20, 40, 200]
    """
    if place <= EXACT:
        return place
    step = int("1".ljust(len(str(place - 1)), "0"))
    return -(-place // step) * step
