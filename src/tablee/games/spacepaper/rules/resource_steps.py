"""A turn begins: the resources phase and the research phase. (SPP-2, SPP-3, SPP-5)"""

from mypy_extensions import i64

from tablee.games.spacepaper.rules import events as tell
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.cards import add_cards, learn, play_card
from tablee.games.spacepaper.rules.civilisation import Civilisation
from tablee.games.spacepaper.rules.economy import (
    allowed_systems,
    calmed,
    change_cost,
    dig,
    disturb,
    gold_income,
    profitable,
    reckon,
    science_income,
)
from tablee.games.spacepaper.rules.realm import lose_fleet
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.games.spacepaper.rules.victory import check_gold
from tablee.kernel import Frame, Step
from tablee.kernel.event import EVERYONE


def begin_phase(s: SpaceState, phase: i64) -> None:
    """Tell that a phase begins."""
    s.phase = phase
    if s.listening:
        s.tell(tell.PHASE, EVERYONE, [phase])


def next_player(s: SpaceState, f: Frame) -> bool:
    """Skip fallen players; whether someone is left in this step, else the next step begins. (SPP-0.9)"""
    while f.count < s.seats and s.civs[s.in_order(f.count)].fallen:
        f.count += 1
    if f.count < s.seats:
        return True
    f.count = 0
    f.at += 1
    return False


class BeginTurn(Step[SpaceState]):
    """A new turn, and its first phase. (SPP-1.17, SPP-2.1)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Count the turn."""
        s.turn += 1
        f.at += 1
        if s.listening:
            s.tell(tell.TURN, EVERYONE, [s.turn, s.first])
        begin_phase(s, t.IN_RESOURCES)


class MoveCapital(Step[SpaceState]):
    """Each player may make a profitable colony the capital. (SPP-3.1, SPP-11.20 to 11.22)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Ask whoever has such a colony."""
        if not next_player(s, f):
            return
        seat = s.in_order(f.count)
        civ = s.civs[seat]
        options: list[int] = []
        for planet in civ.planets:
            if planet.status == t.COLONY and profitable(civ, planet):
                options.append(number.PLANET + planet.at)
        if not options:
            f.count += 1
            return
        options.append(number.KEEP)
        add_cards(s, seat, t.ASK_CAP, options)
        s.ask(seat, t.ASK_CAP, options)

    def answer(self, s: SpaceState, f: Frame, choice: int) -> None:
        """Move it, or keep it."""
        seat = s.in_order(f.count)
        if choice >= number.FIRST_EVENT:
            play_card(s, seat, choice)
            return
        f.count += 1
        if choice == number.KEEP:
            return
        civ = s.civs[seat]
        old = civ.capital()
        old.status = t.COLONY
        civ.planet(choice - number.PLANET).status = t.CAPITAL
        disturb(civ, old, old.people)
        if s.listening:
            s.tell(tell.MOVES_CAPITAL, EVERYONE, [seat, choice - number.PLANET])
            if old.unrest > 0:
                s.tell(tell.UNREST, EVERYONE, [seat, old.at, old.unrest])


def may_keep(civ: Civilisation, met: list[int]) -> bool:
    """Whether the system in force may stay, given those whose conditions are met. (SPP-13.9, SPP-13.12)"""
    return civ.politics in met and civ.anarchy < t.MOST_ANARCHY


def must_change(civ: Civilisation) -> bool:
    """Whether a system cannot be kept. (SPP-13.9, SPP-13.12)"""
    return not may_keep(civ, allowed_systems(civ))


class ChangeSystem(Step[SpaceState]):
    """Each player may change the political system, then the Opportunist's bonus. (SPP-3.2, SPP-3.3, SPP-3.12)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Ask for a system; `chosen` is 1 while the bonus is open."""
        if not next_player(s, f):
            return
        seat = s.in_order(f.count)
        civ = s.civs[seat]
        options: list[int] = []
        kind: i64 = t.ASK_SYS
        if f.chosen == 0:
            met = allowed_systems(civ)
            for system in met:
                if system != civ.politics:
                    options.append(number.SYSTEM + system)
            if may_keep(civ, met):
                options.append(number.KEEP)
        else:
            kind = t.ASK_OPP
            for bonus in range(len(t.BONUS_IDS)):
                if bonus != civ.bonus:
                    options.append(number.BONUS + bonus)
            options.append(number.KEEP)
        add_cards(s, seat, kind, options)
        s.ask(seat, kind, options)

    def answer(self, s: SpaceState, f: Frame, choice: int) -> None:
        """Change, or keep."""
        seat = s.in_order(f.count)
        if choice >= number.FIRST_EVENT:
            play_card(s, seat, choice)
        elif f.chosen == 1:
            f.chosen = 0
            f.count += 1
            if choice != number.KEEP:
                switch_bonus(s, seat, choice - number.BONUS)
        else:
            if choice != number.KEEP:
                change_system(s, seat, choice - number.SYSTEM)
            if s.civs[seat].leader == t.OPPORTUNIST:
                f.chosen = 1
            else:
                f.count += 1


