"""Three players, each for oneself, and two with a pyramid. (KSW-14, KSW-15)"""

from tablee.games import GAMES
from tests.games.karman_swap.sitting import Planets, Sitting

PYRAMID = [
    *("vorlik", "griffeur_nain", "ozrak", "traqueur_gris", "shergal_noir"),
    *("dru_kan", "mordacier", "kharzul", "tyran_d_ambre"),
    *("sporille", "limonin", "k_ib"),
    *("mousselin", "ark_7"),
]


def test_three_sides_have_a_dome_each_on_both_tracks() -> None:  # KSW-14.1, KSW-14.3
    view = Sitting(players=3).view(0)
    assert [(side.colour, side.colonised, side.extinction, side.extinction_goal) for side in view.sides] == [
        ("red", 0, 0, 7),
        ("green", 0, 0, 7),
        ("blue", 0, 0, 7),
    ]


def test_after_an_extinction_one_advances_or_moves_another_back() -> None:  # KSW-14.4, KSW-14.5
    t = Sitting({0: ["kharzul", "ark_8"]}, {"kelthar": ["broutard"]}, players=3, track=[3, 2, 0])
    t.plays("kharzul", "kelthar")
    assert (t.kind, t.options) == ("track_choice", ["advance", "back:green"])
    assert t.refuses("back:blue") == "KSW-14.5" and t.refuses("back:red") == "KSW-14.5"
    t.chooses("back:green")
    assert t.state.track == [3, 1, 0]


def test_the_seventh_step_wins_the_round_at_once() -> None:  # KSW-14.6
    t = Sitting({0: ["kharzul", "ark_8"]}, {"kelthar": ["cornelin"]}, players=3, track=[6, 2, 0])
    t.plays("kharzul", "kelthar", "advance")
    assert t.state.wins == [1, 0, 0] and t.state.round == 2
    four = Sitting(
        {1: ["ozrak", "vorlik"]}, {"juhel": ["limonin", ("ark_8", 0)]}, players=3, active=1, colonised=[3, 0, 0]
    )
    assert four.chooses("concede").state.wins == [1, 0, 0], "the goal of colonisations stays four"


def test_with_three_everybody_else_is_an_opponent() -> None:  # KSW-14.7
    planets: Planets = {"juhel": ["limonin", ("ark_8", 0)], "kelthar": ["mousselin"]}
    t = Sitting({2: ["ark_7", "vorlik"]}, planets, players=3, active=2)
    assert t.kind == "respond"
    t.chooses("ship:ark_7")
    assert t.options == ["juhel"]


def test_a_concession_settles_though_the_third_has_not_answered() -> None:  # KSW-14.8
    t = Sitting({1: ["ozrak", "vorlik"]}, {"juhel": ["limonin", ("ark_8", 0)]}, players=3, active=1)
    assert t.waiting("juhel") == [1, 2]
    assert t.chooses("concede").dome("juhel") == 0


def test_both_beaten_seats_take_a_card_and_the_first_explores() -> None:  # KSW-14.9, KSW-9.4
    t = Sitting(
        {1: ["ozrak", "vorlik"]},
        {"juhel": ["limonin", ("ark_8", 0)]},
        players=3,
        active=1,
        market=["ark_7", "sporille"],
    )
    t.chooses("concede", 0)
    assert (t.to_move, t.kind) == (1, "draw")
    t.chooses("ark_7")
    assert (t.to_move, t.kind) == (2, "draw")


def test_all_else_is_the_same_with_three_and_with_two() -> None:  # KSW-14.10, KSW-15.10
    for players in (2, 3):
        t = Sitting({0: ["kharzul", "ark_8"]}, {"kelthar": ["yurim", "cornelin"]}, players=players)
        t.plays("kharzul", "kelthar")
        assert (t.kind, t.options) == ("victim", ["yurim", "cornelin"])


def test_the_pyramid_has_rows_of_five_four_three_and_two() -> None:  # KSW-15.3, KSW-15.4
    rows = Sitting(players=2, pyramid=PYRAMID).view(0).market.pyramid
    assert [[card and card.card for card in row] for row in rows] == [
        [None] * 5,
        ["dru_kan", "mordacier", "kharzul", "tyran_d_ambre"],
        [None] * 3,
        ["mousselin", "ark_7"],
    ]


def test_only_uncovered_cards_are_available_and_count_for_trump() -> None:  # KSW-15.5, KSW-15.7
    t = Sitting(
        {0: ["tyran_d_ambre", "yurim"]}, {"juhel": []}, players=2, pyramid=[*PYRAMID[:8], "pel_ou", *PYRAMID[9:]]
    )
    assert t.view(0).market.available == ("mousselin", "ark_7") and t.trump == "green"
    t.plays("tyran_d_ambre", "juhel", "use")
    assert t.options == ["mousselin", "ark_7"] and t.refuses("dru_kan") == "KSW-15.5"


def test_a_covered_card_is_not_told_from_an_absent_one() -> None:  # KSW-15.5
    t = Sitting(
        {0: ["tyran_d_ambre", "yurim"]}, {"juhel": []}, players=2, pyramid=[*PYRAMID[:8], "pel_ou", *PYRAMID[9:]]
    )
    t.plays("tyran_d_ambre", "juhel", "use")
    assert t.refuses("vorlik") == t.refuses("ark_8") == "KSW-15.5"


def test_a_card_is_turned_up_when_nothing_covers_it_any_more() -> None:  # KSW-15.6, KSW-15.11
    t = Sitting({0: ["pel_ou", "yurim"]}, {"kelthar": ["filandre"]}, players=2, pyramid=PYRAMID)
    t.plays("pel_ou", "kelthar", "use", "mousselin")
    assert ("uncovered", [18]) in t.told_to(1), "in the middle of a chain"
    assert "sporille" in t.view(1).market.available


def test_in_an_exchange_nothing_is_turned_up_before_its_end() -> None:  # KSW-15.11, KSW-12.7
    t = Sitting({0: ["pel_ou", "yurim", "ark_8"]}, {"kelthar": []}, players=2, pyramid=PYRAMID)
    t.chooses("pass", "exchange", "mousselin", "pel_ou")
    assert t.view(0).market.available == ("mousselin", "ark_7")
    t.chooses("yurim")
    assert set(t.view(0).market.available) == {"pel_ou", "yurim", "sporille", "ark_7"}


def test_cards_that_come_later_go_to_the_groups() -> None:  # KSW-15.8
    t = Sitting({0: ["pel_ou", "yurim"]}, {"kelthar": []}, players=2, pyramid=PYRAMID)
    t.chooses("pass", "discard", "yurim")
    assert t.view(1).market.green == ("yurim",) and t.trump == "green"


def test_with_two_the_beaten_player_explores_and_alone_takes_a_card() -> None:  # KSW-15.9
    t = Sitting(
        {1: ["ozrak", "vorlik"]},
        {"juhel": ["limonin", ("ark_8", 0)]},
        players=2,
        active=1,
        market=["ark_7", "sporille"],
    )
    t.chooses("concede", 0, "ark_7")
    assert (t.to_move, t.kind) == (1, "forced_creature")


def test_a_face_down_card_is_known_to_nobody() -> None:  # KSW-15.3, KSW-15.6
    t = Sitting(players=2, pyramid=PYRAMID)
    for seat in (0, 1, 7):
        shown = GAMES["karman_swap"].telling.view(t.state, seat)
        assert "griffeur_nain" not in str(shown) or (seat in (0, 1) and "griffeur_nain" in t.hand(seat))
