"""Fire, combat, retreat and invasion: what happens when a ship meets what is not its own. (SPP-9, SPP-10)"""

from typing import Final

from mypy_extensions import i64

from tablee.games.spacepaper import events as tell
from tablee.games.spacepaper import numbering as number
from tablee.games.spacepaper import tables as t
from tablee.games.spacepaper.cards import add_cards, play_card
from tablee.games.spacepaper.economy import birth_time, disturb, reckon
from tablee.games.spacepaper.galaxy import DISTANCE, NODE_OF, NODES, ORBIT, SLOTS
from tablee.games.spacepaper.movement import (
    can_invade,
    can_settle,
    holder,
    limit,
    ship_there,
    step_options,
)
from tablee.games.spacepaper.realm import add_planet, craft, give_up, home_distance, lose_ship, set_owner, settle
from tablee.games.spacepaper.sail_steps import (
    CALL_HELP,
    FIGHT,
    FINISH,
    HOLDER_FIRES,
    INVADE,
    PICK_SHIP,
    RETREAT,
    STEER,
    Steer,
)
from tablee.games.spacepaper.state import Civilisation, Planet, Ship, SpaceState, inhabited
from tablee.games.spacepaper.victory import check_last, check_realm
from tablee.kernel import Frame, Step
from tablee.kernel.event import EVERYONE


def meet(s: SpaceState, attacker: i64, attacking: i64, defender: i64, defending: i64) -> None:
    """Set the two ships of a fight."""
    voyage = s.under_way()
    voyage.attacker = attacker
    voyage.attacking = attacking
    voyage.defender = defender
    voyage.defending = defending


class MoverFires(Step[SpaceState]):
    """The mover may fire at the ship that holds a lane point, and must if there is no way on. (SPP-9.2, SPP-8.31)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Ask the mover."""
        voyage = s.under_way()
        ship = s.civs[f.seat].ship(voyage.ship)
        way_on = step_options(s, voyage, ship, limit(s, s.civs[f.seat], voyage))
        options: list[int] = []
        if not ship.attacked:
            options.append(number.FIRE)
        if way_on or ship.attacked:
            options.append(number.PASS)
        s.ask(f.seat, t.ASK_FIRE1, options)

    def answer(self, s: SpaceState, f: Frame, choice: int) -> None:
        """Fire, or leave it to the holder."""
        voyage = s.under_way()
        if choice == number.PASS:
            f.at = HOLDER_FIRES
            return
        place = s.civs[f.seat].ship(voyage.ship).place
        other = holder(s, voyage, place)
        meet(s, f.seat, voyage.ship, other, ship_there(s.civs[other], place).number)
        f.at = FIGHT


class HolderFires(Step[SpaceState]):
    """The holder of a lane point may fire at the ship that passes, once a turn. (SPP-9.2, SPP-9.18)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Ask the holder's owner."""
        voyage = s.under_way()
        place = s.civs[f.seat].ship(voyage.ship).place
        other = holder(s, voyage, place)
        options = [number.PASS]
        if not ship_there(s.civs[other], place).attacked:
            options = [number.FIRE, number.PASS]
        s.ask(other, t.ASK_FIRE2, options)

    def answer(self, s: SpaceState, f: Frame, choice: int) -> None:
        """Fire, or let it pass: then it must go on. (SPP-9.19)"""
        voyage = s.under_way()
        place = s.civs[f.seat].ship(voyage.ship).place
        other = holder(s, voyage, place)
        if choice == number.PASS:
            voyage.passed = True
            f.at = STEER
            if s.listening:
                s.tell(tell.LETS_PASS, EVERYONE, [other, f.seat])
            return
        meet(s, other, ship_there(s.civs[other], place).number, f.seat, voyage.ship)
        f.at = FIGHT


class PickFoe(Step[SpaceState]):
    """The attacker names an opponent if several are there. (SPP-9.5, SPP-9.6)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Ask for a seat."""
        place = s.civs[f.seat].ship(s.under_way().ship).place
        options: list[int] = []
        for seat in range(s.seats):
            if seat != f.seat:
                for ship in s.civs[seat].ships:
                    if ship.place == place:
                        options.append(number.SEAT + seat)
                        break
        s.ask(f.seat, t.ASK_FOE, options)

    def answer(self, s: SpaceState, f: Frame, choice: int) -> None:
        """Attack that opponent."""
        meet(s, f.seat, s.under_way().ship, choice - number.SEAT, 0)
        f.at = PICK_SHIP


