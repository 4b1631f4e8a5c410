"""How a player rules: the capital, the political system, research and the event card."""

from typing import Final

from mypy_extensions import i64

from tablee.games.spacepaper.minds.plan import ALARM, DANGER, UNKNOWN, Plan, burden, hoards, threats
from tablee.games.spacepaper.minds.policy_style import SHORT_RESEARCH, SHORT_TARGET
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.economy import adaptation, change_cost, gold_income, net_energy, net_gold
from tablee.games.spacepaper.rules.galaxy import DISTANCE, NODE_OF, NODES, SLOTS
from tablee.games.spacepaper.rules.state import SpaceState

NEVER: Final = -1000.0
UNPAID: Final = 100.0  # what a discontent that cannot be paid for costs
AT_ONCE: Final = 1000.0
SAFE_STEPS: Final = 3  # from enemy cruisers
DEFENDED: Final = 4  # the level of defense that is sought in danger


def rate_capital(s: SpaceState, plan: Plan, option: int) -> float:
    """The capital stays, unless it would fall: then it moves to the colony farthest from the enemy."""
    if option == number.KEEP:
        return 0.0
    if not would_fall(s, plan):
        return -1.0
    node = (option - number.PLANET) // SLOTS
    least: i64 = NODES
    for rival in range(s.seats):
        if rival != plan.seat:
            for ship in s.civs[rival].ships:
                if ship.kind == t.CRUISER:
                    least = min(least, DISTANCE[NODE_OF[ship.place] * NODES + node])
    return float(least - SAFE_STEPS)


def would_fall(s: SpaceState, plan: Plan) -> bool:
    """Whether the enemy cruisers next to the capital can take it in one movement phase."""
    civ = plan.civ
    capital = civ.capital()
    resistance = capital.resistance if capital.resistance > 0 else max(capital.people, 1)
    for rival in range(s.seats):
        other = s.civs[rival]
        margin: i64 = other.powers.invasion - civ.powers.defense
        if rival == plan.seat or margin <= 0:
            continue
        for ship in other.ships:
            away = DISTANCE[NODE_OF[ship.place] * NODES + capital.at // SLOTS]
            if ship.kind == t.CRUISER and away <= other.powers.speed:
                resistance -= margin
    return resistance <= 0


def rate_system(s: SpaceState, plan: Plan, option: int) -> float:
    """What a change of system brings over the next turns, less what it must bring at least."""
    if option == number.KEEP:
        return 0.0
    civ = plan.civ
    politics: i64 = option - number.SYSTEM
    if politics == t.ANARCHY or not hoards(politics):
        return NEVER - float(politics)
    if plan.kept == UNKNOWN:
        plan.kept = system_worth(plan, civ.politics, civ.unrest)
    calm = change_cost(civ, politics) + civ.unrest
    gain = system_worth(plan, politics, calm) - plan.kept - plan.style.system_gain
    if gain > 0.0 and calm > 0 and threats(s, plan.seat, DANGER) > 0:
        return NEVER
    return gain


def system_worth(plan: Plan, politics: i64, calm: i64) -> float:
    """The gold that a system leaves over the next turns, discontent counted."""
    civ = plan.civ
    turns = min(plan.horizon, plan.style.system_turns)
    worth = float(net_gold(civ, politics)) * max(turns - float(calm), 0.0)
    if calm > 0:
        cost = float(burden(civ, politics) * calm)
        worth -= cost
        if float(civ.gold) < cost:
            worth -= UNPAID
    return worth


def wanted_tech(s: SpaceState, plan: Plan) -> i64:
    """The technology to raise next: the first below its mark; once all are reached, the lowest."""
    civ = plan.civ
    if civ.levels[t.DEFENSE] < DEFENDED and threats(s, plan.seat, ALARM) > 0:
        return t.DEFENSE
    order = plan.style.research
    if civ.race == t.MECA and civ.leader == t.FIGHTER:
        order = plan.style.research_rush
    if s.terms.target <= SHORT_TARGET:
        order = SHORT_RESEARCH
    for mark in order:
        tech: i64 = mark >> 3
        if civ.levels[tech] < mark & 7:
            return tech
    lowest: i64 = 0
    for tech in range(t.TECHS):
        if civ.levels[tech] < civ.levels[lowest]:
            lowest = tech
    return lowest


def rate_research(s: SpaceState, plan: Plan, option: int) -> float:
    """The wanted technology first, then the lower levels."""
    tech: i64 = option - number.TECH
    return 100.0 if tech == wanted_tech(s, plan) else -float(plan.civ.levels[tech])


def rate_mineral(plan: Plan, option: int) -> float:
    """Oganesson lifts most, then corundum."""
    mineral: i64 = option - number.MINERAL
    return 2.0 if mineral == t.OGANESSON else 1.0 if mineral == t.CORUNDUM else 0.0


def rate_bonus(plan: Plan, option: int) -> float:
    """The Opportunist keeps the bonus."""
    return 0.0 if option == number.KEEP else -1.0


# The event card.


def rate_card(s: SpaceState, plan: Plan, option: int) -> float:
    """Whether the event card is played now, and on what."""
    if option >= number.PLAY_DISCOVERY:
        return AT_ONCE + rate_research(s, plan, option - number.PLAY_DISCOVERY + number.TECH)
    if option >= number.PLAY_SYMBIOSIS:
        return rate_symbiosis(plan, option - number.PLAY_SYMBIOSIS)
    if option >= number.PLAY_CUP:
        return rate_cup(plan, option - number.PLAY_CUP - 1)
    if option >= number.PLAY_RECOVERED:
        planet = plan.civ.planet(option - number.PLAY_RECOVERED)
        return AT_ONCE if planet.status == t.CAPITAL else NEVER
    if option >= number.PLAY_SUPERNOVA:
        system = option - (number.PLAY_VANISHED if option >= number.PLAY_VANISHED else number.PLAY_SUPERNOVA)
        return AT_ONCE - float(DISTANCE[plan.civ.capital().at // SLOTS * NODES + system])
    if option == number.PLAY_NEUTRON:
        return NEVER
    if option == number.PLAY_LOTTERY:
        return rate_lottery(s, plan)
    return rate_free_spaceport(plan, option - number.PLAY_SPACEPORT)


def rate_symbiosis(plan: Plan, at: i64) -> float:
    """On the planet that gains most turns."""
    planet = plan.civ.planet(at)
    if planet.status != t.ADAPTING or adaptation(plan.civ, planet.kind, planet.symbiosis) < 2 or planet.steps < 2:
        return NEVER
    return AT_ONCE + float(planet.steps)


def rate_cup(plan: Plan, at: i64) -> float:
    """On all planets together first, then on the richest."""
    if at < 0:
        return AT_ONCE + 100.0
    planet = plan.civ.planet(at)
    return AT_ONCE + float(planet.people) if planet.status <= t.COLONY else NEVER


def rate_lottery(s: SpaceState, plan: Plan) -> float:
    """When the gold wins, when it is short, or when it can be put to work."""
    civ = plan.civ
    if s.kind == t.ASK_SELL or s.kind == t.ASK_BUILD:
        return 0.5
    wins = s.phase == t.IN_RESOURCES and civ.gold + gold_income(civ) + t.LOTTERY_GOLD > s.terms.target
    return AT_ONCE if wins else NEVER


def rate_free_spaceport(plan: Plan, at: i64) -> float:
    """On the planet with most energy, if the game is long enough for ships."""
    if plan.horizon <= plan.style.spaceport_horizon:
        return NEVER
    return AT_ONCE + float(net_energy(plan.civ, plan.civ.planet(at)))
