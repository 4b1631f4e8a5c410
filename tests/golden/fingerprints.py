"""Games in a nutshell: a digest of the whole trace of many games, and counts of positions at small depth."""

import hashlib
from collections.abc import Iterator

from tablee.games import title_named
from tablee.kernel import Game, State
from tablee.table.past.journal import Setup, compact
from tablee.table.past.trace import trace, wandering
from tests.laws.world import dealt, label, played

MOMENTS = (0, 40, 120)  # decisions already made at random
DEPTH = 4
MOST = 12_000  # positions at the last depth that is counted


def trace_lines(setup: Setup) -> Iterator[str]:
    """For each seed: the number of lines and a digest of the trace with all states."""
    for seed in range(title_named(setup.game).trials.traces):
        told = [compact(line) for line in trace(dealt(setup, seed), wandering(seed), states=True)]
        digest = hashlib.sha256("\n".join(told).encode()).hexdigest()[:20]
        yield f"{label(setup)} seed {seed}: {len(told)} lines, {digest}"


def position_lines(setup: Setup) -> Iterator[str]:
    """For some moments of one game: how many sequences of choices there are, for each length."""
    for moment in MOMENTS:
        state = played(setup, moment + 1, moment)
        counts = ", ".join(map(str, counts_from(setup.rules(), state)))
        yield f"{label(setup)} seed {moment + 1} after {moment}: {counts}"


def counts_from(game: Game, state: State) -> list[int]:
    """The number of sequences of 1, 2, 3 ... choices; it stops before there are too many to follow."""
    level = [state]
    counts: list[int] = []
    while level and len(counts) < DEPTH and sum(len(one.options) for one in level if not one.over) <= MOST:
        level = [after(game, one, option) for one in level if not one.over for option in one.options]
        counts.append(len(level))
    return counts


def after(game: Game, state: State, option: int) -> State:
    """The state that an option leads to; this one stays."""
    later = state.copy()
    game.apply(later, later.to_move, option)
    return later
