"""The end of a round, and how it is counted. (KSW-13)"""

import pytest

from tablee.games.karman_swap.rules.state import put
from tests.games.karman_swap.sitting import Planets, Sitting

RED, GREEN = 0, 1
CALM: Planets = {"juhel": [], "kelthar": []}


def test_a_knock_out_ends_the_round_at_once() -> None:  # KSW-13.1
    planets: Planets = {"juhel": ["limonin", ("ark_8", 1)], "kelthar": ["mousselin", ("ark_7", 1)]}
    t = Sitting({0: ["ozrak", "vorlik"]}, planets, colonised=[0, 3])
    t.chooses("concede")
    assert t.state.wins == [0, 1] and t.state.round == 2


def test_an_empty_hand_ends_the_round_after_the_turn() -> None:  # KSW-13.2, KSW-13.15
    t = Sitting({0: ["vorlik"]}, CALM, prestige=[1, 0])
    t.plays("vorlik", "juhel")
    assert t.state.wins == [1, 0] and t.state.round == 2


def test_a_hand_that_is_empty_in_a_chain_does_not_cut_it() -> None:  # KSW-13.3
    t = Sitting({0: ["dru_kan", "vorlik"]}, {"juhel": ["limonin"]}, prestige=[1, 0])
    t.plays("dru_kan", "juhel", "use", "vorlik", "juhel")
    assert t.kind == "use_ability" and t.hand(0) == []
    t.chooses("use", "limonin")
    assert t.state.round == 2


def test_the_last_planet_leaves_every_other_seat_one_turn() -> None:  # KSW-13.4
    t = Sitting(
        {0: ["ozrak", "vorlik", "ark_8"]},
        {**CALM, "ith": [("ark_7", 0)]},
        domes={"ith": RED},
        arrows={"ark_7": 1},
        stacks=[["taliss"], []],
    )
    t.chooses("planet", 0, "vorlik")
    assert t.view(0).lap == 3 and ("last-lap", []) in t.told_to(2)
    for seat in (1, 2, 3):
        assert t.active == seat
        t.chooses("pass", "discard", t.hand(seat)[0])
    assert t.state.round == 2


def test_contests_go_on_in_the_last_lap_without_exploration() -> None:  # KSW-13.5
    t = Sitting({0: ["ozrak", "vorlik"]}, {"juhel": ["limonin", ("ark_8", 1)], "kelthar": []}, stacks=[[], []])
    t.state.lap = 3
    t.chooses("concede")
    assert t.dome("juhel") == GREEN and t.active == 1 and t.state.lap == 2


def test_a_full_lap_of_plain_passes_ends_the_round() -> None:  # KSW-13.6
    t = Sitting(planets=CALM)
    for seat in (0, 1, 2):
        t.chooses("pass", "plain")
        assert t.active == seat + 1
    t.chooses("pass", "plain")
    assert t.state.round == 2


def test_any_other_turn_restarts_the_count() -> None:  # KSW-13.6
    t = Sitting(planets=CALM)
    t.chooses("pass", "plain", "pass", "plain", "pass", "discard", t.hand(2)[0])
    assert t.state.passes == 0
    t.chooses("pass", "plain")
    assert t.state.passes == 1 and t.state.round == 1


def test_open_contests_are_completed_oldest_first() -> None:  # KSW-13.7, KSW-13.8, KSW-13.16, KSW-13.17
    planets: Planets = {"juhel": ["limonin", ("outpost_5_1", 3)], "kelthar": ["mousselin", ("outpost_6_1", 3)]}
    hands = {0: ["ark_8"], 1: ["ozrak"], 2: ["ark_7", "vorlik"], 3: ["yurim"]}
    t = Sitting(hands, planets, waiting={"juhel": [0, 2], "kelthar": [0, 2]})
    t.plays("ark_8", "juhel")
    assert (t.to_move, t.kind, t.options) == (2, "last_ship", ["ship:ark_7", "decline"])
    t.chooses("decline")
    assert t.dome("juhel") == RED, "its own side led"
    assert (t.to_move, t.kind) == (2, "last_ship"), "asked in each contest where it waits"
    t.chooses("ship:ark_7")
    assert t.state.round == 2 and ("colonised", [RED, 5, 34]) in t.told_to(1)


