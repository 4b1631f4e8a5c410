"""Whatever is said on a socket: no fault of ours, no change of the game, and the server stays up."""

import contextlib
import json
import os
import random
from typing import Any
from urllib.parse import quote, urlencode

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tablee.client import Client, RemoteSeat
from tablee.server.http.app import Application
from tablee.server.wire.refusals import Refusal
from tablee.server.wire.shapes import ClockWish
from tests.server.company import BOTH_MINE, pair

LENGTH = int(os.environ.get("TABLEE_FUZZ", "60"))
TYPES = ["hello", "choose", "chat", "undo", "agree", "ping", "snapshot", "clocks", "review", "", None, 7]
VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=50), st.lists(st.integers(), max_size=3)
)
FIELDS = st.dictionaries(
    st.sampled_from(["option", "n", "text", "seat", "yes", "ref", "token", "after", "take_back", "x"]), VALUES
)
bounds = settings(
    max_examples=LENGTH,
    derandomize="TABLEE_FUZZ" not in os.environ,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    database=None,
)  # the same in each run of the suite; the long form looks elsewhere each time
MESSAGES = st.one_of(
    st.builds(lambda kind, fields: json.dumps({"type": kind, **fields}), st.sampled_from(TYPES), FIELDS),
    st.text(max_size=200),
    st.binary(max_size=200),
)


def opened(seat: RemoteSeat) -> ClientConnection:
    address = f"{seat.client.url.replace('http', 'ws')}/api/v1/tables/{seat.table}/live"
    return connect(address).__enter__()


def lines(application: Application, table: str) -> int:
    room = application.house.cache.at(table).room
    assert room is not None
    return room.n


@bounds
@given(said=st.lists(MESSAGES, min_size=1, max_size=5), greets=st.booleans())
def test_no_message_breaks_anything(
    client: Client, application: Application, said: list[str | bytes], greets: bool
) -> None:
    if client.url not in TABLES:
        wish = {"first_player": "seat_0"}
        TABLES[client.url] = client.create("karmaka", BOTH_MINE, wish, start=True, clock=ClockWish("player", 86_400))
    bob = TABLES[client.url][1]  # who is not on move: whatever is understood changes nothing
    before = lines(application, bob.table)
    socket = opened(bob)
    try:
        if greets:
            socket.send(json.dumps({"type": "hello", "token": bob.token}))
            assert '"snapshot"' in str(socket.recv(10))
        for message in said:
            socket.send(message)
        socket.send('{"type":"ping","ref":"end"}')
        while '"ref":"end"' not in str(answer := socket.recv(10)):
            assert '"internal"' not in str(answer)
    except ConnectionClosed:
        pass
    finally:
        socket.close()
    assert lines(application, bob.table) == before
    clocks = bob.look().clocks
    assert clocks is not None and clocks.running == 0 and clocks.left[1] == 86_400
    assert httpx.get(f"{client.url}/health").text == "ok"


TABLES: dict[str, Any] = {}


@pytest.mark.parametrize("size", [5_000, 60_000, 100_000, 2_000_000])
def test_a_huge_message_is_refused_or_ends_the_connection(client: Client, application: Application, size: int) -> None:
    anna, _ = pair(client)
    with opened(anna) as socket:
        socket.send(json.dumps({"type": "hello", "token": anna.token}))
        socket.recv(10)
        socket.send("x" * size)
        with contextlib.suppress(ConnectionClosed):
            while '"too-large"' not in str(socket.recv(10)):
                pass
        assert socket.close_code == (1009 if size > 65_536 else None)
    assert lines(application, anna.table) == 1


def test_random_choices_at_random_numbers_never_break_a_game(client: Client, application: Application) -> None:
    anna, bob = pair(client)
    rng = random.Random(5)
    with anna.live() as one, bob.live() as two:
        for _ in range(LENGTH * 5):
            live = rng.choice([one, two])
            n = lines(application, anna.table) + rng.choice([0, 0, 0, 1, -1, 5])
            live.choose(rng.randrange(400), max(0, n))
            live.receive()
    room = application.house.cache.at(anna.table).room
    assert room is not None
    application.house.cache.drop(anna.table)
    position = anna.position()
    assert position.n == room.n and application.house.cache.at(anna.table).room.data() == room.data()  # type: ignore[union-attr]


PARTS = st.one_of(st.integers(), st.text(max_size=20), st.sampled_from(["judgements", "0", "-1", "0x1", "1.0", "%00"]))


@bounds
@given(at=PARTS, seat=PARTS, after=PARTS)
def test_nothing_that_is_asked_of_a_review_opens_a_running_game(
    client: Client, application: Application, at: int | str, seat: int | str, after: int | str
) -> None:
    table = OPEN.setdefault(client.url, pair(client))
    anna = table[0]
    before = lines(application, anna.table)
    part = quote(str(at), safe="")
    query = urlencode({"seat": str(seat), "after": str(after)})
    for what in ("/review", f"/review/{part}", "/review/judgements"):
        with pytest.raises(Refusal) as refused:
            anna.ask("GET", f"{what}?{query}", dict)
        assert 400 <= refused.value.status < 500 and refused.value.problem.now is None
    assert lines(application, anna.table) == before


OPEN: dict[str, Any] = {}
