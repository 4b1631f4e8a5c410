"""Karmaka's numbers explain themselves: each colour, mosaic cards counted in each, and the one that counts."""

from tablee.games.seeing import Score
from tests.games.karmaka.sitting import Sitting


def life(t: Sitting, seat: int = 0) -> Score:
    """The life of a seat, as the other sees it."""
    return next(score for score in t.view(1 - seat).scores if (score.id, score.seat) == ("life", seat))


def test_each_colour_is_summed_and_the_best_one_counts() -> None:  # KMK-13.4
    t = Sitting([["peek"], []], deeds=[["vengeance", "crisis", "another_day", "thievery"]])
    parts = {part.id: (part.now, part.counts) for part in life(t).parts}
    assert parts == {"red": (5, True), "green": (1, False), "blue": (3, False)}
    assert (life(t).now, life(t).need) == (5, 4)


def test_mosaic_cards_count_in_every_colour() -> None:  # KMK-13.4
    t = Sitting([["peek"], []], deeds=[["embody", "another_day"]])
    assert {part.id: part.now for part in life(t).parts} == {"red": 1, "green": 2, "blue": 1}


def test_without_points_no_colour_counts() -> None:
    assert not any(part.counts for part in life(Sitting([["peek"], []])).parts)


def test_who_has_enough_for_the_last_rung_may_win_soon() -> None:  # KMK-15.1
    deeds = [["vengeance", "crisis"]]
    assert not any(part.soon for part in life(Sitting([["peek"], []], deeds=deeds, levels=[2, 0])).parts)
    assert not any(part.soon for part in life(Sitting([["peek"], []], deeds=deeds, levels=[3, 0])).parts)
    with_rings = Sitting([["peek"], []], deeds=deeds, levels=[3, 0], rings=[2, 0])
    assert [part.id for part in life(with_rings).parts if part.soon] == ["red"]


def test_other_numbers_are_counts_that_all_see() -> None:
    t = Sitting([["peek", "panic"], []], futures=[["spite"]], rings=[2, 0])
    found = {score.id: score.now for score in t.view(1).scores if score.seat == 0}
    assert (found["hand"], found["future_life"], found["rings"], found["deck"]) == (2, 1, 2, 0)
