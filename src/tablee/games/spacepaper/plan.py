"""The arithmetic that virtual players share: net, pace, horizon, budget, danger, and what a settlement is worth.

Everything in SpacePaper is public, so a plan may read the whole state but its generator.
"""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from tablee.games.spacepaper import tables as t
from tablee.games.spacepaper.civilisation import Civilisation
from tablee.games.spacepaper.data import STRATEGIES
from tablee.games.spacepaper.economy import adaptation, due, gold_of, net_gold, science_income, upkeep_gain
from tablee.games.spacepaper.galaxy import DISTANCE, NODE_OF, NODES, NOWHERE, SLOTS
from tablee.games.spacepaper.policy_style import Style
from tablee.games.spacepaper.state import SpaceState

LEAST_PACE: Final = 0.5  # gold a turn
MUCH_SCIENCE: Final = 999
WORKS_LEVEL: Final = 4  # of infrastructure: the great works of gold and science
DANGER: Final[int] = STRATEGIES.ships.danger_steps


def upkeep_of(politics: i64, status: i64) -> i64:
    """What a planet of a status costs under a system."""
    if status == t.CAPITAL:
        return t.CAPITAL_UPKEEP[politics]
    if status == t.COLONY:
        return t.COLONY_UPKEEP[politics]
    if status == t.OUTPOST:
        return t.OUTPOST_UPKEEP[politics]
    return t.ADAPTATION_UPKEEP[politics]


def burden(civ: Civilisation, politics: i64) -> i64:
    """The upkeep of everything under a system, what it brings taken off."""
    total: i64 = t.SHIP_UPKEEP[politics] * len(civ.ships)
    for planet in civ.planets:
        total += upkeep_of(politics, planet.status)
    return total


def hoards(politics: i64) -> bool:
    """Whether gold is kept from turn to turn under a system. (SPP-13.13, SPP-13.14)"""
    return politics != t.TECHNOCRACY and politics != t.NATIONALISM


def pace_of(civ: Civilisation) -> float:
    """The gold that a civilisation gains each turn as it stands, discontent included."""
    if not hoards(civ.politics):
        return LEAST_PACE
    net: i64 = -burden(civ, civ.politics)
    if civ.unrest == 0:
        gold: i64 = 0
        lively: i64 = 0
        for planet in civ.planets:
            if planet.status <= t.COLONY and planet.unrest == 0 and planet.resistance == 0:
                gold += gold_of(planet)
                if t.TYPE_OF[planet.kind] != t.LIVING:
                    lively += 1
        if civ.politics == t.CAPITALISM:
            gold += gold
        if civ.bonus == t.BONUS_GOLD:
            gold += lively
        if civ.politics == t.FAVOURED[civ.race]:
            gold += t.FAVOUR_GOLD
        net += gold + civ.powers.revenue + t.LEADER_GOLD[civ.leader]
    pace = float(net)
    return pace if pace > LEAST_PACE else LEAST_PACE


def turns_needed(missing: float, pace: float, growth: float) -> float:
    """How many turns it takes to earn what is missing, if each turn brings more than the one before."""
    if missing <= 0.0:
        return 0.0
    if growth <= 0.0:
        return missing / pace
    return (sqrt(pace * pace + 2.0 * growth * missing) - pace) / growth


def horizon_of(s: SpaceState, style: Style) -> float:
    """How many turns the game may still last."""
    turns = float(s.terms.cap - s.turn)
    for civ in s.civs:
        if not civ.fallen:
            missing = float(s.terms.target - civ.gold)
            needed = style.horizon_share * turns_needed(missing, pace_of(civ), style.growth)
            if needed < turns:
                turns = needed
    return turns if turns > style.least_horizon else style.least_horizon


def threats(s: SpaceState, seat: i64, near: i64) -> i64:
    """How many enemy cruisers near the capital could take it."""
    civ = s.civs[seat]
    capital = civ.capital()
    if capital.at == NOWHERE:
        return 0
    home: i64 = capital.at // SLOTS * NODES
    count: i64 = 0
    for rival in range(s.seats):
        other = s.civs[rival]
        if rival == seat or other.powers.invasion <= civ.powers.defense:
            continue
        for ship in other.ships:
            if ship.kind == t.CRUISER and DISTANCE[home + NODE_OF[ship.place]] <= near:
                count += 1
    return count


