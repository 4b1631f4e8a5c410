"""The turn: one action, an answer to a contest, and the order of its end; and passing. (KSW-4, KSW-12)"""

from tests.games.karman_swap.sitting import Planets, Sitting

OPEN: Planets = {"juhel": ["limonin"], "kelthar": ["mousselin"]}


def test_turns_go_clockwise() -> None:  # KSW-4.1
    t = Sitting(planets={"juhel": []}, active=3)
    t.chooses("pass", "plain")
    assert t.active == 0


def test_a_turn_is_one_action() -> None:  # KSW-4.2
    t = Sitting({0: ["vorlik", "ozrak", "ark_8"]}, OPEN)
    t.plays("vorlik", "juhel", "no")
    assert t.active == 1


def test_without_a_contest_all_four_actions_are_allowed() -> None:  # KSW-4.3
    planets: Planets = {**OPEN, "ith": [("ark_7", 0)]}
    t = Sitting({0: ["vorlik", "ark_8"]}, planets, domes={"ith": 0}, arrows={"ark_7": 1})
    assert t.options == ["creature:vorlik", "ship:ark_8", "planet", "pass"]


def test_passing_is_always_allowed_without_a_contest() -> None:  # KSW-4.3
    t = Sitting({0: ["vorlik"]}, {"ith": []}, domes={"ith": 1})
    assert t.options == ["pass"]


def test_facing_an_opponents_contest_one_answers_with_a_ship_or_concedes() -> None:  # KSW-4.4, KSW-8.11
    planets: Planets = {"juhel": ["limonin", ("outpost_5_1", 3)], "kelthar": []}
    t = Sitting({0: ["vorlik", "ark_8", "ark_7"]}, planets)
    assert (t.kind, t.options) == ("respond", ["ship:ark_7", "ship:ark_8", "concede"])
    assert [t.refuses(answer) for answer in ("creature:vorlik", "pass", "planet")] == ["KSW-4.4"] * 3
    t.chooses("ship:ark_8")
    assert t.options == ["juhel"] and t.refuses("kelthar") == "KSW-4.4"
    assert Sitting({0: ["vorlik"]}, planets).options == ["concede"]


def test_while_ones_own_side_leads_all_contests_one_is_free_but_for_planets() -> None:  # KSW-4.5, KSW-8.12
    planets: Planets = {**OPEN, "taliss": ["ozrak", ("outpost_5_1", 2)], "ith": [("ark_7", 0)]}
    t = Sitting({0: ["vorlik", "ark_8"]}, planets, domes={"ith": 0}, arrows={"ark_7": 1}, waiting={"taliss": [3, 0, 1]})
    assert t.options == ["creature:vorlik", "ship:ark_8", "pass"]
    assert t.refuses("planet") == "KSW-4.5"
    t.chooses("creature:vorlik")
    assert set(t.options) == {"juhel", "kelthar"}, "not the contested planet"


def test_the_end_of_a_turn_strikes_the_seat_then_settles() -> None:  # KSW-4.6
    planets: Planets = {"juhel": ["limonin", ("outpost_5_1", 3)]}
    t = Sitting({0: ["ark_8", "vorlik"]}, planets, waiting={"juhel": [0]})
    t.plays("ark_8", "juhel")
    assert t.dome("juhel") == 0, "nobody waits any more"
    assert (t.to_move, t.kind) == (1, "planet_stack"), "and the first beaten seat explores"


def test_a_plain_pass_does_nothing() -> None:  # KSW-12.1, KSW-12.5
    t = Sitting({0: ["vorlik", "ozrak"]}, OPEN, market=["ark_8"])
    t.chooses("pass")
    assert t.options == ["plain", "exchange", "discard"]
    t.chooses("plain")
    assert t.hand(0) == ["vorlik", "ozrak"] and t.market == ["ark_8"] and t.active == 1


def test_an_exchange_gives_two_cards_for_one_of_the_market() -> None:  # KSW-12.2, KSW-12.3
    t = Sitting({0: ["vorlik", "ozrak", "ark_7"]}, OPEN, market=["ark_8", "sporille"])
    t.chooses("pass", "exchange")
    assert (t.kind, t.options) == ("pass_market_card", ["sporille", "ark_8"])
    t.chooses("ark_8")
    assert (t.kind, t.options) == ("pass_hand_card", ["vorlik", "ozrak", "ark_7"])
    t.chooses("vorlik")
    assert t.options == ["ozrak", "ark_7"], "nor the card that is taken"
    t.chooses("ark_7")
    assert t.hand(0) == ["ozrak", "ark_8"] and t.market == ["vorlik", "sporille", "ark_7"]


def test_an_exchange_needs_two_cards_and_one_that_is_available() -> None:  # KSW-12.2
    assert Sitting({0: ["vorlik"]}, OPEN, market=["ark_8"]).chooses("pass").options == ["plain", "discard"]
    empty = Sitting({0: ["vorlik", "ozrak"]}, OPEN).chooses("pass")
    assert empty.options == ["plain", "discard"] and empty.refuses("exchange") == "KSW-12.2"


def test_a_discard_puts_one_card_into_the_market() -> None:  # KSW-12.4
    t = Sitting({0: ["vorlik", "ozrak"]}, OPEN)
    t.chooses("pass", "discard", "ozrak")
    assert t.hand(0) == ["vorlik"] and t.market == ["ozrak"] and t.active == 1


def test_the_cards_of_an_exchange_move_together() -> None:  # KSW-12.7, KSW-15.11
    t = Sitting({0: ["vorlik", "ozrak", "ark_7"]}, OPEN, market=["sporille"])
    t.chooses("pass", "exchange", "sporille", "vorlik")
    assert t.market == ["sporille"] and t.trump == "blue" and "vorlik" in t.hand(0)
    assert t.view(1).picked == ("sporille", "vorlik") and t.view(1).hands[0].known == ("vorlik",)
    t.chooses("ozrak")
    assert t.market == ["vorlik", "ozrak"] and t.hand(0) == ["sporille", "ark_7"]
