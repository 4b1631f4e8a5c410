"""Learning what positions are worth: weights that explain what happened, and minds that name what they measure."""

from pathlib import Path

import pytest

from tablee.games import GAMES, titles
from tablee.games.karmaka.data import LEARNED
from tablee.kernel import seeded
from tablee.table.past.journal import Setup
from tests.laws.world import game_at_random
from tools.fit import Row, chance, fitted, loss, played


def test_weights_are_found_again_from_what_they_have_made() -> None:
    true, rng = [2.0, -1.0, 0.0], seeded(3)
    rows: list[Row] = []
    for _ in range(1500):
        features = [float(rng.below(2001)) / 1000.0 - 1.0 for _ in true]
        rows.append((features, 1.0 if rng.flip(chance(features, true)) else 0.0))
    weights = fitted(rows)
    assert weights == pytest.approx(true, abs=0.3)
    assert loss(rows, weights) < loss(rows, [0.0] * 3)


def test_a_game_is_noted_with_what_it_came_to() -> None:
    rows = played("karmaka", "sensible", 1, 4)
    assert rows == played("karmaka", "sensible", 1, 4) and len(rows) > 10
    assert {reward for _, reward in rows} <= {0.0, 1.0} and len({reward for _, reward in rows}) == 1


def test_every_mind_that_names_features_says_how_far_a_seat_is_ahead_in_each() -> None:
    for title in titles():
        setup = Setup.of(title.name)
        for at, (game, state, _) in enumerate(game_at_random(setup, 2)):
            ahead = game.mind.featured(state, 0)
            assert len(ahead) == len(game.mind.features)
            if at == 20:
                break


def test_karmaka_has_learned_a_weight_for_each_feature() -> None:
    assert list(LEARNED.weights) == GAMES["karmaka"].mind.features
    file = Path("src/tablee/games/karmaka/data/learned.toml").read_text()
    assert file.startswith("# Written by python -m tools.fit karmaka ")


def test_chances_of_two_add_up_and_those_of_partners_are_the_same() -> None:
    mind = GAMES["karmaka"].mind
    for at, (_, state, _) in enumerate(game_at_random(Setup.of("karmaka"), 2)):
        if at % 20 == 0:
            assert sum(mind.outlooks(state)) == pytest.approx(1.0)
    for at, (_, state, _) in enumerate(game_at_random(Setup.of("karmaka", 4, 1, {"variant": "teams"}), 2)):
        if at % 40 == 0:
            one, two, three, four = mind.outlooks(state)
            assert one == three and two == four and all(0.0 <= each <= 1.0 for each in (one, two))
