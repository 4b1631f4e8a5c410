"""SpacePaper's pieces as boards show them: the galaxy, technologies, and the names of whatever the tables list."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from tablee.games.spacepaper.data import (
    EVENTS,
    GALAXY,
    INFRASTRUCTURE,
    LEADERS,
    MINERALS,
    OPTIONS,
    POLITICS,
    RACES,
    SHIPS,
    SIZES,
    STARS,
    TECHNOLOGIES,
    TYPES,
)
from tablee.games.spacepaper.data.sheets import Lane
from tablee.games.spacepaper.people.legend import SignPiece, signs, star_notes
from tablee.games.spacepaper.people.naming import level_text, named, node_name, place_name, planet_name
from tablee.games.spacepaper.people.scores import SCORES
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.galaxy import (
    NODE_NAMES,
    NODE_OF,
    PLACE_NAMES,
    PLANET_NAMES,
    POSITIONS,
    SLOTS,
    SYSTEM_IDS,
    SYSTEMS,
)
from tablee.games.texts import Text, each_language

Point = tuple[int, int]
STATUSES: Final = (*t.STATUS_IDS, "free", "abandoned")


class NodePiece(Struct, frozen=True):
    """A star system or a point of a lane, and where it is drawn."""

    id: str
    name: Text
    position: Point
    is_system: bool


class LanePiece(Struct, frozen=True):
    """A lane: the systems at its ends, its points, and the steps from end to end; one that wraps leaves the map."""

    id: str
    a: str
    b: str
    points: list[str]
    steps: int
    wraps: bool
    arrow_a: Point | None
    arrow_b: Point | None


class PlanetPiece(Struct, frozen=True):
    """A place for a planet in a system."""

    id: str
    name: Text
    system: str


class PlacePiece(Struct, frozen=True):
    """Where a ship can be, and the node at which that is."""

    id: str
    name: Text
    node: str


class TechnologyPiece(Struct, frozen=True):
    """A technology, and what each of its levels gives."""

    id: str
    name: Text
    levels: list[Text]


class SpaceCatalogue(Struct, frozen=True):
    """All that the board of SpacePaper shows and no game changes; `names` are by family and id."""

    width: int
    height: int
    nodes: list[NodePiece]
    lanes: list[LanePiece]
    planets: list[PlanetPiece]
    places: list[PlacePiece]
    technologies: list[TechnologyPiece]
    names: dict[str, dict[str, Text]]
    signs: list[SignPiece]  # of the map
    star_notes: dict[str, Text]  # what is likely around each kind of star
    scores: dict[str, Text]  # names of scores and of their parts
    science_point: int  # science that makes a technology point


def catalogue() -> SpaceCatalogue:
    """The pieces, with the numbers in force."""
    return SpaceCatalogue(
        width=GALAXY.map.width,
        height=GALAXY.map.height,
        nodes=[_node(node) for node in range(len(NODE_NAMES))],
        lanes=[_lane(lane) for lane in GALAXY.lane],
        planets=[_planet(planet) for planet in range(len(PLANET_NAMES))],
        places=[_place(place) for place in range(len(PLACE_NAMES))],
        technologies=[_technology(tech) for tech in range(len(t.TECH_IDS))],
        names=names(),
        signs=signs(),
        star_notes=star_notes(),
        scores={score: _said("score", score) for score in SCORES},
        science_point=OPTIONS.constants.science_per_point,
    )


def names() -> dict[str, dict[str, Text]]:
    """The names of what has no more than a name to show, by family."""
    listed: dict[str, Iterable[tuple[str, Text]]] = {
        "race": ((each.id, each.name) for each in RACES),
        "leader": ((each.id, each.name) for each in LEADERS),
        "event": ((each.id, each.name) for each in EVENTS),
        "politics": ((each.id, each.name) for each in POLITICS),
        "mineral": ((each.id, each.name) for each in MINERALS),
        "star": ((each.id, each.name) for each in STARS),
        "type": ((each.id, each.name) for each in TYPES),
        "size": ((each.id, each.name) for each in SIZES),
        "ship": ((each.id, each.name) for each in SHIPS),
        "project": [*((each.id, each.name) for each in INFRASTRUCTURE), *((each.id, each.name) for each in SHIPS)],
        "phase": ((phase, _said("phase", phase)) for phase in t.PHASE_IDS),
        "status": ((status, _said("status", status)) for status in STATUSES),
    }
    return {family: dict(entries) for family, entries in listed.items()}


def _said(family: str, name: str) -> Text:
    return each_language(lambda language: named(family, name, language))


def _node(node: int) -> NodePiece:
    name = each_language(lambda language: node_name(node, language))
    return NodePiece(NODE_NAMES[node], name, POSITIONS[node], node < SYSTEMS)


def _lane(lane: Lane) -> LanePiece:
    points = [f"{lane.id}:{number}" for number in range(1, lane.points + 1)]
    return LanePiece(lane.id, lane.a, lane.b, points, lane.points + 1, lane.wrap, lane.arrow_a, lane.arrow_b)


def _planet(planet: int) -> PlanetPiece:
    name = each_language(lambda language: planet_name(planet, language))
    return PlanetPiece(PLANET_NAMES[planet], name, SYSTEM_IDS[planet // SLOTS])


def _place(place: int) -> PlacePiece:
    name = each_language(lambda language: place_name(place, language))
    return PlacePiece(PLACE_NAMES[place], name, NODE_NAMES[NODE_OF[place]])


def _technology(tech: int) -> TechnologyPiece:
    levels = [_level(tech, level) for level in range(1, OPTIONS.constants.tech_levels + 1)]
    return TechnologyPiece(t.TECH_IDS[tech], TECHNOLOGIES[tech].name, levels)


def _level(tech: int, level: int) -> Text:
    return each_language(lambda language: level_text(tech, level, language))
