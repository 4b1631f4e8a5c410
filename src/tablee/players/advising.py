"""A master who gives reasons: what the best option wins beside the second, and what the second risks.

Both are tried in the same imagined worlds with the same luck and played on for some turns; then what the game's mind
measures is compared. Nothing is said that could be chance, and nothing that the seat does not know is looked at.
"""

from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Final

from tablee.kernel import Rng, Seat, Tastes, split
from tablee.players.search.tree import play_on
from tablee.players.thinking import Budget, Estimate, Master

MINE: Final = "mine"
THEIRS: Final = "theirs"
SHARE: Final = 0.25  # of the time that a hint may take
LEAST_WORLDS: Final = 6
MOST_WORLDS: Final = 32
ITERATIONS_EACH: Final = 4  # a budget of so many iterations has a world for reasons
CLEAR: Final = 2.0  # standard errors by which a difference must be more than chance
ALIKE: Final = 0.01  # options whose chances differ by less are even
FEW: Final = 3  # an option tried less often has no chance worth telling


@dataclass(frozen=True, slots=True)
class Difference:
    """How much more (above 0) or less of a measure an option brings than another, to oneself or to each rival."""

    measure: str
    whose: str
    amount: float


@dataclass(frozen=True, slots=True)
class Advice:
    """What a master thinks of each option, the best first, and why.

    `wins` is what the best option brings beside the second, `costs` what it gives up, and `risks` what the second one
    means beside the best; all of it so many `turns` later.
    """

    estimates: tuple[Estimate, ...]
    wins: tuple[Difference, ...] = ()
    costs: tuple[Difference, ...] = ()
    risks: tuple[Difference, ...] = ()
    turns: int = 0

    @property
    def is_even(self) -> bool:
        """Whether no option is better than another, as far as the master sees."""
        return are_even(self.estimates)


def are_even(estimates: tuple[Estimate, ...] | list[Estimate]) -> bool:
    """Whether options that were tried have the same chance, all of them."""
    tried = [estimate.chance for estimate in estimates if estimate.visits >= FEW]
    return len(tried) > 1 and max(tried) - min(tried) < ALIKE


def advice(seat: Seat, budget: Budget, rng: Rng, reasoning: Rng) -> Advice:
    """What the master thinks of each option, with reasons: the same seat, budget and generators say the same."""
    found = Master(Budget(budget.iterations, budget.seconds * (1.0 - SHARE))).explain(seat, rng)
    tried = [estimate for estimate in found if estimate.visits >= FEW]
    if len(tried) < 2 or are_even(found) or not seat.game.mind.measures:
        return Advice(tuple(found))
    worlds = min(MOST_WORLDS, max(LEAST_WORLDS, budget.iterations // ITERATIONS_EACH)) if budget.iterations else 0
    pair = (tried[0].option, tried[1].option)
    return sorted_out(found, compared(seat, pair, reasoning, worlds, budget.seconds * SHARE), seat)


def sorted_out(found: list[Estimate], differences: list[Difference], seat: Seat) -> Advice:
    """Which differences speak for the best option, and which against it."""
    bad = {measure.name for measure in seat.game.mind.measures if not measure.good}
    good = [each for each in differences if speaks_for(each, bad)]
    against = [each for each in differences if not speaks_for(each, bad)]
    wins = [each for each in good if each.whose == MINE][:2] or good[:1]
    left = [each for each in good if each not in wins]
    risks = [Difference(each.measure, each.whose, -each.amount) for each in (left or wins)[:1]]
    return Advice(tuple(found), tuple(wins), tuple(against[:1]), tuple(risks), seat.game.mind.reach)


def speaks_for(difference: Difference, bad: set[str]) -> bool:
    """Whether a difference is good for the one who asks."""
    return (difference.amount > 0) == ((difference.whose == MINE) == (difference.measure not in bad))


def compared(seat: Seat, pair: tuple[int, int], rng: Rng, worlds: int, seconds: float) -> list[Difference]:
    """What one option brings beside another, the clearest first: in so many worlds, or for a time if there are none."""
    end = perf_counter() + seconds
    rows: list[list[float]] = []
    while len(rows) < (worlds or MOST_WORLDS) and (worlds or len(rows) < LEAST_WORLDS or perf_counter() < end):
        luck = split(rng)
        one, other = (later(seat, option, luck.copy()) for option in pair)
        rows.append([mine - theirs for mine, theirs in zip(one, other, strict=True)])
    measures = seat.game.mind.measures
    told = [(Difference(each.name, whose, 0.0), each.least) for whose in (MINE, THEIRS) for each in measures]
    found = [
        (abs(mean) / least, Difference(each.measure, each.whose, mean))
        for (each, least), mean in zip(told, clear_means(rows), strict=True)
        if abs(mean) >= least
    ]
    return [each for _, each in sorted(found, key=lambda pair: -pair[0])]


def clear_means(rows: list[list[float]]) -> list[float]:
    """The mean of each column, or nothing where it could be chance."""
    return [mean_if_clear(list(column)) for column in zip(*rows, strict=True)]


def mean_if_clear(values: list[float]) -> float:
    """The mean of some values; 0 where it is not clearly another number."""
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / len(values))
    return mean if abs(mean) > CLEAR * spread / sqrt(len(values)) else 0.0


def later(seat: Seat, option: int, rng: Rng) -> list[float]:
    """What there is of each measure some turns after an option: the seat's own, and that of a rival among others."""
    game, world = seat.game, seat.imagine(rng)
    tastes = Tastes(horizon=game.mind.reach, noise=0.0)
    horizon = game.rules.turn(world) + game.mind.reach
    game.rules.answer(world, option)
    play_on(game.rules, game.mind, tastes, world, horizon, rng)
    mine = game.mind.measured(world, seat.number)
    others = [game.mind.measured(world, rival) for rival in game.rules.rivals(world, seat.number)]
    return mine + [sum(column) / len(others) for column in zip(*others, strict=True)]
