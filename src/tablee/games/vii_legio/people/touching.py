"""What one would mean by a thing on the table of VII Legio that no option touches: the answer to ask about."""

from collections.abc import Iterator

from tablee.games.vii_legio.rules import numbering as number
from tablee.games.vii_legio.rules import tables as ask
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import DOMAINS, ITEMS, PLANETS, SECTORS, SLOTS
from tablee.kernel import Touch


def meanings(s: VIILegioState, seat: int, touch: Touch) -> list[int]:
    """Options that a seat could mean by a thing, the likeliest first."""
    if isinstance(touch.what, str):
        return [*_meant(s, seat, touch, touch.what)]
    return [number.FLIP] if touch.zone == "hand" and touch.seat == seat else []


def _meant(s: VIILegioState, seat: int, touch: Touch, what: str) -> Iterator[int]:
    if touch.zone == "sector" and what in SECTORS:
        sector = SECTORS.index(what)
        yield number.ENTER if sector == ask.SX else number.MOVE + sector
    elif touch.zone == "base" and what == "base":
        yield number.LEAVE_SECTOR if s.ships[seat].sector == ask.SX else number.LAND_BASE
    elif touch.zone == "item" and touch.seat == seat and what in ITEMS:
        yield (number.BUY if s.kind == ask.SPACE_ACTION else number.ITEM) + ITEMS.index(what)
    elif touch.zone == "experience" and touch.seat == seat and what in DOMAINS:
        yield number.DOMAIN + DOMAINS.index(what)
    elif touch.zone == "slot" and what in SLOTS:
        yield from _active(s, SLOTS.index(what))
    elif touch.zone == "planet" and what in PLANETS:
        planet = PLANETS.index(what)
        if s.kind == ask.SPACE_ACTION and planet in s.planets:
            yield from _active(s, s.planets.index(planet))
        yield number.PLANET + planet


def _active(s: VIILegioState, slot: int) -> Iterator[int]:
    """A card slot: land there or scan it in space, its token when a planet is discovered."""
    if s.kind == ask.SPACE_ACTION:
        yield number.LAND + slot
        yield number.SCAN + slot
    else:
        yield number.SLOT + slot
