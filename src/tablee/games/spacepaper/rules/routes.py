"""Routes: where a ship can get in the fewest turns, stop by stop, in peace, by what everyone can see. (SPP-8)"""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import Civilisation, Ship
from tablee.games.spacepaper.rules.galaxy import LANE_TO, NEAR, NODE_OF, NODES, NOWHERE, ORBIT, PLACES, SLOTS, SYSTEMS
from tablee.games.spacepaper.rules.movement import closed, jumps_from, limit, reach, speed_of
from tablee.games.spacepaper.rules.realm import is_hole
from tablee.games.spacepaper.rules.state import SpaceState, Voyage

NEVER: Final = 1000  # turns
FARTHEST: Final = 40  # turns that are looked ahead
SHUT: Final = -2  # no lane at all


@final
class Chart:
    """Where a ship can be, and when: by node, in how many activations it can stop there, and what leads there.

    `ways` holds the nodes entered in the last activation; NODES is added to one that is reached by a jump.
    """

    def __init__(self, s: SpaceState, seat: i64, ship: Ship) -> None:
        civ = s.civs[seat]
        self.here: i64 = NODE_OF[ship.place]
        self.turns = [NEVER] * NODES
        self.costs = [0] * NODES  # movement points in all
        self.sources = [NOWHERE] * NODES  # where it stopped before
        self.ways: list[list[int]] = [[] for node in range(NODES)]
        self.foes = [False] * PLACES
        self.mine = [False] * PLACES
        for owner in range(s.seats):
            for other in s.civs[owner].ships:
                if owner != seat:
                    self.foes[other.place] = True
                elif other.number != ship.number:
                    self.mine[other.place] = True
        self.reaches: list[int] = [reach(s, civ, node) for node in range(NODES)]

    def berth(self, s: SpaceState, node: i64, start: i64) -> i64:
        """A place to stop at a node without a fight; NOWHERE if there is none. (SPP-8.2, SPP-8.11, SPP-8.32)"""
        if not self.foes[node] and not self.mine[node] and (node < SYSTEMS or node != start):
            return node
        if node < SYSTEMS:
            kinds = s.systems[node].kinds
            for slot in range(SLOTS):
                place = ORBIT + node * SLOTS + slot
                if kinds[slot] != t.NONE and not self.foes[place]:
                    return place
        return NOWHERE

    def first_leg(self, goal: i64) -> list[int]:
        """The nodes to enter in the next activation on the way to a node that can be reached."""
        while self.turns[goal] > 0:
            goal = self.sources[goal]
        return self.ways[goal]

    def legs(self, goal: i64) -> list[list[int]]:
        """The nodes of each activation on the way to a node that can be reached, waits included."""
        found: list[list[int]] = []
        while True:
            found.append(self.ways[goal])
            if self.turns[goal] == 0:
                break
            goal = self.sources[goal]
        found.reverse()
        return found


def charted(s: SpaceState, seat: i64, ship: Ship) -> Chart:
    """Where a ship can get from where it is, under way or not."""
    civ = s.civs[seat]
    chart = Chart(s, seat, ship)
    voyage = voyage_of(s, seat, ship)
    can_stay = not voyage.passed and chart.reaches[chart.here] <= limit(s, civ, voyage)
    if can_stay and chart.berth(s, chart.here, voyage.start) != NOWHERE:
        chart.turns[chart.here] = 0
    sources: list[int] = [chart.here]
    for turn in range(FARTHEST):
        reached: list[int] = []
        for source in sources:
            leg = voyage
            if turn > 0:
                leg = Voyage(seat, ship.number, source, speed_of(civ, ship.kind))
            spread(s, civ, chart, ship, leg, source, turn, reached)
        sources = [chart.here, *reached] if turn == 0 and chart.turns[chart.here] == 0 else reached
        sources = farthest_first(chart, sources)
        if not sources:
            break
    return chart


def farthest_first(chart: Chart, nodes: list[int]) -> list[int]:
    """Nodes in the order of what it costs to come there, the dearest first: of two equal ways, far goes first."""
    keys = [chart.costs[node] * NODES + node for node in nodes]
    keys.sort()
    keys.reverse()
    return [key % NODES for key in keys]


