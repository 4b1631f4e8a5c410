"""Holodeck and Nanoprobes. (LEG-17)"""

import pytest

from tests.games.vii_legio.sitting import Sitting, ship

SAPIENS = {"alpha": "S3-1 A17"}  # 1 squad, 2 (D1 N1)
BEASTS = {"alpha": "S3-1 A02"}  # 1 squad, 2 (R1 C1)


@pytest.mark.parametrize(("joker", "slots", "xp", "works"), [
    ("holodeck", SAPIENS, "D1", True),
    ("holodeck", BEASTS, "R1", False),
    ("nanoprobes", BEASTS, "R1", True),
    ("nanoprobes", SAPIENS, "D1", False),
])  # fmt: skip
def test_each_works_against_its_kind(joker: str, slots: dict[str, str], xp: str, works: bool) -> None:  # LEG-17.1
    t = Sitting(ship("S3", xp=xp, joker=[joker]), slots=slots, hand=[]).chooses(("land", "alpha"))
    assert (t.kind == "landing_zone") == works


def test_a_card_is_offered_and_may_be_declined() -> None:  # LEG-17.2
    t = Sitting(ship("S1", laser=1), hand=["tech_holodeck"]).chooses("flip")
    assert (t.kind, t.options) == ("technology_offer", ["accept", "decline"])
    t.chooses("decline")
    assert t.technologies(0) == {} and t.has(0, "laser") == 1 and t.xp(0) == "" and t.discards == ["tech_holodeck"]


@pytest.mark.parametrize(("items", "joker"), [
    ({"laser": 1}, ["holodeck"]),  # has it
    ({"laser": 1}, ["nanoprobes"]),  # no place on a Frombola
    ({"squad": 4}, []),  # no equipment above its floor
])  # fmt: skip
def test_a_card_of_no_use_is_ignored(items: dict[str, int], joker: list[str]) -> None:  # LEG-17.2
    t = Sitting(ship("S1", joker=joker, carrying=items), hand=["tech_holodeck"]).chooses("flip")
    assert t.kind == "space_action" and t.discards == ["tech_holodeck"]


def test_a_technology_being_installed_takes_the_place() -> None:  # LEG-17.2
    t = Sitting(ship("S1", laser=2), hand=["tech_holodeck", "tech_nanoprobes", "tech_holodeck"])
    t.chooses("flip", "accept", "research", "flip", "flip")
    assert t.kind == "space_action" and t.technologies(0) == {"holodeck": "installing"} and t.has(0, "laser") == 1


def test_acceptance_costs_equipment_and_teaches_any_domain() -> None:  # LEG-17.3
    t = Sitting(ship("S1", laser=1, detector=1, squad=3), hand=["tech_nanoprobes"]).chooses("flip", "accept")
    assert (t.kind, t.options) == ("technology_trade", ["laser", "detector"])
    t.chooses("detector")
    assert (t.kind, t.technologies(0)) == ("choose_experience", {"nanoprobes": "installing"})
    t.chooses("capture")
    assert t.has(0, "detector") == 0 and t.has(0, "laser") == 1 and t.xp(0) == "C1"


def test_the_next_turn_is_lost_and_the_present_one_goes_on() -> None:  # LEG-17.4
    t = Sitting(ship("S1", laser=1), hand=["tech_nanoprobes", "embassy"]).chooses("flip", "accept", "capture", "flip")
    assert t.xp(0) == "D1 C1" and t.kind == "space_action"
    t.chooses("end_turn", "end_turn")
    assert t.to_move == 1 and t.technologies(0) == {"nanoprobes": "joker"}, "the first commander's turn was lost"
    assert t.chooses("end_turn").to_move == 0


def test_two_technologies_in_one_turn_cost_two_turns_in_order() -> None:  # LEG-17.5
    mine = ship("S1", face="spatha", vp=12, laser=3)
    t = Sitting(mine, hand=["tech_nanoprobes", "tech_holodeck"])
    t.chooses("flip", "accept", "capture", "flip", "accept", "capture")
    assert t.view(1).ships[0].lost_turns == 2
    t.chooses("end_turn", "end_turn")
    assert t.to_move == 1 and t.technologies(0) == {"nanoprobes": "joker", "holodeck": "installing"}
    t.chooses("end_turn")
    assert t.to_move == 1 and t.technologies(0) == {"nanoprobes": "joker", "holodeck": "joker"}
    assert t.chooses("end_turn").to_move == 0


def test_the_name_side_is_no_joker_yet() -> None:  # LEG-17.6
    mine = ship("S3", xp="D1", installing=["holodeck"])
    t = Sitting(mine, slots=SAPIENS, hand=[], mid_turn=True).chooses(("land", "alpha"))
    assert t.place(0) == "alpha observation", "Contact was not open"


def test_a_joker_is_never_lost() -> None:  # LEG-17.6
    mine = ship("S1", vp=12, joker=["holodeck"], laser=1)
    t = Sitting(mine, hand=["corrosive_cloud"]).chooses("flip", "land_base")
    assert t.face(0) == "spatha" and t.technologies(0) == {"holodeck": "joker"}


def test_a_joker_counts_at_each_threshold_and_is_never_spent() -> None:  # LEG-17.7
    envoy = ship("alpha contact", squad=3, xp="R2 D1 N2", joker=["holodeck"])
    t = Sitting(envoy, slots={"alpha": "S3-1 A14"})
    t.chooses("diplomacy", "continue", "end_turn")
    assert t.vp(0) == 8 and t.xp(0) == "" and t.technologies(0) == {"holodeck": "joker"}
