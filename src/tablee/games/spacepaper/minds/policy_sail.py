"""Where a player sends ships: scouts to what is unknown, transports to what pays, cruisers home in danger."""

from typing import Final

from mypy_extensions import i64

from tablee.games.spacepaper.data import STRATEGIES
from tablee.games.spacepaper.minds.plan import DANGER, Plan, threats
from tablee.games.spacepaper.minds.policy_build import best_target
from tablee.games.spacepaper.minds.policy_goal import ready
from tablee.games.spacepaper.minds.policy_war import defense_of, power_of, strongest_at
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import Civilisation, Ship
from tablee.games.spacepaper.rules.galaxy import NEAR, NODE_OF, NODES, NOWHERE, ORBIT, SLOTS, SYSTEMS
from tablee.games.spacepaper.rules.movement import must_move, reach
from tablee.games.spacepaper.rules.realm import bit, settleable
from tablee.games.spacepaper.rules.state import TOTAL, SpaceState
from tablee.kernel import NOBODY

HASTE: Final[float] = STRATEGIES.ships.haste
FAR: Final = 999
# Steps by holes and target: the same walk is asked for again and again.
WAYS: Final[dict[int, list[int]]] = {}
MOST_WAYS: Final = 4096
BEYOND: Final = 4611686018427387904  # more than holes and target together can say
NEVER: Final = -1000.0


def rate_sailing(s: SpaceState, plan: Plan, option: int) -> float:
    """What an answer of the movement phase is worth."""
    if s.kind == t.ASK_ACT:
        return rate_activation(s, plan, option)
    if s.kind == t.ASK_STEP:
        return rate_step(s, plan, option)
    return rate_after(s, plan, option)


def rate_activation(s: SpaceState, plan: Plan, option: int) -> float:
    """Ships that have somewhere to go; then the end."""
    if option == number.END:
        return 0.0
    ship = plan.civ.ship(option - number.SHIP - plan.seat * number.SHIPS_EACH + 1)
    place = aim_of(s, plan, ship)
    if place == NOWHERE:
        return -0.5 if must_move(ship) else -1.0
    if place != ship.place:
        return 3.0 - float(ship.kind)
    return 1.0 if can_work(s, plan, ship) else -1.0


