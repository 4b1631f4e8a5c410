"""Caps by address count for all servers together, as far as they hear of each other; else each keeps to its own."""

import contextlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

from tablee.client import Client
from tests.server.attacks import stingy
from tests.server.attacks.test_caps import asked, is_refused, opened
from tests.server.attacks.wires import STRANGER
from tests.server.company import GENEROUS, pair, serving
from tests.server.engines import Redis, wait_for
from tests.server.processes import processes


def watchers(stack: contextlib.ExitStack, client: Client, table: str, count: int) -> list[ClientConnection]:
    """So many spectators at a table, all from one address."""
    found = [stack.enter_context(opened(client, table=table)) for _ in range(count)]
    for each in found:
        each.send('{"type":"hello"}')
        each.recv(10)
    return found


def refuses(client: Client) -> Callable[[], bool]:
    return lambda: is_refused(client)


def accepts(client: Client) -> Callable[[], bool]:
    return lambda: not is_refused(client)


def test_sockets_at_two_servers_count_together_and_those_of_a_dead_one_are_forgotten(
    redis: Redis, tmp_path: Path
) -> None:
    given = ("--thinkers", "0", "--redis", redis.url)
    with contextlib.ExitStack() as stack:
        servers = stack.enter_context(processes(*given, database=tmp_path / "s.sqlite", count=2, program=stingy.stingy))
        one, two = (stack.enter_context(Client(server.link)) for server in servers)
        table = pair(one)[0].table
        first, second = watchers(stack, one, table, 4), watchers(stack, two, table, stingy.SOCKETS - 4)
        for client in (one, two):
            wait_for(refuses(client), "the other's word")
            assert not is_refused(client, "127.0.0.3"), "others are let in"
        second.pop().close()
        wait_for(accepts(one), "a free place")
        wait_for(accepts(two), "a free place")
        second += watchers(stack, two, table, 1)
        wait_for(refuses(one), "the other's word")
        redis.kill()
        wait_for(accepts(one), "a server alone, which counts its own")
        wait_for(accepts(two), "a server alone, which counts its own")
        redis.start()
        wait_for(refuses(one), "the other's word again")
        wait_for(refuses(two), "the other's word again")
        servers[0].kill()
        wait_for(accepts(two), "the end of a dead server's sockets")
        assert len(first) + len(second) == stingy.SOCKETS


@pytest.mark.parametrize("joined", ["by Redis", "by being neighbours"])
def test_what_an_address_asks_one_server_counts_at_the_other(tmp_path: Path, redis: Redis, joined: str) -> None:
    limits = replace(GENEROUS, sockets_each=2, tables=(0.001, 2.0))
    given = {"limits": limits, "redis": redis.url if joined == "by Redis" else None}
    with contextlib.ExitStack() as stack:
        one, two = (stack.enter_context(serving(tmp_path, **given))[0] for _ in range(2))

        def makes(client: Client, source: str = STRANGER) -> bool:
            return asked(client, source, method="POST", path="/tables").status_code == 201

        assert [makes(one) for _ in range(3)] == [True, True, False]
        watchers(stack, one, pair(one)[0].table, 2)
        wait_for(refuses(two), "the other's word, which tells of the tables too")
        assert not makes(two) and makes(two, "127.0.0.3")
