"""The worked examples of Karman Swap's specification, E1 to E8."""

from tablee.games.karman_swap.rules.markers import arrows_of
from tests.games.karman_swap.sitting import Planets, Sitting

MANON, KARINE, SERGE, VICTOR = range(4)
RED, GREEN = 0, 1


def test_e1_charogneux_makes_a_weaker_red_extinct() -> None:  # KSW-5.6, KSW-5.7, KSW-5.9 to 5.12, KSW-7.3
    t = Sitting({KARINE: ["charogneux", "ark_8"]}, {"juhel": ["shergal_noir", "traqueur_gris"]}, active=KARINE)
    t.plays("charogneux", "juhel")
    assert (t.kind, t.options) == ("victim", ["traqueur_gris", "shergal_noir"])
    t.chooses("shergal_noir")
    assert (t.kind, t.options) == ("convert", [0, 1])
    t.chooses(1)
    assert t.kind == "use_ability"
    t.chooses("no")
    assert t.market == ["shergal_noir"] and t.at("juhel") == ["traqueur_gris", "charogneux"]
    assert t.state.track == [-1]
    assert (t.state.discovery[GREEN], t.state.research[GREEN]) == (1, 1)
    assert t.active == SERGE


def test_e2_a_creature_needs_a_free_slot_of_its_colour() -> None:  # KSW-5.1
    hand = {MANON: ["mousselin", "pel_ou"]}
    free = Sitting(hand, {"juhel": []})
    assert {"creature:mousselin", "creature:pel_ou"} <= set(free.options)
    full = Sitting(hand, {"juhel": ["broutard"]})
    assert "creature:mousselin" not in full.options
    assert full.refuses("creature:mousselin") == "KSW-5.1"


def test_e3_trump_makes_an_equal_prey_extinct() -> None:  # KSW-6.1 to 6.5
    lying: Planets = {"kelthar": ["colosse_des_pres"]}
    hand = {MANON: ["tyran_d_ambre", "ark_7"]}
    with_trump = Sitting(hand, lying, market=["vorlik"]).plays("tyran_d_ambre", "kelthar")
    assert "colosse_des_pres" in with_trump.market and with_trump.state.research[RED] == 8
    without = Sitting(hand, lying, market=["vorlik", "sporille"]).plays("tyran_d_ambre", "kelthar")
    assert "colosse_des_pres" in without.at("kelthar")
    assert Sitting(market=["sporille", "limonin", "vorlik", "ark_7"]).trump == "blue"
    assert Sitting(market=["sporille", "limonin", "vorlik", "ozrak"]).trump is None


def test_e4_the_colonisation_of_juhel() -> None:  # KSW-8.4, KSW-8.17, KSW-8.21 to 8.29, KSW-9.1 to 9.7
    hands = {
        MANON: ["outpost_5_1", "vorlik"],
        KARINE: ["outpost_6_1", "ozrak"],
        SERGE: ["ark_7", "mousselin"],
        VICTOR: ["exploration_barge_1", "pel_ou", "yurim"],
    }
    lying: Planets = {"juhel": ["charogneux", "limonin", "traqueur_gris"]}
    t = Sitting(hands, lying, active=VICTOR, stacks=[["ith", "taliss"], ["orvane"]])
    t.plays("exploration_barge_1", "juhel")
    assert t.is_contested("juhel") and t.waiting("juhel") == [MANON, KARINE, SERGE]
    t.plays("outpost_5_1", "juhel").plays("outpost_6_1", "juhel").plays("ark_7", "juhel")
    assert t.dome("juhel") == RED and t.state.colonised == [1, 0]
    assert t.state.prestige == [27, 0]
    assert set(t.market) == {"exploration_barge_1", "outpost_5_1", "outpost_6_1"}
    assert "ark_7" in t.at("juhel")
    assert (t.to_move, t.kind) == (VICTOR, "planet_stack")
    t.chooses(0)
    assert t.planets == ["juhel", "ith"] and arrows_of(t.state, 7) == 1
    assert (t.to_move, t.kind) == (VICTOR, "draw")
    t.chooses("exploration_barge_1")
    assert (t.to_move, t.kind) == (KARINE, "draw")
    t.chooses("outpost_6_1")
    assert (t.to_move, t.kind) == (VICTOR, "forced_creature")
    t.chooses("yurim", "no")
    assert t.at("ith") == ["yurim"] and t.active == MANON


