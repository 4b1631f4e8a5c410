"""Cleaning: tables that nobody has touched for long are removed, by one server at a time."""

from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.server.ground.config import Config
from tablee.server.store.schema import about, chats, claims, endings, records, seats, tables, votes
from tablee.server.store.store import Store

EVERY: Final = 3600.0  # seconds between two cleanings, by whichever server
AT_ONCE: Final = 50  # tables that are removed in one transaction


async def clean(store: Store, config: Config) -> list[str]:
    """Remove what is too old by the settings, if it is time and no other server does it; which tables went."""
    return await remove_old(store, config) if await _is_our_turn(store) else []


async def _is_our_turn(store: Store) -> bool:
    """Whether nobody has cleaned for a while; of many who ask, one is told so."""
    due = sa.update(about).where(about.c.cleaned <= store.now() - EVERY).values(cleaned=store.now())
    async with store.writing() as c:
        return (await c.execute(due)).rowcount == 1


async def remove_old(store: Store, config: Config) -> list[str]:
    """Remove what is too old by the settings; which tables went."""
    gone: list[str] = []
    kept = {"open": config.keep_open, "playing": config.keep_playing, "over": config.keep_over}
    for status, seconds in (*kept.items(), ("closed", config.keep_over)):
        while seconds and (some := await _remove(store, status, store.now() - seconds)):
            gone += some
    return gone


async def _remove(store: Store, status: str, before: float) -> list[str]:
    """Remove some tables of a status where nothing was done, and nobody was present, since a moment."""
    seen = sa.select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.here >= before)
    old = (tables.c.status == status) & (tables.c.touched < before) & ~seen.exists()
    wanted = sa.select(tables.c.id).where(old).order_by(tables.c.id).limit(AT_ONCE)
    async with store.writing() as c:
        ids = list((await c.execute(wanted.with_for_update())).scalars())
        if ids:
            await _delete(c, ids)
    return ids


async def _delete(c: AsyncConnection, ids: list[str]) -> None:
    for part in (votes, chats, claims, endings, records, seats):
        await c.execute(sa.delete(part).where(part.c.table_id.in_(ids)))
    await c.execute(sa.update(tables).where(tables.c.following.in_(ids)).values(following=None))
    await c.execute(sa.delete(tables).where(tables.c.id.in_(ids)))
