"""Aims in words, and how far figures are from them."""

import pytest

from tablee.lab.play.errors import BadStudy
from tablee.lab.reckon.aims import distance, read_aim, read_aims
from tablee.lab.reckon.figures import Figure
from tablee.lab.reckon.statistics import Reckoned

pytestmark = pytest.mark.plain_only


def of(name: str, value: float, unit: str = "share") -> Figure:
    return Figure(name, unit, Reckoned(value, value - 0.01, value + 0.01, 100), {})


FIGURES = [of("seat:0", 0.6), of("seat:1", 0.4), of("first", 0.5), of("turns", 30, "number"), of("draw", 0.02)]
FIGURES += [of("way:gold", 0.95), of("way:war", 0.05), of("way:turn_cap", 0.0)]


def test_a_distance_is_counted_in_steps() -> None:
    aims = read_aims("fair seats; 20 to 25 turns; each way to win at least 10 %; draws at most 5 %", FIGURES)
    far = [max(aim.missed(each, 2) for each in aim.figures(FIGURES)) for aim in aims]
    assert far == [pytest.approx(2), pytest.approx(4), pytest.approx(1), 0]
    assert distance(aims, FIGURES, 2) == pytest.approx(7)
    assert [aim.is_met(aim.figures(FIGURES)[0], 2) for aim in aims] == [False, False, True, True]


def test_what_means_nothing_is_refused() -> None:
    for wrong in ("fun", "20 to 25", "fun at least 3"):
        with pytest.raises(BadStudy, match="is no aim"):
            read_aims(wrong, FIGURES)
    assert read_aim("turns 20 to 25").name == read_aim("20 to 25 turns").name == "turns"
