"""A decision: compared by what it says."""

import pytest

from tablee.kernel import Decision


def test_decisions_that_say_the_same_are_equal() -> None:
    one, two = Decision(1, 2, [3, 4]), Decision(1, 2, [3, 4])
    assert one == two and hash(one) == hash(two)


@pytest.mark.parametrize("other", [Decision(0, 2, [3, 4]), Decision(1, 0, [3, 4]), Decision(1, 2, [4, 3]), "decision"])
def test_other_decisions_differ(other: object) -> None:
    assert Decision(1, 2, [3, 4]) != other


def test_a_decision_shows_what_it_asks() -> None:
    assert repr(Decision(1, 2, [3])) == "Decision(seat=1, kind=2, options=[3])"
