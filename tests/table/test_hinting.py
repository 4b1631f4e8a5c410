"""The master's reasons in words: what the best option wins, what the second one risks, and when all are even."""

import pytest

from tablee.games import GAMES
from tablee.games.texts import LANGUAGES
from tablee.players.advising import MINE, THEIRS, Advice, Difference
from tablee.players.thinking import Estimate
from tablee.table.opinion.hinting import Reasons

BEST, SECOND, THIRD = Estimate(7, 30, 0.62), Estimate(8, 20, 0.5), Estimate(9, 10, 0.4)
POINTS, RESERVE = Difference("points", MINE, 2.2), Difference("reserve", MINE, -1.1)
THEIR_RESERVE = Difference("reserve", THEIRS, 0.6)


def reasons(advice: Advice, rivals: int = 1) -> Reasons:
    """The reasons of an advice in Karmaka."""
    return Reasons(GAMES["karmaka"], advice, rivals)


def test_the_best_says_what_it_wins_and_its_price_the_second_what_it_risks() -> None:
    told = reasons(Advice((BEST, SECOND, THIRD), (POINTS,), (RESERVE,), (THEIR_RESERVE,), 2))
    assert told.of(7, "en") == (
        "In 2 turns it should have brought you about 2 points more on the way up. "
        "The price: about 1 point less in Hand and Future Life."
    )
    risk = "The risk, within 2 turns: about half a point more in Hand and Future Life for your rival."
    assert told.of(8, "en") == risk
    assert told.of(9, "en") == "", "of the others nothing is said"


def test_in_french_numbers_are_written_as_there() -> None:
    told = reasons(Advice((BEST, SECOND), (Difference("points", MINE, 1.4),), (), (), 2), rivals=2)
    assert told.of(7, "fr") == "Dans 2 tours, il devrait vous avoir apporté environ 1,5 point de plus vers le sommet."


def test_where_nothing_is_clear_the_chances_speak() -> None:
    told = reasons(Advice((BEST, SECOND)))
    assert told.of(7, "en") == "It wins about 62 games of 100 from here; the next best answer, 50."
    assert told.of(8, "en") == "It wins about 12 games of 100 less than the best."
    near = reasons(Advice((BEST, Estimate(8, 20, 0.618), THIRD)))
    assert near.of(7, "en").endswith("the next best answer is as good.") and near.of(8, "en") == ""


def test_options_that_do_not_differ_are_even() -> None:
    told = reasons(Advice((Estimate(7, 30, 0.001), Estimate(8, 30, 0.0))))
    assert told.of(7, "en").startswith("Choose what you like: as far") and told.of(8, "en") == ""


def test_a_single_option_has_no_reasons() -> None:
    assert reasons(Advice((BEST,))).of(7, "en") == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(GAMES))
def test_every_measure_of_every_game_has_words(name: str, language: str) -> None:
    game = GAMES[name]
    for measure in game.mind.measures:
        for whose in (MINE, THEIRS):
            for amount in (-3.0, 0.5, 1.0, 4.0):
                told = game.telling.measured(measure.name, whose, amount, 1, language)
                assert told and f"({whose})" not in told, "words of the game, not the plain ones"
