"""Saved games of Connect Four come back as they were, or not at all."""

import json

import pytest

from tablee.kernel import BadData, Rng, seeded
from tests.games.connect_four.sitting import UPRIGHT, Sitting

GAME = Sitting.game


@pytest.mark.parametrize("drops", ["", "d", "ccccccab", UPRIGHT])
def test_a_saved_game_comes_back_as_it_was(drops: str) -> None:
    s = Sitting(drops).state
    assert GAME.telling.load(json.loads(json.dumps(s.data()))).data() == s.data()


@pytest.mark.parametrize(
    "change",
    [
        {"game": "leduc"},
        {"format": 2},
        {"rules": 2},
        {"drops": [3, 3, 3, 3, 3, 3, 3]},  # into a full column
        {"drops": [0, 1, 0, 1, 0, 1, 0, 1]},  # after the end
        {"drops": [3, 3]},  # another position than the question says
        {"drops": [3, 3, "c"]},
        {"drops": [3, 3, 9]},
        {"rng": [1, 2, 3]},
        {"rng": [1, 2, 3, 1 << 32]},
        {"to_move": 0},
        {"options": [0, 1]},
        {"over": True},
        {"over": 0},
        {"winners": 1},
        {"frames": []},
        {"seats": 3},
        {"more": 1},
    ],
)
def test_data_that_are_not_a_game_are_refused(change: dict[str, object]) -> None:
    with pytest.raises(BadData):
        GAME.telling.load({**Sitting("ddc").state.data(), **change})


def test_truncated_data_are_refused() -> None:
    whole = Sitting("ddc").state.data()
    for key in whole:
        with pytest.raises(BadData):
            GAME.telling.load({name: value for name, value in whole.items() if name != key})


@pytest.mark.parametrize("other", [None, [], "connect_four", 7])
def test_what_is_no_table_of_names_is_refused(other: object) -> None:
    with pytest.raises(BadData):
        GAME.telling.load(other)


def test_a_game_with_a_key_is_saved_and_restored_and_its_samples_hold_nothing_of_the_key() -> None:
    s = GAME.new(key=bytes(range(32)))
    GAME.apply(s, s.to_move, s.options[0])
    loaded = GAME.telling.load(json.loads(json.dumps(s.data())))
    assert loaded.data() == s.data() and loaded.rng.word() == s.copy().rng.word()
    world = GAME.rules.sample(s, 0, seeded(1))
    assert type(world.rng) is Rng and not set(world.rng.data()) & set(s.rng.data())
