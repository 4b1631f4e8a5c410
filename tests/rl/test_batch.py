"""Many games at once: the same as one by one."""

import pytest

from tablee.games import GAMES
from tablee.kernel import seeded
from tablee.rl.batch.games import Batch, batch
from tests.rl.tables import settings_of, tables


def made(name: str, players: int, size: int = 4, longest: int = 100_000) -> Batch:
    return batch(GAMES[name].rules, players, settings_of(name, players), size, seeded(5), longest)


def shown(many: Batch, game: int) -> list[int]:
    start = game * many.width
    return [option for option in range(many.width) if many.masks[start + option]]


@pytest.mark.parametrize(("name", "players"), tables())
def test_a_batch_plays_as_its_games_would_alone(name: str, players: int) -> None:
    many, rng = made(name, players), seeded(6)
    alone = [state.copy() for state in many.states]
    for _ in range(25):
        choices = many.drawn(rng)
        assert many.step(choices) == -1
        for game, state in enumerate(alone):
            if not state.over:
                GAMES[name].rules.answer(state, choices[game])
                assert many.states[game].data() == state.data()
                assert shown(many, game) == sorted(state.options)


def test_a_choice_that_is_not_legal_stops_the_whole_step() -> None:
    many = made("karmaka", 2)
    before = [state.data() for state in many.states]
    for wrong in (-1, many.width, next(option for option in range(many.width) if option not in shown(many, 2))):
        choices = many.drawn(seeded(1))
        choices[2] = wrong
        assert many.step(choices) == 2 and [state.data() for state in many.states] == before


def test_a_game_that_is_over_is_dealt_anew_and_paid_once() -> None:
    many, rng = made("karmaka", 2, size=1), seeded(2)
    while not many.over[0]:
        assert many.rewards() == [0.0, 0.0]
        many.step(many.drawn(rng))
    assert many.to_move() == [-1] and sorted(many.rewards()) in ([-1.0, 1.0], [0.0, 0.0])
    many.step([0])
    assert not many.over[0] and many.made == [0] and many.rewards() == [0.0, 0.0] and shown(many, 0)


def test_a_game_that_is_too_long_is_cut_short() -> None:
    many, rng = made("karmaka", 2, size=2, longest=5), seeded(2)
    for _ in range(5):
        many.step(many.drawn(rng))
    assert many.cut == [True, True] and many.over == [True, True] and many.rewards() == [0.0] * 4


def test_a_copy_goes_its_own_way() -> None:
    many = made("karmaka", 2)
    twin, before = many.copy(), bytes(many.masks)
    twin.step(twin.drawn(seeded(1)))
    assert bytes(many.masks) == before and bytes(twin.masks) != before
