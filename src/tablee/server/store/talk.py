"""What people say at a table and to what they agree, in the database."""

from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tablee.server.store.rows import ChatRow
from tablee.server.store.schema import chats, tables, votes
from tablee.server.store.store import MOST_LISTED, Store
from tablee.server.wire.shapes import ChatInfo

MOST_KEPT: Final = 1_000  # lines of chat of one table, and some more until they are counted


async def say(store: Store, table_id: str, seat: int, name: str, text: str) -> ChatRow:
    """Keep a line of chat; those long before it, which nobody is shown any more, are forgotten now and then."""
    created = store.now()
    values = {"seat": seat, "name": name, "text": text, "created": created}
    count = sa.update(tables).where(tables.c.id == table_id).values(chats=tables.c.chats + 1)
    async with store.writing() as c:
        number = int((await c.execute(count.returning(tables.c.chats))).scalar_one())
        await c.execute(sa.insert(chats).values(table_id=table_id, id=number, **values))
        if number % MOST_LISTED == 0:
            old = (chats.c.table_id == table_id) & (chats.c.id <= number - MOST_KEPT)
            await c.execute(sa.delete(chats).where(old))
    return ChatRow(number, seat, name, text, created)


async def said(store: Store, table_id: str, after: int) -> list[ChatRow]:
    """The last lines of chat after a number, in order."""
    columns = [chats.c.id, chats.c.seat, chats.c.name, chats.c.text, chats.c.created]
    wanted = sa.select(*columns).where(chats.c.table_id == table_id, chats.c.id > after)
    async with store.reading() as c:
        found = await c.execute(wanted.order_by(chats.c.id.desc()).limit(MOST_LISTED))
    return [ChatRow(*row) for row in found][::-1]


async def vote(store: Store, table_id: str, what: str, subject: int, voter: int, n: int) -> None:
    """Note that a seat agrees; what it agreed to before is forgotten."""
    mine = _about(table_id, what, subject) & (votes.c.voter == voter)
    row = {"table_id": table_id, "what": what, "subject": subject, "voter": voter, "n": n}
    try:
        async with store.writing() as c:
            await c.execute(sa.delete(votes).where(mine))
            await c.execute(sa.insert(votes).values(**row))
    except IntegrityError:
        return  # the same seat, at the same moment, on another server


async def voters(store: Store, table_id: str, what: str, subject: int, n: int) -> list[int]:
    """Who agrees to something as things stand."""
    wanted = sa.select(votes.c.voter).where(_about(table_id, what, subject), votes.c.n == n)
    async with store.reading() as c:
        return sorted((await c.execute(wanted)).scalars())


async def subjects(store: Store, table_id: str, what: str, n: int) -> list[int]:
    """About whom something is asked as things stand."""
    wanted = sa.select(votes.c.subject).where(votes.c.table_id == table_id, votes.c.what == what, votes.c.n == n)
    async with store.reading() as c:
        return sorted(set((await c.execute(wanted)).scalars()))


async def all_subjects(store: Store, ids: Sequence[str], what: str) -> dict[str, list[int]]:
    """About whom something is asked at some tables, as things stand."""
    now = (votes.c.table_id == tables.c.id) & (votes.c.n == tables.c.n)
    wanted = sa.select(votes.c.table_id, votes.c.subject).join(tables, now).distinct().order_by(votes.c.subject)
    found: dict[str, list[int]] = {}
    async with store.reading() as c:
        for row in await c.execute(wanted.where(votes.c.what == what, votes.c.table_id.in_(ids))):
            found.setdefault(row[0], []).append(row[1])
    return found


async def carry(store: Store, table_id: str, what: str, before: int, n: int) -> None:
    """Have what was asked at a line asked at a later one, between which nothing has happened."""
    asked = (votes.c.table_id == table_id) & (votes.c.what == what) & (votes.c.n == before)
    async with store.writing() as c:
        await c.execute(sa.update(votes).where(asked).values(n=n))


async def forget(store: Store, table_id: str, what: str, subject: int) -> None:
    """Drop a question."""
    async with store.writing() as c:
        await c.execute(sa.delete(votes).where(_about(table_id, what, subject)))


def chat_info(row: ChatRow) -> ChatInfo:
    """A line of chat, as it is sent."""
    return ChatInfo(row.id, row.seat, row.name, row.text, row.created)


def _about(table_id: str, what: str, subject: int) -> sa.ColumnElement[bool]:
    return (votes.c.table_id == table_id) & (votes.c.what == what) & (votes.c.subject == subject)