def change_system(s: SpaceState, seat: i64, politics: i64) -> None:
    """A new system, and the discontent of the way to it. (SPP-13.3 to 13.7, SPP-13.11)"""
    civ = s.civs[seat]
    cost = change_cost(civ, politics)
    civ.politics = politics
    civ.anarchy = 0
    civ.unrest += cost
    if s.listening:
        s.tell(tell.CHANGES, EVERYONE, [seat, politics, cost])
    if politics == t.ANARCHY:
        lose_fleet(s, seat)


def switch_bonus(s: SpaceState, seat: i64, bonus: i64) -> None:
    """The Opportunist's planets give more of something else. (SPP-15.3, SPP-12.9)"""
    civ = s.civs[seat]
    cost: i64 = 0
    if civ.politics != t.COMMUNISM:
        cost = calmed(civ, 1)
    civ.bonus = bonus
    civ.unrest += cost
    if s.listening:
        s.tell(tell.SWITCHES, EVERYONE, [seat, bonus, cost])


class Income(Step[SpaceState]):
    """Gold, science and minerals of all players together. (SPP-3.4 to 3.9, SPP-2.3)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Pay the incomes and set the tracks."""
        f.at += 1
        for seat in range(s.seats):
            civ = s.civs[seat]
            if civ.fallen:
                continue
            gold = gold_income(civ)
            science = science_income(civ)
            civ.gold += gold
            full = civ.science + science
            civ.science = min(full, t.MOST_SCIENCE)
            dig(civ)
            if s.listening:
                s.tell(tell.INCOME, EVERYONE, [seat, gold, science])
                if full > civ.science:
                    s.tell(tell.WASTED, EVERYONE, [seat, full - civ.science])
                if civ.minerals():
                    s.tell(tell.MINERALS, EVERYONE, [seat, civ.corundum, civ.antimatter, civ.oganesson])


class AskGeologist(Step[SpaceState]):
    """The Geologist adds a unit of a mineral; then gold may win. (SPP-3.11, SPP-3.13, SPP-4.7)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Ask for the mineral."""
        if not next_player(s, f):
            check_gold(s)
            if not s.over:
                begin_phase(s, t.IN_RESEARCH)
            return
        seat = s.in_order(f.count)
        civ = s.civs[seat]
        options: list[int] = []
        if civ.leader == t.GEOLOGIST and civ.unrest == 0:
            if civ.corundum > 0:
                options.append(number.MINERAL + t.CORUNDUM)
            if civ.antimatter > 0:
                options.append(number.MINERAL + t.ANTIMATTER)
            if civ.oganesson > 0:
                options.append(number.MINERAL + t.OGANESSON)
        if options:
            s.ask(seat, t.ASK_GEO, options)
        else:
            f.count += 1

    def answer(self, s: SpaceState, f: Frame, choice: int) -> None:
        """One unit more."""
        seat = s.in_order(f.count)
        civ = s.civs[seat]
        f.count += 1
        if choice == number.MINERAL + t.CORUNDUM:
            civ.corundum += 1
        elif choice == number.MINERAL + t.ANTIMATTER:
            civ.antimatter += 1
        else:
            civ.oganesson += 1
        reckon(civ)
        if s.listening:
            s.tell(tell.DIGS, EVERYONE, [seat, choice - number.MINERAL])


class Research(Step[SpaceState]):
    """Whoever has enough science raises a technology. (SPP-5.1 to 5.5)"""

    def enter(self, s: SpaceState, f: Frame) -> None:
        """Ask for the technology."""
        if not next_player(s, f):
            begin_phase(s, t.IN_CONSTRUCTION)
            return
        seat = s.in_order(f.count)
        civ = s.civs[seat]
        if civ.science < t.POINT:
            f.count += 1
            return
        options = [number.TECH + tech for tech in range(t.TECHS) if civ.levels[tech] < t.MAX_LEVEL]
        add_cards(s, seat, t.ASK_TECH, options)
        s.ask(seat, t.ASK_TECH, options)

    def answer(self, s: SpaceState, f: Frame, choice: int) -> None:
        """Raise it; the science is spent."""
        seat = s.in_order(f.count)
        if choice >= number.FIRST_EVENT:
            play_card(s, seat, choice)
            return
        s.civs[seat].science = 0
        f.count += 1
        learn(s, seat, choice - number.TECH)
