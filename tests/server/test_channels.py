"""Channels: what one server tells, the others hear; a lost connection comes back; nothing secret is ever told."""

import asyncio
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablee.server.live import acts
from tablee.server.live.hearing import Ears
from tablee.server.live.house import House
from tablee.server.peers import channels
from tablee.server.peers.by_redis import RedisChannels
from tablee.server.peers.by_redis import redis as client_of
from tablee.server.peers.channels import Alone, Channels, Notice, PostgresChannels
from tablee.server.peers.neighbours import Neighbours
from tablee.server.peers.peers import channels_for
from tablee.server.store.database import Database
from tests.server.company import begun, open_house, owner
from tests.server.engines import Postgres, Redis
from tests.server.test_house import play

Maker = Callable[[], Channels]
PATIENCE = 60.0  # seconds: a busy machine takes its time


async def heard(notices: list[Notice], count: int) -> list[Notice]:
    """The first notices that are not about the channel itself."""
    async with asyncio.timeout(PATIENCE):
        while len(found := [each for each in notices if each.kind != "again"]) < count:
            await asyncio.sleep(0.01)
    return found


async def started(make: Maker, ears: list[Notice]) -> Channels:
    """A channel that listens."""
    made = make()
    made.start(ears.append)
    async with asyncio.timeout(PATIENCE):
        while not made.is_sure and not isinstance(made, Neighbours):
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)
    return made


async def converse(make: Maker) -> None:
    """Three servers tell each other something; nobody hears their own words."""
    ears: list[list[Notice]] = [[], [], []]
    made = [await started(make, each) for each in ears]
    await asyncio.sleep(0.6)  # until neighbours know each other
    told = [Notice("lines", "abc", 7), Notice("chat", "abc", 3), Notice("thinking", "abc", 8, 1)]
    for notice in told:
        made[0].tell(notice)
    assert await heard(ears[1], 3) == told and await heard(ears[2], 3) == told
    made[1].tell(Notice("table", "abc"))
    assert await heard(ears[0], 1) == [Notice("table", "abc")]
    for each in made:
        await each.stop()
        each.tell(Notice("table", "after the end"))


def test_servers_hear_each_other_by_redis(redis: Redis) -> None:
    asyncio.run(converse(lambda: RedisChannels(redis.url, "name")))


def test_databases_that_share_a_redis_do_not_hear_each_other(redis: Redis) -> None:
    async def work() -> None:
        mine: list[Notice] = []
        one = await started(lambda: RedisChannels(redis.url, "one"), mine)
        same = await started(lambda: RedisChannels(redis.url, "one"), [])
        other = await started(lambda: RedisChannels(redis.url, "two"), [])
        other.tell(Notice("table", "theirs"))
        await asyncio.sleep(0.2)
        same.tell(Notice("table", "ours"))
        assert await heard(mine, 1) == [Notice("table", "ours")]
        for each in (one, same, other):
            await each.stop()

    asyncio.run(work())


def test_servers_hear_each_other_by_postgresql(postgres: Postgres) -> None:
    async def work(url: str) -> None:
        database = Database(url)
        await converse(lambda: PostgresChannels(database))
        await database.close()

    with postgres.database() as url:
        asyncio.run(work(url))


@pytest.mark.skipif(os.name == "nt", reason="no such sockets there")
def test_servers_of_one_file_hear_each_other(tmp_path: Path) -> None:
    file = str(tmp_path / "server.sqlite")
    asyncio.run(converse(lambda: Neighbours(file)))
    assert not Neighbours(file).folder.exists(), "nothing is left"


@pytest.mark.skipif(os.name == "nt", reason="no such sockets there")
def test_neighbours_who_died_are_forgotten_and_a_strange_folder_is_left_alone(tmp_path: Path) -> None:
    async def work() -> None:
        here: list[Notice] = []
        one = Neighbours(str(tmp_path / "a"))
        await started(lambda: one, here)
        (one.folder / "dead").touch()
        one.tell(Notice("table", "x"))
        await asyncio.sleep(0.6)
        one.tell(Notice("table", "x"))
        await one.stop()
        strange = Neighbours(str(tmp_path / "b"))
        strange.folder.symlink_to(tmp_path)
        strange.start(here.append)
        strange.tell(Notice("table", "x"))
        await strange.stop()
        strange.folder.unlink()
        assert here == [] and list(tmp_path.iterdir()) == []

    asyncio.run(work())


