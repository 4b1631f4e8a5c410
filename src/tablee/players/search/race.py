"""A race between options: all meet the same worlds with the same luck, and those that fall behind are dropped.

What one answer changes is often small beside what luck changes: only a comparison with the same luck finds it soon. The
weaker half is dropped again and again (sequential halving), and at any time who is behind by many standard errors. The
race ends when the time is over or one is left.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from tablee.kernel import Mind, Rng, Rules, Seat, State, Tastes
from tablee.players.search.clock import now

LEAST_WORLDS: Final = 3  # of a round, before the weaker half is dropped
LOOK_EVERY: Final = 16  # worlds between two looks at who is clearly behind
SURE: Final = 4.0  # standard errors by which one must be behind to be dropped before the end of a round
CLEAR: Final = 2.0  # standard errors by which an idle option must be ahead of a quiet one to be chosen
ALIKE: Final = 100.0  # so many standard errors ahead is who was better in every world by the same


class Runner:
    """An option in the race: its place in the game's advice, what follows it, and what it brought in each world."""

    def __init__(self, option: int, place: i64, rest: list[int] | None = None) -> None:
        self.option = option
        self.rest = rest or []  # what the seat means to choose next
        self.place: i64 = place
        self.rewards: list[float] = []

    def mean(self) -> float:
        """The average reward."""
        return sum(self.rewards) / float(len(self.rewards)) if self.rewards else 0.0


class Race:
    """One race, for one decision: a subclass says who runs and what a world brings each of them."""

    def __init__(self, seat: Seat, rng: Rng, tastes: Tastes) -> None:
        self.seat = seat
        self.rules: Rules = seat.game.rules
        self.mind: Mind = seat.game.mind
        self.rng = rng
        self.tastes = tastes
        self.iterations: i64 = 0
        self.alive: list[Runner] = []  # by their place
        self.dropped: list[Runner] = []
        self.idle: list[int] = []  # options whose effect would change nothing

    def meet(self) -> None:
        """Try everyone who is left in one more world, with the same luck."""
        raise NotImplementedError

    def run(self, iterations: i64, seconds: float, by_processor: bool = False) -> None:
        """Race for a number of iterations, or for a time if seconds are given: as much for each round.

        With few iterations only the best advised run. Where there is but one, a look at what it leads to will do.
        """
        if len(self.alive) == 1:
            iterations, seconds = 0, 0.0
        if seconds <= 0.0:
            self.alive = self.alive[: max(2, iterations // (2 * LEAST_WORLDS))]
        rounds: i64 = 1
        left: i64 = len(self.alive)
        while left > 2:
            left = (left + 1) // 2
            rounds += 1
        begin = now(by_processor)
        for number in range(1, rounds + 1):
            share = float(number) / float(rounds)
            end = begin + seconds * share if seconds > 0.0 else -1.0
            self.run_round(float(iterations) * share, end, by_processor)
            if number < rounds:
                self.drop()

    def run_round(self, iterations: float, end: float, by_processor: bool) -> None:
        """Meet worlds until so many iterations were made in all, or until a time; or until one is left."""
        worlds: i64 = 0
        while worlds < LEAST_WORLDS or (
            now(by_processor) < end if end >= 0.0 else float(self.iterations + len(self.alive)) <= iterations
        ):
            self.meet()
            worlds += 1
            if worlds % LOOK_EVERY == 0:
                self.drop_hopeless()
                if len(self.alive) == 1:
                    return

    def drop(self) -> None:
        """Keep the better half, and the best advised one where a few are tried that the game has thought through."""
        order = [(-runner.mean(), runner.place) for runner in self.alive]
        order.sort()
        kept = [place for worth, place in order[: max(2, (len(order) + 1) // 2)]]
        is_advised = self.tastes.breadth > 0 or self.tastes.caution > 0.0
        if is_advised and self.alive[0].place not in kept:
            kept[-1] = self.alive[0].place
        self.keep(kept)

    def drop_hopeless(self) -> None:
        """Drop who is behind the best one beyond all luck."""
        best = self.leader()
        self.keep([each.place for each in self.alive if each is best or lead(best, each) < SURE])

    def keep(self, places: list[i64]) -> None:
        """Go on with these alone."""
        self.dropped += [runner for runner in self.alive if runner.place not in places]
        self.alive = [runner for runner in self.alive if runner.place in places]

    def leader(self) -> Runner:
        """The one with the best average; of equals the better advised one."""
        best = self.alive[0]
        for runner in self.alive:
            if runner.mean() > best.mean():
                best = runner
        return best

    def best(self) -> Runner:
        """The one that did best, if it beats the best advised one by more than the caution."""
        first = self.alive[0]
        best = self.leader()
        if best is not first and lead(best, first) <= self.tastes.caution:
            best = first
        return self.quiet(best) if best.option in self.idle else best

    def quiet(self, idle: Runner) -> Runner:
        """The best option that is not idle, unless the idle one is clearly ahead of it."""
        best = idle
        for runner in [*self.alive, *self.dropped]:
            is_level = bool(runner.rewards) and runner.option not in self.idle and lead(idle, runner) < CLEAR
            if is_level and (best is idle or runner.mean() > best.mean()):
                best = runner
        return best

    def look(self, world: State) -> None:
        """See which options of the open question are idle."""
        self.idle = [option for option in world.options if self.mind.is_idle(world, option)]

    def estimates(self) -> list[tuple[int, int, float]]:
        """For each option tried, its visits and its estimated chance to win: the chosen one first."""
        best = self.best()
        found = [(each.option, len(each.rewards), each.mean()) for each in [*self.alive, *self.dropped]]
        estimates = [(best.option, len(best.rewards), best.mean())]
        for estimate in sorted(found, key=_by_visits):
            if all(estimate[0] != other[0] for other in estimates):
                estimates.append(estimate)
        return estimates


def _by_visits(estimate: tuple[int, int, float]) -> tuple[int, float, int]:
    return -estimate[1], -estimate[2], estimate[0]


def lead(one: Runner, other: Runner) -> float:
    """By how many standard errors one is ahead of another in the worlds that both have met."""
    worlds = min(len(one.rewards), len(other.rewards))
    total = 0.0
    squares = 0.0
    for at in range(worlds):
        gap = one.rewards[at] - other.rewards[at]
        total += gap
        squares += gap * gap
    mean = total / float(worlds)
    spread = squares / float(worlds) - mean * mean
    if spread <= 0.0:
        return 0.0 if mean <= 0.0 else ALIKE
    return mean / sqrt(spread / float(worlds))
