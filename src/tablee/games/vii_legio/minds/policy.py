"""The sensible player: fixed priorities, answered at a glance. It plays simulations on."""

from typing import Final

from mypy_extensions import i64

from tablee.games.vii_legio.data import STRATEGIES
from tablee.games.vii_legio.minds.knowing import is_due, known_at
from tablee.games.vii_legio.minds.policy_space import in_space
from tablee.games.vii_legio.rules import numbering as number
from tablee.games.vii_legio.rules import tables as ask
from tablee.games.vii_legio.rules.contact import due
from tablee.games.vii_legio.rules.numbering import DOMAIN, ITEM
from tablee.games.vii_legio.rules.outfit import has_room
from tablee.games.vii_legio.rules.ship import Ship
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import (
    CAPTURE,
    DETECTOR,
    DIPLOMACY,
    EFFECT,
    GOES_HOME,
    HOSTILE,
    LASER,
    NEGOTIATION,
    NONE,
    PROPULSOR,
    RESEARCH,
    RETURN,
    REWARD,
    SCANNER,
    SLOT_COUNT,
    THRESHOLDS,
    TRACK,
)

TASTE: Final = STRATEGIES.sensible
LASERS: Final[int] = TASTE.lasers
TECHNOLOGY_BELOW: Final[int] = TASTE.technology_below_vp
VORTEX_HAND: Final[int] = TASTE.vortex_discard_hand
TAKEN_FIRST: Final = [PROPULSOR, LASER, SCANNER, DETECTOR]
LOST_FIRST: Final = [ITEM + DETECTOR, ITEM + SCANNER, ITEM + LASER, ITEM + PROPULSOR]
SCARCE_FIRST: Final = [DOMAIN + CAPTURE, DOMAIN + DIPLOMACY, DOMAIN + RESEARCH, DOMAIN + NEGOTIATION]


def choose(s: VIILegioState) -> int:
    """What a sensible player answers; nothing is left to chance."""
    kind = s.kind
    if kind == ask.SPACE_ACTION:
        return in_space(s)
    ship = s.ships[s.to_move]
    if kind == ask.SETUP_ITEM or kind == ask.PROMOTION_ITEM or kind == ask.GAINS_EQUIPMENT:
        return taken(s, ship)
    if kind == ask.CHOOSE_EXPERIENCE:
        return DOMAIN + wanted(s, ship)
    if kind == ask.RISK_RESPONSE:
        return number.USE_DETECTOR if is_feared(ship, s.card) else number.CONFRONT
    if kind == ask.LANDING_ZONE:
        return s.options[-1]  # Contact, if it is open
    return on_planet_or_struck(s, ship)


def on_planet_or_struck(s: VIILegioState, ship: Ship) -> int:
    """The questions that are asked less often."""
    kind = s.kind
    options = s.options
    if kind == ask.OBSERVATION_CHOICE:
        return number.TAKE_CONTACT if number.TAKE_CONTACT in options else number.LEAVE
    if kind == ask.LOSES_EQUIPMENT or kind == ask.TECHNOLOGY_TRADE:
        return first_of(LOST_FIRST, options)
    if kind == ask.LOSES_PERSONNEL:
        return options[-1]  # an expert, if there is any
    if kind == ask.JOKER_DOMAIN:
        return first_of(SCARCE_FIRST, options)
    if kind == ask.VORTEX_CHOICE:
        return number.DISCARD if s.hand >= VORTEX_HAND else number.DAMAGE
    if kind == ask.TECHNOLOGY_OFFER:
        return number.ACCEPT if ship.vp < TECHNOLOGY_BELOW else number.DECLINE
    if kind == ask.MISSION_OFFER:
        return number.DECLINE if GOES_HOME[s.card] and not is_due(ship, REWARD[ship.missions]) else number.ACCEPT
    return options[0]  # a slot, a planet, to go on with a Contact


def first_of(order: list[int], options: list[int]) -> int:
    """The first of them that is offered."""
    for option in order:
        if option in options:
            return option
    return options[0]


def taken(s: VIILegioState, ship: Ship) -> int:
    """Propulsors, then a laser, then what there is room for."""
    for item in TAKEN_FIRST:
        if has_room(s, ship, item) and (item != LASER or ship.owned(LASER) < LASERS):
            return ITEM + item
    return s.options[0]


def is_feared(ship: Ship, card: i64) -> bool:
    """A return that brings no promotion, and a fight against two lasers more."""
    if EFFECT[card] == RETURN:
        return not is_due(ship, 0)
    return HOSTILE[card] - ship.owned(LASER) > 1


def wanted(s: VIILegioState, ship: Ship) -> i64:
    """The domain that known cards lack most, else the lowest track."""
    best: i64 = NONE
    most: i64 = 0
    low: i64 = RESEARCH
    for domain in range(RESEARCH, CAPTURE + 1):
        level = ship.level(domain)
        if level < ship.level(low):
            low = domain
        lack = lacked(s, ship, domain) if level < TRACK else 0
        if lack > most:
            best, most = domain, lack
    return low if best == NONE else best


def lacked(s: VIILegioState, ship: Ship, domain: i64) -> i64:
    """How much of a domain the last thresholds of known cards ask beyond the track."""
    total: i64 = 0
    for slot in range(SLOT_COUNT):
        card = known_at(s, s.to_move, slot)
        if card != NONE:
            lack = due(ship, card, THRESHOLDS[card] - 1, domain) - ship.level(domain)
            if lack > 0:
                total += lack
    return total
