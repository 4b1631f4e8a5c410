"""A race between options: the same luck for all, the weaker half dropped, an end once nothing is left to decide."""

import pytest

from tablee.games import GAMES
from tablee.kernel import Seat, Tastes, seeded
from tablee.players.search.race import LOOK_EVERY, SURE, Race, Runner, lead
from tablee.players.search.tree import Search
from tablee.table.past.journal import Setup
from tests.laws.world import played


def a_seat(decisions: int = 40) -> Seat:
    """Whoever decides after some choices."""
    state = played(Setup.of("karmaka"), 5, decisions)
    return Seat(GAMES["karmaka"], state, int(state.to_move))


class Foretold(Race):
    """A race of which each world's rewards are known beforehand: a chance, and luck that all share."""

    def __init__(self, chances: list[float], luck: float) -> None:
        super().__init__(a_seat(), seeded(1), Tastes())
        self.chances = chances
        self.luck = luck
        self.alive = [Runner(10 + at, at) for at in range(len(chances))]

    def meet(self) -> None:
        """The same luck for everyone, and a little of one's own."""
        shared = self.luck * (float(self.rng.below(1001)) / 1000.0 - 0.5)
        for runner in self.alive:
            own = 0.02 * (float(self.rng.below(1001)) / 1000.0 - 0.5)
            runner.rewards.append(self.chances[runner.place] + shared + own)
            self.iterations += 1


@pytest.mark.plain_only
def test_shared_luck_hides_no_difference() -> None:
    race = Foretold([0.50, 0.51, 0.49, 0.50], luck=0.8)
    race.run(200, 0.0)
    assert race.best().option == 11 and race.iterations < 200


@pytest.mark.plain_only
def test_a_race_ends_as_soon_as_one_is_ahead_beyond_all_luck() -> None:
    race = Foretold([0.2, 0.9], luck=0.1)
    race.run(100_000, 0.0)
    assert [runner.option for runner in race.alive] == [11] and race.iterations == 2 * LOOK_EVERY
    assert lead(race.alive[0], race.dropped[0]) >= SURE


@pytest.mark.plain_only
def test_equals_race_to_the_end_and_the_better_advised_one_is_chosen() -> None:
    race = Foretold([0.5, 0.5, 0.5], luck=0.0)
    for runner in race.alive:
        runner.rewards = [0.5] * 3
    assert race.best().place == 0 and lead(race.alive[0], race.alive[1]) == 0.0


@pytest.mark.plain_only
def test_the_weaker_half_is_dropped_round_by_round() -> None:
    race = Foretold([0.50, 0.51, 0.52, 0.53, 0.54, 0.55, 0.56, 0.57], luck=0.0)
    for _ in range(3):
        race.meet()
    race.drop()
    assert [runner.place for runner in race.alive] == [4, 5, 6, 7]
    race.drop()
    assert [runner.place for runner in race.alive] == [6, 7]


@pytest.mark.parametrize("iterations", [6, 50, 300])
def test_a_tree_keeps_to_its_iterations_and_tries_what_it_can_afford(iterations: int) -> None:
    seat = a_seat()
    search = Search(seat, seeded(1), Tastes(horizon=2))
    search.run(iterations, 0.0)
    tried = search.estimates()
    assert search.root.visits == search.iterations <= iterations + 6
    assert len(tried) == min(len(seat.decision.options), max(2, iterations // 6))
    assert all(visits >= 3 for _, visits, _ in tried)


def test_all_who_are_left_meet_the_same_worlds() -> None:
    search = Search(a_seat(), seeded(1), Tastes(horizon=2))
    search.run(120, 0.0)
    assert len({len(runner.rewards) for runner in search.alive}) == 1


@pytest.mark.plain_only
def test_an_idle_option_is_chosen_only_if_it_is_clearly_ahead_of_every_quiet_one() -> None:
    race = Foretold([0.5, 0.5], luck=0.0)
    race.alive[0].rewards, race.alive[1].rewards = [0.5, 0.6, 0.5, 0.5], [0.5, 0.5, 0.6, 0.45]
    race.idle = [10]
    assert race.leader().option == 10 and race.best().option == 11
    race.alive[1].rewards = [0.1, 0.2, 0.1, 0.1]
    assert race.best().option == 10
    race.idle = [10, 11]
    assert race.best().option == 10


def test_a_master_sees_which_powers_of_karmaka_find_nothing() -> None:
    game = GAMES["karmaka"]
    for seed in range(20):
        state = Setup.of("karmaka", seed=seed).new()
        search = Search(Seat(game, state, int(state.to_move)), seeded(1), Tastes())
        told = [game.describe(state, option).in_("en") for option in search.idle]
        if any("Thievery" in words or "Vengeance" in words for words in told):  # nobody has Deeds yet
            return
        assert not any("Destiny" in words for words in told)
    pytest.fail("no power that wants Deeds in twenty first hands")