def test_e5_a_chain_of_four_cards() -> None:  # KSW-10.5, KSW-11.1, KSW-11.2, KSW-11.12, KSW-7.6, KSW-13.2, KSW-13.7
    t = Sitting({MANON: ["masakeru", "k_ib", "ark_8"]}, {"juhel": ["neteki", "shergal_noir"]})
    t.plays("masakeru", "juhel")
    assert t.market == ["neteki"] and t.state.research[RED] == 5 and t.kind == "convert"
    t.chooses(0, "use", "k_ib", "juhel", 0)
    assert t.trump == "blue" and "shergal_noir" in t.at("juhel")
    t.chooses("use", "neteki")
    assert set(t.options) == {"neteki", "ark_8"}
    t.chooses("neteki", "juhel", 0)
    assert t.market == ["shergal_noir"] and t.state.research[RED] == 9 and t.state.track == [2]
    t.chooses(3)
    assert (t.state.discovery[RED], t.state.research[RED]) == (3, 0)
    t.chooses("use", "ark_8", "juhel", 1)
    assert t.state.discovery[RED] == 2
    assert set(t.at("juhel")) == {"masakeru", "k_ib", "neteki", "ark_8"} and t.market == ["shergal_noir"]
    assert (t.to_move, t.kind) == (KARINE, "last_ship")
    t.chooses("decline")
    assert t.dome("juhel") is None and t.state.round == 2, "the round was counted on points"


def test_e6_a_swap_lets_both_hunt_and_one_be_used() -> None:  # KSW-11.8 to 11.10
    lying: Planets = {"juhel": ["shergal_noir", "limonin"], "taliss": ["charogneux", "mousselin"]}
    t = Sitting({MANON: ["griffeur_nain", "ark_7", "ozrak"]}, {**lying, "kelthar": []})
    t.plays("griffeur_nain", "kelthar", "use")
    t.chooses("shergal_noir", "charogneux")
    assert set(t.at("taliss")) == {"shergal_noir"}, "it has hunted the green 0"
    assert t.state.track == [1]
    assert (t.kind, t.options) == ("use_either", ["none", "shergal_noir", "charogneux"])


def test_e7_a_weaker_ship_sends_the_leader_away() -> None:  # KSW-8.9, KSW-11.4
    planets: Planets = {"juhel": ["limonin", ("outpost_6_1", KARINE)], "ith": ["vorlik"]}
    t = Sitting({MANON: ["exploration_barge_1", "ozrak"]}, planets, domes={"ith": GREEN})
    assert t.kind == "respond"
    t.plays("exploration_barge_1", "juhel", "use", "outpost_6_1", "ith")
    assert t.at("juhel") == ["limonin", "exploration_barge_1"] and t.is_contested("juhel")
    contest = t.view(MANON).planets[0].contest
    assert contest is not None and (contest.leader, contest.side) == ("exploration_barge_1", RED)


def test_e8_the_pyramid_uncovers_its_cards() -> None:  # KSW-15.3 to 15.7, KSW-15.11
    pyramid = [
        *("vorlik", "griffeur_nain", "ozrak", "traqueur_gris", "shergal_noir"),
        *("dru_kan", "mordacier", "kharzul", "tyran_d_ambre"),
        *("sporille", "limonin", "k_ib"),
        *("mousselin", "ark_7"),
    ]
    t = Sitting({0: ["pel_ou", "yurim"]}, {"kelthar": ["filandre"]}, players=2, pyramid=pyramid)
    assert t.trump == "green" and t.view(0).market.available == ("mousselin", "ark_7")
    assert row_of_three(t) == [None, None, None]
    t.plays("pel_ou", "kelthar", "use", "mousselin")
    assert set(t.view(0).market.available) == {"sporille", "ark_7"}
    assert row_of_three(t) == ["sporille", None, None]


def row_of_three(t: Sitting) -> list[str | None]:
    """The row under the top of the pyramid, as anybody sees it."""
    return [None if card is None else card.card for card in t.view(0).market.pyramid[2]]
