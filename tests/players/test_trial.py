"""The flat search: same luck for all options, caution before the game's advice is left, and fixed by its seed."""

from tablee.games import GAMES
from tablee.kernel import Seat, Tastes, seeded
from tablee.players.search.trial import Candidate, Trial, lead
from tablee.players.thinking import Budget, Master
from tablee.table.past.journal import Setup
from tests.laws.world import played

SPACE = GAMES["spacepaper"]


def a_seat(decisions: int = 60) -> Seat:
    """Whoever decides after some choices."""
    state = played(Setup.of("spacepaper", 2, 0, {"turn_cap": "12"}), 3, decisions)
    return Seat(SPACE, state, int(state.to_move))


def test_the_options_on_trial_are_the_best_advised_and_each_meets_as_many_worlds() -> None:
    seat = a_seat()
    trial = Trial(seat, seeded(1), Tastes(horizon=2, noise=0.0, breadth=3))
    options = [candidate.option for candidate in trial.alive]
    advice = dict(zip(seat.decision.options, SPACE.mind.advice(seat.imagine(seeded(2))), strict=True))
    assert options == sorted(advice, key=lambda option: (-advice[option], option))[:3]
    trial.run(12, 0.0)
    assert len({len(candidate.rewards) for candidate in trial.alive}) == 1 and trial.iterations <= 13


def test_another_option_must_beat_the_advice_by_more_than_the_caution() -> None:
    first, other = Candidate(10, 0), Candidate(11, 1)
    first.rewards, other.rewards = [0.5, 0.5, 0.5, 0.5], [0.9, 0.1, 0.9, 0.5]
    assert 0.0 < lead(other, first) < 1.0
    trial = Trial(a_seat(), seeded(1), Tastes(breadth=2, caution=1.0))
    trial.alive = [first, other]
    assert trial.best() is first
    other.rewards = [0.7, 0.6, 0.7, 0.6]
    assert lead(other, first) > 1.0 and trial.best() is other


def test_the_same_seed_and_iterations_give_the_same_decision() -> None:
    seat = a_seat(80)
    choices = {Master(Budget(iterations=20)).decide(seat, seeded(5)) for _ in range(2)}
    assert len(choices) == 1 and choices <= set(seat.decision.options)


def test_questions_of_little_weight_are_answered_by_advice_alone() -> None:
    seat = a_seat()
    tastes = Tastes(breadth=4, kinds=["no such question"])
    advised = Trial(seat, seeded(7), tastes).alive[0].option
    assert Master(Budget(iterations=1000), tastes).decide(seat, seeded(7)) == advised
