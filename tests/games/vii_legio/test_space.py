"""The space turn: the cards taken, the hand that nobody sees, and its end. (LEG-5)"""

import pytest

from tablee.kernel import SPECTATOR
from tests.games.vii_legio.sitting import Sitting, ship

CARDS = ["embassy", "trading_post", "leviathan_herd", "crystal_nebula", "gravity_net", "distress_call"]


@pytest.mark.parametrize(
    ("face", "propulsors"), [*(("frombola", n) for n in range(2, 7)), *(("spatha", n) for n in (7, 8, 9))]
)
def test_a_space_turn_begins_with_as_many_cards_as_propulsors(face: str, propulsors: int) -> None:  # LEG-5.1
    t = Sitting(ship("S2", face=face, vp=12, propulsor=propulsors), deck=CARDS)
    assert len(t.hand) == propulsors and len(t.deck) == 53 - propulsors
    assert t.hand[:2] == CARDS[:2], "from the top"


def test_a_short_deck_is_made_whole_first() -> None:  # LEG-5.2, LEG-10.7
    t = Sitting(ship("S2", propulsor=4), left=["embassy", "reset", "planet"])
    assert t.kind == "space_action" and len(t.hand) == 4 and len(t.deck) == 49 and t.discards == []
    assert [what for what, _ in t.chance] == ["reset"]


def test_nobody_sees_the_hand() -> None:  # LEG-5.3
    one = Sitting(ship("S2", propulsor=3), hand=["planet", "reset", "recall"])
    two = Sitting(ship("S2", propulsor=3), hand=["embassy", "ion_storm", "black_hole"])
    for seat in (0, 1, SPECTATOR):
        assert one.view(seat) == two.view(seat), "the cards make no difference"
    assert one.view(0).deck.hand == 3


def test_cards_come_from_the_top_of_the_hand() -> None:  # LEG-5.4
    t = Sitting(ship("S2"), hand=["embassy", "trading_post", "leviathan_herd", "carrier_current"])
    t.chooses(("move", "S3"))
    assert t.discards == ["embassy"]
    t.chooses("flip")
    assert t.xp(0) == "N1" and t.hand == ["leviathan_herd", "carrier_current"]
    t.chooses(("buy", "laser"))
    assert t.discards == ["embassy", "trading_post", "leviathan_herd", "carrier_current"] and t.hand == []


def test_any_number_of_actions_in_any_order() -> None:  # LEG-5.5
    t = Sitting(ship("S1", propulsor=6), slots={"alpha": "S2-1 A01"}, hand=CARDS)
    t.chooses(("buy", "laser"), ("move", "S2"), ("scan", "alpha"), "flip", ("buy", "detector"))
    assert (t.kind, t.to_move, t.hand) == ("space_action", 0, [])


def test_every_action_of_the_space_turn_is_offered() -> None:  # LEG-5.5
    t = Sitting(ship("S1", propulsor=6), slots={"alpha": "S1-1 A01"}, hand=CARDS, open_x=True)
    assert t.options == [
        *("flip", ("move", "S2"), ("move", "S3"), "enter_x"),
        *(("buy", item) for item in ("laser", "scanner", "detector", "squad")),
        *(("buy", f"expert_{name}") for name in ("alliance", "trade", "capture")),
        *(("scan", "alpha"), ("land", "alpha"), "land_base", "end_turn"),
    ]


def test_a_propulsor_gained_or_lost_changes_no_hand_of_this_turn() -> None:  # LEG-5.6
    t = Sitting(ship("S1", propulsor=4), hand=CARDS[:4], deck=["planet"]).chooses(("buy", "propulsor"))
    assert t.hand == CARDS[2:4] and t.deck[0] == "planet"
    t = Sitting(ship("S1", propulsor=3), hand=["asteroids", *CARDS[:2]], die=[1]).chooses("flip")
    assert t.has(0, "propulsor") == 2 and t.hand == CARDS[:2]


def test_an_empty_hand_does_not_end_the_turn() -> None:  # LEG-5.7
    t = Sitting(ship("S1"), slots={"alpha": "S1-1 A01"}, hand=["embassy"]).chooses("flip")
    assert t.options == [("scan", "alpha"), ("land", "alpha"), "land_base", "end_turn"]


def test_one_scans_between_actions_and_not_in_the_middle_of_one() -> None:  # LEG-5.8
    t = Sitting(ship("S3", detector=1), slots={"alpha": "S3-1 A01"}, hand=["asteroids", "embassy"])
    assert ("scan", "alpha") in t.options
    t.chooses("flip")
    assert t.options == ["use_detector", "confront"]
    t.chooses("use_detector")
    assert ("scan", "alpha") in t.options


def test_a_landing_ends_the_turn() -> None:  # LEG-5.9
    t = Sitting(ship("S3"), slots={"alpha": "S3-1 A01"}, hand=["embassy"]).chooses(("land", "alpha"))
    assert t.to_move == 1 and t.place(0) == "alpha observation"
    assert Sitting(hand=["embassy"]).chooses("land_base").to_move == 1


def test_the_turn_may_end_between_any_two_actions() -> None:  # LEG-5.10
    t = Sitting(ship("S2"), hand=CARDS[:3])
    for action in ("flip", ("move", "S3")):
        assert "end_turn" in t.options
        t.chooses(action)
    assert t.chooses("end_turn").to_move == 1


def test_cards_left_return_to_the_top_in_the_same_order() -> None:  # LEG-5.11
    t = Sitting(ship("S2"), hand=CARDS[:4], deck=["planet", "recall"]).chooses("flip", "end_turn")
    assert t.hand == CARDS[1:3], "the next commander takes them"
    assert t.deck[:3] == [CARDS[3], "planet", "recall"]


def test_once_a_turn_is_over_nobody_holds_a_card() -> None:  # LEG-5.11
    ships = [ship("S2"), ship("alpha observation", squad=3)]
    t = Sitting(*ships, slots={"alpha": "S3-1 A14"}, hand=CARDS[:3]).chooses("end_turn")
    assert t.kind == "observation_choice" and t.view(0).deck.hand == 0 and t.deck[:3] == CARDS[:3]
