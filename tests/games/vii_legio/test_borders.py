"""Crossing borders. (LEG-6)"""

import pytest

from tests.games.vii_legio.sitting import Sitting, ship

BORDERS = {
    ("S1", "S2"): 1,
    ("S1", "S3"): 2,
    ("S2", "S3"): 1,
    ("S2", "S4"): 2,
    ("S3", "S4"): 2,
    ("S3", "S5"): 2,
    ("S4", "S5"): 1,
}
CARDS = ["embassy", "planet", "recall", "ion_storm"]


@pytest.mark.parametrize(("pair", "cost"), BORDERS.items())
def test_a_border_costs_its_figure_in_either_direction(pair: tuple[str, str], cost: int) -> None:  # LEG-6.1, LEG-6.2
    for here, there in (pair, pair[::-1]):
        t = Sitting(ship(here), hand=CARDS).chooses(("move", there))
        assert t.place(0) == there and t.hand == CARDS[cost:] and t.discards == CARDS[:cost]
        assert [t.view(seat).deck.discards for seat in (0, 1)] == [tuple(CARDS[:cost])] * 2, "face up"


def test_only_neighbours_can_be_reached() -> None:  # LEG-6.1
    near = {pair: cost for a, b in BORDERS for pair, cost in (((a, b), 1), ((b, a), 1))}
    for here in ("S1", "S2", "S3", "S4", "S5"):
        t = Sitting(ship(here), hand=CARDS)
        reached = [option[1] for option in t.options if option[0] == "move"]
        assert reached == [there for there in ("S1", "S2", "S3", "S4", "S5") if (here, there) in near]
    assert Sitting(ship("S1"), hand=CARDS).refuses(("move", "S5")) == "LEG-6.1"


def test_a_border_dearer_than_the_hand_cannot_be_crossed() -> None:  # LEG-6.3
    t = Sitting(ship("S1"), hand=CARDS[:1])
    assert ("move", "S2") in t.options and ("move", "S3") not in t.options
    assert t.refuses(("move", "S3")) == "LEG-6.3"


def test_several_borders_in_one_turn_each_paid_for() -> None:  # LEG-6.4
    t = Sitting(ship("S1"), hand=CARDS).chooses(("move", "S2"), ("move", "S3"), ("move", "S5"))
    assert t.place(0) == "S5" and t.hand == []


def test_several_sectors_may_be_explored_in_one_turn() -> None:  # LEG-6.4
    t = Sitting(ship("S1"), hand=["leviathan_herd", "recall", "embassy"]).chooses("flip", ("move", "S2"), "flip")
    assert t.xp(0) == "D1 C1" and t.place(0) == "S2"


def test_no_move_is_required_to_explore() -> None:  # LEG-6.5
    t = Sitting(ship("S4"), hand=["embassy", "leviathan_herd"]).chooses("flip", "flip")
    assert t.xp(0) == "D1 C1" and t.place(0) == "S4"


def test_a_discarded_card_does_nothing() -> None:  # LEG-6.6
    t = Sitting(ship("S1"), hand=["planet", "xeno_trireme"]).chooses(("move", "S3"))
    assert t.vp(0) == 0 and t.xp(0) == "" and t.slots == {} and t.kind == "space_action"
