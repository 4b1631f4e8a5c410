"""SQLite is near: its short questions are answered on the spot, and only what may have to wait goes to a thread.

aiosqlite hands every step of every statement to a thread and back, four times a statement: on a busy machine those
turns, and not the disk, are what a choice waits for. Readers of a WAL never wait, and whoever holds the lock of a
writer waits for nobody until the commit. So the commit goes to the thread, and with it removals, which may be long, and
the beginning of a writer that does not get the lock at once.
"""

import sqlite3
from collections.abc import Callable
from typing import Any, Final

import aiosqlite

CHUNK: Final = 64  # rows that aiosqlite reads at once when it walks through an answer; nobody here does
SHORT: Final = ("SELECT", "INSERT", "UPDATE")
DEEDS: Final = ("cursor", "fetchall", "rollback")
BEGIN: Final = "BEGIN IMMEDIATE"


class NearConnection(aiosqlite.Connection):
    """A connection that does what is short at once."""

    async def _execute(self, fn: Callable[..., Any], *args: Any, **named: Any) -> Any:
        if self._running and self._connection is not None:
            if is_short(fn, *args):
                return fn(*args, **named)
            if args[:1] == (BEGIN,) and begins_at_once(self._connection):
                return None
        return await super()._execute(fn, *args, **named)  # type: ignore[no-untyped-call]  # aiosqlite's own


def is_short(deed: Callable[..., Any], sql: str = "", *_: Any) -> bool:
    """Whether something that a connection or a cursor does waits neither for the disk nor for another process.

    >>> connection = sqlite3.connect(":memory:")
    >>> cursor = connection.cursor()
    >>> is_short(cursor.execute, "SELECT n FROM tables"), is_short(cursor.execute, "BEGIN IMMEDIATE")
    (True, False)
    >>> is_short(cursor.close), is_short(connection.close), is_short(connection.commit)
    (True, False, False)
    """
    if deed.__name__ in ("execute", "executemany"):
        return sql.startswith(SHORT)
    return deed.__name__ in DEEDS or isinstance(getattr(deed, "__self__", None), sqlite3.Cursor)


def begins_at_once(connection: sqlite3.Connection) -> bool:
    """Begin to write, if no other process writes."""
    patience = connection.execute("PRAGMA busy_timeout").fetchone()[0]
    connection.execute("PRAGMA busy_timeout=0")
    try:
        connection.execute(BEGIN)
    except sqlite3.OperationalError:
        return False  # with patience, in the thread
    finally:
        connection.execute(f"PRAGMA busy_timeout={patience}")
    return True


def near(path: str, **settings: Any) -> NearConnection:
    """A connection to a file, as SQLAlchemy's aiosqlite wants it: the `async_creator_fn` of its `connect_args`."""
    connection = NearConnection(lambda: sqlite3.connect(path, **{**settings, "check_same_thread": False}), CHUNK)
    connection._thread.daemon = True  # as SQLAlchemy does with its own
    return connection
