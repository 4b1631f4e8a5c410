"""Numbers with their parts, for any game."""

from tablee.games.seeing import Score, ScorePart, nearest_first, scores_of, share


def test_ways_to_one_end_stand_the_nearest_first_and_that_one_counts() -> None:
    ways = nearest_first([ScorePart("gold", 5, 10), ScorePart("land", 2, 3, soon=True), ScorePart("war", 0, 1)])
    assert [(way.id, way.counts, way.soon) for way in ways] == [
        ("land", True, True),
        ("gold", False, False),
        ("war", False, False),
    ]


def test_a_share_lies_between_nothing_and_all() -> None:
    assert [share(ScorePart("x", now, 4)) for now in (-1, 0, 2, 9)] == [0.0, 0.0, 0.5, 1.0]
    assert share(Score("x", 0, 3)) == 0.0, "nothing is needed"


def test_a_view_without_scores_has_none() -> None:
    assert scores_of(object()) == ()
