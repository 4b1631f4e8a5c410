"""Learn what positions of a game are worth: play games, note features and who won, fit weights, write them down.

    python -m tools.fit karmaka --games 1200 --iterations 100 --jobs 2

The game's mind names its `features` and says how far a seat is ahead in each (`featured`); the chance to win is a
logistic function of their weighted sum, without a constant: what is ahead for one is behind for the other. The weights
are written to `data/learned.toml` of the game, with the command that made them; the same command writes the same file.
"""

from argparse import ArgumentParser, Namespace
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp, log
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from tablee.games import game_named, title_named
from tablee.kernel import Seat, any_of, seeded
from tablee.players.levels import player_for
from tablee.players.thinking import Budget
from tablee.table.past.journal import Setup

Row = tuple[list[float], float]  # features, and what the game brought
SLIPS: Final = 0.05  # choices at random, so that many kinds of positions are met
EVERY: Final = 3  # decisions between two positions that are noted
PASSES: Final = 60
STEP: Final = 0.5
DECAY: Final = 1.0e-4  # of weights in each pass: those that nothing speaks for stay small
HELD_OUT: Final = 5  # every so many games are kept to see how well the others have taught


def main() -> None:
    """Play, fit and write."""
    asked = arguments()
    play = partial(played, asked.game, asked.level, asked.iterations)
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("spawn")) as pool:
        games = list(pool.map(play, range(asked.seed, asked.seed + asked.games), chunksize=8))
    taught = [row for number, rows in enumerate(games) if number % HELD_OUT for row in rows]
    kept = [row for number, rows in enumerate(games) if number % HELD_OUT == 0 for row in rows]
    weights = fitted(taught)
    print(f"{len(taught)} positions; loss {loss(taught, weights):.4f}, of others {loss(kept, weights):.4f}")
    file = written(asked, weights)
    print(f"written to {file}")


def arguments() -> Namespace:
    """What was asked for."""
    parser = ArgumentParser(description="Learn what positions of a game are worth.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--level", default="master")
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=1)
    return parser.parse_args()


def played(name: str, level: str, iterations: int, seed: int) -> list[Row]:
    """One game between two of a level, who slip now and then: positions of it, and what they came to."""
    setup = Setup.of(name, 2, seed)
    game, state, rng = setup.rules(), setup.new(), seeded(seed)
    player = player_for(game, level, Budget(iterations))
    seen: list[list[float]] = []
    decisions = 0
    while not state.over:
        seat = int(state.to_move)
        if decisions % EVERY == 0:
            seen.append(game.mind.featured(state, 0))
        decisions += 1
        choice = any_of(state.options, rng) if rng.flip(SLIPS) else player.decide(Seat(game, state, seat), rng)
        game.apply(state, seat, choice)
    reward = game.rules.reward(state, 0)
    return [(features, reward) for features in seen]


def fitted(rows: list[Row]) -> list[float]:
    """Weights that make what happened likely: gradients of single positions, by a diagonal step (Adagrad)."""
    size = len(rows[0][0])
    weights, squares = [0.0] * size, [1.0e-8] * size
    for _ in range(PASSES):
        for features, reward in rows:
            error = reward - chance(features, weights)
            for at, value in enumerate(features):
                slope = error * value - DECAY * weights[at]
                squares[at] += slope * slope
                weights[at] += STEP * slope / squares[at] ** 0.5
    return weights


def chance(features: list[float], weights: list[float]) -> float:
    """The chance to win."""
    total = sum(weight * value for weight, value in zip(weights, features, strict=True))
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))


def loss(rows: list[Row], weights: list[float]) -> float:
    """How badly the weights foretell what happened: the mean of what each result costs in logarithms."""
    total = 0.0
    for features, reward in rows:
        share = min(1.0 - 1.0e-9, max(1.0e-9, chance(features, weights)))
        total -= reward * log(share) + (1.0 - reward) * log(1.0 - share)
    return total / len(rows)


def written(asked: Namespace, weights: list[float]) -> Path:
    """The file of the weights, with the command that made it."""
    words = f"--games {asked.games} --level {asked.level} --iterations {asked.iterations} --seed {asked.seed}"
    lines = [f"# Written by python -m tools.fit {asked.game} {words}", "[weights]"]
    names = game_named(asked.game).mind.features
    lines += [f"{name} = {weight:.4f}" for name, weight in zip(names, weights, strict=True)]
    file = Path("src", *title_named(asked.game).package.split("."), "data", "learned.toml")
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


if __name__ == "__main__":
    main()
