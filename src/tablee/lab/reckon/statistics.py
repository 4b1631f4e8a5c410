"""Intervals: Wilson's for shares, normal ones for means and paired differences; all are two-sided, 95 %."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log10, sqrt
from statistics import fmean, variance
from typing import Final

from tablee.arena.standing import Z, interval

POWER: Final = 0.841621  # one-sided 80 %: how surely a study tells a difference that is there
SURE: Final = 0.9995  # a share beyond it has no rating


@dataclass(frozen=True, slots=True)
class Reckoned:
    """A number with its interval, and how many independent observations it rests on."""

    value: float
    low: float
    high: float
    count: int

    def holds(self, value: float) -> bool:
        """Whether the interval holds a value."""
        return self.low <= value <= self.high


def mean_of(values: Sequence[float]) -> Reckoned:
    """The mean of independent values, with its normal interval.

    >>> mean_of([1.0, 2.0, 3.0, 4.0])
    Reckoned(value=2.5, low=1.2348, high=3.7652, count=4)
    """
    if not values:
        return Reckoned(0.0, 0.0, 0.0, 0)
    middle = fmean(values)
    half = Z * sqrt(variance(values) / len(values)) if len(values) > 1 else 0.0
    return Reckoned(_short(middle), _short(middle - half), _short(middle + half), len(values))


def share_of(values: Sequence[float], games: int) -> Reckoned:
    """A share from one mean for each deal, with Wilson's interval.

    Games of one deal resemble each other, so that they count for as many as their spread allows: from the number of
    deals to the number of games.

    >>> share_of([1.0, 0.0, 1.0, 1.0], 4)
    Reckoned(value=0.75, low=0.3006, high=0.9544, count=4)
    """
    if not values:
        return Reckoned(0.0, 0.0, 1.0, 0)
    share, deals = fmean(values), len(values)
    spread = variance(values) / deals if deals > 1 else 0.0
    counted = games if spread == 0 else share * (1 - share) / spread
    count = round(min(max(counted, deals), games))
    low, high = interval(share, count)
    return Reckoned(_short(share), _short(low), _short(high), count)


def paired(one: dict[int, float], other: dict[int, float]) -> Reckoned:
    """How much more the other has than the one, deal by deal, with its normal interval.

    >>> paired({1: 0.0, 2: 1.0, 3: 0.0}, {1: 1.0, 2: 1.0, 3: 1.0}).value
    0.6667
    """
    return mean_of([other[deal] - one[deal] for deal in sorted(one.keys() & other.keys())])


def deals_needed(differences: Sequence[float], least: float) -> int:
    """How many deals tell such a difference in four studies of five, given the spread of some paired ones.

    >>> deals_needed([1.0, -1.0] * 20, 0.5)
    33
    """
    spread = sqrt(variance(differences)) if len(differences) > 1 else 0.0
    return max(1, ceil(((Z + POWER) * spread / least) ** 2))


def least_told(differences: Sequence[float]) -> float:
    """The smallest difference that a study with these pairs tells in four of five."""
    if len(differences) < 2:
        return float("inf")
    return (Z + POWER) * sqrt(variance(differences) / len(differences))


def elo(share: float) -> float:
    """The step in ratings that a share of games is worth; beyond what can be told, that of 1999 games in 2000.

    >>> round(elo(0.75)), round(elo(1.0))
    (191, 1320)
    """
    held = min(max(share, 1 - SURE), SURE)
    return 400 * log10(held / (1 - held))


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which a share of them lies."""
    ordered = sorted(values)
    at = share * (len(ordered) - 1)
    low = int(at)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (at - low) * (ordered[high] - ordered[low])


def _short(value: float) -> float:
    """As many digits as anybody reads, so that files are the same everywhere."""
    return round(value, 4) + 0.0
