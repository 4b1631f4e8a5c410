"""Positions that play from an ordinary start hardly reaches, made at random within the invariants, and what they obey.

A game is played for a while, what lies on its table is shaken by a function of its own, and it is played on. At every
decision from there on the laws of saving, copying, sampling, viewing and asking must hold.
"""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from itertools import islice
from types import ModuleType
from typing import Final

from tablee.games import title_named
from tablee.kernel import NOBODY, SPECTATOR, Game, Rng, State, seeded, split
from tablee.table import Setup
from tests.laws.world import dealt, varied, with_key

PLAYED_ON: Final = 25  # decisions after a shake
SHAKES: Final = 3  # in one game


@dataclass(slots=True)
class Tally:
    """How many positions were looked at, by the kind of their question."""

    kinds: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        """Count what was looked at elsewhere too."""
        self.kinds += other.kinds


def check_wild(setups: list[Setup], count: int, seed: int, each: int = SHAKES * (PLAYED_ON + 1)) -> Tally:
    """Look at so many wild positions of these set-ups in turn, at `each` in one game."""
    tally = Tally()
    while tally.kinds.total() < count:
        setup = setups[seed % len(setups)]
        for game, state in islice(wild_game(setup, seed), min(each, count - tally.kinds.total())):
            check_position(game, state, seeded(seed))
            tally.kinds[f"{game.name} {'over' if state.over else game.kinds[state.kind]}"] += 1
        seed += 1
    return tally


def every_way() -> list[Setup]:
    """Each way to play each game, and games with a key."""
    return [*varied(), *with_key()]


def hand_of(game: str) -> ModuleType:
    """The module that shakes the table of a game: every game has one among its tests."""
    return import_module(f"tests.games.{game}.wild")


def wild_game(setup: Setup, seed: int) -> Iterator[tuple[Game, State]]:
    """Play, shake and play on; each state from the first shake on, the last one included."""
    game = setup.rules()
    state = dealt(setup, seed).new()
    rng = split(seeded(seed))
    hand = hand_of(setup.game)
    game.stroll(state, rng, rng.below(hand.LONGEST_WAY))
    for _ in range(SHAKES):
        if state.over:
            return
        hand.shake(state, rng)
        state.to_move = NOBODY  # the question is put again, or settled, as the table has changed
        game.advance(state)
        yield game, state
        for _ in range(PLAYED_ON):
            if not state.over:
                game.answer(state, game.wander(state, rng))
                yield game, state


def check_position(game: Game, state: State, rng: Rng) -> None:
    """All laws of one position."""
    data = state.data()
    check_saved(game, state)
    for seat in (*range(state.seats), SPECTATOR):
        for world in (game.sample(state, seat, rng), game.odd_sample(state, seat, rng)):
            assert game.view(world, seat) == game.view(state, seat), "a view tells truth and sample apart"
            check_saved(game, world)
    if not state.over:
        title_named(game.name).invariants()(state)
        check_question(game, state)
        check_next(game, state, rng)
    assert state.data() == data, "looking has changed the state"


def check_saved(game: Game, state: State) -> None:
    """What was saved is loaded, and is the same."""
    data = json.loads(json.dumps(state.data()))
    assert game.load(data).data() == state.data() == state.copy().data(), "a saved or copied state is another"


def check_question(game: Game, state: State) -> None:
    """The question is the one that the state asks; its options are spelled, described and legal."""
    again = state.copy()
    assert game.ask_again(again) and again.data() == state.data(), "the question is not put again"
    assert len(set(state.options)) == len(state.options) > (1 if game.settles[state.kind] else 0)
    for option in state.options:
        assert game.parse(state, json.loads(json.dumps(game.spell(state, option)))) == option
        assert game.why_not(state, state.to_move, option) is None, "a legal option is refused"
        described = game.describe(state, option)
        assert described.text["fr"] and described.text["en"]
    assert game.ask(state, "fr") and game.waiting(state, "en") and game.table(state)


def check_next(game: Game, state: State, rng: Rng) -> None:
    """Play goes on the same from a copy and from a save."""
    choice = game.wander(state, rng)
    copy, loaded = state.copy(), game.load(state.data())
    copy.listening = True
    for other in (copy, loaded):
        game.apply(other, other.to_move, choice)
    assert copy.data() == loaded.data(), "play goes on otherwise from a save"
    names = [f"Player {seat}" for seat in range(state.seats)]
    for event in copy.heard():
        assert event.kind < 0 or game.told(event, names, "fr", SPECTATOR)
