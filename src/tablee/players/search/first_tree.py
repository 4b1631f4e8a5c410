"""The tree search of the first master, kept as it was (`master@1`), and a plain one: what later ones are measured by.

Each iteration imagines a world that fits what the seat knows, walks down one shared tree by the options that exist in
that world, adds a node, plays on as a sensible player would, and credits each choice on the way to the side that made
it. The tree belongs to what the seat knows: it never sees the true state.
"""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from tablee.kernel import Mind, Rng, Rules, Seat, State, Tastes, any_of
from tablee.players.search.clock import now

CLOCK_EVERY: Final = 8  # iterations between two looks at the clock
LONG_AGO: Final = 1 << 40  # more iterations than any budget of seconds allows


class FirstNode:
    """A choice in the tree: how often it was tried, how often it could have been, and what it brought its chooser."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits: i64 = 0
        self.seen: i64 = 0
        self.total = 0.0
        self.children: dict[int, FirstNode] = {}

    def mean(self) -> float:
        """The average reward of the side that made this choice."""
        return self.total / float(self.visits) if self.visits else 0.0


class FirstSearch:
    """One search, for one decision."""

    def __init__(self, seat: Seat, rng: Rng, tastes: Tastes, mind: Mind) -> None:
        self.seat = seat
        self.rules: Rules = seat.game.rules
        self.mind: Mind = mind
        self.rng = rng
        self.tastes = tastes
        self.root = FirstNode(0.0)
        self.iterations: i64 = 0

    def run(self, iterations: i64, seconds: float, by_processor: bool = False) -> None:
        """Search for a number of iterations, or for a time if seconds are given, by one clock or the other."""
        limit: i64 = LONG_AGO if seconds > 0.0 else iterations
        end = now(by_processor) + seconds
        done: i64 = 0
        while done < limit:
            if seconds > 0.0 and done % CLOCK_EVERY == 0 and done > 0 and now(by_processor) >= end:
                break
            self.iterate()
            done += 1
        self.iterations += done

    def iterate(self) -> None:
        """Imagine a world, walk down, play on, and credit the choices made on the way."""
        world = self.seat.imagine(self.rng)
        self.mind.shorten(world)
        horizon = self.rules.turn(world) + self.tastes.horizon
        path: list[FirstNode] = []
        movers: list[int] = []
        self.descend(world, path, movers)
        play_on(self.rules, self.mind, self.tastes, world, horizon, self.rng)
        rewards = self.rewards(world)
        self.root.visits += 1
        for at in range(len(path)):
            node = path[at]
            node.visits += 1
            node.total += rewards[movers[at]]

    def descend(self, world: State, path: list[FirstNode], movers: list[int]) -> None:
        """Follow the tree by options that exist in this world, until a new node is added or the game ends."""
        node = self.root
        fresh = False
        while not fresh and not world.over:
            options = world.options
            mover = world.to_move
            option = options[0]
            if len(options) > 1:
                option = self.widen(node, world)
                fresh = option >= 0
                if not fresh:
                    option = self.select(node, options)
            elif option not in node.children:
                node.children[option] = FirstNode(0.0)
            node = node.children[option]
            path.append(node)
            movers.append(mover)
            self.rules.answer(world, option)

    def widen(self, node: FirstNode, world: State) -> int:
        """Add the best rated option that was never tried here, if the node has been visited enough; else -1."""
        options = world.options
        tried: i64 = 0
        for option in options:
            if option in node.children:
                tried += 1
        if tried == len(options):
            return -1
        if tried > 0 and float(tried) >= self.tastes.widening * sqrt(float(node.visits)):
            return -1
        return self.best_untried(node, world)

    def best_untried(self, node: FirstNode, world: State) -> int:
        """The untried option that the game rates best, added to the node."""
        rates = self.mind.advice(world)
        best = -1
        worth = 0.0
        for at in range(len(rates)):
            option = world.options[at]
            if option not in node.children and (best < 0 or rates[at] > worth):
                best = option
                worth = rates[at]
        node.children[best] = FirstNode(squashed(worth, rates))
        return best

    def select(self, node: FirstNode, options: list[int]) -> int:
        """The option with the best upper bound, among those of this world that were tried."""
        best = -1
        bound = -1.0
        for option in options:
            child = node.children.get(option)
            if child is not None:
                child.seen += 1
                here = self.bound(child)
                if here > bound:
                    best = option
                    bound = here
        return best

    def bound(self, child: FirstNode) -> float:
        """How good a choice may yet turn out to be."""
        visits = float(child.visits)
        luck = self.tastes.exploration * sqrt(log(float(child.seen) + 1.0) / (visits + 0.001))
        return child.mean() + luck + self.tastes.bias * child.prior / (visits + 1.0)

    def rewards(self, world: State) -> list[float]:
        """What the position is worth to each seat."""
        if world.over:
            return [self.rules.reward(world, seat) for seat in range(world.seats)]
        return [self.mind.outlook(world, seat) for seat in range(world.seats)]

    def estimates(self) -> list[tuple[int, int, float]]:
        """For each option tried, its visits and its estimated chance to win, most visited first."""
        found = [(option, int(child.visits), child.mean()) for option, child in self.root.children.items()]
        found.sort(key=_by_visits)
        return found


class PlainSearch(FirstSearch):
    """Upper bounds and nothing else: every option is tried once, in any order, before one is tried twice."""

    def best_untried(self, node: FirstNode, world: State) -> int:
        """Any untried option, added to the node."""
        option = any_of([option for option in world.options if option not in node.children], self.rng)
        node.children[option] = FirstNode(0.0)
        return option


def play_on(rules: Rules, mind: Mind, tastes: Tastes, world: State, horizon: int, rng: Rng) -> None:
    """Play on until the horizon or the end, as sensible players would."""
    if tastes.uniform:
        rules.playout(world, rng, LONG_AGO)
        return
    while not world.over and (tastes.horizon == 0 or rules.turn(world) < horizon):
        if tastes.noise > 0.0 and rng.flip(tastes.noise):
            rules.answer(world, world.options[rng.below(len(world.options))])
        else:
            rules.answer(world, mind.carry_on(world, rng))


def _by_visits(estimate: tuple[int, int, float]) -> tuple[int, float, int]:
    return -estimate[1], -estimate[2], estimate[0]


def squashed(worth: float, rates: list[float]) -> float:
    """A rating between 0 and 1, beside the ratings of the other options."""
    least = min(rates)
    most = max(rates)
    return (worth - least) / (most - least) if most > least else 0.5
