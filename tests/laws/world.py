"""What the laws look at: set-ups of every game that can be found, games played at random, an observer who may leak."""

import hashlib
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product

import pytest
from _pytest.mark import ParameterSet

from tablee.games import made, title_named, titles
from tablee.games.title import Trials
from tablee.kernel import Game, Reason, Rng, State, Touch, seeded, split
from tablee.kernel.keyed_rng import KEY
from tablee.table.past.journal import Setup


class Observer:
    """How a seat learns of a game; the laws ask it and nobody else, so that a leak can be planted here."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def view(self, s: State, seat: int) -> object:
        """What the seat sees."""
        return self.game.telling.view(s, seat)

    def told(self, s: State, seat: int) -> list[object]:
        """What the seat has been told since the last time anyone asked."""
        return [event.data() for event in s.heard() if event.is_told_to(seat)]

    def why_not(self, s: State, seat: int, option: int) -> Reason | None:
        """What the seat is told of an option."""
        return self.game.telling.why_not(s, seat, option)

    def meant(self, s: State, seat: int, touch: Touch) -> int | None:
        """What the seat would mean by a thing."""
        return self.game.telling.meant(s, seat, touch)

    def sample(self, s: State, seat: int, rng: Rng) -> State:
        """A world that the seat imagines."""
        return self.game.rules.sample(s, seat, rng)


@cache
def setups() -> list[Setup]:
    """Every set-up that a game accepts; with many settings, each value of each of them at least once."""
    return [setup for title in titles() for setup in _accepted(made(title), title.trials)]


def _accepted(game: Game, trials: Trials) -> Iterator[Setup]:
    for players in game.rules.seats:
        for options in _chosen(game) if trials.ways else _combined(game):
            if game.rules.takes(players, options):
                yield Setup(game.name, players, 0, options)


def _combined(game: Game) -> Iterator[dict[str, str]]:
    """All settings with all others."""
    for values in product(*(setting.values for setting in game.rules.settings)):
        yield {setting.name: value for setting, value in zip(game.rules.settings, values, strict=True)}


def _chosen(game: Game) -> Iterator[dict[str, str]]:
    """Each setting for itself."""
    usual = {setting.name: setting.default for setting in game.rules.settings}
    yield usual
    for setting in game.rules.settings:
        yield from ({**usual, setting.name: value} for value in setting.values if value != setting.default)


@cache
def varied() -> list[Setup]:
    """The set-ups that laws look at: those of a game's title, or one for each number of players and way to play."""
    kept: dict[tuple[str, int, tuple[str, ...]], Setup] = {}
    for setup in setups():
        trials = title_named(setup.game).trials
        if not trials.ways:
            way = tuple(value for name, value in setup.options.items() if name not in trials.alike)
            kept.setdefault((setup.game, setup.players, way), setup)
    listed = [(title.name, way) for title in titles() for way in title.trials.ways]
    return [*kept.values(), *(Setup.of(name, way.players, 0, dict(way.settings)) for name, way in listed)]


def cut(setups: list[Setup]) -> list[ParameterSet]:
    """Set-ups for tests that take long: all but the first of each game are dear."""
    first = {setup.game: setup for setup in reversed(setups)}
    return [
        pytest.param(setup, id=label(setup), marks=[] if setup is first[setup.game] else pytest.mark.dear)
        for setup in setups
    ]


@cache
def with_key() -> list[Setup]:
    """Set-ups as the server deals them, with a key instead of a seed: of each game the shortest that draws much."""
    ways = {title.name: title.trials.keyed for title in titles()}
    found = [Setup.of(name, way.players, 0, dict(way.settings)) for name, way in ways.items()]
    return [replace(setup, key=b"key".ljust(KEY)) for setup in found]


def dealt(setup: Setup, seed: int) -> Setup:
    """The same set-up dealt anew: by a seed, or where it has a key by one that follows from the seed."""
    key = hashlib.sha256(setup.key + b"%d" % seed).digest() if setup.key else b""
    return replace(setup, seed=0 if key else seed, key=key)


def label(setup: Setup) -> str:
    """A short name for a set-up: where settings are many, only those that are not as usual."""
    options = setup.options
    if title_named(setup.game).trials.ways:
        usual = {setting.name: setting.default for setting in setup.rules().rules.settings}
        options = {name: value for name, value in options.items() if value != usual[name]}
    return "-".join([setup.game, str(setup.players), *options.values(), *(["key"] if setup.key else [])])


def game_at_random(setup: Setup, seed: int, *, listening: bool = False) -> Iterator[tuple[Game, State, int]]:
    """Play a game at random: before each choice, the rules, the state and the choice about to be made."""
    game = setup.rules()
    state = dealt(setup, seed).new(listening=listening)
    rng = split(seeded(seed))
    while not state.over:
        choice = game.mind.wander(state, rng)
        yield game, state, choice
        game.apply(state, state.to_move, choice)


def played(setup: Setup, seed: int, decisions: int) -> State:
    """The state after some random decisions, or at the end."""
    state = dealt(setup, seed).new()
    setup.rules().mind.stroll(state, split(seeded(seed)), decisions)
    return state