def test_a_last_ship_may_be_boosted_but_is_not_used() -> None:  # KSW-13.8
    planets: Planets = {"juhel": ["limonin", ("outpost_6_1", 3)]}
    t = Sitting(
        {0: ["outpost_5_1"], 2: ["exploration_barge_1", "vorlik"]}, planets, waiting={"juhel": [0, 2]}, discovery=[3, 0]
    )
    t.plays("outpost_5_1", "juhel", 0)
    t.chooses("ship:exploration_barge_1")
    assert (t.to_move, t.kind, t.options) == (2, "boost", [0, 1, 2, 3])
    t.chooses(3)
    assert ("colonised", [RED, 4, 28]) in t.told_to(1) and t.state.round == 2


def test_only_a_ship_answers_at_last() -> None:  # KSW-13.8
    t = Sitting(
        {0: ["outpost_5_1"], 2: ["ark_7", "vorlik"]},
        {"juhel": ["limonin", ("outpost_6_1", 3)]},
        waiting={"juhel": [0, 2]},
    )
    t.plays("outpost_5_1", "juhel")
    assert t.refuses("creature:vorlik") == "KSW-13.8"


def test_declining_concedes_where_an_opponent_leads() -> None:  # KSW-13.9
    planets: Planets = {"juhel": ["limonin", ("ark_8", 3)]}
    t = Sitting({0: ["outpost_5_1"], 2: ["ark_7", "vorlik"], 1: ["ozrak"]}, planets, waiting={"juhel": [0, 1, 2]})
    t.plays("outpost_5_1", "juhel")
    assert t.to_move == 1, "Green leads, and its other seat is asked"
    t.chooses("decline")
    assert t.to_move == 2
    t.chooses("decline")
    assert ("colonised", [GREEN, 4, 35]) in t.told_to(0) and t.state.round == 2


def test_a_fourth_colonisation_in_the_completion_still_wins() -> None:  # KSW-13.10
    planets: Planets = {"juhel": ["limonin", ("outpost_5_1", 3)]}
    t = Sitting({0: ["ark_8"]}, planets, waiting={"juhel": [0]}, colonised=[3, 0], prestige=[0, 50])
    t.plays("ark_8", "juhel")
    assert t.state.wins == [1, 0], "though Green has more points"


def test_the_score_is_prestige_and_discovery() -> None:  # KSW-13.11, KSW-13.12
    t = Sitting({0: ["vorlik"]}, CALM, prestige=[5, 7], discovery=[1, 0], research=[2, 3])
    assert [side.score for side in t.view(0).sides] == [8, 10]
    t.state.gems = put(t.state.gems, 5, 0)
    t.plays("vorlik", "juhel", 0)
    assert t.state.wins == [0, 1]


@pytest.mark.parametrize(
    ("colonised", "track", "starter", "winner"),
    [([1, 0], [-2], 0, 0), ([0, 0], [1], 0, 0), ([0, 0], [-1], 1, 1), ([0, 0], [0], 0, 1), ([0, 0], [0], 1, 0)],
)
def test_ties_are_broken_to_the_end(
    colonised: list[int], track: list[int], starter: int, winner: int
) -> None:  # KSW-13.13, KSW-13.14
    planets: Planets = {**CALM, "ith": []}
    t = Sitting({0: ["vorlik"]}, planets, domes={"ith": 0} if colonised[0] else {}, track=track, starter=starter)
    t.plays("vorlik", "juhel")
    assert t.state.wins == [int(winner == 0), int(winner == 1)]


def test_whoever_plays_the_last_card_as_an_answer_lets_the_others_answer() -> None:  # KSW-13.16
    planets: Planets = {"juhel": ["limonin", ("outpost_5_1", 3)]}
    t = Sitting({0: ["ark_8"], 2: ["vorlik"]}, planets, waiting={"juhel": [0, 1, 2]})
    t.plays("ark_8", "juhel")
    assert (t.to_move, t.kind) == (1, "last_ship")