class PickShip(Step[SpaceState]):
    """The opponent chooses the ship that defends. (SPP-9.6)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Ask the defender."""
        voyage = s.under_way()
        place = s.civs[f.seat].ship(voyage.ship).place
        base = number.SHIP + voyage.defender * number.SHIPS_EACH - 1
        options = [int(base + ship.number) for ship in s.civs[voyage.defender].ships if ship.place == place]
        s.ask(voyage.defender, t.ASK_DEF, options)

    def answer(self, s: SpaceState, f: Frame, choice: int) -> None:
        """That ship fights."""
        voyage = s.under_way()
        voyage.defending = choice - number.SHIP - voyage.defender * number.SHIPS_EACH + 1
        f.at = FIGHT


def weapons_of(civ: Civilisation, ship: Ship) -> i64:
    """The power of a ship in combat. (SPP-5.7)"""
    return civ.powers.weapons[ship.kind]


class Fight(Step[SpaceState]):
    """Two ships compare their powers; the mover's activation is over. (SPP-9.3, SPP-9.7 to 9.9, SPP-9.12, SPP-9.20)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Destroy the weaker; at equal power the attacker retreats."""
        voyage = s.under_way()
        one = s.civs[voyage.attacker].ship(voyage.attacking)
        other = s.civs[voyage.defender].ship(voyage.defending)
        power = weapons_of(s.civs[voyage.attacker], one)
        against = weapons_of(s.civs[voyage.defender], other)
        one.attacked = True
        if s.listening:
            craft_one, craft_other = craft(voyage.attacker, one), craft(voyage.defender, other)
            args = [voyage.attacker, craft_one, voyage.defender, craft_other, power, against]
            s.tell(tell.FIGHTS, EVERYONE, [int(arg) for arg in args])
        f.at = FINISH
        if power > against:
            lose_ship(s, voyage.defender, other)
        elif power < against:
            lose_ship(s, voyage.attacker, one)
        else:
            f.at = RETREAT


