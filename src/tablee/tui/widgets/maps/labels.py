"""Where names stand on a map: near their node, never over another name, node or tag."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.cells import cell_len

from tablee.tui.boards import Cell, Thing

Spot = tuple[int, int]  # a column and a row
LANE: Final = 1.5  # what it costs to hide a piece of lane
SHORTER: Final = 6.0  # and to take a shorter name
CROWDED: Final = 2.0  # and to stand next to a point
TRIES: Final = 24


class Paper:
    """The cells of a map that are taken, and where lanes pass."""

    def __init__(self, cells: int, rows: int) -> None:
        self.cells = cells
        self.rows = rows
        self.nodes: set[Spot] = set()
        self.texts: set[Spot] = set()
        self.lanes: set[Spot] = set()

    def is_free(self, at: Spot, width: int) -> bool:
        """Whether a text fits there, with air between it and other texts."""
        column, row = at
        if not (0 <= row < self.rows and column >= 0 and column + width <= self.cells):
            return False
        inside = [(each, row) for each in range(column, column + width)]
        if any(spot in self.nodes or spot in self.texts for spot in inside):
            return False
        return (column - 1, row) not in self.texts and (column + width, row) not in self.texts

    def cost(self, at: Spot, width: int) -> float:
        """What a text there hides or crowds."""
        column, row = at
        hidden = sum((each, row) in self.lanes for each in range(column, column + width))
        beside = ((column - 1, row) in self.nodes) + ((column + width, row) in self.nodes)
        close = ((column - 2, row) in self.texts) + ((column + width + 1, row) in self.texts)
        return hidden * LANE + (beside + close) * CROWDED

    def take(self, at: Spot, width: int) -> None:
        """A text stands there from now on."""
        self.texts |= {(each, at[1]) for each in range(at[0], at[0] + width)}

    def copy(self) -> "Paper":
        """The same, independent of this one."""
        other = Paper(self.cells, self.rows)
        other.nodes, other.texts, other.lanes = self.nodes, set(self.texts), self.lanes
        return other


class Wanted:
    """A text that wants a place near a spot: its versions from the longest to the shortest, all about one thing.

    One without a gap belongs to its sign: it stands beside it, whatever it hides.
    """

    def __init__(self, thing: Thing, at: Spot, wide: int, versions: Sequence[tuple[Cell, ...]], gap: int = 1) -> None:
        self.thing = thing
        self.at = at
        self.wide = wide  # the cells of the sign at the spot
        self.versions = versions
        self.gap = gap

    def best(self, paper: Paper) -> tuple[Spot, tuple[Cell, ...]] | None:
        """The cheapest place of the best version that fits."""
        found = None
        least = 1e9
        for number, version in enumerate(self.versions):
            width = width_of(version)
            for at, price in self.around(width):
                if paper.is_free(at, width):
                    cost = price + (paper.cost(at, width) if self.gap else 0.0) + number * SHORTER
                    if cost < least:
                        found, least = (at, version), cost
        return found

    def around(self, width: int) -> Iterator[tuple[Spot, float]]:
        """Places around the spot, with what each costs in clarity."""
        column, row = self.at
        yield (column + self.wide + self.gap, row), 0.0
        yield (column - width - self.gap, row), 1.0
        for up, price in ((-1, 2.0), (1, 2.0)):
            middle = column - (width - self.wide) // 2
            yield (middle, row + up), price
            yield (column, row + up), price + 0.5
            yield (column + self.wide - width, row + up), price + 0.5
            yield (column + self.wide, row + up), price + 1.0
            yield (column - width, row + up), price + 1.0


def width_of(version: Sequence[Cell]) -> int:
    """The cells that a text takes."""
    return sum(cell_len(cell.text) for cell in version)


Placed = dict[Thing, tuple[Spot, tuple[Cell, ...]]]


def placed(wanted: Sequence[Wanted], paper: Paper) -> tuple[Placed, Paper]:
    """A place for each text; where one finds none it is tried again before the others."""
    order = sorted(wanted, key=lambda each: _room(each, paper))
    best: tuple[Placed, Paper] = ({}, paper)
    for _ in range(TRIES):
        found, taken = _in_turn(order, paper)
        if len(found) > len(best[0]):
            best = (found, taken)
        left = [each for each in order if each.thing not in found]
        if not left:
            break
        order = left + [each for each in order if each.thing in found]
    return best


def _room(wanted: Wanted, paper: Paper) -> int:
    """How many places a text could take: the tightest are served first."""
    width = width_of(wanted.versions[0])
    return sum(paper.is_free(at, width) for at, _ in wanted.around(width))


def _in_turn(order: Sequence[Wanted], paper: Paper) -> tuple[Placed, Paper]:
    taken, found = paper.copy(), Placed()
    for each in order:
        place = each.best(taken)
        if place is not None:
            found[each.thing] = place
            taken.take(place[0], width_of(place[1]))
    return found, taken
