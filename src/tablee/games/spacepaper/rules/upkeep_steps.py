"""The upkeep phase: what calms down and grows, what is paid, sold and lost. (SPP-14)"""

from typing import Final

from mypy_extensions import i64

from tablee.games.spacepaper.rules import events as tell
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.build_steps import Build, Produce
from tablee.games.spacepaper.rules.cards import card_options, play_card
from tablee.games.spacepaper.rules.civilisation import Civilisation, Planet
from tablee.games.spacepaper.rules.economy import (
    adaptation,
    birth_time,
    disturb,
    due,
    most_people,
    planet_upkeep,
    upkeep_gain,
)
from tablee.games.spacepaper.rules.galaxy import ORBIT, SLOTS
from tablee.games.spacepaper.rules.realm import become_colony, craft, give_up, lose_ship
from tablee.games.spacepaper.rules.resource_steps import (
    AskGeologist,
    BeginTurn,
    ChangeSystem,
    Income,
    MoveCapital,
    Research,
)
from tablee.games.spacepaper.rules.sail_steps import EndMovement, Sail
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.games.spacepaper.rules.victory import check_bankrupts, check_cap, check_realms
from tablee.kernel import Frame, Step, place_of
from tablee.kernel.event import EVERYONE


class Progress(Step[SpaceState]):
    """Discontent wears off, sieges are lifted, planets adapt and grow, for all together. (SPP-14.1)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Advance every counter, then look for a winner."""
        f.at += 1
        for seat in range(s.seats):
            civ = s.civs[seat]
            civ.bankrupt = False
            if civ.unrest > 0:
                civ.unrest -= 1
            for planet in civ.planets:
                if planet.unrest > 0:
                    planet.unrest -= 1
                if planet.resistance > 0 and not besieged(s, seat, planet):
                    planet.resistance = 0
                    if s.listening:
                        s.tell(tell.LIFTED, EVERYONE, [seat, planet.at])
                if planet.status == t.ADAPTING:
                    adapt(s, seat, planet)
                elif planet.status <= t.COLONY:
                    grow(s, seat, planet)
        check_realms(s)


def besieged(s: SpaceState, seat: i64, planet: Planet) -> bool:
    """Whether a cruiser of another player is in orbit. (SPP-10.14)"""
    place = ORBIT + planet.at
    for other in range(s.seats):
        if other != seat:
            for ship in s.civs[other].ships:
                if ship.place == place and ship.kind == t.CRUISER:
                    return True
    return False


def adapt(s: SpaceState, seat: i64, planet: Planet) -> None:
    """One turn less in the step of adaptation. (SPP-11.15, SPP-11.26)"""
    civ = s.civs[seat]
    turns = adaptation(civ, planet.kind, planet.symbiosis)
    planet.turns = min(planet.turns, turns) - 1
    if planet.turns > 0:
        return
    planet.steps -= 1
    planet.turns = turns
    if planet.steps == 0:
        become_colony(civ, planet)
        if s.listening:
            s.tell(tell.ADAPTED, EVERYONE, [seat, planet.at])


def grow(s: SpaceState, seat: i64, planet: Planet) -> None:
    """One turn nearer to the next birth. (SPP-11.16, SPP-11.26)"""
    if planet.people >= most_people(planet):
        return
    turns = birth_time(s.civs[seat], planet)
    planet.growth = min(planet.growth, turns) - 1
    if planet.growth > 0:
        return
    planet.people += 1
    planet.growth = turns
    if s.listening:
        s.tell(tell.GROWS, EVERYONE, [seat, planet.at, planet.people])


class Receive(Step[SpaceState]):
    """A player's upkeep begins with what the system brings. (SPP-13.16, SPP-14.2)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Add it to the gold."""
        while f.count < s.seats and s.civs[s.in_order(f.count)].fallen:
            f.count += 1
        if f.count == s.seats:
            f.count = 0
            f.at = END_TURN
            return
        f.at += 1
        seat = s.in_order(f.count)
        gain = upkeep_gain(s.civs[seat])
        s.civs[seat].gold += gain
        if s.listening and gain > 0:
            s.tell(tell.FAVOUR, EVERYONE, [seat, gain])


