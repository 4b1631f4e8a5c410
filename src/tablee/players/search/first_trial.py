"""The flat search of the first master, kept as it was (`master@1`): what later ones are measured by.

The best rated options are tried in the same worlds, and the weaker half is dropped again and again.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from tablee.kernel import Mind, Rng, Rules, Seat, State, Tastes, split
from tablee.players.search.clock import now
from tablee.players.search.first_tree import play_on

LEAST_WORLDS: Final = 2  # before options are dropped


class FirstCandidate:
    """An option on trial: its place in the game's advice, what follows it, and what it brought in each world."""

    def __init__(self, option: int, place: i64, rest: list[int] | None = None) -> None:
        self.option = option
        self.rest = rest or []  # what the seat means to choose next
        self.place: i64 = place
        self.rewards: list[float] = []

    def mean(self) -> float:
        """The average reward."""
        return sum(self.rewards) / float(len(self.rewards)) if self.rewards else 0.0


class FirstTrial:
    """One flat search, for one decision."""

    def __init__(self, seat: Seat, rng: Rng, tastes: Tastes, mind: Mind) -> None:
        self.seat = seat
        self.rules: Rules = seat.game.rules
        self.mind: Mind = mind
        self.rng = rng
        self.tastes = tastes
        self.iterations: i64 = 0
        self.dropped: list[FirstCandidate] = []
        self.alive = self.candidates()

    def candidates(self) -> list[FirstCandidate]:
        """The best plans, the best first."""
        plans = self.mind.plans(self.seat.imagine(self.rng), self.tastes.breadth)
        return [FirstCandidate(plans[at][0], at, plans[at][1:]) for at in range(len(plans))]

    def run(self, iterations: i64, seconds: float, by_processor: bool = False) -> None:
        """Try for a number of iterations, or for a time if seconds are given: as much for each round.

        Where there is but one plan, a look at what it leads to will do.
        """
        if len(self.alive) == 1:
            iterations, seconds = 0, 0.0
        rounds: i64 = 1
        left: i64 = len(self.alive)
        while left > 2:
            left = (left + 1) // 2
            rounds += 1
        begin = now(by_processor)
        for number in range(1, rounds + 1):
            worlds: i64 = 0
            share = float(number) / float(rounds)
            while worlds < LEAST_WORLDS or (
                now(by_processor) - begin < seconds * share
                if seconds > 0.0
                else float(self.iterations + len(self.alive)) <= float(iterations) * share
            ):
                self.meet()
                worlds += 1
            if number < rounds:
                self.drop()

    def meet(self) -> None:
        """Try every candidate in one more world, with the same luck."""
        luck = split(self.rng)
        for candidate in self.alive:
            rng = luck.copy()
            world = self.seat.imagine(rng)
            self.mind.shorten(world)
            horizon = self.rules.turn(world) + self.tastes.horizon
            self.rules.answer(world, candidate.option)
            self.follow(world, self.seat.number, candidate.rest, rng)
            self.answer_back(world, rng)
            play_on(self.rules, self.mind, self.tastes, world, horizon, rng)
            candidate.rewards.append(self.judged(world))
            self.iterations += 1

    def follow(self, world: State, seat: int, plan: list[int], rng: Rng) -> None:
        """Make the choices of a plan in this turn, as far as they are offered; others choose as they would."""
        turn = self.rules.turn(world)
        for option in plan:
            while not world.over and world.to_move != seat and self.rules.turn(world) == turn:
                self.rules.answer(world, self.mind.carry_on(world, rng))
            if world.over or world.to_move != seat or option not in world.options:
                return
            self.rules.answer(world, option)

    def answer_back(self, world: State, rng: Rng) -> None:
        """Let the turns that come next be thought through."""
        if self.tastes.replies == 0:
            return
        turn = self.rules.turn(world)
        while not world.over and self.rules.turn(world) == turn:
            self.rules.answer(world, self.mind.carry_on(world, rng))
        while not world.over and self.rules.turn(world) <= turn + self.tastes.replies:
            plan = self.mind.reply(world) or [self.mind.carry_on(world, rng)]
            self.follow(world, world.to_move, plan, rng)

    def judged(self, world: State) -> float:
        """What a world has come to for the seat that decides."""
        seat = self.seat.number
        share = self.tastes.closeness
        if not world.over:
            return self.mind.outlook(world, seat)
        reward = self.rules.reward(world, seat)
        return reward if share <= 0.0 else (1.0 - share) * reward + share * self.mind.outlook(world, seat)

    def drop(self) -> None:
        """Keep the better half, and the best rated one."""
        order = [(-candidate.mean(), candidate.place) for candidate in self.alive]
        order.sort()
        kept = [place for worth, place in order[: max(2, (len(order) + 1) // 2)]]
        if 0 not in kept:
            kept[-1] = 0
        self.dropped += [candidate for candidate in self.alive if candidate.place not in kept]
        self.alive = [candidate for candidate in self.alive if candidate.place in kept]

    def best(self) -> FirstCandidate:
        """The one that did best, if it clearly beats the best rated one."""
        first = self.alive[0]
        best = first
        for candidate in self.alive:
            if candidate.mean() > best.mean():
                best = candidate
        return best if best is first or lead(best, first) > self.tastes.caution else first

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


def lead(one: FirstCandidate, other: FirstCandidate) -> float:
    """By how many standard errors one candidate is ahead of another in the worlds that both have met."""
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
        return 0.0 if mean <= 0.0 else 100.0
    return mean / sqrt(spread / float(worlds))
