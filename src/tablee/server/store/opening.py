"""Opening a database: made where there is none, brought up to date where it is older, refused where it is newer."""

import logging
import secrets
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.kernel import TableeError
from tablee.server.store.database import Database
from tablee.server.store.schema import META, VERSION, about, pulse

log = logging.getLogger(__name__)

OLDEST: Final = 2  # the first version that can be brought up to date


class BadDatabase(TableeError):
    """A database of a version that this program can neither use nor bring up to date."""

    def __init__(self, found: int) -> None:
        super().__init__(f"this database is of version {found}, the program needs {VERSION}")
        self.found = found

    @property
    def is_newer(self) -> bool:
        """Whether it was made by a newer program."""
        return self.found > VERSION


async def made_ready(database: Database, now: float) -> int:
    """Have the tables of today; the version that was found there, 0 if there was none."""
    await database.open()
    found = await _version(database)
    if found == 0:
        found = await _made(database, now)
    if found == VERSION or found == 0:
        return found
    if not OLDEST <= found < VERSION:
        raise BadDatabase(found)
    return await _brought_up(database)


async def _version(database: Database) -> int:
    """The version of a database, 0 if it is empty; this waits for nobody."""
    async with database.reading() as c:
        if not await c.run_sync(lambda connection: sa.inspect(connection).has_table(about.name)):
            return 0
        return await _told(c)


async def _told(c: AsyncConnection) -> int:
    return int((await c.execute(sa.select(about.c.version))).scalar() or 0)


async def _made(database: Database, now: float) -> int:
    """Make the tables, unless another server was faster; the version that was found then."""
    async with database.writing() as c:
        await database.alone(c)
        await c.run_sync(META.create_all)
        found = await _told(c)
        if found == 0:
            await c.execute(sa.insert(about).values(version=VERSION, name=secrets.token_hex(8), cleaned=now))
            await c.execute(sa.insert(pulse).values(id=1, at=now, before=now))
        return found


async def _brought_up(database: Database) -> int:
    """Bring a database up to date, all or nothing, unless another server was faster; the version that was found."""
    from tablee.server.store.migrations import bring_up  # with alembic, which takes a moment: most starts do without

    async with database.migrating() as c:
        await database.alone(c)
        found = await _told(c)
        if found != VERSION:
            log.warning("bringing the database up to date", extra={"facts": {"found": found, "needed": VERSION}})
            await c.run_sync(bring_up, found)
        return found
