"""What a commander knows of the nebula: ways between sectors, turns left, and what known cards still ask."""

from typing import Final

from mypy_extensions import i64

from tablee.games.vii_legio.data import STRATEGIES
from tablee.games.vii_legio.rules.contact import can_meet, has_joker, missing
from tablee.games.vii_legio.rules.ship import Ship
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import (
    END_VP,
    FROMBOLA,
    NONE,
    PRICE,
    PROMOTION_VP,
    SECTOR_COUNT,
    SX,
    THRESHOLDS,
)

PACE: Final[float] = STRATEGIES.expert.weights.pace
FAR: Final = 99


def _ways() -> list[int]:
    """The cheapest way in cards, from * 6 + to; sector X is out of reach."""
    ways = [PRICE[at] or FAR for at in range(SECTOR_COUNT * SECTOR_COUNT)]
    for at in range(SECTOR_COUNT):
        ways[at * SECTOR_COUNT + at] = 0
    for over in range(SX):
        for one in range(SX):
            for other in range(SX):
                by = ways[one * SECTOR_COUNT + over] + ways[over * SECTOR_COUNT + other]
                ways[one * SECTOR_COUNT + other] = min(ways[one * SECTOR_COUNT + other], by)
    return ways


WAY: Final[list[int]] = _ways()


def _first_step(one: int, other: int) -> int:
    """The neighbour on the cheapest way."""
    for to in range(SX):
        price = PRICE[one * SECTOR_COUNT + to]
        if price and price + WAY[to * SECTOR_COUNT + other] == WAY[one * SECTOR_COUNT + other]:
            return to
    return one


STEP: Final[list[int]] = [_first_step(one, other) for one in range(SECTOR_COUNT) for other in range(SECTOR_COUNT)]


def turns_left(s: VIILegioState) -> float:
    """How many turns a commander may still expect; none once the end is near."""
    if s.ending != NONE:
        return 0.0
    best: i64 = 0
    for ship in s.ships:
        if ship.vp > best:
            best = ship.vp
    left = float(END_VP - best) / PACE
    return left if left > 1.0 else 1.0


def is_due(ship: Ship, more: i64) -> bool:
    """Whether the base would promote this ship, with so many points more. (LEG-15.4)"""
    return ship.face == FROMBOLA and ship.vp + more >= PROMOTION_VP


def known_at(s: VIILegioState, seat: i64, slot: i64) -> i64:
    """The card in a slot, if the seat knows it and its mission is open; else NONE."""
    if s.cards[slot] == NONE or (s.completed >> slot) & 1 or not s.knows(seat, slot):
        return NONE
    return s.cards[slot]


def lacking(ship: Ship, card: i64, step: i64) -> i64:
    """The experience still missing for a threshold after experts, joker and track."""
    lack = missing(ship, card, step)
    return lack - 1 if lack and has_joker(ship, card) else lack


def payable(ship: Ship, card: i64) -> i64:
    """How many thresholds could be paid one after the other, with what is aboard."""
    step: i64 = 0
    while step < THRESHOLDS[card] and can_meet(ship, card, step):
        step += 1
    return step


def has_free_slot(s: VIILegioState) -> bool:
    """Whether an active-planet token is not used."""
    return NONE in s.cards[: s.seats]
