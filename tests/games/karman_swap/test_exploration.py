"""Exploration and new planets. (KSW-9)"""

from tablee.games.karman_swap.rules.markers import arrows_of
from tests.games.karman_swap.sitting import Planets, Sitting

RED, GREEN = 0, 1
LED_BY_GREEN: Planets = {"juhel": ["limonin", ("outpost_5_1", 3)]}


def test_after_a_concession_the_conceding_player_explores() -> None:  # KSW-9.1, KSW-9.2
    t = Sitting({0: ["ozrak", "vorlik"]}, LED_BY_GREEN).chooses("concede")
    assert (t.to_move, t.kind, t.active) == (0, "planet_stack", 0)


def test_else_the_first_beaten_seat_on_the_left_explores_and_others_are_skipped() -> None:  # KSW-9.1, KSW-9.2, KSW-9.7
    t = Sitting(
        {3: ["ark_8", "vorlik", "ozrak"]}, {"juhel": ["limonin", ("outpost_5_1", 0)]}, active=3, waiting={"juhel": [3]}
    )
    t.plays("ark_8", "juhel")
    assert t.dome("juhel") == GREEN and (t.to_move, t.kind) == (0, "planet_stack")
    far = Sitting(
        {2: ["ark_8", "vorlik", "ozrak"]}, {"juhel": ["limonin", ("outpost_5_1", 3)]}, active=2, waiting={"juhel": [2]}
    )
    far.plays("ark_8", "juhel")
    assert far.to_move == 3
    skipped = Sitting(
        {2: ["freight_barge", "ozrak"]}, {"juhel": ["limonin", ("ark_8", 1)]}, active=2, waiting={"juhel": [2]}
    )
    skipped.plays("freight_barge", "juhel", "no")
    assert skipped.to_move == 0, "seat 3 is on the winning side"


def test_the_new_planet_uses_an_arrow_of_the_winning_ship() -> None:  # KSW-9.3, KSW-9.11
    t = Sitting({0: ["ozrak", "vorlik"]}, {"juhel": ["limonin", ("ark_8", 3)]}, stacks=[["ith"], ["taliss", "orvane"]])
    t.chooses("concede", 1)
    assert t.planets == ["juhel", "taliss"] and arrows_of(t.state, 8) == 1
    assert t.view(2).stacks[1].planet == "orvane"
    barge = Sitting({0: ["ozrak", "vorlik"]}, LED_BY_GREEN).chooses("concede", 0)
    assert arrows_of(barge.state, 3) == 0


def test_every_beaten_seat_takes_a_market_card() -> None:  # KSW-9.4
    t = Sitting({0: ["ozrak", "vorlik"]}, LED_BY_GREEN, market=["ark_7", "ark_8", "sporille"])
    t.chooses("concede", 0)
    assert (t.to_move, t.kind, t.options) == (0, "draw", ["sporille", "ark_7", "ark_8"])
    t.chooses("ark_8")
    assert (t.to_move, t.kind, t.options) == (2, "draw", ["sporille", "ark_7"])
    t.chooses("ark_7")
    assert "ark_8" in t.hand(0) and "ark_7" in t.hand(2) and t.kind == "forced_creature"
    assert t.view(1).hands[0].known == ("ark_8",)


def test_a_seat_takes_nothing_where_there_is_nothing() -> None:  # KSW-9.4
    t = Sitting({0: ["ozrak", "vorlik"]}, LED_BY_GREEN, market=["ark_7"])
    t.chooses("concede", 0, "ark_7")
    assert t.kind == "forced_creature"
    assert Sitting({0: ["ozrak", "vorlik"]}, LED_BY_GREEN).chooses("concede", 0).kind == "forced_creature"


def test_the_explorer_must_settle_the_new_planet_and_may_use_the_creature() -> None:  # KSW-9.5, KSW-9.13
    t = Sitting({0: ["dru_kan", "pel_ou", "ark_8"]}, LED_BY_GREEN).chooses("concede", 0)
    assert t.options == ["dru_kan", "pel_ou"] and t.refuses("ark_8") == "KSW-3.6"
    t.chooses("dru_kan")
    assert t.at(t.planets[-1]) == ["dru_kan"] and t.kind == "use_ability"


def test_an_explorer_without_a_creature_passes() -> None:  # KSW-9.6, KSW-12.6
    t = Sitting({0: ["ark_7", "ark_8"]}, LED_BY_GREEN).chooses("concede", 0)
    assert (t.kind, t.options) == ("pass_option", ["plain", "discard"])
    t.chooses("plain")
    assert t.active == 1 and t.state.passes == 0, "a planet was placed"


def test_others_do_not_see_whether_the_explorer_has_a_creature() -> None:  # KSW-9.6
    with_one = Sitting({0: ["ozrak", "vorlik"]}, LED_BY_GREEN).chooses("concede", 0)
    without = Sitting({0: ["ark_7", "ark_8"]}, LED_BY_GREEN).chooses("concede", 0)
    assert with_one.view(1).decision == without.view(1).decision
    assert with_one.view(0).decision != without.view(0).decision


