"""Playing quick: the people of a table may agree that answers may be guessed from their speed."""

from tablee.server.live.house import House
from tablee.server.live.pacing import QUICK, UNHURRIED
from tablee.server.play.visitors import Visitor
from tablee.server.store import talk
from tablee.server.wire.shapes import Undone


async def agree(house: House, who: Visitor) -> Undone:
    """Say that one would play quick: so it is once all people at the table have. Whoever said no is asked anew."""
    await talk.forget(house.store, who.id, UNHURRIED, 0)
    return await _said(house, who, QUICK)


async def decline(house: House, who: Visitor) -> Undone:
    """Say that one would not, or not any more: nobody's word counts then, and all are told."""
    await talk.forget(house.store, who.id, QUICK, 0)
    return await _said(house, who, UNHURRIED)


async def _said(house: House, who: Visitor, what: str) -> Undone:
    """Note what a seat has said, tell all, here and elsewhere, and answer what came of it."""
    seat, room = who.seated().seat, await house.rooms.of(who)
    await talk.vote(house.store, who.id, what, 0, seat, 0)
    found = await house.store.seated(who.id)
    quick = None if found is None else await house.teller.quick(*found)
    await house.teller.tell_table(who.id)
    if what == UNHURRIED:
        return Undone(room.last.n, "refused")
    return Undone(room.last.n, "asked" if quick is None or not quick.agreed else "done")
