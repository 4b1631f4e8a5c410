"""Starting a server: everything is checked before anything runs; what is wrong is told in one line."""

import asyncio
import contextlib
import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from tablee.games.language import words
from tablee.server.ground.config import LOOPBACK
from tablee.server.ground.logs import write_logs
from tablee.server.start.run import opened, serve
from tablee.server.start.settings import PACKAGE, WATCH, CannotServe, Settings, address_of, reason
from tablee.server.start.workers import Workers
from tablee.server.store.database import address
from tablee.server.store.opening import BadDatabase
from tablee.server.store.schema import VERSION
from tablee.server.store.store import Store
from tablee.server.wire.refusals import Unavailable

DRIVERS: Final = ("sqlite+aiosqlite", "postgresql+asyncpg")


def start(settings: Settings, spoken: str) -> int:
    """Check everything, then listen, print the link and serve; the status to leave with."""
    say = words(PACKAGE, spoken).say
    for host in (settings.host, *(watch_address(settings) or ())[:1]):
        if host not in LOOPBACK and not settings.public:
            raise CannotServe(say("serve-public", host=host))
    write_logs(settings.log)
    found = check_database(settings.database, spoken)
    if found not in (0, VERSION):
        print(say("serve-database-migrated", found=str(found), needed=str(VERSION)), flush=True)
    if settings.redis is not None:
        check_redis(settings.redis, spoken)
    open_many()
    with listen(settings.host, settings.port) as listening, watching(settings) as watched:
        for line in said(settings, listening, watched, spoken):
            print(line, flush=True)
        if settings.workers > 1:
            return Workers(settings.config(), listening, settings.workers, settings.log, watched).run()
        return serve(settings.config(), listening, watched)


def said(settings: Settings, listening: socket.socket, watched: socket.socket | None, language: str) -> Iterator[str]:
    """What is printed once everything is open."""
    say = words(PACKAGE, language).say
    shown = "localhost" if settings.host in LOOPBACK else settings.host
    yield say("serving", link=f"http://{shown}:{listening.getsockname()[1]}/")
    if watched is not None:
        host, port = watched.getsockname()[:2]
        yield say("serving-watch", link=f"http://{f'[{host}]' if ':' in host else host}:{port}")
    elif (wanted := watch_address(settings)) is not None:
        yield say("serving-no-watch", address=f"{wanted[0]}:{wanted[1]}")
    if settings.workers > 1:
        yield say("serving-workers", count=settings.workers)
    yield say("serving-stop")


def watch_address(settings: Settings) -> tuple[str, int] | None:
    """Where watchmen ask; None for nowhere."""
    return WATCH if settings.watch is None else address_of(settings.watch)


@contextlib.contextmanager
def watching(settings: Settings) -> Iterator[socket.socket | None]:
    """A socket for watchmen: the usual one may be taken, by another server here; one that was told may not."""
    wanted = watch_address(settings)
    try:
        found = None if wanted is None else listen(*wanted)
    except CannotServe:
        if settings.watch is not None:
            raise
        found = None
    with found or contextlib.nullcontext():
        yield found


def open_many() -> None:
    """Have as many files and sockets open as the system lets us: each client is one."""
    if os.name == "posix":
        import resource  # which only such systems have

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(OSError, ValueError):  # some systems have a lower limit than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; an address that is taken or not ours is refused in one line."""
    try:
        return opened(host, port)
    except OSError as error:
        raise CannotServe(f"{host}:{port}: {error.strerror or error}") from error


def check_database(given: str, language: str) -> int:
    """Open a database once, and tell the version it had (0: none); refused in one line, without its password."""
    say, url = words(PACKAGE, language).say, known(given, language)
    if url.get_backend_name() == "sqlite":
        private(Path(url.database or ""))
    shown = url.render_as_string(hide_password=True)
    try:
        return asyncio.run(_open(Store(given)))
    except BadDatabase as error:
        which = "serve-database-newer" if error.is_newer else "serve-database-version"
        told = say(which, url=shown, found=str(error.found), needed=str(VERSION))
        raise CannotServe(told) from error
    except (Unavailable, SQLAlchemyError) as error:
        why = reason(error)
        raise CannotServe(say("serve-database-closed", url=shown, why=why)) from error


def known(given: str, language: str) -> URL:
    """The address of a database that this program can use; any other is refused in one line, without its password."""
    try:
        url = address(given)
        url.get_dialect()
        is_ours = url.drivername in DRIVERS
    except (SQLAlchemyError, ImportError, ValueError):
        is_ours = False
    if not is_ours or (url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:")):
        raise CannotServe(words(PACKAGE, language).say("serve-database", url=ascii(given.rpartition("@")[2])))
    return url


async def _open(store: Store) -> int:
    await store.open()
    await store.close()
    return store.found


def check_redis(given: str, language: str) -> None:
    """Ask a Redis whether it is there; one that does not answer is refused in one line, without its password."""
    from tablee.server.peers.by_redis import BadAddress, ping  # which most servers do not need

    say = words(PACKAGE, language).say
    scheme, _, rest = given.rpartition("://")
    shown = f"{scheme}://{rest.rpartition('@')[2]}"
    try:
        ping(given)
    except BadAddress as error:
        raise CannotServe(say("serve-redis", url=ascii(shown))) from error
    except OSError as error:
        raise CannotServe(say("serve-redis-closed", url=shown, why=reason(error))) from error


def private(path: Path) -> None:
    """Have a file that only its owner may read: the database holds every key."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise CannotServe(f"{path}: {error.strerror or error}") from error
