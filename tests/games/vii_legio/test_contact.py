"""Contact: thresholds, what is spent, jokers and experts, and the end of a mission. (LEG-14)"""

import pytest

from tests.games.vii_legio.sitting import Sitting, ship

NAPOS = {"alpha": "S3-1 A14"}  # 4 (R1 D1 N1); 8 (R2 D2 N2)
SWARMS = {"alpha": "S3-1 A09"}  # Non-sapiens: 2 (C1); 4 (R1 C2); 6 (R2 C3)


def test_one_ship_in_each_zone_at_the_same_time() -> None:  # LEG-14.1
    ships = [ship("S3", squad=3, xp="R1 D1 N1"), ship("alpha contact", squad=3, xp="R1 D1 N1")]
    t = Sitting(*ships, slots=NAPOS, hand=[]).chooses(("land", "alpha"))
    assert t.place(0) == "alpha observation", "Contact is taken, Observation is free"


def test_thresholds_are_passed_in_order_one_each_turn() -> None:  # LEG-14.2
    t = Sitting(ship("alpha contact", squad=3, xp="R2 C3"), slots=SWARMS)
    gained = [t.vp(0)]
    while t.place(0) == "alpha contact":
        t.chooses("continue", "end_turn")
        gained.append(t.vp(0))
    assert gained == [2, 4, 6] and t.xp(0) == ""


def test_the_first_threshold_waits_for_the_next_turn() -> None:  # LEG-14.2
    t = Sitting(ship("S3", squad=2, xp="R2 C3"), slots=SWARMS, hand=[]).chooses(("land", "alpha"), "contact")
    assert t.vp(0) == 0 and t.to_move == 1
    t.chooses("end_turn")
    assert t.vp(0) == 2 and t.kind == "contact_choice"


@pytest.mark.parametrize(("xp", "experts", "is_met"), [
    ("R1 D1 N1", {}, True),
    ("R1 D1", {}, False),
    ("R1 D1", {"expert_trade": 1}, True),
    ("R1", {"expert_trade": 1, "expert_alliance": 2}, True),
    ("D6 N6 C6", {"expert_capture": 2}, False),
])  # fmt: skip
def test_experts_and_track_must_cover_every_domain(xp: str, experts: dict[str, int], is_met: bool) -> None:  # LEG-14.3
    t = Sitting(ship("S3", squad=3, xp=xp, carrying=experts), slots=NAPOS, hand=[]).chooses(("land", "alpha"))
    assert (t.kind == "landing_zone") == is_met


@pytest.mark.parametrize(
    ("xp", "is_met"), [("R1 D1", True), ("D1 N1", True), ("R1", False), ("R6 D6", True), ("D6", False)]
)
def test_a_working_joker_may_stand_for_one_that_is_missing(xp: str, is_met: bool) -> None:  # LEG-14.3, LEG-17.7
    t = Sitting(ship("S3", squad=3, xp=xp, joker=["holodeck"]), slots=NAPOS, hand=[]).chooses(("land", "alpha"))
    assert (t.kind == "landing_zone") == is_met


def test_what_was_spent_in_this_contact_counts() -> None:  # LEG-14.3, LEG-14.4
    t = Sitting(ship("alpha contact", squad=3, xp="R2 D2 N2"), slots=NAPOS)
    assert t.xp(0) == "R1 D1 N1" and t.options == ["continue", "leave"]
    t.chooses("continue", "end_turn")
    assert t.xp(0) == "" and t.vp(0) == 8


def test_experts_lower_what_is_spent_once_and_not_at_each_threshold() -> None:  # LEG-14.4
    t = Sitting(ship("alpha contact", squad=3, xp="R2 D1 N2", expert_alliance=1), slots=NAPOS)
    assert t.xp(0) == "R1 D1 N1", "the expert stands for the first Diplomacy"
    t.chooses("continue", "end_turn")
    assert t.xp(0) == "" and t.vp(0) == 8, "the second is spent"


