"""Planets as ships come and go: leaving, completing a mission, and the card that is discarded then."""

from mypy_extensions import i64

from tablee.games.vii_legio.rules import events as tell
from tablee.games.vii_legio.rules.board import is_visited
from tablee.games.vii_legio.rules.ship import IN_SPACE
from tablee.games.vii_legio.rules.state import VIILegioState, put
from tablee.games.vii_legio.rules.tables import BIT, NONE, SLOT_X, UNIT
from tablee.kernel.event import EVERYONE


def place_card(s: VIILegioState, slot: i64, card: i64, planet: i64) -> None:
    """A card comes to a slot, face down. (LEG-11.6, LEG-12.4)"""
    s.cards = put(s.cards, slot, card)
    s.planets = put(s.planets, slot, planet)


def leave(s: VIILegioState, seat: i64) -> None:
    """A ship leaves its planet for space in that sector; a planet that is done is closed behind the last one.

    Who leaves an Observation zone may not come back in this turn. (LEG-4.7, LEG-13.6, LEG-13.8, LEG-13.9, LEG-14.12)
    """
    ship = s.ships[seat]
    slot = ship.slot
    ship.place = IN_SPACE
    ship.slot = NONE
    ship.passed = 0
    ship.spent = 0
    if s.listening:
        s.tell(tell.LEAVES, EVERYONE, [seat, slot])
    if not (s.completed >> slot) & 1:
        s.left = slot
    elif not is_visited(s, slot):
        close(s, slot)


def complete(s: VIILegioState, seat: i64) -> None:
    """The mission is completed, and the ship leaves; sector X is to be left too. (LEG-14.10, LEG-11.10)"""
    ship = s.ships[seat]
    s.completed |= BIT[ship.slot]
    if ship.slot == SLOT_X:
        ship.must_leave = 1
    if s.listening:
        s.tell(tell.MISSION_COMPLETED, EVERYONE, [seat, s.cards[ship.slot]])
    leave(s, seat)


def close(s: VIILegioState, slot: i64) -> None:
    """The card is discarded face up, and the token of the slot is free again. (LEG-14.11)"""
    card: i64 = s.cards[slot]
    if s.listening:
        s.tell(tell.CARD_DISCARDED, EVERYONE, [slot, card])
    s.retired = [*s.retired, card]
    s.cards = put(s.cards, slot, NONE)
    s.planets = put(s.planets, slot, NONE)
    bit: i64 = BIT[slot]
    s.face_up &= ~bit
    s.completed &= ~bit
    s.scanned -= ((s.scanned >> (4 * slot)) & 15) * UNIT[slot]
    for ship in s.ships:
        ship.forget_slot(slot)
