"""Karmaka's scores: the life by colours, mosaic cards counted in each, and the other numbers of a soul."""

from typing import Final

from tablee.games.karmaka.rules.score import score_of, sums_of
from tablee.games.karmaka.rules.state import KarmakaState, Soul
from tablee.games.karmaka.rules.tables import COLOURS, NEED, TRANSCENDENCE
from tablee.games.seeing import Score, ScorePart

# All that is named `score-ID`.
SCORES: Final = ("life", "red", "green", "blue", "rings", "hand", "deck", "future_life")


def scores(s: KarmakaState) -> tuple[Score, ...]:
    """Every score of every seat: public facts alone."""
    return tuple(score for seat, soul in enumerate(s.souls) for score in _scores(seat, soul))


def _scores(seat: int, soul: Soul) -> tuple[Score, ...]:
    return (
        life(seat, soul),
        Score("rings", seat, soul.rings),
        Score("hand", seat, soul.held),
        Score("deck", seat, len(soul.deck)),
        Score("future_life", seat, len(soul.future)),
    )


def life(seat: int, soul: Soul) -> Score:
    """The points of the Deeds by colour: the best ones count. With Rings enough the last rung is as good as left."""
    need, best = NEED[soul.level] or None, score_of(soul.deeds)
    is_last = soul.level == TRANSCENDENCE - 1 and best + soul.rings >= NEED[soul.level]
    parts = tuple(
        ScorePart(colour, points, need, counts := 0 < points == best, counts and is_last)
        for colour, points in zip(COLOURS, sums_of(soul.deeds), strict=False)
    )
    return Score("life", seat, best, need, parts)
