"""The door: all that is counted by address, here and, as far as they tell, at the other servers."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tablee.server.door.addresses import Client, counted
from tablee.server.door.limits import Heads, Rates
from tablee.server.ground.config import Config
from tablee.server.ground.metrics import Metrics
from tablee.server.wire.refusals import Refusal, refused

log = logging.getLogger(__name__)

RETRY: Final = {"too-fast": 1}  # seconds after which a client may try again, by the code of its refusal
LATER: Final = 10


class Door:
    """What each address has asked for, and what it has open."""

    def __init__(self, config: Config, metrics: Metrics) -> None:
        limits = self.limits = config.limits
        self._metrics = metrics
        self._is_warned = False
        self._proxies = ProxyHeadersMiddleware(_nobody, list(config.proxies)).trusted_hosts
        self.requests = Rates(*limits.requests)
        self.tables = Rates(*limits.tables)
        self.openings = Rates(*limits.openings)
        self.said = Rates(*limits.said)
        self.sockets = Heads(limits.sockets_each, limits.sockets)
        self.connections = Heads(limits.connections_each, limits.connections)

    def counts_for(self, peer: str) -> Client:
        """Whom a connection counts for: nobody, where it is a proxy's, which speaks for many."""
        return () if peer in self._proxies else counted(peer)

    def refused(self, code: str) -> Refusal:
        """A refusal, counted."""
        self._metrics.refusals.labels(code).inc()
        return refused(code)

    def no_room(self, client: Client) -> Refusal | None:
        """Why one more socket of a client is refused, or None."""
        if self.sockets.has_room(client):
            return None
        if client[0] in self._proxies and not self._is_warned:
            self._is_warned = True
            log.warning("a proxy does not tell where its requests come from")
        return self.refused("too-many-sockets")

    @contextmanager
    def socket(self, client: Client) -> Iterator[None]:
        """One more socket of a client, until the block ends."""
        self.sockets.come(client)
        try:
            yield
        finally:
            self.sockets.go(client)


def retry_after(why: Refusal) -> int:
    """After how many seconds a client may try again."""
    return RETRY.get(why.problem.code, LATER)


async def _nobody(*_: object) -> None:
    """Nothing to serve: only who is believed is asked for."""
