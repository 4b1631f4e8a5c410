"""Figures: each a mean or a share, by deal, so that two worlds can be compared on the same deals."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from tablee.lab.play.seen import Seen
from tablee.lab.reckon.statistics import Reckoned, mean_of, paired, share_of

SHARE: Final = "share"
NUMBER: Final = "number"


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure: its name (`seat:0`, `turns`, `way:military`), its interval, and its value in each deal."""

    name: str
    unit: str
    reckoned: Reckoned
    deals: dict[int, float]

    def data(self) -> dict[str, object]:
        """As it is written to a file."""
        found = self.reckoned
        row = {"name": self.name, "unit": self.unit, "value": found.value, "low": found.low, "high": found.high}
        return {**row, "count": found.count}


def figure(name: str, unit: str, games: Iterable[Seen], measure: Callable[[Seen], float | None]) -> Figure:
    """A figure of some games; one for which the measure has no value does not count."""
    by_deal: defaultdict[int, list[float]] = defaultdict(list)
    for game in games:
        value = measure(game)
        if value is not None:
            by_deal[game.deal].append(value)
    deals = {deal: fmean(values) for deal, values in sorted(by_deal.items())}
    count = sum(map(len, by_deal.values()))
    means = list(deals.values())
    return Figure(name, unit, share_of(means, count) if unit == SHARE else mean_of(means), deals)


def difference(one: Figure, other: Figure) -> Reckoned:
    """How much more the other world has, on the deals that both played."""
    return paired(one.deals, other.deals)


def by_name(figures: Sequence[Figure]) -> dict[str, Figure]:
    """Figures by their names."""
    return {each.name: each for each in figures}
