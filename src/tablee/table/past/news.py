"""News: what a seat is told after each confirmed choice, and nothing else."""

import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from tablee.kernel import SPECTATOR, Decision, Event, State
from tablee.table.past.history import History

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class News:
    """What happened, as one seat or a spectator may know it, and what it sees now.

    `what` is choice, undo, take_back, seat, name or (for its seat alone) order; only a choice brings events. The
    decision is open to this seat, or None.
    """

    seat: int
    what: str
    events: tuple[Event, ...]
    view: object
    decision: Decision | None
    names: tuple[str, ...]


Listener = Callable[[News], None]


def for_seat(events: list[Event], seat: int) -> list[Event]:
    """The events that a seat may know, without a trace of who else was told."""
    return [Event(event.kind, 1 << seat, event.args[:]) for event in events if event.is_told_to(seat)]


def open_to(state: State, seat: int) -> Decision | None:
    """The decision that a seat must make, or None."""
    return state.decision() if state.to_move == seat else None


class Audience:
    """Those who listen at a table, each with the ears of one seat or of a spectator."""

    def __init__(self) -> None:
        self._listeners: list[tuple[int, Listener]] = []
        self._waiting: deque[tuple[Listener, News]] = deque()
        self._is_telling = False

    def add(self, seat: int, listener: Listener) -> Callable[[], None]:
        """Listen as a seat; the answer is how to stop listening."""
        entry = (seat, listener)
        self._listeners.append(entry)
        return lambda: self._listeners.remove(entry) if entry in self._listeners else None

    def tell(self, history: History, what: str, by: int, events: list[Event]) -> None:
        """Tell everybody, in order even when a listener makes a choice while it is told; of orders, their seat alone.

        A listener that fails has no say in the game: its error is logged.
        """
        for seat, listener in self._listeners:
            if what != "order" or seat == by:
                self._waiting.append((listener, _news(history, seat, what, events)))
        if self._is_telling:
            return
        self._is_telling = True
        try:
            while self._waiting:
                _call(*self._waiting.popleft())
        finally:
            self._is_telling = False


def _call(listener: Listener, news: News) -> None:
    try:
        listener(news)
    except Exception:
        log.exception("a listener of seat %d failed", news.seat)


def _news(history: History, seat: int, what: str, events: list[Event]) -> News:
    state = history.state
    view = history.game.view(state, seat)
    decision = None if seat == SPECTATOR else open_to(state, seat)
    return News(seat, what, tuple(for_seat(events, seat)), view, decision, tuple(history.names()))
