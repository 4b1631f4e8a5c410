"""A second opinion on movement: slow, written from the text of SPP-8 alone, on the names of the catalogue.

It reads the table as `SpacePaper.table` writes it and shares nothing with the rules but the map.
"""

from dataclasses import dataclass
from itertools import pairwise
from math import inf
from typing import Any

from tablee.games.spacepaper.data import GALAXY

Option = str | tuple[str, str]
SPEED = {0: [1, 2, 3, 4, 5], 1: [1, 3, 4, 6, 7], 2: [1, 3, 5, 8, 10]}  # by corundum
FASTER = {"scout": 3, "cruiser": 0, "transport": -3}
AUTONOMY = [6, 10, 15, 20, inf]


def _lanes() -> dict[str, dict[str, str]]:
    """For each node the nodes next to it, with the lane that leads there. (SPP-0.1, SPP-8.8)"""
    near: dict[str, dict[str, str]] = {system.id: {} for system in GALAXY.system}
    for lane in GALAXY.lane:
        way = [lane.a, *(f"{lane.id}:{point + 1}" for point in range(lane.points)), lane.b]
        for one, other in pairwise(way):
            near.setdefault(one, {})[other] = lane.id
            near.setdefault(other, {})[one] = lane.id
    return near


NEAR = _lanes()


def node_of(place: str) -> str:
    """The node of a place. (SPP-0.3)"""
    kind, name = place.split(":", 1)
    return name.rsplit(".", 1)[0] if kind == "orbit" else name


@dataclass(frozen=True)
class Trip:
    """A ship in its activation."""

    seat: int
    ship: str
    start: str
    node: str
    points: int
    moved: bool = False
    jumped: bool = False
    passed: bool = False

    @property
    def left(self) -> bool:
        """Whether it has left the place where it started."""
        return self.moved or self.jumped


