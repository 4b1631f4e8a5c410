"""Drafts: what a choice, or anything else that is written down, would make of a game before it is written.

Every choice goes through here, whether it comes from a key, a virtual player or another continent: it is drafted on a
copy of the history, its lines are made durable in a file or a database, and only then the draft is taken.
"""

from dataclasses import dataclass
from typing import Final

from tablee.kernel import NOBODY, Event, State
from tablee.table.changing.carrying import carry_on, overrule
from tablee.table.past.history import History
from tablee.table.past.journal import Journal
from tablee.table.past.records import Choice, End, Handover, Order, Record, Rename, Resign, TakeBack, Undo

WHAT: Final[dict[type, str]] = {
    Choice: "choice",
    Undo: "undo",
    TakeBack: "take_back",
    Handover: "seat",
    Rename: "name",
    Resign: "resign",
    Order: "order",
    End: "end",
}
RETURN: Final = "return"  # a seat that is a person's again


@dataclass(frozen=True, slots=True)
class Happening:
    """What one line of the journal brought: all of its events, for all ears."""

    n: int
    what: str
    seat: int
    ply: int
    events: list[Event]
    order: Order | None = None  # that was given or has ended, if that is what the line says
    then: State | None = None  # the game at that moment, to name what an order is about


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


class DraftSheet:
    """Lines that are being drafted, one after the other, on a copy of the history."""

    def __init__(self, journal: Journal, history: History) -> None:
        self.later = history.copy()
        self._journal = journal
        self._records: list[Record] = []
        self._happenings: list[Happening] = []

    def choose(self, seat: int, option: int, by: int = 0) -> None:
        """Draft a choice, and the end of the game if it brings that; an illegal one is refused."""
        self._add(self.later.choose(seat, option, by))
        if self.later.state.over:
            self.follow(self.later.end())

    def follow(self, record: Record) -> None:
        """Draft anything else; refused if it does not fit."""
        self.later.follow(record)
        self._add(record)

    def _add(self, record: Record) -> None:
        n = len(self._journal.lines) + len(self._records) + 1
        self._records.append(record)
        self._happenings.append(happened(record, self.later, n))

    def made(self) -> Draft:
        """The draft."""
        lines = self._journal.sealed(*self._records).splitlines()
        return Draft(tuple(self._records), tuple(lines), self.later, tuple(self._happenings))


def chosen(journal: Journal, history: History, seat: int, option: int) -> Draft:
    """The draft of a choice, and of what follows from orders; an illegal one is refused with the game's error."""
    sheet = DraftSheet(journal, history)
    ended = overrule(sheet, seat, option, journal.setup.root)
    sheet.choose(seat, option)
    for record in ended if not sheet.later.state.over else []:
        sheet.follow(record)
    carry_on(sheet, journal.setup.root)
    return sheet.made()


def resigned(journal: Journal, history: History, seat: int, level: str) -> Draft:
    """The draft of a resignation: the game ends, or a virtual player of this level plays on at the seat."""
    sheet = DraftSheet(journal, history)
    sheet.follow(Resign(seat, None if sheet.later.is_given_up_by(seat) else level))
    if sheet.later.state.over:
        sheet.follow(sheet.later.end())
    return sheet.made()


def recorded(journal: Journal, history: History, record: Record) -> Draft:
    """The draft of anything else; refused if it does not fit. An order of the seat on move is carried out at once."""
    sheet = DraftSheet(journal, history)
    sheet.follow(record)
    state = sheet.later.state
    if isinstance(record, Order) and record.order is not None and not state.over and state.to_move == record.seat:
        carry_on(sheet, journal.setup.root)
    return sheet.made()


def happened(record: Record, after: History, n: int) -> Happening:
    """What a record brought, as line `n`."""
    events = after.moments[-1].events if isinstance(record, Choice) else []
    if isinstance(record, Resign):
        events = after.moments[-1].events[-1:]
    seat = NOBODY if isinstance(record, End) else record.seat
    order = record if isinstance(record, Order) else None
    what = RETURN if isinstance(record, Handover) and record.level is None else WHAT[type(record)]
    return Happening(n, what, seat, after.ply, events, order, after.state if order else None)
