"""The nebula as a map of the terminal: sectors, the prices of their borders, the base, planets and ships."""

from collections.abc import Iterator
from typing import Final

from tablee.games.vii_legio.data import NEBULA
from tablee.games.vii_legio.people.view import PlanetView, ShipView, SlotView
from tablee.tui.boards.parts import Cell, Map, Node, Thing
from tablee.tui.boards.vii_legio.names import SHAPES, Names

# Where things lie, in columns and rows of a map of our own.
SECTOR_SPOTS: Final = {"S1": (9, 1), "S2": (36, 1), "S3": (42, 7), "S4": (66, 1), "S5": (72, 7), "SX": (92, 3)}
PLANET_SPOTS: Final = {
    "S1-1": (2, 4), "S1-2": (14, 4),
    "S2-1": (29, 3), "S2-2": (47, 3), "S2-3": (35, 4),
    "S3-1": (29, 9), "S3-2": (53, 9), "S3-3": (40, 10), "S3-4": (30, 6),
    "S4-1": (59, 3), "S4-2": (77, 3), "S4-3": (67, 4),
    "S5-1": (63, 9), "S5-2": (82, 9), "S5-3": (72, 10),
}  # fmt: skip
BASE_SPOT: Final = (8, 8)
X_SPOT: Final = (92, 6)
BORDERS: Final = {
    ("S1", "S2"): (22, 1), ("S1", "S3"): (22, 4), ("S2", "S3"): (39, 5), ("S2", "S4"): (52, 1), ("S3", "S4"): (55, 5),
    ("S3", "S5"): (57, 7), ("S4", "S5"): (72, 5),
}  # fmt: skip
CLOSED: Final = "✕"
SPACE: Final = "✶"
HOME: Final = "⌂"
TOKEN: Final = "•1"
BARE: Final = "·"
LANDED: Final = {"observation": "o", "contact": "c"}
SECTOR: Final = "sector"
PLANET: Final = "planet"
BASE: Final[Thing] = ("base", "base")
X_PLANET: Final[Thing] = (PLANET, "x")


def nebula_map(names: Names) -> Map:
    """The nebula as the reader sees it."""
    nodes = (*_sectors(names), *_borders(), _base(names), *_planets(names))
    return Map(nodes, tuple(_lanes()), (), _places(names))


def node_of(names: Names, ship: ShipView) -> Thing:
    """The node where a ship is."""
    if ship.place == "base":
        return BASE
    slot = next((each for each in names.view.slots if each.slot == ship.slot), None)
    return (SECTOR, ship.sector) if slot is None else thing_of(slot)


def thing_of(slot: SlotView) -> Thing:
    """The node of an active planet; without one, the slot itself."""
    if slot.planet is not None:
        return (PLANET, slot.planet)
    return X_PLANET if slot.is_used else ("slot", slot.slot)


def _sectors(names: Names) -> Iterator[Node]:
    for name, (x, y) in SECTOR_SPOTS.items():
        is_closed = name == "SX" and not names.view.x_open
        here = [ship for ship in names.view.ships if ship.sector == name and ship.place == "space"]
        tags = tuple(_ship(ship) for ship in here)
        short = name.removeprefix("S")
        yield Node((SECTOR, name), x, y, CLOSED if is_closed else SPACE, "bold", (names.sector(name), short), tags)


def _ship(ship: ShipView) -> Cell:
    """A ship by its shape; landed, with the zone it is in."""
    return Cell(SHAPES[ship.seat] + LANDED.get(ship.place, ""), f"bold seat-{ship.seat}", ("ship", str(ship.seat)))


def _borders() -> Iterator[Node]:
    """The price of each border, in cards."""
    for border in NEBULA.border:
        one, other = sorted(border.between)
        x, y = BORDERS[(one, other)]
        yield Node(("border", f"{one} {other}"), x, y, str(border.cost_cards), "way")


def _lanes() -> Iterator[tuple[Thing, ...]]:
    for one, other in BORDERS:
        yield (SECTOR, one), ("border", f"{one} {other}"), (SECTOR, other)


def _base(names: Names) -> Node:
    tags = tuple(_ship(ship) for ship in names.view.ships if ship.place == "base")
    return Node(BASE, *BASE_SPOT, HOME, "bold", (names.base(), names.say("legio-base-short")), tags)


def _planets(names: Names) -> Iterator[Node]:
    slots = {slot.slot: slot for slot in names.view.slots}
    for planet in names.view.planets:
        yield _planet(names, planet, slots[planet.slot] if planet.slot else None)
    if slots["x"].is_used:
        yield _active(names, X_PLANET, X_SPOT, slots["x"])


def _planet(names: Names, planet: PlanetView, slot: SlotView | None) -> Node:
    thing, spot = (PLANET, planet.planet), PLANET_SPOTS[planet.planet]
    if slot is not None:
        return _active(names, thing, spot, slot)
    number = planet.planet.removeprefix("S")
    return Node(thing, *spot, TOKEN if planet.has_token else BARE, "" if planet.has_token else "faint", (number,))


def _active(names: Names, thing: Thing, spot: tuple[int, int], slot: SlotView) -> Node:
    """An active planet: its letter, what the reader knows of it, and who has landed there."""
    label = names.native(slot.card) if slot.card is not None else names.slot(slot.slot)
    landed = [ship for ship in names.view.ships if ship.slot == slot.slot]
    ink = "bold" if slot.card is not None else "faint"
    return Node(thing, *spot, names.mark(slot), ink, (label, names.slot(slot.slot)), tuple(map(_ship, landed)))


def _places(names: Names) -> dict[Thing, Thing]:
    """The nodes at which things are: slots at their planets, ships where they fly."""
    found: dict[Thing, Thing] = {(SECTOR, name): (SECTOR, name) for name in SECTOR_SPOTS}
    found |= {(PLANET, planet.planet): (PLANET, planet.planet) for planet in names.view.planets}
    found |= {("slot", slot.slot): thing_of(slot) for slot in names.view.slots if slot.is_used}
    found |= {("ship", str(ship.seat)): node_of(names, ship) for ship in names.view.ships}
    return found | {BASE: BASE}
