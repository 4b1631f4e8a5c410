"""A witness: a client that keeps every byte it gets, and sees at once that no position in it is another seat's.

Laws use it in the place of `RemoteSeat`: `ask` and `live` go to the real server, refusals are answers like any other.
Whatever looks like a position, however deep it lies in an answer or a message, must be the asker's or a spectator's.
"""

import json
import threading
import weakref
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import httpx

from tablee.client import RemoteSeat
from tablee.client.live import Live
from tablee.client.remote import LIMITS
from tablee.server.wire.messages import SENT, Sent
from tablee.server.wire.shapes import ENCODER

T = TypeVar("T")
TIMEOUT = 30.0


class Leak(AssertionError):
    """Somebody was shown what another seat sees."""


def objects(value: Any) -> Iterator[dict[str, Any]]:
    """Every object in some JSON, however deep."""
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from objects(part)


def positions(value: Any) -> list[dict[str, Any]]:
    """Every object in some JSON that looks like a position, or like a world: a whole state, drawn for its seat."""
    seated = [each for each in objects(value) if "seat" in each]
    return [each for each in seated if "view" in each or isinstance(each.get("state"), dict)]


def check(said: Any, seat: int | None) -> list[dict[str, Any]]:
    """The positions in an answer or a message; Leak if one of them is not the asker's or a spectator's."""
    found = positions(said)
    for each in found:
        if each["seat"] not in (seat, None):
            raise Leak(f"seat {seat} was shown seat {each['seat']}")
        if "view" in each:
            _check_view(each, seat)
    return found


def _check_view(position: dict[str, Any], seat: int | None) -> None:
    """A view is of whom the position says, and shows no other hand while the game goes on."""
    view = position["view"]
    if view.get("seat") in range(7) and view["seat"] != position["seat"]:
        raise Leak(f"a position of seat {position['seat']} holds the view of seat {view['seat']}")
    if position["result"] is None:
        shown = [at for at, soul in enumerate(view.get("souls", [])) if soul.get("hand") is not None]
        if any(at != seat for at in shown):
            raise Leak(f"seat {seat} was shown the hands of {shown}")
    if position["decision"] is not None and position["seat"] is None:
        raise Leak("a spectator was asked something")


class Watched(Live):
    """A socket whose every message is checked."""

    def __init__(self, witness: "Witness", after: int | None, chat: int) -> None:
        self._witness = witness
        super().__init__(witness.url, witness.table, witness.token, after, chat)

    def receive(self, timeout: float | None = TIMEOUT) -> Sent:
        """The next message."""
        said = self._socket.recv(timeout)
        self._witness.heard("socket", said.encode() if isinstance(said, str) else said)
        message: Sent = SENT.decode(said)
        return message


class Witness:
    """One seat, or a spectator, as it looks from outside: all that it gets is kept in `got`, by what was asked."""

    def __init__(self, seat: RemoteSeat) -> None:
        self.url = seat.client.url
        self.table = seat.table
        self.seat = seat.seat
        self.token = seat.token
        self.got: list[tuple[str, bytes]] = []
        self.shown = 0  # positions
        self.looked_back = 0  # positions of a finished game, which may be any seat's
        self._http = httpx.Client(base_url=f"{self.url}/api/v1", timeout=TIMEOUT, limits=LIMITS, trust_env=False)
        weakref.finalize(self, self._http.close)

    def heard(self, what: str, said: bytes) -> None:
        """Keep and check what came; a finished game that is looked at again is shown from every side."""
        self.got.append((what, said))
        if "/review" in what:
            self.looked_back += len(positions(json.loads(said)))
        elif not what.endswith("/journal"):
            self.shown += len(check(json.loads(said or b"null"), self.seat))

    def ask(self, method: str, what: str, body: object = None, *, at_table: bool = True) -> httpx.Response:
        """Ask anything; a refusal is an answer."""
        path = f"/tables/{self.table}{what}" if at_table else what
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        content = None if body is None else ENCODER.encode(body)
        answer = self._http.request(method, path, headers=headers, content=content)
        self._http.cookies.clear()  # it speaks with its token alone
        self.heard(f"{method} {path}", answer.content)
        return answer

    def live(self, after: int | None = None, chat: int = 0) -> Watched:
        """Open the socket."""
        return Watched(self, after, chat)

    def code(self, method: str, what: str, body: object = None) -> str:
        """The code of the refusal; "" if it was no refusal."""
        answer = self.ask(method, what, body)
        return "" if answer.status_code < 400 else str(answer.json()["code"])


def burst(*work: Callable[[], T]) -> list[T]:
    """All of it at the same moment."""
    gate = threading.Barrier(len(work))

    def one(each: Callable[[], T]) -> T:
        gate.wait(TIMEOUT)
        return each()

    with ThreadPoolExecutor(len(work)) as pool:
        return list(pool.map(one, work))
