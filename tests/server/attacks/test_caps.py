"""Caps by address: nobody has more than their share, whatever they say about where they come from."""

import contextlib
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from tablee.client import Client
from tablee.server.door.limits import Bucket, Rates
from tablee.server.ground.config import Limits
from tablee.server.wire.messages import PROTOCOL, SENT, Bye, Snapshot
from tests.server.attacks.wires import PATIENCE, STRANGER, refusals
from tests.server.company import ANNA_AND_VIRTUAL, at_random, hurried, pair, serving
from tests.server.engines import wait_for

KARMAKA = {"game": "karmaka", "seats": [{"who": "me", "name": "Anna"}, {"who": "open"}]}
PROXY = "127.0.0.1"  # which is believed


def opened(
    client: Client, source: str = STRANGER, told: str = "", *, speaks: bool = False, table: str = "x" * 22
) -> ClientConnection:
    """A socket of some table, from an address; `told` is what is said about where it comes from."""
    return connect(
        f"{client.url.replace('http', 'ws', 1)}/api/v1/tables/{table}/live",
        source_address=(source, 0),
        additional_headers={"x-forwarded-for": told} if told else {},
        subprotocols=[Subprotocol(PROTOCOL)] if speaks else None,
        proxy=None,
    )


def is_refused(client: Client, source: str = STRANGER, told: str = "") -> bool:
    """Whether a socket is refused; if not, it is closed again."""
    try:
        with opened(client, source, told):
            return False
    except InvalidStatus as refused:
        return refused.response.status_code == 429


def asked(client: Client, source: str, told: str = "", method: str = "GET", path: str = "/games") -> httpx.Response:
    """The answer to a request from an address."""
    headers = {"x-forwarded-for": told} if told else {}
    body = KARMAKA if method == "POST" else None
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source)) as asking:
        return asking.request(method, f"{client.url}/api/v1{path}", headers=headers, json=body)


def test_an_address_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(sockets_each=3)) as (client, application), contextlib.ExitStack() as stack:
        open_ones = [stack.enter_context(opened(client)) for _ in range(3)]
        with pytest.raises(InvalidStatus) as refused:
            opened(client)
        answer = refused.value.response
        assert answer.status_code == 429 and answer.headers["retry-after"] == "10"
        assert b'"too-many-sockets"' in answer.body
        with opened(client, "127.0.0.3"):
            pass  # others are let in
        assert refusals(application, "too-many-sockets") == 1
        open_ones.pop().close()
        wait_for(lambda: not is_refused(client), "a free place")


def test_a_page_that_has_too_many_sockets_is_told_so_in_both_languages(tmp_path: Path) -> None:
    """A browser tells a page nothing of a refusal that comes before the socket is open."""
    limits = Limits(sockets_each=1)
    with serving(tmp_path, limits=limits) as (client, _), opened(client), opened(client, speaks=True) as late:
        bye = SENT.decode(late.recv(10))
        assert isinstance(bye, Bye) and bye.again and bye.reason.code == "too-many-sockets"
        assert "Trop de tables" in bye.reason.text["fr"] and "Too many tables" in bye.reason.text["en"]
        with pytest.raises(ConnectionClosed):
            late.recv(10)
        assert late.close_code == 1013


def test_a_machine_of_ipv6_has_one_share_whatever_its_address(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(sockets_each=2)) as (client, _), contextlib.ExitStack() as stack:
        for host in ("2001:db8:1:2::7", "2001:db8:1:2:ffff::1"):
            stack.enter_context(opened(client, PROXY, host))
        assert is_refused(client, PROXY, "2001:db8:1:2:8000::9")
        assert not is_refused(client, PROXY, "2001:db8:1:3::7"), "its neighbour has its own"


def test_an_owner_of_many_networks_of_ipv6_has_no_more_than_sixteen_shares(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(sockets_each=1)) as (client, _), contextlib.ExitStack() as stack:
        for at in range(16):
            stack.enter_context(opened(client, PROXY, f"2001:db8:1:{at:x}::1"))
        assert is_refused(client, PROXY, "2001:db8:1:ff::1")
        assert not is_refused(client, PROXY, "2001:db8:2:1::1")


@pytest.mark.parametrize("dressed", ["::ffff:192.0.2.7", "64:ff9b::192.0.2.7", "2002:c000:207::1", "192.0.2.7:4711"])
def test_an_address_counts_however_it_is_written(tmp_path: Path, dressed: str) -> None:
    with serving(tmp_path, limits=Limits(sockets_each=1)) as (client, _), opened(client, PROXY, "192.0.2.7"):
        assert is_refused(client, PROXY, dressed)


def test_what_a_stranger_says_about_where_it_comes_from_counts_for_nothing(tmp_path: Path) -> None:
    limits = Limits(sockets_each=1, requests=(0.001, 4.0), pause=0.0)
    with serving(tmp_path, limits=limits) as (client, _), opened(client, told="192.0.2.1"):
        assert is_refused(client, told="192.0.2.2") and is_refused(client, told="127.0.0.1")
        assert asked(client, STRANGER, "192.0.2.3").status_code == 200
        assert asked(client, STRANGER, "192.0.2.4").status_code == 429, "it has asked four times by now"
        assert asked(client, PROXY, "192.0.2.4").status_code == 200, "nobody else has"


