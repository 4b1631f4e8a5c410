"""A commander's ship as a scenario describes it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tablee.games.vii_legio.rules.ship import AT_BASE, IN_CONTACT, IN_SPACE, OBSERVING, Ship
from tablee.games.vii_legio.rules.tables import (
    FACES,
    FLOOR,
    ITEM_COUNT,
    ITEMS,
    SECTORS,
    SLOTS,
    SX,
    TECHNOLOGIES,
    UNIT,
)
from tests.games.vii_legio.table import LETTERS

ZONES = {"observation": OBSERVING, "contact": IN_CONTACT}


@dataclass(frozen=True, slots=True)
class Craft:
    """A ship and what its commander has: made by `ship`."""

    where: str
    made: Ship
    observed: Mapping[str, int]  # observing turns paid, by card


def ship(
    where: str = "S1",
    *,
    face: str = "frombola",
    vp: int = 0,
    xp: str = "",
    missions: int = 0,
    joker: Sequence[str] = (),
    installing: Sequence[str] = (),
    trapped: bool = False,
    passed: int = 0,
    spent: str = "",
    observed: Mapping[str, int] | None = None,
    carrying: Mapping[str, int] | None = None,
    **items: int,
) -> Craft:
    """A ship at "base", in space in a sector, or in a zone: "alpha contact". Items that are neither
    named nor in `carrying` are at their floor."""
    board = FACES.index(face)
    counts = {name: FLOOR[board * ITEM_COUNT + at] for at, name in enumerate(ITEMS)} | items | dict(carrying or {})
    assert list(counts) == ITEMS, f"an item that no ship has: {items}"
    made = Ship(board, sum(counts[name] * UNIT[at] for at, name in enumerate(ITEMS)), packed(xp), vp)
    made.missions = missions
    made.jokers = sum(1 << TECHNOLOGIES.index(name) for name in joker)
    made.installing = sum(TECHNOLOGIES.index(name) + 1 << 2 * at for at, name in enumerate(installing))
    made.must_leave = int(trapped)
    made.passed, made.spent = passed, packed(spent)
    _put(made, where)
    return Craft(where, made, observed or {})


def packed(levels: str) -> int:
    """A row of counts by the letters of their domains: "R1 D2"."""
    return sum(int(each[1:]) * UNIT[LETTERS.index(each[0])] for each in levels.split())


def _put(made: Ship, where: str) -> None:
    slot, _, zone = where.partition(" ")
    if zone:
        made.place, made.slot = ZONES[zone], SLOTS.index(slot)
        made.sector = SX  # until the table knows the planet
    elif where == "base":
        made.place = AT_BASE
    else:
        made.place, made.sector = IN_SPACE, SECTORS.index(where)
