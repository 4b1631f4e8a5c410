"""A channel between servers by Redis, and whether there is one."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from tablee.server.peers.channels import PATIENCE, Relay

SCHEMES: Final = ("redis", "rediss", "unix")


class BadAddress(ValueError):
    """Not the address of a Redis."""


class RedisChannels(Relay):
    """A channel of a Redis, named after the database."""

    def __init__(self, url: str, database: str) -> None:
        super().__init__()
        self._url = url
        self._channel = f"tablee:{database}"

    async def hold(self) -> None:
        """Connect, then send and receive until the connection is lost."""
        async with redis(self._url) as connection, connection.pubsub(ignore_subscribe_messages=True) as listening:
            await listening.subscribe(self._channel)
            await self.talk(lambda said: connection.publish(self._channel, said), self._heard(listening))

    async def _heard(self, listening: Any) -> AsyncIterator[bytes]:
        async for message in listening.listen():
            yield message["data"]


def redis(url: str) -> "Redis":
    """A client of a Redis that gives up soon: a lost connection is our own business."""
    client: Redis = Redis.from_url(
        url,
        socket_connect_timeout=PATIENCE,
        retry=Retry(NoBackoff(), 0),
    )
    return client


def ping(url: str) -> None:
    """Ask a Redis whether it is there; BadAddress or OSError if not."""

    async def ask() -> None:
        async with redis(url) as client:
            await client.ping()

    if url.partition("://")[0] not in SCHEMES:
        raise BadAddress(url)
    try:
        asyncio.run(ask())
    except ValueError as error:
        raise BadAddress(url) from error
    except RedisError as error:
        raise OSError(str(error)) from error
