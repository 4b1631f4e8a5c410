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
    memory: Annotated[int | None, Parameter(env_var="TABLEE_MEMORY")] = None,
    keep_open: Annotated[float | None, Parameter(env_var="TABLEE_KEEP_OPEN")] = None,
    keep_playing: Annotated[float | None, Parameter(env_var="TABLEE_KEEP_PLAYING")] = None,
    keep_over: Annotated[float | None, Parameter(env_var="TABLEE_KEEP_OVER")] = None,
    log: Annotated[str | None, Parameter(env_var="TABLEE_LOG")] = None,
    watch: Annotated[str | None, Parameter(env_var="TABLEE_WATCH")] = None,
    settings: Annotated[Path | None, Parameter(env_var="TABLEE_SETTINGS")] = None,
    lang: Lang = None,
    data: Data = None,
) -> None:
    """Serve tables to browsers and programs, and print the link; every choice is kept in a database."""
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
            "memory": memory,
            "keep_open": keep_open,
            "keep_playing": keep_playing,
            "keep_over": keep_over,
            "log": log,
            "watch": watch,
        }
        status = start(settled(given, settings, spoken), spoken)
    if status:
        sys.exit(status)
