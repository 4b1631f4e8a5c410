"""Records that the TOML files of every game are made of: entries, and the questions of a decision catalogue."""

from typing import Generic, TypeVar

import msgspec


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record that refuses fields it does not know."""


class Entry(Record, frozen=True):
    """A record with an id, by which others refer to it."""

    id: str


class Question(Entry, frozen=True):
    """One entry of a decision catalogue; a game adds what only its questions have."""

    decider: str
    when: str
    options: str
    rules: list[str]  # ids, the foremost first


Q = TypeVar("Q", bound=Question)


class DecisionFile(Record, Generic[Q], frozen=True):
    """decisions.toml."""

    decision: list[Q]
