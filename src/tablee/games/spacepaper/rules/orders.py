"""What can be ordered in SpacePaper: ships that sail or explore over several turns, and answers given once."""

from typing import Final, cast

from mypy_extensions import i64

from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import Ship
from tablee.games.spacepaper.rules.galaxy import (
    DISTANCE,
    NODE_NAMES,
    NODE_OF,
    NODES,
    NOWHERE,
    ORBIT,
    PLACE_NAMES,
    PLANET_NAMES,
    SLOTS,
    SYSTEM_IDS,
    SYSTEMS,
)
from tablee.games.spacepaper.rules.movement import closed
from tablee.games.spacepaper.rules.realm import craft
from tablee.games.spacepaper.rules.routes import NEVER, Chart, charted, voyage_of
from tablee.games.spacepaper.rules.state import TOTAL, UNREVEALED, SpaceState
from tablee.kernel import NOBODY, Rules, State, Touch
from tablee.kernel.orders import DO, NO_OPTION, TO, Halt, Orders, Plan, is_answer

SAIL: Final = "sail"
EXPLORE: Final = "explore"
WITH: Final = "ship"
CONTACT: Final = 2  # steps: a strange ship that has come so near is met
USUAL: Final = {
    t.ASK_CAP: number.KEEP,
    t.ASK_SYS: number.KEEP,
    t.ASK_OPP: number.KEEP,
    t.ASK_BUILD: number.DONE,
    t.ASK_ACT: number.END,
}
PLACE_OF: Final = {name: place for place, name in enumerate(PLACE_NAMES)}


class SpaceOrders(Orders):
    """An order for a ship names it (`ship`) and, if it is to sail, a place (`to`)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, USUAL)

    def knows(self, seat: int, order: dict[str, str]) -> bool:
        """An answer, or a verb for a ship of the seat's, and a place that there is."""
        if is_answer(order):
            return super().knows(seat, order)
        owner, _, digits = order.get(WITH, "").partition(":")
        if owner != str(seat) or digits not in NUMBERS:
            return False
        if order.get(DO) == EXPLORE:
            return len(order) == 2
        return order.get(DO) == SAIL and len(order) == 3 and order.get(TO, "") in PLACE_OF

    def things(self, s: State, seat: int) -> list[Touch]:
        """The ships of a seat."""
        ships = cast(SpaceState, s).civs[seat].ships
        return [Touch("ship", seat, f"{seat}:{ship.number}") for ship in ships if ship.place != NOWHERE]

    def goals(self, s: State, seat: int, thing: Touch) -> list[Plan]:
        """For a ship of the seat's: exploring, each system, and the orbits of known planets unless it is a scout."""
        space = cast(SpaceState, s)
        ship = found(space, seat, str(thing.what)) if thing.zone == "ship" else None
        if ship is None or ship.place == NOWHERE:
            return []
        chart = charted(space, seat, ship)
        name = f"{seat}:{ship.number}"
        plans: list[Plan] = []
        if unexplored(space, seat, ship, chart) != NOWHERE:
            plans.append(planned(space, seat, ship, chart, {DO: EXPLORE, WITH: name}))
        for place in places(space, ship, chart):
            plans.append(planned(space, seat, ship, chart, {DO: SAIL, WITH: name, TO: PLACE_NAMES[place]}))
        return plans

    def plan(self, s: State, seat: int, order: dict[str, str]) -> Plan | None:
        """The way of a ship; None if it has none."""
        if is_answer(order):
            return super().plan(s, seat, order)
        space = cast(SpaceState, s)
        ship = found(space, seat, order[WITH])
        if ship is None or ship.place == NOWHERE:
            return None
        chart = charted(space, seat, ship)
        if not is_open(chart, ship, goal(space, seat, ship, chart, order)):
            return None
        return planned(space, seat, ship, chart, order)

    def next(self, s: State, seat: int, order: dict[str, str]) -> int:
        """Activate the ship, take a step, or stop; what it does after its stop is asked where there is a choice."""
        space = cast(SpaceState, s)
        if is_answer(order):
            return super().next(s, seat, order)
        ship = found(space, seat, order[WITH])
        option = NO_OPTION
        if ship is None:
            return option
        if s.kind == t.ASK_ACT:
            option = activate(space, seat, ship, order)
        elif is_under_way(space, seat, ship):
            if s.kind == t.ASK_STEP:
                option = steer(space, seat, ship, order)
            elif s.kind == t.ASK_AFTER and not (order.get(TO) == PLACE_NAMES[ship.place] and has_deeds(s)):
                option = number.NOTHING
        return option if option in s.options else NO_OPTION

    def halts(self, before: State, s: State, seat: int, order: dict[str, str]) -> Halt | None:
        """The ship is lost, met, trapped, in a fight, at its goal, or cannot get there."""
        if is_answer(order):
            return super().halts(before, s, seat, order)
        past, space = cast(SpaceState, before), cast(SpaceState, s)
        ship = found(space, seat, order[WITH])
        if ship is None:
            was = found(past, seat, order[WITH])
            return Halt("gone", {} if was is None else {"craft": craft(seat, was)})
        halt = arrived(space, seat, ship, order)
        if halt is None:
            halt = meeting(past, space, seat, ship)
        if halt is None and order[DO] == SAIL:
            halt = stuck(past, space, seat, ship, order)
        if halt is not None and space.phase != t.IN_MOVEMENT:
            halt.calm = True  # it is told, and no question about ships is open
        return halt

    def overrules(self, s: State, option: int, order: dict[str, str]) -> bool:
        """Whoever steers a ship by hand has other plans for it."""
        if is_answer(order):
            return super().overrules(s, option, order)
        space = cast(SpaceState, s)
        ship = found(space, s.to_move, order[WITH])
        if ship is None:
            return True
        return option == activation(s.to_move, ship) or is_under_way(space, s.to_move, ship)