@pytest.mark.parametrize(
    "told",
    ["192.0.2.7", "198.51.100.1, 192.0.2.7", "127.0.0.1, 192.0.2.7", "192.0.2.7, 127.0.0.1", "x, 192.0.2.7, 127.0.0.1"],
)
def test_of_a_list_the_last_address_that_is_no_proxy_counts(tmp_path: Path, told: str) -> None:
    """What comes before it was told by who asks, and may be anything."""
    with serving(tmp_path, limits=Limits(sockets_each=1)) as (client, _), opened(client, PROXY, "192.0.2.7"):
        assert is_refused(client, PROXY, told)


def test_a_proxy_may_have_as_many_connections_as_all_of_its_clients(tmp_path: Path) -> None:
    limits = Limits(connections_each=2)
    with serving(tmp_path, limits=limits) as (client, _), contextlib.ExitStack() as stack:
        for at in range(6):
            stack.enter_context(opened(client, PROXY, f"192.0.2.{at}"))


def test_an_address_makes_so_many_tables_and_no_more(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(tables=(0.001, 2.0))) as (client, _):
        for path in ("/tables", "/tables/"):
            assert asked(client, STRANGER, method="POST", path=path).status_code == 201
        for path in ("/tables", "//tables", "/tables//", "/%74ables"):
            answer = asked(client, STRANGER, method="POST", path=path)
            assert answer.status_code == 429 and answer.json()["code"] == "too-many-tables"
            assert answer.headers["retry-after"] == "10"
        assert asked(client, "127.0.0.3", method="POST", path="/tables").status_code == 201


def test_an_address_opens_sockets_so_fast_and_no_faster(tmp_path: Path) -> None:
    """Each greeting costs a look at the whole table: who comes and goes all the time would keep a server busy."""
    with serving(tmp_path, limits=Limits(openings=(0.001, 3.0), pause=0.0)) as (client, _):
        assert [is_refused(client) for _ in range(5)] == [False] * 3 + [True] * 2
        assert not is_refused(client, "127.0.0.3")
        with opened(client, speaks=True) as late:
            bye = SENT.decode(late.recv(10))
            assert isinstance(bye, Bye) and bye.again and bye.reason.code == "too-fast"


def test_all_sockets_of_an_address_together_are_heard_so_fast_and_no_faster(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(said=(0.001, 4.0), requests=(1e6, 1e6))) as (client, _):
        anna, bob = pair(client)
        address = f"{client.url.replace('http', 'ws', 1)}/api/v1/tables/{anna.table}/live"
        with contextlib.ExitStack() as stack:
            three = [stack.enter_context(connect(address, source_address=(STRANGER, 0))) for _ in range(3)]
            for each in three:
                each.send('{"type":"hello"}')
                each.recv(10)
            three[0].send('{"type":"ping","ref":"fourth"}')
            while "fourth" not in str(three[0].recv(10)):
                pass
            three[1].send('{"type":"ping","ref":"fifth"}')
            with bob.live() as live:  # who comes from elsewhere
                live.receive()
                live.say("hello", "mine")
            with contextlib.suppress(TimeoutError):
                while True:
                    assert "fifth" not in str(three[1].recv(0.3)), "it is heard in some minutes"


def test_a_program_that_is_refused_a_socket_comes_back_later(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(sockets_each=1, messages=(1e6, 1e6))) as (client, application):
        (anna,) = client.create("karmaka", ANNA_AND_VIRTUAL, start=True)
        hurried(application, anna.table)
        full = anna.live()
        assert isinstance(full.receive(), Snapshot)
        with ThreadPoolExecutor() as pool:
            playing = pool.submit(anna.play, at_random(5))
            wait_for(lambda: refusals(application, "too-many-sockets") >= 2, "its second try")
            full.close()
            assert playing.result(PATIENCE).result is not None


@pytest.fixture
def waited(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the limits no time passes but while a program waits, so that each is too fast however busy the machine is."""
    now = [0.0]

    def wait(seconds: float) -> None:
        now[0] += seconds

    patient = SimpleNamespace(**{**vars(time), "sleep": wait})
    monkeypatch.setattr("tablee.client.remote.time", patient)
    monkeypatch.setattr("tablee.client.live.time", patient)
    monkeypatch.setattr("tablee.server.door.door.Rates", lambda rate, burst: Rates(rate, burst, lambda: now[0]))
    monkeypatch.setattr("tablee.server.http.sockets.Bucket", lambda rate, burst: Bucket(rate, burst, lambda: now[0]))


@pytest.mark.usefixtures("waited")
def test_a_program_that_is_too_fast_slows_down(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(requests=(1.0, 3.0), messages=(1.0, 1.0), pause=0.0)) as (client, application):
        (anna,) = client.create("karmaka", ANNA_AND_VIRTUAL, start=True)
        hurried(application, anna.table, left=20)
        assert all(anna.position().n for _ in range(8))
        before = refusals(application, "too-fast")
        assert before > 0
        assert anna.play(at_random(5)).result is not None
        assert refusals(application, "too-fast") > before
