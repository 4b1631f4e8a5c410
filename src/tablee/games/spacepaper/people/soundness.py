"""Whether a table of SpacePaper can lie as a save says: systems, planets, ships and civilisations that agree."""

from collections import Counter
from itertools import combinations, pairwise
from typing import Final

from tablee.games.saving import need
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.build_steps import may_house
from tablee.games.spacepaper.rules.civilisation import Civilisation, Planet, Ship
from tablee.games.spacepaper.rules.economy import adaptation, most_people, ships_of_type
from tablee.games.spacepaper.rules.galaxy import (
    ENDS,
    LANES_BETWEEN,
    NODE_OF,
    NODES,
    NOWHERE,
    ORBIT,
    SLOTS,
    SYSTEMS,
)
from tablee.games.spacepaper.rules.setup_steps import (
    APART_AT_LEAST,
    FIRST_LEVELS,
    SETUP_STEPS,
    ChooseHomes,
    DraftEvents,
    DraftLeaders,
    DraftRaces,
    FirstSystems,
)
from tablee.games.spacepaper.rules.state import PARTIAL, TOTAL, UNREVEALED, SpaceState, System, Voyage
from tablee.kernel import NOBODY, Frame, place_of

DARK: Final = (t.BLACK_HOLE, t.VOID)
RACES_STEP: Final = place_of(SETUP_STEPS, DraftRaces)
LEADERS_STEP: Final = place_of(SETUP_STEPS, DraftLeaders)
EVENTS_STEP: Final = place_of(SETUP_STEPS, DraftEvents)
SYSTEMS_STEP: Final = place_of(SETUP_STEPS, FirstSystems)
HOMES_STEP: Final = place_of(SETUP_STEPS, ChooseHomes)


def check_table(s: SpaceState) -> None:
    """Everything that lies on the table, whatever the question."""
    for number in range(SYSTEMS):
        check_system(s.systems[number], number)
    for name in ("race", "leader", "event"):
        taken = [getattr(civ, name) for civ in s.civs if getattr(civ, name) != t.NONE]
        need(len(set(taken)) == len(taken), f"two players hold the same {name}")
    check_owners(s)
    check_homes(s)
    for seat in range(s.seats):
        check_civ(s, seat)
    check_crowd(s)


# Systems.


def check_system(system: System, number: int) -> None:
    """What is revealed could have been rolled. (SPP-6)"""
    need(len(system.kinds) == len(system.owners) == SLOTS, "a system has seven slots")
    kinds = [kind for kind in system.kinds if kind != t.NONE]
    rolled = [kind for kind in system.kinds[1:] if kind != t.NONE]
    if system.seen == UNREVEALED:
        need(system.star == t.NONE, "an unrevealed system shows its star")
    else:
        need(system.star != t.NONE, "a revealed system has no star")
    if system.seen != TOTAL or system.star in DARK:
        need(not kinds, "planets in a system that shows none")
        need(system.seen != PARTIAL or system.star not in DARK, "a black hole is revealed by half")
    else:
        need(len(rolled) in t.COUNT_ROLL[system.star], "a star with a number of planets that it cannot have")
        need(system.kinds[1 : len(rolled) + 1] == rolled, "a gap among the planets of a system")
        for kind in rolled:
            need(t.TYPE_OF[kind] in t.TYPE_ROLL[system.star], "a planet of a type that its star cannot have")
            need(t.SIZE_OF[kind] in t.SIZE_ROLL[t.TYPE_OF[kind]], "a planet of a size that its type cannot have")
    there = sum(1 << slot for slot, kind in enumerate(system.kinds) if kind != t.NONE)
    owned = sum(1 << slot for slot, owner in enumerate(system.owners) if owner != NOBODY)
    need(owned & ~there == 0 and system.paid & ~there == 0, "a planet that is not there has a mark")
    need(system.abandoned & ~(there & ~owned) == 0, "a planet is abandoned and owned, or not there")


