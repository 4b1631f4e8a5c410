"""The example that learns: what won becomes likelier, and its games go on."""

import numpy as np

from learning.self_play import GAMES, Policy, SelfPlay, against, drawn, features
from tablee.rl.play import Terms


def test_what_won_becomes_likelier_and_what_lost_less_likely() -> None:
    policy = Policy(options=3, places=2)
    rows, masks = features(np.ones((2, 2), np.float32)), np.array([[1, 1, 0], [1, 1, 0]])
    assert np.allclose(policy.chances(rows, masks), [[0.5, 0.5, 0.0]] * 2)
    for _ in range(20):
        policy.learn(rows, masks, np.array([0, 1]), np.array([1.0, -1.0]))
    assert (policy.chances(rows, masks)[:, 0] > 0.55).all() and not policy.chances(rows, masks)[:, 2].any()


def test_options_are_drawn_by_their_chances() -> None:
    chances = np.array([[0.0, 1.0, 0.0]] * 5)
    assert (drawn(chances, np.random.default_rng(1)) == 1).all()


def test_self_play_goes_on_and_keeps_what_was_chosen() -> None:
    terms = Terms("karmaka", 2)
    school = SelfPlay(Policy(terms.game.rules.option_count, terms.encoder.size), seed=1)
    for _ in range(3):
        school.step()
    assert [len(past) for past in school.past] == [3] * GAMES
    assert 0 <= against(school.policy, "random", 2, 1) <= 1
