"""The set-up: who begins, then races, leaders, events, first systems and homes. (SPP-1)"""

from typing import Final

from mypy_extensions import i64

from tablee.games.spacepaper.data import OPTIONS
from tablee.games.spacepaper.rules import events as tell
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import Civilisation
from tablee.games.spacepaper.rules.economy import allowed_systems, reckon
from tablee.games.spacepaper.rules.galaxy import LANES_BETWEEN, NOWHERE, ORBIT, SLOTS, SYSTEMS
from tablee.games.spacepaper.rules.realm import NO_OWNERS, NO_PLANETS, blank_planet, launch, lose_fleet, reveal, roll
from tablee.games.spacepaper.rules.state import TOTAL, UNREVEALED, SpaceState, System
from tablee.games.spacepaper.rules.terms import Terms
from tablee.kernel import NOBODY, Frame, Rng, Step
from tablee.kernel.event import DRAWN, EVERYONE, NO_ONE

APART: Final[int] = OPTIONS.constants.start_lane_distance
APART_AT_LEAST: Final[int] = OPTIONS.constants.start_lane_distance_fallback
FIRST_LEVELS: Final[list[int]] = [1] * t.TECHS


def set_up(terms: Terms, seats: int, rng: Rng, listening: bool) -> SpaceState:
    """An empty galaxy, and the roll for the first-player token. (SPP-1.2, SPP-1.3)"""
    nothing = System(UNREVEALED, t.NONE, NO_PLANETS, NO_OWNERS, 0, 0)
    civs = [Civilisation([], [], FIRST_LEVELS) for seat in range(seats)]
    s = SpaceState(terms, seats, rng, [nothing] * SYSTEMS, civs, NOBODY)
    s.listening = listening
    s.first = roll_first(s)
    s.tell(tell.STARTS, EVERYONE, [s.first])
    return s


def roll_first(s: SpaceState) -> i64:
    """The highest sum of two dice; those tied for it roll again. (SPP-1.2)"""
    seats = list(range(s.seats))
    while len(seats) > 1:
        sums = [_rolled(s, seat) for seat in seats]
        best = max(sums)
        seats = [seat for seat, total in zip(seats, sums, strict=True) if total == best]
    return seats[0]


def _rolled(s: SpaceState, seat: int) -> int:
    """The roll of one player, told to all."""
    total: int = roll(s)
    if s.listening:
        one = s.events[-1].args[0]
        s.tell(tell.ROLLS, EVERYONE, [seat, one, total - one])
    return total


def last_first(s: SpaceState, count: i64) -> i64:
    """The seat whose turn it is when the last player begins. (SPP-1.8, SPP-1.14)"""
    return s.in_order(s.seats - 1 if count == 0 else count - 1)


def drawn(s: SpaceState, options: list[int]) -> int:
    """One of the options, by chance."""
    place = s.rng.below(len(options))
    if s.listening:
        s.tell(DRAWN, NO_ONE, [options[place]])
    return options[place]


class DraftRaces(Step[SpaceState]):
    """Each player in turn takes a race, and the Ethers a technology at once. (SPP-1.4 to 1.7, SPP-1.18)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Ask for a race, or draw one; `chosen` is 1 while the Ethers' technology is open."""
        if f.chosen == 1:
            s.ask(s.in_order(f.count), t.ASK_RACETECH, [number.TECH + tech for tech in range(t.TECHS)])
            return
        if f.count == s.seats:
            f.count = 0
            f.at += 1
            return
        taken = [civ.race for civ in s.civs]
        options = [number.RACE + race for race in range(len(t.RACE_IDS)) if race not in taken]
        if s.terms.drawn:
            choice = drawn(s, options)
            if s.listening:
                s.tell(tell.DRAWS_RACE, EVERYONE, [s.in_order(f.count), choice - number.RACE])
            self.take(s, f, choice - number.RACE)
        else:
            s.ask(s.in_order(f.count), t.ASK_RACE, options)

    def answer(self, s: SpaceState, f: Frame, choice: int) -> None:
        """Take the race or the technology."""
        seat = s.in_order(f.count)
        if f.chosen == 1:
            f.chosen = 0
            f.count += 1
            self.gain(s, seat, choice - number.TECH)
            return
        if s.listening:
            s.tell(tell.TAKES_RACE, EVERYONE, [seat, choice - number.RACE])
        self.take(s, f, choice - number.RACE)

    def take(self, s: SpaceState, f: Frame, race: i64) -> None:
        """A capital, a scout in its orbit, and the race's technology. (SPP-1.5 to 1.7)"""
        seat = s.in_order(f.count)
        civ = s.civs[seat]
        civ.race = race
        capital = blank_planet(NOWHERE, t.NATIVE[race], t.CAPITAL)
        capital.people = t.MAX_POPULATION[t.SIZE_OF[capital.kind]]
        civ.planets.append(capital)
        launch(s, seat, t.SCOUT, NOWHERE)
        if t.RACE_TECH[race] == t.NONE:
            f.chosen = 1
        else:
            f.count += 1
            self.gain(s, seat, t.RACE_TECH[race])

    def gain(self, s: SpaceState, seat: i64, tech: i64) -> None:
        """The level that the race brings. (SPP-1.7)"""
        civ = s.civs[seat]
        levels = civ.levels[:]
        levels[tech] += t.BONUS_LEVELS
        civ.levels = levels
        reckon(civ)
        if s.listening:
            s.tell(tell.RACE_TECH, EVERYONE, [seat, tech, levels[tech]])


