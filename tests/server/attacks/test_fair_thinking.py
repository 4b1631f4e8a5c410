"""Virtual players are shared fairly: who has many tables, or asks for much advice, keeps nobody else waiting."""

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from tablee.client import Client, RemoteSeat
from tablee.server.ground.config import Limits
from tablee.server.wire.messages import News, Snapshot, Thinking
from tablee.server.wire.refusals import Refusal
from tablee.server.wire.shapes import SeatWish
from tests.server.attacks.gated import Gate, gate
from tests.server.company import at_random, serving
from tests.server.engines import wait_for

__all__ = ["gate"]
FLOODER, CALM = "192.0.2.1", "198.51.100.7"
MANY = 50
FIRST = {"first_player": "seat_1"}


@contextmanager
def at(address: str, url: str) -> Iterator[Client]:
    """A client at an address, as the proxy on this machine tells it."""
    with Client(url) as client:
        client._http.headers["x-forwarded-for"] = address
        yield client


def against(client: Client, level: str) -> RemoteSeat:
    """Somebody at a new table where a virtual player is on move."""
    (anna,) = client.create("karmaka", [SeatWish("me", "Anna"), SeatWish(level, "Bob")], FIRST, start=True)
    return anna


def in_line(client: Client) -> RemoteSeat:
    """The same with a slow player, once it thinks or waits in line."""
    (anna,) = client.create("karmaka", [SeatWish("me", "Anna"), SeatWish("gated", "Bob")], FIRST)
    with anna.live() as live:
        live.until(Snapshot)
        anna.start()
        live.until(Thinking)
    return anna


def has_moved(seat: RemoteSeat) -> bool:
    return seat.position().n > 1


def moved(seats: list[RemoteSeat]) -> int:
    """At how many tables the virtual player has chosen."""
    return sum(map(has_moved, seats))


@pytest.fixture
def here(tmp_path: Path, gate: Gate) -> Iterator[str]:
    """A server with one thinker."""
    with serving(tmp_path, processes=0, sweep=60.0) as (client, _):
        yield client.url
        gate.open()


def test_a_quick_player_answers_while_fifty_slow_ones_wait_and_one_thinks(here: str, gate: Gate) -> None:
    with at(FLOODER, here) as flooder, at(CALM, here) as calm:
        slow = [against(flooder, "gated") for _ in range(MANY)]
        wait_for(lambda: gate.begun == 1, "the first thought")
        for client, level in ((calm, "sensible"), (calm, "expert"), (calm, "random"), (flooder, "sensible")):
            quick = against(client, level)
            wait_for(partial(has_moved, quick), "the answer")
        assert gate.begun == 1 and moved(slow) == 0, "not one slow thought was waited for"


def test_a_slow_player_of_another_address_waits_for_one_thought_at_most(here: str, gate: Gate) -> None:
    with at(FLOODER, here) as flooder, at(CALM, here) as calm:
        slow = [in_line(flooder) for _ in range(12)]
        other = in_line(calm)
        gate.let(2)
        wait_for(lambda: has_moved(other), "the answer")
        assert moved(slow) == 1


def test_addresses_of_one_network_of_ipv6_are_one(here: str, gate: Gate) -> None:
    with at("2001:db8:0:1::1", here) as one, at("2001:db8:0:1::2", here) as two, at("2001:db8:0:2::1", here) as other:
        tables = [in_line(client) for client in (one, one, two, other)]
        gate.let(2)
        wait_for(lambda: moved(tables) == 2, "two thoughts")
        assert has_moved(tables[0]) and has_moved(tables[3])


def test_a_rematch_counts_for_the_address_that_made_the_first_table(here: str, gate: Gate) -> None:
    with at(FLOODER, here) as flooder, at(CALM, here) as calm:
        gate.is_open = True
        anna = against(flooder, "gated")
        anna.play(at_random(1))
        gate.is_open = False
        running = in_line(flooder)
        again = RemoteSeat(calm, anna.table, anna.seat, anna.token).rematch()
        assert again is not None
        other = in_line(calm)
        gate.let(2)
        wait_for(lambda: has_moved(other) and has_moved(running), "both answers")
        assert not has_moved(again)


def test_who_waits_is_told_an_honest_place_in_line(here: str, gate: Gate) -> None:
    with at(FLOODER, here) as flooder:
        first = in_line(flooder)
        in_line(flooder)
        (last,) = flooder.create("karmaka", [SeatWish("me", "Anna"), SeatWish("gated", "Bob")], FIRST)
        with last.live() as live:
            live.until(Snapshot)
            last.start()
            told = live.until(Thinking)
            assert (told.seat, told.n, told.place) == (1, 1, 2)
            gate.let()
            assert live.until(Thinking).place == 1
            gate.let()
            assert live.until(Thinking).place is None, "now it thinks"
            gate.let()
            assert live.until(News).entry.seat == 1
        assert has_moved(first)


def test_advice_is_refused_to_an_address_that_has_much_in_line_and_given_to_others(tmp_path: Path, gate: Gate) -> None:
    limits = Limits(requests=(1e6, 1e6), tables=(1e6, 1e6), line=5, wishes=2)
    with (
        serving(tmp_path, processes=0, limits=limits) as (client, _),
        ThreadPoolExecutor(4) as many,
        at(FLOODER, client.url) as flooder,
        at(CALM, client.url) as calm,
    ):
        asking = [calm.create("karmaka", [SeatWish("me"), SeatWish("me")], start=True, hints=True) for _ in range(3)]
        movers = [pair[pair[0].position().to_move] for pair in asking]
        own = flooder.create("karmaka", [SeatWish("me"), SeatWish("me")], start=True, hints=True)
        slow = [in_line(flooder) for _ in range(7)]
        with pytest.raises(Refusal) as busy:
            own[own[0].position().to_move].hint()
        assert (busy.value.status, busy.value.problem.code) == (503, "thinkers-busy")
        assert busy.value.problem.text["fr"] != busy.value.problem.text["en"]
        hints = [many.submit(mover.hint) for mover in movers]
        (refused,), waiting = wait(hints, return_when=FIRST_COMPLETED)
        with pytest.raises(Refusal) as many_wishes:
            refused.result()
        assert (many_wishes.value.status, many_wishes.value.problem.code) == (429, "too-many-wishes")
        gate.open()
        assert all(hint.result() for hint in waiting)
        wait_for(lambda: moved(slow) == len(slow), "every move: none was refused")
