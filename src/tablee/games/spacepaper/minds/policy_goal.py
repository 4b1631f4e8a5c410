"""The goal of an expert, reviewed at every question: money, unless conquest or a march on a capital is nearer."""

from typing import Final

from mypy_extensions import i64

from tablee.games.spacepaper.data import STRATEGIES
from tablee.games.spacepaper.minds.plan import FOREVER, Plan, pace_of, turns_needed
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.build_steps import ship_cost
from tablee.games.spacepaper.rules.civilisation import Civilisation, Planet
from tablee.games.spacepaper.rules.economy import adaptation, net_energy, ships_of_type
from tablee.games.spacepaper.rules.galaxy import DISTANCE, NODE_OF, NODES, SLOTS, SYSTEMS
from tablee.games.spacepaper.rules.movement import speed_of
from tablee.games.spacepaper.rules.realm import home_distance
from tablee.games.spacepaper.rules.state import TOTAL, SpaceState
from tablee.games.spacepaper.rules.victory import ALL_TYPES, living_planets
from tablee.kernel import NOBODY

MOST_MISSING: Final[int] = STRATEGIES.conquest.most_missing
OTHERS_SHARE: Final[float] = STRATEGIES.conquest.others_share
TRANSPORT_TURNS: Final[float] = STRATEGIES.conquest.transport_turns
MONEY_SHARE: Final[float] = STRATEGIES.conquest.money_share
LIVING_WORTH: Final[float] = STRATEGIES.conquest.living_worth
WAR_REACH: Final[int] = STRATEGIES.war.reach
WAR_SHARE: Final[float] = STRATEGIES.war.share
SIEGES: Final[float] = STRATEGIES.war.sieges
LAST_WORTH: Final = 2000.0  # of the living planet that wins


def ready(s: SpaceState, plan: Plan) -> None:
    """Reckon what a question about money needs, and set the goal, unless it was done."""
    if not plan.reckoned:
        plan.reckon()
        if plan.style.expert:
            review(s, plan)


def review(s: SpaceState, plan: Plan) -> None:
    """Set the goal of this question."""
    if s.turn == 0:
        return
    civ = plan.civ
    needed = turns_needed(float(s.terms.target - civ.gold), pace_of(civ), plan.style.growth)
    seek_types(s, plan, needed)
    living = living_planets(civ)
    if living >= 2:
        missing = s.terms.living - living
        if missing <= 1:
            plan.living_worth = LAST_WORTH
        elif missing <= 3:
            plan.living_worth = LIVING_WORTH * (4.0 if missing == 2 else 1.0)
    march(s, plan, needed)


# Conquest.


def remaining(civ: Civilisation, planet: Planet) -> float:
    """The turns until a planet in adaptation is a colony."""
    return float((planet.steps - 1) * adaptation(civ, planet.kind, planet.symbiosis) + planet.turns)


def seek_types(s: SpaceState, plan: Plan, needed: float) -> None:
    """Seek the missing types if they can be had before the gold."""
    civ = plan.civ
    have: i64 = 0
    coming: i64 = 0
    for planet in civ.planets:
        mask: i64 = t.BIT[t.TYPE_OF[planet.kind]]
        if planet.status <= t.COLONY:
            have |= mask
        elif planet.status == t.ADAPTING:
            coming |= mask
    missing = ALL_TYPES & ~(have | coming)
    count: i64 = 0
    for planet_type in range(7):
        if missing & t.BIT[planet_type]:
            count += 1
    if 0 < count <= MOST_MISSING and conquest_turns(s, plan, have, missing) < MONEY_SHARE * needed:
        plan.sought = missing


def conquest_turns(s: SpaceState, plan: Plan, have: i64, missing: i64) -> float:
    """How long conquest may take: the slowest type, and some of the others."""
    civ = plan.civ
    longest = 0.0
    total = 0.0
    for planet in civ.planets:
        if planet.status == t.ADAPTING and have & t.BIT[t.TYPE_OF[planet.kind]] == 0:
            longest = max(longest, remaining(civ, planet))
    for planet_type in range(7):
        if missing & t.BIT[planet_type]:
            turns = turns_to_type(s, plan, planet_type)
            total += turns
            longest = max(longest, turns)
    return longest + OTHERS_SHARE * max(total - longest, 0.0)


