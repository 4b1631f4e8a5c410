"""The course of a game, from made-up chances."""

from tablee.lab.play.seen import Seen
from tablee.lab.reckon.course import comeback, foretold, lead_changes, settled


def game(*chances: float, winner: int = 0) -> Seen:
    points = [1.0, 0.0] if winner == 0 else [0.0, 1.0]
    return Seen(0, 0, 0, [0, 1], [0, 1], points=points, curve=[[each, round(1 - each, 3)] for each in chances])


def test_a_lead_changes_when_another_is_clearly_ahead() -> None:
    assert lead_changes(game(0.5, 0.6, 0.49, 0.51, 0.4, 0.7)) == 2
    assert lead_changes(game(0.5, 0.51, 0.49)) == 0
    assert lead_changes(game(0.5, 0.5)) is None


def test_a_game_is_settled_once_the_winner_is_never_behind_again() -> None:
    assert settled(game(0.6, 0.4, 0.7, 0.8)) == 0.5
    assert settled(game(0.6, 0.7)) == 0.0
    assert settled(game(0.6, 0.7, winner=1)) == 1.0


def test_a_comeback_is_won_from_less_than_half_a_fair_chance() -> None:
    assert comeback(game(0.5, 0.2, 0.9)) == 1.0
    assert comeback(game(0.5, 0.3, 0.9)) == 0.0


def test_chances_are_held_against_what_came() -> None:
    assert foretold([game(0.95, 0.95), game(0.95, winner=1)]) == [(0.05, 1 / 3, 3), (0.95, 2 / 3, 3)]
