"""The command `tablee serve`: a table on the network, with nothing else to install."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from tablee.cli.help import examples
from tablee.cli.speaking import Data, Lang, speaking

EXAMPLES = examples(
    "tablee serve",
    "tablee serve --port 8080 --database games.sqlite",
    "tablee serve --host 0.0.0.0 --public --name table.example.org",
    "tablee serve --database postgresql://tablee@db/tablee --redis redis://cache --workers 4",
    "tablee serve --settings /etc/tablee/server.toml",
)
app = App(name="serve", help_epilogue=EXAMPLES, help_format="markdown")


@app.default
def serve(
    *,
    host: Annotated[str | None, Parameter(env_var="TABLEE_HOST")] = None,
    port: Annotated[int | None, Parameter(env_var="TABLEE_PORT")] = None,
    database: Annotated[str | None, Parameter(env_var="TABLEE_DATABASE")] = None,
    redis: Annotated[str | None, Parameter(env_var="TABLEE_REDIS")] = None,
    workers: Annotated[int | None, Parameter(env_var="TABLEE_WORKERS")] = None,
    public: Annotated[bool | None, Parameter(negative="", env_var="TABLEE_PUBLIC")] = None,
    name: Annotated[tuple[str, ...] | None, Parameter(env_var="TABLEE_NAMES", negative="")] = None,
    https: Annotated[bool | None, Parameter(negative="", env_var="TABLEE_HTTPS")] = None,
    proxy: Annotated[tuple[str, ...] | None, Parameter(env_var="TABLEE_PROXIES", negative="")] = None,
    crowd: Annotated[int | None, Parameter(env_var="TABLEE_CROWD")] = None,
    thinkers: Annotated[int | None, Parameter(env_var="TABLEE_THINKERS")] = None,
    keep_open: Annotated[float | None, Parameter(env_var="TABLEE_KEEP_OPEN")] = None,
    keep_playing: Annotated[float | None, Parameter(env_var="TABLEE_KEEP_PLAYING")] = None,
    keep_over: Annotated[float | None, Parameter(env_var="TABLEE_KEEP_OVER")] = None,
    log: Annotated[str | None, Parameter(env_var="TABLEE_LOG")] = None,
    watch: Annotated[str | None, Parameter(env_var="TABLEE_WATCH")] = None,
    settings: Annotated[Path | None, Parameter(env_var="TABLEE_SETTINGS")] = None,
    lang: Lang = None,
    data: Data = None,
) -> None:
    """Serve tables to browsers and programs, and print the link; every choice is kept in a database.

    All but the language may also be told by the environment or by a file of settings; a flag counts before the
    environment, that before the file.

    Parameters
    ----------
    host
        The address to listen on, 127.0.0.1 if not given; one that other machines can reach needs `--public`.
    port
        The port, 8653 if not given; 0 is any that is free.
    database
        Where tables are kept: a SQLite file, or postgresql://USER@HOST/NAME; a file in the platform's folder for data
        if not given.
    redis
        A Redis that joins several servers of one database: redis://HOST. Without it a PostgreSQL does that itself.
    workers
        How many processes serve on this port, 1 if not given. All workers of a machine count as one server.
    public
        Yes, other machines may reach this server.
    name
        A name this server goes by; may be given several times. A public server without any answers to every name.
    https
        A proxy in front of this server speaks https: cookies are then never sent without it.
    proxy
        The address of a proxy that is believed about where requests come from; may be given several times.
    crowd
        How many times the usual share of sockets, requests and tables each address has, 1 if not given: more where a
        school or an office shares one address.
    thinkers
        How many processes of each worker think for virtual players, 1 if not given; one more is for quick levels.
    keep_open
        After how many days a table that has not begun is removed if nobody touches it, 1 if not given; 0 is never.
    keep_playing
        The same for a game that is not finished, 30 if not given.
    keep_over
        The same for a finished game, 0 (never) if not given.
    log
        How much is written to the standard error, as lines of JSON: debug, info, warning (if not given) or error.
    watch
        The address on which watchmen ask for /ready and /metrics, HOST:PORT, never the one of the tables; `none` is
        nowhere. 127.0.0.1:8654 if not given, unless another server has it.
    settings
        A file of settings in TOML, with the same names (names and proxies are lists); server.toml in the platform's
        folder for settings if there is one.
    """
    with speaking(lang, data) as spoken:
        from tablee.server.start.settings import settled  # which need a second: only this needs them
        from tablee.server.start.starting import start

        given = {
            "host": host,
            "port": port,
            "database": database,
            "redis": redis,
            "workers": workers,
            "public": public,
            "names": name or None,
            "https": https,
            "proxies": proxy or None,
            "crowd": crowd,
            "thinkers": thinkers,
            "keep_open": keep_open,
            "keep_playing": keep_playing,
            "keep_over": keep_over,
            "log": log,
            "watch": watch,
        }
        status = start(settled(given, settings, spoken), spoken)
    if status:
        sys.exit(status)
