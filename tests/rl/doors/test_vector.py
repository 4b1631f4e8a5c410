"""The batched door: the same games as one by one, dealt anew when they are over."""

import numpy as np
import pytest

from tablee.games import GAMES
from tablee.kernel import UnknownOption
from tablee.rl import vector_env
from tests.rl.tables import settings_of, tables


@pytest.mark.parametrize(("name", "players"), tables())
def test_every_game_of_a_batch_shows_its_own_options(name: str, players: int) -> None:
    env = vector_env(name, 5, players=players, seed=3, **settings_of(name, players))
    for _ in range(30):
        for game, state in enumerate(env._batch.states):
            assert list(np.flatnonzero(env.masks[game])) == sorted(state.options)
            assert env.to_move[game] == state.to_move
        rewards, over = env.step(env.random_actions())
        assert rewards.shape == (5, players) and over.shape == (5,)


@pytest.mark.parametrize("name", GAMES)
def test_games_that_are_over_pay_once_and_are_dealt_anew(name: str) -> None:
    way = GAMES.title(name).trials.brief
    env = vector_env(name, 3, players=way.players, seed=4, **way.settings)
    ended = 0
    while ended < 3:
        before = env.over
        rewards, over = env.step(env.random_actions())
        assert not (before & over).any() and not rewards[~over].any()
        ended += int(over.sum())


def test_what_is_not_legal_changes_nothing() -> None:
    env = vector_env("karmaka", 4, seed=5)
    before, actions = env.masks.copy(), env.random_actions()
    actions[2] = int(np.flatnonzero(env.masks[2] == 0)[0])
    with pytest.raises(UnknownOption, match="game 2"):
        env.step(actions)
    assert (env.masks == before).all()


def test_the_same_seed_gives_the_same_batch() -> None:
    one, two = (vector_env("vii_legio", 3, seed=6) for _ in range(2))
    for _ in range(20):
        actions = one.random_actions()
        assert (actions == two.random_actions()).all()
        one.step(actions)
        two.step(actions)
        assert (one.observe() == two.observe()).all()


def test_rows_are_those_of_the_seats_that_decide() -> None:
    env = vector_env("karmaka", 4, seed=7)
    encoder = env.terms.encoder
    place = encoder.names.index("decision.seat=me")
    assert env.observe().shape == (4, encoder.size) and (env.observe()[:, place] == 1).all()
    assert set(GAMES) >= {env.terms.name}
