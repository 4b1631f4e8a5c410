"""Why a ship in space may not do something. A landing is refused alike whatever its card says, however one knows."""

from tablee.games.vii_legio.people.words import refusal
from tablee.games.vii_legio.rules import numbering as number
from tablee.games.vii_legio.rules import tables as ask
from tablee.games.vii_legio.rules.board import sector_of
from tablee.games.vii_legio.rules.outfit import has_room, limit
from tablee.games.vii_legio.rules.ship import Ship
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.kernel import Reason


def space_refused(s: VIILegioState, seat: int, option: int) -> Reason | None:
    """The rule against an action in space; None if it is none."""
    ship = s.ships[seat]
    if number.LAND <= option < number.ITEM:
        return _landing_refused(s, ship, option - number.LAND)
    if number.SCAN <= option < number.LAND:
        return _scan_refused(s, seat, option - number.SCAN)
    if number.BUY <= option < number.SCAN:
        return _purchase_refused(s, ship, option - number.BUY)
    if number.MOVE <= option < number.BUY:
        return _flight_refused(s, ship, option - number.MOVE)
    return _word_refused(s, ship, option)


def _word_refused(s: VIILegioState, ship: Ship, option: int) -> Reason | None:
    if option == number.FLIP:
        return refusal("LEG-8.2", "refuse-flip-x") if ship.sector == ask.SX else refusal("LEG-5.7", "refuse-no-card")
    if option == number.ENTER:
        return _entry_refused(s, ship)
    if option == number.LEAVE_SECTOR and ship.sector != ask.SX:
        return refusal("LEG-11.8", "refuse-not-in-x")
    if option == number.LEAVE_SECTOR:
        return refusal("LEG-11.8", "refuse-leave-cost", cost=ask.LEAVE_X, hand=s.hand)
    if option == number.LAND_BASE:
        return refusal("LEG-15.1", "refuse-base")
    return refusal("LEG-11.11", "refuse-must-leave") if option == number.END_TURN else None


def _entry_refused(s: VIILegioState, ship: Ship) -> Reason:
    if ship.sector == ask.SX:
        return refusal("LEG-11.5", "refuse-in-x")
    if not s.x_open:
        return refusal("LEG-11.1", "refuse-x-closed")
    return refusal("LEG-11.5", "refuse-enter-cost", cost=ask.ENTER_X, hand=s.hand)


def _flight_refused(s: VIILegioState, ship: Ship, sector: int) -> Reason:
    """A border that is not there, or too dear. (LEG-6.1, LEG-6.3, LEG-11.7)"""
    if ship.sector == ask.SX:
        return refusal("LEG-11.7", "refuse-only-out")
    if ship.sector == sector:
        return refusal("LEG-6.1", "refuse-here", sector=sector)
    cost = ask.PRICE[ship.sector * ask.SECTOR_COUNT + sector]
    if not cost:
        return refusal("LEG-6.1", "refuse-no-border", sector=sector, here=ship.sector)
    return refusal("LEG-6.3", "refuse-border-cost", sector=sector, cost=cost, hand=s.hand)


def _purchase_refused(s: VIILegioState, ship: Ship, item: int) -> Reason:
    """No room, too few cards, or cards that are needed to leave sector X. (LEG-7.2, LEG-11.11)"""
    if not has_room(s, ship, item):
        return no_room(s, ship, item)
    if s.hand < ask.COST[item]:
        return refusal("LEG-7.2", "refuse-price", an=item, cost=ask.COST[item], hand=s.hand)
    return refusal("LEG-11.11", "refuse-keep-exit", cost=ask.LEAVE_X)


def no_room(s: VIILegioState, ship: Ship, item: int) -> Reason:
    """Why an item does not come aboard: the face is full, or the supply is empty. (LEG-2.2 to LEG-2.4)"""
    if item < ask.EXPERT:
        return refusal("LEG-2.2", "refuse-no-room", an=item, most=limit(ship, item))
    if ship.experts() >= ask.EXPERTS[ship.face]:
        return refusal("LEG-2.3", "refuse-experts", most=ask.EXPERTS[ship.face])
    return refusal("LEG-2.4", "refuse-supply")


def _scan_refused(s: VIILegioState, seat: int, slot: int) -> Reason:
    """No face-down card in reach, one that was scanned, or no scanner that works. (LEG-12.6)"""
    ship = s.ships[seat]
    if s.cards[slot] == ask.NONE or s.face_up >> slot & 1:
        return refusal("LEG-12.6", "refuse-no-face-down", slot=slot)
    if sector_of(s, slot) != ship.sector:
        return refusal("LEG-12.6", "refuse-far", slot=slot)
    if s.knows(seat, slot):
        return refusal("LEG-12.6", "refuse-scanned", slot=slot)
    return refusal("LEG-8.9", "refuse-storm") if s.storm else refusal("LEG-2.6", "refuse-no-scan")


def _landing_refused(s: VIILegioState, ship: Ship, slot: int) -> Reason:
    """What all can see comes first; then one sentence, whatever a card that one knows lacks. (LEG-12.8, 12.9)"""
    if s.cards[slot] == ask.NONE:
        return refusal("LEG-12.8", "refuse-not-discovered", slot=slot)
    if sector_of(s, slot) != ship.sector:
        return refusal("LEG-12.8", "refuse-far", slot=slot)
    if s.completed >> slot & 1:
        return refusal("LEG-14.12", "refuse-completed", slot=slot)
    if s.left == slot:
        return refusal("LEG-13.9", "refuse-left")
    if slot == ask.SLOT_X and ship.must_leave:
        return refusal("LEG-11.10", "refuse-x-done")
    return refusal("LEG-12.9", "refuse-landing", slot=slot)