def test_a_contact_asks_no_more_than_what_is_missing() -> None:  # LEG-14.4
    t = Sitting(ship("alpha contact", squad=3, xp="R1", expert_alliance=2, expert_trade=2), slots=NAPOS)
    assert t.xp(0) == "" and t.vp(0) == 4


def test_the_joker_must_be_used_and_its_domain_is_named() -> None:  # LEG-14.5
    t = Sitting(ship("alpha contact", squad=3, xp="R1 D1 N1", joker=["holodeck"]), slots=NAPOS)
    assert (t.kind, t.options) == ("joker_domain", ["research", "diplomacy", "negotiation"])
    t.chooses("diplomacy")
    assert t.vp(0) == 4 and t.xp(0) == "D1"


def test_the_joker_covers_a_domain_that_makes_the_payment_possible() -> None:  # LEG-14.5
    t = Sitting(ship("alpha contact", squad=3, xp="R1 N1", joker=["holodeck"]), slots=NAPOS)
    assert t.vp(0) == 4 and t.xp(0) == "" and t.place(0) == "S3", "Diplomacy alone: it is not asked"
    due = Sitting(ship("alpha contact", squad=3, xp="R1 D1 N1", joker=["holodeck"], expert_trade=1), slots=NAPOS)
    assert due.options == ["research", "diplomacy"], "nothing is due in Negotiation"


def test_where_nothing_is_due_the_joker_is_not_asked() -> None:  # LEG-14.5
    envoy = ship("alpha contact", squad=1, xp="C2", joker=["holodeck"], expert_trade=1)
    t = Sitting(envoy, slots={"alpha": "S3-1 A18"})
    assert t.vp(0) == 1 and t.xp(0) == "C2"


def test_the_jokers_domain_is_free_again_at_each_threshold() -> None:  # LEG-14.5, LEG-17.7
    t = Sitting(ship("alpha contact", squad=3, xp="R2 D2 N2", joker=["holodeck"]), slots=NAPOS)
    t.chooses("diplomacy")
    assert t.xp(0) == "R1 D2 N1"
    t.chooses("continue", "end_turn")
    assert t.options == ["research", "diplomacy", "negotiation"]
    t.chooses("research")
    assert t.xp(0) == "R1" and t.vp(0) == 8, "Diplomacy 2 and Negotiation 1 were due, Research is the joker's"


def test_points_of_a_threshold_are_totals() -> None:  # LEG-14.6
    t = Sitting(ship("alpha contact", squad=3, xp="R2 D2 N2", vp=5), slots=NAPOS)
    assert t.vp(0) == 9
    assert t.chooses("continue", "end_turn").vp(0) == 13


def test_a_new_contact_begins_with_its_first_threshold() -> None:  # LEG-14.6, LEG-14.4
    slots = {"alpha": "S3-1 A09", "beta": "S3-2 A01"}
    t = Sitting(ship("alpha contact", squad=3, xp="R2 C5"), slots=slots).chooses("leave")
    t.chooses(("land", "beta"), "contact", "end_turn")
    assert t.vp(0) == 2 + 2 and t.xp(0) == "R2 C2", "two Capture are due anew"


def test_no_experience_is_gained_in_the_contact_zone() -> None:  # LEG-14.7
    t = Sitting(ship("alpha contact", squad=2, xp="C1"), slots=SWARMS)
    assert t.xp(0) == "" and t.vp(0) == 2


def test_one_may_stop_or_continue_after_each_threshold() -> None:  # LEG-14.8
    t = Sitting(ship("alpha contact", squad=2, xp="R1 C2"), slots=SWARMS)
    assert (t.kind, t.options) == ("contact_choice", ["continue", "leave"])
    t.chooses("continue", "end_turn")
    assert t.vp(0) == 4 and t.kind == "space_action", "the next cannot be met: it is not asked"
    assert t.place(0) == "S3"


def test_continuing_ends_the_turn_there() -> None:  # LEG-14.9
    t = Sitting(ship("alpha contact", squad=2, xp="R1 C2"), slots=SWARMS).chooses("continue")
    assert t.to_move == 1 and t.place(0) == "alpha contact"


