"""What a position is worth: VP, experience, the ship and a Contact that has begun; and so the chance to win."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tablee.games.vii_legio.data import STRATEGIES
from tablee.games.vii_legio.minds.knowing import payable, turns_left
from tablee.games.vii_legio.minds.worth import (
    DETECTOR_STEP,
    EXPERT_BASE,
    FADES,
    LASER_STEPS,
    PROPULSOR_STEP,
    SCANNER_STEPS,
    SQUAD_STEPS,
    STEPS,
)
from tablee.games.vii_legio.rules.ship import IN_CONTACT, OBSERVING, Ship
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import (
    DETECTOR,
    DOMAIN_COUNT,
    ITEM_COUNT,
    LASER,
    MOST_THRESHOLDS,
    OBSERVED,
    PROPULSOR,
    SCANNER,
    SQUAD,
    WORTH,
)

LEARNT: Final[float] = STRATEGIES.outlook.experience
ABOARD: Final[float] = STRATEGIES.outlook.items
LANDED: Final[float] = STRATEGIES.outlook.landed
SCALE: Final[float] = STRATEGIES.outlook.scale
SCALE_LEFT: Final[float] = STRATEGIES.outlook.scale_left


def learnt(ship: Ship) -> float:
    """What the experience of a commander is worth while there is time to spend it."""
    total = 0.0
    for domain in range(DOMAIN_COUNT):
        for level in range(ship.level(domain)):
            total += STEPS[domain * 8 + level]
    return total


def aboard(ship: Ship) -> float:
    """What a ship is worth for each turn left."""
    total = PROPULSOR_STEP * float(ship.owned(PROPULSOR)) + EXPERT_BASE * float(ship.experts())
    total += DETECTOR_STEP * float(ship.owned(DETECTOR))
    for at in range(ship.owned(SCANNER)):
        total += SCANNER_STEPS[at]
    for at in range(ship.owned(LASER)):
        total += LASER_STEPS[at]
    for at in range(1, ship.owned(SQUAD)):
        total += SQUAD_STEPS[at]
    return total


def landed(s: VIILegioState, ship: Ship) -> float:
    """What the planet where a ship has landed will bring at once."""
    card: i64 = s.cards[ship.slot]
    if ship.place == OBSERVING:
        return STEPS[OBSERVED[card] * 8 + ship.level(OBSERVED[card])]
    last = payable(ship, card) - 1
    if last < ship.passed:
        return 0.0
    first = card * MOST_THRESHOLDS + ship.passed
    return float(WORTH[first] - (WORTH[first - 1] if ship.passed else 0))


def value(s: VIILegioState, seat: i64, left: float) -> float:
    """What a seat has, in VP."""
    ship = s.ships[seat]
    fade = left / FADES if left < FADES else 1.0
    total = float(ship.vp) + LEARNT * learnt(ship) * fade + ABOARD * aboard(ship) * left
    if left > 0.0 and (ship.place == OBSERVING or ship.place == IN_CONTACT):
        total += LANDED * landed(s, ship)
    return total


def chance(s: VIILegioState, seat: int) -> float:
    """The estimated chance that a seat wins."""
    left = 0.0 if s.over else turns_left(s)
    scale = SCALE + SCALE_LEFT * left
    own = value(s, seat, left)
    total = 1.0
    for other in range(s.seats):
        if other != seat:
            total += exp(min(50.0, (value(s, other, left) - own) / scale))
    return 1.0 / total


def measured(s: VIILegioState, seat: int) -> list[float]:
    """VP, experience on all tracks, propulsors, squads, and all that is aboard."""
    ship = s.ships[seat]
    experience: i64 = 0
    for domain in range(DOMAIN_COUNT):
        experience += ship.level(domain)
    items: i64 = 0
    for item in range(ITEM_COUNT):
        items += ship.owned(item)
    return [
        float(ship.vp),
        float(experience),
        float(ship.owned(PROPULSOR)),
        float(ship.owned(SQUAD)),
        float(items),
    ]
