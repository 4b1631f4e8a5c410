"""Looking back at a finished game: judgements, the curve of chances, what cost most."""

import pytest

from tablee.kernel import SPECTATOR
from tablee.players.thinking import Budget, Estimate
from tablee.table import Journal, Secret, Setup
from tablee.table.opinion.review import Judgement, Recording, cost, costliest, curve, judged, judgement
from tests.tui.pilots import played

FEW = Budget(iterations=8)


def test_a_game_in_progress_is_not_reviewed() -> None:
    with pytest.raises(Secret):
        Recording.of(Journal(Setup.of("karmaka", 2, 7)))


def test_the_same_budget_gives_the_same_judgements() -> None:
    recording = Recording.of(played())
    assert [judgement(recording, at, FEW) for at in (1, 20)] == [judgement(recording, at, FEW) for at in (1, 20)]


def test_every_choice_is_judged_and_the_end_is_certain() -> None:
    recording = Recording.of(played())
    judgements = list(judged(recording, Budget(iterations=2)))
    points = curve(recording, judgements)
    assert len(points) == len(recording.moments)
    assert all(abs(sum(point) - 1) < 1e-9 for point in points)
    winners = recording.moments[-1].state.won()
    assert points[-1] == tuple(1.0 if seat in winners else 0.0 for seat in range(2))
    assert len(curve(recording, judgements[:5])) == 5


def test_partners_share_one_side_and_one_chance() -> None:
    recording = Recording.of(played(4, 102, variant="teams"))
    assert recording.sides == (0, 1, 0, 1)
    chances = judgement(recording, 3, FEW).chances
    assert chances[0] == chances[2] and chances[1] == chances[3]
    assert abs(chances[0] + chances[1] - 1) < 1e-9
    assert Recording.of(played(3, 5, variant="multiplayer")).sides == (0, 1, 2)


def test_a_choice_costs_what_it_is_worth_less_than_the_best() -> None:
    estimates = [Estimate(4, 30, 0.7), Estimate(9, 10, 0.5), Estimate(2, 1, 0.1)]
    assert cost(estimates, 4) == 0
    assert cost(estimates, 9) == pytest.approx(0.2)
    assert cost(estimates, 2) == 0  # tried too seldom to be told


def test_the_three_costliest_choices_are_told_the_worst_first() -> None:
    costs = [0.1, 0.3, 0.01, 0.2, 0.3]
    judgements = [Judgement(at, 0, (0.5, 0.5), 0, 1, each) for at, each in enumerate(costs, start=1)]
    assert [found.at for found in costliest(judgements)] == [2, 5, 4]


def test_a_spectator_hears_what_anybody_heard() -> None:
    recording = Recording.of(played())
    for at in range(recording.last + 1):
        heard = [recording.heard(at, seat) for seat in range(recording.seats)]
        all_ears = recording.heard(at, SPECTATOR)
        assert all(event in all_ears for ears in heard for event in ears)
        assert len(recording.told(at, SPECTATOR, "fr")) == len(all_ears)
