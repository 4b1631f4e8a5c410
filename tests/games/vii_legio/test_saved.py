"""A ship of VII Legio that is saved and loaded, or copied, is the same in every number."""

from tablee.games.vii_legio.rules.ship import SHIP_FIELDS, restored_ship
from tests.games.vii_legio.sitting import Sitting, ship

NUMBERS = list(range(SHIP_FIELDS))  # each field has one of its own


def test_a_saved_ship_is_loaded_whole() -> None:
    assert restored_ship(NUMBERS).data() == NUMBERS


def test_a_copied_ship_is_equal_and_sails_alone() -> None:
    one = restored_ship(NUMBERS)
    two = one.copy()
    assert two.data() == NUMBERS
    two.vp += 1
    assert one.data() == NUMBERS != two.data()


def test_a_copied_table_is_equal_and_plays_alone() -> None:
    t = Sitting(ship("S2", vp=3), hand=["planet", "reset", "recall"], discards=["embassy"])
    data, copy = t.state.data(), t.state.copy()
    assert copy.data() == data
    t.game.apply(copy, copy.to_move, t.option("flip"))
    assert t.state.data() == data != copy.data()
