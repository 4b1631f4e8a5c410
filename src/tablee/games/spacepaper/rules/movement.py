"""Where a ship may go: steps, jumps and stops. (SPP-8)"""

from mypy_extensions import i64

from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import Civilisation, Ship
from tablee.games.spacepaper.rules.galaxy import (
    DISTANCE,
    LANE_TO,
    NEAR,
    NODE_OF,
    NODES,
    ORBIT,
    SLOTS,
    SYSTEMS,
)
from tablee.games.spacepaper.rules.numbering import ATTACK, DESTROY, JUMP, STAY, STEP, STOP
from tablee.games.spacepaper.rules.realm import foe_in_orbit, home_distance, is_hole, settleable
from tablee.games.spacepaper.rules.state import SpaceState, Voyage
from tablee.kernel import NOBODY


def speed_of(civ: Civilisation, kind: i64) -> i64:
    """The movement points of a ship. (SPP-5.6)"""
    speed: i64 = civ.powers.speed + t.SHIP_SPEED[kind]
    return speed if speed > 1 else 1


def holes(s: SpaceState) -> list[int]:
    """The revealed black holes."""
    return [number for number in range(SYSTEMS) if s.systems[number].star == t.BLACK_HOLE]


def reach(s: SpaceState, civ: Civilisation, node: i64) -> i64:
    """How far a node lies from the nearest inhabited planet, black holes counted as one place. (SPP-8.13, SPP-8.14)"""
    least = home_distance(civ, node)
    if civ.powers.rank >= 2 and least > 0:
        to_hole: i64 = t.UNLIMITED
        from_hole: i64 = t.UNLIMITED
        for hole in holes(s):
            away: i64 = DISTANCE[hole * NODES + node]
            if away < to_hole:
                to_hole = away
            away = home_distance(civ, hole)
            if away < from_hole:
                from_hole = away
        if to_hole + from_hole < least:
            return to_hole + from_hole
    return least


def limit(s: SpaceState, civ: Civilisation, voyage: Voyage) -> i64:
    """How far from home this ship may stop. (SPP-8.13, SPP-8.15)"""
    autonomy = civ.powers.autonomy
    if autonomy >= t.UNLIMITED:
        return autonomy
    start = reach(s, civ, NODE_OF[voyage.start])
    return start - 1 if start > autonomy else autonomy


def holder(s: SpaceState, voyage: Voyage, node: i64) -> i64:
    """The seat whose ship is on a lane point or in wide orbit, the ship under way aside; NOBODY if there is none."""
    for seat in range(s.seats):
        for ship in s.civs[seat].ships:
            if ship.place == node and (seat != voyage.seat or ship.number != voyage.ship):
                return seat
    return NOBODY


def ship_there(civ: Civilisation, place: i64) -> Ship:
    """The first ship that a civilisation has at a place."""
    for ship in civ.ships:
        if ship.place == place:
            return ship
    raise LookupError("they have no ship there")


def room(s: SpaceState, voyage: Voyage, attacked: bool, node: i64) -> bool:
    """Whether a ship that arrives at a node finds a place to stop there, autonomy aside. (SPP-8.11, SPP-8.31)"""
    seat = holder(s, voyage, node)
    if node >= SYSTEMS:
        if node == voyage.start:
            return False
        return seat == NOBODY or (seat != voyage.seat and not attacked)
    if seat == NOBODY or (seat != voyage.seat and not attacked):
        return True
    system = s.systems[node]
    for slot in range(SLOTS):
        place = ORBIT + node * SLOTS + slot
        if system.kinds[slot] != t.NONE and not (attacked and foe_in_orbit(s, voyage.seat, place)):
            return True
    return False


def closed(s: SpaceState, civ: Civilisation, node: i64) -> bool:
    """Whether a node is a black hole that this civilisation cannot cross. (SPP-8.17)"""
    return civ.powers.rank < 1 and is_hole(s, node)


