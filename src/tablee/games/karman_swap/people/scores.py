"""Karman Swap's scores: how far each side is on the two ways to a knock-out, its Prestige by source, and its pool."""

from collections.abc import Iterator
from typing import Final

from tablee.games.karman_swap.rules.bits import count
from tablee.games.karman_swap.rules.contests import leading_side
from tablee.games.karman_swap.rules.rounds import advance, score
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import COLONISATIONS, HEAD, RACE_GOAL
from tablee.games.seeing import Score, ScorePart, nearest_first, share

# All that is named `score-ID`.
SCORES: Final = (
    "wins", "knock_out", "colonised", "extinction", "points", "prestige", "gems", "discovery", "research", "hand",
)  # fmt: skip
PERCENT: Final = 100


def scores(s: KarmanSwapState) -> tuple[Score, ...]:
    """Every score of every seat, partners alike: public facts alone."""
    return tuple(each for seat in range(s.seats) for each in _scores(s, seat, s.mode.side[seat]))


def _scores(s: KarmanSwapState, seat: int, side: int) -> Iterator[Score]:
    yield Score("wins", seat, s.wins[side], s.rounds)
    yield knock_out(s, seat, side)
    yield points(s, seat, side)
    yield Score("discovery", seat, s.discovery[side])
    yield Score("research", seat, s.research[side])
    yield Score("hand", seat, count(s.hands[seat]))


def knock_out(s: KarmanSwapState, seat: int, side: int) -> Score:
    """How far a side is on both ways, in percent of the nearer one. (KSW-1.2, KSW-1.3)

    A step before the head any extinction wins; with three planets, a contest that the side leads does.
    """
    goal = RACE_GOAL if s.mode.is_race else HEAD
    steps, planets = max(0, advance(s, side)), s.colonised[side]
    leads = any(leading_side(s, planet) == side for planet in s.contests if s.around[planet])
    parts = nearest_first(
        (
            ScorePart("colonised", planets, COLONISATIONS, soon=planets == COLONISATIONS - 1 and leads),
            ScorePart("extinction", steps, goal, soon=steps == goal - 1),
        )
    )
    return Score("knock_out", seat, int(PERCENT * share(parts[0])), None, parts)


def points(s: KarmanSwapState, seat: int, side: int) -> Score:
    """What would be counted if the round ended now: Prestige, and gems in the pool. (KSW-13.11)"""
    total, prestige = score(s, side), s.prestige[side]
    return Score("points", seat, total, None, (ScorePart("prestige", prestige), ScorePart("gems", total - prestige)))