class Sell(Step[SpaceState]):
    """While gold is short a player may sell ships and abandon colonies. (SPP-14.4 to 14.6, SPP-14.19)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Ask while there is something to do about it; a playable card counts."""
        seat = s.in_order(f.count)
        civ = s.civs[seat]
        if civ.gold >= due(civ):
            f.at += 1
            return
        options: list[int] = []
        for ship in civ.ships:
            options.append(number.SELL + seat * number.SHIPS_EACH + ship.number - 1)
        for planet in civ.planets:
            if planet.status == t.COLONY:
                options.append(number.ABANDON + planet.at)
        options.append(number.DONE)
        if not civ.used:
            options += card_options(s, seat, t.ASK_SELL)
        s.ask(seat, t.ASK_SELL, options)

    def answer(self, s: SpaceState, f: Frame, choice: int) -> None:
        """Sell, abandon, play, or be done."""
        seat = s.in_order(f.count)
        if choice >= number.FIRST_EVENT:
            play_card(s, seat, choice)
        elif choice == number.DONE:
            f.at += 1
        elif choice >= number.ABANDON:
            abandon(s, seat, choice - number.ABANDON)
        else:
            sell(s, seat, choice - number.SELL - seat * number.SHIPS_EACH + 1)


def sell(s: SpaceState, seat: i64, ship_number: i64) -> None:
    """A ship for its resale value. (SPP-14.4)"""
    civ = s.civs[seat]
    ship = civ.ship(ship_number)
    civ.ships.remove(ship)
    civ.gold += t.RESALE[ship.kind]
    if s.listening:
        s.tell(tell.SELLS, EVERYONE, [seat, craft(seat, ship), t.RESALE[ship.kind]])


