"""Turning over Exploration cards. (LEG-8)"""

import pytest

from tests.games.vii_legio.sitting import Sitting, ship

RISKS = [
    *("xeno_fighter", "xeno_bireme", "xeno_trireme", "corsair", "pirate_galleon"),
    *("asteroids", "ion_storm", "black_hole", "time_rift", "corrosive_cloud", "radiation", "gravity_vortex"),
]
SYMBOLS = {"embassy": "D1", "trading_post": "N1", "leviathan_herd": "C1", "stranded_veterans": "D1"}
NEEDS = {
    "distress_call": ("squad", 2, "D1"),
    "biological_traces": ("scanner", 2, "C1"),
    "gravity_net": ("laser", 1, "C1"),
    "crystal_nebula": ("scanner", 2, "R1"),
}


def test_the_top_card_is_turned_and_resolved_first() -> None:  # LEG-8.1
    t = Sitting(hand=["forgotten_archives", "embassy"]).chooses("flip")
    assert t.kind == "choose_experience" and t.view(1).deck.turned == "forgotten_archives"
    t.chooses("capture")
    assert t.kind == "space_action" and t.xp(0) == "C1" and t.hand == ["embassy"]


def test_no_card_is_turned_in_sector_x() -> None:  # LEG-8.2
    t = Sitting(ship("SX"), slots={"x": "X01"}, hand=["embassy"])
    assert "flip" not in t.options and t.refuses("flip") == "LEG-8.2"


@pytest.mark.parametrize(("card", "need"), NEEDS.items())
def test_a_condition_that_fails_takes_symbol_and_effect(card: str, need: tuple[str, int, str]) -> None:  # LEG-8.3
    item, least, gained = need
    short = Sitting(ship("S1", carrying={item: least - 1}), hand=[card]).chooses("flip")
    assert short.xp(0) == "" and short.discards == [card]
    enough = Sitting(ship("S1", carrying={item: least}), hand=[card]).chooses("flip")
    assert enough.xp(0) == gained and enough.discards == [card]


@pytest.mark.parametrize("card", RISKS)
def test_a_detector_avoids_a_risk_once_it_was_read(card: str) -> None:  # LEG-8.4, LEG-16.1
    t = Sitting(ship("S2", detector=1, laser=2), hand=[card, "embassy", "planet"]).chooses("flip")
    assert (t.kind, t.options) == ("risk_response", ["use_detector", "confront"]) and t.view(1).deck.turned == card
    t.chooses("use_detector")
    assert (t.xp(0), t.vp(0), t.place(0), t.uses(0)[1]) == ("", 0, "S2", 0)
    assert t.discards == [card] and t.chance == [] and t.hand == ["embassy", "planet"]


def test_what_is_no_risk_cannot_be_avoided() -> None:  # LEG-8.4
    t = Sitting(ship("S2", detector=1), hand=["recall"]).chooses("flip")
    assert t.kind == "choose_experience"


@pytest.mark.parametrize(("card", "gained"), SYMBOLS.items())
def test_a_symbol_teaches_its_domain(card: str, gained: str) -> None:  # LEG-8.5
    assert Sitting(hand=[card]).chooses("flip").xp(0) == gained


def test_the_symbol_comes_before_the_effect() -> None:  # LEG-8.5
    t = Sitting(ship("S1", laser=1), hand=["sector_x"], die=[3]).chooses("flip")
    assert t.kind == "choose_experience" and t.chance == [], "no die yet"
    assert t.chooses("research").chance == [("die", 3)]


@pytest.mark.parametrize("card", RISKS)
def test_confronting_a_risk_teaches_research_whatever_comes(card: str) -> None:  # LEG-8.6
    t = Sitting(ship("S2", squad=2), hand=[card, "embassy", "planet"], die=[1, 1, 1]).chooses("flip")
    if t.kind == "vortex":
        t.chooses("damage")
    assert t.xp(0) == "R1"


@pytest.mark.parametrize("card", ["forgotten_archives", "recall", "sector_x"])
@pytest.mark.parametrize(
    ("domain", "gained"), [("research", "R1"), ("diplomacy", "D1"), ("negotiation", "N1"), ("capture", "C1")]
)
def test_a_question_mark_lets_the_commander_name_the_domain(card: str, domain: str, gained: str) -> None:  # LEG-8.7
    t = Sitting(ship("S1", laser=1), hand=[card]).chooses("flip", domain)
    assert t.xp(0) == gained


def test_resolved_and_ignored_cards_are_discarded_face_up() -> None:  # LEG-8.8
    t = Sitting(ship("S1"), hand=["embassy", "distress_call", "asteroids"], die=[4]).chooses("flip", "flip", "flip")
    assert t.discards == ["embassy", "distress_call", "asteroids"] and t.view(1).deck.discards == tuple(t.discards)


def test_an_ion_storm_kills_scanners_and_detectors_bought_later_too() -> None:  # LEG-8.9
    mine = ship("S3", scanner=2, detector=1)
    t = Sitting(
        mine,
        slots={"alpha": "S3-1 A01"},
        hand=["ion_storm", "embassy", "planet", "recall", "embassy", "asteroids"],
        die=[2],
    )
    t.chooses("flip", "confront")
    assert t.uses(0) == (0, 0) and t.refuses(("scan", "alpha")) == "LEG-8.9"
    t.chooses(("buy", "scanner"), ("buy", "detector"))
    assert ("scan", "alpha") not in t.options
    t.chooses("flip")
    assert t.kind == "space_action" and t.xp(0) == "R2 N2", "no detector was offered"


