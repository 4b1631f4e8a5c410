"""The Exploration deck and R.A.Z. (LEG-10)"""

import pytest

from tablee.kernel import SPECTATOR
from tests.games.vii_legio.sitting import Sitting, ship

HAND = ["embassy", "trading_post", "leviathan_herd", "planet"]


def test_deck_hand_and_discards_hold_the_fifty_three_cards() -> None:  # LEG-10.1
    t = Sitting(hand=["forgotten_archives", *HAND], discards=["recall"])
    for action in ("flip", "capture", ("move", "S2"), ("buy", "laser"), "end_turn"):
        t.chooses(action)
        view = t.view(1)
        turned = view.deck.turned is not None
        assert view.deck.left + view.deck.hand + turned + len(view.deck.discards) == 53
    assert len(t.deck) + len(t.hand) + len(t.discards) == 53


def test_the_discard_pile_is_public() -> None:  # LEG-10.2
    t = Sitting(discards=["recall", "planet"], hand=HAND).chooses(("move", "S2"))
    assert [t.view(seat).deck.discards for seat in (0, 1, SPECTATOR)] == [("recall", "planet", "embassy")] * 3


def test_r_a_z_turned_over_shuffles_all_and_ends_the_turn() -> None:  # LEG-10.3, LEG-10.4
    slots = {"alpha": "S3-1 A01"}
    t = Sitting(ship("S3"), slots=slots, hand=["reset", *HAND], discards=["recall", "ion_storm"]).chooses("flip")
    assert t.to_move == 1 and t.discards == [] and t.place(0) == "S3", "no landing, no scan"
    assert len(t.deck) + len(t.hand) == 53
    [(what, order)] = t.chance
    assert what == "reset" and isinstance(order, list) and len(set(order)) == 53


@pytest.mark.parametrize("at", [0, 1])
def test_r_a_z_in_a_border_is_paid_then_acts(at: int) -> None:  # LEG-10.3, LEG-10.5
    hand = [*HAND[:at], "reset", *HAND[at:]]
    t = Sitting(ship("S1"), hand=hand).chooses(("move", "S3"))
    assert t.place(0) == "S3" and t.to_move == 1 and t.discards == []
    assert [what for what, _ in t.chance] == ["reset"]


def test_r_a_z_that_stays_in_hand_does_not_act() -> None:  # LEG-10.3
    t = Sitting(ship("S1"), hand=["embassy", "trading_post", "reset"]).chooses(("move", "S3"))
    assert t.to_move == 0 and t.chance == [] and t.hand == ["reset"]
    t.chooses("end_turn")
    assert t.hand[0] == "reset" and t.to_move == 1


def test_r_a_z_in_a_purchase_still_buys() -> None:  # LEG-10.5
    t = Sitting(hand=["embassy", "reset", "planet"]).chooses(("buy", "laser"))
    assert t.has(0, "laser") == 1 and t.xp(0) == "N1" and t.to_move == 1


def test_r_a_z_paid_to_enter_sector_x_still_enters() -> None:  # LEG-10.5
    t = Sitting(ship("S4"), hand=[*HAND, "recall", "reset"], open_x=True).chooses("enter_x")
    assert t.place(0) == "SX" and t.slot("x").card is not None and t.to_move == 1
    assert [what for what, _ in t.chance] == ["reset"]


def test_r_a_z_paid_on_the_way_to_a_promotion_comes_last() -> None:  # LEG-10.5, LEG-15.8
    t = Sitting(ship("SX", vp=12), slots={"x": "X01"}, hand=["reset", *HAND]).chooses("leave_x")
    assert t.kind == "promotion_item" and t.chance == []
    t.chooses("laser")
    assert t.kind == "promotion_item" and t.chance == []
    t.chooses("squad")
    assert [what for what, _ in t.chance] == ["reset"] and t.to_move == 1 and t.place(0) == "base"
    assert t.has(0, "laser") == 2 and t.has(0, "squad") == 5


def test_r_a_z_paid_for_the_courier_comes_after_its_points_and_items() -> None:  # LEG-10.5, LEG-18.3
    t = Sitting(ship("S4", vp=11), hand=["mission_courier", "embassy", "reset", "planet"]).chooses("flip", "accept")
    assert (t.vp(0), t.missions(0), t.kind) == (12, 1, "promotion_item") and t.chance == []
    t.chooses("laser", "laser")
    assert [what for what, _ in t.chance] == ["reset"] and t.to_move == 1 and t.discards == []


def test_r_a_z_in_the_vortex_shuffles_the_vortex_too() -> None:  # LEG-10.4, LEG-10.5
    t = Sitting(hand=["gravity_vortex", "reset", "embassy", "planet"]).chooses("flip", "discard")
    assert t.to_move == 1 and t.discards == [] and len(t.deck) + len(t.hand) == 53 and t.xp(0) == "R1"


def test_r_a_z_alone_in_the_deck_begins_a_turn() -> None:  # LEG-10.6, LEG-10.7
    t = Sitting(ship("S2"), left=["reset"])
    assert len(t.hand) == 2 and len(t.deck) == 51 and t.kind == "space_action"


def test_a_deck_that_holds_just_enough_is_taken_whole() -> None:  # LEG-10.7
    t = Sitting(ship("S2"), left=["embassy", "reset"])
    assert t.hand == ["embassy", "reset"] and t.deck == [] and t.chance == []


def test_a_short_deck_ends_nobodys_turn() -> None:  # LEG-10.7
    t = Sitting(ship("S2", propulsor=3), left=["embassy", "reset"])
    assert [what for what, _ in t.chance] == ["reset"] and t.to_move == 0
    assert len(t.hand) == 3 and t.discards == []


def test_after_r_a_z_nobody_holds_a_card() -> None:  # LEG-10.4
    ships = [ship("S1"), ship("alpha observation", squad=3)]
    t = Sitting(*ships, slots={"alpha": "S3-1 A14"}, hand=["reset", *HAND]).chooses("flip")
    assert (t.to_move, t.kind) == (1, "observation_choice") and t.hand == [] and len(t.deck) == 53
