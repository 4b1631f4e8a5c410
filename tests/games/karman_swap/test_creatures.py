"""Creatures, extinction and trump. (KSW-5, KSW-6)"""

import pytest

from tablee.games.karman_swap.rules.state import put
from tests.games.karman_swap.sitting import Planets, Sitting


def test_a_planet_holds_no_more_creatures_of_a_colour_than_it_has_slots() -> None:  # KSW-5.1
    t = Sitting({0: ["vorlik", "ark_8"]}, {"juhel": ["ozrak", "kharzul"], "kelthar": ["dru_kan"]})
    t.chooses("creature:vorlik")
    assert t.options == ["kelthar"] and t.refuses("juhel") == "KSW-5.1"


def test_a_creature_goes_from_hand_to_an_active_planet_only() -> None:  # KSW-5.2, KSW-8.28
    t = Sitting({0: ["vorlik", "ark_8"]}, {"juhel": [], "kelthar": []}, domes={"kelthar": 1})
    t.chooses("creature:vorlik")
    assert t.options == ["juhel"] and t.refuses("kelthar") == "KSW-8.28" and t.refuses("ith") == "KSW-5.2"


def test_no_creature_arrives_at_a_contested_planet() -> None:  # KSW-5.3
    planets: Planets = {"juhel": ["limonin", ("outpost_5_1", 2)], "kelthar": []}
    t = Sitting({0: ["vorlik", "ark_8"]}, planets, waiting={"juhel": [0, 1, 3]})
    t.chooses("creature:vorlik")
    assert t.options == ["kelthar"] and t.refuses("juhel") == "KSW-5.3"


def test_an_arriving_creature_is_boosted_then_hunts_then_may_be_used() -> None:  # KSW-5.4
    t = Sitting({0: ["traqueur_gris", "ark_8"]}, {"kelthar": ["yurim"]}, discovery=[2, 0], market=["ark_7"])
    t.plays("traqueur_gris", "kelthar")
    assert t.kind == "boost"
    t.chooses(2)
    assert t.at("kelthar") == ["traqueur_gris"] and t.state.research[0] == 4, "5 hunts 4"
    assert t.kind == "convert"
    t.chooses(0)
    assert t.kind == "use_ability" or t.active == 1


@pytest.mark.parametrize(
    ("hunter", "prey", "safe"),
    [
        ("kharzul", "yurim", "ver_de_cendre"),
        ("bal_hem", "ver_de_cendre", "shergal_noir"),
        ("charogneux", "shergal_noir", "yurim"),
    ],
)
def test_red_hunts_green_green_hunts_blue_blue_hunts_red(hunter: str, prey: str, safe: str) -> None:  # KSW-5.5
    t = Sitting({0: [hunter, "ark_8"]}, {"grand_vaur": [prey, safe]})
    t.plays(hunter, "grand_vaur")
    assert safe in t.at("grand_vaur") and t.market == [prey]


def test_prey_is_strictly_weaker() -> None:  # KSW-5.6, KSW-5.8
    t = Sitting({0: ["shergal_noir", "ark_8"]}, {"kelthar": ["yurim", "cornelin"]})
    t.plays("shergal_noir", "kelthar")
    assert set(t.at("kelthar")) == {"shergal_noir", "yurim", "cornelin"} and t.state.track == [0]


def test_exactly_one_prey_becomes_extinct_and_the_player_chooses() -> None:  # KSW-5.7
    t = Sitting({0: ["kharzul", "ark_8"]}, {"kelthar": ["yurim", "cornelin"]})
    t.plays("kharzul", "kelthar")
    assert (t.kind, t.options) == ("victim", ["yurim", "cornelin"]) and t.refuses("kharzul") == "KSW-5.6"
    t.chooses("cornelin")
    assert t.at("kelthar") == ["kharzul", "yurim"] and t.market == ["cornelin"]


def test_a_single_prey_is_no_choice() -> None:  # KSW-5.7
    t = Sitting({0: ["kharzul", "ark_8"]}, {"kelthar": ["yurim"]})
    t.plays("kharzul", "kelthar")
    assert t.market == ["yurim"] and t.kind != "victim"


def test_an_arriving_creature_is_never_prey() -> None:  # KSW-5.8
    t = Sitting({0: ["mousselin", "ark_8"]}, {"kelthar": ["kharzul"]})
    t.plays("mousselin", "kelthar")
    assert "mousselin" in t.at("kelthar")


