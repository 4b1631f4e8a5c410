"""Drawings are the same for the same numbers; without the library a sentence says how to get it."""

import pytest

from tablee.lab.play.errors import BadStudy
from tablee.lab.report.drawing import bars, needs

pytestmark = pytest.mark.plain_only


def test_a_drawing_is_the_same_twice_and_stands_alone() -> None:
    one, other = (bars(["Seat 1", "Seat 2"], [(50, 45, 55), (60, 55, 65)], "%", 50) for _ in range(2))
    assert one == other and one.startswith("<svg") and "Seat 1" in one
    assert "<metadata" not in one and "<?xml" not in one


def test_without_the_extra_one_is_told_how_to_install_it() -> None:
    with pytest.raises(BadStudy, match=r'no_such_library is not installed: pip install "tablee\[lab\]"'):
        needs("no_such_library.models")
