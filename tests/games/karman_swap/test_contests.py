"""Ships and contests: opening, answering, conceding, cancelling and settling. (KSW-8)"""

from tests.games.karman_swap.sitting import Planets, Sitting

RED, GREEN = 0, 1
LED_BY_GREEN: Planets = {"juhel": ["limonin", ("outpost_5_1", 3)], "kelthar": ["mousselin"]}


def test_ships_take_no_slot_and_their_number_is_not_limited() -> None:  # KSW-8.1
    ships = [("freight_barge", 1), ("exploration_barge_1", 3), ("exploration_barge_2", 1), ("outpost_5_1", 3)]
    t = Sitting(
        {0: ["ark_8", "vorlik"]}, {"sombreval": ["vorlik", "mousselin", "sporille", *ships]}, waiting={"sombreval": [0]}
    )
    t.chooses("ship:ark_8")
    assert t.options == ["sombreval"]


def test_a_ship_goes_from_hand_to_an_active_planet_only() -> None:  # KSW-8.2
    t = Sitting({0: ["ark_8", "vorlik"]}, {"juhel": ["limonin"], "kelthar": ["mousselin"]}, domes={"kelthar": 0})
    t.chooses("ship:ark_8")
    assert t.options == ["juhel"] and t.refuses("kelthar") == "KSW-8.28"


def test_a_ship_opens_a_contest_over_a_creature() -> None:  # KSW-8.3, KSW-8.4
    t = Sitting({2: ["ark_8", "vorlik"]}, {"juhel": ["limonin"], "kelthar": []}, active=2)
    t.chooses("ship:ark_8")
    assert t.options == ["juhel"] and t.refuses("kelthar") == "KSW-8.3"
    t.chooses("juhel")
    assert t.waiting("juhel") == [3, 0, 1] and t.view(0).planets[0].contest is not None


def test_a_ship_without_a_creature_anywhere_cannot_be_placed() -> None:  # KSW-8.3
    t = Sitting({0: ["ark_8", "vorlik"]}, {"juhel": []})
    assert t.options == ["creature:vorlik", "pass"] and t.refuses("ship:ark_8") == "KSW-8.3"


def test_a_ship_at_a_contested_planet_joins() -> None:  # KSW-8.5
    t = Sitting({0: ["ark_8", "vorlik"]}, LED_BY_GREEN).plays("ark_8", "juhel")
    assert t.at("juhel") == ["limonin", "outpost_5_1", "ark_8"] and t.waiting("juhel") == [1, 2]


def test_an_arriving_ship_is_boosted_before_it_joins_and_is_used() -> None:  # KSW-8.6
    t = Sitting({0: ["outpost_6_1", "vorlik"]}, LED_BY_GREEN, discovery=[1, 0], market=["ozrak"])
    t.plays("outpost_6_1", "juhel")
    assert t.kind == "boost" and "joins" not in [name for name, _ in t.told_to(1)]
    t.chooses(1)
    assert "joins" in [name for name, _ in t.told_to(1)] and t.kind == "use_ability"


def test_a_ship_that_waits_for_its_boost_has_opened_no_contest() -> None:  # KSW-8.6
    t = Sitting({0: ["ark_8", "vorlik"]}, {"juhel": ["limonin"]}, discovery=[1, 0])
    t.plays("ark_8", "juhel")
    assert t.kind == "boost" and not t.is_contested("juhel")
    assert t.chooses(0).is_contested("juhel")


def test_a_ship_counts_for_the_seat_that_last_made_it_arrive() -> None:  # KSW-8.7
    planets: Planets = {**LED_BY_GREEN, "ith": [("outpost_6_1", 1)]}
    t = Sitting({0: ["exploration_barge_1", "vorlik"]}, planets, domes={"ith": GREEN})
    t.plays("exploration_barge_1", "juhel", "use", "outpost_6_1", "juhel")
    contest = t.view(0).planets[0].contest
    assert contest is not None and (contest.leader, contest.side) == ("outpost_6_1", RED)


def test_the_strongest_ship_leads_and_the_first_among_equals() -> None:  # KSW-8.8
    first = Sitting(planets={"juhel": ["limonin", ("outpost_6_1", 1), ("outpost_6_2", 2)]}).view(0).planets[0].contest
    assert first is not None and first.leader == "outpost_6_1"
    t = Sitting({0: ["outpost_6_1", "vorlik"]}, {"juhel": ["limonin", ("ark_7", 1)]}, discovery=[2, 0])
    t.plays("outpost_6_1", "juhel", 1)
    assert t.view(0).planets[0].contest == t.view(1).planets[0].contest
    seven = t.view(0).planets[0].contest
    assert seven is not None and seven.leader == "ark_7", "an equal that came later does not lead"


def test_an_answer_need_not_beat_the_leader() -> None:  # KSW-8.9
    t = Sitting({0: ["exploration_barge_2", "vorlik"]}, LED_BY_GREEN).plays("exploration_barge_2", "juhel")
    contest = t.view(0).planets[0].contest
    assert contest is not None and contest.leader == "outpost_5_1"


