"""Clocks: time runs for people alone, is the same on every server, and is handed over once when it is up."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tablee.client import Client
from tablee.kernel import SPECTATOR, seeded
from tablee.server.live import acts, seating
from tablee.server.live.house import House
from tablee.server.live.seating import create
from tablee.server.live.steward import Steward
from tablee.server.play.room import Room
from tablee.server.play.visitors import spectator
from tablee.server.wire.messages import News, Snapshot, Table
from tablee.server.wire.refusals import Refusal
from tablee.server.wire.shapes import Clock, Clocks, ClockWish, Per, SeatWish, TableWish
from tests.server.company import ANNA_AND_OPEN, ANNA_AND_VIRTUAL, BOTH_MINE, choose, first, hurry, open_house, owner


class Watch:
    """A clock on the wall that goes on when we say so."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now

    def passes(self, seconds: float) -> None:
        """Let time go by."""
        self.now += seconds


Work = Callable[[House, Watch], Awaitable[None]]


def timed(work: Work, folder: Path, database: str) -> None:
    """Work in a house whose clock is a watch of ours."""

    async def inside() -> None:
        watch = Watch()
        async with open_house(folder, watch, database=database) as house:
            await work(house, watch)

    asyncio.run(inside())


async def table_with(house: House, per: Per, seats: list[SeatWish] | None = None) -> str:
    """A game that has begun with a minute on its clock; seat 0 begins."""
    wish = TableWish("karmaka", seats or BOTH_MINE, {"first_player": "seat_0"}, start=True, clock=ClockWish(per, 60))
    return (await create(house, wish)).table.id


async def chosen(house: House, table: str) -> Room:
    """A choice of whoever is on move."""
    room = await house.rooms.at(table)
    return await choose(house, table, room.to_move, room.game.wander(room.state, seeded(room.n)), room.n)


async def until_moves(house: House, table: str, seat: int) -> Room:
    """Choose until a seat is on move."""
    room = await house.rooms.at(table)
    while room.to_move != seat:
        room = await chosen(house, table)
    return room


async def shown(house: House, table: str) -> Clocks:
    """The clocks of a table as they are sent."""
    clocks = (await house.visits.play(await owner(house, table, SPECTATOR))).clocks
    assert clocks is not None
    return clocks


async def handed(house: House, table: str) -> list[int]:
    """The seats that were handed over, in order."""
    room = await house.rooms.at(table)
    return [each.seat for each in room.happenings if each.what == "seat"]


def test_each_player_has_so_much_time_for_the_whole_game(tmp_path: Path, database: str) -> None:
    async def work(house: House, watch: Watch) -> None:
        table = await table_with(house, "player")
        assert await shown(house, table) == Clocks("player", 60, 0, [60.0, 60.0])
        watch.passes(7)
        assert (await shown(house, table)).left == [53.0, 60.0]
        await chosen(house, table)
        await until_moves(house, table, 1)
        watch.passes(10.5)
        assert await shown(house, table) == Clocks("player", 60, 1, [53.0, 49.5])
        await until_moves(house, table, 0)
        watch.passes(3)
        assert (await shown(house, table)).left == [50.0, 49.5]

    timed(work, tmp_path, database)


def test_each_decision_begins_with_all_its_time(tmp_path: Path, database: str) -> None:
    async def work(house: House, watch: Watch) -> None:
        table = await table_with(house, "decision")
        watch.passes(50)
        assert await shown(house, table) == Clocks("decision", 60, 0, [10.0, 60.0])
        room = await chosen(house, table)
        assert await shown(house, table) == Clocks("decision", 60, room.to_move, [60.0, 60.0])

    timed(work, tmp_path, database)


@pytest.mark.parametrize("per", ["decision", "player"])
def test_who_runs_out_of_time_is_replaced_once_whichever_server_sees_it(
    tmp_path: Path, database: str, per: Per
) -> None:
    async def work(house: House, watch: Watch) -> None:
        table = await table_with(house, per)
        async with open_house(tmp_path, watch, database=database) as other:
            await other.rooms.at(table)
            stewards = [Steward(house), Steward(other)]
            watch.passes(59.9)
            await asyncio.gather(*(steward.sweep() for steward in stewards))
            assert await handed(house, table) == []
            watch.passes(0.2)
            await asyncio.gather(*(steward.sweep() for steward in stewards))
            assert await handed(house, table) == [0]
            assert await handed(other, table) == [0]
            for steward in stewards:
                await steward.stop()
        seats = await house.store.seats(table)
        assert seats[0].level == house.config.replaced_by and seats[1].level is None

    timed(work, tmp_path, database)


