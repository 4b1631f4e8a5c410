"""Purchases. (LEG-7)"""

import pytest

from tests.games.vii_legio.sitting import Sitting, ship

EQUIPMENT = ["laser", "propulsor", "scanner", "detector"]
PERSONNEL = ["squad", "expert_alliance", "expert_trade", "expert_capture"]
CARDS = ["embassy", "planet", "recall", "ion_storm", "asteroids", "radiation"]


@pytest.mark.parametrize(("item", "cost"), [*((item, 2) for item in EQUIPMENT), *((item, 3) for item in PERSONNEL)])
@pytest.mark.parametrize("where", ["S1", "S5", "SX"])
def test_equipment_costs_two_cards_and_personnel_three(item: str, cost: int, where: str) -> None:  # LEG-7.1
    t = Sitting(ship(where), hand=CARDS)
    before = t.has(0, item)
    t.chooses(("buy", item))
    assert t.has(0, item) == before + 1 and t.discards == CARDS[:cost] and t.hand == CARDS[cost:]


def test_what_the_hand_cannot_pay_is_not_for_sale() -> None:  # LEG-7.2
    t = Sitting(hand=CARDS[:2])
    assert ("buy", "laser") in t.options and t.refuses(("buy", "squad")) == "LEG-7.2"
    assert Sitting(hand=CARDS[:1]).refuses(("buy", "laser")) == "LEG-7.2"


def test_each_purchase_teaches_negotiation() -> None:  # LEG-7.3
    t = Sitting(hand=CARDS).chooses(("buy", "laser"))
    assert t.xp(0) == "N1"
    t.chooses(("buy", "squad"))
    assert t.xp(0) == "N2"


def test_purchases_are_not_limited_in_number() -> None:  # LEG-7.4
    t = Sitting(hand=CARDS).chooses(("buy", "laser"), ("buy", "laser"), ("buy", "scanner"))
    assert (t.has(0, "laser"), t.has(0, "scanner"), t.xp(0)) == (2, 2, "N3")


def test_items_gained_otherwise_teach_no_negotiation() -> None:  # LEG-7.5
    t = Sitting(ship("S1", laser=2), hand=["pirate_galleon", "stranded_veterans"])
    t.chooses("flip", "scanner", "flip")
    assert t.has(0, "scanner") == 2 and t.has(0, "squad") == 2 and t.xp(0) == "R1 D1"
    promoted = Sitting(ship("S1", vp=12), hand=[]).chooses("land_base", "laser", "squad")
    assert promoted.xp(0) == ""
