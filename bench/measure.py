"""Measures the games of one interpreter and writes the figures as JSON; `bench.run` starts it twice."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from itertools import count, cycle
from statistics import median

from bench.pairs import Pair, median_ratio, median_us, paired
from bench.reference import play
from bench.report import Figures, Report
from bench.titles import subjects
from tablee.kernel import Game, Mind, Rng, Seat, State, seeded
from tablee.players.search.tree import Search, Tastes

SLICE = 0.1  # seconds
MOST = 1_000_000  # decisions of a game
STATES = 1000
SPARSE = 7  # one position in seven is searched
ITERATIONS = 16


class Playouts:
    """Games of one kind played at random from set-up to end, each from a seed of its own."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.walk = walk_of(game)
        self.rng = seeded(1)
        self.games = 0
        self.decisions = 0

    def __call__(self) -> int:
        """Play one game; the number of decisions made."""
        made = self.walk(self.game.rules.new(self.players, seed=self.games), self.rng, MOST)
        self.games += 1
        self.decisions += made
        return made


def walk_of(game: Game) -> Callable[[State, Rng, int], int]:
    """How random players go through a game: uniformly, or as the game says they should wander."""
    return game.rules.playout if type(game.mind).wander is Mind.wander else game.mind.stroll


class Searches:
    """Searches of a few iterations each, over the positions of whole random games, one after another."""

    def __init__(self, game: Game, states: list[State], tastes: Tastes) -> None:
        self.game = game
        self.tastes = tastes
        self.rng = seeded(4)
        self.states = cycle(states[::SPARSE])

    def __call__(self) -> int:
        """Search one position; the number of simulations made."""
        s = next(self.states)
        search = Search(Seat(self.game, s, s.to_move), self.rng, self.tastes)
        search.run(ITERATIONS, 0.0)
        return int(search.iterations)


def search_ratio(game: Game, states: list[State], seconds: float, tastes: Tastes) -> float:
    """Simulations of a search, as a ratio to the decisions of the reference."""
    return median_ratio(paired(play, Searches(game, states, tastes), max(3, round(seconds / (4 * SLICE))), SLICE))


def measured(game: Game, seconds: float, players: int = 0) -> tuple[Figures, list[Pair]]:
    """The figures of one game for so many players, the least number if none is said, and the pairs they come from."""
    playouts = Playouts(game, players)
    pairs = paired(play, playouts, max(3, round(seconds / (2 * SLICE))), SLICE)
    states, rng = met(game, players), seeded(2)
    figures = Figures(
        playout_ratio=median_ratio(pairs),
        copy_us=median_us(lambda: copy_all(states), seconds / 8),
        sample_us=median_us(lambda: sample_all(game, states, rng), seconds / 8),
        decisions_per_game=playouts.decisions / playouts.games,
        search_ratio=search_ratio(game, states, seconds, Tastes(horizon=0, uniform=True)),
        master_ratio=search_ratio(game, states, seconds, Tastes()),
    )
    return figures, pairs


def met(game: Game, players: int) -> list[State]:
    """States met at the decisions of random games."""
    rng, walk = seeded(3), walk_of(game)
    states: list[State] = []
    for s in games(game, players):
        while not s.over:
            states.append(s.copy())
            if len(states) == STATES:
                return states
            walk(s, rng, 1)
    return states


def games(game: Game, players: int) -> Iterator[State]:
    """Games without end, each from a seed of its own."""
    for seed in count():
        yield game.new(players, seed=seed)


def copy_all(states: list[State]) -> int:
    """Copy each state once."""
    for s in states:
        s.copy()
    return len(states)


def sample_all(game: Game, states: list[State], rng: Rng) -> int:
    """Sample each state once, for the seat that decides."""
    for s in states:
        game.rules.sample(s, s.to_move, rng)
    return len(states)


def is_compiled(game: Game) -> bool:
    """Whether the kernel and this game's steps are compiled, and not one of them alone."""
    modules = {"tablee.kernel.machine", *(type(step).__module__ for steps in game.rules.effects for step in steps)}
    return all(str(sys.modules[name].__file__).endswith((".so", ".pyd")) for name in modules)


def main(arguments: list[str]) -> int:
    """Measure the games named and write a report to the standard output."""
    parser = argparse.ArgumentParser("bench.measure", description=__doc__)
    parser.add_argument("--seconds", type=float, required=True, help="time for the playouts of each game")
    parser.add_argument("games", nargs="*", help="all, if none is named")
    asked = parser.parse_args(arguments)
    known = subjects()
    unknown = [name for name in asked.games if name not in known]
    if unknown:
        parser.error(f"no game is called {', '.join(unknown)}; there are {', '.join(known)}")
    report = Report(compiled=True, reference_per_s=0.0, games={})
    rates: list[float] = []
    for name in asked.games or known:
        print(f"  {name} …", file=sys.stderr, flush=True)
        game = known[name].make()
        report["compiled"] = report["compiled"] and is_compiled(game)
        report["games"][name], pairs = measured(game, asked.seconds, known[name].trials.timed)
        rates += [pair.reference for pair in pairs]
    report["reference_per_s"] = median(rates)
    json.dump(report, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