def can_work(s: SpaceState, plan: Plan, ship: Ship) -> bool:
    """Whether a ship that is where it wants to be has something to do there."""
    if ship.place < ORBIT:
        return False
    at = ship.place - ORBIT
    if ship.kind == t.TRANSPORT:
        return settleable(s, plan.seat, at)
    owner = s.systems[at // SLOTS].owners[at % SLOTS]
    return ship.kind == t.CRUISER and owner != NOBODY and owner != plan.seat


# Ways.


def closed_holes(s: SpaceState, civ: Civilisation) -> i64:
    """The black holes that this civilisation cannot cross, a bit each."""
    holes: i64 = 0
    if civ.powers.rank < 1:
        for system in range(SYSTEMS):
            if s.systems[system].star == t.BLACK_HOLE:
                holes |= bit(1, system)
    return holes


def steps_to(s: SpaceState, civ: Civilisation, target: i64) -> list[int]:
    """The steps from every node to one, around closed black holes; never to be changed."""
    holes = closed_holes(s, civ)
    key: int = holes * NODES + target
    known = WAYS.get(key)
    if known is None:
        if len(WAYS) >= MOST_WAYS:
            WAYS.clear()
        known = walked(holes, target)
        WAYS[key] = known
    return known


def walked(holes: i64, target: i64, far: int = 0) -> list[int]:
    """The steps from every node to one, through none of these systems, nor by nodes that are too far."""
    steps = [FAR] * NODES
    steps[target] = 0
    queue: list[int] = [target]
    for node in queue:
        if node < SYSTEMS and node != target and (holes >> node) & 1:
            continue
        more = steps[node] + 1
        for other in NEAR[node]:
            if steps[other] > more and not (far >> other) & 1:
                steps[other] = more
                queue.append(other)
    return steps


def too_far(s: SpaceState, civ: Civilisation) -> int:
    """The nodes beyond a civilisation's autonomy, a bit each: a ship may cross them, but not stop there."""
    far: int = 0
    one: int = 1
    if civ.powers.autonomy < t.UNLIMITED:
        for node in range(NODES):
            if reach(s, civ, node) > civ.powers.autonomy:
                far |= one << node
    return far


def stops_to(s: SpaceState, civ: Civilisation, target: i64) -> list[int]:
    """The steps from every node to one by nodes where a ship may stop, so that each turn brings it nearer."""
    holes = closed_holes(s, civ)
    far = too_far(s, civ)
    shut: int = holes  # beside i64, all would have to fit into 64 bits
    aim: int = target
    key: int = far * BEYOND + shut * NODES + aim
    known = WAYS.get(key)
    if known is None:
        if len(WAYS) >= MOST_WAYS:
            WAYS.clear()
        known = walked(holes, target, far)
        WAYS[key] = known
    return known


def aim_of(s: SpaceState, plan: Plan, ship: Ship) -> i64:
    """The place that a ship makes for, or NOWHERE."""
    if ship.kind == t.SCOUT:
        return scout_aim(s, plan, ship)
    if ship.kind == t.TRANSPORT:
        return transport_aim(s, plan, ship)
    return cruiser_aim(s, plan, ship)


def home_place(plan: Plan) -> i64:
    """The orbit of the capital."""
    return ORBIT + plan.civ.capital().at


def scout_aim(s: SpaceState, plan: Plan, ship: Ship) -> i64:
    """The nearest system that is not totally revealed, by a way within autonomy; home if there is none or in danger."""
    if threats(s, plan.seat, DANGER) > 0:
        return home_place(plan)
    steps = stops_to(s, plan.civ, NODE_OF[ship.place])
    best: i64 = NOWHERE
    least: i64 = FAR
    for system in range(SYSTEMS):
        unknown = s.systems[system].seen != TOTAL and steps[system] < least
        if unknown and reach(s, plan.civ, system) <= plan.civ.powers.autonomy:
            best = system
            least = steps[system]
    return best if best != NOWHERE else home_place(plan)


def transport_aim(s: SpaceState, plan: Plan, ship: Ship) -> i64:
    """The planet with the best worth for its distance; home when there is none."""
    ready(s, plan)
    target = best_target(s, plan, steps_to(s, plan.civ, NODE_OF[ship.place]), 0.0, HASTE)
    return home_place(plan) if target.at == NOWHERE else ORBIT + target.at


def cruiser_aim(s: SpaceState, plan: Plan, ship: Ship) -> i64:
    """The planet marched upon, or the ship that guards it from wide orbit; else home, where it guards the capital."""
    ready(s, plan)
    if plan.prey == NOWHERE or threats(s, plan.seat, DANGER) > 0:
        return home_place(plan)
    node = plan.prey // SLOTS
    if strongest_at(s, plan.seat, node) >= 0:
        return node
    return ORBIT + plan.prey


# Steps and stops.


def rate_step(s: SpaceState, plan: Plan, option: int) -> float:
    """A step that gets nearer while there is one, then the best stop."""
    voyage = s.under_way()
    ship = plan.civ.ship(voyage.ship)
    if plan.sailing != ship.number:
        plan.sailing = ship.number
        plan.aim = aim_of(s, plan, ship)
        plan.way = way_to(s, plan, ship)
    aim = plan.aim
    if option == number.STAY:
        return 50.0 if aim == ship.place else -1.0
    if option == number.ATTACK:
        return rate_attack(s, plan, ship, ship.place)
    if option == number.DESTROY:
        return NEVER
    if option >= number.STOP:
        return rate_stop(s, plan, ship, aim, option - number.STOP)
    node = option - (number.JUMP if option >= number.JUMP else number.STEP)
    return rate_way(s, plan, ship, plan.way[NODE_OF[ship.place]], plan.way[node], node)


def way_to(s: SpaceState, plan: Plan, ship: Ship) -> list[int]:
    """The steps from every node to the aim; those of a scout by stops, where there is such a way."""
    if ship.kind == t.SCOUT:
        by_stops = stops_to(s, plan.civ, NODE_OF[plan.aim])
        if by_stops[NODE_OF[ship.place]] < FAR:
            return by_stops
    return steps_to(s, plan.civ, NODE_OF[plan.aim])


def rate_way(s: SpaceState, plan: Plan, ship: Ship, here: i64, there: i64, node: i64) -> float:
    """A step or a jump by what it gains, less the danger on a lane point that an enemy holds."""
    if there >= here:
        return -2.0 - float(there - here)
    gain = 10.0 + float(here - there)
    if node >= SYSTEMS and strongest_at(s, plan.seat, node) > power_of(plan.civ, ship):
        gain -= 30.0
    return gain


def rate_attack(s: SpaceState, plan: Plan, ship: Ship, place: i64) -> float:
    """An attack at higher power only."""
    return 20.0 if power_of(plan.civ, ship) > strongest_at(s, plan.seat, place) else -40.0


def rate_stop(s: SpaceState, plan: Plan, ship: Ship, aim: i64, place: i64) -> float:
    """The place aimed at; else own orbits, then wide orbits, then others; no fight that cannot be won."""
    against = strongest_at(s, plan.seat, place)
    if against >= 0 and power_of(plan.civ, ship) <= against:
        return -40.0
    if place == aim:
        return 100.0
    if place < ORBIT:
        return 2.0
    at = place - ORBIT
    return 3.0 if s.systems[at // SLOTS].owners[at % SLOTS] == plan.seat else 1.0


def rate_after(s: SpaceState, plan: Plan, option: int) -> float:
    """Invade at higher power only; settle what pays."""
    if option == number.NOTHING:
        return 0.0
    ship = plan.civ.ship(s.under_way().ship)
    at = ship.place - ORBIT
    if option == number.INVADE:
        return 10.0 if plan.civ.powers.invasion > defense_of(s, at) else NEVER
    if option == number.AS_OUTPOST:
        return NEVER
    kind: i64 = s.systems[at // SLOTS].kinds[at % SLOTS]
    worth = plan.settle(at, kind, 0.0)
    return worth if plan.affords(at, kind) else NEVER