def turns_to_type(s: SpaceState, plan: Plan, planet_type: i64) -> float:
    """How soon a planet of a type can be a colony: the way of a transport, and the adaptation."""
    civ = plan.civ
    least = FOREVER
    speed = float(speed_of(civ, t.TRANSPORT))
    for system in range(SYSTEMS):
        known = s.systems[system]
        if known.seen != TOTAL:
            continue
        way = -1.0
        for slot in range(SLOTS):
            kind: i64 = known.kinds[slot]
            if kind == t.NONE or known.owners[slot] != NOBODY or t.TYPE_OF[kind] != planet_type:
                continue
            if way < 0.0:
                way = way_to(civ, system, speed)
            turns = way + plan.span(system * SLOTS + slot, kind)
            if turns < least:
                least = turns
    return least


def way_to(civ: Civilisation, system: i64, speed: float) -> float:
    """The turns until a system can be settled: none from a colony in it, else those of the nearest transport."""
    for planet in civ.planets:
        if planet.status <= t.COLONY and planet.at // SLOTS == system:
            return 0.0
    if home_distance(civ, system) > civ.powers.autonomy:
        return FOREVER
    least = TRANSPORT_TURNS + float(DISTANCE[civ.capital().at // SLOTS * NODES + system]) / speed
    for ship in civ.ships:
        if ship.kind == t.TRANSPORT:
            least = min(least, float(DISTANCE[NODE_OF[ship.place] * NODES + system]) / speed)
    return least


# War.


def march(s: SpaceState, plan: Plan, needed: float) -> None:
    """March on the capital of the last rival, if it falls before the gold is earned."""
    civ = plan.civ
    energy = yard_energy(civ)
    if energy <= 0.0:
        return
    for rival in range(s.seats):
        other = s.civs[rival]
        if rival == plan.seat or other.fallen:
            continue
        if civ.powers.invasion > other.powers.defense and s.standing() == 2:
            consider_capital(s, plan, other, energy, needed)


def yard_energy(civ: Civilisation) -> float:
    """The energy of the best planet with a spaceport."""
    most: i64 = 0
    for planet in civ.planets:
        if planet.status <= t.COLONY and planet.built & t.HAS_SPACEPORT:
            energy = net_energy(civ, planet)
            if planet.status == t.CAPITAL:
                energy += civ.stored
            most = max(most, energy)
    return float(most)


def consider_capital(s: SpaceState, plan: Plan, other: Civilisation, energy: float, needed: float) -> None:
    """March on the capital of the last rival if it falls soon enough."""
    civ = plan.civ
    capital = other.capital()
    node = capital.at // SLOTS
    away = home_distance(civ, node)
    if (
        away > WAR_REACH
        or away > civ.powers.autonomy
        or other.powers.weapons[t.CRUISER] > civ.powers.weapons[t.CRUISER]
    ):
        return
    margin: i64 = civ.powers.invasion - other.powers.defense
    resistance = capital.resistance if capital.resistance > 0 else max(capital.people, 1)
    guards: i64 = 0
    for ship in other.ships:
        if NODE_OF[ship.place] == node:
            guards += 1
    wanted: i64 = int((float(resistance) / float(margin) + float(guards)) / SIEGES) + 1
    missing = wanted - ships_of_type(civ, t.CRUISER)
    turns = float(away) / float(speed_of(civ, t.CRUISER)) + SIEGES
    if missing > 0:
        turns += float(missing * ship_cost(civ, t.CRUISER)) / energy
    rushes = civ.race == t.MECA and civ.leader == t.FIGHTER
    if rushes or turns < WAR_SHARE * needed:
        plan.prey = capital.at
        plan.cruisers = wanted + 1
