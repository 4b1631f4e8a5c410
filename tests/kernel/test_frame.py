"""A frame: plain progress, copied whole, and replaced in place."""

from tablee.kernel import Frame


def test_a_copy_is_equal_and_shares_no_cards_that_change() -> None:
    frame = Frame(1, 0, 2, 3, 4, 5, [6, 7])
    copy = frame.copy()
    assert copy.data() == frame.data() == [1, 0, 2, 3, 4, 5, [6, 7]]
    copy.cards.append(8)
    copy.count += 1
    assert frame.data() == [1, 0, 2, 3, 4, 5, [6, 7]]


def test_becoming_another_effect_forgets_all_but_seat_marks_and_cards() -> None:
    frame = Frame(1, 1, 2, 3, 4, 5, [6])
    frame.become(9)
    assert frame.data() == [9, 1, 0, 0, 0, 5, [6]]


def test_the_data_is_detached_from_the_frame() -> None:
    frame = Frame(1, 0, 2, 3, 4, 5, [6])
    data = frame.data()
    frame.cards.append(7)
    assert data == [1, 0, 2, 3, 4, 5, [6]]


def test_a_copy_of_a_frame_without_cards_takes_cards_of_its_own() -> None:
    frame = Frame(0, 0, 0, 0, 0, 0, [])
    copy = frame.copy()
    copy.cards.append(1)
    assert frame.cards == []
