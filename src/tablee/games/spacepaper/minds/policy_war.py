"""What a player answers when ships meet: fire at higher power only, defend with what holds, call help in time."""

from mypy_extensions import i64

from tablee.games.spacepaper.minds.plan import Plan
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import Civilisation, Ship
from tablee.games.spacepaper.rules.galaxy import ORBIT, SLOTS
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.kernel import NOBODY


def power_of(civ: Civilisation, ship: Ship) -> i64:
    """The power of a ship in combat."""
    return civ.powers.weapons[ship.kind]


def strongest_at(s: SpaceState, seat: i64, place: i64) -> i64:
    """The power of the strongest ship of the others at a place, or -1."""
    most: i64 = -1
    for rival in range(s.seats):
        if rival != seat:
            civ = s.civs[rival]
            for ship in civ.ships:
                if ship.place == place and power_of(civ, ship) > most:
                    most = power_of(civ, ship)
    return most


def defense_of(s: SpaceState, at: i64) -> i64:
    """The defense of an owned planet."""
    owner = s.systems[at // SLOTS].owners[at % SLOTS]
    if owner == NOBODY:
        return 0
    civ = s.civs[owner]
    return civ.powers.defense + civ.planet(at).shield


def rate_war(s: SpaceState, plan: Plan, option: int) -> float:
    """What an answer is worth in a fight."""
    kind = s.kind
    if kind == t.ASK_FIRE1 or kind == t.ASK_FIRE2:
        return rate_fire(s, plan, option)
    if kind == t.ASK_FOE:
        place = plan.civ.ship(s.under_way().ship).place
        return -float(strongest_of(s.civs[option - number.SEAT], place))
    if kind == t.ASK_DEF:
        return rate_defender(s, plan, option)
    if kind == t.ASK_RETREAT:
        planet = plan.civ.planet(option - number.PLANET)
        return 100.0 if planet.status == t.CAPITAL else float(planet.people)
    return rate_help(s, plan, option)


def strongest_of(civ: Civilisation, place: i64) -> i64:
    """The power of the strongest ship of one civilisation at a place, or -1."""
    most: i64 = -1
    for ship in civ.ships:
        if ship.place == place and power_of(civ, ship) > most:
            most = power_of(civ, ship)
    return most


def rate_fire(s: SpaceState, plan: Plan, option: int) -> float:
    """Fire at higher power only."""
    if option == number.PASS:
        return 0.0
    voyage = s.under_way()
    place = s.civs[voyage.seat].ship(voyage.ship).place
    mine = strongest_of(plan.civ, place)
    if voyage.seat == plan.seat:
        mine = power_of(plan.civ, plan.civ.ship(voyage.ship))
        return 1.0 if mine > strongest_at(s, plan.seat, place) else -1.0
    mover = s.civs[voyage.seat]
    return 1.0 if mine > power_of(mover, mover.ship(voyage.ship)) else -1.0


def rate_defender(s: SpaceState, plan: Plan, option: int) -> float:
    """The strongest ship if it holds, else the cheapest."""
    voyage = s.under_way()
    attacker = s.civs[voyage.attacker]
    against = power_of(attacker, attacker.ship(voyage.attacking))
    ship = plan.civ.ship(option - number.SHIP - plan.seat * number.SHIPS_EACH + 1)
    power = power_of(plan.civ, ship)
    return 100.0 + float(power) if power >= against else -float(t.RESALE[ship.kind])


def rate_help(s: SpaceState, plan: Plan, option: int) -> float:
    """Unexpected help only turns a success into a retreat."""
    if option == number.PASS:
        return 0.0
    voyage = s.under_way()
    invader = s.civs[voyage.seat]
    at = invader.ship(voyage.ship).place - ORBIT
    return 1.0 if invader.powers.invasion == defense_of(s, at) + 1 else -1.0
