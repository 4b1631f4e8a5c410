"""Special missions of the Imperium. (LEG-18)"""

import pytest

from tests.games.vii_legio.sitting import Sitting, ship

NEEDS = {"mission_escort": ("laser", 2), "mission_garrison": ("squad", 3), "mission_mapping": ("scanner", 2)}


@pytest.mark.parametrize(("card", "need"), NEEDS.items())
def test_a_mission_is_offered_if_its_condition_holds(card: str, need: tuple[str, int]) -> None:  # LEG-18.1
    item, least = need
    offered = Sitting(ship("S1", carrying={item: least}), hand=[card]).chooses("flip")
    assert (offered.kind, offered.options) == ("mission_offer", ["accept", "decline"])
    ignored = Sitting(ship("S1", carrying={item: least - 1}), hand=[card]).chooses("flip")
    assert ignored.kind == "space_action" and ignored.missions(0) == 0


@pytest.mark.parametrize(("sector", "is_offered"), [("S1", False), ("S3", False), ("S4", True), ("S5", True)])
def test_the_survey_belongs_to_zone_b(sector: str, is_offered: bool) -> None:  # LEG-18.1
    t = Sitting(ship(sector), hand=["mission_survey"]).chooses("flip")
    assert (t.kind == "mission_offer") == is_offered


@pytest.mark.parametrize("cards", [1, 2])
def test_the_courier_counts_the_cards_left_in_hand(cards: int) -> None:  # LEG-18.1
    t = Sitting(ship("S2"), hand=["mission_courier", "embassy", "planet"][: cards + 1]).chooses("flip")
    assert (t.kind == "mission_offer") == (cards == 2)


def test_a_fifth_mission_is_ignored() -> None:  # LEG-18.1
    t = Sitting(ship("S4", missions=4), hand=["mission_survey"]).chooses("flip")
    assert t.kind == "space_action" and t.vp(0) == 0 and t.missions(0) == 4


@pytest.mark.parametrize(("done", "vp"), [(0, 1), (1, 1), (2, 2), (3, 2)])
def test_missions_pay_1_1_2_2(done: int, vp: int) -> None:  # LEG-18.2
    t = Sitting(ship("S4", missions=done, vp=5), hand=["mission_survey", "embassy"]).chooses("flip", "accept")
    assert t.missions(0) == done + 1 and t.vp(0) == 5 + vp and t.hand == ["embassy"]


def test_the_courier_pays_two_cards_scores_and_goes_home() -> None:  # LEG-18.2, LEG-18.3
    t = Sitting(ship("S4"), hand=["mission_courier", "embassy", "planet", "recall"], deck=["radiation"])
    t.chooses("flip", "accept")
    assert t.vp(0) == 1 and t.place(0) == "base" and t.to_move == 1
    assert sorted(t.discards) == ["embassy", "mission_courier", "planet"] and t.hand == ["recall", "radiation"]


def test_a_declined_mission_does_nothing() -> None:  # LEG-18.4
    t = Sitting(ship("S4"), hand=["mission_courier", "embassy", "planet"]).chooses("flip", "decline")
    assert (t.vp(0), t.missions(0), t.place(0)) == (0, 0, "S4") and t.hand == ["embassy", "planet"]
    assert t.discards == ["mission_courier"] and t.to_move == 0


def test_the_counter_never_goes_down() -> None:  # LEG-18.5
    t = Sitting(ship("S1", vp=12, missions=2, squad=2), hand=["radiation", "reset"]).chooses("flip", "land_base")
    assert t.missions(0) == 2 and t.face(0) == "spatha"
