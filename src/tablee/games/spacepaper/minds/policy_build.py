"""What a player builds and settles: each project and each planet by the gold it brings until the horizon."""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.spacepaper.data import STRATEGIES
from tablee.games.spacepaper.minds.plan import DANGER, Plan, threats
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.build_steps import ship_cost
from tablee.games.spacepaper.rules.civilisation import Planet
from tablee.games.spacepaper.rules.economy import net_energy, ships_of_type
from tablee.games.spacepaper.rules.galaxy import DISTANCE, NODES, NOWHERE, SLOTS, SYSTEMS
from tablee.games.spacepaper.rules.movement import reach, speed_of
from tablee.games.spacepaper.rules.realm import settleable
from tablee.games.spacepaper.rules.state import TOTAL, SpaceState, System
from tablee.kernel import NOBODY

NEVER: Final = -1000.0
WAR_WORTH: Final[float] = STRATEGIES.war.worth


def rate_build(s: SpaceState, plan: Plan, option: int) -> float:
    """What a project or a settlement is worth; being done is worth nothing."""
    if option == number.DONE:
        return 0.0
    if option >= number.SETTLE:
        return rate_settlement(s, plan, option - number.SETTLE)
    entry: i64 = option - number.BUILD
    at: i64 = entry // t.PROJECTS
    return rate_project(s, plan, plan.civ.planet(at), entry - at * t.PROJECTS)


