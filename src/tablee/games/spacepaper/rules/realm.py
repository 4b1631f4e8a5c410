"""What changes hands: planets settled, lost and freed, ships that appear and vanish, systems revealed."""

from typing import Final

from mypy_extensions import i64

from tablee.games.spacepaper.rules import events as tell
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import Civilisation, Planet, Ship
from tablee.games.spacepaper.rules.economy import adaptation, birth_time, owned_of_type
from tablee.games.spacepaper.rules.galaxy import DISTANCE, NODE_OF, NODES, NOWHERE, ORBIT, SLOTS, SYSTEMS
from tablee.games.spacepaper.rules.state import PARTIAL, TOTAL, UNREVEALED, SpaceState, System
from tablee.kernel import NOBODY
from tablee.kernel.event import DICE, EVERYONE, NO_ONE

NO_PLANETS: Final[list[int]] = [t.NONE] * SLOTS
NO_OWNERS: Final[list[int]] = [NOBODY] * SLOTS


def bit(unit: i64, place: i64) -> i64:
    """A single bit; the compiler would shift a literal in 32 bits, a parameter in 64."""
    return unit << place


def craft(seat: i64, ship: Ship) -> int:
    """A ship as events name it."""
    return ship.kind * 100 + seat * 20 + ship.number - 1


# Ownership.


def set_owner(s: SpaceState, at: i64, owner: i64, abandoned: bool, paid: bool) -> None:
    """Who owns a planet from now on; a planet without owner may be an abandoned one, and keeps its mark."""
    number = at // SLOTS
    slot = at - number * SLOTS
    old = s.systems[number]
    owners = old.owners[:]
    owners[slot] = owner
    mask = bit(1, slot)
    left = old.abandoned | mask if abandoned else old.abandoned & ~mask
    s.systems[number] = System(old.seen, old.star, old.kinds, owners, left, old.paid | mask if paid else old.paid)


def add_planet(civ: Civilisation, planet: Planet) -> None:
    """Put a planet among those of its owner, in the order of the galaxy."""
    place = len(civ.planets)
    while place > 0 and civ.planets[place - 1].at > planet.at:
        place -= 1
    civ.planets.insert(place, planet)


def give_up(s: SpaceState, seat: i64, planet: Planet, abandoned: bool, paid: bool) -> None:
    """A planet becomes free or abandoned and loses all it had. (SPP-11.25)"""
    s.civs[seat].planets.remove(planet)
    set_owner(s, planet.at, NOBODY, abandoned, paid)


def blank_planet(at: i64, kind: i64, status: i64) -> Planet:
    """A planet with nothing on it."""
    return Planet(at, kind, status, 0, 1, 0, 0, 0, t.NONE, 0, 0, 0, 0, 0, NOBODY)