def voyage_of(s: SpaceState, seat: i64, ship: Ship) -> Voyage:
    """The activation of a ship: the one under way, or the one that it could begin."""
    voyage = s.voyage
    if voyage is not None and voyage.seat == seat and voyage.ship == ship.number:
        return voyage
    return Voyage(seat, ship.number, ship.place, speed_of(s.civs[seat], ship.kind))


def spread(
    s: SpaceState, civ: Civilisation, chart: Chart, ship: Ship, leg: Voyage, source: i64, turn: i64, reached: list[int]
) -> None:
    """Find where one activation leads from a stop, and note what is reached sooner or for less than before."""
    far = limit(s, civ, leg)
    best = [NODES] * (NODES + NODES)  # steps to each node, and again to each node after a jump
    before = [NOWHERE] * (NODES + NODES)
    start: i64 = source + NODES if leg.jumped else source
    best[start] = 0
    queue: list[int] = [start]
    for entry in queue:
        if entry != start:
            note(s, chart, leg, source, turn, far, best, before, entry, reached)
        only = exits(s, civ, ship, leg, node_of(entry), entry == start and turn == 0)
        for other in onward(s, civ, chart, leg, entry, only, best[entry]):
            cost: i64 = best[entry]
            if not (other >= NODES and entry < NODES):  # a jump costs nothing
                cost += 1
            if best[other] > cost:
                best[other] = cost
                before[other] = entry
                queue.append(other)


def node_of(entry: i64) -> i64:
    """The node of an entry, before a jump or after it."""
    return entry - NODES if entry >= NODES else entry


def exits(s: SpaceState, civ: Civilisation, ship: Ship, leg: Voyage, node: i64, first: bool) -> i64:
    """The only lane by which a ship may leave a node: any (NONE), or none at all (SHUT). (SPP-8.17)"""
    if not closed(s, civ, node):
        return t.NONE
    return ship.entry if first and not leg.moved else SHUT


def onward(s: SpaceState, civ: Civilisation, chart: Chart, leg: Voyage, entry: i64, only: i64, made: i64) -> list[int]:
    """The entries that follow one: nodes a step away where nobody fires, and jumps. (SPP-8.8, SPP-8.20)"""
    found: list[int] = []
    if only == SHUT:
        return found
    after = entry >= NODES
    node = node_of(entry)
    if made < leg.points:
        lanes = LANE_TO[node]
        near = NEAR[node]
        for place in range(len(near)):
            other = near[place]
            held = other >= SYSTEMS and chart.foes[other]
            if not held and (only == t.NONE or lanes[place] == only):
                found.append(other + NODES if after else other)
    if not after and civ.powers.rank >= 2 and is_hole(s, node):
        for other in jumps_from(s, civ, node):
            found.append(other + NODES)
    return found


def note(
    s: SpaceState,
    chart: Chart,
    leg: Voyage,
    source: i64,
    turn: i64,
    far: i64,
    best: list[int],
    before: list[int],
    entry: i64,
    reached: list[int],
) -> None:
    """Note a stop, if it is a legal one and no other way leads there sooner, or as soon for less."""
    node = node_of(entry)
    cost: i64 = chart.costs[source] + best[entry]
    known = chart.turns[node]
    if known < turn or (known == turn and chart.costs[node] <= cost):
        return
    if chart.reaches[node] > far or chart.berth(s, node, leg.start) == NOWHERE:
        return
    if known == NEVER:
        reached.append(node)
    chart.turns[node] = turn
    chart.costs[node] = cost
    chart.sources[node] = source
    chart.ways[node] = way(before, entry)


def way(before: list[int], entry: int) -> list[int]:
    """The nodes entered on the way to an entry; NODES is added where one jumps."""
    found: list[int] = []
    while before[entry] != NOWHERE:
        jumped = entry >= NODES and before[entry] < NODES
        node = entry - NODES if entry >= NODES else entry
        found.append(node + NODES if jumped else node)
        entry = before[entry]
    found.reverse()
    return found