def rate_settlement(s: SpaceState, plan: Plan, entry: i64) -> float:
    """A colony in an own system; outposts there are worth nothing."""
    at = entry >> 1
    if entry & 1:
        return NEVER
    kind: i64 = s.systems[at // SLOTS].kinds[at % SLOTS]
    worth = plan.settle(at, kind, 0.0)
    return worth if worth <= 0.0 or plan.affords(at, kind) else NEVER


def rate_project(s: SpaceState, plan: Plan, planet: Planet, project: i64) -> float:
    """A project by what it brings until the horizon."""
    civ = plan.civ
    energy = net_energy(civ, planet)
    if energy <= 0:
        return NEVER
    if project >= t.SHIP_PROJECT:
        return rate_ship(s, plan, planet, energy, project - t.SHIP_PROJECT)
    kind = t.TYPE_OF[planet.kind]
    cost: i64 = t.INFRA_GOLD[kind * 8 + project]
    if cost > plan.budget:
        return NEVER
    if project == t.SPACEPORT:
        return rate_spaceport(plan, planet, energy) - float(cost)
    left = plan.horizon - turns_to_build(t.INFRA_ENERGY[project], energy)
    drained: i64 = t.INFRA_UPKEEP[kind * 8 + project]
    if drained > energy:
        drained = energy
    worth = infrastructure_gain(plan, project) * left - float(cost)
    worth -= plan.style.energy_worth * float(drained) * plan.horizon
    if plan.style.queue_worth > 0.0 and drained > 0:
        worth -= plan.style.queue_worth * works_slowed(plan, planet, project, energy, energy - drained)
    return worth


def turns_to_build(needed: i64, energy: i64) -> float:
    """How many turns a project takes."""
    return float((needed + energy - 1) // energy)


def works_slowed(plan: Plan, planet: Planet, project: i64, energy: i64, after: i64) -> float:
    """What the great works of a planet lose when it has less energy for them."""
    lost = 0.0
    for work in (t.GOLD_2, t.SCIENCE_2):
        if work == project or planet.built & t.BIT[work]:
            continue
        before = turns_to_build(t.INFRA_ENERGY[work], energy)
        left = plan.horizon - plan.turns_to_works() - before
        if left > 0.0:
            slowed = left
            if after > 0:
                slowed = min(left, turns_to_build(t.INFRA_ENERGY[work], after) - before)
            lost += infrastructure_gain(plan, work) * slowed
    return lost


def works_delayed(plan: Plan, planet: Planet, wait: float) -> float:
    """What the great works of a planet lose when its queue is taken for some turns."""
    delay = min(wait, plan.horizon) - plan.turns_to_works()
    if delay <= 0.0:
        return 0.0
    lost = 0.0
    for work in (t.GOLD_2, t.SCIENCE_2):
        if not planet.built & t.BIT[work]:
            lost += infrastructure_gain(plan, work) * delay
    return lost


def infrastructure_gain(plan: Plan, project: i64) -> float:
    """What an infrastructure brings each turn."""
    built: i64 = t.BIT[project]
    gold: i64 = t.GOLD_BUILT[built]
    if plan.civ.politics == t.CAPITALISM:
        gold += gold
    return float(gold) + plan.science_gain(t.SCIENCE_BUILT[built])


def rate_spaceport(plan: Plan, planet: Planet, energy: i64) -> float:
    """The first spaceport, on the planet with most energy, while the game is long enough for ships."""
    if plan.horizon <= plan.style.spaceport_horizon:
        return NEVER
    for other in plan.civ.planets:
        if other.built & t.HAS_SPACEPORT or other.project == t.SPACEPORT:
            return NEVER
        if other.status <= t.COLONY and net_energy(plan.civ, other) > energy:
            return NEVER
    return plan.style.spaceport_worth


def rate_ship(s: SpaceState, plan: Plan, planet: Planet, energy: i64, kind: i64) -> float:
    """A ship: transports to settle, cruisers in danger."""
    civ = plan.civ
    if kind == t.SCOUT:
        return NEVER
    if kind == t.CRUISER:
        cruisers = ships_of_type(civ, t.CRUISER)
        if plan.prey != NOWHERE and cruisers < plan.cruisers:
            return WAR_WORTH
        return plan.style.cruiser_worth if threats(s, plan.seat, DANGER) > cruisers else NEVER
    if ships_of_type(civ, t.TRANSPORT) >= plan.style.most_transports:
        return NEVER
    wait = turns_to_build(ship_cost(civ, kind), energy)
    row = planet.at // SLOTS * NODES
    worth = best_target(s, plan, DISTANCE[row : row + NODES], wait, 0.0).worth
    worth -= plan.horizon * float(t.SHIP_UPKEEP[civ.politics])
    if plan.style.queue_worth > 0.0:
        worth -= plan.style.queue_worth * works_delayed(plan, planet, wait)
    return worth


def steps_from_home(plan: Plan, system: i64) -> i64:
    """Steps to a system from the nearest inhabited planet; none if it can be settled without a ship. (SPP-11.9)"""
    least: i64 = t.UNLIMITED
    for planet in plan.civ.planets:
        node = planet.at // SLOTS
        if node == system and planet.status <= t.COLONY:
            return 0
        if planet.status <= t.OUTPOST:
            least = min(least, DISTANCE[node * NODES + system])
    return least


def base_worth(plan: Plan, system: System, slot: i64, first: i64, travel: float) -> float:
    """What a settlement in a new system is worth: the planet, and some of those that can be settled from it."""
    kind: i64 = system.kinds[slot]
    adapting = plan.span(first + slot, kind)
    worth = plan.colony(kind, travel, adapting)
    share = plan.style.followers
    if share <= 0.0 or worth <= 0.0:
        return worth
    for other in range(SLOTS):
        more: i64 = system.kinds[other]
        if more != t.NONE and other != slot and system.owners[other] == NOBODY:
            follower = plan.colony(more, travel + adapting, plan.span(first + other, more))
            if follower > 0.0:
                worth += share * follower
    return worth


@final
class Target:
    """The best planet to settle by transport, and what it is worth."""

    def __init__(self) -> None:
        self.at: i64 = NOWHERE
        self.worth = 0.0


def best_target(s: SpaceState, plan: Plan, steps: list[int], wait: float, haste: float) -> Target:
    """The best settlement outside the own systems within autonomy; with haste, the worth counts by the distance."""
    civ = plan.civ
    autonomy = civ.powers.autonomy
    speed = float(speed_of(civ, t.TRANSPORT))
    best = Target()
    for place in range(SYSTEMS):
        system = s.systems[place]
        if system.seen != TOTAL or system.star >= t.BLACK_HOLE:
            continue
        away = float(steps[place])
        travel = wait + away / speed
        if travel >= plan.horizon:
            continue
        home = steps_from_home(plan, place)
        if home == 0 or (home > autonomy and (civ.powers.rank < 2 or reach(s, civ, place) > autonomy)):
            continue
        first = place * SLOTS
        for slot in range(SLOTS):
            if system.kinds[slot] != t.NONE and system.owners[slot] == NOBODY:
                worth = base_worth(plan, system, slot, first, travel)
                if haste > 0.0:
                    worth /= away + haste
                if worth > best.worth and settleable(s, plan.seat, first + slot):
                    best.worth = worth
                    best.at = first + slot
    return best