def test_without_planets_there_is_no_exploration() -> None:  # KSW-9.8, KSW-13.5
    t = Sitting({0: ["ozrak", "vorlik"]}, LED_BY_GREEN, stacks=[[], []])
    t.chooses("concede")
    assert t.dome("juhel") == GREEN and t.active == 1 and t.state.due == []


def test_a_planet_may_be_placed_at_a_free_arrow_of_an_ark_that_won() -> None:  # KSW-9.9, KSW-9.10, KSW-9.11
    planets: Planets = {"juhel": ["limonin"], "ith": [("ark_7", 1)]}
    t = Sitting({0: ["ozrak", "vorlik"]}, planets, domes={"ith": GREEN}, arrows={"ark_7": 1}, market=["ark_8"])
    t.chooses("planet", 0)
    assert t.kind == "forced_creature" and t.market == ["ark_8"], "no Market card is taken"
    t.chooses("vorlik")
    assert arrows_of(t.state, 7) == 0


def test_no_planet_without_an_arrow_a_creature_or_a_stack() -> None:  # KSW-9.9, KSW-9.11
    planets: Planets = {"juhel": ["limonin"], "ith": [("ark_7", 1)]}
    free = {"ark_7": 1}
    assert "planet" not in Sitting({0: ["ozrak", "vorlik"]}, planets, domes={"ith": 1}).options
    assert "planet" not in Sitting({0: ["freight_barge", "ark_8"]}, planets, domes={"ith": 1}, arrows=free).options
    none = Sitting({0: ["ozrak", "vorlik"]}, planets, domes={"ith": 1}, arrows=free, stacks=[[], []])
    assert "planet" not in none.options and none.refuses("planet") == "KSW-9.9"
    barge = Sitting(
        {0: ["ozrak", "vorlik"]}, {"ith": [("outpost_5_1", 1)]}, domes={"ith": 1}, arrows={"outpost_5_1": 1}
    )
    assert "planet" not in barge.options, "only an Ark's"


def test_two_contests_settled_together_are_explored_one_after_the_other() -> None:  # KSW-9.12, KSW-9.14
    planets: Planets = {"juhel": ["limonin", ("ark_7", 0)], "kelthar": ["mousselin", ("ark_8", 0)]}
    hands = {1: ["ozrak", "kharzul"], 2: ["vorlik", "yurim"], 3: ["dru_kan", "cornelin"]}
    t = Sitting(hands, planets, active=2, waiting={"juhel": [2], "kelthar": [2]})
    t.chooses("pass", "plain")
    assert t.state.colonised == [2, 0] and (t.to_move, t.kind) == (3, "planet_stack")
    t.chooses(0)
    while t.active == 3:
        t.chooses(t.options[-1] if "no" not in t.options else "no")
    assert (t.active, t.kind) == (1, "planet_stack"), "found from the seat to the left of the first explorer"


def test_the_second_exploration_of_a_concession_is_a_turn_of_its_own() -> None:  # KSW-9.14, KSW-9.15
    planets: Planets = {"juhel": ["limonin", ("outpost_5_1", 3)], "kelthar": ["mousselin", ("outpost_6_1", 1)]}
    t = Sitting({0: ["ozrak", "kharzul", "vorlik"]}, planets, waiting={"juhel": [0], "kelthar": [0]})
    t.chooses("concede", 0)
    assert t.active == 0
    while t.active == 0:
        t.chooses("no" if "no" in t.options else t.options[0])
    assert (t.active, t.kind) == (2, "planet_stack")


def test_what_is_left_of_the_queue_is_dropped_with_the_last_planet() -> None:  # KSW-9.15, KSW-9.8
    planets: Planets = {"juhel": ["limonin", ("outpost_5_1", 3)], "kelthar": ["mousselin", ("outpost_6_1", 1)]}
    t = Sitting(
        {0: ["ozrak", "kharzul", "vorlik"]}, planets, waiting={"juhel": [0], "kelthar": [0]}, stacks=[["ith"], []]
    )
    t.chooses("concede", 0)
    while t.active == 0:
        t.chooses("no" if "no" in t.options else t.options[0])
    assert (t.active, t.kind) == (1, "turn_action") and t.state.due == []


def test_in_an_exploration_one_may_join_a_contest_and_open_one_only_if_none_is_open() -> None:  # KSW-9.16
    planets: Planets = {
        "juhel": ["limonin", ("outpost_5_1", 3)],
        "kelthar": ["mousselin", ("outpost_6_1", 2)],
        "taliss": ["ozrak"],
    }
    t = Sitting({0: ["yurim", "vorlik", "ark_8"]}, planets, waiting={"juhel": [0], "kelthar": [0, 1]})
    t.chooses("concede", 0)
    while t.kind == "draw":
        t.chooses(t.options[0])
    t.chooses("yurim", "use", "ark_8")
    assert t.options == ["kelthar"]
    free = Sitting({0: ["yurim", "vorlik", "ark_8"]}, {"juhel": ["limonin", ("outpost_5_1", 3)], "taliss": ["ozrak"]})
    free.chooses("concede", 0, "yurim", "use", "ark_8")
    assert set(free.options) == {"taliss", free.planets[-1]}
