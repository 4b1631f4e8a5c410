"""Learns Karmaka by self-play: a linear policy over the row of a view, by policy gradient, with NumPy alone.

    python -m learning.self_play --minutes 4

Both seats of many games are played by the same policy. When a game is over, what the winner chose is made likelier, and
what the loser chose less likely. Now and then the policy plays against our levels, and a line of the curve is printed.
"""

import argparse
import sys
import time
from typing import Any

import numpy as np

from tablee.kernel import Seat, seeded
from tablee.players.levels import player_for
from tablee.rl import vector_env
from tablee.rl.play import Terms
from tablee.rl.spaces import masked

GAMES = 64  # that are played at once
RATE = 0.003
FORBIDDEN = -1e9
LEVELS = ("novice", "sensible")  # whom the curve is told against


class Policy:
    """Chances of options: a weight for each option and place of the row, learnt with Adam."""

    def __init__(self, options: int, places: int) -> None:
        self.weights = np.zeros((options, places + 1), np.float32)
        self.first = np.zeros_like(self.weights)
        self.second = np.zeros_like(self.weights)
        self.updates = 0

    def chances(self, rows: Any, masks: Any) -> Any:
        """The chance of each legal option, for each row."""
        logits = np.where(masks > 0, rows @ self.weights.T, FORBIDDEN)
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        return powers / powers.sum(axis=1, keepdims=True)

    def learn(self, rows: Any, masks: Any, choices: Any, results: Any) -> None:
        """Make what won likelier, and what lost less likely."""
        blame = -self.chances(rows, masks)
        blame[np.arange(len(choices)), choices] += 1
        slope = (blame * results[:, None]).T @ rows / len(choices)
        self.updates += 1
        self.first = 0.9 * self.first + 0.1 * slope
        self.second = 0.999 * self.second + 0.001 * slope**2
        first, second = self.first / (1 - 0.9**self.updates), self.second / (1 - 0.999**self.updates)
        self.weights += RATE * first / (np.sqrt(second) + 1e-6)


def features(rows: Any) -> Any:
    """Numbers of like size, and a constant."""
    squeezed = np.sign(rows) * np.log1p(np.abs(rows))
    return np.concatenate([squeezed, np.ones((len(rows), 1), np.float32)], axis=1).astype(np.float32)


def drawn(chances: Any, rng: np.random.Generator) -> Any:
    """An option for each row, by its chances."""
    return (chances.cumsum(axis=1) > rng.random((len(chances), 1))).argmax(axis=1)


class SelfPlay:
    """Many games of a policy against itself, of which those that end are learnt from."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy = policy
        self.env = vector_env("karmaka", GAMES, players=2, seed=seed)
        self.rng = np.random.default_rng(seed)
        self.past: list[list[tuple[Any, ...]]] = [[] for _ in range(GAMES)]
        self.ended: list[tuple[Any, ...]] = []
        self.played = 0

    def step(self) -> None:
        """One choice in each game; what ended is kept to learn from."""
        rows, masks, seats = features(self.env.observe()), self.env.masks.copy(), self.env.to_move
        asked = seats >= 0
        choices = drawn(self.policy.chances(rows, np.where(asked[:, None], masks, 1)), self.rng)
        rewards, over = self.env.step(choices)
        for game in range(GAMES):
            if asked[game]:
                self.past[game].append((rows[game], masks[game], choices[game], seats[game]))
            if over[game]:
                self.ended += [(*each[:3], rewards[game][each[3]]) for each in self.past[game]]
                self.past[game] = []
                self.played += 1

    def learn(self, decisions: int) -> None:
        """Learn once enough was decided in games that are over."""
        if len(self.ended) >= decisions:
            rows, masks, choices, results = (np.array(part) for part in zip(*self.ended, strict=True))
            self.policy.learn(rows, masks, choices, results)
            self.ended = []


def against(policy: Policy, level: str, games: int, seed: int) -> float:
    """The share of games that the policy wins against a level, seats in turn; options are drawn by their chances."""
    terms, won, dice = Terms("karmaka", 2), 0.0, np.random.default_rng(seed)
    for number in range(games):
        play, rng, mine = terms.deal(seed + number // 2), seeded(seed + number), number % 2
        other = player_for(terms.game, level)
        while not play.is_over:
            seat = play.to_move
            if seat != mine:
                play.take(other.decide(Seat(play.game, play.state, seat), rng))
                continue
            row = features(np.frombuffer(play.row(seat), np.float32)[None])
            play.take(int(drawn(policy.chances(row, masked(play, seat)[None]), dice)[0]))
        won += (play.utilities()[mine] + 1) / 2
    return won / games


def main(arguments: list[str]) -> int:
    """Learn for some minutes, and print the curve."""
    parser = argparse.ArgumentParser("learning.self_play", description=__doc__)
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--trials", type=int, default=100, help="games against each level for a line of the curve")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    terms = Terms("karmaka", 2)
    policy = Policy(terms.game.rules.option_count, terms.encoder.size)
    school, begun, told = SelfPlay(policy, asked.seed), time.monotonic(), 0.0
    print("seconds games updates", *LEVELS, flush=True)
    while (passed := time.monotonic() - begun) < 60 * asked.minutes:
        if passed >= told:
            shares = [f"{against(policy, level, asked.trials, 10_000):.2f}" for level in LEVELS]
            print(f"{passed:.0f} {school.played} {policy.updates}", *shares, flush=True)
            told = time.monotonic() - begun + 30
        school.step()
        school.learn(decisions=2000)
    last = [f"{level} {against(policy, level, 2 * asked.trials, 20_000):.3f}" for level in LEVELS]
    print(*last)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
