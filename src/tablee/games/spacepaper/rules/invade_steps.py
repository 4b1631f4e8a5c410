"""After the stop: invasion, capture and fall, or a colony; then the activation is over. (SPP-10, SPP-17.8)"""

from typing import Final

from mypy_extensions import i64

from tablee.games.spacepaper.rules import events as tell
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import sail_steps as sail
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.cards import add_cards, play_card
from tablee.games.spacepaper.rules.civilisation import Civilisation, Planet
from tablee.games.spacepaper.rules.economy import birth_time, disturb, reckon
from tablee.games.spacepaper.rules.galaxy import NODE_OF, ORBIT, SLOTS
from tablee.games.spacepaper.rules.movement import can_invade, can_settle
from tablee.games.spacepaper.rules.realm import add_planet, craft, give_up, lose_ship, set_owner, settle
from tablee.games.spacepaper.rules.sail_steps import CALL_HELP, FINISH, INVADE, RETREAT, Steer
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.games.spacepaper.rules.victory import check_last, check_realm
from tablee.games.spacepaper.rules.war_steps import Fight, HolderFires, MoverFires, PickFoe, PickShip, Retreat, meet
from tablee.kernel import Frame, Step, numbered
from tablee.kernel.event import EVERYONE


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


ACTIVATION_STEPS: Final[list[Step[SpaceState]]] = numbered(
    {
        sail.STEER: Steer(),
        sail.MOVER_FIRES: MoverFires(),
        sail.HOLDER_FIRES: HolderFires(),
        sail.PICK_FOE: PickFoe(),
        sail.PICK_SHIP: PickShip(),
        sail.FIGHT: Fight(),
        sail.RETREAT: Retreat(),
        sail.AFTER: AfterStop(),
        sail.CALL_HELP: CallHelp(),
        sail.INVADE: Invade(),
        sail.FINISH: Finish(),
    }
)