def test_a_time_rift_ends_the_turn_at_once() -> None:  # LEG-8.10
    t = Sitting(ship("S3"), slots={"alpha": "S3-1 A01"}, hand=["time_rift", "embassy"], deck=["planet"]).chooses("flip")
    assert t.to_move == 1 and t.place(0) == "S3" and t.hand == ["embassy", "planet"] and t.discards == ["time_rift"]


def test_a_corrosive_cloud_takes_equipment_of_choice_above_its_floor() -> None:  # LEG-8.11
    t = Sitting(ship("S1", propulsor=3, laser=1, squad=3), hand=["corrosive_cloud", "embassy"]).chooses("flip")
    assert (t.kind, t.options) == ("lose_equipment", ["propulsor", "laser"])
    assert t.chooses("laser").has(0, "laser") == 0 and t.has(0, "propulsor") == 3


def test_a_radiation_wave_takes_personnel_of_choice() -> None:  # LEG-8.12
    t = Sitting(ship("S1", laser=1, squad=2, expert_trade=1, expert_capture=2), hand=["radiation"]).chooses("flip")
    assert (t.kind, t.options) == ("lose_personnel", ["squad", "expert_trade", "expert_capture"])
    t.chooses("expert_capture")
    assert t.has(0, "expert_capture") == 1 and t.supply["expert_capture"] == 5 and t.has(0, "squad") == 2
    alone = Sitting(ship("S1", expert_trade=1), hand=["radiation"]).chooses("flip")
    assert alone.has(0, "expert_trade") == 0 and alone.has(0, "squad") == 1, "the floor keeps the squad"


def test_a_vortex_takes_two_cards_or_a_damage_roll() -> None:  # LEG-8.13
    hand = ["gravity_vortex", "embassy", "planet"]
    t = Sitting(ship("S1", propulsor=3), hand=hand, die=[1]).chooses("flip")
    assert (t.kind, t.options) == ("vortex", ["discard", "damage"])
    t.chooses("discard")
    assert t.hand == [] and sorted(t.discards) == ["embassy", "gravity_vortex", "planet"]
    assert t.chance == [] and t.xp(0) == "R1"
    hit = Sitting(ship("S1", propulsor=3), hand=hand, die=[1]).chooses("flip", "damage")
    assert hit.chance == [("die", 1)] and hit.has(0, "propulsor") == 2 and hit.hand == hand[1:]


def test_a_vortex_with_fewer_than_two_cards_is_a_damage_roll() -> None:  # LEG-8.13
    t = Sitting(ship("S1", propulsor=3), hand=["gravity_vortex", "embassy"], die=[2]).chooses("flip")
    assert t.kind == "space_action" and t.chance == [("die", 2)] and t.hand == ["embassy"]


def test_stranded_veterans_are_a_squad() -> None:  # LEG-8.14
    t = Sitting(hand=["stranded_veterans"]).chooses("flip")
    assert t.has(0, "squad") == 2 and t.xp(0) == "D1"


def test_a_derelict_freighter_is_equipment_of_choice_with_room() -> None:  # LEG-8.14
    t = Sitting(ship("S1", laser=2), hand=["derelict_freighter"]).chooses("flip")
    assert (t.kind, t.options) == ("gain_equipment", ["propulsor", "scanner", "detector"])
    assert t.chooses("detector").has(0, "detector") == 1 and t.xp(0) == "N1", "the symbol's, not for the item"
    full = Sitting(ship("S1", propulsor=6, laser=2, scanner=3, detector=3), hand=["derelict_freighter"]).chooses("flip")
    assert full.kind == "space_action" and full.xp(0) == "N1"


def test_a_carrier_current_brings_two_cards_to_the_bottom_of_the_hand() -> None:  # LEG-8.15
    t = Sitting(hand=["carrier_current", "embassy"], deck=["planet", "recall", "radiation"]).chooses("flip")
    assert t.hand == ["embassy", "planet", "recall"] and t.deck[0] == "radiation"


@pytest.mark.parametrize("left", [[], ["planet"]])
def test_a_carrier_current_brings_fewer_where_the_deck_is_short(left: list[str]) -> None:  # LEG-8.15
    t = Sitting(hand=["carrier_current", "reset"], left=left).chooses("flip")
    assert t.hand == ["reset", *left] and t.deck == [] and t.chance == []


def test_other_cards_are_resolved_by_their_own_rules() -> None:  # LEG-8.16
    kinds = {
        "xeno_fighter": "risk_response",
        "tech_holodeck": "technology_offer",
        "mission_escort": "mission_offer",
        "sector_x": "choose_experience",
        "planet": "choose_slot",
        "recall": "choose_experience",
    }
    for card, kind in kinds.items():
        t = Sitting(ship("S2", laser=2, detector=1), hand=[card, "embassy"]).chooses("flip")
        assert t.kind == kind, card
