"""Shortening: what is the same for everybody and long, such as the pieces of a game, is sent in fewer bytes.

Nothing else is: the length of an answer that holds a secret beside what another has sent would tell of the secret.
"""

import gzip
from collections.abc import Awaitable, Callable, MutableMapping
from functools import lru_cache
from typing import Any, Final

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SMALL: Final = 700  # bytes that fit in one packet anyway
KEPT: Final = 32  # answers that are kept short


@lru_cache(KEPT)
def shortened(body: bytes) -> bytes:
    """The same in fewer bytes."""
    return gzip.compress(body, 9, mtime=0)


class Shortening:
    """Stands around the application; answers under `path` are compressed where the client reads that."""

    def __init__(self, app: App, path: str) -> None:
        self._app = app
        self._path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        is_public = scope["type"] == "http" and scope["method"] == "GET" and scope["path"].startswith(self._path)
        await self._app(scope, receive, _shortening(send) if is_public and _reads_gzip(scope) else send)


def _reads_gzip(scope: Scope) -> bool:
    return any(name == b"accept-encoding" and b"gzip" in value for name, value in scope["headers"])


def _shortening(send: Send) -> Send:
    """Holds the head of an answer until its body is there; one that comes in parts goes as it is."""
    heads: list[Message] = []

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            heads.append(message)
            return
        if heads:
            head, body = heads.pop(), message.get("body", b"")
            if not message.get("more_body", False) and len(body) >= SMALL:
                message = {**message, "body": shortened(body)}
                head = {**head, "headers": _headers(head, len(message["body"]))}
            await send(head)
        await send(message)

    return sent


def _headers(head: Message, length: int) -> list[tuple[bytes, bytes]]:
    others = [(name, value) for name, value in head["headers"] if name.lower() != b"content-length"]
    added = [(b"content-length", b"%d" % length), (b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
    return [*others, *added]
