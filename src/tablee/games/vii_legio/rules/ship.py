"""A commander's ship: what it carries, what its commander has learnt and won, and where it is."""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.vii_legio.rules.tables import BASE_SECTOR, EXPERT, FIRST_ITEMS, FROMBOLA, NONE, UNIT

# Where a ship is.
AT_BASE: Final = 0
IN_SPACE: Final = 1
OBSERVING: Final = 2
IN_CONTACT: Final = 3
PLACES: Final = ["base", "space", "observation", "contact"]


def count_in(packed: i64, place: i64) -> i64:
    """One of the counts of a packed row."""
    return (packed >> (4 * place)) & 15


@final
class Ship:
    """One commander's ship, experience and points.

    `items`, `experience` and `spent` (in the Contact in progress) are packed rows of counts; `paid` has the observing
    turns that were paid, by slot. `jokers` are technologies that work, as bits; `installing` those that do not yet, in
    the order of acceptance, two bits each, the first lowest: 1 and more.
    """

    def __init__(self, face: i64, items: i64, experience: i64, vp: i64) -> None:
        self.face: i64 = face
        self.items: i64 = items
        self.experience: i64 = experience
        self.vp: i64 = vp
        # Where the points come from, and special missions.
        self.discoveries: i64 = 0
        self.contact_vp: i64 = 0
        self.trophy_vp: i64 = 0
        self.missions: i64 = 0
        # Technologies, and the uses of this turn.
        self.jokers: i64 = 0
        self.installing: i64 = 0
        self.scans: i64 = 0
        self.detections: i64 = 0
        # Where it is.
        self.place: i64 = AT_BASE
        self.sector: i64 = BASE_SECTOR
        self.slot: i64 = NONE  # where it has landed
        self.must_leave: i64 = 0  # sector X, after a mission there (LEG-11.10)
        # Planets.
        self.passed: i64 = 0  # thresholds of the Contact in progress
        self.spent: i64 = 0
        self.paid: i64 = 0

    def copy(self) -> "Ship":
        """The same ship, independent of this one."""
        other = Ship(self.face, self.items, self.experience, self.vp)
        other.discoveries = self.discoveries
        other.contact_vp = self.contact_vp
        other.trophy_vp = self.trophy_vp
        other.missions = self.missions
        other.jokers = self.jokers
        other.installing = self.installing
        other.scans = self.scans
        other.detections = self.detections
        other.place = self.place
        other.sector = self.sector
        other.slot = self.slot
        other.must_leave = self.must_leave
        other.passed = self.passed
        other.spent = self.spent
        other.paid = self.paid
        return other

    def data(self) -> list[int]:
        """The ship as plain data, in the order of its fields."""
        return [
            self.face,
            self.items,
            self.experience,
            self.vp,
            self.discoveries,
            self.contact_vp,
            self.trophy_vp,
            self.missions,
            self.jokers,
            self.installing,
            self.scans,
            self.detections,
            self.place,
            self.sector,
            self.slot,
            self.must_leave,
            self.passed,
            self.spent,
            self.paid,
        ]

    def owned(self, item: i64) -> i64:
        """How many of an item are aboard."""
        return (self.items >> (4 * item)) & 15

    def experts(self) -> i64:
        """All experts aboard. (LEG-2.3)"""
        return self.owned(EXPERT) + self.owned(EXPERT + 1) + self.owned(EXPERT + 2)

    def level(self, domain: i64) -> i64:
        """The experience on a track."""
        return (self.experience >> (4 * domain)) & 15

    def paid_at(self, slot: i64) -> i64:
        """The observing turns paid on the card in a slot. (LEG-13.3)"""
        return (self.paid >> (4 * slot)) & 15

    def forget_slot(self, slot: i64) -> None:
        """A new card lies in a slot: nothing was paid on it."""
        self.paid -= self.paid_at(slot) * UNIT[slot]


def launched() -> Ship:
    """A Frombola with its base endowment, at the base. (LEG-3.9, LEG-3.11)"""
    return Ship(FROMBOLA, FIRST_ITEMS[FROMBOLA], 0, 0)


def restored_ship(data: list[int]) -> Ship:
    """The ship that `Ship.data` wrote."""
    ship = Ship(data[0], data[1], data[2], data[3])
    ship.discoveries, ship.contact_vp, ship.trophy_vp, ship.missions = data[4], data[5], data[6], data[7]
    ship.jokers, ship.installing, ship.scans, ship.detections = data[8], data[9], data[10], data[11]
    ship.place, ship.sector, ship.slot, ship.must_leave = data[12], data[13], data[14], data[15]
    ship.passed, ship.spent, ship.paid = data[16], data[17], data[18]
    return ship


SHIP_FIELDS: Final = 19
