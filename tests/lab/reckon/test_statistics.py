"""Intervals against values that are known."""

import pytest

from tablee.lab.reckon.statistics import deals_needed, elo, least_told, mean_of, paired, quantile, share_of

pytestmark = pytest.mark.plain_only


def test_a_share_has_wilsons_interval() -> None:
    found = share_of([1.0] * 50 + [0.0] * 50, 100)
    assert (found.value, found.count) == (0.5, 100)
    assert [found.low, found.high] == pytest.approx([0.4038, 0.5962], abs=2e-3)


def test_games_of_one_deal_that_are_alike_count_once() -> None:
    alike = share_of([1.0, 0.0] * 20, 80)
    apart = share_of([0.5, 0.5, 1.0, 0.0] * 10, 80)
    assert alike.count == 40 and apart.count > 70


def test_a_mean_has_a_normal_interval() -> None:
    found = mean_of([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0])
    half = 1.959964 * (32 / 7 / 8) ** 0.5
    assert [found.value, found.low, found.high] == pytest.approx([5, 5 - half, 5 + half], abs=1e-4)


def test_differences_are_paired_by_deal() -> None:
    found = paired({0: 1.0, 1: 5.0, 2: 9.0}, {0: 2.0, 1: 6.0, 2: 10.0, 3: 99.0})
    assert (found.value, found.low, found.high, found.count) == (1.0, 1.0, 1.0, 3)


def test_a_study_of_the_size_that_is_needed_tells_the_difference() -> None:
    differences = [0.0, 1.0, -1.0, 0.0] * 25
    needed = deals_needed(differences, 0.1)
    assert 380 < needed < 410
    assert least_told(differences * (needed // len(differences) + 1)) <= 0.1


def test_ratings_and_quantiles() -> None:
    assert elo(0.5) == 0 and elo(0.25) == pytest.approx(-elo(0.75)) and elo(1.0) == elo(0.99999)
    assert (quantile([3.0, 1.0, 2.0], 0.5), quantile([0.0, 10.0], 0.25)) == (2.0, 2.5)