def test_the_side_of_the_active_player_gains_the_value_and_pulls_the_dome() -> None:  # KSW-5.9 to 5.11
    t = Sitting({3: ["kharzul", "ark_8"]}, {"kelthar": ["cornelin"]}, active=3)
    t.plays("kharzul", "kelthar")
    assert t.state.research == [0, 5] and t.state.track == [-1] and t.market == ["cornelin"]


def test_gems_of_the_prey_count_and_go_back_to_the_supply() -> None:  # KSW-5.10, KSW-7.9, KSW-7.11
    t = Sitting({0: ["kharzul", "ark_8"]}, {"kelthar": ["yurim"]})
    t.state.gems = put(t.state.gems, 13, 2)
    t.plays("kharzul", "kelthar")
    assert t.state.research[0] == 6 and t.state.gems[13] == 0 and t.state.discovery == [0, 0]


def test_after_an_extinction_gems_may_be_converted() -> None:  # KSW-5.12, KSW-7.3, KSW-7.4
    few = Sitting({0: ["kharzul", "ark_8"]}, {"kelthar": ["broutard"]}).plays("kharzul", "kelthar")
    assert few.kind != "convert", "two gems are no set"
    many = Sitting({0: ["kharzul", "ark_8"]}, {"kelthar": ["broutard"]}, research=[1, 0]).plays("kharzul", "kelthar")
    assert (many.kind, many.options) == ("convert", [0, 1])


def test_creatures_hunt_on_inactive_planets_too() -> None:  # KSW-5.13
    planets: Planets = {"juhel": ["yurim"], "kelthar": ["kharzul"]}
    t = Sitting({0: ["shergal_noir", "ark_8"]}, {**planets, "orvane": []}, domes={"juhel": 1})
    t.plays("shergal_noir", "orvane", "use", "kharzul", "juhel")
    assert t.at("juhel") == ["kharzul"] and t.market == ["yurim"]


def test_ones_own_creature_may_be_prey() -> None:  # KSW-5.14
    t = Sitting({0: ["masakeru", "k_ib", "ark_8"]}, {"juhel": []})
    t.plays("k_ib", "juhel")
    assert t.state.track == [0]
    again = Sitting({0: ["masakeru", "vorlik", "ark_8"]}, {"juhel": ["k_ib"]})
    again.plays("masakeru", "juhel")
    assert again.market == ["k_ib"], "whoever placed it"


def test_a_prey_of_value_0_gives_no_gem_but_moves_the_dome() -> None:  # KSW-5.15
    t = Sitting({0: ["kharzul", "ark_8"]}, {"kelthar": ["mousselin"]})
    t.plays("kharzul", "kelthar")
    assert t.state.research == [0, 0] and t.state.track == [1]


@pytest.mark.parametrize(
    ("market", "trump"),
    [
        (["vorlik"], "red"),
        (["vorlik", "mousselin"], None),
        (["vorlik", "mousselin", "pel_ou"], "green"),
        (["vorlik", "mousselin", "sporille"], None),
        (["ark_7", "ark_8"], None),
        ([], None),
        (["sporille", "ark_7", "ark_8", "freight_barge"], "blue"),
    ],
)
def test_trump_is_the_colour_with_strictly_most_creatures(
    market: list[str], trump: str | None
) -> None:  # KSW-6.1, KSW-6.2, KSW-6.3
    t = Sitting(market=market)
    assert t.trump == trump and t.view(0).market.trump == trump


def test_trump_counts_for_the_arriving_creature_alone() -> None:  # KSW-6.4
    other = Sitting({0: ["shergal_noir", "ark_8"]}, {"kelthar": ["yurim"]}, market=["mousselin"])
    other.plays("shergal_noir", "kelthar")
    assert "yurim" in other.at("kelthar"), "green is trump, not red"


def test_trump_is_read_at_the_moment_of_the_check() -> None:  # KSW-6.5
    t = Sitting({0: ["masakeru", "ver_de_cendre", "ark_8"]}, {"juhel": ["neteki", "shergal_noir"]})
    t.plays("masakeru", "juhel", 0, "use", "ver_de_cendre", "juhel", 0)
    assert "shergal_noir" in t.market, "the extinct Neteki has made blue trump, and 4 hunts 4"


def test_trump_has_no_effect_on_ships_nor_on_extinguish() -> None:  # KSW-6.6
    t = Sitting({0: ["vorlik", "ark_8"]}, {"kelthar": ["colosse_des_pres"]}, market=["sporille"])
    t.plays("vorlik", "kelthar", "use", "colosse_des_pres")
    assert "colosse_des_pres" in t.market
