"""The nebula as the rules ask about it: who is where, which planets are active, and what lies in the slots."""

from mypy_extensions import i64

from tablee.games.vii_legio.rules.ship import IN_CONTACT, OBSERVING
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import NONE, PLANET_SECTOR, SLOT_COUNT, SX
from tablee.kernel import NOBODY


def sector_of(s: VIILegioState, slot: i64) -> i64:
    """The sector of the planet whose card lies in a slot; slot X is sector X."""
    planet: i64 = s.planets[slot]
    return SX if planet == NONE else PLANET_SECTOR[planet]


def slots_in(s: VIILegioState, sector: i64) -> list[int]:
    """The slots whose cards are of planets in this sector."""
    return [slot for slot in range(SLOT_COUNT) if s.cards[slot] != NONE and sector_of(s, slot) == sector]


def lander(s: VIILegioState, slot: i64, place: i64) -> i64:
    """The seat whose ship is in a zone of the planet of a slot, or NOBODY. (LEG-13.1, LEG-14.1)"""
    for seat in range(s.seats):
        ship = s.ships[seat]
        if ship.slot == slot and ship.place == place:
            return seat
    return NOBODY


def is_visited(s: VIILegioState, slot: i64) -> bool:
    """Whether any ship is on the planet of a slot."""
    return lander(s, slot, OBSERVING) != NOBODY or lander(s, slot, IN_CONTACT) != NOBODY
