"""A match: many games between virtual players, seats taken in turn; the same seed gives the same result."""

import signal
import threading
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from multiprocessing import get_context
from typing import Final

from tablee.kernel import Seat, seeded, split
from tablee.kernel.rng import SEEDS
from tablee.players.levels import player_for
from tablee.players.thinking import Budget
from tablee.table.errors import Said
from tablee.table.past.journal import Setup

Z: Final = 1.959964  # two-sided 95 %
BATCH: Final = 64  # games of each process that are handed out at once
STREAMS: Final = 1_000_003  # keeps the players' generators apart from one game to the next


class BadMatch(Said):
    """A match that cannot be played."""


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays, at which game, how often: all that fixes the result, as long as budgets are counted in iterations."""

    setup: Setup
    levels: tuple[str, ...]
    games: int
    budget: Budget = field(default_factory=Budget)

    def __post_init__(self) -> None:
        if len(self.levels) != self.setup.players:
            raise BadMatch("match-players", due=str(self.setup.players), found=str(len(self.levels)))
        if self.games < 1:
            raise BadMatch("match-games", games=str(self.games))
        self.setup.new()
        for level in self.levels:
            player_for(self.setup.rules(), level, self.budget)


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game of a match: who won (by their place among the levels), how it ended, how long it was."""

    number: int
    winners: tuple[int, ...]
    reason: str
    decisions: int


@dataclass(slots=True)
class Standing:
    """What a match has come to so far."""

    levels: tuple[str, ...]
    games: int = 0
    wins: list[int] = field(default_factory=list)
    draws: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    together: Counter[str] = field(default_factory=Counter)  # games won by some player of a level

    def add(self, outcome: Outcome) -> None:
        """Count one more game."""
        self.wins = self.wins or [0] * len(self.levels)
        self.games += 1
        self.draws += not outcome.winners
        self.ends[outcome.reason] += 1
        self.decisions += outcome.decisions
        for winner in outcome.winners:
            self.wins[winner] += 1
        self.together.update({self.levels[winner] for winner in outcome.winners})

    def repeated(self) -> list[str]:
        """The levels that several players have, if others have another."""
        counts = Counter(self.levels)
        return [level for level, count in counts.items() if count > 1] if len(counts) > 1 else []

    def rate(self, player: int) -> float:
        """The share of games won, a draw counting half."""
        return (self.wins[player] + self.draws / 2) / self.games if self.games else 0.0

    def data(self, game: str) -> dict[str, object]:
        """The standing as it is written to a file."""
        return {
            "game": game,
            "games": self.games,
            "players": [self._row(player, name) for player, name in enumerate(self.levels)] if self.games else [],
            "ends": dict(sorted(self.ends.items())),
            "decisions_mean": round(self.decisions / self.games, 3) if self.games else 0.0,
        }

    def _row(self, player: int, name: str) -> dict[str, object]:
        low, high = interval(self.rate(player), self.games)
        row = {"name": name, "wins": self.wins[player], "draws": self.draws}
        return {**row, "win_rate": round(self.rate(player), 4), "low": round(low, 4), "high": round(high, 4)}


def interval(rate: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's)."""
    if games == 0:
        return 0.0, 1.0
    middle = rate + Z * Z / (2 * games)
    half = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def play_one(match: Match, number: int) -> Outcome:
    """Play one game: each deal is played once with each player at each seat in turn."""
    setup, players = match.setup, match.setup.players
    deal, turned = divmod(number, players)
    game = setup.rules()
    state = Setup(setup.game, players, (setup.seed + deal) % SEEDS, setup.options).new()
    seated = [(seat + turned) % players for seat in range(players)]  # which of the levels sits here
    deciders = [player_for(game, match.levels[player], match.budget) for player in seated]
    streams = [split(seeded((setup.seed + number * STREAMS + player) % SEEDS)) for player in seated]
    decisions = 0
    while not state.over:
        seat = int(state.to_move)
        choice = deciders[seat].decide(Seat(game, state, seat), streams[seat])
        game.apply(state, seat, choice)
        decisions += 1
    result = game.result(state)
    return Outcome(number, tuple(seated[seat] for seat in result.winners), result.reason, decisions)


def play(match: Match, jobs: int = 1) -> Generator[Outcome, None, None]:
    """The games of a match as they end, in their order; with several jobs, in as many processes."""
    if jobs < 1:
        raise BadMatch("match-jobs", jobs=str(jobs))
    if jobs == 1:
        for number in range(match.games):
            yield play_one(match, number)
        return
    with deaf():
        pool = get_context("spawn").Pool(jobs)
    with pool:  # its end stops games in progress
        for start in range(0, match.games, BATCH * jobs):
            numbers = range(start, min(start + BATCH * jobs, match.games))
            yield from pool.imap(partial(play_one, match), numbers)


@contextmanager
def deaf() -> Iterator[None]:
    """Let processes that are begun now leave Ctrl-C to this one, which ends them, from their first moment on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)