def abandon(s: SpaceState, seat: i64, at: i64) -> None:
    """A colony is given up; the first time a planet is, it brings gold. (SPP-14.5, SPP-14.6)"""
    civ = s.civs[seat]
    first = (s.systems[at // SLOTS].paid >> at % SLOTS) & 1 == 0
    gold: i64 = 0
    if first:
        gold = t.ABANDON_GOLD
    give_up(s, seat, civ.planet(at), True, True)
    civ.gold += gold
    if s.listening:
        s.tell(tell.ABANDONS, EVERYONE, [seat, at, gold])


def bills(civ: Civilisation, seat: i64) -> list[int]:
    """Everything that costs something, as the options that pay for it."""
    owed: list[int] = []
    for planet in civ.planets:
        if planet_upkeep(civ, planet) > 0:
            owed.append(number.PAY_PLANET + planet.at)
    if t.SHIP_UPKEEP[civ.politics] > 0:
        for ship in civ.ships:
            owed.append(number.PAY_SHIP + seat * number.SHIPS_EACH + ship.number - 1)
    return owed


def cost_of(civ: Civilisation, bill: i64) -> i64:
    """What a bill comes to."""
    if bill >= number.PAY_SHIP:
        return t.SHIP_UPKEEP[civ.politics]
    return planet_upkeep(civ, civ.planet(bill - number.PAY_PLANET))


class OpenBills(Step[SpaceState]):
    """Pay all, or lay out what is to be paid one by one. (SPP-14.7, SPP-14.8)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """The bills that are not paid are held by the frame."""
        f.at += 1
        seat = s.in_order(f.count)
        civ = s.civs[seat]
        total = due(civ)
        if civ.gold >= total:
            civ.gold -= total
            f.cards = []
            if s.listening and total > 0:
                s.tell(tell.PAYS, EVERYONE, [seat, total])
        else:
            f.cards = bills(civ, seat)


class Pay(Step[SpaceState]):
    """Short of gold, a player picks what to pay among what is affordable. (SPP-14.8)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Ask for the next bill, until none can be paid."""
        seat = s.in_order(f.count)
        civ = s.civs[seat]
        options: list[int] = []
        for bill in f.cards:
            if cost_of(civ, bill) <= civ.gold:
                options.append(bill)
        if options:
            s.ask(seat, t.ASK_PAY, options)
        else:
            f.at += 1

    def answer(self, s: SpaceState, f: Frame, choice: int) -> None:
        """Pay it."""
        seat = s.in_order(f.count)
        civ = s.civs[seat]
        cost = cost_of(civ, choice)
        civ.gold -= cost
        f.cards = [bill for bill in f.cards if bill != choice]
        if s.listening:
            s.tell(tell.PAYS, EVERYONE, [seat, cost])


class Close(Step[SpaceState]):
    """What was not paid suffers, the rest is ready, gold left may turn into something else. (SPP-14.9 to 14.15)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Close this player's upkeep; the next one's begins."""
        seat = s.in_order(f.count)
        civ = s.civs[seat]
        for ship in civ.ships:
            ship.ready = True
        if f.cards:
            civ.bankrupt = True
            if s.listening:
                s.tell(tell.BANKRUPT, EVERYONE, [seat])
            for bill in f.cards:
                default(s, seat, bill)
            f.cards = []
        if civ.unrest == 0:
            convert(s, seat)
        if civ.politics == t.ANARCHY:
            civ.anarchy += 1
        f.count += 1
        f.at = RECEIVE


def default(s: SpaceState, seat: i64, bill: i64) -> None:
    """A possession that was not paid. (SPP-14.9 to 14.12)"""
    civ = s.civs[seat]
    if bill >= number.PAY_SHIP:
        ship = civ.ship(bill - number.PAY_SHIP - seat * number.SHIPS_EACH + 1)
        if civ.unrest > 0:
            lose_ship(s, seat, ship, tell.BY_DEBT)
            return
        ship.ready = False
        if s.listening:
            s.tell(tell.IDLE, EVERYONE, [seat, craft(seat, ship)])
        return
    planet = civ.planet(bill - number.PAY_PLANET)
    if planet.status <= t.COLONY:
        disturb(civ, planet, t.UNPAID_UNREST)
        if s.listening:
            s.tell(tell.UNPAID, EVERYONE, [seat, planet.at])
        return
    give_up(s, seat, planet, False, False)
    if s.listening:
        s.tell(tell.GIVES_UP, EVERYONE, [seat, planet.at])


def convert(s: SpaceState, seat: i64) -> None:
    """Technocracy and nationalism turn the gold that is left into something else. (SPP-13.13 to 13.15)"""
    civ = s.civs[seat]
    gold = civ.gold
    if gold == 0:
        return
    if civ.politics == t.TECHNOCRACY:
        full = civ.science + gold
        civ.science = min(full, t.MOST_SCIENCE)
        civ.gold = 0
        if s.listening:
            s.tell(tell.TO_SCIENCE, EVERYONE, [seat, gold])
            if full > civ.science:
                s.tell(tell.WASTED, EVERYONE, [seat, full - civ.science])
    elif civ.politics == t.NATIONALISM:
        civ.stored = gold
        civ.gold = 0
        if s.listening:
            s.tell(tell.TO_ENERGY, EVERYONE, [seat, gold])


class EndTurn(Step[SpaceState]):
    """Bankruptcy victory, turn cap, or the next turn. (SPP-14.17)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Look for a winner, then go back to the first step."""
        check_bankrupts(s)
        if not s.over:
            check_cap(s)
        f.at = 0


TURN_STEPS: Final[list[Step[SpaceState]]] = [
    BeginTurn(),
    MoveCapital(),
    ChangeSystem(),
    Income(),
    AskGeologist(),
    Research(),
    Build(),
    Produce(),
    Sail(),
    EndMovement(),
    Progress(),
    Receive(),
    Sell(),
    OpenBills(),
    Pay(),
    Close(),
    EndTurn(),
]
RECEIVE: Final[int] = place_of(TURN_STEPS, Receive)
END_TURN: Final[int] = place_of(TURN_STEPS, EndTurn)