def test_a_redis_that_comes_back_is_heard_again_and_may_have_told_anything(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channels, "LONGEST_WAIT", 0.2)

    async def work() -> None:
        here: list[Notice] = []
        one = await started(lambda: RedisChannels(redis.url, "name"), here)
        two = await started(lambda: RedisChannels(redis.url, "name"), [])
        await asyncio.to_thread(redis.kill)
        async with asyncio.timeout(PATIENCE):
            while one.is_sure:
                await asyncio.sleep(0.01)
        two.tell(Notice("table", "meanwhile"))
        await asyncio.to_thread(redis.start)
        async with asyncio.timeout(PATIENCE):
            while not (one.is_sure and two.is_sure):
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)
        two.tell(Notice("table", "later"))
        async with asyncio.timeout(PATIENCE):
            while Notice("table", "later") not in here:
                await asyncio.sleep(0.01)
        assert here.count(Notice("again")) == 2, "when it came, and when it came back"
        await one.stop()
        await two.stop()

    asyncio.run(work())


def test_a_channel_on_which_one_does_not_even_hear_oneself_counts_as_lost(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channels, "BEAT", 60.0)
    monkeypatch.setattr(channels, "DEAF", 0.3)

    async def work() -> None:
        here: list[Notice] = []
        one = await started(lambda: RedisChannels(redis.url, "name"), here)
        async with asyncio.timeout(PATIENCE):
            while here.count(Notice("again")) < 2:
                await asyncio.sleep(0.01)
        await one.stop()

    asyncio.run(work())


def test_a_server_takes_the_best_channel_that_there_is(tmp_path: Path, redis: Redis, postgres: Postgres) -> None:
    async def kind(**changes: Any) -> type:
        async with open_house(tmp_path, **changes) as house:
            return type(channels_for(house.config, house.store))

    with postgres.database() as url:
        assert asyncio.run(kind(database=url, redis=redis.url)) is RedisChannels
        assert asyncio.run(kind(database=url)) is PostgresChannels
    assert asyncio.run(kind(redis=redis.url)) is RedisChannels
    assert asyncio.run(kind()) is (Alone if os.name == "nt" else Neighbours)


def test_nothing_is_told_that_a_seat_may_not_know(tmp_path: Path, redis: Redis) -> None:
    raw: list[bytes] = []

    async def listen(house: House) -> None:
        async with client_of(redis.url) as client, client.pubsub(ignore_subscribe_messages=True) as ears:
            await ears.subscribe(f"tablee:{house.store.name}")
            async for message in ears.listen():
                raw.append(message["data"])

    async def work() -> None:
        async with open_house(tmp_path, redis=redis.url) as house:
            listening = asyncio.ensure_future(listen(house))
            await started(lambda: house.peers, [])
            table = await begun(house)
            await play(house, table, 30)
            await acts.chat(house, await owner(house, table, 0), "sesame")
            await house.teller.tell_table(table)
            async with asyncio.timeout(PATIENCE):
                while len(raw) < 33:
                    await asyncio.sleep(0.01)
            await house.peers.stop()
            listening.cancel()
            for said in raw:
                _, (what, name, number, seat, place, counts) = json.loads(said)
                assert what in ("lines", "chat", "table", "thinking", "beat") and name in (table, "")
                assert type(number) is type(seat) is type(place) is int and counts is None and b"sesame" not in said

    asyncio.run(work())


def test_ears_read_what_they_hear_of_and_pass_over_what_nobody_listens_to(tmp_path: Path, database: str) -> None:
    async def work() -> None:
        async with open_house(tmp_path, database=database) as here, open_house(tmp_path, database=database) as there:
            ears = Ears(there)
            table = await begun(here)
            await play(here, table, 5)
            ears.hear(Notice("lines", table, 6))
            await asyncio.sleep(0)
            assert there.cache.at(table).room is None, "nobody listens"
            room = await there.rooms.at(table, 6)
            await play(here, table, 3, seed=2)
            await ears.look()
            assert room.n == 6, "nobody listens"
            await ears.stop()

    asyncio.run(work())