def check_owners(s: SpaceState) -> None:
    """Systems and civilisations agree on whose each planet is, and on its kind."""
    shown = {
        number * SLOTS + slot: (owner, system.kinds[slot])
        for number, system in enumerate(s.systems)
        for slot, owner in enumerate(system.owners)
        if owner != NOBODY
    }
    held = [(planet, seat) for seat, civ in enumerate(s.civs) for planet in civ.planets if planet.at != NOWHERE]
    listed = {planet.at: (seat, planet.kind) for planet, seat in held}
    need(len(listed) == len(held) and listed == shown, "the owners of the planets do not agree")
    for civ in s.civs:
        need(all(one.at < other.at for one, other in pairwise(civ.planets)), "planets are out of order")


def check_homes(s: SpaceState) -> None:
    """The homes hold the native planets of the races, far enough from each other. (SPP-1.5, SPP-1.14)"""
    homes = [number for number, system in enumerate(s.systems) if system.kinds[0] != t.NONE]
    settled = [civ.race for civ in s.civs if s.turn > 0 or any(planet.at != NOWHERE for planet in civ.planets)]
    native = Counter(t.NATIVE[race] for race in settled)
    need(Counter(s.systems[home].kinds[0] for home in homes) == native, "the homes are not those of the races")
    apart = [LANES_BETWEEN[one * SYSTEMS + other] for one, other in combinations(homes, 2)]
    need(all(lanes >= APART_AT_LEAST for lanes in apart), "two homes are too near")
    if s.turn == 0:
        seen = [number for number, system in enumerate(s.systems) if system.seen != UNREVEALED]
        need(seen == homes, "more than the homes is revealed during set-up")


# Civilisations.


def check_civ(s: SpaceState, seat: int) -> None:
    """A civilisation holds together; a fallen one owns nothing. (SPP-11.2, SPP-13.11, SPP-17.8)"""
    civ = s.civs[seat]
    capitals = [planet for planet in civ.planets if planet.status == t.CAPITAL]
    need((civ.unrest == 0 and civ.leader == t.NONE and civ.used) or not civ.fallen, "a fallen player goes on")
    need((civ.event == t.NONE and civ.stored == 0 and not civ.bankrupt) or not civ.fallen, "a fallen player goes on")
    need(not civ.fallen or (not civ.planets and not civ.ships), "a fallen player owns something")
    need(len(capitals) == (civ.race != t.NONE and not civ.fallen), "a player without capital, or with two")
    need(civ.politics == t.ANARCHY or civ.anarchy == 0, "turns of anarchy without anarchy")
    need(civ.politics != t.ANARCHY or not civ.ships, "a ship under anarchy")
    need(civ.stored == 0 or s.phase != t.IN_MOVEMENT, "energy is stored for too long")
    need(s.over or min(civ.levels) < t.MAX_LEVEL, "all technologies are known, and the game goes on")
    if s.turn > 0 and not civ.fallen:
        need(min(civ.race, civ.leader, civ.event, civ.politics) != t.NONE, "a player has skipped the set-up")
        need((civ.bonus != t.NONE) == (civ.leader == t.OPPORTUNIST), "a bonus without the Opportunist")
    for planet in civ.planets:
        check_planet(s, seat, planet)
    check_fleet(s, civ)


