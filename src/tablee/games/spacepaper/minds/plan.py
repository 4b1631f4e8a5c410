"""The arithmetic that virtual players share: net, pace, horizon, budget, danger, and what a settlement is worth.

Everything in SpacePaper is public, so a plan may read the whole state but its generator.
"""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tablee.games.spacepaper.data import STRATEGIES
from tablee.games.spacepaper.minds.policy_style import Style
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import Civilisation
from tablee.games.spacepaper.rules.economy import adaptation, due, gold_of, net_gold, science_income, upkeep_gain
from tablee.games.spacepaper.rules.galaxy import DISTANCE, NODE_OF, NODES, NOWHERE, SLOTS
from tablee.games.spacepaper.rules.state import SpaceState

LEAST_PACE: Final = 0.5  # gold a turn
MUCH_SCIENCE: Final = 999
KINDS: Final = 42  # of planets
UNKNOWN: Final = -1.0
FOREVER: Final = 999.0
UNFILLED: Final = -999.0
WORKS_ENERGY: Final[float] = float(t.INFRA_ENERGY[t.GOLD_2])
WORKS_GOLD: Final[float] = float(t.GOLD_BUILT[t.BIT[t.GOLD_2]])
SOUGHT_WORTH: Final[float] = STRATEGIES.conquest.worth
SOUGHT_HASTE: Final[float] = STRATEGIES.conquest.haste
WORKS_LEVEL: Final = 4  # of infrastructure: the great works of gold and science
DANGER: Final[int] = STRATEGIES.ships.danger_steps
ALARM: Final[int] = STRATEGIES.ships.alarm_steps


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
@mypyc_attr(acyclic=True, free_list_len=1)  # made and forgotten at every choice
class Plan:
    """What one seat reckons with at one question."""

    def __init__(self, s: SpaceState, seat: i64, style: Style) -> None:
        civ = s.civs[seat]
        self.s = s
        self.seat: i64 = seat
        self.civ = civ
        self.style = style
        self.reckoned = False  # whether the next five are known: see policy_goal.ready
        self.horizon = 0.0  # turns
        self.science_worth = 0.0  # gold
        self.science_room: i64 = MUCH_SCIENCE  # points of science each turn that are still of use
        self.budget: i64 = 0  # gold that may be spent
        self.net: i64 = 0  # gold that a turn leaves
        self.doubled = 2.0 if civ.politics == t.CAPITALISM else 1.0  # how often the gold of planets counts
        # The goal of an expert: see policy_goal.
        self.sought: i64 = 0  # types of planet that conquest still needs, as bits
        self.living_worth = 0.0  # what one more living planet is worth
        self.prey: i64 = NOWHERE  # an enemy planet that cruisers march upon
        self.cruisers: i64 = 0  # how many of them it takes
        # What is reckoned once, when it is first needed.
        self.works_in = UNKNOWN  # turns of science before the great works
        self.gains: list[float] = []  # what a colony brings each turn, by kind of planet
        self.waits: list[float] = []  # how long its great works take
        self.spans: list[float] = []  # how long it adapts
        self.kept = UNKNOWN  # what the present political system is worth
        self.sailing: i64 = 0  # the ship whose aim is known
        self.aim: i64 = NOWHERE
        self.way: list[int] = []  # steps to the aim

    def reckon(self) -> None:
        """Reckon what a question about money needs."""
        civ = self.civ
        self.reckoned = True
        self.horizon = horizon_of(self.s, self.style)
        self.science_worth = self.worth_of_science()
        self.budget = civ.gold + upkeep_gain(civ) - due(civ)
        self.net = net_gold(civ, civ.politics)
        if self.style.expert:
            self.science_room = max(t.MOST_SCIENCE - science_income(civ), 0)

    def worth_of_science(self) -> float:
        """The gold that a point of science is worth: less as the end comes near."""
        style = self.style
        if self.horizon <= style.late:
            return style.science_late
        if self.horizon >= style.full:
            return style.science_worth
        share = (self.horizon - style.late) / (style.full - style.late)
        return style.science_late + share * (style.science_worth - style.science_late)

    def colony_gain(self, kind: i64) -> float:
        """What a colony of a kind brings each turn."""
        gold = float(t.GOLD[kind]) * self.doubled - float(t.COLONY_UPKEEP[self.civ.politics])
        if self.civ.bonus == t.BONUS_GOLD and t.TYPE_OF[kind] != t.LIVING:
            gold += 1.0
        return gold + self.science_gain(t.SCIENCE[kind])

    def science_gain(self, points: i64) -> float:
        """What more science each turn is worth; an expert knows that a turn can use no more than twenty."""
        return self.science_worth * float(points if points < self.science_room else self.science_room)

    def reckon_kind(self, kind: i64) -> None:
        """Reckon what colonies of a kind bring, and how long they and their great works take."""
        civ = self.civ
        if not self.gains:
            self.gains = [UNFILLED] * KINDS
            self.waits = [0.0] * KINDS
            self.spans = [0.0] * KINDS
        self.gains[kind] = self.colony_gain(kind)
        planet_type = t.TYPE_OF[kind]
        size = t.SIZE_OF[kind]
        energy: i64 = civ.powers.productivity + t.LEADER_ENERGY[civ.leader]
        energy += t.ENERGY[planet_type * 6 + (0 if size == t.ASTEROID else 1)]
        self.waits[kind] = WORKS_ENERGY / float(energy) if energy > 0 and planet_type != t.LIVING else FOREVER
        self.spans[kind] = float(t.STEPS[size] * adaptation(civ, kind, 0))

    def span(self, at: i64, kind: i64) -> float:
        """How many turns of adaptation a planet needs before it is a colony. (SPP-11.13, SPP-11.14)"""
        if not self.gains or self.gains[kind] == UNFILLED:
            self.reckon_kind(kind)
        return 0.0 if (self.s.systems[at // SLOTS].abandoned >> at % SLOTS) & 1 == 1 else self.spans[kind]

    def settle(self, at: i64, kind: i64, travel: float) -> float:
        """What a colony on a planet is worth, reached after some turns of travel."""
        return self.colony(kind, travel, self.span(at, kind))

    def colony(self, kind: i64, travel: float, adapting: float) -> float:
        """What a colony of a kind is worth, reached after some turns of travel and adaptation."""
        if self.sought and self.sought & t.BIT[t.TYPE_OF[kind]]:
            return SOUGHT_WORTH - SOUGHT_HASTE * (travel + adapting)
        left = self.horizon - travel - adapting
        cost = float(t.ADAPTATION_UPKEEP[self.civ.politics]) * adapting
        if left <= 0.0:
            return -cost
        worth = self.gains[kind] * left - cost
        if t.TYPE_OF[kind] == t.LIVING:
            worth += self.living_worth
        return worth + self.style.prospects * self.built_later(kind, left) if self.style.prospects > 0.0 else worth

    def built_later(self, kind: i64, left: float) -> float:
        """What a colony may yet build: the great works of gold, once they are known."""
        turns = min(left, self.horizon - self.turns_to_works()) - self.waits[kind]
        if turns <= 0.0:
            return 0.0
        return turns * WORKS_GOLD * self.doubled - float(t.INFRA_GOLD[t.TYPE_OF[kind] * 8 + t.GOLD_2])

    def turns_to_works(self) -> float:
        """How many turns of science lie before the great works."""
        if self.works_in == UNKNOWN:
            civ = self.civ
            self.works_in = 0.0
            missing = float((WORKS_LEVEL - civ.powers.building) * t.POINT - civ.science)
            if missing > 0.0 and civ.powers.building < WORKS_LEVEL:
                income = float(science_income(civ))
                self.works_in = missing / income if income > 1.0 else missing
        return self.works_in

    def affords(self, at: i64, kind: i64) -> bool:
        """Whether the budget covers the adaptation now, and for a while if the net would turn negative."""
        span = self.span(at, kind)
        budget = float(self.budget)
        if span == 0.0:
            return budget >= float(t.COLONY_UPKEEP[self.civ.politics])
        cost = float(t.ADAPTATION_UPKEEP[self.civ.politics])
        short = cost - float(self.net)
        if short > 0.0:
            return budget >= cost + short * (min(span, float(self.style.patience)) - 1.0)
        return budget >= cost
