"""What people do at a table besides choosing: undo, agree, chat, replace who is away, come back, ask for help."""

import asyncio
from typing import Final

from tablee.kernel import Seat, seeded
from tablee.server import scene, talk
from tablee.server.channels import Notice
from tablee.server.house import House, Visitor, chat_info
from tablee.server.makers import account
from tablee.server.refusals import refused, stale
from tablee.server.room import Room
from tablee.server.thinkers import Passed
from tablee.server.wire import LONGEST_CHAT, ChatInfo, HintInfo, Undone, Vote, World
from tablee.table import CannotUndo, any_seed
from tablee.table.alike import shows
from tablee.table.places import JOINERS
from tablee.table.records import Handover, TakeBack, Undo
from tablee.table.undo import stream, why_not_undo

BY_AGREEMENT: Final = ("undo-turn", "undo-chance", "undo-secret")  # what stands by the fair policy, unless all agree


async def undo(house: House, who: Visitor, n: int, *, take_back: bool) -> Undone:
    """Undo one's last choice: at once where that is fair, freely among virtual players, else if the others agree."""
    seat = who.seated()
    room = await at(house, who, n)
    if take_back:
        return await _take_back(house, who, room, n)
    history = room.history
    why = await asyncio.to_thread(why_not_undo, history, seat, stream(room.setup.root, "undo", history.ply))
    if why is None:
        return await _undone(house, who, seat, n)
    if why.message not in BY_AGREEMENT or not _people(room, seat):
        raise why
    await talk.vote(house.store, who.id, "undo", seat, seat, n)
    await house.tell_table(who.id)
    return Undone(n, "asked")


async def agree(house: House, who: Visitor, subject: int, n: int, *, yes: bool) -> Undone:
    """Answer a seat that asks for an undo: it is done when all other people have agreed, and off when one has not."""
    seat = who.seated()
    room = await at(house, who, n)
    asked = await talk.voters(house.store, who.id, "undo", subject, n)
    if subject not in asked or seat == subject:
        raise refused("nothing-asked")
    if not yes:
        await talk.forget(house.store, who.id, "undo", subject)
        await house.tell_table(who.id)
        return Undone(n, "refused")
    await talk.vote(house.store, who.id, "undo", subject, seat, n)
    agreed = await talk.voters(house.store, who.id, "undo", subject, n)
    if not set(_people(room, subject)) <= set(agreed):
        return Undone(n, "asked")
    return await _undone(house, who, subject, n)


async def _undone(house: House, who: Visitor, subject: int, n: int) -> Undone:
    room = await house.commit(who.id, n, who.seat, lambda room: room.recorded(Undo(subject, room.ply - 1)))
    await house.tell_table(who.id)
    return Undone(room.n, "done")


async def _take_back(house: House, who: Visitor, room: Room, n: int) -> Undone:
    seat = who.seat
    if not room.places[seat].is_human:
        raise CannotUndo("undo-virtual")
    if not room.history.is_alone(seat):
        raise CannotUndo("undo-people")
    to = room.history.last_of(seat) - 1
    later = await house.commit(who.id, n, seat, lambda room: room.recorded(TakeBack(seat, to)))
    return Undone(later.n, "done")


def _people(room: Room, seat: int) -> list[int]:
    """The other people at the table."""
    return [at for at, place in enumerate(room.places) if at != seat and place.is_human]


async def at(house: House, who: Visitor, n: int) -> Room:
    """The room at line `n`; whoever is behind is told what is the case."""
    room = await house.room(who.id, max(n, who.table.n))
    if room.n != n:
        raise stale(scene.position(room, who.seat))
    return room


async def chat(house: House, who: Visitor, text: str) -> ChatInfo:
    """Say something to all at the table."""
    seat = who.seated()
    usual = text.strip()
    if not usual or len(usual) > LONGEST_CHAT or not usual.translate(JOINERS).isprintable():
        raise refused("chat-bad", most=LONGEST_CHAT)
    if not shows(usual):
        raise refused("chat-blank")
    name = next(row.name for row in who.seats if row.seat == seat) or ""
    said = chat_info(await talk.say(house.store, who.id, seat, name, usual))
    await house.tell_chats(who.id)
    house.channels.tell(Notice("chat", who.id, said.id))
    return said


async def replace(house: House, who: Visitor, subject: int) -> Vote:
    """Vote that a virtual player sits down for somebody who is away: all other people who are there must agree."""
    seat = who.seated()
    room = await house.room(who.id, who.table.n)
    room.game.check_seat(room.state, subject)
    if seat == subject:
        raise refused("seat-yours")
    if not house.is_away(who.id, who.seats[subject]) or not room.places[subject].is_human:
        raise refused("not-away")
    if room.over:
        raise refused("ended")
    await talk.vote(house.store, who.id, "replace", subject, seat, 0)
    agreed = await talk.voters(house.store, who.id, "replace", subject, 0)
    there = [other for other in _people(room, subject) if house.is_here(who.id, who.seats[other])]
    done = set(there) <= set(agreed)
    if done:
        await hand_over(house, who.id, subject, house.config.replaced_by)
    return Vote(subject, agreed, done)


async def come_back(house: House, who: Visitor) -> Undone:
    """Take one's own seat back from the virtual player who sat down for one."""
    seat = who.seated()
    room = await house.room(who.id, who.table.n)
    if room.over:
        raise refused("ended")
    if room.places[seat].is_human:
        raise refused("seat-yours")
    times = await house.store.times(who.id)
    if times is not None and times.is_out(seat):
        raise refused("clock-out")
    return Undone((await hand_over(house, who.id, seat, None)).n, "done")


async def hand_over(house: House, table_id: str, seat: int, level: str | None, n: int | None = None) -> Room:
    """Hand a seat to a virtual player, or back to its owner: at line `n` and no other, or as things stand."""
    at = (await house.room(table_id)).n if n is None else n
    room = await house.commit(table_id, at, seat, lambda room: room.recorded(Handover(seat, level)))
    await talk.forget(house.store, table_id, "replace", seat)
    await house.tell_table(table_id)
    return room


async def hint(house: House, who: Visitor) -> list[HintInfo]:
    """What the master thinks of each option, the best first."""
    seat = who.seated()
    room = await house.room(who.id, who.table.n)
    decision = scene.decision(room, seat)
    if decision is None:
        raise refused("not-your-turn")
    if (who.id, seat) in house.hinting:
        raise refused("thinking-already")
    house.hinting.add((who.id, seat))
    try:
        found = await house.thinkers.explain(await account(house, who.id), room, house.config.budget)
    except Passed:
        raise refused("stale") from None
    finally:
        house.hinting.discard((who.id, seat))
    texts = {option.option: option for option in decision.options}
    return [
        HintInfo(each.option, texts[each.option].fr, texts[each.option].en, round(each.chance, 3), each.visits)
        for each in found
    ]


async def world(house: House, who: Visitor) -> World:
    """A whole state that the seat could not tell from the true one, drawn with chance of its own."""
    seat = who.seated()
    room = await house.room(who.id, who.table.n)
    if scene.decision(room, seat) is None:
        raise refused("not-your-turn")
    imagined = Seat(room.game, room.state, seat).imagine(seeded(any_seed()))
    return World(room.n, seat, room.setup.game, imagined.data())
