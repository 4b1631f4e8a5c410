"""What an option would change, and the scores that a view shows: prey, gems, contests, and who is about to win."""

import pytest

from tablee.games.karman_swap.people.scores import SCORES
from tablee.games.seeing import ScorePart
from tablee.games.texts import LANGUAGES
from tests.games.karman_swap.sitting import Planets, Sitting

LED_BY_GREEN: Planets = {"juhel": ["limonin", ("outpost_5_1", 3)]}


def change(t: Sitting, answer: object, language: str = "en") -> str:
    """What an answer to the open question would change."""
    option = t.game.telling.parse(t.state, answer)
    return t.game.telling.describe(t.state, option).change_in(language)


def part(t: Sitting, seat: int, name: str) -> ScorePart:
    """A part of a score of a seat."""
    return next(each for score in t.view(0).scores if score.seat == seat for each in score.parts if each.id == name)


def test_a_creature_says_on_each_planet_what_it_would_hunt_there() -> None:  # KSW-5.7, KSW-5.10
    t = Sitting({0: ["kharzul", "ark_8"]}, {"kelthar": ["cornelin"], "juhel": []}, research=[2, 0])
    t.chooses("creature:kharzul")
    assert change(t, "kelthar") == "Hornelin becomes extinct: 5 Research gems, dome 0 → 1 (head at 5)"
    assert change(t, "kelthar", "fr") == "Cornélin s'éteint\u00a0: 5 gemmes de Recherche, dôme 0 → 1 (tête à 5)"
    assert change(t, "juhel") == "No prey here"
    t.chooses("kelthar")
    assert change(t, 2) == "Research 7 → 1, Discovery 0 → 2"


def test_several_prey_are_named_and_the_last_step_wins_the_round() -> None:  # KSW-1.3
    t = Sitting({0: ["kharzul", "ark_8"]}, {"kelthar": ["cornelin", "yurim"]}, track=[4])
    t.chooses("creature:kharzul")
    assert change(t, "kelthar") == "One prey of your choice: Yurim and Hornelin"
    t.chooses("kelthar")
    assert change(t, "yurim") == "Yurim becomes extinct: 4 Research gems, and the round is won"


def test_gems_say_what_they_would_be_good_for() -> None:  # KSW-7.6, KSW-8.8
    t = Sitting({0: ["freight_barge", "vorlik"]}, LED_BY_GREEN, discovery=[2, 0])
    t.chooses("ship:freight_barge")
    assert change(t, "juhel") == "Does not lead: 4 against 5"
    t.chooses("juhel")
    assert [change(t, gems) for gems in (1, 2)] == [
        "Does not lead: 5 against 5",
        "Leads with 6 against 5, for 9 points",
    ]


def test_conceding_says_who_wins_the_planet_and_for_how_much() -> None:  # KSW-8.10, KSW-8.24
    t = Sitting({0: ["vorlik"]}, LED_BY_GREEN)
    assert change(t, "concede") == "The green side colonises Juhel: 4 points"


def test_three_players_see_where_each_dome_would_be() -> None:  # KSW-14.4
    t = Sitting({0: ["kharzul", "ark_8"]}, {"kelthar": ["cornelin"]}, players=3, track=[1, 3, 0])
    t.plays("kharzul", "kelthar")
    assert change(t, "advance") == "Dome 1 → 2 (head at 7)" and change(t, "back:green") == "Dome 3 → 2 (head at 7)"


def test_partners_have_the_same_scores_but_for_their_hands() -> None:  # KSW-7.1
    t = Sitting({0: ["vorlik"]}, {"juhel": []}, prestige=[12, 3], discovery=[2, 0], research=[4, 1])
    mine, mate = ([each for each in t.view(0).scores if each.seat == seat and each.id != "hand"] for seat in (0, 2))
    assert [(each.id, each.now) for each in mine] == [(each.id, each.now) for each in mate]
    assert {"points": 21, "research": 4}.items() <= {each.id: each.now for each in mine}.items()


def test_a_side_that_may_win_before_long_is_marked() -> None:  # KSW-1.2, KSW-1.3
    t = Sitting({0: ["vorlik"]}, LED_BY_GREEN, track=[-4], colonised=[0, 3])
    assert part(t, 1, "colonised").soon and part(t, 3, "extinction").soon
    assert not part(t, 0, "colonised").soon and not part(t, 0, "extinction").soon


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_score_has_a_name(language: str) -> None:
    t = Sitting({0: ["vorlik"]}, {"juhel": []})
    met = {name for score in t.view(0).scores for name in (score.id, *(each.id for each in score.parts))}
    assert met == set(SCORES)
    for name in SCORES:
        assert t.game.telling.score_name(name, language) != name.replace("_", " ")
