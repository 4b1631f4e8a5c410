"""Parts: the lines of a journal as people are told and number them, whether a question was asked or left out."""

from dataclasses import dataclass
from itertools import takewhile

from tablee.kernel import Event
from tablee.kernel.event import SKIPPED
from tablee.table.changing.draft import Happening


@dataclass(frozen=True, slots=True)
class Part:
    """A line, or as much of it as came before or after a question that was left out; `n` and `ply` count parts."""

    n: int
    ply: int
    line: Happening
    events: list[Event]


class Parts:
    """All lines of a table, cut where a question was left out: as if that had been asked, and answered in silence.

    Who counts lines or choices therefore learns nothing of what was asked of others. The journal has no such lines.

    >>> parts = Parts()
    >>> parts.add(Happening(1, "deal", -1, 0, []))
    >>> left_out = Event(SKIPPED, 0, [0, 3])
    >>> parts.add(Happening(2, "choice", 0, 1, [Event(1, 0, []), left_out, Event(2, 0, [])]))
    >>> [(part.n, part.ply, [event.kind for event in part.events]) for part in parts.told]
    [(1, 0, []), (2, 1, [1]), (3, 2, [2])]
    """

    def __init__(self) -> None:
        self.told: list[Part] = []
        self._plies = [0]  # by the number of choices that stand: how many parts of choices do

    def add(self, line: Happening) -> None:
        """One more line."""
        pieces = cut(line.events)
        if line.what != "choice":
            del self._plies[line.ply + 1 :]
            pieces = [[event for piece in pieces for event in piece]] if len(pieces) > 1 else pieces
        else:
            self._plies[line.ply :] = [self._plies[line.ply - 1] + len(pieces)]
        last = self._plies[line.ply]
        for at, events in enumerate(pieces, 1):
            self.told.append(Part(len(self.told) + 1, last - len(pieces) + at, line, events))

    def of(self, line: Happening) -> list[Part]:
        """Those of a line."""
        found = takewhile(lambda part: part.line.n >= line.n, reversed(self.told))
        return [part for part in found if part.line.n == line.n][::-1]

    def copy(self) -> "Parts":
        """The same, to go on from."""
        other = Parts()
        other.told, other._plies = self.told[:], self._plies[:]
        return other


def cut(events: list[Event]) -> list[list[Event]]:
    """Events, before and after each question that was left out."""
    if all(event.kind != SKIPPED for event in events):
        return [events]  # as nearly always
    pieces: list[list[Event]] = [[]]
    for event in events:
        if event.kind == SKIPPED:
            pieces.append([])
        else:
            pieces[-1].append(event)
    return pieces
