"""VII Legio's scores: each commander's points with where they came from, and how far the promotion is."""

from collections.abc import Iterator
from typing import Final

from tablee.games.seeing import Score, ScorePart
from tablee.games.vii_legio.rules.ship import Ship
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import (
    DISCOVERY_VP,
    DOMAINS,
    END_VP,
    FROMBOLA,
    MOST_MISSIONS,
    PROMOTION_VP,
    REWARD,
    TRACK,
)

# All that is named `score-ID`.
SCORES: Final = (
    "vp", "contacts", "discoveries", "special_missions", "trophies", "promotion", "missions",
    *DOMAINS,
)  # fmt: skip


def scores(s: VIILegioState) -> tuple[Score, ...]:
    """Every score of every seat: public facts alone."""
    return tuple(each for seat in range(s.seats) for each in _scores(s.ships[seat], seat))


def _scores(ship: Ship, seat: int) -> Iterator[Score]:
    yield points(ship, seat)
    if ship.face == FROMBOLA:
        yield Score("promotion", seat, min(ship.vp, PROMOTION_VP), PROMOTION_VP)
    yield Score("missions", seat, ship.missions, MOST_MISSIONS)
    for domain, name in enumerate(DOMAINS):
        yield Score(name, seat, ship.level(domain), TRACK)


def points(ship: Ship, seat: int) -> Score:
    """Victory points by source, of those that bring the last round. (LEG-1.5, LEG-19.1)"""
    parts = (
        ScorePart("contacts", ship.contact_vp),
        ScorePart("discoveries", ship.discoveries * DISCOVERY_VP),
        ScorePart("special_missions", sum(REWARD[: ship.missions])),
        ScorePart("trophies", ship.trophy_vp),
    )
    return Score("vp", seat, ship.vp, END_VP, parts)