def check_planet(s: SpaceState, seat: int, planet: Planet) -> None:
    """The counters of a planet fit its status, its kind and what stands on it."""
    civ = s.civs[seat]
    size = t.SIZE_OF[planet.kind]
    need(planet.at != NOWHERE or s.turn == 0, "a planet lies nowhere")
    need(planet.loser != seat, "a planet was taken from its owner")
    need(planet.shield == 0 or s.phase == t.IN_MOVEMENT, "help lasts too long")
    need(planet.resistance < max(planet.people, 1), "a planet resists more than its people can")
    if planet.status == t.ADAPTING:
        need(adaptation(civ, planet.kind, 0) > 0 and size != t.ASTEROID, "a planet adapts without need")
        need(1 <= planet.steps <= t.STEPS[size] and planet.turns >= 1, "the steps of an adaptation are out of range")
        need(planet.people == planet.unrest == 0, "people on a planet in adaptation")
    else:
        need(planet.steps == planet.turns == 0, "an adapted planet has steps to do")
        least = 0 if size == t.ASTEROID else 1
        most = t.OUTPOST_PEOPLE if planet.status == t.OUTPOST else most_people(planet)
        need(planet.people <= most, "a planet with more people than it holds")
        need(planet.people >= (t.OUTPOST_PEOPLE if planet.status == t.OUTPOST else least), "a planet without people")
    check_works(planet)


def check_works(planet: Planet) -> None:
    """What stands on a planet and in its queue may be there. (SPP-7)"""
    living = t.TYPE_OF[planet.kind] == t.LIVING
    if living or planet.status > t.COLONY:
        need(planet.built == 0 and planet.project == t.NONE, "a planet that cannot build has built")
    need(not living or planet.unrest == 0, "a living planet is discontented")
    need(not planet.built & t.HAS_HABITATS or may_house(planet), "habitats where they change nothing")
    if planet.project == t.NONE:
        need(planet.energy == 0, "energy without a project")
    elif planet.project >= t.SHIP_PROJECT:
        need(planet.built & t.HAS_SPACEPORT > 0, "a ship is built without spaceport")
        need(1 <= planet.energy <= t.SHIP_ENERGY[planet.project - t.SHIP_PROJECT], "a project's energy is out of range")
    else:
        need(not planet.built >> planet.project & 1, "a project is built already")
        need(planet.project != t.HABITATS or may_house(planet), "habitats where they change nothing")
        need(1 <= planet.energy <= t.INFRA_ENERGY[planet.project], "a project's energy is out of range")


def check_fleet(s: SpaceState, civ: Civilisation) -> None:
    """Ships by number, within the limits, where ships can be. (SPP-7.4, SPP-8.1)"""
    need(all(one.number < other.number for one, other in pairwise(civ.ships)), "ships are out of order")
    of_type = [ships_of_type(civ, kind) for kind in range(len(t.SHIP_IDS))]
    need(max(of_type) <= t.MOST_OF_TYPE and sum(of_type) <= t.MOST_SHIPS, "more ships than there are")
    for ship in civ.ships:
        if s.turn == 0 and ship.place == NOWHERE:
            need(ship.entry == t.NONE, "a ship comes from nowhere by a lane")
            continue
        need(is_place(s, ship.place), "a ship is nowhere")
        check_entry(s, ship.place, ship.entry)


def check_entry(s: SpaceState, place: int, entry: int) -> None:
    """Only to a black hole, or what was one, does a ship remember its lane. (SPP-8.17, SPP-8.23)"""
    if entry != t.NONE:
        need(place < SYSTEMS and place in ENDS[entry], "a ship came by a lane that leads elsewhere")
        need(s.systems[place].star in DARK, "a ship came to a black hole that is none")


def is_place(s: SpaceState, place: int) -> bool:
    """Whether a ship can be at a place: a lane point, or at a star or planet that is revealed."""
    if place < SYSTEMS or place >= ORBIT:
        system = s.systems[NODE_OF[place]] if place >= 0 else None
        return system is not None and system.seen == TOTAL and _has_orbit(system, place)
    return True


def _has_orbit(system: System, place: int) -> bool:
    return place < ORBIT or system.kinds[(place - ORBIT) % SLOTS] != t.NONE


def check_crowd(s: SpaceState) -> None:
    """Lane points and wide orbits hold one ship each, the ship under way aside. (SPP-8.2)"""
    ships = [(seat, ship) for seat, civ in enumerate(s.civs) for ship in civ.ships]
    still = [ship for seat, ship in ships if not _is_under_way(s.voyage, seat, ship)]
    places = [ship.place for ship in still if NOWHERE < ship.place < NODES]
    need(len(set(places)) == len(places), "two ships where there is room for one")


