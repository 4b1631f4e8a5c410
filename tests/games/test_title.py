"""A title says what others must know of a game, and agrees with the game."""

import pytest

from connect_four.title import TITLE as CONNECT_FOUR
from leduc.title import TITLE as LEDUC
from tablee.games import GAMES
from tablee.games.title import Title, Way

TITLES = [*(GAMES.title(name) for name in GAMES), CONNECT_FOUR, LEDUC]
every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)


@every_title
def test_a_title_makes_its_game_anew_and_agrees_with_its_rules(title: Title) -> None:
    one, other = title.make(), title.make()
    assert one is not other and one.rules is not other.rules
    assert (one.name, tuple(one.rules.seats)) == (title.name, title.seats)
    assert one.telling.rules is one.rules is one.mind.rules


@every_title
def test_every_way_and_every_story_can_be_played(title: Title) -> None:
    trials, rules = title.trials, title.make().rules
    for way in (*trials.ways, *(story.way for story in trials.stories), trials.keyed, trials.brief):
        assert rules.takes(way.players, dict(way.settings))
    assert not rules.takes(9, {})


@every_title
def test_every_picture_shows_a_question_of_the_game(title: Title) -> None:
    kinds, shots = title.make().rules.kinds, (*title.trials.screens, *title.trials.pages)
    assert all(shot.kind in kinds and shot.players in title.seats for shot in shots)


def test_invariants_are_those_of_the_game_or_none() -> None:
    for name in GAMES:
        state = GAMES[name].new()
        GAMES.title(name).invariants()(state)
        with pytest.raises(AssertionError):
            GAMES.title(name).invariants()(CONNECT_FOUR.make().new())
    CONNECT_FOUR.invariants()(CONNECT_FOUR.make().new())
    LEDUC.invariants()(LEDUC.make().new())


def test_a_title_without_words_is_its_name() -> None:
    assert LEDUC.called("fr") == "Leduc" and Way(2).settings == {}
