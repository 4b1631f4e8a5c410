"""What a thing on the table means: an option that touches it, or one with the reason against it; in every game."""

from collections.abc import Iterator

import pytest

from tablee.games import GAMES
from tablee.kernel import Game, State, Touch, UnknownSeat, seeded
from tablee.table.past.journal import Setup
from tests.laws.things import Things, strange
from tests.laws.world import game_at_random, label, varied

each_way = pytest.mark.parametrize("setup", varied(), ids=label)
EVERY = 7  # decisions
POINTED = 9  # times, shared by the seats of a table


def moments(setup: Setup, seed: int) -> Iterator[tuple[Game, State, Things]]:
    """Some decisions of a random game, each with the things that were touched so far."""
    met = Things()
    for at, (game, state, _) in enumerate(game_at_random(setup, seed)):
        if at % EVERY == 0:
            met.meet(game, state)
            yield game, state, met


def touches(game: Game, state: State) -> dict[int, list[Touch]]:
    """What each legal option touches."""
    return {option: game.telling.touches(state, option) for option in state.options}


def is_touched(touch: Touch, touched: list[Touch]) -> bool:
    """Whether a thing is among others."""
    return any(touch.is_same(each) for each in touched)


@each_way
def test_a_thing_that_can_be_chosen_means_an_option_that_touches_it(setup: Setup) -> None:
    for game, state, _ in moments(setup, 12):
        known = touches(game, state)
        for option in state.options[:: 1 + len(known) // 6]:
            for touch in known[option]:
                meant = game.telling.meant(state, state.to_move, touch)
                assert meant in known and is_touched(touch, known[meant])


@each_way
def test_any_other_thing_means_nothing_or_an_option_that_is_refused_with_its_rule(setup: Setup) -> None:
    refused = 0
    rng = seeded(13)
    for game, state, met in moments(setup, 13):
        known = [touch for each in touches(game, state).values() for touch in each]
        for seat in range(state.seats):
            for touch in met.some(state, rng, max(3, POINTED // state.seats)):
                if seat == state.to_move and is_touched(touch, known):
                    continue
                meant = game.telling.meant(state, seat, touch)
                refused += meant is not None
                assert meant is None or game.telling.why_not(state, seat, meant) is not None
    assert refused > 20


def test_what_an_option_touches_is_what_its_description_says() -> None:
    for setup in varied()[::3]:
        for game, state, _ in moments(setup, 14):
            option = state.options[-1]
            said = game.telling.describe(state, option).touches
            found = game.telling.touches(state, option)
            assert [vars_of(touch) for touch in found] == [vars_of(touch) for touch in said]


def vars_of(touch: Touch) -> tuple[str, int, int | str | None]:
    """A touch as it is compared."""
    return touch.zone, touch.seat, touch.what


@pytest.mark.parametrize("name", GAMES)
def test_what_is_not_there_means_nothing(name: str) -> None:
    game = GAMES[name]
    state = game.new()
    assert {game.telling.meant(state, state.to_move, touch) for touch in strange(state)} == {None}
    for seat in (-1, state.seats):
        with pytest.raises(UnknownSeat):
            game.telling.meant(state, seat, Touch("hand", 0, None))


@pytest.mark.parametrize("name", GAMES)
def test_when_the_game_is_over_a_thing_means_what_the_end_forbids(name: str) -> None:
    game, met = GAMES[name], Things()
    state = game.new(seed=1)
    rng = seeded(1)
    while not state.over:
        met.meet(game, state)
        game.mind.stroll(state, rng, 20)
    found = [game.telling.meant(state, 0, touch) for touch in met.some(state, rng, 40)]
    assert all(option is None or game.telling.why_not(state, 0, option) is not None for option in found)
    assert any(option is not None for option in found)
