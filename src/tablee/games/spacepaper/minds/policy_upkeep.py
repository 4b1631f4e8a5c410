"""How a player gets through a shortage: which ships to sell, and what to pay first."""

from mypy_extensions import i64

from tablee.games.spacepaper.minds.plan import Plan
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import Civilisation
from tablee.games.spacepaper.rules.economy import planet_upkeep
from tablee.games.spacepaper.rules.state import SpaceState

# What is paid first: by status, then ships.
PAY_CAPITAL = 6.0
PAY_COLONY = 5.0
PAY_ADAPTING = 4.0
PAY_SHIP = 3.0
PAY_OUTPOST = 2.0


def owed_by_planets(civ: Civilisation) -> i64:
    """The upkeep of all planets but outposts."""
    total: i64 = 0
    for planet in civ.planets:
        cost = planet_upkeep(civ, planet)
        if cost > 0 and planet.status != t.OUTPOST:
            total += cost
    return total


def rate_sale(s: SpaceState, plan: Plan, option: int) -> float:
    """Sell ships, the cheapest first, while a planet would suffer; never a colony."""
    if option == number.DONE:
        return 0.0
    if option >= number.ABANDON:
        return -2.0
    if plan.civ.gold >= owed_by_planets(plan.civ):
        return -1.0
    ship = plan.civ.ship(option - number.SELL - plan.seat * number.SHIPS_EACH + 1)
    return 20.0 - float(t.RESALE[ship.kind])


def rate_payment(plan: Plan, option: int) -> float:
    """Capital, colonies, planets in adaptation, ships, outposts, in this order."""
    if option >= number.PAY_SHIP:
        return PAY_SHIP
    planet = plan.civ.planet(option - number.PAY_PLANET)
    if planet.status == t.CAPITAL:
        return PAY_CAPITAL
    if planet.status == t.COLONY:
        return PAY_COLONY
    return PAY_ADAPTING - 0.01 * float(planet.steps) if planet.status == t.ADAPTING else PAY_OUTPOST
