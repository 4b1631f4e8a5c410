"""What a server tells newcomers: First steps, the coach, and a primer of each game."""

from typing import Literal

from msgspec import Struct

from tablee.server.wire.shapes import Text

Who = Literal["anyone", "me", "other"]


class TriggerInfo(Struct, frozen=True):
    """What a moment waits for: one of these. Of an event: whose it is, and how many of its kind there must be."""

    start: bool
    decision: str
    event: str
    who: Who
    times: int
    zone: str
    over: bool


class PointerInfo(Struct, frozen=True):
    """A thing on the table that the board lights."""

    zone: str
    who: Who
    what: int | str | None


class LessonMoment(Struct, frozen=True):
    """Something told once; `after` are moments that come before it, and the `last` one ends First steps."""

    id: str
    on: TriggerInfo
    say: Text
    rule: str
    point: PointerInfo | None
    after: list[str]
    last: bool


class ZoneInfo(Struct, frozen=True):
    """Where a zone stands in a view: names, `me` or `other` for a seat, * for any."""

    id: str
    path: list[str]


class LessonsInfo(Struct, frozen=True):
    """What newcomers to a game are told, and when; no moments where it has no First steps.

    `rules` names the rule behind each kind of event.
    """

    moments: list[LessonMoment]
    coach: list[LessonMoment]
    zones: list[ZoneInfo]
    rules: dict[str, str]


class ShapeInfo(Struct, frozen=True):
    """One shape of a picture: its middle, its size, what is written on it; an arrow goes `to` a place."""

    form: str
    at: list[int]
    size: list[int]
    to: list[int] | None
    tone: str
    sign: str
    label: Text | None


class PrimerInfo(Struct, frozen=True):
    """A game in ten lines and a picture: its shapes on a sheet of some size, and the same in words."""

    lines: list[Text]
    size: list[int]
    about: Text
    shapes: list[ShapeInfo]