NUMBERS: Final = [str(ship) for ship in range(1, number.SHIPS_EACH + 1)]


def found(s: SpaceState, seat: int, name: str) -> Ship | None:
    """A ship of a seat by its name; None if there is none."""
    if not 0 <= seat < s.seats:
        return None
    for ship in s.civs[seat].ships:
        if f"{seat}:{ship.number}" == name:
            return ship
    return None


def activation(seat: i64, ship: Ship) -> int:
    """The option that activates a ship."""
    return number.SHIP + seat * number.SHIPS_EACH + ship.number - 1


def is_under_way(s: SpaceState, seat: i64, ship: Ship) -> bool:
    """Whether this ship is the active one."""
    voyage = s.voyage
    return voyage is not None and voyage.seat == seat and voyage.ship == ship.number


def has_deeds(s: State) -> bool:
    """Whether a ship that has stopped can do something there."""
    return number.INVADE in s.options or number.AS_COLONY in s.options


def places(s: SpaceState, ship: Ship, chart: Chart) -> list[int]:
    """Where a ship can be sent: to systems, and unless it is a scout into the orbits of known planets."""
    sent: list[int] = []
    for system in range(SYSTEMS):
        if chart.turns[system] == NEVER:
            continue
        if system != chart.here:
            sent.append(system)
        kinds = s.systems[system].kinds
        for slot in range(SLOTS):
            place = ORBIT + system * SLOTS + slot
            wanted = ship.kind != t.SCOUT and place != ship.place
            if wanted and kinds[slot] != t.NONE and not chart.foes[place]:
                sent.append(place)
    return sent


def unexplored(s: SpaceState, seat: i64, ship: Ship, chart: Chart) -> int:
    """The system to explore next: the soonest and nearest, and rather none to which another own scout is nearer."""
    best = NOWHERE
    least = 0
    for system in range(SYSTEMS):
        if s.systems[system].seen == TOTAL or chart.turns[system] == NEVER:
            continue
        worth: int = chart.turns[system] * 1000 + chart.costs[system]
        for other in s.civs[seat].ships:
            nearer = DISTANCE[NODE_OF[other.place] * NODES + system] < DISTANCE[chart.here * NODES + system]
            if other.number != ship.number and other.kind == t.SCOUT and nearer:
                worth += 1_000_000
                break
        if best == NOWHERE or worth < least:
            best = system
            least = worth
    return best


def goal(s: SpaceState, seat: i64, ship: Ship, chart: Chart, order: dict[str, str]) -> int:
    """The place at which an order aims now; NOWHERE if there is nothing left to explore."""
    return unexplored(s, seat, ship, chart) if order[DO] == EXPLORE else PLACE_OF[order[TO]]


def is_open(chart: Chart, ship: Ship, place: int) -> bool:
    """Whether a ship can get to a place in peace, and is not there yet."""
    if place == NOWHERE or chart.turns[NODE_OF[place]] == NEVER or ship.place == place:
        return False
    return not (place >= ORBIT and chart.foes[place])


def stop_at(s: SpaceState, seat: i64, ship: Ship, chart: Chart, place: i64) -> int:
    """The stop at the present node: the place itself, or another there if own ships keep it."""
    if NODE_OF[place] == chart.here and not chart.foes[place] and (place >= ORBIT or not chart.mine[place]):
        return number.STOP + int(place)
    berth: int = chart.berth(s, chart.here, voyage_of(s, seat, ship).start)
    return NO_OPTION if berth == NOWHERE else number.STOP + berth


def activate(s: SpaceState, seat: i64, ship: Ship, order: dict[str, str]) -> int:
    """The ship's activation, if it gets nearer to its goal now."""
    option = activation(seat, ship)
    if option not in s.options:
        return NO_OPTION
    chart = charted(s, seat, ship)
    place = goal(s, seat, ship, chart, order)
    if not is_open(chart, ship, place):
        return NO_OPTION
    is_near = NODE_OF[place] == chart.here
    return option if is_near or chart.first_leg(NODE_OF[place]) else NO_OPTION


