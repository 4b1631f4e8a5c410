"""The guard at the door: names, origins, rates, headers and the log of requests, around everything else."""

import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from tablee.server.config import Config
from tablee.server.heap import calm
from tablee.server.limits import Buckets
from tablee.server.metrics import Metrics
from tablee.server.refusals import Refusal, refused
from tablee.server.wire import ENCODER

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

log = logging.getLogger(__name__)

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final[list[tuple[bytes, bytes]]] = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NOT_KEPT: Final = (b"cache-control", b"no-store")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEALTH: Final = "/health"  # whether the process runs: asked often, it costs next to nothing


class Guard:
    """Stands before the application; what it refuses never gets in."""

    def __init__(self, app: App, config: Config, metrics: Metrics) -> None:
        self._app = app
        self._config = config
        self._metrics = metrics
        self._requests = Buckets(*config.limits.requests)
        self._tables = Buckets(*config.limits.tables)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a connection in, or refuse it."""
        if scope["type"] == "lifespan":
            calm()  # a server begins
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and (why := self._why_not(scope)):
            await _refuse_socket(scope, receive, send, why)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 0

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *_headers(scope, message)]
            await send(message)

        why = self._why_not(scope)
        if why is None and scope["path"] == HEALTH and scope["method"] in SAFE:
            await _say_ok(dressed)
            return
        if why is None:
            await self._app(scope, receive, dressed)
        else:
            await answer(dressed, why)
        route = str(scope.get("path_template") or "none")
        seconds = time.perf_counter() - began
        self._metrics.requests.labels(route, str(status)).observe(seconds)
        facts = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        log.info("request", extra={"facts": facts})

    def _why_not(self, scope: Scope) -> Refusal | None:
        """Why a connection is refused at the door, or None."""
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if self._config.names and without_port(host) not in self._config.names:
            return refused("host")
        if "method" not in scope or scope["method"] not in SAFE:
            origin = headers.get(b"origin")
            if origin is not None and origin.partition("://")[2] != host:
                return refused("origin")
        client = scope["client"][0] if scope.get("client") else ""
        if scope["path"] != HEALTH and not self._requests.takes(client):
            return refused("too-fast")
        if scope.get("method") == "POST" and scope["path"].rstrip("/").endswith("/tables"):
            return None if self._tables.takes(client) else refused("too-many-tables")
        return None


def without_port(host: str) -> str:
    """A name without its port; an IPv6 address without its brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _headers(scope: Scope, message: Message) -> list[tuple[bytes, bytes]]:
    named = {name.lower() for name, _ in message.get("headers", [])}
    kept = [] if scope["path"].startswith("/assets/") or b"cache-control" in named else [NOT_KEPT]
    return [*HEADERS, *kept]


async def answer(send: Send, why: Refusal) -> None:
    """Answer a request with a refusal."""
    body = ENCODER.encode(why.problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if why.status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": why.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _say_ok(send: Send) -> None:
    """Say that the process runs."""
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", b"2")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"ok"})


async def _refuse_socket(scope: Scope, receive: Receive, send: Send, why: Refusal) -> None:
    """Refuse a socket before it is open, with a status if the server can send one."""
    await receive()
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008, "reason": why.problem.code})
        return
    body = ENCODER.encode(why.problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "websocket.http.response.start", "status": why.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
