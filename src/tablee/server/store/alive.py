"""Whether a PostgreSQL is alive: it is asked again and again, and given up where it does not say.

One that is stopped closes no connection: whoever waits for it waits until a timeout, and commands that may take long
need long ones. So a connection of its own asks a trifle. When no answer comes, all connections are cut, everybody who
waits is refused at once, and so is who comes, until it answers again. What was being written then is in the journal or
is not: who asks again is told.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakSet

import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

log = logging.getLogger(__name__)

EVERY: Final = 0.75  # seconds between an answer and the next question
PATIENCE: Final = 3.0  # seconds for an answer
LAST: Final = 0.1  # seconds in which an answer that came while we were busy is heard


class Alive:
    """The one who asks, for an engine."""

    def __init__(self, url: URL, engine: AsyncEngine) -> None:
        self.is_dead = False
        self._open: WeakSet[Any] = WeakSet()  # all connections of the engine, as the driver has them
        self._task: asyncio.Task[None] | None = None
        given: dict[str, Any] = {"connect_args": {"timeout": PATIENCE}, "isolation_level": "AUTOCOMMIT"}
        self._engine = create_async_engine(url, poolclass=sa.NullPool, hide_parameters=True, **given)
        self._driver: Callable[[Any], Any] = engine.sync_engine.dialect.get_driver_connection
        sa.event.listen(engine.sync_engine, "do_connect", self._check)
        for each in (engine, self._engine):
            sa.event.listen(each.sync_engine, "connect", self._opened)

    def start(self) -> None:
        """Begin to ask."""
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._ask_on())

    async def stop(self) -> None:
        """End."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._engine.dispose()

    def _check(self, *_: object) -> None:
        """Try no new connection while nobody answers: whose old one was cut would wait for it."""
        if self.is_dead:
            raise ConnectionError("the database is stopped")

    def _opened(self, connection: Any, _: object) -> None:
        self._open.add(self._driver(connection))

    async def _ask_on(self) -> None:
        """Hold a connection, and ask on it until it is lost; then another."""
        while True:
            try:
                await self._ask()
            except TimeoutError:
                self._give_up()
            except Exception as error:  # it does not let us in: others may still be served
                log.debug("asking after the database failed", exc_info=error)
            await asyncio.sleep(EVERY)

    async def _ask(self) -> None:
        async with self._engine.connect() as connection:
            while await _answers(connection):
                self.is_dead = False
                await asyncio.sleep(EVERY)
            self._give_up()  # before this connection is closed, which would wait for it

    def _give_up(self) -> None:
        """Cut all connections: whoever waits on one is refused now."""
        if not self.is_dead:
            log.warning("the database is stopped: it does not answer")
        self.is_dead = True
        for each in list(self._open):
            with contextlib.suppress(Exception):  # it may be closed already
                each.terminate()


async def _answers(connection: AsyncConnection) -> bool:
    """Whether the database answers in time."""
    asking = asyncio.ensure_future(connection.exec_driver_sql("select 1"))
    try:
        if not (await asyncio.wait([asking], timeout=PATIENCE))[0]:
            await asyncio.sleep(LAST)
        if asking.done():
            await asking
        return asking.done()
    finally:
        asking.cancel()
