"""What belongs to one player of SpacePaper: planets, ships, and all that is counted."""

from typing import final

from mypy_extensions import i64

from tablee.games.spacepaper.rules.powers import NO_POWERS, Powers
from tablee.games.spacepaper.rules.tables import CAPITAL, COLONY, NONE, OUTPOST


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


def inhabited(planet: Planet) -> bool:
    """Capital, colony or outpost. (SPP-0.5)"""
    return planet.status <= OUTPOST
