"""What one may work out before a choice: how far a Contact reaches, what a threshold costs, how a combat stands."""

from dataclasses import dataclass

from tablee.games.vii_legio.rules import tables as ask
from tablee.games.vii_legio.rules.contact import can_meet, due
from tablee.games.vii_legio.rules.ship import Ship

Costs = tuple[tuple[int, int], ...]  # a domain, and how much of it


@dataclass(frozen=True, slots=True)
class Fight:
    """A combat before it is fought: lasers on both sides, damage rolls, and whether the trophy would be won."""

    lasers: int
    hostile: int
    rolls: int
    trophy: bool


def reach(ship: Ship, native: int) -> int:
    """How many thresholds of a card the ship can meet, one after the other, with what it has now. (LEG-14.3)"""
    steps = range(ask.THRESHOLDS[native])
    return next((step for step in steps if not can_meet(ship, native, step)), len(steps))


def worth(native: int, step: int) -> int:
    """What a threshold is worth in all. (LEG-14.6)"""
    return ask.WORTH[native * ask.MOST_THRESHOLDS + step]


def costs(ship: Ship, native: int, step: int) -> Costs:
    """What a threshold takes from the tracks, without a joker. (LEG-14.4)"""
    owed = [(domain, due(ship, native, step, domain)) for domain in range(ask.DOMAIN_COUNT)]
    return tuple((domain, count) for domain, count in owed if count)


def spared(owed: Costs, covered: int) -> Costs:
    """The same with a joker in one domain. (LEG-14.5)"""
    left = [(domain, count - (domain == covered)) for domain, count in owed]
    return tuple((domain, count) for domain, count in left if count)


def fight(ship: Ship, card: int) -> Fight:
    """How a combat with a hostile ship stands. (LEG-16.2 to LEG-16.4)"""
    lasers, hostile = ship.owned(ask.LASER), ask.HOSTILE[card]
    missing = min(max(0, hostile - lasers), ask.LOST_AT_MOST)
    return Fight(lasers, hostile, ask.ROLLS[missing], ask.WINS_TROPHY[missing] and lasers > 0)


def is_promoted_at_base(ship: Ship, more: int = 0) -> bool:
    """Whether coming to the base, after scoring so many points, brings a promotion. (LEG-15.4, LEG-15.5)"""
    return ship.face == ask.FROMBOLA and ship.vp + more >= ask.PROMOTION_VP