class Retreat(Step[SpaceState]):
    """The attacker goes to orbit of the nearest own inhabited planet, whatever its autonomy. (SPP-9.11)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Ask where several are as near."""
        voyage = s.under_way()
        civ = s.civs[voyage.attacker]
        node = NODE_OF[civ.ship(voyage.attacking).place]
        least = home_distance(civ, node)
        options: list[int] = []
        for planet in civ.planets:
            if inhabited(planet) and DISTANCE[planet.at // SLOTS * NODES + node] == least:
                options.append(number.PLANET + planet.at)
        s.ask(voyage.attacker, t.ASK_RETREAT, options)

    def answer(self, s: SpaceState, f: Frame, choice: int) -> None:
        """Put the ship there, without combat."""
        voyage = s.under_way()
        ship = s.civs[voyage.attacker].ship(voyage.attacking)
        ship.place = ORBIT + choice - number.PLANET
        ship.entry = t.NONE
        f.at = FINISH
        if s.listening:
            s.tell(tell.RETREATS, EVERYONE, [voyage.attacker, craft(voyage.attacker, ship), choice - number.PLANET])


class AfterStop(Step[SpaceState]):
    """After its stop a ship may invade or settle. (SPP-8.7, SPP-10.1, SPP-11.8)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Ask what it does there."""
        ship = s.civs[f.seat].ship(s.under_way().ship)
        options: list[int] = []
        if can_invade(s, f.seat, ship):
            options.append(number.INVADE)
        if can_settle(s, f.seat, ship):
            options.append(number.AS_COLONY)
            options.append(number.AS_OUTPOST)
        options.append(number.NOTHING)
        add_cards(s, f.seat, t.ASK_AFTER, options)
        s.ask(f.seat, t.ASK_AFTER, options)

    def answer(self, s: SpaceState, f: Frame, choice: int) -> None:
        """Do it, or nothing."""
        ship = s.civs[f.seat].ship(s.under_way().ship)
        if choice >= number.FIRST_EVENT:
            play_card(s, f.seat, choice)
            return
        f.at = FINISH
        if choice == number.INVADE:
            owner = s.systems[NODE_OF[ship.place]].owners[(ship.place - ORBIT) % SLOTS]
            meet(s, f.seat, ship.number, owner, 0)
            f.at = CALL_HELP
        elif choice != number.NOTHING:
            settle(s, f.seat, ship.place - ORBIT, choice == number.AS_OUTPOST)
            check_realm(s, f.seat)


class CallHelp(Step[SpaceState]):
    """The invaded may play Unexpected help before the comparison. (SPP-16.13)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Ask whoever still has the card."""
        voyage = s.under_way()
        civ = s.civs[voyage.defender]
        if civ.event == t.HELP and not civ.used:
            s.ask(voyage.defender, t.ASK_HELP, [number.PLAY, number.PASS])
        else:
            f.at = INVADE

    def answer(self, s: SpaceState, f: Frame, choice: int) -> None:
        """One more defense for that planet in this phase."""
        f.at = INVADE
        if choice == number.PASS:
            return
        voyage = s.under_way()
        civ = s.civs[voyage.defender]
        civ.used = True
        at = s.civs[f.seat].ship(voyage.ship).place - ORBIT
        civ.planet(at).shield += 1
        if s.listening:
            s.tell(tell.HELPED, EVERYONE, [voyage.defender, at])


class Invade(Step[SpaceState]):
    """A cruiser against a planet. (SPP-10.5 to 10.9, SPP-10.15, SPP-10.19)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Compare invasion power and defense."""
        voyage = s.under_way()
        ship = s.civs[f.seat].ship(voyage.ship)
        victim = s.civs[voyage.defender]
        planet = victim.planet(ship.place - ORBIT)
        power = s.civs[f.seat].powers.invasion
        against = victim.powers.defense + planet.shield
        if s.listening:
            args = [f.seat, craft(f.seat, ship), voyage.defender, planet.at, power, against]
            s.tell(tell.INVADES, EVERYONE, [int(arg) for arg in args])
        f.at = FINISH
        if power < against:
            lose_ship(s, f.seat, ship)
        elif power == against:
            f.at = RETREAT
        else:
            succeed(s, f.seat, voyage.defender, planet, power - against)


def under_discontent(civ: Civilisation, planet: Planet) -> bool:
    """Whether discontent opens the gates of a planet. (SPP-10.8, SPP-12.11)"""
    if planet.status == t.CAPITAL and civ.powers.immune:
        return False
    return planet.unrest > 0 or civ.unrest > 0


def succeed(s: SpaceState, seat: i64, owner: i64, planet: Planet, margin: i64) -> None:
    """A successful invasion: the planet resists, is freed, or changes hands. (SPP-10.7 to 10.9, SPP-10.15)"""
    victim = s.civs[owner]
    if planet.status == t.ADAPTING:
        give_up(s, owner, planet, False, False)
        if s.listening:
            s.tell(tell.FREED, EVERYONE, [owner, planet.at])
        return
    resistance = planet.resistance
    if resistance <= 0:
        resistance = max(planet.people, t.LEAST_RESISTANCE)
    resistance -= margin
    if under_discontent(victim, planet):
        resistance = 0
    if resistance > 0:
        planet.resistance = resistance
        if s.listening:
            s.tell(tell.RESISTS, EVERYONE, [owner, planet.at, resistance])
        return
    capture(s, seat, owner, planet)


def capture(s: SpaceState, seat: i64, owner: i64, planet: Planet) -> None:
    """A planet changes hands; a capital takes its civilisation with it. (SPP-10.9 to 10.12, SPP-10.18, SPP-10.20)"""
    civ = s.civs[seat]
    was_capital = planet.status == t.CAPITAL
    retaken = planet.loser == seat and planet.unrest > 0
    s.civs[owner].planets.remove(planet)
    planet.resistance = 0
    planet.shield = 0
    planet.symbiosis = 0
    planet.loser = owner
    if planet.project >= t.SHIP_PROJECT:
        planet.project = t.NONE
        planet.energy = 0
    if planet.status != t.OUTPOST:
        planet.status = t.COLONY
    planet.growth = birth_time(civ, planet)
    set_owner(s, planet.at, seat, False, False)
    add_planet(civ, planet)
    if retaken:
        planet.unrest = 0
    else:
        disturb(civ, planet, planet.people)
    if s.listening:
        s.tell(tell.RETAKES if retaken else tell.CAPTURES, EVERYONE, [seat, owner, planet.at])
        if planet.unrest > 0:
            s.tell(tell.UNREST, EVERYONE, [seat, planet.at, planet.unrest])
    if was_capital:
        fall(s, owner)
        check_last(s, seat)
    if not s.over:
        check_realm(s, seat)


def fall(s: SpaceState, seat: i64) -> None:
    """A civilisation without capital is eliminated. (SPP-17.8)"""
    civ = s.civs[seat]
    civ.fallen = True
    civ.ships = []
    for planet in civ.planets[:]:
        give_up(s, seat, planet, planet.status == t.COLONY, False)
    civ.leader = t.NONE
    civ.event = t.NONE
    civ.used = True
    civ.bankrupt = False
    civ.unrest = 0
    civ.stored = 0
    reckon(civ)
    if s.listening:
        s.tell(tell.FALLS, EVERYONE, [seat])


class Finish(Step[SpaceState]):
    """The ship that was activated is exhausted. (SPP-8.5)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """End the activation; the ship may be lost by now."""
        voyage = s.under_way()
        for ship in s.civs[f.seat].ships:
            if ship.number == voyage.ship:
                ship.ready = False
        s.voyage = None
        f.at += 1


ACTIVATION_STEPS: Final[list[Step[SpaceState]]] = [
    Steer(),
    MoverFires(),
    HolderFires(),
    PickFoe(),
    PickShip(),
    Fight(),
    Retreat(),
    AfterStop(),
    CallHelp(),
    Invade(),
    Finish(),
]
