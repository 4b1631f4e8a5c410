"""Nothing of the API is missing: the Python client asks all of it, and the page on the server tells all of it."""

import doctest
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.client import Client, RemoteSeat
from tablee.server.wire.shapes import SeatWish

DOCS = Path(__file__).parents[2] / "docs"
ROW = re.compile(r"^\| `(GET|POST|DELETE) (/[^`?]*)", re.MULTILINE)
BROWSERS = {("DELETE", "/tables/{}/session")}  # a client of ours keeps no cookie that it could forget
GIVEN: dict[str, Any] = {
    "game": "karmaka",
    "rule_id": "KMK-1.1",
    "seats": [SeatWish("me")],
    "table": "t",
    "tables": ["t"],
    "token": "s",
    "name": "Anna",
    "option": 3,
    "n": 1,
    "seat": 0,
    "at": 4,
    "text": "hello",
    "zone": "hand",
    "order": {"do": "answer"},
    "number": 1,
}
QUIET = {"close", "ask", "raw", "watch", "live", "play", "judged"}  # which ask nothing of their own


class Heard(Exception):
    """The question was heard; there is no answer."""


class Deaf(Client):
    """A client that notes what it would ask."""

    def __init__(self) -> None:
        super().__init__("http://127.0.0.1:1")
        self.asked: set[tuple[str, str]] = set()

    def raw(self, method: str, path: str, token: str | None = None, body: object = None) -> bytes:
        self.asked.add((method, path.partition("?")[0]))
        raise Heard


def operations(client: Client) -> set[tuple[str, str]]:
    """All that the API describes, with {} for what is filled in."""
    paths = httpx.get(f"{client.url}/api/v1/schema/openapi.json").json()["paths"]
    return {
        (method.upper(), re.sub(r"\{[^}]*\}", "{}", path).removeprefix("/api/v1").rstrip("/"))
        for path, methods in paths.items()
        for method in methods
    }


def methods(thing: object) -> Iterator[str]:
    """What one may ask of a client or a seat."""
    return (name for name, _ in inspect.getmembers(thing, inspect.ismethod) if name[0] != "_" and name not in QUIET)


def test_the_client_can_ask_everything(client: Client) -> None:
    known = operations(client)
    with Deaf() as deaf:
        for thing in (deaf, RemoteSeat(deaf, "t", 0, "s")):
            for name in methods(thing):
                method = getattr(thing, name)
                needed = [
                    each.name for each in inspect.signature(method).parameters.values() if each.default is each.empty
                ]
                with pytest.raises(Heard):
                    method(**{each: GIVEN[each] for each in needed})
        asked = deaf.asked
    forms = {(way, path): re.compile(re.escape(path).replace(r"\{\}", "[^/]+")) for way, path in known}
    met = {
        next(
            key
            for key, form in sorted(forms.items(), key=lambda pair: pair[0][1].count("{}"))
            if _fits(key, form, each)
        )
        for each in asked
    }
    assert known - met == BROWSERS


def _fits(key: tuple[str, str], form: re.Pattern[str], asked: tuple[str, str]) -> bool:
    return key[0] == asked[0] and form.fullmatch(asked[1]) is not None


def test_the_page_on_the_server_tells_every_route(client: Client) -> None:
    page = (DOCS / "server.md").read_text(encoding="utf-8")
    told = [(method, re.sub(r"\{[^}]*\}", "{}", path)) for method, path in ROW.findall(page)]
    assert len(told) == len(set(told)) and set(told) == operations(client)


def test_the_page_on_clients_is_true() -> None:
    outcome = doctest.testfile(str(DOCS / "client.md"), module_relative=False)
    assert outcome.attempted > 20 and outcome.failed == 0
