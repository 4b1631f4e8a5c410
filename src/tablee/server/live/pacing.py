"""Pacing: whether anything is held back at a table, and what its people have said of playing without that."""

from collections.abc import Sequence
from typing import Final

from tablee.games import GAMES
from tablee.server.play.kept import Kept
from tablee.server.play.room import Room
from tablee.server.store import talk
from tablee.server.store.rows import SeatRow, TableRow
from tablee.server.store.store import Store
from tablee.server.wire.shapes import Quick

QUICK: Final = "quick"  # as the database has it: a vote about the table, whatever the line
UNHURRIED: Final = "unhurried"  # the same for who has said no
PEOPLE: Final = 2  # at a table of fewer nobody could guess


def waits(kept: Kept, room: Room) -> bool:
    """Whether anything is held at a table: a game with such questions, two people or more, who have not agreed."""
    if not room.game.rules.paced or kept.is_quick or room.over:
        return False
    return sum(place.is_human for place in room.places) >= PEOPLE


def is_paced(table: TableRow) -> bool:
    """Whether lines of a table's game may have to wait."""
    return table.status == "playing" and table.game in GAMES and bool(GAMES[table.game].rules.paced)


async def quick_of(store: Store, table: TableRow, seats: Sequence[SeatRow]) -> Quick | None:
    """What the people of a table have said of playing quick; None where nothing is held back anyway."""
    people = {row.seat for row in seats if row.token is not None and row.level is None}
    if not is_paced(table) or len(people) < PEOPLE:
        return None
    agreed, declined = [set(await talk.voters(store, table.id, what, 0, 0)) & people for what in (QUICK, UNHURRIED)]
    return Quick(sorted(agreed), sorted(declined), people <= agreed)
