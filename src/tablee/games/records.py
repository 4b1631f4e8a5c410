"""Records that the TOML files of every game are made of: entries, and the questions of a decision catalogue."""

from typing import Annotated, Final, Generic, TypeVar

import msgspec

V = TypeVar("V")
FIXED: Final = "fixed"
# A field that only says what the code does: another value would change nothing, so none can be laid over it.
Fixed = Annotated[V, msgspec.Meta(extra={FIXED: True})]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record that refuses fields it does not know."""


class Identified(Record, frozen=True):
    """A record with an id, by which others refer to it."""

    id: str


class Manner(Record, frozen=True, kw_only=True):
    """How the answers to a question are laid out; no rule."""

    usual: str = ""  # the answer that is given almost always, as it is spelled: it comes first
    rare: list[str] = []  # forms of answers that wait behind one more step; "*": all but the usual one


class Question(Identified, frozen=True, kw_only=True):
    """One entry of a decision catalogue; a game adds what only its questions have."""

    decider: Fixed[str]
    when: Fixed[str]
    options: Fixed[str]
    rules: list[str]  # ids, the foremost first
    manner: Fixed[Manner] = Manner()


Q = TypeVar("Q", bound=Question)


class DecisionFile(Record, Generic[Q], frozen=True):
    """decisions.toml."""

    decision: list[Q]
