"""The clock itself, line by line: an undo gives back no time, and clocks that go apart take none back."""

from tablee.server.store.clocks import Tick, Times, ticked
from tablee.server.wire.shapes import Clock

START = Times(Clock("decision", 60), 100.0, (0.0, 0.0))
CHOICE = Tick("choice", 0, before=0, is_person=True, after=0)
PASS = Tick("choice", 0, before=0, is_person=True, after=1)
UNDO = Tick("undo", 0, before=0, is_person=True, after=0)
UNDO_FROM_OTHER = Tick("undo", 0, before=1, is_person=True, after=0)


def test_an_undo_gives_back_no_time_of_a_decision() -> None:
    later = ticked(START, CHOICE, 140.0)
    assert later.left(0, 140.0)[0] == 60.0
    assert ticked(later, UNDO, 141.0).left(0, 141.0)[0] == 20.0


def test_an_undo_of_several_choices_gives_back_no_time_either() -> None:
    two = ticked(ticked(START, CHOICE, 150.0), CHOICE, 151.0)
    back = ticked(ticked(two, UNDO, 152.0), UNDO, 153.0)
    assert back.left(0, 153.0)[0] <= 10.0


def test_an_undo_that_another_agreed_to_costs_only_ones_own_time() -> None:
    passed = ticked(START, PASS, 130.0)
    assert ticked(passed, UNDO_FROM_OTHER, 170.0).left(0, 170.0)[0] == 30.0


def test_an_undo_gives_back_no_time_of_a_player() -> None:
    start = Times(Clock("player", 60), 100.0, (0.0, 0.0))
    passed = ticked(start, PASS, 130.0)
    assert ticked(passed, UNDO_FROM_OTHER, 140.0).left(0, 140.0) == [30.0, 50.0]


def test_a_seat_handed_over_elsewhere_does_not_touch_the_decision() -> None:
    away = Tick("seat", 1, before=0, is_person=True, after=0)
    assert ticked(START, away, 130.0).left(0, 130.0)[0] == 30.0


def test_clocks_that_go_apart_take_no_time_back() -> None:
    assert ticked(Times(Clock("player", 60), 100.0, (5.0, 0.0)), PASS, 99.0).used == (5.0, 0.0)
