"""The star base and promotion. (LEG-15)"""

import pytest

from tests.games.vii_legio.sitting import Sitting, ship

ITEMS = ["propulsor", "laser", "scanner", "detector", "squad", "expert_alliance", "expert_trade", "expert_capture"]


def test_a_ship_in_sector_1_lands_at_the_base_at_no_cost() -> None:  # LEG-15.1
    t = Sitting(ship("S1"), ship("base"), hand=["embassy", "planet"]).chooses("land_base")
    assert t.place(0) == "base" and t.discards == []
    far = Sitting(ship("S2"), hand=[])
    assert "land_base" not in far.options and far.refuses("land_base") == "LEG-15.1"


def test_any_number_of_ships_may_be_at_the_base() -> None:  # LEG-15.1
    t = Sitting(ship("S1"), ship("base"), ship("base"), hand=[]).chooses("land_base")
    assert [t.place(seat) for seat in range(3)] == ["base", "S1", "base"], "the second has taken off"


def test_landing_at_the_base_ends_the_turn_until_the_next() -> None:  # LEG-15.2
    t = Sitting(ship("S1"), hand=["embassy"], deck=["planet"]).chooses("land_base")
    assert t.to_move == 1 and t.hand == ["embassy", "planet"]
    t.chooses("end_turn")
    assert t.to_move == 0 and t.place(0) == "S1"


@pytest.mark.parametrize(
    ("card", "answers"), [("recall", ["research"]), ("black_hole", []), ("mission_courier", ["accept"])]
)
def test_a_forced_return_leads_to_the_base_from_anywhere(card: str, answers: list[str]) -> None:  # LEG-15.3
    hand = [card, "embassy", "planet", "trading_post"]
    t = Sitting(ship("S5"), hand=hand, deck=["radiation"]).chooses("flip", *answers)
    left = hand[3:] if answers == ["accept"] else hand[1:]
    assert t.place(0) == "base" and t.to_move == 1
    assert [*t.hand, *t.deck][: len(left) + 1] == [*left, "radiation"], "the hand went back on the deck"


@pytest.mark.parametrize("vp", [11, 12, 29])
def test_twelve_points_bring_promotion_at_the_base(vp: int) -> None:  # LEG-15.4
    t = Sitting(ship("S1", vp=vp), hand=[]).chooses("land_base")
    assert (t.face(0), t.kind) == (("spatha", "promotion_item") if vp >= 12 else ("frombola", "space_action"))


@pytest.mark.parametrize("card", ["black_hole", "recall"])
def test_promotion_comes_by_any_way_home(card: str) -> None:  # LEG-15.4
    t = Sitting(ship("S4", vp=12), hand=[card]).chooses("flip")
    if card == "recall":
        t.chooses("capture")
    assert (t.to_move, t.kind, t.place(0)) == (0, "promotion_item", "base")


def test_points_of_the_same_card_count_for_promotion() -> None:  # LEG-15.5
    t = Sitting(ship("S4", vp=11), hand=["mission_courier", "embassy", "planet"]).chooses("flip", "accept")
    assert t.vp(0) == 12 and t.kind == "promotion_item"


def test_promotion_keeps_missions_technologies_experience_and_points() -> None:  # LEG-15.6
    mine = ship("S1", vp=14, missions=3, xp="R1 D2 N3 C4", installing=["nanoprobes"])
    t = Sitting(mine, hand=[], mid_turn=True).chooses("land_base")
    assert t.face(0) == "spatha" and t.missions(0) == 3 and t.xp(0) == "R1 D2 N3 C4" and t.vp(0) == 14
    assert t.technologies(0) == {"nanoprobes": "installing"}


def test_promotion_resets_everything_else() -> None:  # LEG-15.7
    mine = ship("S1", vp=12, propulsor=6, laser=2, scanner=3, detector=3, squad=2, expert_trade=3, expert_capture=1)
    t = Sitting(mine, hand=[]).chooses("land_base")
    assert [t.has(0, item) for item in ITEMS] == [7, 1, 2, 0, 4, 0, 0, 0]
    assert t.supply == {"expert_alliance": 6, "expert_trade": 6, "expert_capture": 6}


def test_exactly_two_items_are_chosen_freely() -> None:  # LEG-15.8
    t = Sitting(ship("S1", vp=12), hand=["embassy"]).chooses("land_base")
    assert t.options == ITEMS, "declining is no choice"
    t.chooses("laser")
    assert t.kind == "promotion_item" and t.to_move == 0
    t.chooses("laser")
    assert t.to_move == 1 and t.has(0, "laser") == 3 and t.xp(0) == "" and t.discards == []


def test_items_of_a_promotion_keep_to_the_limits() -> None:  # LEG-15.8, LEG-2.4
    ships = [ship("S1", vp=12), ship("base", expert_trade=4), ship("base", expert_trade=2)]
    t = Sitting(*ships, hand=[]).chooses("land_base")
    assert "expert_trade" not in t.options and t.refuses("expert_trade") == "LEG-2.4"
    t.chooses("propulsor")
    assert t.has(0, "propulsor") == 8


def test_promotion_happens_once() -> None:  # LEG-15.9
    t = Sitting(ship("S1", face="spatha", vp=20, laser=3, propulsor=9), hand=[]).chooses("land_base")
    assert t.to_move == 1 and t.face(0) == "spatha" and t.has(0, "laser") == 3 and t.has(0, "propulsor") == 9
