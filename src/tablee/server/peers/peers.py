"""The other servers of the same database: told from the beginning, heard once the database is open."""

import os

from tablee.server.ground.config import Config
from tablee.server.peers.channels import Alone, Channels, Hear, Notice, PostgresChannels
from tablee.server.store.store import Store


class Peers:
    """Whatever channel there is to other servers: none before it is started."""

    def __init__(self, config: Config, store: Store) -> None:
        self._config = config
        self._store = store
        self._channel: Channels = Alone()

    @property
    def is_sure(self) -> bool:
        """Whether all that others tell is heard."""
        return self._channel.is_sure

    def start(self, hear: Hear) -> None:
        """Begin to listen, by the channel that fits the database, which is open."""
        self._channel = channels_for(self._config, self._store)
        self._channel.start(hear)

    async def stop(self) -> None:
        """End."""
        await self._channel.stop()

    def tell(self, notice: Notice) -> None:
        """Tell all other servers; it never waits and never fails."""
        self._channel.tell(notice)

    def share(self, notice: Notice) -> None:
        """Tell all other servers what is worth nothing later: at once, or not at all."""
        self._channel.share(notice)


def channels_for(config: Config, store: Store) -> Channels:
    """The channel to other servers of the same database, which is open: Redis if there is one, else what there is."""
    if config.redis is not None:
        from tablee.server.peers.by_redis import RedisChannels  # which most servers do not need

        return RedisChannels(config.redis, store.name)
    if not store.database.is_sqlite:
        return PostgresChannels(store.database)
    if store.database.file and os.name == "posix":
        from tablee.server.peers.neighbours import Neighbours  # which only such systems have

        return Neighbours(store.database.file)
    return Alone()
