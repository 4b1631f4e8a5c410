"""A master who gives reasons: honest differences in the same worlds, from nothing that the seat does not know."""

from tablee.games import GAMES
from tablee.games.karmaka.rules.state import KarmakaState
from tablee.kernel import Game, Mind, Seat, seeded
from tablee.players.advising import (
    MINE,
    THEIRS,
    Advice,
    Difference,
    advice,
    are_even,
    compared,
    mean_if_clear,
    sorted_out,
    speaks_for,
)
from tablee.players.thinking import Budget, Estimate
from tests.games.karmaka.sitting import Sitting, game

FEW = Budget(iterations=60)


def seat_of(t: Sitting) -> Seat:
    """The seat that decides."""
    return Seat(game(), t.state, t.to_move)


def option(t: Sitting, card: str, way: str) -> int:
    """A card played in a way."""
    return game().telling.parse(t.state, [card, way])


def test_points_against_none_are_told_as_a_gain() -> None:
    t = Sitting([["vengeance", "peek"], ["panic", "crisis"]], decks=[["peek"], ["panic"]])
    pair = (option(t, "vengeance", "deed"), option(t, "vengeance", "future"))
    found = compared(seat_of(t), pair, seeded(3), 16, 0.0)
    gains = {(each.measure, each.whose): each.amount for each in found}
    assert gains["points", MINE] > 1.5 and gains["reserve", MINE] < -0.5


def test_what_could_be_chance_is_not_told() -> None:
    assert mean_if_clear([3.0, -3.0, 2.0, -2.5]) == 0.0
    assert mean_if_clear([1.0, 1.0, 1.0]) == 1.0 and mean_if_clear([0.0, 0.0]) == 0.0


def test_the_same_option_differs_in_nothing() -> None:
    t = Sitting([["vengeance", "peek"], ["panic", "crisis"]], decks=[["peek"], ["panic"]])
    one = option(t, "vengeance", "deed")
    assert compared(seat_of(t), (one, one), seeded(3), 8, 0.0) == []


def test_reasons_are_sorted_into_wins_costs_and_risks() -> None:
    found = [Estimate(1, 9, 0.6), Estimate(2, 9, 0.5)]
    differences = [
        Difference("points", MINE, 2.0),
        Difference("reserve", MINE, -1.0),
        Difference("reserve", THEIRS, -1.5),
    ]
    told = sorted_out(found, differences, seat_of(Sitting([["peek"], ["panic"]])))
    assert told.wins == (Difference("points", MINE, 2.0),) and told.costs == (Difference("reserve", MINE, -1.0),)
    assert told.risks == (Difference("reserve", THEIRS, 1.5),), "the rival keeps more if the second is chosen"


def test_less_of_what_is_bad_speaks_for_an_option() -> None:
    bad = {"victory_turns"}
    assert speaks_for(Difference("victory_turns", MINE, -2.0), bad)
    assert speaks_for(Difference("victory_turns", THEIRS, 2.0), bad)
    assert not speaks_for(Difference("gold", THEIRS, 2.0), bad)


def test_options_of_one_chance_are_even() -> None:
    assert are_even([Estimate(1, 9, 0.0), Estimate(2, 9, 0.004), Estimate(3, 0, 0.0)])
    assert not are_even([Estimate(1, 9, 0.5), Estimate(2, 9, 0.48)])
    assert not are_even([Estimate(1, 9, 0.5)]), "one alone is even with nothing"


def test_advice_is_the_same_for_the_same_seat_and_generators() -> None:
    t = Sitting([["vengeance", "peek"], ["panic", "crisis"]], decks=[["peek"], ["panic"]])
    one, other = (advice(seat_of(t), FEW, seeded(1), seeded(2)) for _ in range(2))
    assert one == other and isinstance(one, Advice)
    assert {each.option for each in one.estimates} == set(t.state.options)


def test_advice_depends_on_nothing_that_the_seat_does_not_know() -> None:
    t = Sitting([["vengeance", "peek"], ["panic", "crisis"]], decks=[["peek"], ["panic"]])
    twin = game().rules.sample(t.state, 0, seeded(9))
    assert isinstance(twin, KarmakaState) and twin.souls[1].hand != t.state.souls[1].hand
    one = advice(Seat(game(), t.state, 0), FEW, seeded(1), seeded(2))
    assert one == advice(Seat(game(), twin, 0), FEW, seeded(1), seeded(2))


def test_partners_are_no_rivals() -> None:
    t = Sitting([["peek"], ["panic"], ["spite"], ["crisis"]], players=4, variant="teams")
    assert t.game.rules.rivals(t.state, seat_of(t).number) == [1, 3]


def test_a_game_that_measures_nothing_is_advised_all_the_same() -> None:
    plain = Game(game().rules, game().telling, Mind(game().rules))
    state = plain.new(seed=1)
    told = advice(Seat(plain, state, int(state.to_move)), Budget(iterations=20), seeded(1), seeded(2))
    assert told.estimates and told.wins == told.risks == ()


def test_what_a_mind_measures_has_a_name_each() -> None:
    for name in GAMES:
        mind = GAMES[name].mind
        state = GAMES[name].new(seed=3)
        assert mind.measures and len(mind.measured(state, 0)) == len(mind.measures)
        assert all(measure.least > 0 for measure in mind.measures)
