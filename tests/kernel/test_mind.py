"""What virtual players of any game share: the best option, ties at random, and a mind that knows nothing."""

from collections import Counter

from leduc.game import leduc
from tablee.kernel import Best, seeded

WORTHS = [1.0, 3.0, 2.0, 3.0, 3.0]


def test_the_option_worth_most_is_kept_and_ties_are_broken_evenly() -> None:
    rng, found = seeded(1), Counter[int]()
    for _ in range(3000):
        best = Best()
        for option, worth in enumerate(WORTHS):
            best.offer(option, worth, rng)
        found[best.choice] += 1
    assert set(found) == {1, 3, 4} and min(found.values()) > 900


def test_without_a_tie_no_chance_is_drawn() -> None:
    rng, best = seeded(1), Best()
    for option, worth in enumerate([1.0, 3.0, 2.0]):
        best.offer(option, worth, rng)
    assert best.choice == 1 and rng.data() == seeded(1).data()


def test_a_mind_that_knows_nothing_rates_all_alike_and_plays_at_random() -> None:
    game = leduc()
    state = game.new()
    assert game.mind.rates(state) == game.mind.advice(state) == [0.0] * 2 and game.mind.outlook(state, 0) == 0.5
    assert {game.mind.prefer(state, seeded(seed)) for seed in range(40)} == set(state.options)
    assert game.mind.stroll(state, seeded(1), 100) > 1 and state.over and game.mind.players() == {}