def test_a_concession_settles_the_contest_at_once() -> None:  # KSW-8.10, KSW-8.21, KSW-8.22
    t = Sitting({0: ["ark_8", "vorlik"]}, LED_BY_GREEN)
    t.chooses("concede")
    assert t.dome("juhel") == GREEN and not t.is_contested("juhel"), "though two seats have not answered"
    assert (t.to_move, t.kind) == (0, "planet_stack")


def test_others_see_the_concession_and_not_whether_a_ship_was_held() -> None:  # KSW-8.10, KSW-8.11
    without = Sitting({0: ["ozrak", "vorlik"]}, LED_BY_GREEN).chooses("concede")
    holding = Sitting({0: ["ark_8", "vorlik"]}, LED_BY_GREEN).chooses("concede")
    assert without.told_to(1) == holding.told_to(1)


def test_one_whose_side_leads_need_not_answer() -> None:  # KSW-8.12
    t = Sitting(
        {0: ["ark_8", "vorlik"]}, {"juhel": ["limonin", ("ark_7", 2)], "kelthar": []}, waiting={"juhel": [3, 0, 1]}
    )
    assert t.kind == "turn_action"
    t.chooses("pass", "plain")
    assert t.is_contested("juhel") and t.waiting("juhel") == [3, 1]


def test_a_second_contest_may_be_opened_while_ones_side_leads() -> None:  # KSW-8.13, KSW-8.14
    planets: Planets = {"juhel": ["limonin", ("ark_7", 2)], "kelthar": ["mousselin"]}
    t = Sitting({0: ["ark_8", "vorlik"]}, planets, waiting={"juhel": [3, 0, 1]})
    t.chooses("ship:ark_8")
    assert set(t.options) == {"juhel", "kelthar"}
    t.chooses("kelthar")
    assert t.is_contested("juhel") and t.is_contested("kelthar")


def test_a_chain_may_open_the_second_contest_unless_the_action_was_a_ship_there() -> None:  # KSW-8.13
    planets: Planets = {"juhel": ["limonin", ("ark_7", 2)], "kelthar": ["mousselin"], "taliss": []}
    chained = Sitting({0: ["yurim", "ark_8", "vorlik"]}, planets, waiting={"juhel": [3, 0, 1]})
    chained.plays("yurim", "taliss", "use", "ark_8")
    assert set(chained.options) == {"juhel", "kelthar", "taliss"}
    joined = Sitting({0: ["exploration_barge_2", "ark_8", "vorlik"]}, planets, waiting={"juhel": [3, 0, 1]})
    joined.plays("exploration_barge_2", "juhel", "use", "ark_8")
    assert joined.options == ["juhel"] and joined.refuses("kelthar") == "KSW-8.14"


def test_no_second_contest_is_opened_in_an_answer() -> None:  # KSW-8.14
    t = Sitting({0: ["exploration_barge_2", "ark_8", "vorlik"]}, LED_BY_GREEN)
    t.plays("exploration_barge_2", "juhel", "use", "ark_8")
    assert t.options == ["juhel"]


def test_a_ship_in_one_of_two_contests_is_answer_enough() -> None:  # KSW-8.15, KSW-8.30
    planets: Planets = {"juhel": ["limonin", ("outpost_5_1", 3)], "kelthar": ["mousselin", ("outpost_6_1", 1)]}
    t = Sitting({0: ["ark_8", "vorlik"]}, planets, waiting={"juhel": [0, 2], "kelthar": [0, 2]})
    t.chooses("ship:ark_8")
    assert set(t.options) == {"juhel", "kelthar"}
    t.chooses("juhel")
    assert t.is_contested("kelthar") and t.waiting("kelthar") == [2] and t.waiting("juhel") == [2]


def test_an_answer_may_join_the_contest_that_ones_own_side_leads() -> None:  # KSW-8.30
    planets: Planets = {"juhel": ["limonin", ("outpost_5_1", 3)], "kelthar": ["mousselin", ("outpost_6_1", 2)]}
    t = Sitting({0: ["ark_8", "vorlik"]}, planets, waiting={"juhel": [0], "kelthar": [0, 1]})
    t.chooses("ship:ark_8")
    assert set(t.options) == {"juhel", "kelthar"}


def test_a_concession_covers_every_contest_that_opponents_lead() -> None:  # KSW-8.16, KSW-9.15
    planets: Planets = {"juhel": ["limonin", ("outpost_5_1", 3)], "kelthar": ["mousselin", ("outpost_6_1", 1)]}
    t = Sitting({0: ["ozrak", "vorlik", "mousselin"]}, planets, waiting={"juhel": [0], "kelthar": [0]})
    t.chooses("concede")
    assert (t.dome("juhel"), t.dome("kelthar")) == (GREEN, GREEN) and t.state.colonised == [0, 2]
    assert (t.to_move, t.kind) == (0, "planet_stack") and t.view(1).explorations == 1