class DraftLeaders(Step[SpaceState]):
    """The last player first, each takes a leader, and the Opportunist a bonus at once. (SPP-1.8, SPP-1.9)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Ask for a leader, or for the Opportunist's bonus."""
        if f.chosen == 1:
            s.ask(last_first(s, f.count), t.ASK_OPP0, [number.BONUS + bonus for bonus in range(len(t.BONUS_IDS))])
        elif f.count == s.seats:
            f.count = 0
            f.at += 1
        else:
            taken = [civ.leader for civ in s.civs]
            free = [number.LEADER + leader for leader in range(len(t.LEADER_IDS)) if leader not in taken]
            s.ask(last_first(s, f.count), t.ASK_LEADER, free)

    def answer(self, s: SpaceState, f: Frame, choice: int) -> None:
        """Take the leader or the bonus."""
        seat = last_first(s, f.count)
        civ = s.civs[seat]
        if f.chosen == 1:
            civ.bonus = choice - number.BONUS
            if s.listening:
                s.tell(tell.TAKES_BONUS, EVERYONE, [seat, civ.bonus])
            f.chosen = 0
            f.count += 1
            return
        civ.leader = choice - number.LEADER
        reckon(civ)
        if s.listening:
            s.tell(tell.TAKES_LEADER, EVERYONE, [seat, civ.leader])
        if civ.leader == t.OPPORTUNIST:
            f.chosen = 1
        else:
            f.count += 1


class DraftEvents(Step[SpaceState]):
    """Each player in turn takes an event card. (SPP-1.10)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Ask for a card that nobody has."""
        if f.count == s.seats:
            f.count = 0
            f.at += 1
            return
        taken = [civ.event for civ in s.civs]
        free = [number.EVENT + event for event in range(len(t.EVENT_IDS)) if event not in taken]
        s.ask(s.in_order(f.count), t.ASK_EVENT, free)

    def answer(self, s: SpaceState, f: Frame, choice: int) -> None:
        """Take the card."""
        seat = s.in_order(f.count)
        s.civs[seat].event = choice - number.EVENT
        f.count += 1
        if s.listening:
            s.tell(tell.TAKES_EVENT, EVERYONE, [seat, choice - number.EVENT])


class FirstSystems(Step[SpaceState]):
    """Each player in turn takes a political system whose condition is met. (SPP-1.11 to 1.13)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Ask for a system; several players may share one."""
        if f.count == s.seats:
            f.count = 0
            f.at += 1
            return
        seat = s.in_order(f.count)
        civ = s.civs[seat]
        met = [number.SYSTEM + system for system in allowed_systems(civ)]
        s.ask(seat, t.ASK_SYS0, met)

    def answer(self, s: SpaceState, f: Frame, choice: int) -> None:
        """Take the system; anarchy destroys the scout."""
        seat = s.in_order(f.count)
        s.civs[seat].politics = choice - number.SYSTEM
        f.count += 1
        if s.listening:
            s.tell(tell.TAKES_SYSTEM, EVERYONE, [seat, choice - number.SYSTEM])
        if choice - number.SYSTEM == t.ANARCHY:
            lose_fleet(s, seat)


def legal_homes(s: SpaceState) -> list[int]:
    """The systems far enough from every home that was chosen. (SPP-1.14)"""
    homes = [civ.planets[0].at // SLOTS for civ in s.civs if civ.planets[0].at != NOWHERE]
    for apart in (APART, APART_AT_LEAST):
        free = [
            system
            for system in range(SYSTEMS)
            if all(LANES_BETWEEN[system * SYSTEMS + home] >= apart for home in homes)
        ]
        if free:
            return free
    raise LookupError("five homes always find room")


class ChooseHomes(Step[SpaceState]):
    """The last player first, each chooses a home system, which is revealed totally. (SPP-1.14 to 1.16)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Ask for a system, or draw one."""
        if f.count == s.seats:
            s.frames.pop()
            s.push(TURN, NOBODY)
            return
        seat = last_first(s, f.count)
        options = [number.HOME + system for system in legal_homes(s)]
        if s.terms.drawn:
            choice = drawn(s, options)
            if s.listening:
                s.tell(tell.DRAWS_HOME, EVERYONE, [seat, choice - number.HOME])
            self.found(s, f, choice - number.HOME)
        else:
            s.ask(seat, t.ASK_START, options)

    def answer(self, s: SpaceState, f: Frame, choice: int) -> None:
        """Found the home."""
        if s.listening:
            s.tell(tell.TAKES_HOME, EVERYONE, [last_first(s, f.count), choice - number.HOME])
        self.found(s, f, choice - number.HOME)

    def found(self, s: SpaceState, f: Frame, home: i64) -> None:
        """Reveal the system; the capital comes to the planets rolled."""
        seat = last_first(s, f.count)
        f.count += 1
        reveal(s, home, True)
        civ = s.civs[seat]
        capital = civ.planets[0]
        capital.at = home * SLOTS
        system = s.systems[home]
        kinds = system.kinds[:]
        owners = system.owners[:]
        kinds[0] = capital.kind
        owners[0] = seat
        s.systems[home] = System(TOTAL, system.star, kinds, owners, 0, 0)
        for ship in civ.ships:
            ship.place = ORBIT + capital.at


# Effects, by number.
SET_UP: Final = 0
TURN: Final = 1
ACTIVATION: Final = 2

SETUP_STEPS: Final[list[Step[SpaceState]]] = [
    DraftRaces(),
    DraftLeaders(),
    DraftEvents(),
    FirstSystems(),
    ChooseHomes(),
]
