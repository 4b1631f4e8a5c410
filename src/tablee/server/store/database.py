"""The database itself: a SQLite file or a PostgreSQL, behind the same two doors for writing and for reading."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tablee.server.store.alive import Alive
from tablee.server.store.scribe import Scribe, Work
from tablee.server.store.soundness import Soundness
from tablee.server.wire.refusals import Unavailable

T = TypeVar("T")
BUSY: Final = 10_000  # milliseconds that one SQLite process waits for another
AGAIN: Final = 0.02  # seconds until it asks again where SQLite does not queue
LONG: Final = 600_000  # milliseconds that it waits for one that changes the tables
PATIENCE: Final = 3.0  # seconds for a connection to PostgreSQL, and to wait for one that is free
LONGEST: Final = 30.0  # seconds for one command there
POOL: Final = 10  # connections that are kept; as many again may be open for a while
OURS: Final = (IntegrityError, ProgrammingError, DataError)  # what is wrong in a question, not in the database
WRITES: Final = "tablee_writes"
OPENING: Final = 7_215_033  # the number of the lock that a server holds while it makes the tables
DRIVERS: Final = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}


def address(given: str) -> URL:
    """The address of a database, with the driver that we use; what has no scheme is a SQLite file.

    >>> address("postgresql://anna@db.example.org/tables").drivername
    'postgresql+asyncpg'
    >>> address("games.sqlite").render_as_string()
    'sqlite+aiosqlite:///games.sqlite'
    """
    url = make_url(given if "://" in given else f"sqlite:///{given}")
    return url.set(drivername=DRIVERS.get(url.drivername, url.drivername))


class Database:
    """One engine. What is written through it is durable once the block of `writing` has ended."""

    def __init__(self, given: str) -> None:
        self._url = url = address(given)
        self.is_sqlite = url.get_backend_name() == "sqlite"
        self.file = url.database if self.is_sqlite else None
        self.engine: AsyncEngine = create_async_engine(url, **_options(is_sqlite=self.is_sqlite))
        self._one_writer = asyncio.Lock()
        self.soundness = Soundness()
        self.alive = None if self.is_sqlite else Alive(url, self.engine)
        self._scribe = Scribe(_written_by(url)) if self.is_sqlite else None
        if self.is_sqlite:
            sa.event.listen(self.engine.sync_engine, "connect", _durable)
            sa.event.listen(self.engine.sync_engine, "begin", _begin)

    @property
    def pen(self) -> sa.Engine:
        """The engine that lines are written with."""
        return self.engine.sync_engine if self._scribe is None else self._scribe.engine

    async def open(self) -> None:
        """Have a SQLite file keep a log of its writes, so that readers wait for nobody; a PostgreSQL does so anyway.

        The file remembers it. Two who ask for it at once are not queued but refused by SQLite, whatever its time-out.
        """
        deadline = asyncio.get_running_loop().time() + BUSY / 1000
        while self.is_sqlite:
            try:
                with told():
                    async with self.engine.connect() as connection:
                        await connection.exec_driver_sql("pragma journal_mode=WAL")
                return
            except Unavailable as error:
                cause = error.__cause__
                is_busy = isinstance(cause, OperationalError) and "database is locked" in str(cause.orig)
                if not is_busy or asyncio.get_running_loop().time() > deadline:
                    raise
                await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        """Give all connections back."""
        if self.alive is not None:
            await self.alive.stop()
        if self._scribe is not None:
            await self._scribe.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; in SQLite writers of this process queue here, not at the file's lock."""
        try:
            with self._told():
                async with self._written() as connection:
                    yield connection
        except Unavailable:
            self.soundness.failed()
            raise

    async def write(self, work: Work[T]) -> T:
        """Do some work, which waits for nothing else, in one transaction: in SQLite away from the loop."""
        if self._scribe is None:
            async with self.writing() as connection:
                return await connection.run_sync(work)
        try:
            with told():
                async with self._one_writer:
                    return await self._scribe.write(work)
        except Unavailable:
            self.soundness.failed()
            raise

    @asynccontextmanager
    async def _written(self) -> AsyncIterator[AsyncConnection]:
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._one_writer, self.engine.connect() as connection:
            await connection.execution_options(**{WRITES: True})
            async with connection.begin():
                yield connection

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Say in our own words that the database is gone or too busy; at once where that is known."""
        if self.alive is not None and self.alive.is_dead:
            raise Unavailable("the database does not answer")
        with told():
            yield

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that only looks."""
        with self._told():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def migrating(self) -> AsyncIterator[AsyncConnection]:
        """One transaction on a connection of its own that changes the tables, however long that takes."""
        given = {} if self.is_sqlite else {"connect_args": {"timeout": PATIENCE}}
        engine = create_async_engine(self._url, poolclass=sa.NullPool, hide_parameters=True, **given)
        if self.is_sqlite:
            sa.event.listen(engine.sync_engine, "connect", _changeable)
            sa.event.listen(engine.sync_engine, "begin", _begin)
        try:
            with told():
                async with engine.connect() as connection:
                    await connection.execution_options(**{WRITES: True})
                    async with connection.begin():
                        yield connection
        finally:
            await engine.dispose()

    async def alone(self, c: AsyncConnection) -> None:
        """Wait, in a transaction, until no other server is making the tables; a SQLite file has one writer anyway."""
        if not self.is_sqlite:
            await c.execute(sa.select(sa.func.pg_advisory_xact_lock(OPENING)))


@contextmanager
def told() -> Iterator[None]:
    """Say in our own words that the database is gone or too busy."""
    try:
        yield
    except (NoConnection, OSError) as error:
        raise Unavailable("the database does not answer") from error
    except DBAPIError as error:
        if isinstance(error, OURS) and not error.connection_invalidated:
            raise
        raise Unavailable("the database does not answer") from error


def _options(*, is_sqlite: bool) -> dict[str, Any]:
    always = {"hide_parameters": True}  # they are journals and names of tables: no error may repeat them
    if is_sqlite:
        return always
    patience = {"timeout": PATIENCE, "command_timeout": LONGEST}
    pool = {"pool_pre_ping": True, "pool_size": POOL, "max_overflow": POOL, "pool_timeout": PATIENCE}
    return {**always, **pool, "connect_args": patience}


def _written_by(url: URL) -> sa.Engine:
    """An engine for one thread that writes to a SQLite file."""
    engine = sa.create_engine(
        url.set(drivername="sqlite"), hide_parameters=True, pool_size=1, execution_options={WRITES: True}
    )
    sa.event.listen(engine, "connect", _durable)
    sa.event.listen(engine, "begin", _begin)
    return engine


def _durable(connection: Any, _: object) -> None:
    """Set up a SQLite connection: what is committed outlives a power cut, and no transaction begins by itself."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("synchronous=FULL", f"busy_timeout={BUSY}", "foreign_keys=ON"):
        cursor.execute(f"pragma {pragma}")
    cursor.close()


def _changeable(connection: Any, record: object) -> None:
    """Set up a SQLite connection on which tables are made anew, which is not possible while others refer to them."""
    _durable(connection, record)
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={LONG}", "foreign_keys=OFF"):
        cursor.execute(f"pragma {pragma}")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    """Begin a writer's transaction with the lock in hand: what it reads cannot change before it writes."""
    if connection.get_execution_options().get(WRITES):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
