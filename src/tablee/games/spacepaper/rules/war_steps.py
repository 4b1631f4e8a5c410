"""Fire, combat and retreat: what happens when ships of different owners meet. (SPP-9)"""

from mypy_extensions import i64

from tablee.games.spacepaper.rules import events as tell
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import Civilisation, Ship, inhabited
from tablee.games.spacepaper.rules.galaxy import DISTANCE, NODE_OF, NODES, ORBIT, SLOTS
from tablee.games.spacepaper.rules.movement import (
    holder,
    limit,
    ship_there,
    step_options,
)
from tablee.games.spacepaper.rules.realm import craft, home_distance, lose_ship
from tablee.games.spacepaper.rules.sail_steps import (
    FIGHT,
    FINISH,
    HOLDER_FIRES,
    PICK_SHIP,
    RETREAT,
    STEER,
)
from tablee.games.spacepaper.rules.state import SpaceState
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
