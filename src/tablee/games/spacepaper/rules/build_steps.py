"""The construction phase: projects, colonies in the own systems, and energy. (SPP-7, SPP-11.9)"""

from mypy_extensions import i64

from tablee.games.spacepaper.rules import events as tell
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.cards import add_cards, play_card
from tablee.games.spacepaper.rules.civilisation import Civilisation, Planet
from tablee.games.spacepaper.rules.economy import may_gain_ship, net_energy, profitable
from tablee.games.spacepaper.rules.galaxy import ORBIT, SLOTS
from tablee.games.spacepaper.rules.realm import craft, launch, settle, settleable
from tablee.games.spacepaper.rules.resource_steps import begin_phase, next_player
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.games.spacepaper.rules.victory import check_realm
from tablee.kernel import NOBODY, Frame, Step
from tablee.kernel.event import EVERYONE


def ship_cost(civ: Civilisation, kind: i64) -> i64:
    """The energy of a ship. (SPP-7.13, SPP-15.5)"""
    if kind == t.CRUISER:
        return t.LEADER_CRUISER_ENERGY[civ.leader]
    return t.SHIP_ENERGY[kind]


def may_house(planet: Planet) -> bool:
    """Whether habitats raise the maximum. (SPP-7.7)"""
    most = t.MAX_POPULATION[t.SIZE_OF[planet.kind]]
    return 0 < most < t.MOST_PEOPLE


def projects_of(civ: Civilisation, planet: Planet, options: list[int]) -> None:
    """Add the projects that an empty queue may take. (SPP-7.1, SPP-7.4 to 7.7)"""
    kind = t.TYPE_OF[planet.kind]
    if planet.project != t.NONE or kind == t.LIVING or not profitable(civ, planet):
        return
    base = number.BUILD + planet.at * t.PROJECTS
    missing: i64 = t.ALLOWED[civ.powers.building] & ~planet.built
    if missing:
        for built in range(8):
            affordable = (missing >> built) & 1 and t.INFRA_GOLD[kind * 8 + built] <= civ.gold
            if affordable and (built != t.HABITATS or may_house(planet)):
                options.append(base + built)
    if planet.built & t.HAS_SPACEPORT:
        for ship in range(3):
            if may_gain_ship(civ, ship):
                options.append(base + t.SHIP_PROJECT + ship)


def settlements_of(s: SpaceState, seat: i64, options: list[int]) -> None:
    """Add the colonies that may be started from a capital or colony of the same system. (SPP-11.9)"""
    done: i64 = -1
    for planet in s.civs[seat].planets:
        if planet.status > t.COLONY:
            continue
        system = planet.at // SLOTS
        if system == done:
            continue
        done = system
        owners = s.systems[system].owners
        kinds = s.systems[system].kinds
        for slot in range(SLOTS):
            if kinds[slot] != t.NONE and owners[slot] == NOBODY and settleable(s, seat, system * SLOTS + slot):
                at = system * SLOTS + slot
                options.append(number.SETTLE + at * 2)
                options.append(number.SETTLE + at * 2 + 1)


def build_options(s: SpaceState, seat: i64) -> list[int]:
    """All that a player may start now, and done."""
    civ = s.civs[seat]
    options: list[int] = []
    for planet in civ.planets:
        projects_of(civ, planet, options)
    settlements_of(s, seat, options)
    options.append(number.DONE)
    return options


class Build(Step[SpaceState]):
    """Each player fills empty queues and starts colonies, as many as wanted. (SPP-7.2, SPP-7.18)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Ask for the next project or colony."""
        if not next_player(s, f):
            return
        seat = s.in_order(f.count)
        options = build_options(s, seat)
        add_cards(s, seat, t.ASK_BUILD, options)
        s.ask(seat, t.ASK_BUILD, options)

    def answer(self, s: SpaceState, f: Frame, choice: int) -> None:
        """Start it, or go on to the next player."""
        seat = s.in_order(f.count)
        if choice >= number.FIRST_EVENT:
            play_card(s, seat, choice)
        elif choice == number.DONE:
            f.count += 1
        elif choice >= number.SETTLE:
            place = choice - number.SETTLE
            settle(s, seat, place >> 1, place & 1 == 1)
            check_realm(s, seat)
        else:
            place = choice - number.BUILD
            start_project(s, seat, place // t.PROJECTS, place % t.PROJECTS)


def start_project(s: SpaceState, seat: i64, at: i64, project: i64) -> None:
    """Put a project in a queue; infrastructure is paid at once. (SPP-7.3, SPP-7.5)"""
    civ = s.civs[seat]
    planet = civ.planet(at)
    planet.project = project
    if project < t.SHIP_PROJECT:
        civ.gold -= t.INFRA_GOLD[t.TYPE_OF[planet.kind] * 8 + project]
        planet.energy = t.INFRA_ENERGY[project]
    else:
        planet.energy = ship_cost(civ, project - t.SHIP_PROJECT)
    if s.listening:
        s.tell(tell.PLACES, EVERYONE, [seat, at, project])


class Produce(Step[SpaceState]):
    """The energy of every profitable planet goes into its project. (SPP-7.8 to 7.12, SPP-7.19)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Apply it, in turn order, planets in the order of the galaxy."""
        f.at += 1
        for place in range(s.seats):
            seat = s.in_order(place)
            civ = s.civs[seat]
            for planet in civ.planets:
                if planet.project != t.NONE and profitable(civ, planet):
                    energy = net_energy(civ, planet)
                    if planet.status == t.CAPITAL and civ.politics != t.ANARCHY:
                        energy += civ.stored
                    planet.energy -= energy
                    if planet.energy <= 0:
                        complete(s, seat, planet)
            civ.stored = 0
        begin_phase(s, t.IN_MOVEMENT)
        for civ in s.civs:
            for ship in civ.ships:
                ship.attacked = False


def complete(s: SpaceState, seat: i64, planet: Planet) -> None:
    """A project is ready: it works at once, or a ship appears in orbit."""
    project = planet.project
    planet.project = t.NONE
    planet.energy = 0
    if project < t.SHIP_PROJECT:
        planet.built |= t.BIT[project]
        if s.listening:
            s.tell(tell.BUILT, EVERYONE, [seat, planet.at, project])
        return
    ship = launch(s, seat, project - t.SHIP_PROJECT, ORBIT + planet.at)
    if s.listening:
        s.tell(tell.LAUNCHED, EVERYONE, [seat, planet.at, craft(seat, ship)])
