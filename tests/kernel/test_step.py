"""The steps of an effect are numbered once, and found by their class."""

import pytest

from tablee.kernel import numbered, place_of
from tests.kernel.tray import Note, Tray


class Other(Note):
    """Another step."""


def test_steps_lie_in_the_order_of_their_numbers() -> None:
    first, second = Note("a"), Other("b")
    assert numbered({1: second, 0: first}) == [first, second]
    assert place_of([first, second], Other) == 1 and place_of([first, second], Note) == 0


def test_a_number_that_is_missing_and_a_class_that_is_not_there_are_faults() -> None:
    with pytest.raises(ValueError, match="numbered from 0 on"):
        numbered({0: Note("a"), 2: Note("b")})
    with pytest.raises(ValueError, match="no step"):
        place_of([Note("a")], Tray)
