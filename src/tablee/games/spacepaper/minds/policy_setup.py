"""How a player sets out: race, leader, event card, first system and home."""

from typing import Final

from mypy_extensions import i64

from tablee.games.spacepaper.data import STRATEGIES
from tablee.games.spacepaper.minds.plan import Plan
from tablee.games.spacepaper.minds.policy_style import ETHER_BONUS, FIRST_SYSTEM, SHORT_TARGET
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.economy import net_gold
from tablee.games.spacepaper.rules.galaxy import DISTANCE, LANES_BETWEEN, NODES, NOWHERE, SLOTS, SYSTEMS
from tablee.games.spacepaper.rules.setup_steps import APART
from tablee.games.spacepaper.rules.state import SpaceState

NEAR: Final[int] = STRATEGIES.home.near
CROWD: Final[int] = STRATEGIES.home.crowd
CROWD_MALUS: Final[float] = STRATEGIES.home.crowd_malus
RUSH_REACH: Final[int] = STRATEGIES.home.rush_reach
EXPOSED: Final = -100.0  # a home that a rush can reach


def steps_around(home: int) -> list[int]:
    """How far the systems near one are."""
    return [DISTANCE[home * NODES + other] for other in range(SYSTEMS) if 0 < DISTANCE[home * NODES + other] <= NEAR]


def least_distance(home: int) -> int:
    """How near a rival may settle to a home that is chosen first. (SPP-1.14)"""
    return min(
        DISTANCE[home * NODES + other] for other in range(SYSTEMS) if LANES_BETWEEN[home * SYSTEMS + other] >= APART
    )


SYSTEMS_NEAR: Final[list[int]] = [len(steps_around(home)) for home in range(SYSTEMS)]
# How many steps nearer than the farthest that counts, all together.
NEARNESS: Final[list[int]] = [sum(NEAR - steps for steps in steps_around(home)) for home in range(SYSTEMS)]
LEAST_DISTANCE: Final[list[int]] = [least_distance(home) for home in range(SYSTEMS)]


def rate_setup(s: SpaceState, plan: Plan, option: int) -> float:
    """What an option of the set-up is worth."""
    kind = s.kind
    if plan.style.expert and rushes(s, plan.seat):
        return rate_rush(s, plan, option)
    if kind == t.ASK_RACE:
        return float(plan.style.races[option - number.RACE])
    if kind == t.ASK_RACETECH:
        return 1.0 if option - number.TECH == ETHER_BONUS else 0.0
    if kind == t.ASK_LEADER:
        return float(leaders_of(s, plan)[option - number.LEADER])
    if kind == t.ASK_OPP0:
        return 1.0 if option - number.BONUS == t.BONUS_GOLD else 0.0
    if kind == t.ASK_EVENT:
        return float(plan.style.events[option - number.EVENT])
    if kind == t.ASK_SYS0:
        politics: i64 = option - number.SYSTEM
        return 100.0 if politics == FIRST_SYSTEM else float(net_gold(plan.civ, politics))
    return rate_home(s, plan, option - number.HOME)


def leaders_of(s: SpaceState, plan: Plan) -> list[int]:
    """The ranks of leaders for this game and this race."""
    style = plan.style
    if s.terms.target <= SHORT_TARGET:
        return style.leaders_short
    return style.leaders_by_race[plan.civ.race]


def rushes(s: SpaceState, seat: i64) -> bool:
    """Whether a seat means to take the only rival's capital at once: it has the Mecas and picks its home last."""
    if s.seats != 2 or s.terms.drawn or s.terms.target <= SHORT_TARGET or s.first != seat:
        return False
    civ = s.civs[seat]
    if civ.race != t.MECA or s.civs[1 - seat].leader == t.GUARDIAN:
        return False
    return civ.leader == t.NONE or civ.leader == t.FIGHTER


def rate_rush(s: SpaceState, plan: Plan, option: int) -> float:
    """Fighter, Free spaceport, nationalism, and a home next to the victim's."""
    kind = s.kind
    if kind == t.ASK_LEADER:
        return 1.0 if option - number.LEADER == t.FIGHTER else 0.0
    if kind == t.ASK_EVENT:
        return 1.0 if option - number.EVENT == t.FREE_SPACEPORT else 0.0
    if kind == t.ASK_SYS0:
        return 1.0 if option - number.SYSTEM == t.NATIONALISM else 0.0
    victim = s.civs[1 - plan.seat].planets[0].at
    return -float(DISTANCE[(option - number.HOME) * NODES + victim // SLOTS])


def rate_home(s: SpaceState, plan: Plan, home: i64) -> float:
    """A home: systems to settle near it, no rival near it, and out of the reach of a rush."""
    worth = float(SYSTEMS_NEAR[home]) + plan.style.near * float(NEARNESS[home])
    fears = is_rushed(s, plan.seat)
    for rival in range(s.seats):
        capital = s.civs[rival].planets[0].at
        if rival == plan.seat:
            continue
        if capital == NOWHERE:
            if fears and LEAST_DISTANCE[home] <= RUSH_REACH:
                worth += EXPOSED
            continue
        away = DISTANCE[home * NODES + capital // SLOTS]
        if away <= CROWD:
            worth -= CROWD_MALUS
        if fears and away <= RUSH_REACH:
            worth += EXPOSED
    return worth


def is_rushed(s: SpaceState, seat: i64) -> bool:
    """Whether the only rival is of the race that can invade from the start."""
    if s.seats != 2 or s.civs[seat].leader == t.GUARDIAN:
        return False
    return s.civs[1 - seat].race == t.MECA
