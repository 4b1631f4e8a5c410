"""Information-set Monte Carlo tree search under a race: the master of any game.

The options of the open question race: all that are left meet the same imagined worlds with the same luck, and the
weaker half is dropped again and again, sooner where one is clearly behind. Below each of them grows a tree by upper
bounds: a world is walked down by the options that exist in it, a node is added, all play on as sensible players would,
and each choice on the way is credited to the side that made it. The tree belongs to what the seat knows: it never sees
the true state.
"""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from tablee.kernel import Mind, Rng, Rules, Seat, State, Tastes, split
from tablee.players.search.race import Race, Runner

__all__ = ["Node", "Search", "Tastes", "play_on"]

LONG_AGO: Final = 1 << 40  # more iterations than any budget of seconds allows


class Node:
    """A choice in the tree: how often it was tried, how often it could have been, and what it brought its chooser."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits: i64 = 0
        self.seen: i64 = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        """The average reward of the side that made this choice."""
        return self.total / float(self.visits) if self.visits else 0.0


class Search(Race):
    """One search, for one decision."""

    def __init__(self, seat: Seat, rng: Rng, tastes: Tastes) -> None:
        super().__init__(seat, rng, tastes)
        self.root = Node(0.0)
        first = seat.imagine(rng)
        self.look(first)
        rates = self.mind.advice(first)
        order = [(-rates[at], first.options[at]) for at in range(len(rates))]
        order.sort()
        for place in range(len(order)):
            option = order[place][1]
            self.root.children[option] = Node(squashed(-order[place][0], rates))
            self.alive.append(Runner(option, place))

    def meet(self) -> None:
        """Try every option that is left in one more world, with the same luck."""
        luck = split(self.rng)
        world = self.seat.imagine(luck)
        self.mind.shorten(world)
        for runner in self.alive:
            runner.rewards.append(self.tried(runner.option, world.copy(), luck.copy()))
            self.iterations += 1

    def tried(self, option: int, world: State, rng: Rng) -> float:
        """Choose an option, walk down below it, play on, and credit the choices made on the way."""
        horizon = self.rules.turn(world) + self.tastes.horizon
        node = self.root.children[option]
        path = [node]
        movers = [self.seat.number]
        self.rules.answer(world, option)
        self.descend(node, world, path, movers)
        play_on(self.rules, self.mind, self.tastes, world, horizon, rng)
        rewards = self.rewards(world)
        self.root.visits += 1
        for at in range(len(path)):
            node = path[at]
            node.visits += 1
            node.total += rewards[movers[at]]
        return rewards[self.seat.number]

    def descend(self, node: Node, world: State, path: list[Node], movers: list[int]) -> None:
        """Follow the tree by options that exist in this world, until a new node is added or the game ends."""
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
                node.children[option] = Node(0.0)
            node = node.children[option]
            path.append(node)
            movers.append(mover)
            self.rules.answer(world, option)

    def widen(self, node: Node, world: State) -> int:
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

    def best_untried(self, node: Node, world: State) -> int:
        """The untried option that the game rates best, added to the node."""
        rates = self.mind.advice(world)
        best = -1
        worth = 0.0
        for at in range(len(rates)):
            option = world.options[at]
            if option not in node.children and (best < 0 or rates[at] > worth):
                best = option
                worth = rates[at]
        node.children[best] = Node(squashed(worth, rates))
        return best

    def select(self, node: Node, options: list[int]) -> int:
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

    def bound(self, child: Node) -> float:
        """How good a choice may yet turn out to be."""
        visits = float(child.visits)
        luck = self.tastes.exploration * sqrt(log(float(child.seen) + 1.0) / (visits + 0.001))
        return child.mean() + luck + self.tastes.bias * child.prior / (visits + 1.0)

    def rewards(self, world: State) -> list[float]:
        """What the position is worth to each seat."""
        if world.over:
            return [self.rules.reward(world, seat) for seat in range(world.seats)]
        return self.mind.outlooks(world)


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


def squashed(worth: float, rates: list[float]) -> float:
    """A rating between 0 and 1, beside the ratings of the other options."""
    least = min(rates)
    most = max(rates)
    return (worth - least) / (most - least) if most > least else 0.5