def _is_under_way(voyage: Voyage | None, seat: int, ship: Ship) -> bool:
    return voyage is not None and voyage.seat == seat and voyage.ship == ship.number


# The set-up.


def check_set_up(s: SpaceState, frame: Frame) -> None:
    """Each player has what the set-up has come to, and nothing more. (SPP-1)"""
    need(frame.chosen == 0 or frame.at in (RACES_STEP, LEADERS_STEP), "a frame holds a choice that is not open")
    for seat, civ in enumerate(s.civs):
        place = (seat - s.first) % s.seats
        late = (place + 1) % s.seats  # the last player begins
        raced = _done(frame, RACES_STEP, place)
        homed = _done(frame, HOMES_STEP, late)
        need((civ.race != t.NONE) == raced, "a race is missing, or taken too early")
        need((civ.leader != t.NONE) == _done(frame, LEADERS_STEP, late), "a leader is missing, or taken too early")
        need((civ.event != t.NONE) == _done(frame, EVENTS_STEP, place), "an event is missing, or taken too early")
        need((civ.politics != t.NONE) == _done(frame, SYSTEMS_STEP, place), "a system is missing, or taken too early")
        open_race = raced and frame.at == RACES_STEP and place == frame.count
        open_bonus = frame.at == LEADERS_STEP and late == frame.count
        need(not open_race or civ.race == t.ETHER, "a technology for another race than the Ethers")
        bonus = civ.leader == t.OPPORTUNIST and not open_bonus
        need(not (open_bonus and frame.chosen) or civ.leader == t.OPPORTUNIST, "a bonus without the Opportunist")
        need((civ.bonus != t.NONE) == bonus, "a bonus without the Opportunist")
        check_start(civ, learned=raced and not open_race, homed=homed)


def _done(frame: Frame, step: int, place: int) -> bool:
    """Whether the player at a place of the order has made the choice of a step; `chosen` means one more was made."""
    return frame.at > step or (frame.at == step and place < frame.count + frame.chosen)


def check_start(civ: Civilisation, *, learned: bool, homed: bool) -> None:
    """A civilisation before the first turn: a capital, a scout and a technology at most. (SPP-1.3, SPP-1.5 to 1.7)"""
    nothing = civ.gold == civ.science == civ.minerals() == civ.unrest == civ.stored == civ.anarchy == 0
    need(nothing and not (civ.used or civ.bankrupt or civ.fallen), "something was earned or lost during set-up")
    raised = [tech for tech in range(t.TECHS) if civ.levels[tech] != FIRST_LEVELS[tech]]
    need(sum(civ.levels) == t.TECHS + learned * t.BONUS_LEVELS, "the first levels are not those of the race")
    need(not raised or t.RACE_TECH[civ.race] in (t.NONE, raised[0]), "the first levels are not those of the race")
    scouts = int(civ.race != t.NONE and civ.politics != t.ANARCHY)
    need([ship.kind for ship in civ.ships] == [t.SCOUT] * scouts, "the first ship is not a scout")
    need(len(civ.planets) == (civ.race != t.NONE), "a player has more than a capital")
    for planet in civ.planets:
        full = t.MAX_POPULATION[t.SIZE_OF[planet.kind]]
        need(planet.kind == t.NATIVE[civ.race] and planet.people == full, "a capital is not that of the race")
        need(planet.built == planet.unrest == planet.resistance == 0, "a capital has a past before the first turn")
        need((planet.at != NOWHERE) == homed, "a home is missing, or chosen too early")
        orbit = ORBIT + planet.at if homed else NOWHERE
        need(all(ship.place == orbit and ship.ready for ship in civ.ships), "a scout has left during set-up")
