"""The galaxy of SpacePaper as a map: systems by their star, lanes with their points, owners and ships."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from tablee.games.language import words
from tablee.games.spacepaper.data import GALAXY
from tablee.games.spacepaper.people.view import ShipView, SpaceView, SystemView
from tablee.games.spacepaper.rules.galaxy import (
    CHAINS,
    NODE_NAMES,
    PLACE_NAMES,
    PLANET_NAMES,
    POSITIONS,
    SYSTEM_IDS,
    SYSTEMS,
    WRAPS,
)
from tablee.tui.boards.parts import Cell, Exit, Map, Node, Thing

# The shape of a seat says whose, whatever the colour; a full one is ready or owns, a hollow one is exhausted.
FULL: Final = ("■", "●", "◆", "★", "▲")
HOLLOW: Final = ("□", "○", "◇", "☆", "△")
POINT: Final = "•"
UNKNOWN: Final = "?"
HOME: Final = "⌂"
BESIEGED: Final = "!"
STARS: Final = {
    "brown_dwarf": ("∘", "faint"),
    "red_dwarf": ("∗", "card-red"),
    "yellow_dwarf": ("☼", "card-mosaic"),
    "red_giant": ("✹", "card-red"),
    "blue_giant": ("✸", "card-blue"),
    "red_supergiant": ("✺", "card-red"),
    "double_star": ("∞", "card-mosaic"),
    "black_hole": ("@", "bold"),
    "void": ("∅", "faint"),
}
SHIPS: Final = ("scout", "cruiser", "transport")
SHORT: Final = 4


def star_map(view: SpaceView, language: str) -> Map:
    """The galaxy as all see it."""
    ships = by_node(view)
    nodes = [*(_system(system, ships.get(system.id, []), language) for system in view.systems)]
    nodes += [_point(name, ships.get(name, []), language) for name in NODE_NAMES[SYSTEMS:]]
    return Map(tuple(nodes), LANES, exits(language), PLACES | _ships(view))


def thing_of(node: str) -> Thing:
    """A node as a thing of the map."""
    return ("system", node) if node in SYSTEM_IDS else ("node", node)


def node_at(place: str) -> str:
    """The node of a place such as wide:beta3, orbit:beta3.1 or point:L01:2."""
    kind, _, name = place.partition(":")
    return name.rpartition(".")[0] if kind == "orbit" else name


def by_node(view: SpaceView) -> dict[str, list[ShipView]]:
    """The ships at each node."""
    found: dict[str, list[ShipView]] = {}
    for civ in view.civs:
        for ship in civ.ships:
            if ship.place is not None:
                found.setdefault(node_at(ship.place), []).append(ship)
    return found


def shape_of(seat: int, *, ready: bool = True) -> str:
    """The shape of a seat."""
    return (FULL if ready else HOLLOW)[seat]


def _system(system: SystemView, ships: list[ShipView], language: str) -> Node:
    number = SYSTEM_IDS.index(system.id)
    sign, ink = STARS[system.star] if system.star else (UNKNOWN, "faint")
    name = GALAXY.system[number].name.in_(language)
    x, y = POSITIONS[number]
    tags = (*_owners(system), *_fleets(ships, language))
    return Node(("system", system.id), x, y, sign + revealed(system), ink, names_of(name), tags)


def names_of(name: str) -> tuple[str, ...]:
    """A name, and its first letters where there is less room."""
    short = name[:SHORT].rstrip(" -")
    return (name,) if short == name else (name, short)


def revealed(system: SystemView) -> str:
    """How far a system is revealed: its number of planets, a question mark if they are not known, nothing if none."""
    if system.seen == "partial":
        return UNKNOWN
    return str(len(system.planets)) if system.planets else ""


def _owners(system: SystemView) -> Iterator[Cell]:
    """Whose planets: the shape, a house where the capital is, how many, and a mark where one is under invasion."""
    for seat in sorted({planet.owner for planet in system.planets if planet.owner is not None}):
        theirs = [planet for planet in system.planets if planet.owner == seat]
        home = HOME if any(planet.status == "capital" for planet in theirs) else ""
        siege = BESIEGED if any(planet.resistance for planet in theirs) else ""
        yield Cell(f"{shape_of(seat)}{home}{len(theirs)}{siege}", f"seat-{seat}", ("system", system.id))


def _fleets(ships: list[ShipView], language: str) -> Iterator[Cell]:
    """Ships by owner: those that are ready, then the exhausted ones."""
    for seat in sorted({ship.seat for ship in ships}):
        for ready in (True, False):
            letters = _letters([ship for ship in ships if (ship.seat, ship.ready) == (seat, ready)], language)
            if letters:
                ink = f"bold seat-{seat}" if ready else f"seat-{seat}"
                yield Cell(shape_of(seat, ready=ready) + letters, ink)


def _letters(ships: list[ShipView], language: str) -> str:
    """A letter for each ship; many of a type are counted."""
    text = ""
    for kind in SHIPS:
        letter, count = letter_of(kind, language), sum(ship.type == kind for ship in ships)
        text += letter * count if count < 3 else f"{letter}{count}"
    return text


def letter_of(kind: str, language: str) -> str:
    """The letter of a type of ships."""
    return words("tablee.tui.boards.spacepaper", language).say(f"space-letter-{kind}")


def _point(name: str, ships: list[ShipView], language: str) -> Node:
    x, y = POSITIONS[NODE_NAMES.index(name)]
    if not ships:
        return Node(("node", name), x, y, POINT, "faint")
    ship = ships[0]
    ink = f"bold seat-{ship.seat}" if ship.ready else f"seat-{ship.seat}"
    letters = "".join(letter_of(each.type, language) for each in ships)
    return Node(("node", name), x, y, shape_of(ship.seat, ready=ship.ready), ink, (), (Cell(letters, ink),))


def _ships(view: SpaceView) -> dict[Thing, Thing]:
    return {
        ("ship", ship.id): thing_of(node_at(ship.place))
        for civ in view.civs
        for ship in civ.ships
        if ship.place is not None
    }


@cache
def exits(language: str) -> tuple[Exit, ...]:
    """The lanes that leave the map, each with the name of the system it leads to."""
    return tuple(_exits(language))


def _exits(language: str) -> Iterator[Exit]:
    for lane in GALAXY.lane:
        if lane.arrow_a is not None and lane.arrow_b is not None:
            for one, other, arrow in ((lane.a, lane.b, lane.arrow_a), (lane.b, lane.a, lane.arrow_b)):
                name = GALAXY.system[SYSTEM_IDS.index(other)].name.in_(language)
                yield Exit(("system", one), arrow[0], arrow[1], names_of(name))


LANES: Final = tuple(
    tuple(thing_of(NODE_NAMES[node]) for node in chain) for chain, wraps in zip(CHAINS, WRAPS, strict=True) if not wraps
)
# The systems at the other end of each system's lanes, and how many steps away.
LANE_ENDS: Final[dict[str, list[tuple[str, int]]]] = {
    name: sorted(
        (lane.b if name == lane.a else lane.a, lane.points + 1) for lane in GALAXY.lane if name in (lane.a, lane.b)
    )
    for name in SYSTEM_IDS
}
PLACES: Final[dict[Thing, Thing]] = {
    **{("system", name): ("system", name) for name in SYSTEM_IDS},
    **{("node", name): thing_of(name) for name in NODE_NAMES},
    **{("planet", name): ("system", name.rpartition(".")[0]) for name in PLANET_NAMES},
    **{("place", name): thing_of(node_at(name)) for name in PLACE_NAMES},
}
