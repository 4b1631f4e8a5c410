"""The room: one table in memory, made from its journal's lines; it goes on only by what was committed."""

import json
from copy import copy
from dataclasses import dataclass
from typing import Final

from tablee.kernel import NOBODY, Event, State
from tablee.server.store.rows import Line
from tablee.server.wire.shapes import Entry
from tablee.table.history import History
from tablee.table.journal import Journal
from tablee.table.places import Place
from tablee.table.records import Chain, Choice, End, Handover, Header, Record, Rename, TakeBack, Undo
from tablee.table.setup import Setup
from tablee.table.sitting import Sitting

WHAT: Final[dict[type, str]] = {
    Choice: "choice",
    Undo: "undo",
    TakeBack: "take_back",
    Handover: "seat",
    Rename: "name",
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
    """Lines that fit and would make the room go on, once they are committed."""

    records: tuple[Record, ...]
    lines: tuple[Line, ...]
    later: History
    happenings: tuple[Happening, ...]

    @property
    def status(self) -> str:
        """What the table will be."""
        return "over" if self.later.ended else "playing"

    @property
    def to_move(self) -> int:
        """Who will be on move."""
        return NOBODY if self.later.state.over else int(self.later.state.to_move)


class Room(Sitting):
    """A table in memory. Nothing in it is true that is not in the database; it may be dropped at any time.

    >>> lines = begun(Setup.of("karmaka", seed=7), [Place("Anna"), Place("Bob")])
    >>> room = Room([line.text for line in lines])
    >>> draft = room.chosen(1, room.decision(1).options[0])
    >>> room.n, draft.lines[0].n
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
            self.happenings.append(_happened(record, history, len(self.happenings) + 1))
        super().__init__(journal, history)
        self.told: dict[tuple[int, int], Entry] = {}  # what was told, in words, by number and reader

    @property
    def n(self) -> int:
        """The number of the last line."""
        return len(self._journal.lines)

    @property
    def state(self) -> State:
        """The present state, for players and samples: never for a seat."""
        return self._history.state

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
        return other

    def drafted(self, draft: Draft) -> "Room":
        """The room as a draft would make it, which goes on no more; this one stays as it is."""
        other = self.still()
        other._history = draft.later
        other._journal.lines += [line.text for line in draft.lines]
        other.happenings += draft.happenings
        other.told = {} if _renames(draft) else dict(self.told)
        return other

    def past(self, ply: int) -> "Room":
        """The room as it was after `ply` of the choices that stand: for the review of a finished game."""
        other = copy(self)
        other._history = self._history.until(ply)
        other.told = {}
        return other

    # Drafts.

    def chosen(self, seat: int, option: int) -> Draft:
        """The draft of a choice; an illegal one is refused with the game's error."""
        later = self._history.copy()
        records: list[Record] = [later.choose(seat, option)]
        happenings = [_happened(records[0], later, self.n + 1)]
        if later.state.over:
            records.append(later.end())
            later.follow(records[1])
            happenings.append(_happened(records[1], later, self.n + 2))
        return self._draft(records, later, happenings)

    def recorded(self, record: Record) -> Draft:
        """The draft of anything else; refused if it does not fit."""
        later = self._history.copy()
        later.follow(record)
        return self._draft([record], later, [_happened(record, later, self.n + 1)])

    def _draft(self, records: list[Record], later: History, happenings: list[Happening]) -> Draft:
        texts = self._journal.sealed(*records).splitlines()
        lines = [
            Line(self.n + at, text, _place(record, later))
            for at, (text, record) in enumerate(zip(texts, records, strict=True), start=1)
        ]
        return Draft(tuple(records), tuple(lines), later, tuple(happenings))

    def take(self, draft: Draft) -> None:
        """Make a draft true that has been committed."""
        self._journal.add(*draft.records)
        self._history = draft.later
        self.happenings.extend(draft.happenings)
        if _renames(draft):
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
            found.append(Draft((record,), (Line(n, text),), history, (_happened(record, history, n),)))
        return found


def begun(setup: Setup, places: list[Place]) -> list[Line]:
    """The first line of a new game; refused if the game cannot be set up so."""
    setup.new()
    return [Line(1, text) for text in Journal(setup, places).lines]


def _renames(draft: Draft) -> bool:
    """Whether somebody has another name after it: then all that was told is told with that one."""
    return any(isinstance(record, Rename) for record in draft.records)


def _happened(record: Record, after: History, n: int) -> Happening:
    events = after.moments[-1].events if isinstance(record, Choice) else []
    seat = NOBODY if isinstance(record, End) else record.seat
    return Happening(n, WHAT[type(record)], seat, after.ply, events)


def _place(record: Record, after: History) -> tuple[int, str, str | None] | None:
    if not isinstance(record, Handover | Rename):
        return None
    place = after.places[record.seat]
    return record.seat, place.name, place.level
