"""A notebook of every byte that servers send to the people at a table, and of what they had asked."""

import re
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec

from tablee.client import Client, Live
from tablee.kernel import SPECTATOR
from tablee.server.wire.messages import SENT, Sent


@dataclass(frozen=True, slots=True)
class Heard:
    """What one client was sent: whose ears, what was asked, every byte of the answer."""

    table: str
    seat: int  # or SPECTATOR
    asked: str  # "GET /position"; "live" for a message on the socket
    body: Any  # what the question said, if that is known
    n: int  # the last line that everybody had heard of when it was asked
    status: int
    told: bytes
    headers: tuple[str, ...] = ()


@dataclass
class Notebook:
    """All that was heard, in order."""

    pages: list[Heard] = field(default_factory=list)
    seats: dict[str, int] = field(default_factory=dict)  # by token
    n: int = 0  # the last line that everybody has heard of

    def note(
        self, table: str, token: str | None, asked: str, body: Any, status: int, told: bytes, *headers: str
    ) -> None:
        """Write something down."""
        seat = self.seats.get(token or "", SPECTATOR)
        self.pages.append(Heard(table, seat, asked, body, self.n, status, told, headers))

    def of(self, table: str) -> list[Heard]:
        """What was heard at a table, or about it before one sat there."""
        return [page for page in self.pages if page.table in (table, "")]


class NotingClient(Client):
    """A client that notes every answer as it came."""

    def __init__(self, url: str, notebook: Notebook) -> None:
        super().__init__(url)
        self.notebook = notebook
        self._http.event_hooks["response"] = [self._note]

    def _note(self, answer: httpx.Response) -> None:
        asked, body = answer.request, answer.request.read()
        path = asked.url.raw_path.decode().removeprefix("/api/v1")
        found = re.fullmatch(r"/tables/(?!mine$)([\w-]+)(.*)", path)
        table, what = found.groups() if found else ("", path)
        token = asked.headers.get("authorization", "").removeprefix("Bearer ")
        said = msgspec.json.decode(body) if body else None
        self.notebook.note(
            table, token, f"{asked.method} {what}", said, answer.status_code, answer.read(), *answer.headers
        )


class NotingLive(Live):
    """A socket that notes every message as it came; an answer together with what it answers."""

    def __init__(self, client: NotingClient, table: str, token: str | None, after: int | None, chat: int) -> None:
        self.notebook = client.notebook
        self.place = (table, token)
        self.asked: dict[str, Any] = {}
        super().__init__(client.url, table, token, after, chat)

    def send(self, message: Any) -> None:
        """Say something."""
        self.asked[getattr(message, "ref", "")] = message
        super().send(message)

    def receive(self, timeout: float | None = 30.0) -> Sent:
        """The next message."""
        told = self._socket.recv(timeout)
        data = told.encode() if isinstance(told, str) else told
        message: Sent = SENT.decode(data)
        self.notebook.note(*self.place, "live", self.asked.get(getattr(message, "ref", "")), 200, data)
        return message
