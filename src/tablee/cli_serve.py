"""The command `tablee serve`: a table on the network, with nothing else to install."""

import os
import socket
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tablee.cli_help import examples
from tablee.cli_saves import Lang, speaking
from tablee.games.language import words
from tablee.kernel import TableeError

SERVES = examples(
    "tablee serve",
    "tablee serve --port 8080 --database sqlite+aiosqlite:///games.sqlite",
    "tablee serve --host 0.0.0.0 --public --name table.example.org",
)
PACKAGE = "tablee.server"
PORT = 8653
LAST_PORT = 65_535


class CannotServe(TableeError):
    """A server that cannot be started so."""


def serve(
    *,
    host: Annotated[str, Parameter(env_var="TABLEE_HOST")] = "127.0.0.1",
    port: Annotated[int, Parameter(env_var="TABLEE_PORT")] = PORT,
    database: Annotated[str | None, Parameter(env_var="TABLEE_DATABASE")] = None,
    public: Annotated[bool, Parameter(negative="", env_var="TABLEE_PUBLIC")] = False,
    name: Annotated[tuple[str, ...], Parameter(env_var="TABLEE_NAMES", negative="")] = (),
    https: Annotated[bool, Parameter(negative="", env_var="TABLEE_HTTPS")] = False,
    thinkers: Annotated[int, Parameter(env_var="TABLEE_THINKERS")] = 1,
    log: Annotated[str, Parameter(env_var="TABLEE_LOG")] = "warning",
    lang: Lang = None,
) -> None:
    """Serve tables to browsers and programs, and print the link; every choice is kept in a database.

    Parameters
    ----------
    host
        The address to listen on; one that other machines can reach needs `--public`.
    port
        The port; 0 is any that is free.
    database
        Where tables are kept, as an address of SQLAlchemy; a SQLite file in the platform's folder if not given.
    public
        Yes, other machines may reach this server.
    name
        A name this server goes by; may be given several times. A public server without any answers to every name.
    https
        A proxy in front of this server speaks https: cookies are then never sent without it.
    thinkers
        How many processes think for virtual players.
    log
        How much is written to the standard error, as lines of JSON: debug, info, warning or error.
    """
    with speaking(lang) as spoken:
        from tablee.server.config import LOOPBACK, Config, default_database  # which need a second: only this needs it
        from tablee.server.logs import write_logs
        from tablee.server.run import serve as run

        if host not in LOOPBACK and not public:
            raise CannotServe(words(PACKAGE, spoken).say("serve-public", host=host))
        url = checked(database or default_database(), spoken)
        names = (*LOOPBACK, *name) if name or host in LOOPBACK else ()
        config = Config(url, names=names, processes=max(0, thinkers), secure=https)
        write_logs(log)
        listening = listen(host, port)
        link = f"http://{'localhost' if host in LOOPBACK else host}:{listening.getsockname()[1]}/"
        print(words(PACKAGE, spoken).say("serving", link=link), flush=True)
        print(words(PACKAGE, spoken).say("serving-stop"), flush=True)
        run(config, listening)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; an address that is taken or not ours is refused in one line."""
    from tablee.server.run import opened

    if not 0 <= port <= LAST_PORT:
        raise CannotServe(f"a port lies between 0 and {LAST_PORT}, not {port}")
    try:
        return opened(host, port)
    except OSError as error:
        raise CannotServe(f"{host}:{port}: {error.strerror or error}") from error


def checked(url: str, language: str) -> str:
    """The address of a database that can be opened; the folder of a SQLite file is made."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import SQLAlchemyError

    plain = url if "://" in url else f"sqlite+aiosqlite:///{url}"
    try:
        parts = make_url(plain)
        parts.get_dialect()
    except (SQLAlchemyError, ImportError) as error:
        raise CannotServe(words(PACKAGE, language).say("serve-database", url=ascii(url))) from error
    if parts.get_backend_name() == "sqlite" and parts.database and parts.database != ":memory:":
        private(Path(parts.database))
    return plain


def private(path: Path) -> None:
    """Have a file that only its owner may read: the database holds every seed."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise CannotServe(f"{path}: {error.strerror or error}") from error
