"""What a ship carries: limits, floors, supply, and how items come and go."""

from typing import Final

from mypy_extensions import i64

from tablee.games.vii_legio.rules import events as tell
from tablee.games.vii_legio.rules.numbering import ITEM
from tablee.games.vii_legio.rules.ship import Ship, count_in
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import (
    EXPERT,
    EXPERTS,
    FLOOR,
    FULL,
    ITEM_COUNT,
    MOST,
    SCANNER,
    SQUAD,
    UNIT,
)
from tablee.kernel.event import EVERYONE

NOT_EXPERTS: Final = 0xFFFFF  # the counts of equipment and squads


def limit(ship: Ship, item: i64) -> i64:
    """How many of an item the ship's face may carry. (LEG-2.2, LEG-2.3)"""
    return MOST[ship.face * ITEM_COUNT + item]


def has_room(s: VIILegioState, ship: Ship, item: i64) -> bool:
    """Whether one more can be taken: room on the face, for experts among all of them, and one in the supply."""
    if item < EXPERT:
        return ship.owned(item) < MOST[ship.face * ITEM_COUNT + item]
    return ship.experts() < EXPERTS[ship.face] and count_in(s.supply, item) > 0


def rooms(s: VIILegioState, ship: Ship) -> i64:
    """All items that one more can be taken of, as bits: `has_room` of each, without asking one by one."""
    free: i64 = FULL[ship.face] - (ship.items & NOT_EXPERTS)
    if ship.experts() < EXPERTS[ship.face]:
        free |= s.supply
    free |= free >> 1
    free |= free >> 2  # the lowest bit of each count says whether there is any
    bits = free & 0x11111111
    bits = (bits | (bits >> 3)) & 0x03030303
    bits = (bits | (bits >> 6)) & 0x000F000F
    return (bits | (bits >> 12)) & 0xFF


def can_lose(ship: Ship, item: i64) -> bool:
    """Whether there is more than the floor of the face. (LEG-2.9)"""
    return ship.owned(item) > FLOOR[ship.face * ITEM_COUNT + item]


def uses_left(ship: Ship, item: i64) -> i64:
    """The uses of scanners or detectors that are left in this turn. (LEG-2.6, LEG-2.8)"""
    left = ship.owned(item) - (ship.scans if item == SCANNER else ship.detections)
    return left if left > 0 else 0


def items_to_take(s: VIILegioState, ship: Ship) -> list[int]:
    """The items that there is room for, as options."""
    return [ITEM + item for item in range(ITEM_COUNT) if has_room(s, ship, item)]


def equipment_to_take(s: VIILegioState, ship: Ship) -> list[int]:
    """The equipment that there is room for, as options."""
    return [ITEM + item for item in range(SQUAD) if has_room(s, ship, item)]


def equipment_to_lose(ship: Ship) -> list[int]:
    """The equipment above its floor, as options. (LEG-2.9)"""
    return [ITEM + item for item in range(SQUAD) if can_lose(ship, item)]


def personnel_to_lose(ship: Ship) -> list[int]:
    """A squad above the floor and the experts aboard, as options. (LEG-8.12)"""
    return [ITEM + item for item in range(SQUAD, ITEM_COUNT) if can_lose(ship, item)]


def come_aboard(s: VIILegioState, seat: i64, item: i64, kind: int) -> None:
    """An item comes aboard; an expert out of the supply. It is told as `kind`."""
    s.ships[seat].items += UNIT[item]
    if item >= EXPERT:
        s.supply -= UNIT[item]
    if s.listening:
        s.tell(kind, EVERYONE, [seat, item])


def go_overboard(s: VIILegioState, seat: i64, item: i64) -> None:
    """An item is lost; an expert goes back to the supply. (LEG-2.5)"""
    s.ships[seat].items -= UNIT[item]
    if item >= EXPERT:
        s.supply += UNIT[item]
    if s.listening:
        s.tell(tell.ITEM_LOST, EVERYONE, [seat, item])
