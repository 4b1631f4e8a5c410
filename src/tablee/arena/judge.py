"""A judge of matches: a sequential test that says, after any game, whether somebody plays better than even.

The test is Robbins' mixture of likelihood ratios. What was seen is compared with what an even match would show, on
average over the shares that one may expect (a beta distribution around the even one). Where nobody is better, the ratio
ever reaches 20 in one match of twenty at most (Ville's inequality), however often one looks.
"""

from collections.abc import Generator, Iterable
from math import lgamma, log
from typing import Final

from tablee.arena.outcome import Outcome
from tablee.arena.pieces import Done

CLEAR: Final = log(20.0)  # one false alarm in twenty matches of equals, at most
GAMES_BEFORE: Final = 20.0  # the shares to expect are spread as if so many games had been played, evenly


class Judge:
    """Counts the games of one level against all others: 1 for a game won, a part of one that is shared or drawn."""

    def __init__(self, levels: tuple[str, ...]) -> None:
        same = {player for player, level in enumerate(levels) if level == levels[0]}
        self.ours = same if len(same) < len(levels) else {0}
        self.even = len(self.ours) / len(levels)
        self.games = 0
        self.points = 0.0

    def add(self, outcome: Outcome) -> None:
        """Count one more game."""
        winners = outcome.winners
        self.games += 1
        self.points += sum(winner in self.ours for winner in winners) / len(winners) if winners else self.even

    @property
    def is_clear(self) -> bool:
        """Whether the difference from an even match is more than chance."""
        return evidence(self.points, self.games, self.even) >= CLEAR


def is_clear(levels: tuple[str, ...], outcomes: Iterable[Outcome]) -> bool:
    """Whether these games show a difference from an even match."""
    judge = Judge(levels)
    for outcome in outcomes:
        judge.add(outcome)
    return judge.is_clear


def evidence(points: float, games: int, even: float) -> float:
    """The logarithm of how much likelier so many points are if the match is not even; nobody else at the table: 0.

    >>> evidence(10, 20, 0.5) < 0 < evidence(16, 20, 0.5) < CLEAR < evidence(18, 20, 0.5)
    True
    """
    if even >= 1.0:
        return 0.0
    before, against = GAMES_BEFORE * even, GAMES_BEFORE * (1.0 - even)
    seen = log_beta(before + points, against + games - points) - log_beta(before, against)
    return seen - points * log(even) - (games - points) * log(1.0 - even)


def log_beta(a: float, b: float) -> float:
    """The logarithm of the beta function."""
    return lgamma(a) + lgamma(b) - lgamma(a + b)


def in_order(arriving: Iterable[Done]) -> Generator[Done, None, None]:
    """Pieces by their number, each as soon as all before it are there: who was quicker decides nothing."""
    waiting: dict[int, Done] = {}
    due = 0
    for done in arriving:
        waiting[done.piece.number] = done
        while due in waiting:
            yield waiting.pop(due)
            due += 1