def can_end(
    s: SpaceState, civ: Civilisation, voyage: Voyage, attacked: bool, node: i64, points: i64, far: i64, jumped: bool
) -> bool:
    """Whether a ship that has come to a node can still reach a legal stop. (SPP-8.12)"""
    if reach(s, civ, node) <= far and room(s, voyage, attacked, node):
        return True
    if closed(s, civ, node) or (points <= 0 and (jumped or not is_hole(s, node))):
        return False
    return _search(s, civ, voyage, attacked, node, points, far, jumped)


def _search(
    s: SpaceState, civ: Civilisation, voyage: Voyage, attacked: bool, node: i64, points: i64, far: i64, jumped: bool
) -> bool:
    """The same, looking further: nodes in the order of the steps that lead to them, a jump among them."""
    best = [NODES] * (NODES + NODES)  # steps to each node, and again to each node after a jump
    start: i64 = node + NODES if jumped else node
    best[start] = 0
    queue: list[int] = [start]
    for entry in queue:
        after = entry >= NODES
        here: i64 = entry - NODES if after else entry
        made: i64 = best[entry]
        if entry != start and reach(s, civ, here) <= far and room(s, voyage, attacked, here):
            return True
        if closed(s, civ, here):
            continue
        if made < points:
            for other in NEAR[here]:
                _visit(best, queue, other + NODES if after else other, made + 1)
        if not after and is_hole(s, here):
            for other in jumps_from(s, civ, here):
                _visit(best, queue, other + NODES, made)
    return False


def _visit(best: list[int], queue: list[int], entry: int, made: int) -> None:
    """Look at an entry (again) if fewer steps lead to it."""
    if best[entry] > made:
        best[entry] = made
        queue.append(entry)


def jumps_from(s: SpaceState, civ: Civilisation, hole: i64) -> list[int]:
    """The black holes to which one may jump. (SPP-8.20, SPP-8.21, SPP-0.10)"""
    rank = civ.powers.rank
    others = [other for other in holes(s) if other != hole]
    if rank < 2 or not others or rank >= 5:
        return others if rank >= 5 else []
    nearest: i64 = NODES
    farthest: i64 = 0
    for other in others:
        away: i64 = DISTANCE[hole * NODES + other]
        nearest = min(nearest, away)
        farthest = max(farthest, away)
    return [
        other
        for other in others
        if DISTANCE[hole * NODES + other] == nearest or (rank >= 3 and DISTANCE[hole * NODES + other] == farthest)
    ]


def step_options(s: SpaceState, voyage: Voyage, ship: Ship, far: i64) -> list[int]:
    """The legal steps from the present node. (SPP-8.8, SPP-8.12, SPP-8.17)"""
    options: list[int] = []
    if voyage.points <= 0:
        return options
    civ = s.civs[voyage.seat]
    node = NODE_OF[ship.place]
    only: i64 = t.NONE
    if closed(s, civ, node):
        if voyage.moved:
            return options
        only = ship.entry
    near = NEAR[node]
    lanes = LANE_TO[node]
    for place in range(len(near)):
        other = near[place]
        if (only == t.NONE or lanes[place] == only) and can_end(
            s, civ, voyage, ship.attacked, other, voyage.points - 1, far, voyage.jumped
        ):
            options.append(STEP + other)
    return options


def jump_options(s: SpaceState, voyage: Voyage, ship: Ship, far: i64) -> list[int]:
    """The legal jumps from the present node. (SPP-8.20)"""
    civ = s.civs[voyage.seat]
    node = NODE_OF[ship.place]
    options: list[int] = []
    if voyage.jumped or civ.powers.rank < 2 or not is_hole(s, node):
        return options
    for other in jumps_from(s, civ, node):
        if can_end(s, civ, voyage, ship.attacked, other, voyage.points, far, True):
            options.append(JUMP + other)
    return options


