"""What lies on the table of SpacePaper."""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.spacepaper.powers import NO_POWERS, Powers
from tablee.games.spacepaper.tables import CAPITAL, COLONY, NONE, OUTPOST
from tablee.games.spacepaper.terms import Terms
from tablee.kernel import NOBODY, Rng, State

FORMAT: Final = 1  # of saved data
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
class Planet:
    """A planet that someone owns."""

    def __init__(
        self,
        at: i64,
        kind: i64,
        status: i64,
        people: i64,
        growth: i64,
        steps: i64,
        turns: i64,
        built: i64,
        project: i64,
        energy: i64,
        unrest: i64,
        resistance: i64,
        shield: i64,
        symbiosis: i64,
        loser: i64,
    ) -> None:
        self.at: i64 = at  # its number in the galaxy, or NOWHERE before the home system is chosen
        self.kind: i64 = kind  # type * 6 + size
        self.status: i64 = status
        self.people: i64 = people
        self.growth: i64 = growth  # upkeeps until the next one is born (SPP-11.16)
        self.steps: i64 = steps  # of adaptation still to do (SPP-11.14)
        self.turns: i64 = turns  # left in this step
        self.built: i64 = built  # infrastructure, a bit each
        self.project: i64 = project  # in its queue, or NONE
        self.energy: i64 = energy  # that the project still needs
        self.unrest: i64 = unrest  # planetary discontent
        self.resistance: i64 = resistance  # under invasion while above 0
        self.shield: i64 = shield  # more defense until the movement phase ends (SPP-16.13)
        self.symbiosis: i64 = symbiosis  # less adaptation (SPP-16.11)
        self.loser: i64 = loser  # who owned it just before, or NOBODY

    def copy(self) -> "Planet":
        """The same, independent of this one."""
        return Planet(
            self.at,
            self.kind,
            self.status,
            self.people,
            self.growth,
            self.steps,
            self.turns,
            self.built,
            self.project,
            self.energy,
            self.unrest,
            self.resistance,
            self.shield,
            self.symbiosis,
            self.loser,
        )

    def data(self) -> list[int]:
        """The planet as plain data, for a save."""
        return [
            self.at,
            self.kind,
            self.status,
            self.people,
            self.growth,
            self.steps,
            self.turns,
            self.built,
            self.project,
            self.energy,
            self.unrest,
            self.resistance,
            self.shield,
            self.symbiosis,
            self.loser,
        ]


@final
class Ship:
    """A ship in play."""

    def __init__(self, number: i64, kind: i64, place: i64, ready: bool, attacked: bool, entry: i64) -> None:
        self.number: i64 = number  # 1 to 20 among its owner's
        self.kind: i64 = kind
        self.place: i64 = place  # NOWHERE before the home system is chosen
        self.ready = ready
        self.attacked = attacked  # in this turn
        self.entry: i64 = entry  # the lane by which it came to a black hole, or NONE

    def copy(self) -> "Ship":
        """The same, independent of this one."""
        return Ship(self.number, self.kind, self.place, self.ready, self.attacked, self.entry)

    def data(self) -> list[object]:
        """The ship as plain data, for a save."""
        return [self.number, self.kind, self.place, self.ready, self.attacked, self.entry]


@final
class Civilisation:
    """What belongs to one player. `levels` and `powers` are replaced, never changed, so that copies share them."""

    def __init__(self, planets: list[Planet], ships: list[Ship], levels: list[int]) -> None:
        self.race: i64 = NONE
        self.leader: i64 = NONE
        self.bonus: i64 = NONE  # the Opportunist's
        self.event: i64 = NONE
        self.used = False  # the event
        self.politics: i64 = NONE
        self.anarchy: i64 = 0  # upkeeps in a row under anarchy
        self.gold: i64 = 0
        self.science: i64 = 0
        self.levels = levels
        self.corundum: i64 = 0
        self.antimatter: i64 = 0
        self.oganesson: i64 = 0
        self.unrest: i64 = 0  # global discontent
        self.stored: i64 = 0  # energy of the capital for the next construction phase (SPP-13.14)
        self.bankrupt = False
        self.fallen = False  # eliminated
        self.planets = planets  # in the order of the galaxy
        self.ships = ships  # by number
        self.powers: Powers = NO_POWERS  # what levels, minerals and leader come to

    def copy(self) -> "Civilisation":
        """The same, independent of this one."""
        other = Civilisation(
            [planet.copy() for planet in self.planets], [ship.copy() for ship in self.ships], self.levels
        )
        other.race = self.race
        other.leader = self.leader
        other.bonus = self.bonus
        other.event = self.event
        other.used = self.used
        other.politics = self.politics
        other.anarchy = self.anarchy
        other.gold = self.gold
        other.science = self.science
        other.corundum = self.corundum
        other.antimatter = self.antimatter
        other.oganesson = self.oganesson
        other.unrest = self.unrest
        other.stored = self.stored
        other.bankrupt = self.bankrupt
        other.fallen = self.fallen
        other.powers = self.powers
        return other

    def minerals(self) -> i64:
        """The three tracks together."""
        return self.corundum + self.antimatter + self.oganesson

    def capital(self) -> Planet:
        """The one capital that every player in the game has. (SPP-11.2)"""
        for planet in self.planets:
            if planet.status == CAPITAL:
                return planet
        raise LookupError("a fallen civilisation has no capital")

    def colonies(self) -> i64:
        """The colony count: never the capital. (SPP-0.8)"""
        count: i64 = 0
        for planet in self.planets:
            if planet.status == COLONY:
                count += 1
        return count

    def planet(self, at: i64) -> Planet:
        """The owned planet with this number."""
        for planet in self.planets:
            if planet.at == at:
                return planet
        raise LookupError("this planet is not theirs")

    def ship(self, number: i64) -> Ship:
        """The ship with this number."""
        for ship in self.ships:
            if ship.number == number:
                return ship
        raise LookupError("there is no such ship")

    def data(self) -> dict[str, object]:
        """The civilisation as plain data, for a save."""
        return {
            "race": self.race,
            "leader": self.leader,
            "bonus": self.bonus,
            "event": self.event,
            "used": self.used,
            "politics": self.politics,
            "anarchy": self.anarchy,
            "gold": self.gold,
            "science": self.science,
            "levels": self.levels[:],
            "minerals": [self.corundum, self.antimatter, self.oganesson],
            "unrest": self.unrest,
            "stored": self.stored,
            "bankrupt": self.bankrupt,
            "fallen": self.fallen,
            "planets": [planet.data() for planet in self.planets],
            "ships": [ship.data() for ship in self.ships],
        }


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


def inhabited(planet: Planet) -> bool:
    """Capital, colony or outpost. (SPP-0.5)"""
    return planet.status <= OUTPOST
