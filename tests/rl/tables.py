"""What the tests of the doors sit down to: every game with each number of players."""

from collections.abc import Iterator
from typing import Any

from tablee.games import GAMES
from tablee.kernel import Game, State, seeded

WAYS = {("karmaka", 3): {"variant": "multiplayer"}, ("karmaka", 4): {"variant": "teams"}}


def tables() -> list[tuple[str, int]]:
    """Every game of ours, with each number of players."""
    return [(name, players) for name in GAMES for players in GAMES.title(name).seats]


def settings_of(name: str, players: int) -> dict[str, Any]:
    """Settings under which so many can play."""
    return WAYS.get((name, players), {})


def played(name: str, players: int, seed: int, most: int, every: int) -> Iterator[tuple[Game, State]]:
    """Moments of a game played at random with a chronicle."""
    game, rng = GAMES[name], seeded(seed)
    state = game.new(players=players, settings=settings_of(name, players), seed=seed, listening=True)
    state.keep_chronicle()
    yield game, state
    while not state.over and most > 0:
        game.mind.stroll(state, rng, every)
        most -= every
        yield game, state
