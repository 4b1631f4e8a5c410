"""The flat search: same luck for all options, caution before the game's advice is left, and fixed by its seed."""

from time import sleep

from tablee.games import GAMES
from tablee.kernel import Game, Mind, Rules, Seat, State, Tastes, seeded
from tablee.players.search.clock import now
from tablee.players.search.race import Runner, lead
from tablee.players.search.trial import Trial
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
    options = [runner.option for runner in trial.alive]
    advice = dict(zip(seat.decision.options, SPACE.mind.advice(seat.imagine(seeded(2))), strict=True))
    assert options == sorted(advice, key=lambda option: (-advice[option], option))[:3]
    trial.run(12, 0.0)
    assert len({len(runner.rewards) for runner in trial.alive}) == 1 and trial.iterations <= 15


def test_another_option_must_beat_the_advice_by_more_than_the_caution() -> None:
    first, other = Runner(10, 0), Runner(11, 1)
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


class Replying(Mind):
    """Counts how often a reply is thought through, and gives the first option."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.replies: list[int] = []

    def reply(self, s: State) -> list[int]:
        """The first option, noted down with its turn."""
        self.replies.append(self.rules.turn(s))
        return s.options[:1]


def test_the_turns_after_the_own_one_are_thought_through_as_far_as_wished() -> None:
    seat = a_seat()
    turn = SPACE.rules.turn(seat.imagine(seeded(1)))
    for replies in (0, 1, 2):
        mind = Replying(SPACE.rules)
        other = Seat(Game(SPACE.rules, SPACE.telling, mind), seat.imagine(seeded(1)), seat.number)
        Trial(other, seeded(1), Tastes(horizon=4, noise=0.0, breadth=2, replies=replies)).meet()
        assert set(mind.replies) == set(range(turn + 1, turn + 1 + replies))


def test_who_waits_for_a_processor_has_not_thought_yet() -> None:
    wall, processor = now(False), now(True)
    sleep(0.05)
    assert now(False) - wall >= 0.05 > now(True) - processor
