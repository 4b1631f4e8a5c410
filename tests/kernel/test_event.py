"""Events: each has an audience, and chance is told to nobody."""

from tablee.kernel import EVERYONE, NO_ONE, SPECTATOR, Event
from tablee.kernel.event import CARD, CHANCE, DICE, DRAWN, FIRST, SHUFFLE


def test_everyone_is_every_seat_and_a_spectator() -> None:
    event = Event(0, EVERYONE, [])
    assert all(event.is_told_to(seat) for seat in (0, 1, 2, 3, 4, 5, SPECTATOR))


def test_no_one_is_nobody_at_all() -> None:
    event = Event(SHUFFLE, NO_ONE, [1, 2])
    assert not any(event.is_told_to(seat) for seat in (0, 1, 2, 3, 4, 5, SPECTATOR))


def test_a_secret_is_told_to_its_seats_only() -> None:
    event = Event(0, 0b0101, [])
    assert [event.is_told_to(seat) for seat in (0, 1, 2, 3, SPECTATOR)] == [True, False, True, False, False]


def test_the_data_is_detached_from_the_event() -> None:
    event = Event(4, EVERYONE, [1, 2])
    data = event.data()
    event.args.append(3)
    assert data == [4, [1, 2]]


def test_outcomes_of_chance_have_numbers_below_those_of_games() -> None:
    assert {FIRST: "first", SHUFFLE: "shuffle", CARD: "card", DICE: "dice", DRAWN: "drawn"} == CHANCE
    assert all(kind < 0 for kind in CHANCE)
