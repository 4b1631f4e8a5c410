"""What a ship in space may do: the options of its next action."""

from typing import Final

from mypy_extensions import i64

from tablee.games.vii_legio.rules.board import lander, sector_of, slots_in
from tablee.games.vii_legio.rules.contact import can_meet
from tablee.games.vii_legio.rules.numbering import BUY, END_TURN, ENTER, FLIP, LAND, LAND_BASE, LEAVE_SECTOR, MOVE, SCAN
from tablee.games.vii_legio.rules.outfit import rooms, uses_left
from tablee.games.vii_legio.rules.ship import IN_CONTACT, OBSERVING, Ship
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import (
    BASE_SECTOR,
    COST,
    ENTER_X,
    ITEM_COUNT,
    LEAVE_X,
    NEIGHBOURS,
    PAID_TURNS,
    PRICE,
    SCANNER,
    SECTOR_COUNT,
    SLOT_X,
    SQUAD,
    SQUADS,
    SX,
)
from tablee.kernel import NOBODY

MOST_HAND: Final = 15  # nothing costs more cards


def _routes(sector: int, hand: int, is_open: bool) -> list[int]:
    """Turning over, crossing borders, entering and leaving sector X, with so many cards."""
    if sector == SX:
        return [LEAVE_SECTOR] if hand >= LEAVE_X else []
    ways = [FLIP] if hand else []
    ways += [MOVE + to for to in NEIGHBOURS[sector] if PRICE[sector * SECTOR_COUNT + to] <= hand]
    return [*ways, ENTER] if is_open and hand >= ENTER_X else ways


ROUTES: Final[list[list[int]]] = [  # sector, hand, whether sector X is open
    _routes(sector, hand, is_open)
    for sector in range(SECTOR_COUNT)
    for hand in range(MOST_HAND + 1)
    for is_open in (False, True)
]


PURCHASES: Final[list[list[int]]] = [  # by cards to spend, and by the items that there is room for, as bits
    [BUY + item for item in range(ITEM_COUNT) if COST[item] <= cards and free >> item & 1]
    for cards in range(MOST_HAND + 1)
    for free in range(1 << ITEM_COUNT)
]


def actions(s: VIILegioState, seat: i64) -> list[int]:
    """All that a ship in space may do now. (LEG-5.5)"""
    ship = s.ships[seat]
    hand = s.hand if s.hand < MOST_HAND else MOST_HAND
    is_bound = must_fly_home(s, ship)
    purse = hand - LEAVE_X if is_bound else hand
    routes = ROUTES[(ship.sector * (MOST_HAND + 1) + hand) * 2 + s.x_open]
    options = routes + PURCHASES[(purse << ITEM_COUNT) + rooms(s, ship)]
    here = slots_in(s, ship.sector)
    for slot in here:
        if may_scan(s, seat, slot):
            options.append(SCAN + slot)
    for slot in here:
        if may_land(s, seat, slot):
            options.append(LAND + slot)
    if ship.sector == BASE_SECTOR:
        options.append(LAND_BASE)
    if not is_bound:
        options.append(END_TURN)
    return options


def must_fly_home(s: VIILegioState, ship: Ship) -> bool:
    """Whether a ship whose mission in sector X is done has the cards to leave: it keeps them. (LEG-11.10, LEG-11.11)"""
    return ship.must_leave == 1 and s.hand >= LEAVE_X


def may_scan(s: VIILegioState, seat: i64, slot: i64) -> bool:
    """Whether a ship in space can scan the card in a slot: face down, in its sector, not scanned before. (LEG-12.6)"""
    ship = s.ships[seat]
    if s.storm or s.knows(seat, slot) or sector_of(s, slot) != ship.sector:
        return False
    return uses_left(ship, SCANNER) > 0


def may_land(s: VIILegioState, seat: i64, slot: i64) -> bool:
    """Whether a ship in space may land on the planet of a slot, from what its commander knows. (LEG-12.8 to 12.10)"""
    ship = s.ships[seat]
    if sector_of(s, slot) != ship.sector or (s.completed >> slot) & 1 or s.left == slot:
        return False
    if slot == SLOT_X and ship.must_leave:
        return False
    if not s.knows(seat, slot):
        return True
    if ship.owned(SQUAD) < SQUADS[s.cards[slot]]:
        return False
    return can_observe(s, ship, slot) or can_contact(s, ship, slot)


def can_observe(s: VIILegioState, ship: Ship, slot: i64) -> bool:
    """Whether the Observation zone is open to a ship that lands: free, and turns left to be paid. (LEG-12.13)"""
    return ship.paid_at(slot) < PAID_TURNS[s.cards[slot]] and lander(s, slot, OBSERVING) == NOBODY


def can_contact(s: VIILegioState, ship: Ship, slot: i64) -> bool:
    """Whether the Contact zone is open: free, and the first threshold can be met now. (LEG-12.14)"""
    return lander(s, slot, IN_CONTACT) == NOBODY and can_meet(ship, s.cards[slot], 0)