def test_a_choice_after_the_time_but_before_the_handing_over_counts(tmp_path: Path, database: str) -> None:
    async def work(house: House, watch: Watch) -> None:
        table = await table_with(house, "decision")
        watch.passes(61)
        late = await house.store.late()
        assert late == [(table, 0, 1)]
        await chosen(house, table)
        with pytest.raises(Refusal) as refused:  # the sweep was on its way when the choice came
            await acts.hand_over(house, spectator(table), 0, "sensible", late[0][2])
        assert refused.value.problem.code == "stale" and await house.store.late() == []
        assert await handed(house, table) == []

    timed(work, tmp_path, database)


def test_per_decision_one_may_take_the_seat_back(tmp_path: Path, database: str) -> None:
    async def work(house: House, watch: Watch) -> None:
        table = await table_with(house, "decision")
        watch.passes(61)
        await acts.hand_over(house, spectator(table), 0, "sensible", 1)
        clocks = await shown(house, table)
        assert clocks.running is None and clocks.left == [60.0, 60.0]
        watch.passes(30)
        await acts.come_back(house, await owner(house, table, 0))
        clocks = await shown(house, table)
        assert clocks.running == 0 and clocks.left == [60.0, 60.0]

    timed(work, tmp_path, database)


@pytest.mark.parametrize("per", ["decision", "player"])
def test_time_that_is_up_is_not_bypassed_by_choosing(tmp_path: Path, database: str, per: Per) -> None:
    async def work(house: House, watch: Watch) -> None:
        table = await table_with(house, per)
        room = await house.rooms.at(table)
        watch.passes(61)
        steward = Steward(house)
        house.bell.silence()
        await steward.sweep()
        asker, option = (await owner(house, table, 0)).asker, room.state.options[0]
        for n, code in ((room.n, "seat-virtual"), (room.n - 1, "stale")):
            with pytest.raises(Refusal) as refused:
                await house.commits.choose(asker, option, n)
            assert refused.value.problem.code == code
        with pytest.raises(Refusal) as refused:
            await house.commits.choose_for(table, 1, option, room.n)  # nor does a virtual player choose for a person
        assert refused.value.problem.code == "not-your-turn"
        assert (await house.commits.choose_for(table, 0, option, room.n)).ply == 1
        await steward.stop()

    timed(work, tmp_path, database)


def test_per_player_time_that_is_used_up_does_not_come_back(tmp_path: Path, database: str) -> None:
    async def work(house: House, watch: Watch) -> None:
        table = await table_with(house, "player")
        watch.passes(61)
        await acts.hand_over(house, spectator(table), 0, "sensible", 1)
        with pytest.raises(Refusal) as refused:
            await acts.come_back(house, await owner(house, table, 0))
        assert refused.value.problem.code == "clock-out" and refused.value.status == 409
        assert (await shown(house, table)).left == [0.0, 60.0]

    timed(work, tmp_path, database)


def test_who_was_away_with_time_left_may_come_back(tmp_path: Path, database: str) -> None:
    async def work(house: House, watch: Watch) -> None:
        table = await table_with(house, "player")
        watch.passes(20)
        await acts.hand_over(house, spectator(table), 0, "sensible")
        watch.passes(500)
        await acts.come_back(house, await owner(house, table, 0))
        assert (await shown(house, table)).left == [40.0, 60.0]

    timed(work, tmp_path, database)


def test_the_clock_does_not_run_for_virtual_players(tmp_path: Path, database: str) -> None:
    async def work(house: House, watch: Watch) -> None:
        table = await table_with(house, "player", [SeatWish("me", "Anna"), SeatWish("random", "Bob")])
        watch.passes(5)
        await until_moves(house, table, 1)
        watch.passes(500)
        assert await shown(house, table) == Clocks("player", 60, None, [55.0, 60.0])
        assert await house.store.late() == []
        await until_moves(house, table, 0)
        assert (await shown(house, table)).left == [55.0, 60.0]

    timed(work, tmp_path, database)


