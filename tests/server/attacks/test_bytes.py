"""Any bytes may arrive: each request is answered or its connection closed, never with a fault of ours.

TABLEE_FUZZ says how many requests are made up; without it 150.
"""

import contextlib
import io
import os
import random
import re
import socket
import time
from collections.abc import Iterator

import httpx
import msgspec
import pytest

from tablee.client import Client
from tablee.server.http.pages import WEB
from tablee.server.wire.shapes import Problem
from tests.server.company import logged, pair, serving

COUNT = int(os.environ.get("TABLEE_FUZZ", "150"))
PATIENCE = 10.0
SHORT = 1.0  # seconds for requests that may never be whole
AT_ONCE = 75
JSON = b"Content-Type: application/json\r\n"
BAD = [
    b"\xff\xfe",
    b"%ff",
    b"%00",
    b"%",
    b"%zz",
    b"%ed%a0%80",
    b"%c0%ae%c0%ae%2f",
    b"%2e%2e%2f",
    b"%0d%0a",
    b"a" * 9000,
]
PATHS = [
    b"/",
    b"/about",
    b"/assets/",
    b"/table/",
    b"/api/v1/games/",
    b"/api/v1/games/karmaka/rules/",
    b"/api/v1/tables/",
    b"/api/v1/tables/TABLE/",
    b"/api/v1/tables/TABLE/log?after=",
    b"/api/v1/tables/TABLE/review/",
    b"/api/v1/tables/TABLE/options/",
    b"/api/v1/tables/TABLE/undo/",
    b"/api/v1/schema/",
    b"/api/v1/tables?status=",
]
BODIES = [
    b"\xff\xfe",
    b'{"game":"\xff\xfe"}x',
    b'{"game":"\\ud800"}',
    b'{"game":"karmaka","seats":[{"who":"me","name":"\xed\xa0\x80"}]}',
    b"[" * 9000,
    b'{"option":1e400,"n":0}',
    b'{"n":' + b"9" * 5000 + b"}",
    b"\x00",
    b"",
    b"x" * 20_000,
]
HEADERS = [
    b"Authorization: Bearer ",
    b"Cookie: tablee-TABLE=",
    b"Content-Type: ",
    b"Origin: ",
    b"If-None-Match: ",
    b"Range: ",
]


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Client, str, io.StringIO]]:
    with logged() as log, serving(tmp_path_factory.mktemp("bytes")) as (client, _):
        yield client, pair(client)[0].table, log


def sent(client: Client, request: bytes) -> socket.socket:
    """A connection over which some bytes were sent."""
    host, port = client.url.removeprefix("http://").split(":")
    speaking = socket.create_connection((host, int(port)), PATIENCE)
    speaking.sendall(request)
    return speaking


def answered(speaking: socket.socket, ends: float) -> bytes:
    """What comes back until the other side ends it, or until a moment: it may wait for more."""
    found = b""
    with speaking, contextlib.suppress(ConnectionError, TimeoutError):
        while (left := ends - time.monotonic()) > 0:
            speaking.settimeout(left)
            part = speaking.recv(65_536)
            if not part:
                break
            found += part
    return found


def check(client: Client, request: bytes, log: io.StringIO) -> int:
    """The status of the answer to a whole request; it is none of ours and of a form that we know."""
    found = judged(request, answered(sent(client, request), time.monotonic() + PATIENCE), log)
    assert found, request[:300]
    return found


def judged(request: bytes, found: bytes, log: io.StringIO) -> int:
    """The status of an answer, 0 if there is none."""
    assert "unforeseen" not in log.getvalue() and '"error": ' not in log.getvalue(), request[:300]
    if not found:
        return 0
    head, _, body = found.partition(b"\r\n\r\n")
    status = int(head.split()[1])
    assert status < 500, request[:300]
    if status >= 400 and b"application/json" in head and not request.startswith(b"HEAD"):
        (size,) = re.findall(rb"content-length: (\d+)", head)
        if len(body) >= int(size):  # else the moment came before the end; there may be a second answer too
            assert msgspec.json.decode(body[: int(size)], type=Problem).text["fr"]
    return status