def steer(s: SpaceState, seat: i64, ship: Ship, order: dict[str, str]) -> int:
    """The next step, jump or stop of the ship under way; with nothing left to explore it stops."""
    chart = charted(s, seat, ship)
    place = goal(s, seat, ship, chart, order)
    if place == NOWHERE:
        return stop_at(s, seat, ship, chart, chart.here)
    node = NODE_OF[place]
    if chart.turns[node] == NEVER:
        return NO_OPTION
    leg = chart.first_leg(node)
    if not leg:
        return stop_at(s, seat, ship, chart, place)
    return number.JUMP + leg[0] - NODES if leg[0] >= NODES else number.STEP + leg[0]


def first_turn(s: SpaceState, seat: i64, ship: Ship) -> int:
    """The turn of a ship's next activation. (SPP-8.5, SPP-8.25)"""
    turn: int = s.turn
    if is_under_way(s, seat, ship):
        return turn
    is_over = s.phase == t.IN_UPKEEP or (s.phase == t.IN_MOVEMENT and (s.frames[0].marks >> seat) & 1 == 1)
    return turn + 1 if is_over or not ship.ready else turn


def planned(s: SpaceState, seat: i64, ship: Ship, chart: Chart, order: dict[str, str]) -> Plan:
    """The way of a ship to where an order sends it: each node and its turn."""
    place = goal(s, seat, ship, chart, order)
    path = [node_touch(chart.here)]
    turn = first_turn(s, seat, ship)
    turns = [turn]
    for late, leg in enumerate(chart.legs(NODE_OF[place])):
        for node in leg:
            path.append(node_touch(node - NODES if node >= NODES else node))
            turns.append(turn + late)
    plan = Plan(order, meant_by(seat, order, place), path, turns)
    plan.turn = turn + chart.turns[NODE_OF[place]]
    plan.cost = chart.costs[NODE_OF[place]]
    return plan


def node_touch(node: int) -> Touch:
    """A node of the map."""
    return Touch("node", NOBODY, NODE_NAMES[node])


def meant_by(seat: int, order: dict[str, str], place: int) -> list[Touch]:
    """What one points at to mean an order: the ship itself to have it explore, else its goal."""
    if order[DO] == EXPLORE:
        return [Touch("ship", seat, order[WITH])]
    touches = [Touch("place", NOBODY, PLACE_NAMES[place])]
    if place >= ORBIT:
        return [*touches, Touch("planet", NOBODY, PLANET_NAMES[place - ORBIT])]
    return [*touches, Touch("system", NOBODY, SYSTEM_IDS[place]), node_touch(place)]


def meeting(past: SpaceState, s: SpaceState, seat: i64, ship: Ship) -> Halt | None:
    """Why a ship waits for its owner: it must fight, or a strange ship has come near since."""
    if is_under_way(s, seat, ship) and s.kind not in (t.ASK_STEP, t.ASK_AFTER):
        return Halt("fight", {"craft": craft(seat, ship)})
    here = NODE_OF[ship.place]
    for owner in range(s.seats):
        if owner == seat:
            continue
        for other in s.civs[owner].ships:
            was = found(past, owner, f"{owner}:{other.number}")
            has_moved = was is None or was.place != other.place
            if has_moved and DISTANCE[NODE_OF[other.place] * NODES + here] <= CONTACT:
                return Halt("contact", {"craft": craft(seat, ship), "player": owner, "foe": craft(owner, other)})
    return None


def arrived(s: SpaceState, seat: i64, ship: Ship, order: dict[str, str]) -> Halt | None:
    """The end that was wished for: the ship is there, or everything within reach is known."""
    is_sailing = is_under_way(s, seat, ship) and s.kind != t.ASK_AFTER
    if is_sailing:
        return None
    name = {"craft": craft(seat, ship)}
    if order[DO] == EXPLORE:
        nothing = unexplored(s, seat, ship, charted(s, seat, ship)) == NOWHERE
        return Halt("explored", name, True) if nothing else None
    place = PLACE_OF[order[TO]]
    if ship.place == place or (NODE_OF[place] == NODE_OF[ship.place] and not ship.ready):
        return Halt("arrived", {**name, "where": int(ship.place)}, True)
    return None


def stuck(past: SpaceState, s: SpaceState, seat: i64, ship: Ship, order: dict[str, str]) -> Halt | None:
    """Why a ship does not get where it was sent: a black hole has caught it, or no way in peace is left."""
    name = {"craft": craft(seat, ship)}
    here = NODE_OF[ship.place]
    place = PLACE_OF[order[TO]]
    node = NODE_OF[place]
    if here < SYSTEMS and here != node and past.systems[here].seen == UNREVEALED and closed(s, s.civs[seat], here):
        return Halt("caught", {**name, "system": int(here)})
    if s.phase != t.IN_MOVEMENT:
        return None
    chart = charted(s, seat, ship)
    if chart.turns[node] == NEVER or (place >= ORBIT and chart.foes[place]):
        return Halt("blocked", {**name, "place": int(place)})
    return None
