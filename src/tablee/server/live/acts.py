"""What people do at a table besides choosing: undo, agree, chat, replace who is away, leave, resign, ask for help."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

from tablee.server.live.house import House
from tablee.server.live.makers import account
from tablee.server.peers.channels import Notice
from tablee.server.play import ordering, scene
from tablee.server.play.room import Room
from tablee.server.play.visitors import Asker, Visitor
from tablee.server.store import talk
from tablee.server.store.rows import may_ask_hints
from tablee.server.think.thinkers import Passed
from tablee.server.wire.hint_shapes import HintInfo
from tablee.server.wire.refusals import Refusal, refused
from tablee.server.wire.shapes import LONGEST_CHAT, ChatInfo, Undone, Vote, World
from tablee.table import CannotUndo
from tablee.table.chair import Chair
from tablee.table.changing.draft import Draft
from tablee.table.past.records import Handover, Undo
from tablee.table.seating.alike import shows
from tablee.table.seating.places import JOINERS

BY_AGREEMENT: Final = ("undo-turn", "undo-chance", "undo-secret")  # what stands by the fair policy, unless all agree


async def undo(house: House, who: Visitor, n: int, *, take_back: bool) -> Undone:
    """Undo one's last choice: at once where that is fair, freely among virtual players, else if the others agree."""
    seat = who.seated().seat
    room = await at(house, who, n)
    _check_plays(room, seat)
    if take_back:
        return await _take_back(house, who, room, n)
    why = await asyncio.to_thread(scene.chair_of(room, who.asker).why_not_undo)
    if why is None:
        return await _undone(house, who, seat, n, Chair.undone_to)
    if why.message not in BY_AGREEMENT or not _others(room, who, seat):
        raise why
    await talk.vote(house.store, who.id, "undo", seat, seat, room.n)
    await house.teller.tell_table(who.id)
    return Undone(n, "asked")


async def agree(house: House, who: Visitor, subject: int, n: int, *, yes: bool) -> Undone:
    """Answer a seat that asks for an undo: it is done when all other people have agreed, and off when one has not."""
    seat = who.seated().seat
    room = await at(house, who, n)
    _check_plays(room, seat)
    asked = await talk.voters(house.store, who.id, "undo", subject, room.n)
    if subject not in asked or seat == subject:
        raise refused("nothing-asked")
    if not yes:
        await talk.forget(house.store, who.id, "undo", subject)
        await house.teller.tell_table(who.id)
        return Undone(n, "refused")
    await talk.vote(house.store, who.id, "undo", subject, seat, room.n)
    agreed = await talk.voters(house.store, who.id, "undo", subject, room.n)
    if not set(_others(room, who, subject)) <= set(agreed):
        return Undone(n, "asked")
    return await _undone(house, who, subject, n, Chair.gesture)


async def _undone(house: House, who: Visitor, subject: int, n: int, left: Callable[[Chair], int]) -> Undone:
    """Undo a seat's last gesture; `left` is how many choices are left then."""
    room = await house.commits.commit(
        who.asker, n, lambda room: room.recorded(Undo(subject, scene.left_after(room, subject, left)))
    )
    await house.teller.tell_table(who.id)
    return Undone(room.last.n, "done")


async def _take_back(house: House, who: Visitor, room: Room, n: int) -> Undone:
    """Take back, even after the end: only where no other person ever owned a seat, whoever sits there now."""
    seat = who.seat
    if room.places[seat].is_human and who.people_but(seat):
        raise CannotUndo("undo-people")
    record = scene.chair_of(room, who.asker).take_back()
    later = await house.commits.commit(who.asker, n, lambda room: room.recorded(record))
    return Undone(later.last.n, "done")


async def order(house: House, asker: Asker, wish: dict[str, str]) -> int:
    """Give an order for the seat that the asker holds, whoever is on move; the last line after it."""
    return await _ordered(house, asker, partial(ordering.given, asker=asker, order=wish))


async def cancel(house: House, asker: Asker, number: int) -> int:
    """End an order of the seat that the asker holds."""
    return await _ordered(house, asker, partial(ordering.cancelled, asker=asker, number=number))


async def _ordered(house: House, asker: Asker, make: Callable[[Room], Draft]) -> int:
    """Write a line about an order; where nobody has chosen by it, what people ask of each other is asked still."""
    began = [0, 0]

    def noted(room: Room) -> Draft:
        began[:] = room.n, room.ply
        return make(room)

    room = await house.commits.commit(asker, None, noted)
    if room.ply == began[1]:
        await talk.carry(house.store, asker.table_id, "undo", began[0], room.n)
    return room.last.n


async def at(house: House, who: Visitor, n: int) -> Room:
    """The room at line `n`; whoever is behind is told what is the case."""
    room = await house.rooms.of(who, n)
    if not room.stands_since(n, who.seat):
        raise scene.behind(room, who.asker)
    return room


async def chat(house: House, who: Visitor, text: str) -> ChatInfo:
    """Say something to all at the table."""
    seat = who.seated().seat
    usual = text.strip()
    if not usual or len(usual) > LONGEST_CHAT or not usual.translate(JOINERS).isprintable():
        raise refused("chat-bad", most=LONGEST_CHAT)
    if not shows(usual):
        raise refused("chat-blank")
    name = next(row.name for row in who.seats if row.seat == seat) or ""
    said = talk.chat_info(await talk.say(house.store, who.id, seat, name, usual))
    await house.teller.tell_chats(who.id)
    house.peers.tell(Notice("chat", who.id, said.id))
    return said


