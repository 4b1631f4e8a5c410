"""What people say at a table and to what they agree, in the database."""

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tablee.server.rows import ChatRow
from tablee.server.schema import chats, votes
from tablee.server.store import MOST_LISTED, Store


async def say(store: Store, table_id: str, seat: int, name: str, text: str) -> ChatRow:
    """Keep a line of chat."""
    created = store.now()
    values = {"seat": seat, "name": name, "text": text, "created": created}
    async with store.writing() as c:
        done = await c.execute(sa.insert(chats).values(table_id=table_id, **values))
        assert done.inserted_primary_key is not None
        number = int(done.inserted_primary_key[0])
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


async def forget(store: Store, table_id: str, what: str, subject: int) -> None:
    """Drop a question."""
    async with store.writing() as c:
        await c.execute(sa.delete(votes).where(_about(table_id, what, subject)))


def _about(table_id: str, what: str, subject: int) -> sa.ColumnElement[bool]:
    return (votes.c.table_id == table_id) & (votes.c.what == what) & (votes.c.subject == subject)
