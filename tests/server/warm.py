"""All that a server needs, read once for every server that is forked from the process that reads this."""

import aiosqlite  # noqa: F401
import asyncpg  # noqa: F401
import uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401
import uvloop  # noqa: F401

import tablee.cli.program
import tablee.cli.serve
import tablee.server.peers.by_redis
import tablee.server.start.settings
import tablee.server.start.starting  # noqa: F401
import tests.server.cradle  # noqa: F401
from tablee.server.ground.config import Config
from tablee.server.http.app import Application
from tablee.server.http.catalogue import games

games()
Application(Config("sqlite+aiosqlite://"))  # which nobody opens: the first one learns the forms of all that is sent
