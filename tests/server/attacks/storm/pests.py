"""Strangers who shout at servers in a storm: whatever is said to them, they never answer with a fault of their own."""

import contextlib
import json
import random
import threading
from typing import Final

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

KINDS: Final[list[object]] = [
    "hello",
    "choose",
    "chat",
    "undo",
    "agree",
    "ping",
    "snapshot",
    "news",
    "",
    None,
    7,
    [],
    {},
]
FIELDS: Final = ["option", "n", "text", "seat", "yes", "ref", "token", "after", "chat", "take_back", "type", "x"]
PATHS: Final = ["", "/position", "/log", "/choices", "/options/3", "/undo", "/undo/1", "/chat", "/seats/1/replace"]
PATHS_TOO: Final = [
    "/return",
    "/rematch",
    "/journal",
    "/review",
    "/review/0",
    "/world",
    "/hint",
    "/token",
    "/%00",
    "/../x",
]
METHODS: Final = ["GET", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]
AT_A_TIME: Final = 5  # messages on one socket


class Pest(threading.Thread):
    """Says hostile things on sockets and over HTTP, from an address of its own, until it is told to stop."""

    def __init__(self, links: list[str], tables: list[str], seed: int) -> None:
        super().__init__(daemon=True)
        self.links, self.tables = links, tables
        self.dice = random.Random(seed)
        self.address = (f"127.0.0.{2 + seed % 250}", 0)
        self.said = 0
        self.faults: list[str] = []
        self._stop_now = threading.Event()

    def run(self) -> None:
        """Shout, now and then at another server."""
        while not self._stop_now.wait(0.05):
            link = self.dice.choice(self.links)
            with contextlib.suppress(OSError, WebSocketException, httpx.TransportError, TimeoutError):
                self._ask(link) if self.dice.random() < 0.3 else self._shout(link)

    def stop(self) -> None:
        """Be quiet."""
        self._stop_now.set()

    def _shout(self, link: str) -> None:
        path = f"{link.replace('http', 'ws')}/api/v1/tables/{self.dice.choice(self.tables)}/live"
        with connect(path, source_address=self.address, open_timeout=5, close_timeout=1, proxy=None) as socket:
            if self.dice.random() < 0.5:
                socket.send('{"type":"hello"}')
            for _ in range(self.dice.randint(1, AT_A_TIME)):
                self.said += 1
                socket.send(self._hostile())
            while True:
                self._look_at(str(socket.recv(0.1)))

    def _ask(self, link: str) -> None:
        transport = httpx.HTTPTransport(local_address=self.address[0])
        with httpx.Client(transport=transport, timeout=5) as client:
            path = f"{link}/api/v1/tables/{self.dice.choice(self.tables)}{self.dice.choice(PATHS + PATHS_TOO)}"
            self.said += 1
            body = self._hostile()
            answer = client.request(self.dice.choice(METHODS), path, content=body, headers=self._headers())
            self._look_at(answer.text if answer.status_code == 500 else "")

    def _look_at(self, told: str) -> None:
        if '"internal"' in told:
            self.faults.append(told)

    def _headers(self) -> dict[str, str]:
        token = f"Bearer {self.dice.randbytes(12).hex()}"
        return {"authorization": token, "content-type": "application/json"} if self.dice.random() < 0.7 else {}

    def _hostile(self) -> str | bytes:
        """A message that no client would send."""
        match self.dice.randrange(5):
            case 0:
                return self.dice.randbytes(self.dice.randrange(200))
            case 1:
                return "[" * self.dice.randrange(2000)
            case 2:
                return "x" * self.dice.randrange(9000)
            case _:
                fields = {self.dice.choice(FIELDS): self._value() for _ in range(self.dice.randrange(4))}
                return json.dumps({"type": self.dice.choice(KINDS), **fields})

    def _value(self) -> object:
        anything: list[object] = [
            None,
            True,
            -1,
            0,
            3,
            2**31,
            2**70,
            1e308,
            "",
            "x" * 400,
            "\0",
            "\u202e",
            [],
            [[1]],
            {"a": {}},
        ]
        return self.dice.choice(anything)
