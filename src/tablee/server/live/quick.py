"""Playing quick: the people of a table may agree that answers may be guessed from their speed."""

from tablee.server.live.house import House
from tablee.server.live.veil import QUICK, is_agreed
from tablee.server.play.visitors import Visitor
from tablee.server.store import talk
from tablee.server.wire.shapes import Undone


async def agree(house: House, who: Visitor) -> Undone:
    """Say that one would play quick: so it is once all people at the table have."""
    seat, room, kept = who.seated().seat, await house.rooms.of(who), house.cache.at(who.id)
    await talk.vote(house.store, who.id, QUICK, 0, seat, 0)
    kept.is_quick = await is_agreed(house.store, kept, room)
    return Undone(room.n, "done" if kept.is_quick else "asked")
