"""Gems: pools, conversion and boosts. (KSW-7)"""

from tablee.games.karman_swap.rules.state import put
from tests.games.karman_swap.sitting import Planets, Sitting


def test_partners_share_one_pool() -> None:  # KSW-7.1
    t = Sitting({2: ["traqueur_gris", "ark_8"]}, {"kelthar": []}, active=2, discovery=[1, 4])
    t.plays("traqueur_gris", "kelthar")
    assert (t.kind, t.options) == ("boost", [0, 1])
    assert [t.view(seat).sides[0].discovery for seat in range(4)] == [1] * 4


def test_three_research_become_one_discovery_and_never_back() -> None:  # KSW-7.2, KSW-7.3
    t = Sitting({0: ["kharzul", "ark_8"]}, {"kelthar": ["cornelin"]}, research=[2, 0])
    t.plays("kharzul", "kelthar")
    assert (t.kind, t.options) == ("convert", [0, 1, 2]) and t.refuses(3) == "KSW-7.3"
    t.chooses(2)
    assert (t.state.research[0], t.state.discovery[0]) == (1, 2)


def test_conversion_is_offered_only_after_an_extinction_with_three_gems() -> None:  # KSW-7.3, KSW-7.4
    t = Sitting({0: ["mousselin", "ark_8"]}, {"kelthar": []}, research=[2, 0])
    t.plays("mousselin", "kelthar")
    assert t.kind not in ("convert", "boost")


def test_a_boost_is_one_decision_before_the_hunt() -> None:  # KSW-7.5, KSW-7.6
    t = Sitting({0: ["shergal_noir", "ark_8"]}, {"kelthar": ["yurim"]}, discovery=[1, 0], research=[3, 0])
    t.plays("shergal_noir", "kelthar")
    assert (t.kind, t.options) == ("boost", [0, 1, 2]) and t.refuses(3) == "KSW-7.6"
    t.chooses(1)
    assert t.market == ["yurim"], "5 hunts 4"


def test_a_boost_of_nothing_is_not_asked() -> None:  # KSW-7.6
    t = Sitting({0: ["shergal_noir", "ark_8"]}, {"kelthar": []}, research=[2, 0])
    t.plays("shergal_noir", "kelthar")
    assert t.kind != "boost"


def test_a_boost_converts_just_enough_research() -> None:  # KSW-7.7
    t = Sitting({0: ["kharzul", "ark_8"]}, {"kelthar": []}, discovery=[1, 0], research=[8, 0])
    t.plays("kharzul", "kelthar", 2)
    assert (t.state.discovery[0], t.state.research[0], t.state.gems[7]) == (0, 5, 2)


def test_any_number_of_gems_may_lie_on_a_card_and_only_when_it_arrives() -> None:  # KSW-7.8, KSW-7.9
    t = Sitting({0: ["kharzul", "ark_8"]}, {"kelthar": []}, discovery=[30, 0])
    t.plays("kharzul", "kelthar", 30)
    assert t.view(1).planets[0].creatures[0].value == 37
    assert t.kind != "boost"


def test_gems_stay_on_a_card_that_moves_from_planet_to_planet() -> None:  # KSW-7.10, KSW-7.12
    planets: Planets = {"kelthar": ["kharzul"], "juhel": [], "orvane": []}
    t = Sitting({0: ["shergal_noir", "ark_8"]}, planets, discovery=[5, 0])
    t.state.gems = put(t.state.gems, 7, 3)
    t.plays("shergal_noir", "orvane", 0, "use", "kharzul", "juhel")
    assert t.state.gems[7] == 3 and t.kind != "boost", "and a card that moves is not boosted"


def test_gems_stay_when_a_planet_is_colonised() -> None:  # KSW-7.10, KSW-8.26
    t = Sitting({0: ["vorlik", "ozrak"]}, {"juhel": ["limonin", ("ark_8", 1)]})
    t.state.gems = put(t.state.gems, 19, 2)
    t.chooses("concede")
    assert t.state.gems[19] == 2 and "limonin" in t.at("juhel")


def test_gems_go_back_to_the_supply_with_a_card_that_leaves() -> None:  # KSW-7.11, KSW-10.13
    t = Sitting({0: ["sauteciel", "ark_8"]}, {"kelthar": ["kharzul"], "juhel": []})
    t.state.gems = put(t.state.gems, 7, 2)
    t.plays("sauteciel", "juhel", "use", "kharzul")
    assert t.state.gems[7] == 0 and "kharzul" in t.hand(0) and t.state.discovery == [0, 0]
    assert t.state.track == [0] and t.state.research == [0, 0], "it is not extinct"


def test_converting_early_or_late_is_the_same() -> None:  # KSW-7.13, KSW-13.11
    early = Sitting({0: ["vorlik"]}, {"juhel": []}, discovery=[2, 0], research=[1, 0], prestige=[0, 6])
    late = Sitting({0: ["vorlik"]}, {"juhel": []}, research=[7, 0], prestige=[0, 6])
    assert early.view(0).sides[0].score == late.view(0).sides[0].score == 6
    assert early.plays("vorlik", "juhel").options == late.plays("vorlik", "juhel").options == [0, 1, 2]


def test_a_card_brought_from_the_market_to_an_inactive_planet_may_be_boosted() -> None:  # KSW-7.14, KSW-10.3
    planets: Planets = {"kelthar": ["kharzul"], "juhel": []}
    t = Sitting({0: ["broutard", "ark_8"]}, planets, domes={"kelthar": 1}, market=["ozrak"], discovery=[2, 0])
    t.plays("broutard", "juhel", 0, "use", "kharzul", "ozrak")
    assert (t.kind, t.options) == ("boost", [0, 1, 2])
    t.chooses(2)
    assert t.at("kelthar") == ["ozrak"] and t.active == 1, "it gives no ability there"


def test_a_seat_may_leave_conversions_and_boosts_to_its_orders() -> None:  # KSW-7.13
    orders = Sitting.game.orders
    assert orders is not None and set(orders.kinds()) == {"convert", "boost"} and orders.rules is Sitting.game.rules
    t = Sitting({0: ["mousselin", "ark_8"]}, {"juhel": ["kharzul"], "kelthar": []})
    t.plays("mousselin", "kelthar", "use", "kharzul")
    assert orders.standing(t.state) == t.state.options[-1], "all sets, which makes no difference to play"
