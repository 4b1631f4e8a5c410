"""The guard at the door: names, origins, rates, headers and the log of requests, around everything else."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from tablee.server.door.addresses import Client, counted
from tablee.server.door.door import Door, retry_after
from tablee.server.ground.config import Config
from tablee.server.ground.heap import calm
from tablee.server.ground.metrics import Metrics
from tablee.server.wire.messages import PROTOCOL, Bye
from tablee.server.wire.refusals import Refusal, refused
from tablee.server.wire.shapes import ENCODER

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

log = logging.getLogger(__name__)

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
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
BUSY: Final = (429, 503)  # the statuses after which a client may come back
SLOW: Final = 408
SOON: Final = (b"retry-after", b"1")
CLOSED: Final = (b"connection", b"close")


class Guard:
    """Stands before the application; what it refuses never gets in."""

    def __init__(self, app: App, config: Config, metrics: Metrics, door: Door) -> None:
        self._app = app
        self._config = config
        self._metrics = metrics
        self._door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a connection in, or refuse it."""
        if scope["type"] == "lifespan":
            calm()  # a server begins
        if scope["type"] == "http" and scope["method"] == "HEAD":
            await self._http({**scope, "method": "GET"}, receive, _without_body(send))
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
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

        why = await self._why_not(scope, client_of(scope))
        if why is None and scope["path"] == HEALTH and scope["method"] in SAFE:
            await _say_ok(dressed)
            return
        if why is None:
            await self._app(scope, _in_time(receive, self._config.limits.upload), dressed)
        else:
            await answer(dressed, why)
        route = str(scope.get("path_template") or "none")
        seconds = time.perf_counter() - began
        self._metrics.requests.labels(route, str(status)).observe(seconds)
        facts = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        log.info("request", extra={"facts": facts})

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = client_of(scope)
        why = await self._why_not(scope, client) or self._door.no_room(client)
        if why is None and not self._door.openings.takes(client):
            await asyncio.sleep(self._config.limits.pause)
            why = self._door.refused("too-fast")
        if why is not None:
            await _refuse_socket(scope, receive, send, why)
            return
        with self._door.socket(client):
            await self._app(scope, self._paced(receive, client), send)

    def _paced(self, receive: Receive, client: Client) -> Receive:
        """What a client says on all of its sockets is heard no faster than it may speak."""

        async def heard() -> Message:
            message = await receive()
            if message["type"] == "websocket.receive" and (wait := self._door.said.delay(client)) > 0.0:
                await asyncio.sleep(wait)
            return message

        return heard

    async def _why_not(self, scope: Scope, client: Client) -> Refusal | None:
        """Why a connection is refused at the door, or None; whoever is too fast is answered after a pause."""
        is_fast = not self._door.requests.takes(client)
        if is_fast:
            await asyncio.sleep(self._config.limits.pause)
        code = "too-fast" if is_fast and scope["path"] != HEALTH else self._fault(scope, client)
        return None if code is None else self._door.refused(code)

    def _fault(self, scope: Scope, client: Client) -> str | None:
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if self._config.names and without_port(host) not in self._config.names:
            return "host"
        if "method" not in scope or scope["method"] not in SAFE:
            origin = headers.get(b"origin")
            if origin is not None and origin.partition("://")[2] != host:
                return "origin"
        if scope.get("method") == "POST" and scope["path"].rstrip("/").endswith("/tables"):
            return None if self._door.tables.takes(client) else "too-many-tables"
        return None


def _without_body(send: Send) -> Send:
    """The answer to a HEAD is that to a GET, without what it holds."""

    async def headed(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return headed


def client_of(scope: Scope) -> Client:
    """Whom a connection counts for: who is behind it, if a proxy that we believe says so."""
    return counted(scope["client"][0] if scope.get("client") else "")


def _in_time(receive: Receive, seconds: float) -> Receive:
    """The body of a request, which must be there within some seconds."""
    ends = asyncio.get_running_loop().time() + seconds
    is_there = False

    async def heard() -> Message:
        nonlocal is_there
        if is_there:
            return await receive()
        try:
            async with asyncio.timeout_at(ends):
                message = await receive()
        except TimeoutError:
            raise refused("too-slow") from None
        is_there = not message.get("more_body", False)
        return message

    return heard


def without_port(host: str) -> str:
    """A name without its port; an IPv6 address without its brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _headers(scope: Scope, message: Message) -> list[tuple[bytes, bytes]]:
    named = {name.lower() for name, _ in message.get("headers", [])}
    found = HEADERS[:]
    if not scope["path"].startswith("/assets/") and b"cache-control" not in named:
        found.append(NOT_KEPT)
    if message["status"] in BUSY and b"retry-after" not in named:
        found.append(SOON)
    if message["status"] == SLOW:
        found.append(CLOSED)  # the rest of the request is not waited for
    return found


async def answer(send: Send, why: Refusal) -> None:
    """Answer a request with a refusal."""
    body, headers = _told(why)
    await send({"type": "http.response.start", "status": why.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _say_ok(send: Send) -> None:
    """Say that the process runs."""
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", b"2")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"ok"})


def _told(why: Refusal) -> tuple[bytes, list[tuple[bytes, bytes]]]:
    """A refusal as the body and the headers of an answer."""
    body = ENCODER.encode(why.problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if why.status in BUSY:
        headers.append((b"retry-after", str(retry_after(why)).encode()))
    return body, headers


async def _refuse_socket(scope: Scope, receive: Receive, send: Send, why: Refusal) -> None:
    """Refuse a socket: with a goodbye where it is understood, as a browser tells a page nothing else; or else early."""
    await receive()
    if why.status in BUSY and PROTOCOL in scope.get("subprotocols", []):
        bye = ENCODER.encode(Bye(why.problem, again=True)).decode()
        await send({"type": "websocket.accept", "subprotocol": PROTOCOL, "headers": []})
        await send({"type": "websocket.send", "text": bye})
        await send({"type": "websocket.close", "code": 1013, "reason": why.problem.code})
    elif "websocket.http.response" in scope.get("extensions", {}):
        body, headers = _told(why)
        await send({"type": "websocket.http.response.start", "status": why.status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body})
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": why.problem.code})
