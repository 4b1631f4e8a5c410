"""Lessons: what a newcomer is told, and when; data of a game's room `people`, the same for every screen.

First steps is a script of moments for one fixed game; the coach has a sentence for each thing that is first met in any
other. A moment is due when what it waits for is the case, whatever was chosen before: the script never forces a choice.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Literal

import msgspec

from tablee.games.loading import has, read_words
from tablee.games.records import Identified, Record
from tablee.games.texts import Text

FILE: Final = "lessons.toml"
Who = Literal["anyone", "me", "other"]
ME: Final = "me"
OTHER: Final = "other"
ANY: Final = "*"


class Trigger(Record, frozen=True):
    """What a moment waits for: one of these, or a question after an event.

    Of an event: whose it is, and how many of its kind there must be.
    """

    start: bool = False
    decision: str = ""
    event: str = ""
    who: Who = "anyone"
    times: int = 1
    zone: str = ""
    over: bool = False


class Pointer(Record, frozen=True):
    """A thing on the table that the board lights: a zone, whose it is, and a card or place in it, if one is meant."""

    zone: str
    who: Who = "anyone"
    what: int | str | None = None


class Moment(Identified, frozen=True):
    """Something told once: when, in which words, with the rule behind it; `after` are moments that come before it."""

    on: Trigger
    say: Text
    rule: str = ""
    point: Pointer | None = None
    after: tuple[str, ...] = ()
    last: bool = False  # it ends First steps: play on, or begin a game of one's own


class Zone(Identified, frozen=True):
    """Where a zone stands in a view: names, `me` or `other` for a seat, * for any; it is met once it is not empty."""

    path: list[str]


class Pile(Identified, frozen=True):
    """Where a pile stands in a view: names, and * where everybody has one; what has changed in it is shown there."""

    path: list[str]


class FirstSteps(Record, frozen=True):
    """The game that goes with the script: always the same deal, and a friendly virtual player in each other seat."""

    seed: int
    level: str
    names: list[str]  # of the virtual players, in the order of their seats
    moment: list[Moment]
    settings: dict[str, str] = msgspec.field(default_factory=dict)

    @property
    def players(self) -> int:
        """How many sit there: the learner, at seat 0, and the others."""
        return 1 + len(self.names)


class Lessons(Record, frozen=True):
    """people/lessons.toml. `rules` names the rule behind each kind of event: where a line of the story leads."""

    first_steps: FirstSteps | None = None
    coach: tuple[Moment, ...] = ()
    zone: tuple[Zone, ...] = ()
    pile: tuple[Pile, ...] = ()
    rules: dict[str, str] = msgspec.field(default_factory=dict)


@cache
def lessons(package: str) -> Lessons:
    """The lessons of a game's package, read once; none where the game has none."""
    return read_words(package, FILE, Lessons) if has(package, FILE, "people") else Lessons()


@dataclass(slots=True)
class Met:
    """What one seat has met at a table: the question that is open to it, what happened, which zones hold something."""

    seat: int
    kind: str = ""
    over: bool = False
    events: Counter[tuple[str, Who]] = field(default_factory=Counter)
    zones: set[str] = field(default_factory=set)

    def hear(self, event: str, args: Sequence[int]) -> None:
        """Something happened; whose deed it was is its first number, where that is a seat."""
        self.events[event, "anyone"] += 1
        self.events[event, ME if args and args[0] == self.seat else OTHER] += 1

    def look(self, view: object, zones: Sequence[Zone]) -> None:
        """The table as it is seen now."""
        plain = msgspec.to_builtins(view)
        self.zones |= {zone.id for zone in zones if any(lying(plain, zone.path, self.seat))}


def due(moments: Sequence[Moment], met: Met, told: Collection[str]) -> list[Moment]:
    """The moments whose time has come, in the order of the script."""
    return [
        moment
        for moment in moments
        if moment.id not in told and all(before in told for before in moment.after) and _is_met(moment.on, met)
    ]


def taught(moment: Moment, coach: Sequence[Moment]) -> list[str]:
    """What the coach need not say any more once a moment was told: the sentences that wait for the same thing."""
    same = [each.id for each in coach if are_same(each.on, moment.on)]
    return list(dict.fromkeys([moment.id, *same]))


def are_same(one: Trigger, other: Trigger) -> bool:
    """Whether two moments wait for the same question, event or zone."""
    return (one.decision, one.event, one.zone) == (other.decision, other.event, other.zone) and not one.start


def _is_met(on: Trigger, met: Met) -> bool:
    if on.event and met.events[on.event, on.who] < on.times:
        return False
    if on.decision or on.event:
        return not on.decision or met.kind == on.decision
    return on.zone in met.zones if on.zone else on.start or (on.over and met.over)


def lying(value: Any, path: Sequence[str], seat: int) -> list[bool]:
    """Whether something lies at each end of a path; no ends where a view, as plain data, has no such places."""
    if not path:
        return [bool(value)]
    return [lies for part in _parts(value, path[0], seat) for lies in lying(part, path[1:], seat)]


def _parts(value: Any, name: str, seat: int) -> list[Any]:
    """What a step of a path leads to."""
    if isinstance(value, Mapping):
        return list(value.values()) if name == ANY else [value[name]] if name in value else []
    if not isinstance(value, Sequence):
        return []
    return [part for at, part in enumerate(value) if name == ANY or name == (ME if at == seat else OTHER)]
