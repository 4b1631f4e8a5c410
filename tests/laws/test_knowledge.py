"""A seat learns nothing that it may not know: the laws hold for every game, and they catch planted leaks.

Thirty moments of each game are looked at, spread over all of it, and the first question of each kind; with TABLEE_LAWS
every fourth decision of all games.
"""

import os

import pytest

from tablee.table.past.journal import Setup
from tests.laws.knowledge import EVERY, check_knowledge, ordered
from tests.laws.leaks import KEY_LEAKS, LEAKS
from tests.laws.world import Observer, cut, game_at_random, varied, with_key

LEAST_GAMES = 2
MOST_GAMES = 20  # of a short game
ENOUGH = 100
MOMENTS = 10**6 if "TABLEE_LAWS" in os.environ else 30  # of each game, at least


def spread(setup: Setup, seed: int) -> int:
    """How many decisions lie between two moments of a game that is looked at from its beginning to its end."""
    return max(EVERY, sum(1 for _ in game_at_random(setup, seed)) // MOMENTS)


@pytest.mark.parametrize("setup", cut([*varied(), *with_key()]))
def test_views_samples_reasons_and_events_hold_nothing_hidden(setup: Setup) -> None:
    worlds, twins = 0, 0
    for seed in range(1, MOST_GAMES):
        tally = check_knowledge(Observer(setup.rules()), setup, seed, every=spread(setup, seed))
        worlds, twins = worlds + tally.worlds, twins + tally.twins
        if seed >= LEAST_GAMES and min(worlds, twins) > ENOUGH:
            return
    raise AssertionError(f"only {worlds} worlds and {twins} twins were looked at")


def check_often(observer: Observer, setup: Setup) -> None:
    """Put the laws to the test in five games."""
    for seed in range(1, 6):
        check_knowledge(observer, setup, seed, every=2)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: type[Observer]) -> None:
    setup = Setup.of("karmaka")
    with pytest.raises(AssertionError, match=r"tell|depends|generator|options"):
        check_often(leak(setup.rules()), setup)


@pytest.mark.parametrize("leak", KEY_LEAKS)
def test_a_planted_leak_of_the_key_is_caught(leak: type[Observer]) -> None:
    for setup in with_key():
        with pytest.raises(AssertionError, match=r"key|generator|tells"):
            check_often(leak(setup.rules()), setup)


def test_cards_that_come_together_may_come_in_any_order_but_others_may_not() -> None:
    draws, played = [[3, [7]], [3, [5]]], [1, [2]]
    assert ordered([played, *draws]) == ordered([played, *reversed(draws)])
    assert ordered([played, *draws]) != ordered([*draws, played])
    assert ordered([draws[0], played, draws[1]]) != ordered([draws[1], played, draws[0]])