def test_stopping_completes_the_mission_whatever_the_threshold() -> None:  # LEG-14.10
    t = Sitting(ship("alpha contact", squad=2, xp="R2 C3"), slots=SWARMS).chooses("leave")
    assert t.place(0) == "S3" and t.kind == "space_action" and t.vp(0) == 2 and t.xp(0) == "R2 C2"
    assert t.slots == {} and t.view(1).retired == ("A09",)


def test_a_completed_mission_frees_card_and_token() -> None:  # LEG-14.11
    t = Sitting(ship("alpha contact", squad=2, xp="C1"), slots=SWARMS, hand=["planet"])
    assert t.slots == {} and t.view(1).retired == ("A09",)
    t.chooses("flip")
    assert t.options == ["alpha", "beta"]


def test_in_slot_x_only_the_card_is_discarded() -> None:  # LEG-14.11
    t = Sitting(ship("x contact", squad=4, xp="C3"), slots={"x": "X04"})
    assert t.slots == {} and t.view(0).retired == ("X04",)


def test_card_and_token_stay_while_a_ship_observes() -> None:  # LEG-14.12
    ships = [ship("alpha contact", squad=2, xp="C1"), ship("alpha observation", squad=2), ship("S3", squad=4, xp="C6")]
    t = Sitting(*ships, slots=SWARMS)
    assert t.slot("alpha").is_completed and t.view(0).retired == () and t.slot("alpha").planet == "S3-1"
    t.chooses("end_turn")
    assert t.to_move == 1 and t.slots == {}
    waiting = Sitting(ships[2], ships[1], slots=SWARMS, closed=["alpha"], hand=[])
    assert waiting.refuses(("land", "alpha")) == "LEG-14.12", "nobody may land there"


def test_a_planet_is_never_discovered_twice() -> None:  # LEG-14.13
    t = Sitting(ship("alpha contact", squad=2, xp="C1"), slots={"alpha": "S1-1 A09"}, hand=["planet"]).chooses("flip")
    assert t.kind == "space_action" and t.vp(0) == 2 and t.discards == ["planet"], "Sector 1 has no token left"


def test_a_ship_whose_threshold_is_out_of_reach_leaves_without_a_mission() -> None:  # LEG-14.14
    t = Sitting(ship("alpha contact", squad=3), slots=NAPOS)
    assert t.place(0) == "S3" and t.vp(0) == 0 and t.slot("alpha").card == "A14" and not t.slot("alpha").is_completed


def test_a_later_threshold_out_of_reach_completes_the_mission() -> None:  # LEG-14.14
    t = Sitting(ship("alpha contact", squad=3, passed=1, spent="R1 D1 N1"), slots=NAPOS)
    assert t.place(0) == "S3" and t.vp(0) == 0 and t.slots == {}


@pytest.mark.parametrize(("slot", "other"), [("alpha", "beta"), ("gamma", "alpha"), ("delta", "beta")])
def test_a_closed_slot_forgets_its_card_and_no_other_slot_does(slot: str, other: str) -> None:  # LEG-14.11, LEG-12.6
    envoy = ship(f"{slot} contact", squad=2, scanner=2, xp="C1", observed={"A09": 2, "A14": 1})
    slots, scanned = {slot: "S3-1 A09", other: "S3-2 A14"}, {slot: [0, 1, 3], other: [0, 2]}
    t = Sitting(envoy, players=4, slots=slots, scanned=scanned, hand=["planet"])
    assert set(t.slots) == {other} and t.slot(other).scanned_by == (0, 2) and t.slot(other).paid == (1, 0, 0, 0)
    t.chooses("flip", slot, "S3-3")
    new = t.slot(slot)
    assert (new.is_face_up, new.scanned_by, new.is_completed, new.paid) == (False, (), False, (0, 0, 0, 0))
    assert ("scan", slot) in t.options, "it may be scanned anew"
