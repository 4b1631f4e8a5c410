"""Placement abilities, one by one and in general. (KSW-10, KSW-11)"""

from tablee.games.karman_swap.rules.markers import opener_of, owner_of
from tablee.games.karman_swap.rules.tables import CARD, PLANET
from tests.games.karman_swap.sitting import Planets, Sitting

RED, GREEN = 0, 1


def test_an_ability_may_be_used_when_a_card_arrives_at_an_active_planet() -> None:  # KSW-10.1, KSW-10.2
    t = Sitting({0: ["vorlik", "ark_8"]}, {"juhel": ["limonin"]})
    t.plays("vorlik", "juhel")
    assert (t.kind, t.options) == ("use_ability", ["no", "use"])
    t.chooses("no")
    assert t.active == 1


def test_a_ship_may_be_used_whether_it_opens_or_joins() -> None:  # KSW-10.1
    opens = Sitting({0: ["outpost_6_1", "vorlik"]}, {"juhel": ["limonin"]}, market=["ozrak"])
    assert opens.plays("outpost_6_1", "juhel").kind == "use_ability"
    planets: Planets = {"juhel": ["limonin", ("ark_8", 1)]}
    joins = Sitting({0: ["outpost_6_1", "vorlik"]}, planets, market=["ozrak"])
    assert joins.plays("outpost_6_1", "juhel").kind == "use_ability"


def test_a_card_at_an_inactive_planet_gives_no_ability() -> None:  # KSW-10.3
    planets: Planets = {"juhel": ["vorlik"], "kelthar": ["limonin"], "orvane": []}
    t = Sitting({0: ["shergal_noir", "ark_8"]}, planets, domes={"kelthar": GREEN})
    t.plays("shergal_noir", "orvane", "use", "vorlik", "kelthar")
    assert t.active == 1


def test_an_ability_is_offered_only_if_it_can_be_carried_out() -> None:  # KSW-10.4
    t = Sitting({0: ["mordacier", "ozrak"]}, {"juhel": ["limonin"]})
    t.plays("mordacier", "juhel")
    assert t.active == 1, "there is no ship in hand"


def test_a_card_that_arrives_by_an_ability_is_resolved_in_full() -> None:  # KSW-10.5, KSW-10.12
    t = Sitting({0: ["dru_kan", "vorlik", "ark_8"]}, {"juhel": ["limonin"]})
    t.plays("dru_kan", "juhel", "use", "vorlik", "juhel")
    assert t.kind == "use_ability", "Vorlik's own"
    t.chooses("use", "limonin")
    assert t.market == ["limonin"] and t.active == 1


def test_an_ability_is_used_once_a_turn() -> None:  # KSW-10.6
    planets: Planets = {"juhel": ["shergal_noir"], "kelthar": [], "orvane": []}
    t = Sitting({0: ["cornelin", "ark_8"]}, planets)
    t.plays("cornelin", "kelthar", "use", "shergal_noir", "orvane")
    assert t.kind == "use_ability"
    t.chooses("use", "cornelin", "juhel")
    assert t.active == 1, "Cornelin was used before"
    assert t.state.used == 0, "and the next turn begins afresh"


def test_an_ability_never_chooses_its_own_card() -> None:  # KSW-10.7
    t = Sitting({0: ["vorlik", "ark_8"]}, {"juhel": ["limonin", "kharzul"]})
    t.plays("vorlik", "juhel", "use")
    assert t.options == ["kharzul", "limonin"] and t.refuses("vorlik") == "KSW-10.7"


def test_abilities_reach_contested_and_inactive_planets() -> None:  # KSW-10.8
    planets: Planets = {"juhel": ["limonin", ("ark_7", 2)], "kelthar": ["kharzul"], "orvane": []}
    t = Sitting({0: ["vorlik", "ark_8"]}, planets, domes={"kelthar": GREEN}, waiting={"juhel": [0, 1, 3]})
    t.plays("vorlik", "orvane", "use")
    assert t.options == ["kharzul", "limonin"]


def test_a_locked_card_cannot_be_chosen() -> None:  # KSW-10.9, KSW-11.14
    planets: Planets = {"juhel": ["limonin", ("ark_7", 3)], "kelthar": ["mousselin"]}
    t = Sitting({0: ["freight_barge", "vorlik"]}, planets)
    t.plays("freight_barge", "juhel", "use")
    assert "ark_7" not in t.options and t.refuses("ark_7") == "KSW-10.9"


def test_legality_looks_at_slots_after_and_at_contests_before_the_step() -> None:  # KSW-10.10
    planets: Planets = {"sombreval": ["vorlik"], "kelthar": ["dru_kan"]}
    t = Sitting({0: ["broutard", "ark_8"]}, planets, market=["ozrak", "ark_7"])
    t.plays("broutard", "kelthar", "use", "vorlik")
    assert t.options == ["ozrak"], "its own slot is free again; a ship would have no creature below"