def stop_options(s: SpaceState, voyage: Voyage, ship: Ship, far: i64) -> list[int]:
    """The places at the present node where the ship may stop. (SPP-8.9, SPP-8.11, SPP-8.13, SPP-8.31, SPP-8.32)"""
    options: list[int] = []
    civ = s.civs[voyage.seat]
    node = NODE_OF[ship.place]
    if reach(s, civ, node) > far:
        return options
    left = voyage.moved or voyage.jumped
    seat = holder(s, voyage, node)
    if node >= SYSTEMS:
        if left and seat == NOBODY and node != voyage.start:
            options.append(STOP + node)
        return options
    if (left or voyage.start != node) and (seat == NOBODY or (seat != voyage.seat and not ship.attacked)):
        options.append(STOP + node)
    system = s.systems[node]
    for slot in range(SLOTS):
        if system.kinds[slot] != t.NONE:
            place = ORBIT + node * SLOTS + slot
            if (left or voyage.start != place) and not (ship.attacked and foe_in_orbit(s, voyage.seat, place)):
                options.append(STOP + place)
    return options


def act_options(s: SpaceState, voyage: Voyage, ship: Ship) -> list[int]:
    """What a ship that has not moved may do where it is. (SPP-8.22, SPP-8.29, SPP-9.14)"""
    options: list[int] = []
    if ship.place >= ORBIT:
        if can_invade(s, voyage.seat, ship) or can_settle(s, voyage.seat, ship):
            options.append(STAY)
        if not ship.attacked and foe_in_orbit(s, voyage.seat, ship.place):
            options.append(ATTACK)
    elif s.civs[voyage.seat].powers.rank >= 4 and is_hole(s, ship.place):
        options.append(DESTROY)
    return options


def sailing_options(s: SpaceState, voyage: Voyage, ship: Ship) -> list[int]:
    """All that a ship under way may do now. (D-STEP)"""
    far = limit(s, s.civs[voyage.seat], voyage)
    options = step_options(s, voyage, ship, far)
    options += jump_options(s, voyage, ship, far)
    if not voyage.passed:
        options += stop_options(s, voyage, ship, far)
    if not voyage.moved and not voyage.jumped:
        options += act_options(s, voyage, ship)
    if not options:
        options = stop_options(s, voyage, ship, t.UNLIMITED * 2) if not voyage.passed else []
    return options


def can_sail(s: SpaceState, seat: i64, ship: Ship) -> bool:
    """Whether a ready ship has anything to do: the same as `sailing_options`, no further than needed. (SPP-8.29)"""
    civ = s.civs[seat]
    voyage = Voyage(seat, ship.number, ship.place, speed_of(civ, ship.kind))
    far = limit(s, civ, voyage)
    return bool(
        step_options(s, voyage, ship, far)
        or stop_options(s, voyage, ship, far)
        or act_options(s, voyage, ship)
        or jump_options(s, voyage, ship, far)
    )


def can_settle(s: SpaceState, seat: i64, ship: Ship) -> bool:
    """Whether a transport may start a colony where it is. (SPP-11.8)"""
    return ship.kind == t.TRANSPORT and ship.place >= ORBIT and settleable(s, seat, ship.place - ORBIT)


def can_invade(s: SpaceState, seat: i64, ship: Ship) -> bool:
    """Whether a cruiser may invade where it is. (SPP-10.1 to 10.3, SPP-5.9)"""
    if ship.kind != t.CRUISER or ship.place < ORBIT or ship.attacked or s.civs[seat].powers.invasion <= 0:
        return False
    at = ship.place - ORBIT
    system = s.systems[at // SLOTS]
    owner = system.owners[at % SLOTS]
    if owner in (NOBODY, seat):
        return False
    return not foe_in_orbit(s, seat, ship.place) and not foe_in_orbit(s, seat, at // SLOTS)


def must_move(ship: Ship) -> bool:
    """Whether a ready ship has stayed on a lane point. (SPP-8.16)"""
    return ship.place >= SYSTEMS and ship.place < ORBIT