def test_another_server_tells_the_same_time(tmp_path: Path, database: str) -> None:
    async def work(house: House, watch: Watch) -> None:
        table = await table_with(house, "player")
        async with open_house(tmp_path, watch, database=database) as other:
            for seconds in (3, 8, 5):
                watch.passes(seconds)
                await chosen(house, table)
                watch.passes(1)
                assert await shown(other, table) == await shown(house, table)
                await chosen(other, table)
                assert await shown(other, table) == await shown(house, table)
                house.cache.drop()

    timed(work, tmp_path, database)


def test_a_server_that_was_down_takes_nobodys_time(tmp_path: Path, database: str) -> None:
    async def work(house: House, watch: Watch) -> None:
        table = await table_with(house, "player")
        watch.passes(10)
        await house.store.beat()
        watch.passes(3600)
        async with open_house(tmp_path, watch, database=database) as risen:
            await risen.store.forgive()
            assert (await shown(risen, table)).left == [50.0, 60.0]
            assert await risen.store.late() == []

    timed(work, tmp_path, database)


def test_a_second_server_that_starts_gives_nobody_time(tmp_path: Path, database: str) -> None:
    async def work(house: House, watch: Watch) -> None:
        table = await table_with(house, "player")
        for _ in range(5):
            watch.passes(2)
            await house.store.beat()
        async with open_house(tmp_path, watch, database=database) as second:
            await second.store.forgive()
            assert (await shown(second, table)).left == [50.0, 60.0]

    timed(work, tmp_path, database)


def test_a_rematch_keeps_the_clock(tmp_path: Path, database: str) -> None:
    async def work(house: House, watch: Watch) -> None:
        table = await table_with(house, "decision")
        room = await hurry(house, table)
        while not room.over:
            watch.passes(1)
            room = await chosen(house, table)
        assert (await house.visits.play(await owner(house, table, SPECTATOR))).clocks is None, "it is over"
        assert (await seating.rematch(house, await owner(house, table, 0))).table is None
        new = (await seating.rematch(house, await owner(house, table, 1))).table
        assert new is not None
        assert new.clock == Clock("decision", 60) and (await shown(house, new.id)).left == [60.0, 60.0]

    timed(work, tmp_path, database)


# Over the wire.


def test_clocks_come_with_the_snapshot_with_news_and_with_the_table(client: Client) -> None:
    wish = ClockWish("player", 600)
    anna, bob = client.create("karmaka", BOTH_MINE, {"first_player": "seat_0"}, start=True, clock=wish)
    assert anna.look().table.clock == Clock("player", 600)
    with bob.live() as live:
        play = live.until(Snapshot).play
        assert play.clocks is not None and play.clocks.running == 0 and play.position is not None
        assert 590 < play.clocks.left[0] <= 600 and play.clocks.left[1] == 600
        table = live.until(Table)
        assert table.clocks is not None and table.clocks.per == "player"
        anna.choose(first(anna.position()), play.position.n)
        news = live.until(News)
        assert news.clocks is not None and news.clocks.running == news.position.to_move
        assert news.clocks.left[0] < 600


def test_there_is_no_clock_unless_one_is_wished(client: Client) -> None:
    (anna,) = client.create("karmaka", ANNA_AND_VIRTUAL, start=True)
    assert anna.look().clocks is None and anna.look().table.clock is None


def test_no_clock_runs_before_the_start(client: Client) -> None:
    (anna,) = client.create("karmaka", ANNA_AND_OPEN, clock=ClockWish("decision", 30))
    assert anna.look().clocks is None and anna.look().table.clock == Clock("decision", 30)


@pytest.mark.parametrize(("per", "seconds"), [("decision", 4), ("player", 86_401), ("turn", 60), ("decision", None)])
def test_a_clock_that_there_is_not_is_refused(client: Client, per: str, seconds: int | None) -> None:
    clock = {"per": per, "seconds": seconds}
    body = {"game": "karmaka", "seats": [{"who": "me"}, {"who": "open"}], "clock": clock}
    with pytest.raises(Refusal) as refused:
        client.ask("POST", "/tables", dict, body=body)
    assert refused.value.status == 400 and refused.value.problem.code == "malformed"