def settleable(s: SpaceState, seat: i64, at: i64) -> bool:
    """Whether a player may settle a planet, ships apart. (SPP-11.7, SPP-11.11)"""
    system = s.systems[at // SLOTS]
    slot = at % SLOTS
    kind = system.kinds[slot]
    return (
        kind != t.NONE
        and system.owners[slot] == NOBODY
        and owned_of_type(s.civs[seat], t.TYPE_OF[kind]) < t.SHEETS
        and not foe_in_orbit(s, seat, ORBIT + at)
    )


def settle(s: SpaceState, seat: i64, at: i64, outpost: bool) -> None:
    """Start a colony or an outpost. (SPP-11.10 to 11.14)"""
    civ = s.civs[seat]
    number = at // SLOTS
    slot = at - number * SLOTS
    system = s.systems[number]
    kind: i64 = system.kinds[slot]
    size = t.SIZE_OF[kind]
    abandoned = (system.abandoned >> slot) & 1 == 1
    planet = blank_planet(at, kind, t.OUTPOST)
    if outpost:
        planet.people = t.OUTPOST_PEOPLE
        if s.listening:
            s.tell(tell.OUTPOST, EVERYONE, [seat, at])
    else:
        turns = adaptation(civ, kind, 0)
        if turns == 0 or size == t.ASTEROID or abandoned:
            become_colony(civ, planet)
            if s.listening:
                s.tell(tell.SETTLES, EVERYONE, [seat, at])
        else:
            planet.status = t.ADAPTING
            planet.steps = t.STEPS[size]
            planet.turns = turns
            if s.listening:
                s.tell(tell.ADAPTS, EVERYONE, [seat, at, planet.steps, turns])
    set_owner(s, at, seat, False, False)
    add_planet(civ, planet)


def become_colony(civ: Civilisation, planet: Planet) -> None:
    """A planet begins its life as a colony. (SPP-11.13, SPP-11.15)"""
    planet.status = t.COLONY
    planet.steps = 0
    planet.turns = 0
    planet.people = 0 if t.SIZE_OF[planet.kind] == t.ASTEROID else 1
    planet.growth = birth_time(civ, planet)


# Ships.


def launch(s: SpaceState, seat: i64, kind: i64, place: i64) -> Ship:
    """A ready ship appears, with the least free number. (SPP-0.11, SPP-7.12)"""
    ships = s.civs[seat].ships
    number: i64 = 1
    for other in ships:
        if other.number == number:
            number += 1
    ship = Ship(number, kind, place, True, False, t.NONE)
    ships.insert(number - 1, ship)
    return ship


def lose_ship(s: SpaceState, seat: i64, ship: Ship, cause: i64 = tell.IN_BATTLE) -> None:
    """A ship goes back to its owner's reserve. (SPP-9.10)"""
    s.civs[seat].ships.remove(ship)
    if s.listening:
        s.tell(tell.LOST, EVERYONE, [seat, craft(seat, ship), cause])


def lose_fleet(s: SpaceState, seat: i64) -> None:
    """Anarchy destroys every ship. (SPP-13.11)"""
    for ship in s.civs[seat].ships[:]:
        lose_ship(s, seat, ship, tell.BY_ANARCHY)


def foe_in_orbit(s: SpaceState, seat: i64, place: i64) -> bool:
    """Whether a ship of another player is at a place."""
    for owner in range(s.seats):
        if owner != seat:
            for ship in s.civs[owner].ships:
                if ship.place == place:
                    return True
    return False


# Distances.


def home_distance(civ: Civilisation, node: i64) -> i64:
    """Steps from a node to the nearest inhabited planet. (SPP-0.3)"""
    least: i64 = t.UNLIMITED
    last: i64 = NOWHERE
    for planet in civ.planets:
        if planet.status <= t.OUTPOST:
            system = planet.at // SLOTS
            if system != last:  # planets of one system follow each other
                last = system
                distance: i64 = DISTANCE[system * NODES + node]
                if distance < least:
                    least = distance
    return least


# Revelation.


def roll(s: SpaceState) -> i64:
    """The sum of two dice. (SPP-6.8)"""
    one = s.rng.below(6) + 1
    other = s.rng.below(6) + 1
    if s.listening:
        s.tell(DICE, NO_ONE, [one, other])
    return one + other


def reveal_star(s: SpaceState, number: i64, home: bool) -> None:
    """Roll the star of a system; a home is no black hole. (SPP-6.3, SPP-6.7, SPP-1.16)"""
    star: i64 = t.STAR_ROLL[roll(s)]
    while home and star == t.BLACK_HOLE:
        star = t.STAR_ROLL[roll(s)]
    seen: i64 = PARTIAL
    if star == t.BLACK_HOLE:
        seen = TOTAL
    s.systems[number] = System(seen, star, NO_PLANETS, NO_OWNERS, 0, 0)
    if s.listening:
        s.tell(tell.STAR, EVERYONE, [number, star])


def reveal(s: SpaceState, number: i64, home: bool = False) -> None:
    """Reveal a system totally, as far as it is not. (SPP-6.2 to 6.7)"""
    if s.systems[number].seen == UNREVEALED:
        reveal_star(s, number, home)
    system = s.systems[number]
    if system.seen == TOTAL:
        return
    count: i64 = t.COUNT_ROLL[system.star][roll(s)]
    types: list[int] = []
    for planet in range(count):
        types.append(t.TYPE_ROLL[system.star][roll(s)])
    kinds = system.kinds[:]
    slot: i64 = 1
    for kind in types:
        kinds[slot] = kind * 6 + t.SIZE_ROLL[kind][roll(s)]
        slot += 1
    s.systems[number] = System(TOTAL, system.star, kinds, system.owners, 0, 0)
    if s.listening:
        for slot in range(1, count + 1):
            s.tell(tell.PLANET, EVERYONE, [number * SLOTS + slot, kinds[slot]])


def vanish(s: SpaceState, number: i64) -> None:
    """A black hole becomes empty space. (SPP-8.22, SPP-8.23, SPP-16.9)"""
    s.systems[number] = System(TOTAL, t.VOID, NO_PLANETS, NO_OWNERS, 0, 0)
    if s.listening:
        s.tell(tell.VANISHES, EVERYONE, [number])


def is_hole(s: SpaceState, node: i64) -> bool:
    """Whether a node is a revealed black hole."""
    return node < SYSTEMS and s.systems[node].star == t.BLACK_HOLE


def detect(s: SpaceState, seat: i64) -> None:
    """Reveal what lies within detection range, nearest first. (SPP-6.9 to 6.11)"""
    civ = s.civs[seat]
    powers = civ.powers
    if powers.detection <= 0:
        return
    found: list[int] = []  # distance * 24 + system, so that sorting puts them in their order
    for number in range(SYSTEMS):
        seen = s.systems[number].seen
        if seen == UNREVEALED or (powers.total and seen == PARTIAL):
            distance = home_distance(civ, number)
            for ship in civ.ships:
                away: i64 = DISTANCE[NODE_OF[ship.place] * NODES + number]
                if away < distance:
                    distance = away
            if distance <= powers.detection:
                found.append(distance * SYSTEMS + number)
    found.sort()
    for entry in found:
        if powers.total:
            reveal(s, entry % SYSTEMS)
        else:
            reveal_star(s, entry % SYSTEMS, False)
