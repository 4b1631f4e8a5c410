"""What every view holds: the open question as a seat may see it, and the numbers that count, with their parts."""

from collections.abc import Iterable
from dataclasses import dataclass

from tablee.kernel import NOBODY, State


@dataclass(frozen=True, slots=True)
class DecisionView:
    """The open question: who decides, for all; its kind, for those who may know it; the options, for who decides."""

    seat: int
    kind: str | None
    options: tuple[int, ...]


def decision_view(s: State, seat: int, kinds: list[str], *, are_public: bool = True) -> DecisionView | None:
    """The open question for one seat; None when the game is over. Its kind is for all only where kinds are public."""
    if s.to_move == NOBODY:
        return None
    if seat == s.to_move:
        return DecisionView(s.to_move, kinds[s.kind], tuple(s.options))
    return DecisionView(s.to_move, kinds[s.kind] if are_public else None, ())


@dataclass(frozen=True, slots=True)
class ScorePart:
    """A part of a score: a colour, a way to win, a source. `counts` marks the one that counts as things stand.

    `soon` says that what is needed will be there before long, unless somebody does something about it.
    """

    id: str
    now: int
    need: int | None = None
    counts: bool = False
    soon: bool = False


@dataclass(frozen=True, slots=True)
class Score:
    """A number of a seat that counts: how much there is, how much is needed where something is, and its parts.

    The game's words name it and its parts (`score-ID`). A view that has `scores` is drawn by the score sheets of the
    terminal and the browser, and what changed since a seat's last turn is said without another word.
    """

    id: str
    seat: int
    now: int
    need: int | None = None
    parts: tuple[ScorePart, ...] = ()


def scores_of(view: object) -> tuple[Score, ...]:
    """The scores of a view; none where a game counts nothing."""
    found: tuple[Score, ...] = getattr(view, "scores", ())
    return found


def nearest_first(parts: Iterable[ScorePart]) -> tuple[ScorePart, ...]:
    """Ways to the same end, the nearest first and marked as the one that counts."""
    first, *others = sorted(parts, key=lambda part: -share(part))
    return (ScorePart(first.id, first.now, first.need, True, first.soon), *others)


def share(part: Score | ScorePart) -> float:
    """How much of what is needed is there, from 0 to 1."""
    return min(1.0, max(0.0, part.now / part.need)) if part.need else 0.0
