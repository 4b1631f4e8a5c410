"""What an option is worth to a sensible player: numbers that virtual players and rollouts share.

Everything in SpacePaper is public; only the dice to come are hidden, and nothing here reads the generator.
"""

from typing import Final

from mypy_extensions import i64

from tablee.games.spacepaper.minds.plan import Plan
from tablee.games.spacepaper.minds.policy_build import rate_build
from tablee.games.spacepaper.minds.policy_goal import ready
from tablee.games.spacepaper.minds.policy_realm import (
    rate_bonus,
    rate_capital,
    rate_card,
    rate_mineral,
    rate_research,
    rate_system,
)
from tablee.games.spacepaper.minds.policy_sail import rate_sailing
from tablee.games.spacepaper.minds.policy_setup import rate_setup
from tablee.games.spacepaper.minds.policy_style import Style
from tablee.games.spacepaper.minds.policy_upkeep import rate_payment, rate_sale
from tablee.games.spacepaper.minds.policy_war import rate_war
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.numbering import FIRST_EVENT
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.kernel import Best, Rng

MONEY_QUESTIONS: Final = (t.ASK_SYS, t.ASK_OPP, t.ASK_TECH, t.ASK_BUILD, t.ASK_AFTER)


def rate(s: SpaceState, plan: Plan, option: int) -> float:
    """What an option of the open question is worth to the seat that decides; greater is better."""
    kind = s.kind
    if kind <= t.ASK_START:
        return rate_setup(s, plan, option)
    if option >= FIRST_EVENT:
        ready(s, plan)
        return rate_card(s, plan, option)
    if kind == t.ASK_BUILD:
        return rate_build(s, plan, option)
    if kind in (t.ASK_ACT, t.ASK_STEP, t.ASK_AFTER):
        return rate_sailing(s, plan, option)
    if kind == t.ASK_SYS:
        return rate_system(s, plan, option)
    if kind == t.ASK_TECH:
        return rate_research(s, plan, option)
    return rate_rest(s, plan, option)


def rate_rest(s: SpaceState, plan: Plan, option: int) -> float:
    """The questions that are asked less often."""
    kind = s.kind
    if kind == t.ASK_CAP:
        return rate_capital(s, plan, option)
    if kind == t.ASK_OPP:
        return rate_bonus(plan, option)
    if kind == t.ASK_GEO:
        return rate_mineral(plan, option)
    if kind == t.ASK_SELL:
        return rate_sale(s, plan, option)
    if kind == t.ASK_PAY:
        return rate_payment(plan, option)
    return rate_war(s, plan, option)


def planned(s: SpaceState, style: Style) -> Plan:
    """The plan of the seat that decides."""
    plan = Plan(s, s.to_move, style)
    if s.kind in MONEY_QUESTIONS:
        ready(s, plan)
    return plan


def rates(s: SpaceState, style: Style) -> list[float]:
    """What each option of the open question is worth to the seat that decides."""
    plan = planned(s, style)
    return [rate(s, plan, option) for option in s.options]


def ranked(s: SpaceState, style: Style) -> list[float]:
    """The ratings as ranks: 1 for the best option, a half for the next, a third... equal ones share a rank."""
    worths = rates(s, style)
    ranks: list[float] = []
    for worth in worths:
        better: i64 = 0
        for other in worths:
            if other > worth:
                better += 1
        ranks.append(1.0 / float(better + 1))
    return ranks


def prefer(s: SpaceState, style: Style, rng: Rng) -> int:
    """The option worth most to the seat that decides; ties at random."""
    plan = planned(s, style)
    best = Best()
    for option in s.options:
        best.offer(option, rate(s, plan, option), rng)
    return best.choice