@final
class Plan:
    """What one seat reckons with at one question."""

    def __init__(self, s: SpaceState, seat: i64, style: Style) -> None:
        civ = s.civs[seat]
        self.s = s
        self.seat: i64 = seat
        self.civ = civ
        self.style = style
        self.horizon = horizon_of(s, style)
        self.science_worth = self.worth_of_science()
        self.budget: i64 = civ.gold + upkeep_gain(civ) - due(civ)
        self.net: i64 = net_gold(civ, civ.politics)
        self.science_room: i64 = MUCH_SCIENCE
        if style.expert:
            self.science_room = max(t.MOST_SCIENCE - science_income(civ), 0)
        self.sailing: i64 = 0  # the ship whose aim is known
        self.aim: i64 = NOWHERE
        self.way: list[int] = []  # steps to the aim

    def worth_of_science(self) -> float:
        """The gold that a point of science is worth: less as the end comes near."""
        style = self.style
        if self.horizon <= style.late:
            return style.science_late
        if self.horizon >= style.full:
            return style.science_worth
        share = (self.horizon - style.late) / (style.full - style.late)
        return style.science_late + share * (style.science_worth - style.science_late)

    def times(self) -> float:
        """How often the gold of planets counts."""
        return 2.0 if self.civ.politics == t.CAPITALISM else 1.0

    def adapting_turns(self, at: i64, kind: i64) -> i64:
        """How many turns of adaptation a planet needs before it is a colony. (SPP-11.13, SPP-11.14)"""
        size = t.SIZE_OF[kind]
        turns = adaptation(self.civ, kind, 0)
        if turns == 0 or size == t.ASTEROID or (self.s.systems[at // SLOTS].abandoned >> at % SLOTS) & 1 == 1:
            return 0
        return t.STEPS[size] * turns

    def colony_gain(self, kind: i64) -> float:
        """What a colony of a kind brings each turn."""
        politics = self.civ.politics
        gold = float(t.GOLD[kind]) * self.times() - float(t.COLONY_UPKEEP[politics])
        if self.civ.bonus == t.BONUS_GOLD and t.TYPE_OF[kind] != t.LIVING:
            gold += 1.0
        return gold + self.science_gain(t.SCIENCE[kind])

    def science_gain(self, points: i64) -> float:
        """What more science each turn is worth; an expert knows that a turn can use no more than twenty."""
        return self.science_worth * float(points if points < self.science_room else self.science_room)

    def settle(self, at: i64, kind: i64, travel: float) -> float:
        """What a colony on a planet is worth, reached after some turns of travel."""
        adapting = float(self.adapting_turns(at, kind))
        left = self.horizon - travel - adapting
        cost = float(t.ADAPTATION_UPKEEP[self.civ.politics]) * adapting
        if left <= 0.0:
            return -cost
        worth = self.colony_gain(kind) * left - cost
        return worth + self.style.prospects * self.built_later(kind, left) if self.style.prospects > 0.0 else worth

    def built_later(self, kind: i64, left: float) -> float:
        """What a colony may yet build: the great works of gold and science, once they are known."""
        civ = self.civ
        planet_type = t.TYPE_OF[kind]
        size = t.SIZE_OF[kind]
        energy: i64 = civ.powers.productivity + t.LEADER_ENERGY[civ.leader]
        energy += t.ENERGY[planet_type * 6 + (0 if size == t.ASTEROID else 1)]
        if planet_type == t.LIVING or energy <= 0:
            return 0.0
        turns = min(left, self.horizon - self.turns_to_works()) - 5.0 / float(energy)
        if turns <= 0.0:
            return 0.0
        return turns * 4.0 * self.times() - float(t.INFRA_GOLD[planet_type * 8 + t.GOLD_2])

    def turns_to_works(self) -> float:
        """How many turns of science lie before the great works."""
        civ = self.civ
        missing = float((WORKS_LEVEL - civ.powers.building) * t.POINT - civ.science)
        if missing <= 0.0 or civ.powers.building >= WORKS_LEVEL:
            return 0.0
        income = float(science_income(civ))
        return missing / income if income > 1.0 else missing

    def affords(self, at: i64, kind: i64) -> bool:
        """Whether the budget covers the adaptation now, and for a while if the net would turn negative."""
        turns = self.adapting_turns(at, kind)
        if turns == 0:
            return self.budget >= t.COLONY_UPKEEP[self.civ.politics]
        cost: i64 = t.ADAPTATION_UPKEEP[self.civ.politics]
        if self.net < cost:
            patience = self.style.patience
            while_short = turns if turns < patience else patience
            return self.budget >= cost + (cost - self.net) * (while_short - 1)
        return self.budget >= cost