async def replace(house: House, who: Visitor, subject: int) -> Vote:
    """Vote that a virtual player sits down for somebody who is away: all other people who are there must agree."""
    seat = who.seated().seat
    room = await house.rooms.of(who)
    room.game.check_seat(room.state, subject)
    if seat == subject:
        raise refused("seat-yours")
    if not house.teller.is_away(who.id, who.seats[subject]) or not room.places[subject].is_human:
        raise refused("not-away")
    if room.over:
        raise refused("ended")
    await talk.vote(house.store, who.id, "replace", subject, seat, 0)
    agreed = await talk.voters(house.store, who.id, "replace", subject, 0)
    seated = [other for other in who.people_but(subject) if room.places[other].is_human]
    there = [other for other in seated if house.teller.is_here(who.id, who.seats[other])]
    done = set(there) <= set(agreed)
    if done:
        await _replaced(house, who.asker, subject)
    return Vote(subject, agreed, done)


async def _replaced(house: House, asker: Asker, subject: int) -> None:
    """Have a virtual player sit down, once; that another's vote has done so is as good."""
    try:
        await hand_over(house, asker, subject, house.config.replaced_by)
    except Refusal as why:
        if why.problem.code != "seat-so":
            raise


def _others(room: Room, who: Visitor, seat: int) -> list[int]:
    """All other seats whose owners have a say: those who have resigned have none."""
    return [other for other in who.people_but(seat) if other not in room.history.resigned]


def _check_plays(room: Room, seat: int) -> None:
    """Refuse what only those may do who have not resigned."""
    if not room.over and seat in room.history.resigned:
        raise refused("resigned")


async def resign(house: House, who: Visitor) -> Undone:
    """Give up: the game of two sides ends; among more a virtual player plays on there, and its owner looks on."""
    asker, level = who.seated(), house.config.replaced_by
    room = await house.commits.commit(asker, None, lambda room: _resigned(room, asker.seat, level))
    await house.teller.tell_table(who.id)
    return Undone(room.last.n, "done")


def _resigned(room: Room, seat: int, level: str) -> Draft:
    if room.over:
        raise refused("ended")
    _check_plays(room, seat)
    if not room.places[seat].is_human:
        raise refused("seat-virtual")
    return room.resigned(seat, level)


async def leave(house: House, who: Visitor) -> None:
    """Leave a game that goes on: a virtual player sits down until one returns; for the last person it waits."""
    seat = who.seated().seat
    room = await house.rooms.of(who)
    is_left = not any(room.places[other].is_human for other in _others(room, who, seat))
    if not room.over and room.places[seat].is_human and not is_left:
        await hand_over(house, who.asker, seat, house.config.replaced_by)


async def come_back(house: House, who: Visitor) -> Undone:
    """Take one's own seat back from the virtual player there; not where others were told what was hidden."""
    seat = who.seated().seat
    room = await house.rooms.of(who)
    _check_handing(room, seat, None)
    if who.people_but(seat) and (who.table.told or room.history.was_ended):
        raise refused("told")
    times = await house.store.times(who.id)
    if times is not None and times.is_out(seat):
        raise refused("clock-out")
    return Undone((await hand_over(house, who.asker, seat, None)).n, "done")


async def hand_over(house: House, asker: Asker, seat: int, level: str | None, n: int | None = None) -> Room:
    """Hand a seat to a virtual player, or back to its owner: at line `n` of the journal alone, or as things stand."""
    room = await house.commits.commit(asker, None, lambda room: _handed(room, seat, level, n))
    await talk.forget(house.store, asker.table_id, "replace", seat)
    await house.teller.tell_table(asker.table_id)
    return room


def _handed(room: Room, seat: int, level: str | None, n: int | None) -> Draft:
    if n is not None and any(each.what != "order" for each in room.happenings[n:]):
        raise refused("stale")
    _check_handing(room, seat, level)
    return room.recorded(Handover(seat, level))


def _check_handing(room: Room, seat: int, level: str | None) -> None:
    """Refuse to hand over a seat after the end, or to what is already so."""
    if room.over:
        raise refused("ended")
    _check_plays(room, seat)
    if room.places[seat].is_human == (level is None):
        raise refused("seat-yours" if level is None else "seat-so")


async def hint(house: House, who: Visitor) -> list[HintInfo]:
    """What the master thinks of each option, the best first."""
    asker, whose = who.seated(), await account(house, who.id)
    room = await house.rooms.of(who)
    decision = scene.decision(room, asker)
    if decision is None:
        raise refused("not-your-turn")
    if not may_ask_hints(who.table, who.seats):
        raise refused("hints-off")
    if (who.id, asker.seat) in house.hinting:
        raise refused("thinking-already")
    house.hinting.add((who.id, asker.seat))
    try:
        found = await house.thinkers.explain(whose, room, house.config.budget)  # at this very moment
    except Passed:
        raise refused("stale") from None
    finally:
        house.hinting.discard((who.id, asker.seat))
    return scene.hints(room, asker, decision, found)


async def world(house: House, who: Visitor) -> World:
    """A whole state that the seat could not tell from the true one, drawn with chance of its own."""
    asker = who.seated()
    room = await house.rooms.of(who)
    if not scene.is_asked(room, asker):
        raise refused("not-your-turn")
    return scene.world(room, asker)