class Opinion:
    """What a seat's ships may do on a table."""

    def __init__(self, table: dict[str, Any], seat: int) -> None:
        self.seat = seat
        self.systems = table["systems"]
        self.planets = table["planets"]
        self.ships = {name: ship for player in table["players"] for name, ship in player["ships"].items()}
        self.player = table["players"][seat]
        self.levels: dict[str, int] = self.player["levels"]
        self.minerals: dict[str, int] = self.player["minerals"]
        self.holes = [name for name, system in self.systems.items() if system["star"] == "black_hole"]
        self.homeward = self._homeward()

    # What the player can do.

    def speed(self, kind: str) -> int:
        """The movement points of a ship. (SPP-5.6)"""
        column = SPEED[min(self.minerals["corundum"], 2)]
        return max(1, column[self.levels["speed"] - 1] + FASTER[kind])

    def autonomy(self) -> float:
        """How far from home a ship may stop. (SPP-5.16)"""
        level = self.levels["autonomy"]
        corundum, antimatter, oganesson = (self.minerals[name] for name in ("corundum", "antimatter", "oganesson"))
        free = (self.levels["speed"] == 5 and corundum >= 2) or (level >= 3 and oganesson >= 2)
        if free or (level >= 2 and min(corundum, antimatter, oganesson) >= 1):
            return inf
        return AUTONOMY[level - 1] + (4 if self.player["leader"] == "explorer" else 0)

    # Distances.

    def _homeward(self) -> dict[str, int]:
        """The distance of each node from the nearest inhabited planet. (SPP-8.13, SPP-8.14)"""
        homes = {
            name.rsplit(".", 1)[0]
            for name, planet in self.planets.items()
            if planet["owner"] == self.seat and planet["status"] in ("capital", "colony", "outpost")
        }
        far: dict[str, int] = {}
        front, distance = homes, 0
        while front:
            if self.levels["subluminal"] >= 3 and front & set(self.holes):
                front |= set(self.holes) - set(far)
            far |= dict.fromkeys(front, distance)
            front = {other for node in front for other in NEAR[node] if other not in far}
            distance += 1
        return far

    def within(self, trip: Trip, node: str) -> bool:
        """Whether a ship may stop so far from home. (SPP-8.13, SPP-8.15)"""
        started = self.homeward[node_of(trip.start)]
        if started > self.autonomy():
            return self.homeward[node] < started
        return self.homeward[node] <= self.autonomy()

    # Places.

    def others_at(self, trip: Trip, place: str) -> list[int]:
        """The owners of the ships at a place, the ship under way aside."""
        return [int(name[0]) for name, ship in self.ships.items() if ship["place"] == place and name != trip.ship]

    def places(self, trip: Trip, node: str) -> set[str]:
        """Where a ship that arrives at a node may stop, autonomy aside. (SPP-8.9, SPP-8.11, SPP-8.31, SPP-8.32)"""
        attacked = self.ships[trip.ship]["attacked"]

        def may_attack(place: str) -> bool:
            return not (attacked and any(owner != self.seat for owner in self.others_at(trip, place)))

        if node not in self.systems:
            place = f"point:{node}"
            mine = self.seat in self.others_at(trip, place)
            return {place} if place != trip.start and not mine and may_attack(place) else set()
        wide = f"wide:{node}"
        found = {f"orbit:{node}.{slot}" for slot in self.systems[node]["planets"]}
        if self.seat not in self.others_at(trip, wide):
            found.add(wide)
        return {place for place in found if may_attack(place)}

    # Ways.

    def closed(self, node: str) -> bool:
        """Whether a node is known to be a black hole that cannot be crossed. (SPP-8.17, SPP-8.19, SPP-8.26)"""
        return node in self.holes and self.levels["subluminal"] < 2

    def targets(self, hole: str) -> set[str]:
        """Where a jump may lead. (SPP-8.20, SPP-8.21)"""
        others = {other: steps_between(hole, other) for other in self.holes if other != hole}
        level = self.levels["subluminal"]
        if level < 3 or not others:
            return set()
        if level == 5 and self.minerals["corundum"] >= 1 and self.minerals["oganesson"] >= 2:
            return set(others)
        wanted = {min(others.values())} | ({max(others.values())} if level >= 4 else set())
        return {other for other, away in others.items() if away in wanted}

    def can_end(self, trip: Trip, node: str, points: int, jumped: bool) -> bool:
        """Whether any walk from a node comes to a legal stop: all walks, breadth first. (SPP-8.12)"""
        seen = {(node, points, jumped)}
        front = seen
        while front:
            if any(self.within(trip, here) and self.places(trip, here) for here, left, used in front):
                return True
            front = {after for before in front for after in self._after(*before)} - seen
            seen = seen | front
        return False

    def _after(self, node: str, points: int, jumped: bool) -> set[tuple[str, int, bool]]:
        """One step or jump further."""
        if self.closed(node):
            return set()
        found = {(other, points - 1, jumped) for other in NEAR[node]} if points > 0 else set()
        if node in self.holes and not jumped:
            found |= {(other, points, True) for other in self.targets(node)}
        return found

    # Options.

    def steps(self, trip: Trip) -> set[Option]:
        """The legal steps. (SPP-8.8, SPP-8.12, SPP-8.17)"""
        ways = dict(NEAR[trip.node])
        if self.closed(trip.node):
            entry = self.ships[trip.ship]["entry"]
            ways = {} if trip.moved else {node: lane for node, lane in ways.items() if entry in (None, lane)}
        if trip.points <= 0:
            return set()
        return {("step", node) for node in ways if self.can_end(trip, node, trip.points - 1, trip.jumped)}

    def jumps(self, trip: Trip) -> set[Option]:
        """The legal jumps. (SPP-8.20)"""
        if trip.jumped or trip.node not in self.holes:
            return set()
        return {("jump", hole) for hole in self.targets(trip.node) if self.can_end(trip, hole, trip.points, True)}

    def stops(self, trip: Trip) -> set[Option]:
        """The places to stop here, autonomy aside. (SPP-8.9, SPP-8.29, SPP-9.2, SPP-9.19)"""
        found = self.places(trip, trip.node)
        if not trip.left:
            found -= {trip.start}
        if trip.node not in self.systems:  # on a held point one has fired, or both have passed
            found = {place for place in found if not self.others_at(trip, place)}
        return set() if trip.passed else {("stop", place) for place in found}

    def deeds(self, trip: Trip) -> set[Option]:
        """What can be done without moving. (SPP-8.22, SPP-8.29, SPP-9.14)"""
        ship = self.ships[trip.ship]
        found: set[Option] = set()
        if trip.start.startswith("wide:") and trip.node in self.holes and self.levels["subluminal"] == 5:
            found.add("destroy")
        if trip.start.startswith("orbit:"):
            enemies = any(owner != self.seat for owner in self.others_at(trip, trip.start))
            if enemies and not ship["attacked"]:
                found.add("attack")
            if not enemies and (self._settles(trip, ship) or self._invades(trip, ship)):
                found.add("stay")
        return found

    def _settles(self, trip: Trip, ship: dict[str, Any]) -> bool:
        """Whether a transport may colonise below. (SPP-11.8, SPP-11.11)"""
        name = trip.start.removeprefix("orbit:")
        kinds = [self._type(planet) for planet, sheet in self.planets.items() if sheet["owner"] == self.seat]
        free = ship["type"] == "transport" and name not in self.planets
        return free and kinds.count(self._type(name)) < 6

    def _invades(self, trip: Trip, ship: dict[str, Any]) -> bool:
        """Whether a cruiser may invade below. (SPP-10.1 to 10.3)"""
        name = trip.start.removeprefix("orbit:")
        if ship["type"] != "cruiser" or ship["attacked"] or self.levels["invasion"] < 2 or name not in self.planets:
            return False
        watched = any(owner != self.seat for owner in self.others_at(trip, f"wide:{trip.node}"))
        return self.planets[name]["owner"] != self.seat and not watched

    def _type(self, planet: str) -> str:
        system, slot = planet.rsplit(".", 1)
        return str(self.systems[system]["planets"][slot]["type"])

    def options(self, trip: Trip) -> set[Option]:
        """All that a ship may do now. (D-STEP)"""
        found = self.steps(trip) | self.jumps(trip)
        if self.within(trip, trip.node):
            found |= self.stops(trip)
        return found if trip.left else found | self.deeds(trip)

    def emergency(self, trip: Trip) -> set[Option]:
        """Where a ship without any option may stop. (SPP-8.28)"""
        return self.stops(trip)

    def activations(self) -> set[Option]:
        """The ships that may be activated, and the end of the go. (SPP-8.5, SPP-8.16, SPP-8.29)"""
        found: set[Option] = set()
        bound = False
        for name, ship in self.player["ships"].items():
            place = ship["place"]
            trip = Trip(self.seat, name, place, node_of(place), self.speed(ship["type"]))
            if ship["ready"] and self.options(trip):
                found.add(("ship", name))
                bound = bound or place.startswith("point:")
        return found if bound else found | {"end"}


def steps_between(one: str, other: str) -> int:
    """The least number of steps along lanes. (SPP-0.3)"""
    seen, front, distance = {one}, {one}, 0
    while other not in front:
        front = {near for node in front for near in NEAR[node]} - seen
        seen |= front
        distance += 1
    return distance
