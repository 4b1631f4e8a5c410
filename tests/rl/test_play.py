"""One game as every door plays it: what a seat knows as text, rewards, copies, samples, and games that are too long."""

import copy
import pickle

import pytest

from tablee.games import GAMES
from tablee.kernel import IllegalChoice, seeded
from tablee.rl.play import Play, Terms
from tests.rl.tables import settings_of, tables


def played(terms: Terms, seed: int, choices: int) -> Play:
    play, rng = terms.deal(seed), seeded(seed)
    while choices and not play.is_over:
        play.take(play.options[rng.below(len(play.options))])
        choices -= 1
    return play


@pytest.mark.parametrize(("name", "players"), tables())
def test_the_text_of_a_seat_is_the_same_in_every_world_that_it_imagines(name: str, players: int) -> None:
    terms, rng = Terms(name, players, settings_of(name, players)), seeded(2)
    for choices in (0, 25, 80):
        play = played(terms, 3, choices)
        for seat in range(players):
            world = play.sample(seat, rng)
            assert world.text(seat) == play.text(seat) and world.view_text(seat) == play.view_text(seat)
            again = world.sample(seat, rng)
            assert again.text(seat) == play.text(seat)


@pytest.mark.parametrize("name", GAMES)
def test_different_games_are_told_differently(name: str) -> None:
    assert played(Terms(name), 1, 20).text(0) != played(Terms(name), 2, 20).text(0)


def test_the_text_of_a_seat_only_grows() -> None:
    play, rng, known = Terms("karmaka").deal(1), seeded(1), ""
    for _ in range(60):
        text = play.text(0).rpartition("\n")[0]
        assert text.startswith(known)
        known = text
        play.take(play.options[rng.below(len(play.options))])


def test_a_seat_is_not_told_what_another_chose() -> None:
    play = Terms("karmaka").deal(1)
    seat, other = play.to_move, 1 - play.to_move
    play.take(play.options[0])
    assert "chosen" in play.text(seat) and "chosen" not in play.text(other)


def test_a_copy_goes_its_own_way() -> None:
    play = played(Terms("wild_space", 2), 1, 10)
    before = play.text(0)
    for twin in (play.copy(), copy.deepcopy(play)):
        twin.take(twin.options[0])
        assert play.text(0) == before


def test_the_end_pays_the_winner_and_nobody_before() -> None:
    play = played(Terms("karmaka"), 1, 20)
    assert play.utilities() == [0.0, 0.0] and not play.is_over
    play = played(Terms("karmaka"), 1, 100_000)
    assert play.is_over and play.options == [] and play.to_move == -1
    assert sorted(play.utilities()) in ([-1.0, 1.0], [0.0, 0.0]) and play.outlooks() == play.utilities()


def test_a_game_that_is_too_long_is_a_draw() -> None:
    play = Terms("karmaka").deal(1)
    play.made = play.terms.layout.longest
    assert play.is_over and play.is_cut and play.utilities() == [0.0, 0.0]


def test_what_is_not_legal_is_refused() -> None:
    play = Terms("karmaka").deal(1)
    wrong = next(option for option in range(193) if option not in play.options)
    with pytest.raises(IllegalChoice):
        play.take(wrong)
    assert play.made == 0


def test_terms_are_pickled_and_name_their_version() -> None:
    terms = Terms("karmaka", 3, {"variant": "multiplayer"})
    assert pickle.loads(pickle.dumps(terms)) == terms and copy.deepcopy(terms) is terms
    assert terms.version == "tablee/karmaka-v1"
