"""What a position is worth: how many turns each player still needs, and so the chance to be the first.

The weights of the estimate stand in strategies.toml: they were fitted to games that experts played to the end.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from tablee.games.spacepaper.data import STRATEGIES
from tablee.games.spacepaper.minds.plan import DANGER, LEAST_PACE, hoards, threats, turns_needed
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import Civilisation, Planet
from tablee.games.spacepaper.rules.economy import adaptation, gold_of, net_energy, net_gold, science_income
from tablee.games.spacepaper.rules.galaxy import SLOTS
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.games.spacepaper.rules.victory import living_planets
from tablee.kernel import NOBODY

PENDING: Final[float] = STRATEGIES.outlook.pending
COMING: Final[float] = STRATEGIES.outlook.coming
START: Final[float] = STRATEGIES.outlook.start
PER_SCIENCE: Final[float] = STRATEGIES.outlook.per_science
PER_BUILDER: Final[float] = STRATEGIES.outlook.per_builder
PER_OPEN_WORK: Final[float] = STRATEGIES.outlook.per_open_work
PER_TRANSPORT: Final[float] = STRATEGIES.outlook.per_transport
PER_QUEUED: Final[float] = STRATEGIES.outlook.per_queued_transport
PER_ADAPTING: Final[float] = STRATEGIES.outlook.per_adapting
PER_ADAPTING_TURN: Final[float] = STRATEGIES.outlook.per_adapting_turn
PER_TARGET: Final[float] = STRATEGIES.outlook.per_target
PER_ENERGY: Final[float] = STRATEGIES.outlook.per_energy
PER_LEVEL: Final[float] = STRATEGIES.outlook.per_infrastructure_level
SCALE: Final[float] = STRATEGIES.outlook.scale
SCALE_SHARE: Final[float] = STRATEGIES.outlook.scale_share
TYPE_TURNS: Final[float] = STRATEGIES.outlook.turns_per_type
LIVING_TURNS: Final[float] = STRATEGIES.outlook.turns_per_living
THREAT_TURNS: Final[float] = STRATEGIES.outlook.turns_per_threat
SIEGE_TURNS: Final[float] = STRATEGIES.outlook.turns_of_siege
WASTE_TURNS: Final[float] = STRATEGIES.outlook.turns_of_waste
LEAST_GROWTH: Final = 0.05
FAR: Final = 200.0


def remaining(civ: Civilisation, planet: Planet) -> i64:
    """The turns until a planet in adaptation is a colony."""
    return (planet.steps - 1) * adaptation(civ, planet.kind, planet.symbiosis) + planet.turns


def easy_targets(s: SpaceState, civ: Civilisation) -> i64:
    """How many free planets of the own systems need little adaptation."""
    count: i64 = 0
    done: i64 = -1
    for planet in civ.planets:
        system = planet.at // SLOTS
        if planet.status > t.COLONY or system == done:
            continue
        done = system
        known = s.systems[system]
        for slot in range(SLOTS):
            kind = known.kinds[slot]
            if kind != t.NONE and known.owners[slot] == NOBODY and adaptation(civ, kind, 0) <= 1:
                count += 1
    return count


def money_turns(s: SpaceState, civ: Civilisation) -> float:
    """How many turns a civilisation needs for the target: what it earns, and what makes it earn more."""
    pace = float(net_gold(civ, civ.politics))
    growth = START + PER_SCIENCE * float(science_income(civ)) + PER_LEVEL * float(civ.powers.building)
    missing = float(s.terms.target - civ.gold)
    for planet in civ.planets:
        missing += 2.0 * float(planet.unrest * gold_of(planet))
        if planet.status == t.ADAPTING:
            pace += COMING * float(2 * t.GOLD[planet.kind] + t.ADAPTATION_UPKEEP[civ.politics])
            growth += PER_ADAPTING + PER_ADAPTING_TURN * float(remaining(civ, planet))
        elif planet.status <= t.COLONY and t.TYPE_OF[planet.kind] != t.LIVING:
            growth += PER_BUILDER + PER_ENERGY * float(net_energy(civ, planet))
            if not planet.built & t.BIT[t.GOLD_2]:
                growth += PER_OPEN_WORK
            if planet.project == t.GOLD_2 or planet.project == t.GOLD_1:
                pace += PENDING * 2.0 * float(t.GOLD_BUILT[t.BIT[planet.project]])
            elif planet.project == t.SHIP_PROJECT + t.TRANSPORT:
                growth += PER_QUEUED * (1.0 - float(planet.energy) / float(t.SHIP_ENERGY[t.TRANSPORT]))
    for ship in civ.ships:
        if ship.kind == t.TRANSPORT:
            growth += PER_TRANSPORT
    growth += PER_TARGET * float(easy_targets(s, civ))
    if growth < LEAST_GROWTH:
        growth = LEAST_GROWTH
    turns = turns_needed(missing, pace if pace > LEAST_PACE else LEAST_PACE, growth)
    turns += float(civ.unrest)
    return turns if hoards(civ.politics) else turns + WASTE_TURNS


def conquest_turns(civ: Civilisation) -> float:
    """How many turns a civilisation needs for a planet of each type."""
    have: i64 = 0
    coming: i64 = 0
    wait = 0.0
    for planet in civ.planets:
        mask = t.BIT[t.TYPE_OF[planet.kind]]
        if planet.status <= t.COLONY:
            have |= mask
        elif planet.status == t.ADAPTING:
            coming |= mask
    missing: i64 = 0
    for planet_type in range(7):
        mask = t.BIT[planet_type]
        if have & mask == 0 and coming & mask == 0:
            missing += 1
    if missing > 2:
        return FAR
    for planet in civ.planets:
        if planet.status == t.ADAPTING and have & t.BIT[t.TYPE_OF[planet.kind]] == 0:
            wait = max(wait, float(remaining(civ, planet)))
    return wait + TYPE_TURNS * float(missing * missing)


def turns_left(s: SpaceState, seat: i64) -> float:
    """How many turns a player needs by the shortest way, danger to the capital counted as delay."""
    civ = s.civs[seat]
    if civ.fallen:
        return FAR
    turns = money_turns(s, civ)
    living = living_planets(civ)
    if living >= 3:
        turns = min(turns, LIVING_TURNS * float(s.terms.living - living))
    turns = min(turns, conquest_turns(civ))
    danger = threats(s, seat, DANGER)
    if danger > 0:
        turns += THREAT_TURNS * float(danger)
        if civ.capital().resistance > 0:
            turns += SIEGE_TURNS
    return turns


def chance(s: SpaceState, seat: i64) -> float:
    """The estimated chance of a seat to win: the fewer turns it needs beside the others', the better."""
    if s.turn == 0:
        return 1.0 / float(s.seats)
    mine = turns_left(s, seat)
    least = mine
    all_turns: list[float] = []
    for other in range(s.seats):
        turns = mine if other == seat else turns_left(s, other)
        all_turns.append(turns)
        if turns < least:
            least = turns
    scale = SCALE + SCALE_SHARE * least
    total = 0.0
    for other in range(s.seats):
        if not s.civs[other].fallen:
            total += exp((least - all_turns[other]) / scale)
    return 0.0 if s.civs[seat].fallen else exp((least - mine) / scale) / total


def measured(s: SpaceState, seat: i64) -> list[float]:
    """What a hint counts of a player: turns to a victory, gold, gold and science each turn, planets, ships, levels."""
    civ = s.civs[seat]
    if civ.fallen or s.turn == 0:
        return [FAR, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    return [
        turns_left(s, seat),
        float(civ.gold),
        float(net_gold(civ, civ.politics)),
        float(science_income(civ)),
        float(len(civ.planets)),
        float(len(civ.ships)),
        float(sum(civ.levels)),
    ]
