"""A map as lines of ink: lanes in dots, nodes by their signs, names where there is room; nothing here knows a game."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Final

from rich.cells import cell_len

from tablee.kernel import Touch
from tablee.tui.boards import Cell, Exit, Map, Node, Thing
from tablee.tui.widgets.maps.labels import Paper, Spot, Wanted, placed, width_of
from tablee.tui.widgets.paper.ink import InkLine, Piece

POINT: Final = "•"
CHOOSABLE: Final = "+"  # a point of a lane that can be chosen
CHANGED: Final = "*"  # something has changed there
BRAILLE: Final = 0x2800
DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # by row and column of a cell's eight dots
MOST_ZOOM: Final = 6.0
MARGIN: Final = 1
CIRCLED: Final = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"


@dataclass(frozen=True, slots=True)
class Window:
    """Which part of a map is shown: how much it is enlarged, and what lies in the middle, as shares of the whole."""

    zoom: float = 1.0
    x: float = 0.5
    y: float = 0.5

    def zoomed(self, times: float) -> "Window":
        """The same, nearer or farther."""
        zoom = min(MOST_ZOOM, max(1.0, self.zoom * times))
        return replace(self, zoom=zoom).held()

    def moved(self, right: float, down: float) -> "Window":
        """The same, moved by shares of what is shown."""
        return replace(self, x=self.x + right / self.zoom, y=self.y + down / self.zoom).held()

    def held(self) -> "Window":
        """The same, with no emptiness beyond the edges."""
        half = 0.5 / self.zoom
        return replace(self, x=min(1 - half, max(half, self.x)), y=min(1 - half, max(half, self.y)))


@dataclass(frozen=True, slots=True)
class Lit:
    """What stands out on a map: nodes that are touched, to choose from, on the way or changed, and the cursor."""

    touched: frozenset[Thing] = frozenset()
    choosable: frozenset[Thing] = frozenset()
    way: tuple[Thing, ...] = ()
    cursor: Thing | None = None
    changed: frozenset[Thing] = frozenset()


@dataclass(slots=True)
class Picture:
    """One map in one window of so many cells and rows."""

    map: Map
    window: Window
    cells: int
    rows: int
    spots: dict[Thing, Spot] = field(default_factory=dict)

    def __post_init__(self) -> None:
        xs = [node.x for node in self.map.nodes] + [each.x for each in self.map.exits]
        ys = [node.y for node in self.map.nodes] + [each.y for each in self.map.exits]
        self._left, self._wide = min(xs), max(1, max(xs) - min(xs))
        self._top, self._high = min(ys), max(1, max(ys) - min(ys))
        self._settle()

    _left: int = 0
    _wide: int = 1
    _top: int = 0
    _high: int = 1

    def share(self, node: Node) -> tuple[float, float]:
        """Where a node lies, as shares of the whole map."""
        return (node.x - self._left) / self._wide, (node.y - self._top) / self._high

    def spot(self, x: int, y: int) -> Spot:
        """The cell of a place of the map."""
        zoom = self.window.zoom
        right = ((x - self._left) / self._wide - self.window.x) * zoom + 0.5
        down = ((y - self._top) / self._high - self.window.y) * zoom + 0.5
        return round(MARGIN + right * (self.cells - 2 * MARGIN - 2)), round(down * (self.rows - 1))

    def _settle(self) -> None:
        """Give every node a cell of its own; points make way for those with a name."""
        taken: set[Spot] = set()
        for node in sorted(self.map.nodes, key=lambda node: not node.names):
            column, row = self.spot(node.x, node.y)
            wide = cell_len(node.sign)
            found = next(at for at in near(column, row) if not taken & set(covered(at, wide)))
            self.spots[node.thing] = found
            taken |= set(covered(found, wide))

    def is_seen(self, thing: Thing) -> bool:
        """Whether a node lies in the window."""
        column, row = self.spots[thing]
        return 0 <= column < self.cells and 0 <= row < self.rows


def near(column: int, row: int) -> Iterator[Spot]:
    """A cell, and those around it, the nearest first."""
    yield column, row
    for reach in range(1, 6):
        ring = [
            (right, down)
            for right in range(-2 * reach, 2 * reach + 1)
            for down in range(-reach, reach + 1)
            if max(abs(right) / 2, abs(down)) > reach - 1
        ]
        for right, down in sorted(ring, key=lambda step: (abs(step[0]) / 2 + abs(step[1]), step)):
            yield column + right, row + down


def covered(at: Spot, wide: int) -> list[Spot]:
    """The cells of a sign."""
    return [(at[0] + each, at[1]) for each in range(max(1, wide))]


def segment(one: Spot, other: Spot) -> Iterator[Spot]:
    """The dots of a straight line between two dots."""
    steps = max(abs(other[0] - one[0]), abs(other[1] - one[1]), 1)
    for step in range(steps + 1):
        yield (
            round(one[0] + (other[0] - one[0]) * step / steps),
            round(one[1] + (other[1] - one[1]) * step / steps),
        )


class Drawn:
    """A map being drawn: a sign, an ink and a thing for each cell."""

    def __init__(self, picture: Picture, lit: Lit) -> None:
        self.picture = picture
        self.lit = lit
        self.dots: dict[Spot, int] = {}
        self.bold: set[Spot] = set()  # cells of the way
        self.signs: dict[Spot, tuple[str, str, Thing | None]] = {}

    def lines(self) -> list[InkLine]:
        """The whole map."""
        self.draw_lanes()
        for spot, dots in self.dots.items():
            self.signs[spot] = (chr(BRAILLE + dots), "way" if spot in self.bold else "rule", None)
        for node in self.picture.map.nodes:
            if self.picture.is_seen(node.thing):
                self.put(self.picture.spots[node.thing], [self.sign(node)])
        for at, cells in self.texts():
            self.put(at, cells)
        return [self.line(row) for row in range(self.picture.rows)]

    # Lanes.

    def draw_lanes(self) -> None:
        """All lanes, then the way over them."""
        for lane in self.picture.map.lanes:
            for one, other in pairwise(lane):
                self.draw_segment(self.picture.spots[one], self.picture.spots[other], False)
        for exit_ in self.picture.map.exits:
            self.draw_segment(self.picture.spots[exit_.node], self.arrow_spot(exit_), False)
        for one, other in pairwise(self.lit.way):
            if self.are_joined(one, other):
                self.draw_segment(self.picture.spots[one], self.picture.spots[other], True)

    def are_joined(self, one: Thing, other: Thing) -> bool:
        """Whether two nodes follow each other on a lane that is drawn."""
        return any({one, other} == {*pair} for lane in self.picture.map.lanes for pair in pairwise(lane))

    def draw_segment(self, one: Spot, other: Spot, bold: bool) -> None:
        """A line of dots from the middle of a cell to the middle of another."""
        for x, y in segment((2 * one[0], 4 * one[1] + 1), (2 * other[0], 4 * other[1] + 1)):
            spot = (x // 2, y // 4)
            self.dots[spot] = self.dots.get(spot, 0) | DOTS[y % 4][x % 2]
            if bold:
                self.bold.add(spot)

    # Nodes.

    def sign(self, node: Node) -> Cell:
        """The sign of a node; a step of the way has its number, the cursor and the selected one are reversed."""
        text, ink = node.sign, node.ink
        is_point = not node.names
        if is_point and node.thing in self.lit.way[1:]:
            text, ink = self.step(node), "way"
        elif is_point and text == POINT and node.thing in self.lit.choosable:
            text, ink = CHOOSABLE, "way"
        if node.thing == self.lit.cursor or node.thing in self.lit.touched:
            ink = "lit"
        return Cell(text, ink, node.thing)

    def step(self, node: Node) -> str:
        """The number of a node on the way, or nothing."""
        steps = [at for at, thing in enumerate(self.lit.way) if at and thing == node.thing]
        return CIRCLED[min(steps[0], len(CIRCLED)) - 1] if steps else ""

    # Texts.

    def texts(self) -> Iterator[tuple[Spot, Sequence[Cell]]]:
        """Names, exits and tags with their places."""
        picture = self.picture
        paper = Paper(picture.cells, picture.rows)
        seen = [node for node in picture.map.nodes if picture.is_seen(node.thing)]
        for node in seen:
            paper.nodes |= set(covered(picture.spots[node.thing], cell_len(node.sign)))
        paper.lanes = {spot for spot in self.dots if spot not in paper.nodes}
        exits, paper = placed([self.wanted_exit(each) for each in picture.map.exits if self.is_near(each)], paper)
        names, paper = placed([self.wanted_name(node) for node in seen if node.names], paper)
        wanted = [self.wanted_tags(node, names.get(node.thing)) for node in seen if self.tags(node)]
        tags, paper = placed(wanted, paper)
        for found in (exits, names, tags):
            yield from found.values()

    def wanted_name(self, node: Node) -> Wanted:
        """The name of a node, underlined where it can be chosen, between angles where it is selected."""
        is_lit = node.thing in self.lit.touched or node.thing == self.lit.cursor
        ink = "lit" if is_lit else "choosable bold" if node.thing in self.lit.choosable else ""
        step = self.step(node)
        versions = [(Cell(name + step, ink or "way" if step else ink, node.thing),) for name in node.names]
        return Wanted(node.thing, self.picture.spots[node.thing], cell_len(node.sign), versions)

    def tags(self, node: Node) -> tuple[Cell, ...]:
        """What is at a node, and a mark where that has changed."""
        is_marked = node.thing in self.lit.changed and (node.names or node.tags)
        return (*node.tags, Cell(CHANGED, "way", node.thing)) if is_marked else node.tags

    def wanted_tags(self, node: Node, name: tuple[Spot, tuple[Cell, ...]] | None) -> Wanted:
        """What is at a node: beside its name, or beside the node itself."""
        (column, row), wide = self.picture.spots[node.thing], cell_len(node.sign)
        if name is not None:
            (begins, there), cells = name
            ends = begins + width_of(cells)
            if there == row:
                begins, ends = min(begins, column), max(ends, column + wide)
            column, row, wide = begins, there, ends - begins
        return Wanted(node.thing, (column, row), wide, shortened(self.tags(node)), gap=1 if node.names else 0)

    def arrow_spot(self, exit_: Exit) -> Spot:
        """Where a lane leaves the map."""
        return self.picture.spot(exit_.x, exit_.y)

    def is_near(self, exit_: Exit) -> bool:
        """Whether an exit lies in the window."""
        column, row = self.arrow_spot(exit_)
        return 0 <= column < self.picture.cells and 0 <= row < self.picture.rows

    def wanted_exit(self, exit_: Exit) -> Wanted:
        """An arrow and the name of where the lane comes back."""
        column, row = self.arrow_spot(exit_)
        home = self.picture.spots[exit_.node]
        right, down = column - home[0], row - home[1]
        if abs(right) > 2 * abs(down):
            texts = [f"{name}→" if right > 0 else f"←{name}" for name in exit_.names]
        else:
            texts = [f"{'↓' if down > 0 else '↑'}{name}" for name in exit_.names]
        versions = [(Cell(text, "faint", exit_.node),) for text in texts]
        return Wanted(("exit", f"{exit_.x} {exit_.y}"), (column, row), 0, versions, gap=0)

    # Lines.

    def put(self, at: Spot, cells: Sequence[Cell]) -> None:
        """Write cells from a spot on."""
        column, row = at
        for cell in cells:
            for sign in cell.text:
                self.signs[(column, row)] = (sign, cell.ink, cell.thing)
                column += 1

    def line(self, row: int) -> InkLine:
        """A row, as pieces of one ink each."""
        line: InkLine = []
        for column in range(self.picture.cells):
            sign, ink, thing = self.signs.get((column, row), (" ", "", None))
            if line and line[-1].style == ink and line[-1].hit == thing:
                line[-1] = Piece(line[-1].text + sign, ink, thing)
            else:
                line.append(Piece(sign, ink, thing))
        return line


def shortened(tags: Sequence[Cell]) -> list[tuple[Cell, ...]]:
    """Tags with spaces between them, without, then fewer and a plus for the rest."""
    spaced = tuple(cell for tag in tags for cell in (Cell(" "), tag))[1:]
    versions = [spaced, tuple(tags)]
    versions += [(*tags[:many], Cell("+", "faint")) for many in range(len(tags) - 1, -1, -1)]
    return versions


def nodes_of(map_: Map, touches: Sequence[Touch]) -> frozenset[Thing]:
    """The nodes that some touches mean."""
    return frozenset(found for touch in touches if (found := map_.node_of(touch)) is not None)


def changes(before: Map, after: Map) -> frozenset[Thing]:
    """The nodes at which something has changed."""
    old = {node.thing: (node.sign, node.tags) for node in before.nodes}
    return frozenset(node.thing for node in after.nodes if old.get(node.thing) != (node.sign, node.tags))
