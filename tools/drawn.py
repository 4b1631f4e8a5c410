"""What a drawn class diagram looks like: where its boxes are, and whether a line runs behind one."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

NODE: Final = re.compile(
    r'<g class="node[^"]*" id="[^"]*classId-(?P<name>\w+?)-\d+"[^>]*'
    r'transform="translate\((?P<x>[-\d.]+), (?P<y>[-\d.]+)\)">'
    r'<g class="basic label-container outer-path"><path d="M(?P<left>[-\d.]+) (?P<top>[-\d.]+) '
)
EDGE: Final = re.compile(r'<path d="(?P<path>[^"]+)"[^>]*data-id="id_(?P<ends>\w+)_\d+"')
NUMBER: Final = re.compile(r"[-\d.]+")
WIDE: Final = re.compile(r'<svg[^>]*viewBox="[-\d.]+ [-\d.]+ (?P<width>[\d.]+) (?P<height>[\d.]+)"')
PART: Final = re.compile(r"([MLC])([-\d., ]+)")
MARGIN: Final = 3.0
STEPS: Final = 12  # points looked at between two of a line
Point = tuple[float, float]


@dataclass(frozen=True)
class Box:
    """A class as it is drawn."""

    name: str
    x: float
    y: float
    width: float
    height: float

    def has(self, point: Point) -> bool:
        """Whether a point lies inside, not at the edge."""
        return abs(point[0] - self.x) < self.width / 2 - MARGIN and abs(point[1] - self.y) < self.height / 2 - MARGIN


def boxes(picture: str) -> list[Box]:
    """The boxes of a picture."""
    found = NODE.finditer(picture)
    return [Box(m["name"], float(m["x"]), float(m["y"]), -2 * float(m["left"]), -2 * float(m["top"])) for m in found]


def size(picture: str) -> Point:
    """How wide and high a picture is, in its own units."""
    found = WIDE.search(picture)
    assert found is not None
    return float(found["width"]), float(found["height"])


def hidden(picture: str) -> Iterator[str]:
    """The lines that run behind a box which is none of their ends."""
    drawn = boxes(picture)
    for edge in EDGE.finditer(picture):
        for box in drawn:
            is_end = edge["ends"].startswith(f"{box.name}_") or edge["ends"].endswith(f"_{box.name}")
            if not is_end and any(box.has(point) for point in _points(edge["path"])):
                yield f"{edge['ends']} runs behind {box.name}"


def _points(path: str) -> Iterator[Point]:
    """Points along a line of straight parts and curves."""
    here = (0.0, 0.0)
    for part in PART.finditer(path):
        numbers = [float(number) for number in NUMBER.findall(part[2])]
        given = list(zip(numbers[::2], numbers[1::2], strict=True))
        for ends in batches(given, 3 if part[1] == "C" else 1):
            if part[1] != "M":
                yield from (_along([here, *ends], at / STEPS) for at in range(STEPS + 1))
            here = ends[-1]


def batches(points: list[Point], size: int) -> Iterator[list[Point]]:
    """Points in groups of a size."""
    yield from (points[at : at + size] for at in range(0, len(points), size))


def _along(points: list[Point], at: float) -> Point:
    """A point of the curve that these points steer, by halving the way between them again and again."""
    while len(points) > 1:
        points = [(x + (u - x) * at, y + (v - y) * at) for (x, y), (u, v) in pairwise(points)]
    return points[0]