def request(client: Client, method: bytes, path: bytes, *lines: bytes, body: bytes = b"") -> bytes:
    """A request as bytes."""
    host = client.url.removeprefix("http://").encode()
    size = b"Content-Length: %d\r\n" % len(body) if body or method == b"POST" else b""
    more = b"".join(line + b"\r\n" for line in lines)
    return b"%s %s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n%s%s\r\n%s" % (method, path, host, more, size, body)


def test_paths_that_are_no_text_or_too_long_are_refused(hosted: tuple[Client, str, io.StringIO]) -> None:
    client, table, log = hosted
    for path in PATHS:
        for bad in BAD:
            asked = path.replace(b"TABLE", table.encode()) + bad
            found = check(client, request(client, b"GET", asked), log)
            assert 400 <= found or path in (b"/", b"/table/") or b"?" in path, asked[:80]


def test_bodies_and_headers_that_are_no_text_are_refused(hosted: tuple[Client, str, io.StringIO]) -> None:
    client, table, log = hosted
    for body in BODIES:
        for path in (b"/api/v1/tables", b"/api/v1/tables/mine", b"/api/v1/tables/%s/chat" % table.encode()):
            assert 400 <= check(client, request(client, b"POST", path, JSON.rstrip(), body=body), log), body[:40]
    for header in HEADERS:
        for bad in (b"\xff\xfe", b"\xc3", b"a" * 9000, b"=;=;,", b"bytes=9-1"):
            line = header.replace(b"TABLE", table.encode()) + bad
            check(client, request(client, b"GET", b"/api/v1/tables/%s" % table.encode(), line), log)
            check(client, request(client, b"POST", b"/api/v1/tables/mine", line, body=b'{"tables":[]}'), log)


def test_requests_whose_bytes_were_changed_are_answered_or_cut_off(hosted: tuple[Client, str, io.StringIO]) -> None:
    client, table, log = hosted
    rng = random.Random(7)
    upgrade = [b"Upgrade: websocket", b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", b"Sec-WebSocket-Version: 13"]
    shapes = [
        request(client, b"POST", b"/api/v1/tables/mine", JSON.rstrip(), body=b'{"tables":["%s"]}' % table.encode()),
        request(client, b"GET", b"/api/v1/tables/%s/log?after=1" % table.encode(), b"Cookie: a=b"),
        request(client, b"GET", b"/api/v1/tables/%s/live" % table.encode(), *upgrade).replace(b"close", b"Upgrade"),
        request(client, b"POST", b"/api/v1/games", b"Transfer-Encoding: chunked", body=b"5\r\nabcde\r\n0\r\n\r\n"),
    ]
    for first in range(0, COUNT, AT_ONCE):
        asked = [changed(shapes[at % len(shapes)], rng) for at in range(first, min(first + AT_ONCE, COUNT))]
        waiting = [sent(client, each) for each in asked]
        ends = time.monotonic() + SHORT
        for each, speaking in zip(asked, waiting, strict=True):
            judged(each, answered(speaking, ends), log)
    assert check(client, shapes[0], log) == 200, "as it was, it is still understood"
    assert check(client, shapes[0].replace(b"HTTP/1.1", b"HTTX/1.1"), log) == 400


def changed(shape: bytes, rng: random.Random) -> bytes:
    """A request of which some bytes are others, or gone."""
    found = bytearray(shape)
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(found))
        found[place : place + rng.randint(0, 3)] = rng.randbytes(rng.randint(0, 3))
    return bytes(found)


@pytest.mark.skipif(not (WEB / "assets").is_dir(), reason="the web client is not built: python3 dev.py test builds it")
def test_an_asset_is_found_by_its_exact_name_alone(hosted: tuple[Client, str, io.StringIO]) -> None:
    client, _, log = hosted
    there = next((WEB / "assets").iterdir()).name.encode()
    assert check(client, request(client, b"GET", b"/assets/" + there), log) == 200
    assert check(client, request(client, b"HEAD", b"/assets/" + there), log) == 200
    assert httpx.get(f"{client.url}/assets/{there.decode()}").headers["content-disposition"].startswith("inline")
    for other in (b"%2e%2e", b"..%2findex.html", b"./" + there, there + b"%00", b"%00", b"", b"a" * 300):
        assert check(client, request(client, b"GET", b"/assets/" + other), log) == 404, other