def test_abilities_use_ones_own_hand_only() -> None:  # KSW-10.11
    t = Sitting({0: ["dru_kan", "pel_ou", "ark_8"], 2: ["mousselin"]}, {"juhel": ["limonin"]})
    t.plays("dru_kan", "juhel", "use")
    assert t.options == ["pel_ou"] and t.refuses("mousselin") == "KSW-10.11"


def test_ships_at_an_inactive_planet_take_part_in_nothing() -> None:  # KSW-10.14
    planets: Planets = {"juhel": ["limonin", ("outpost_5_1", 3)], "kelthar": ["mousselin"]}
    t = Sitting({0: ["exploration_barge_1", "vorlik"]}, planets, domes={"kelthar": RED})
    t.plays("exploration_barge_1", "juhel", "use", "outpost_5_1", "kelthar")
    assert not t.is_contested("kelthar") and t.dome("kelthar") == RED and t.active == 1


def test_place_creature() -> None:  # KSW-11.1
    t = Sitting({0: ["dru_kan", "pel_ou", "ark_8"]}, {"juhel": ["limonin"], "kelthar": []})
    t.plays("dru_kan", "juhel", "use", "pel_ou")
    assert (t.kind, t.options) == ("destination", ["juhel", "kelthar"])
    assert t.view(1).picked == () and t.view(0).picked == ("pel_ou",), "nobody else sees it before it is placed"
    t.chooses("kelthar")
    assert t.at("kelthar") == ["pel_ou"]


def test_place_ship() -> None:  # KSW-11.2
    t = Sitting({0: ["mordacier", "pel_ou", "ark_8"]}, {"juhel": ["limonin"]})
    t.plays("mordacier", "juhel", "use", "ark_8", "juhel")
    assert t.is_contested("juhel") and t.active == 1


def test_transfer_creature() -> None:  # KSW-11.3
    planets: Planets = {"juhel": ["kharzul"], "kelthar": [], "taliss": ["ozrak"], "ith": []}
    t = Sitting({0: ["cornelin", "ark_8"]}, planets, domes={"ith": GREEN})
    t.plays("cornelin", "kelthar", "use", "kharzul")
    assert set(t.options) == {"kelthar", "ith"}, "another planet, active or not, with a free slot"
    assert t.refuses("juhel") == "KSW-11.3" and t.view(3).picked == ("kharzul",)


def test_transfer_ship_opens_joins_or_just_stays() -> None:  # KSW-11.4
    planets: Planets = {"juhel": ["limonin"], "kelthar": [("outpost_5_1", 1)], "ith": []}
    t = Sitting({0: ["kharzul", "ark_8"]}, planets, domes={"kelthar": GREEN})
    t.plays("kharzul", "juhel", "use", "outpost_5_1")
    assert t.options == ["juhel"] and t.refuses("ith") == "KSW-8.3" and t.refuses("kelthar") == "KSW-11.4"
    t.chooses("juhel")
    assert t.is_contested("juhel") and owner_of(t.state, 3) == 0


def test_swap_planet_market() -> None:  # KSW-11.5, KSW-11.6
    planets: Planets = {"juhel": ["neteki"], "kelthar": []}
    t = Sitting({0: ["broutard", "ark_8"]}, planets, market=["kharzul", "ark_7"], discovery=[1, 0])
    t.plays("broutard", "juhel", 0, "use", "neteki")
    assert (t.kind, t.options) == ("ability_market_card", ["kharzul", "ark_7"]), "kinds and colours may differ"
    t.chooses("kharzul")
    assert (t.kind, t.options) == ("boost", [0, 1])
    t.chooses(0)
    assert t.market == ["broutard", "neteki", "ark_7"], "and Kharzul has hunted"


def test_an_exchange_with_a_contested_planet_brings_in_a_ship() -> None:  # KSW-11.6, KSW-11.15
    planets: Planets = {"juhel": ["limonin", ("outpost_6_1", 3)], "kelthar": ["mousselin"]}
    t = Sitting({0: ["outpost_5_1", "vorlik"]}, planets, market=["ark_7", "kharzul"])
    t.plays("outpost_5_1", "juhel", "use", "outpost_6_1")
    assert t.options == ["ark_7"]


def test_a_contest_goes_on_when_its_only_ship_is_replaced() -> None:  # KSW-11.15
    planets: Planets = {"juhel": ["limonin", ("outpost_6_1", 2)], "kelthar": []}
    t = Sitting({0: ["broutard", "vorlik"]}, planets, market=["ark_7"], waiting={"juhel": [3, 0, 1]})
    t.plays("broutard", "kelthar", "use", "outpost_6_1", "ark_7")
    assert t.is_contested("juhel") and opener_of(t.state, 4) == 2 and t.waiting("juhel") == [3, 1]
    assert owner_of(t.state, 7) == 0


def test_swap_market_hand() -> None:  # KSW-11.7, KSW-12.7
    t = Sitting({0: ["tyran_d_ambre", "ark_8", "ozrak"]}, {"juhel": ["limonin"]}, market=["sporille"])
    t.plays("tyran_d_ambre", "juhel", "use", "sporille")
    assert t.market == ["sporille"], "it stays until the other card is chosen"
    t.chooses("ark_8")
    assert t.market == ["ark_8"] and t.hand(0) == ["ozrak", "sporille"] and t.active == 1


