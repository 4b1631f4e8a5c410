"""The sensible player in space: scan, land where all can be paid, go home, buy, fly, turn over, land at last."""

from typing import Final

from mypy_extensions import i64

from tablee.games.vii_legio.data import STRATEGIES
from tablee.games.vii_legio.minds.knowing import FAR, STEP, WAY, has_free_slot, known_at, payable
from tablee.games.vii_legio.rules.board import lander, sector_of
from tablee.games.vii_legio.rules.contact import can_meet, due
from tablee.games.vii_legio.rules.flight import can_contact, can_observe
from tablee.games.vii_legio.rules.numbering import BUY, END_TURN, FLIP, LAND, LAND_BASE, LEAVE_SECTOR, MOVE, SCAN
from tablee.games.vii_legio.rules.outfit import has_room
from tablee.games.vii_legio.rules.ship import IN_CONTACT, Ship
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import (
    BASE_SECTOR,
    DIPLOMACY,
    DOMAIN_COUNT,
    FROMBOLA,
    IN_SECTOR,
    LASER,
    NONE,
    PRICE,
    PROPULSOR,
    SCANNER,
    SECTOR_COUNT,
    SQUAD,
    SQUADS,
    SX,
    THRESHOLDS,
)
from tablee.kernel import NOBODY

TASTE: Final = STRATEGIES.sensible
PROPULSORS: Final[int] = TASTE.propulsors
LEAST_SQUADS: Final[int] = TASTE.squads
LASERS: Final[int] = TASTE.lasers
SCANNERS: Final[int] = TASTE.scanners
EXPERTS: Final[int] = TASTE.experts
HOME_FROM: Final[int] = TASTE.promotion_from_vp
HOME_BELOW: Final[int] = TASTE.promotion_below_vp
HOME_WAY: Final[int] = TASTE.promotion_distance
BLIND_SQUADS: Final[int] = TASTE.blind_landing_squads


def in_space(s: VIILegioState) -> int:
    """The next action."""
    seat = s.to_move
    ship = s.ships[seat]
    for option in s.options:
        if option >= LAND:
            if pays_all(s, seat, ship, option - LAND):
                return option
        elif option >= SCAN:
            return option
    if ship.sector == SX:
        return in_x(s)
    to = next_sector(s, seat, ship)
    if to == ship.sector:
        return LAND_BASE
    item = wish(s, seat, ship)
    if item != NONE and BUY + item in s.options:
        return BUY + item
    if to != NONE and PRICE[ship.sector * SECTOR_COUNT + to] <= s.hand:
        return MOVE + to
    return FLIP if s.hand else at_last(s, seat, ship)


def in_x(s: VIILegioState) -> int:
    """Land in sector X, else leave it."""
    for option in s.options:
        if option >= LAND:
            return option
    return LEAVE_SECTOR if LEAVE_SECTOR in s.options else s.options[-1]


def pays_all(s: VIILegioState, seat: i64, ship: Ship, slot: i64) -> bool:
    """Whether the last threshold of a known card can be paid, and its Contact zone is free."""
    card = known_at(s, seat, slot)
    if card == NONE or ship.owned(SQUAD) < SQUADS[card] or lander(s, slot, IN_CONTACT) != NOBODY:
        return False
    return can_meet(ship, card, THRESHOLDS[card] - 1)


def next_sector(s: VIILegioState, seat: i64, ship: Ship) -> i64:
    """Where to fly next: this sector means the base, NONE that there is enough to do here."""
    here = ship.sector
    home = here * SECTOR_COUNT + BASE_SECTOR
    if ship.face == FROMBOLA and HOME_FROM <= ship.vp < HOME_BELOW and WAY[home] <= HOME_WAY:
        return STEP[home]
    to = goal(s, seat, ship)
    return NONE if to == here else STEP[here * SECTOR_COUNT + to]


def goal(s: VIILegioState, seat: i64, ship: Ship) -> i64:
    """The nearest card that can be paid whole; else the nearest planet to discover, or the nearest active one."""
    here = ship.sector
    best: i64 = here
    nearest: i64 = FAR
    for slot in range(s.seats):
        if s.cards[slot] != NONE and s.left != slot and pays_all(s, seat, ship, slot):
            way: i64 = WAY[here * SECTOR_COUNT + sector_of(s, slot)]
            if way < nearest:
                best, nearest = sector_of(s, slot), way
    if nearest < FAR:
        return best
    searching = has_free_slot(s)
    for sector in range(SX):
        way = WAY[here * SECTOR_COUNT + sector]
        if way < nearest and (s.tokens & IN_SECTOR[sector] != 0 if searching else is_active(s, sector)):
            best, nearest = sector, way
    return best


def is_active(s: VIILegioState, sector: i64) -> bool:
    """Whether an active planet lies in a sector."""
    for slot in range(s.seats):
        if s.cards[slot] != NONE and sector_of(s, slot) == sector and not (s.completed >> slot) & 1:
            return True
    return False


def wish(s: VIILegioState, seat: i64, ship: Ship) -> i64:
    """The item to buy next, or NONE."""
    if ship.owned(PROPULSOR) < PROPULSORS:
        return PROPULSOR
    if ship.owned(SQUAD) < LEAST_SQUADS:
        return SQUAD
    if ship.owned(LASER) < LASERS:
        return LASER
    if has_room(s, ship, SQUAD) and is_short_of_squads(s, seat, ship):
        return SQUAD
    if ship.owned(SCANNER) < SCANNERS:
        return SCANNER
    return expert_wished(s, seat, ship) if ship.experts() < EXPERTS else NONE


def is_short_of_squads(s: VIILegioState, seat: i64, ship: Ship) -> bool:
    """Whether a known card asks for more squads than are aboard."""
    for slot in range(s.seats):
        card = known_at(s, seat, slot)
        if card != NONE and SQUADS[card] > ship.owned(SQUAD):
            return True
    return False


def expert_wished(s: VIILegioState, seat: i64, ship: Ship) -> i64:
    """The expert of the domain that known cards lack most, if they lack two or more; or NONE."""
    best: i64 = NONE
    most: i64 = 1
    for domain in range(DIPLOMACY, DOMAIN_COUNT):
        lack: i64 = 0
        for slot in range(s.seats):
            card = known_at(s, seat, slot)
            if card != NONE:
                rest = due(ship, card, THRESHOLDS[card] - 1, domain) - ship.level(domain)
                lack += rest if rest > 0 else 0
        if lack > most and has_room(s, ship, SQUAD + domain):
            best, most = SQUAD + domain, lack
    return best


def at_last(s: VIILegioState, seat: i64, ship: Ship) -> int:
    """With no card left: land where something can be paid, then where observing pays, then blindly; or end the turn."""
    found = END_TURN
    for option in s.options:
        if option < LAND:
            continue
        slot = option - LAND
        card = known_at(s, seat, slot)
        if card == NONE:
            if found == END_TURN and ship.owned(SQUAD) >= BLIND_SQUADS:
                found = option
        elif payable(ship, card) and can_contact(s, ship, slot):
            return option
        elif can_observe(s, ship, slot):
            found = option
    return found if found in s.options else s.options[0]
