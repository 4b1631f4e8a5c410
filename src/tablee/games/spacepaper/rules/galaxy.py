"""The galaxy as a graph: systems and lane points are nodes, lanes are chains of steps. (SPP-0.1 to 0.3, SPP-0.11)"""

from itertools import pairwise
from typing import Final

from tablee.games.spacepaper.data import GALAXY

SYSTEM_IDS: Final[list[str]] = [system.id for system in GALAXY.system]
LANE_IDS: Final[list[str]] = [lane.id for lane in GALAXY.lane]
SYSTEMS: Final = 24
NODES: Final = 91  # the systems first, then the points of each lane
SLOTS: Final = 7  # of planets in a system: 0 for a capital placed at set-up, 1 to 6 for those rolled
PLANETS: Final = SYSTEMS * SLOTS
NOWHERE: Final = -1

# A place is where a ship can be: a node (a lane point, or the wide orbit of a system), or ORBIT + a planet.
ORBIT: Final = NODES
PLACES: Final = ORBIT + PLANETS

ENDS: Final[list[tuple[int, int]]] = [(SYSTEM_IDS.index(lane.a), SYSTEM_IDS.index(lane.b)) for lane in GALAXY.lane]
# The first point of each lane; a lane without points begins where the next one does.
FIRST_POINT: Final[list[int]] = [
    SYSTEMS + sum(other.points for other in GALAXY.lane[:number]) for number in range(len(LANE_IDS))
]


def chain(lane: int) -> list[int]:
    """The nodes of a lane from one end to the other, ends included."""
    one, other = ENDS[lane]
    first = FIRST_POINT[lane]
    return [one, *range(first, first + GALAXY.lane[lane].points), other]


CHAINS: Final[list[list[int]]] = [chain(lane) for lane in range(len(LANE_IDS))]


def neighbours() -> tuple[list[list[int]], list[list[int]]]:
    """The nodes next to each node, in their order, and the lane that leads to each."""
    near: list[list[tuple[int, int]]] = [[] for node in range(NODES)]
    for lane, nodes in enumerate(CHAINS):
        for one, other in pairwise(nodes):
            near[one].append((other, lane))
            near[other].append((one, lane))
    ordered = [sorted(pairs) for pairs in near]
    return [[node for node, lane in pairs] for pairs in ordered], [[lane for node, lane in pairs] for pairs in ordered]


NEAR, LANE_TO = neighbours()


def steps_from(start: int, near: list[list[int]]) -> list[int]:
    """The least number of steps from a node to each other."""
    steps = [NOWHERE] * len(near)
    steps[start] = 0
    front = [start]
    while front:
        front = [other for node in front for other in near[node] if _reached(steps, other, steps[node] + 1)]
    return steps


def _reached(steps: list[int], node: int, step: int) -> bool:
    if steps[node] != NOWHERE:
        return False
    steps[node] = step
    return True


# By node * 91 + node.
DISTANCE: Final[list[int]] = [step for node in range(NODES) for step in steps_from(node, NEAR)]


def hops() -> list[int]:
    """How many lanes lie between two systems, by system * 24 + system. (SPP-1.14)"""
    near: list[list[int]] = [[] for system in range(SYSTEMS)]
    for one, other in ENDS:
        near[one].append(other)
        near[other].append(one)
    return [step for system in range(SYSTEMS) for step in steps_from(system, near)]


LANES_BETWEEN: Final[list[int]] = hops()
NODE_OF: Final[list[int]] = [*range(NODES), *(planet // SLOTS for planet in range(PLANETS))]
POINT_NAMES: Final[list[str]] = [f"{lane.id}:{point + 1}" for lane in GALAXY.lane for point in range(lane.points)]
NODE_NAMES: Final[list[str]] = [*SYSTEM_IDS, *POINT_NAMES]
PLANET_NAMES: Final[list[str]] = [f"{system}.{slot}" for system in SYSTEM_IDS for slot in range(SLOTS)]
PLACE_NAMES: Final[list[str]] = [
    *(f"wide:{system}" for system in SYSTEM_IDS),
    *(f"point:{point}" for point in POINT_NAMES),
    *(f"orbit:{planet}" for planet in PLANET_NAMES),
]
# Where each node is drawn, in the units of the map.
POSITIONS: Final[list[tuple[int, int]]] = [
    *((system.position[0], system.position[1]) for system in GALAXY.system),
    *((point[0], point[1]) for lane in GALAXY.lane for point in lane.point_positions),
]
WRAPS: Final[list[bool]] = [lane.wrap for lane in GALAXY.lane]


def fits() -> bool:
    """Whether the constants above agree with the galaxy file."""
    return (
        len(SYSTEM_IDS) == SYSTEMS
        and len(NODE_NAMES) == NODES
        and len(PLANET_NAMES) == PLANETS
        and len(PLACE_NAMES) == PLACES
    )