def test_an_exchange_with_the_hand_needs_a_card_in_the_market_and_one_in_hand() -> None:  # KSW-11.7, KSW-10.4
    t = Sitting({0: ["tyran_d_ambre", "ark_8", "ozrak"]}, {"juhel": ["limonin"]})
    t.plays("tyran_d_ambre", "juhel")
    assert t.market == [] and t.active == 1
    last = Sitting({0: ["tyran_d_ambre"]}, {"juhel": ["limonin"]}, market=["sporille"])
    assert last.plays("tyran_d_ambre", "juhel").kind != "use_ability"


def test_swap_planets_exchanges_two_cards() -> None:  # KSW-11.8
    planets: Planets = {"juhel": ["kharzul"], "kelthar": ["limonin"], "orvane": []}
    t = Sitting({0: ["griffeur_nain", "ark_8"]}, planets)
    t.plays("griffeur_nain", "orvane", "use", "kharzul")
    assert t.options == ["limonin"] and t.refuses("kharzul") == "KSW-11.8"
    t.chooses("limonin")
    assert t.at("juhel") == ["limonin"] and t.at("kelthar") == ["kharzul"]


def test_the_player_orders_the_hunts_of_a_swap_if_both_have_prey() -> None:  # KSW-11.9
    planets: Planets = {"grand_vaur": ["kharzul", "broutard", "limonin"], "taliss": ["bal_hem", "pel_ou", "filandre"]}
    t = Sitting({0: ["griffeur_nain", "ark_8"]}, {**planets, "orvane": []})
    t.plays("griffeur_nain", "orvane", "use", "kharzul", "bal_hem")
    assert (t.kind, t.options) == ("swap_order", ["kharzul", "bal_hem"]) and t.refuses("limonin") == "KSW-11.9"
    other = Sitting({0: ["griffeur_nain", "ark_8"]}, {**planets, "orvane": []})
    other.plays("griffeur_nain", "orvane", "use", "bal_hem", "kharzul")
    assert other.options == ["bal_hem", "kharzul"]
    t.chooses("bal_hem")
    extinct = [numbers[1] for name, numbers in t.told_to(1) if name == "extinct"]
    assert extinct[0] == 19, "Bal'hem hunts the blue 1 first"


def test_at_most_one_of_two_swapped_cards_is_used() -> None:  # KSW-11.10
    planets: Planets = {"juhel": ["shergal_noir"], "kelthar": ["ver_de_cendre"], "orvane": []}
    t = Sitting({0: ["griffeur_nain", "ark_8"]}, planets)
    t.plays("griffeur_nain", "orvane", "use", "shergal_noir", "ver_de_cendre")
    assert (t.kind, t.options) == ("use_either", ["none", "shergal_noir", "ver_de_cendre"])
    t.chooses("shergal_noir")
    assert t.kind == "ability_planet_card"


def test_extinguish_makes_any_other_creature_extinct() -> None:  # KSW-11.11
    t = Sitting({0: ["mousselin", "ark_8"]}, {"juhel": ["kharzul"], "kelthar": []})
    t.plays("mousselin", "kelthar", "use", "kharzul")
    assert t.market == ["kharzul"] and t.state.research[0] == 7 and t.state.track == [1] and t.kind == "convert"
    t.chooses(1)
    assert ("converts", [0, 1]) in t.told_to(1)


def test_market_to_planet_takes_then_plays() -> None:  # KSW-11.12
    t = Sitting({0: ["ozrak", "ark_8"]}, {"juhel": ["limonin"]}, market=["kharzul", "mousselin"])
    t.plays("ozrak", "juhel", "use", "mousselin")
    assert "mousselin" in t.hand(0) and t.view(1).hands[0].known == ("mousselin",)
    assert (t.kind, t.options) == ("ability_hand_card", ["mousselin", "ark_8"])
    t.chooses("ark_8", "juhel")
    assert t.is_contested("juhel") and t.hand(0) == ["mousselin"]


def test_a_market_card_is_taken_only_if_something_can_be_placed_then() -> None:  # KSW-11.12, KSW-10.4
    planets: Planets = {"sombreval": ["limonin"]}
    t = Sitting({0: ["ozrak", "vorlik"]}, planets, market=["kharzul", "mousselin", "sporille"])
    t.plays("ozrak", "sombreval", "use")
    assert t.options == ["mousselin"] and t.refuses("kharzul") == "KSW-10.4"


def test_planet_to_market_takes_then_puts() -> None:  # KSW-11.13
    t = Sitting({0: ["sauteciel", "ark_8"]}, {"juhel": ["kharzul"], "kelthar": []})
    t.plays("sauteciel", "kelthar", "use", "kharzul")
    assert (t.kind, t.options) == ("ability_hand_card", ["kharzul", "ark_8"]), "also the card just taken"
    assert ("takes-planet", [0, CARD["kharzul"], PLANET["juhel"]]) in t.told_to(1)
    t.chooses("ark_8")
    assert t.market == ["ark_8"] and t.hand(0) == ["kharzul"]
