"""Drafts: what a choice, or anything else that is written down, would make of a game before it is written.

Every choice goes through here, whether it comes from a key, a virtual player or another continent: it is drafted on a
copy of the history, its lines are made durable in a file or a database, and only then the draft is taken.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tablee.kernel import NOBODY, Event
from tablee.table.history import History
from tablee.table.journal import Journal
from tablee.table.records import Choice, End, Handover, Record, Rename, Resign, TakeBack, Undo

WHAT: Final[dict[type, str]] = {
    Choice: "choice",
    Undo: "undo",
    TakeBack: "take_back",
    Handover: "seat",
    Rename: "name",
    Resign: "resign",
    End: "end",
}


@dataclass(frozen=True, slots=True)
class Happening:
    """What one line of the journal brought: all of its events, for all ears."""

    n: int
    what: str
    seat: int
    ply: int
    events: list[Event]


@dataclass(frozen=True, slots=True)
class Draft:
    """Lines that fit, and the game as it would be after them: nothing of it is true before they are durable."""

    records: tuple[Record, ...]
    lines: tuple[str, ...]  # as the journal seals them
    later: History
    happenings: tuple[Happening, ...]  # one for each line

    @property
    def first(self) -> Happening:
        """What was done; the end of the game may follow from it."""
        return self.happenings[0]

    @property
    def is_over(self) -> bool:
        """Whether the game will have ended."""
        return self.later.ended

    @property
    def to_move(self) -> int:
        """Who will be on move."""
        return NOBODY if self.later.state.over else int(self.later.state.to_move)


def chosen(journal: Journal, history: History, seat: int, option: int) -> Draft:
    """The draft of a choice; an illegal one is refused with the game's error."""
    later = history.copy()
    return _settled(journal, later.choose(seat, option), later)


def resigned(journal: Journal, history: History, seat: int, level: str) -> Draft:
    """The draft of a resignation: the game ends, or a virtual player of this level plays on at the seat."""
    later = history.copy()
    record = Resign(seat, None if later.is_given_up_by(seat) else level)
    later.follow(record)
    return _settled(journal, record, later)


def _settled(journal: Journal, record: Record, later: History) -> Draft:
    """The draft of a record that was followed; and of the end of the game, where that is one."""
    records, n = [record], len(journal.lines)
    happenings = [happened(record, later, n + 1)]
    if later.state.over:
        records.append(later.end())
        later.follow(records[1])
        happenings.append(happened(records[1], later, n + 2))
    return _draft(journal, records, later, happenings)


def recorded(journal: Journal, history: History, record: Record) -> Draft:
    """The draft of anything else; refused if it does not fit."""
    later = history.copy()
    later.follow(record)
    return _draft(journal, [record], later, [happened(record, later, len(journal.lines) + 1)])


def _draft(journal: Journal, records: Sequence[Record], later: History, happenings: list[Happening]) -> Draft:
    lines = journal.sealed(*records).splitlines()
    return Draft(tuple(records), tuple(lines), later, tuple(happenings))


def happened(record: Record, after: History, n: int) -> Happening:
    """What a record brought, as line `n`."""
    events = after.moments[-1].events if isinstance(record, Choice) else []
    if isinstance(record, Resign):
        events = after.moments[-1].events[-1:]
    seat = NOBODY if isinstance(record, End) else record.seat
    return Happening(n, WHAT[type(record)], seat, after.ply, events)
