"""Measures steps per second through every door, each beside a game of that library in the same run.

A step is: the row of numbers and the mask of the seat that decides, one legal option at random, applied. PettingZoo's
connect_four and OpenSpiel's gin_rummy are timed in slices in turn with ours; the batch steps 256 games, with masks
alone and with rows. The mark: a batch makes at least three times the steps of the single door.
"""

import argparse
import random
import sys
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np
import pyspiel
from pettingzoo.classic import connect_four_v3
from rich.console import Console
from rich.table import Table

from bench.pairs import rate
from tablee.games import GAMES
from tablee.rl import aec_env, spiel, vector_env

BATCH = 256
SLICE = 0.3
MARK = 3.0
Steps = Callable[[], int]


def aec_steps(env: Any) -> Steps:
    """Steps of PettingZoo's interface; `last` makes the observation and the mask."""
    env.reset(seed=1)

    def step() -> int:
        observed, _, ended, cut, _ = env.last()
        if ended or cut:
            env.reset()
            return 0
        env.step(int(random.choice(np.flatnonzero(observed["action_mask"]))))
        return 1

    return step


def spiel_steps(game: Any) -> Steps:
    """Steps of OpenSpiel's interface: the tensor of the seat that decides, its legal actions, one applied."""
    state = [game.new_initial_state()]

    def step() -> int:
        now = state[0]
        if now.is_terminal():
            state[0] = game.new_initial_state()
            return 0
        if now.is_chance_node():
            now.apply_action(random.choice(now.chance_outcomes())[0])
            return 0
        now.observation_tensor(now.current_player())
        now.apply_action(random.choice(now.legal_actions()))
        return 1

    return step


def batch_steps(env: Any, *, rows: bool) -> Steps:
    """Steps of the batch: masks, choices and rewards of all games; with rows too where they are wanted."""

    def step() -> int:
        if rows:
            env.observe()
        env.step(env.random_actions())
        return int(env.size)

    return step


def masked_steps(env: Any) -> Steps:
    """Steps of the single door without rows: the mask of the seat that decides, one option at random."""
    env.reset(seed=1)

    def step() -> int:
        if env._play.is_over:
            env.reset()
            return 0
        env.step(int(random.choice(np.flatnonzero(env.mask(env.agent_selection)))))
        return 1

    return step


def subjects(name: str) -> dict[str, Steps]:
    """What is measured of a game."""
    game = pyspiel.load_game(f"{spiel.PREFIX}{name}", {"players": 2})
    return {
        "PettingZoo": aec_steps(aec_env(name, players=2)),
        "PettingZoo, masks alone": masked_steps(aec_env(name, players=2)),
        "OpenSpiel": spiel_steps(game),
        "batch, masks alone": batch_steps(vector_env(name, BATCH, players=2), rows=False),
        "batch, with rows": batch_steps(vector_env(name, BATCH, players=2), rows=True),
    }


def measured(slices: int) -> dict[str, dict[str, float]]:
    """Steps per second of every game through every door: medians of slices in turn."""
    theirs = {
        "PettingZoo": aec_steps(connect_four_v3.env()),
        "OpenSpiel": spiel_steps(pyspiel.load_game("gin_rummy")),
    }
    every = {"connect_four, gin_rummy (theirs)": theirs} | {name: subjects(name) for name in GAMES}
    found: dict[str, dict[str, list[float]]] = {name: {door: [] for door in doors} for name, doors in every.items()}
    for _ in range(slices):
        for name, doors in every.items():
            for door, steps in doors.items():
                found[name][door].append(rate(steps, SLICE))
    return {name: {door: median(rates) for door, rates in doors.items()} for name, doors in found.items()}


def shown(found: dict[str, dict[str, float]]) -> Table:
    """The figures as a table, with how many times the single door the batch is."""
    doors = list(next(reversed(found.values())))
    table = Table("steps per second", *doors, "batch / single")
    for name, rates in found.items():
        times = ""
        if "batch, masks alone" in rates:
            alike = rates["batch, masks alone"] / rates["PettingZoo, masks alone"]
            rows = rates["batch, with rows"] / rates["PettingZoo"]
            times = f"{alike:.1f} (rows {rows:.1f}), {'met' if alike >= MARK else 'not met'}"
        table.add_row(name, *(f"{rates[door]:,.0f}" if door in rates else "" for door in doors), times)
    return table


def main(arguments: list[str]) -> int:
    """Measure and show."""
    parser = argparse.ArgumentParser("dev.py bench doors", description=__doc__)
    parser.add_argument("--slices", type=int, default=3, help="slices of each figure, of which the median counts (3)")
    asked = parser.parse_args(arguments)
    random.seed(1)
    Console(width=160).print(shown(measured(asked.slices)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
