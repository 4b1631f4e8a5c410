"""The room: one table in memory, made from its journal's lines; it goes on only by what was committed."""

import json
from copy import copy

from tablee.kernel import NOBODY, State
from tablee.server.play.entries import Entries
from tablee.server.play.parts import Part, Parts
from tablee.server.store.rows import Line
from tablee.server.wire.order_shapes import OrderInfo
from tablee.table.changing.draft import Draft, Happening, happened
from tablee.table.past.history import History
from tablee.table.past.journal import Journal
from tablee.table.past.records import Chain, Handover, Header, Record, Rename, Resign
from tablee.table.seating.places import Place
from tablee.table.setup import Setup
from tablee.table.sitting import Sitting


class Room(Sitting):
    """A table in memory. Nothing in it is true that is not in the database; it may be dropped at any time.

    >>> lines = begun(Setup.of("karmaka", seed=7), [Place("Anna"), Place("Bob")])
    >>> room = Room([line.text for line in lines])
    >>> draft = room.chosen(1, room.decision(1).options[0])
    >>> room.n, draft.first.n
    (1, 2)
    >>> room.take(draft)
    >>> room.n, room.ply
    (2, 1)
    """

    def __init__(self, lines: list[str]) -> None:
        journal = Journal.read("".join(f"{line}\n" for line in lines))
        history = History(journal.setup, journal.seats)
        self.happenings = [Happening(1, "deal", NOBODY, 0, history.moments[0].events)]
        for record in journal.records:
            history.follow(record)
            self.happenings.append(happened(record, history, len(self.happenings) + 1))
        self.parts = Parts()
        for each in self.happenings:
            self.parts.add(each)
        super().__init__(journal, history)
        self.ordered: dict[tuple[int, int], list[OrderInfo]] = {}  # orders as they were told, by line and seat
        self.told = Entries()  # in words

    @property
    def state(self) -> State:
        """The present state, for players and samples: never for a seat."""
        return self._history.state

    @property
    def last(self) -> Part:
        """The last line as people number it."""
        return self.parts.told[-1]

    def stands_since(self, n: int, seat: int) -> bool:
        """Whether nothing came after the line people call `n` that a seat may know: no line, or orders of others."""
        if not 0 <= n <= self.last.n:
            return False
        seen = self.parts.told[n - 1].line.n if n else 0  # with all its parts
        return all(each.what == "order" and each.seat != seat for each in self.happenings[seen:])

    @property
    def history(self) -> History:
        """The present history, which is replaced and never changed: it may be read in any thread."""
        return self._history

    def still(self) -> "Room":
        """The room as it stands, which goes on no more."""
        other = copy(self)
        other._journal = copy(self._journal)
        other._journal.lines = self._journal.lines[:]
        other.happenings = self.happenings[:]
        other.noted = self.noted[:]
        other.parts = self.parts.copy()
        return other

    def drafted(self, draft: Draft) -> "Room":
        """The room as a draft would make it, which goes on no more; this one stays as it is."""
        other = self.still()
        other._history = draft.later
        other._journal.lines += draft.lines
        other.happenings += draft.happenings
        for each in draft.happenings:
            other.parts.add(each)
        other.told = Entries() if _renames(draft) else self.told.copy()
        other.ordered = {}
        return other

    def past(self, ply: int) -> "Room":
        """The room as it was after `ply` of the choices that stand: for the review of a finished game."""
        other = copy(self)
        other._history = self._history.until(ply)
        other.told = Entries()
        other.ordered = {}
        return other

    def take(self, made: Draft) -> None:
        """Make a draft true that has been committed."""
        super().take(made)
        self.happenings.extend(made.happenings)
        for each in made.happenings:
            self.parts.add(each)
        if _renames(made):
            self.told.clear()

    def drafts(self, lines: list[str]) -> list[Draft]:
        """Lines that another server has committed, one draft each, to be taken in order."""
        chain = Chain()
        chain.number, chain.sum = self.n, json.loads(self._journal.lines[-1])["sum"]
        found: list[Draft] = []
        history, n = self._history, self.n
        for text in lines:
            record = chain.opened(text.encode())
            assert not isinstance(record, Header)  # the header is the first line alone
            history = history.copy()
            history.follow(record)
            n += 1
            found.append(Draft((record,), (text,), history, (happened(record, history, n),)))
        return found


def begun(setup: Setup, places: list[Place]) -> list[Line]:
    """The first line of a new game; refused if the game cannot be set up so."""
    setup.new()
    return [Line(1, text) for text in Journal(setup, places).lines]


def _renames(draft: Draft) -> bool:
    """Whether somebody has another name after it: then all that was told is told with that one."""
    return any(isinstance(record, Rename) for record in draft.records)


def rows(draft: Draft) -> list[Line]:
    """The lines of a draft as the database keeps them, numbered, with whoever sits elsewhere after one."""
    parts = zip(draft.happenings, draft.lines, draft.records, strict=True)
    return [Line(happening.n, text, _place(record, draft.later)) for happening, text, record in parts]


def _place(record: Record, after: History) -> tuple[int, str, str | None] | None:
    if not isinstance(record, Handover | Rename | Resign):
        return None
    place = after.places[record.seat]
    return record.seat, place.name, place.level
