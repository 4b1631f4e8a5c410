"""The doors of PettingZoo and Gymnasium pass the tests of those libraries."""

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from tablee.games import GAMES
from tablee.kernel import IllegalChoice
from tablee.rl import aec_env, gym_env
from tests.rl.tables import settings_of, tables


@pytest.mark.parametrize(("name", "players"), tables())
def test_pettingzoo_finds_nothing_wrong(name: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of numbers that may be large, and of dictionaries
        api_test(aec_env(name, players=players, **settings_of(name, players)), num_cycles=40)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: aec_env(name), num_cycles=20)


@pytest.mark.parametrize(("name", "players"), tables())
def test_gymnasium_finds_nothing_wrong(name: str, players: int) -> None:
    opponents = ["random"] * (players - 1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gym_env(name, opponents=opponents, **settings_of(name, players)), skip_render_check=True)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_played_through_the_door_ends_and_pays(name: str) -> None:
    env, rng = gym_env(name, opponents=["random"] * (GAMES.title(name).seats[0] - 1)), np.random.default_rng(2)
    observed, _ = env.reset(seed=11)
    over, paid, steps = False, 0.0, 0
    while not over:
        action = rng.choice(np.flatnonzero(observed["action_mask"]))
        observed, reward, ended, cut, _ = env.step(int(action))
        over, paid, steps = ended or cut, paid + reward, steps + 1
    assert steps > 5 and paid in (-1.0, 0.0, 1.0)


def test_what_is_not_legal_loses_in_gymnasium_and_is_refused_in_pettingzoo() -> None:
    env = gym_env("karmaka", opponents=["random"])
    observed, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(observed["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(wrong)
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)
    many = aec_env("karmaka")
    many.reset(seed=1)
    wrong = int(np.flatnonzero(many.observe(many.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalChoice):
        many.step(wrong)


def test_shaped_rewards_add_up_to_the_end() -> None:
    env, rng = aec_env("karmaka", shaped=True), np.random.default_rng(3)
    env.reset(seed=4)
    begun, paid = env._play.outlooks(), np.zeros(2)
    while not all(env.terminations.values()):
        env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
        paid += [env.rewards[agent] for agent in env.possible_agents]
    assert np.allclose(paid + begun, env._play.utilities())


def test_a_clone_goes_its_own_way() -> None:
    env = aec_env("wild_space", players=3)
    env.reset(seed=6)
    twin, before = env.clone(), env.text("seat_0")
    twin.step(int(np.flatnonzero(twin.observe(twin.agent_selection)["action_mask"])[0]))
    assert env.text("seat_0") == before
