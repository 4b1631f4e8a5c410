"""Sector X: closed, opened, entered, left. (LEG-11)"""

import pytest

from tests.games.vii_legio.sitting import Sitting, ship

CARDS = ["embassy", "planet", "recall", "ion_storm", "trading_post", "radiation", "leviathan_herd"]


def test_nobody_enters_while_it_is_closed() -> None:  # LEG-11.1
    t = Sitting(ship("S4"), hand=CARDS)
    assert "enter_x" not in t.options and t.refuses("enter_x") == "LEG-11.1"


def test_a_sector_x_card_needs_a_laser() -> None:  # LEG-11.2
    t = Sitting(hand=["sector_x"]).chooses("flip")
    assert t.kind == "space_action" and t.chance == [] and t.xp(0) == "" and t.discards == ["sector_x"]


@pytest.mark.parametrize(("face", "lasers", "die", "opens"), [
    ("frombola", 1, 3, True),
    ("frombola", 1, 4, False),
    ("frombola", 2, 6, True),
    ("frombola", 2, 7, False),
    ("spatha", 3, 9, True),
    ("spatha", 3, 10, False),
    ("spatha", 4, 10, True),
])  # fmt: skip
def test_a_die_of_three_for_each_laser_opens_it(face: str, lasers: int, die: int, opens: bool) -> None:  # LEG-11.2
    t = Sitting(ship("S1", face=face, vp=12, laser=lasers), hand=["sector_x"], die=[die]).chooses("flip", "capture")
    assert t.chance == [("die", die)] and t.view(1).x_open == opens and t.xp(0) == "C1"


def test_once_open_it_is_open_for_everybody() -> None:  # LEG-11.3
    t = Sitting(ship("S1", laser=1), ship("S5", propulsor=6), hand=["sector_x"], die=[1])
    t.chooses("flip", "capture", "end_turn")
    assert t.to_move == 1 and "enter_x" in t.options, "without a laser, too"


def test_an_open_sector_makes_the_card_an_experience_only() -> None:  # LEG-11.4
    t = Sitting(ship("S1", laser=1), hand=["sector_x"], open_x=True).chooses("flip", "research")
    assert t.chance == [] and t.xp(0) == "R1" and t.view(0).x_open


@pytest.mark.parametrize("sector", ["S1", "S2", "S3", "S4", "S5"])
def test_six_cards_lead_in_from_any_sector(sector: str) -> None:  # LEG-11.5
    t = Sitting(ship(sector), hand=CARDS, open_x=True).chooses("enter_x")
    assert t.place(0) == "SX" and t.hand == CARDS[6:] and t.discards == CARDS[:6]
    poor = Sitting(ship(sector), hand=CARDS[:5], open_x=True)
    assert "enter_x" not in poor.options and poor.refuses("enter_x") == "LEG-11.5"


def test_who_enters_an_empty_slot_lays_the_next_card() -> None:  # LEG-11.6
    t = Sitting(ship("S4"), hand=CARDS, open_x=True, pile_x=["X04", "X02"]).chooses("enter_x")
    assert (t.slot("x").card, t.slot("x").is_face_up, t.pile("X")) == ("X04", False, 1)
    assert t.vp(0) == 0 and t.view(0).slots[0].planet is None, "no point, no token"
    assert [t.view(seat).slots[-1].card for seat in (0, 1)] == [None, None], "face down"


def test_in_sector_x_one_lands_scans_buys_leaves_or_ends() -> None:  # LEG-11.7
    t = Sitting(ship("SX", propulsor=6, laser=2, scanner=3, detector=3, squad=4), slots={"x": "X01"}, hand=CARDS)
    assert t.options == [
        "leave_x",
        *(("buy", f"expert_{name}") for name in ("alliance", "trade", "capture")),
        ("scan", "x"),
        ("land", "x"),
        "end_turn",
    ]
    assert t.refuses(("move", "S1")) == "LEG-11.7"


def test_leaving_costs_four_cards_and_is_a_landing_at_the_base() -> None:  # LEG-11.8
    t = Sitting(ship("SX"), slots={"x": "X01"}, hand=CARDS).chooses("leave_x")
    assert t.place(0) == "base" and t.to_move == 1 and t.discards == CARDS[:4]
    poor = Sitting(ship("SX"), slots={"x": "X01"}, hand=CARDS[:3])
    assert "leave_x" not in poor.options and poor.refuses("leave_x") == "LEG-11.8"
    promoted = Sitting(ship("SX", vp=12), slots={"x": "X01"}, hand=CARDS).chooses("leave_x")
    assert promoted.kind == "promotion_item"