def test_each_waiting_seat_has_one_turn() -> None:  # KSW-8.17
    t = Sitting({2: ["ark_8", "vorlik"], 1: ["ark_7", "ozrak"]}, LED_BY_GREEN, active=1, waiting={"juhel": [1, 2]})
    assert t.kind == "turn_action", "Green leads"
    t.chooses("pass", "plain")
    assert t.waiting("juhel") == [2] and t.kind == "respond"
    t.plays("ark_8", "juhel")
    assert t.dome("juhel") == RED


def test_a_seat_that_explores_or_is_skipped_is_struck_without_conceding() -> None:  # KSW-8.18, KSW-9.2
    planets: Planets = {"juhel": ["limonin", ("ark_7", 0)], "kelthar": ["mousselin", ("outpost_6_1", 1)]}
    hands = {1: ["ozrak", "kharzul"], 2: ["freight_barge", "yurim"], 3: ["dru_kan", "broutard"]}
    t = Sitting(hands, planets, active=2, waiting={"juhel": [2], "kelthar": [2, 3]})
    t.plays("freight_barge", "kelthar", "no")
    assert t.dome("juhel") == RED and (t.to_move, t.kind) == (3, "planet_stack")
    assert t.waiting("kelthar") == [3], "2 was struck when it answered; 3 explores and is struck at the end of it"
    t.chooses(0)
    while t.active == 3:
        t.chooses(t.options[0])
    assert t.dome("kelthar") == GREEN, "nobody was left to answer"


def test_a_contest_that_keeps_a_ship_goes_on() -> None:  # KSW-8.19
    t = Sitting({0: ["freight_barge", "vorlik", "ark_7"]}, LED_BY_GREEN)
    t.plays("freight_barge", "juhel", "use", "outpost_5_1", "outpost_5_1")
    assert t.is_contested("juhel") and t.at("juhel") == ["limonin", "freight_barge"]


def test_a_contest_without_ships_is_cancelled() -> None:  # KSW-8.19, KSW-8.31
    planets: Planets = {"juhel": ["limonin", ("outpost_5_1", 0)], "kelthar": ["mousselin"]}
    t = Sitting({2: ["charogneux", "vorlik", "ark_7"]}, planets, active=2, waiting={"juhel": [2, 3]})
    t.plays("charogneux", "kelthar", "use", "outpost_5_1", "vorlik")
    assert not t.is_contested("juhel") and t.dome("juhel") is None
    assert ("cancelled", [4]) in t.told_to(1) and t.active == 3, "no winner, no Exploration"
    assert t.state.arrived == [0] * 9, "no ship is around a planet any more"


def test_a_contest_goes_on_without_creatures() -> None:  # KSW-8.20
    t = Sitting({0: ["freight_barge", "vorlik", "ark_7"]}, {"juhel": ["limonin", ("outpost_5_1", 3)]})
    t.plays("freight_barge", "juhel", "use", "limonin", "vorlik")
    assert t.is_contested("juhel") and t.at("juhel") == ["outpost_5_1", "freight_barge"]


def test_the_winner_takes_prestige_for_creatures_and_beaten_ships() -> None:  # KSW-8.24, KSW-8.27
    planets: Planets = {"juhel": ["limonin", "ozrak", ("outpost_5_1", 3), ("freight_barge", 1)]}
    t = Sitting({0: ["ark_8", "vorlik"]}, planets, waiting={"juhel": [0]})
    t.plays("ark_8", "juhel")
    assert t.state.prestige == [4 + 4 + 5 + 4, 0]


def test_ships_of_the_winning_side_count_too_and_all_but_the_winner_leave() -> (
    None
):  # KSW-8.24, KSW-8.25, KSW-8.26, KSW-11.14
    planets: Planets = {"juhel": ["limonin", ("ark_7", 2), ("freight_barge", 1)]}
    t = Sitting({0: ["ark_8", "vorlik"]}, planets, waiting={"juhel": [0]})
    t.plays("ark_8", "juhel")
    assert t.state.prestige == [4 + 7 + 4, 0]
    assert t.at("juhel") == ["limonin", "ark_8"] and t.market == ["freight_barge", "ark_7"]


def test_what_changes_later_on_an_inactive_planet_gives_nothing() -> None:  # KSW-8.27, KSW-8.28
    planets: Planets = {"juhel": ["limonin", ("outpost_5_1", 1)], "kelthar": ["kharzul"], "orvane": []}
    t = Sitting({0: ["cornelin", "ark_8"]}, planets, domes={"juhel": GREEN})
    t.plays("cornelin", "orvane", "use", "kharzul", "juhel")
    assert t.state.prestige == [0, 0] and "kharzul" in t.at("juhel") and t.active == 1


def test_an_exploration_follows_a_settlement() -> None:  # KSW-8.29, KSW-9.3
    t = Sitting({0: ["ozrak", "vorlik"]}, LED_BY_GREEN).chooses("concede")
    assert ("explores", [0]) in t.told_to(3) and t.kind == "planet_stack"
