"""What lies on the table of SpacePaper."""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.spacepaper.rules.civilisation import Civilisation
from tablee.games.spacepaper.rules.tables import NONE
from tablee.games.spacepaper.rules.terms import Terms
from tablee.kernel import NOBODY, Rng, State

FORMAT: Final = 2  # of saved data
RULES: Final = 1  # the version of the rules: a change that makes games go another way raises it

# How much of a system is known to all (SPP-6.1).
UNREVEALED: Final = 0
PARTIAL: Final = 1
TOTAL: Final = 2


@final
class System:
    """A star system as far as it is revealed. Never changed: a new one takes its place, so that copies share it.

    Slots are numbered 0 to 6; `kinds` is NONE where there is no planet, `owners` NOBODY where it has no owner.
    """

    def __init__(self, seen: i64, star: i64, kinds: list[int], owners: list[int], abandoned: i64, paid: i64) -> None:
        self.seen: i64 = seen
        self.star: i64 = star
        self.kinds = kinds
        self.owners = owners
        self.abandoned: i64 = abandoned  # a bit for each planet that was abandoned
        self.paid: i64 = paid  # a bit for each planet that has brought its gold (SPP-14.6)

    def data(self) -> list[object]:
        """The system as plain data, for a save."""
        return [self.seen, self.star, self.kinds[:], self.owners[:], self.abandoned, self.paid]


@final
class Voyage:
    """The activation under way: which ship, from where, and what it may still do."""

    def __init__(self, seat: i64, ship: i64, start: i64, points: i64) -> None:
        self.seat: i64 = seat
        self.ship: i64 = ship  # its number
        self.start: i64 = start  # the place it left
        self.points: i64 = points  # of movement
        self.lane: i64 = NONE  # of the last step
        self.moved = False
        self.jumped = False
        self.passed = False  # nobody fired here (SPP-9.19)
        self.entry: i64 = NONE  # the lane by which it had come to its start, if that is a black hole (SPP-8.28)
        # The fight or the retreat that is pending.
        self.attacker: i64 = NOBODY
        self.attacking: i64 = 0  # the number of the ship
        self.defender: i64 = NOBODY
        self.defending: i64 = 0

    def copy(self) -> "Voyage":
        """The same, independent of this one."""
        other = Voyage(self.seat, self.ship, self.start, self.points)
        other.lane = self.lane
        other.moved = self.moved
        other.jumped = self.jumped
        other.passed = self.passed
        other.entry = self.entry
        other.attacker = self.attacker
        other.attacking = self.attacking
        other.defender = self.defender
        other.defending = self.defending
        return other

    def data(self) -> list[object]:
        """The activation as plain data, for a save."""
        return [
            self.seat,
            self.ship,
            self.start,
            self.points,
            self.lane,
            self.moved,
            self.jumped,
            self.passed,
            self.attacker,
            self.attacking,
            self.defender,
            self.defending,
            self.entry,
        ]


@final
class SpaceState(State):
    """One game of SpacePaper at one moment."""

    def __init__(
        self, terms: Terms, seats: i64, rng: Rng, systems: list[System], civs: list[Civilisation], first: i64
    ) -> None:
        super().__init__(seats, rng)
        self.terms = terms
        self.systems = systems
        self.civs = civs
        self.first: i64 = first  # who holds the first-player token
        self.turn: i64 = 0  # from 1; 0 during set-up
        self.phase: i64 = 0
        self.voyage: Voyage | None = None

    def copy(self) -> "SpaceState":
        """An equal state, independent of this one, to which nobody listens."""
        civs = [civ.copy() for civ in self.civs]
        other = SpaceState(self.terms, self.seats, self.rng.copy(), self.systems[:], civs, self.first)
        self.progress_into(other)
        other.turn = self.turn
        other.phase = self.phase
        voyage = self.voyage
        if voyage is not None:
            other.voyage = voyage.copy()
        return other

    def data(self) -> dict[str, object]:
        """The whole state as plain data: what `SpacePaper.load` reads back."""
        data = self.progress_data()
        data["game"] = "spacepaper"
        data["format"] = FORMAT
        data["rules"] = RULES
        data["terms"] = self.terms.data()
        data["systems"] = [system.data() for system in self.systems]
        data["civs"] = [civ.data() for civ in self.civs]
        data["first"] = self.first
        data["turn"] = self.turn
        data["phase"] = self.phase
        data["voyage"] = None if self.voyage is None else self.voyage.data()
        return data

    def under_way(self) -> Voyage:
        """The activation under way."""
        voyage = self.voyage
        if voyage is None:
            raise LookupError("no ship is under way")
        return voyage

    def standing(self) -> i64:
        """How many players are still in the game."""
        count: i64 = 0
        for civ in self.civs:
            if not civ.fallen:
                count += 1
        return count

    def in_order(self, place: i64) -> i64:
        """The seat at a place of the turn order, counted from 0, fallen ones included. (SPP-0.9)"""
        seat = self.first + place
        return seat - self.seats if seat >= self.seats else seat