def test_slot_x_is_scanned_landed_on_observed_and_contacted_as_any_other() -> None:  # LEG-11.9
    seen = Sitting(ship("SX"), slots={"x": "X04"}, hand=[]).chooses(("scan", "x"))
    assert seen.view(0).slots[-1].card == "X04" and seen.view(1).slots[-1].card is None
    assert ("land", "x") not in seen.options, "it asks four squads"
    landed = Sitting(ship("SX", squad=4), slots={"x": "X04"}, hand=[]).chooses(("land", "x"))
    assert landed.place(0) == "x observation"
    observed = Sitting(ship("x observation", squad=4), slots={"x": "X04"})
    assert observed.xp(0) == "C1" and observed.options == ["stay", "leave"]
    contact = Sitting(ship("x contact", squad=4, xp="C3"), slots={"x": "X04"})
    assert contact.vp(0) == 4 and contact.place(0) == "SX" and contact.slots == {}


def test_who_completes_an_x_mission_must_leave_and_may_not_land_there() -> None:  # LEG-11.10
    ships = [ship("x contact", squad=4, xp="C3"), ship("S5", propulsor=6)]
    t = Sitting(*ships, slots={"x": "X04"}, pile_x=["X01", "X02"], deck=["embassy", "planet"])
    assert t.place(0) == "SX" and t.view(1).ships[0].must_leave
    t.chooses("end_turn", "enter_x", "end_turn")
    assert t.to_move == 0 and t.slot("x").card == "X01"
    assert ("land", "x") not in t.options and t.refuses(("land", "x")) == "LEG-11.10"
    assert ("scan", "x") in t.options


def test_having_left_one_may_land_in_sector_x_again() -> None:  # LEG-11.10
    t = Sitting(ship("SX", squad=4, trapped=True, propulsor=6), slots={"x": "X04"}, hand=CARDS)
    assert ("land", "x") not in t.options
    t.chooses("leave_x")
    assert not t.view(0).ships[0].must_leave
    t.chooses("end_turn", "enter_x")
    assert ("land", "x") in t.options


def test_with_four_cards_one_under_orders_must_leave() -> None:  # LEG-11.11, LEG-5.10
    t = Sitting(ship("SX", trapped=True), slots={"x": "X04"}, hand=CARDS[:4])
    assert t.options == ["leave_x", ("scan", "x")] and t.refuses("end_turn") == "LEG-11.11"
    assert t.refuses(("buy", "laser")) == "LEG-11.11"


def test_purchases_must_leave_four_cards_to_one_under_orders() -> None:  # LEG-11.11
    t = Sitting(ship("SX", trapped=True), slots={"x": "X04"}, hand=CARDS[:6])
    assert ("buy", "laser") in t.options and t.refuses(("buy", "squad")) == "LEG-11.11"
    t.chooses(("buy", "laser"))
    assert len(t.hand) == 4 and t.refuses(("buy", "laser")) == "LEG-11.11"


def test_with_fewer_than_four_cards_the_turn_may_end_there() -> None:  # LEG-11.11
    t = Sitting(ship("SX", trapped=True), slots={"x": "X04"}, hand=CARDS[:3])
    assert {"end_turn", ("buy", "laser"), ("buy", "squad")} <= set(t.options)
    t.chooses("end_turn")
    assert t.place(0) == "SX" and t.to_move == 1


def test_r_a_z_in_a_permitted_purchase_ends_the_turn_there() -> None:  # LEG-11.11
    t = Sitting(ship("SX", trapped=True), slots={"x": "X04"}, hand=["reset", *CARDS]).chooses(("buy", "laser"))
    assert t.place(0) == "SX" and t.to_move == 1 and t.has(0, "laser") == 1 and t.view(0).ships[0].must_leave


def test_only_a_ship_that_enters_lays_the_next_x_card() -> None:  # LEG-11.12
    t = Sitting(ship("x contact", squad=4, xp="C3"), ship("S5"), slots={"x": "X04"}, pile_x=["X01"])
    assert t.place(0) == "SX" and t.slots == {} and t.pile("X") == 1
    t.chooses("end_turn", "end_turn")
    assert t.slots == {} and t.pile("X") == 1, "a new turn there lays none"


def test_entering_an_exhausted_sector_finds_nothing() -> None:  # LEG-11.13
    t = Sitting(ship("S4"), hand=CARDS, open_x=True, pile_x=[]).chooses("enter_x")
    assert t.place(0) == "SX" and t.slots == {} and t.options == ["end_turn"]
