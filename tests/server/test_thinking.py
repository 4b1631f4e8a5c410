"""Virtual players: one worker thinks for a table, and another takes over when it is gone."""

import asyncio
import multiprocessing
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tablee.players.thinking import Budget, Estimate
from tablee.server.live import acts
from tablee.server.live.house import House
from tablee.server.live.seating import create
from tablee.server.live.steward import Steward
from tablee.server.play.room import Room
from tablee.server.play.visitors import spectator
from tablee.server.think.fair_queue import Account
from tablee.server.think.thinkers import Tell, Thinkers, decide, job_for, silent
from tablee.server.think.thinking_pool import Pool
from tablee.server.wire.shapes import SeatWish, TableWish
from tablee.table import Place, Setup, Table
from tests.laws.knowledge import numbers
from tests.server.company import ANNA_AND_VIRTUAL, BOTH_MINE, begun, open_house, run

ACCOUNT = Account("maker", "table")
BRIEF = Budget(5)
VIRTUAL_FIRST = TableWish(
    "karmaka", [SeatWish("me", "Anna"), SeatWish("sensible", "Bob")], {"first_player": "seat_1"}, start=True
)


class Counting(Thinkers):
    """Counts how often it is asked, and can be told never to answer."""

    def __init__(self, *, stuck: bool = False) -> None:
        super().__init__(0)
        self.asked = 0
        self.stuck = stuck

    async def decide(self, account: Account, room: Room, level: str, budget: Budget, tell: Tell = silent) -> int:
        self.asked += 1
        if self.stuck:
            await asyncio.sleep(3600)
        return await super().decide(account, room, level, budget, tell)


async def moved(house: House, table: str, seat: int) -> Room:
    """The room once a seat is on move."""
    async with asyncio.timeout(20):
        while True:
            room = await house.rooms.at(table)
            if room.over or room.to_move == seat:
                return room
            await asyncio.sleep(0.02)


def test_a_virtual_player_answers_by_itself(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        steward = Steward(house)
        made = await create(house, VIRTUAL_FIRST)
        room = await moved(house, made.table.id, 0)
        assert room.ply >= 1 and not room.places[1].is_human
        await steward.stop()

    run(work, tmp_path, database=database)


def test_two_workers_do_not_think_about_the_same_table(tmp_path: Path, database: str) -> None:
    async def work() -> None:
        async with open_house(tmp_path, database=database) as one, open_house(tmp_path, database=database) as two:
            here, there = Counting(), Counting()
            one.thinkers, two.thinkers = here, there
            table = await begun(one, VIRTUAL_FIRST.seats, first_player="seat_1")
            stewards = [Steward(one), Steward(two)]
            for steward in stewards:
                steward.wake(table)
            room = await moved(one, table, 0)
            assert here.asked + there.asked == room.ply
            for steward in stewards:
                await steward.stop()

    asyncio.run(work())


def test_a_worker_that_is_gone_is_replaced_when_its_claim_expires(tmp_path: Path, database: str) -> None:
    clock = [1000.0]

    async def work() -> None:
        async with (
            open_house(tmp_path, database=database, now=lambda: clock[0], lease=60.0) as one,
            open_house(tmp_path, database=database, now=lambda: clock[0], lease=60.0) as two,
        ):
            lost, other = Counting(stuck=True), Counting()
            one.thinkers, two.thinkers = lost, other
            stewards = [Steward(one), Steward(two)]
            table = await begun(one, VIRTUAL_FIRST.seats, first_player="seat_1")
            async with asyncio.timeout(60):
                while not lost.asked:
                    await asyncio.sleep(0.01)
            await stewards[1].sweep()
            await asyncio.sleep(0.1)  # in which the other would begin, if it did
            assert lost.asked == 1 and other.asked == 0, "the claim holds"
            clock[0] += 61.0
            await stewards[1].sweep()
            room = await moved(two, table, 0)
            assert room.ply >= 1 and other.asked == room.ply
            for steward in stewards:
                await steward.stop()

    asyncio.run(work())


def test_claims_are_held_together_while_tables_wait_for_their_turn(tmp_path: Path, database: str) -> None:
    clock = [1000.0]

    async def work() -> None:
        async with open_house(tmp_path, database=database, now=lambda: clock[0], lease=0.3, sweep=60.0) as house:
            stuck = house.thinkers = Counting(stuck=True)
            steward = Steward(house)
            steward.start()
            tables = [await begun(house, VIRTUAL_FIRST.seats, first_player="seat_1") for _ in range(3)]
            async with asyncio.timeout(20):
                while await house.store.due():
                    await asyncio.sleep(0.01)
                clock[0] += 0.4
                assert len(await house.store.due()) <= len(tables)
                while await house.store.due():
                    await asyncio.sleep(0.01)
            assert stuck.asked == len(tables)
            await steward.stop()
            assert len(await house.store.due()) == len(tables), "given back"

    asyncio.run(work())


def test_where_all_people_were_replaced_virtual_players_wait_before_each_choice(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        thinkers = house.thinkers = Counting()
        steward = Steward(house)
        table = await begun(house, [SeatWish("me", "Anna"), SeatWish("random", "Bob")], first_player="seat_0")
        await acts.hand_over(house, spectator(table), 0, "random")
        await asyncio.sleep(0.2)
        assert thinkers.asked == 0, "Anna may come back before anything was chosen for her"
        await steward.stop()

    run(work, tmp_path, database=database, lull=3600.0)


@pytest.mark.parametrize(("seats", "found"), [(BOTH_MINE, 1), (ANNA_AND_VIRTUAL, 0)])
def test_nobody_is_replaced_for_whom_no_other_person_waits(
    tmp_path: Path, database: str, seats: list[SeatWish], found: int
) -> None:
    clock = [1000.0]

    async def work() -> None:
        async with open_house(tmp_path, database=database, now=lambda: clock[0]) as house:
            wish = TableWish("karmaka", seats, {"first_player": "seat_0"}, start=True, replace_after=10)
            table = (await create(house, wish)).table.id
            assert await house.store.away() == []
            clock[0] += 100.0
            assert await house.store.away() == [(table, 0, 1)][:found]

    asyncio.run(work())


def test_a_job_gives_the_choice_that_the_table_would_think_of() -> None:
    from tablee.players.levels import player_for

    setup = Setup.of("karmaka", 2, 7, {"first_player": "seat_1"})
    table = Table.begin(setup, [Place("Anna"), Place("Bob", "sensible")], player_for)
    room = Room(table.text().splitlines())
    assert decide(job_for(room, "sensible", Budget(5))) == table.think()


@pytest.mark.parametrize("level", ["novice", "sensible", "expert", "master"])
def test_a_job_of_a_game_with_a_key_holds_nothing_of_it_and_gives_the_same_choice(level: str) -> None:
    from tablee.players.levels import player_for

    setup = Setup.of("karmaka", 2, 0, {"first_player": "seat_1"}, bytes(range(7, 39)))
    table = Table.begin(setup, [Place("Anna"), Place("Bob", level)], lambda game, level: player_for(game, level, BRIEF))
    room = Room(table.text().splitlines())
    job = job_for(room, level, BRIEF)
    assert not set(numbers([job.state, job.root])) & set(room.state.rng.data()[:8])
    assert setup.key.hex() not in repr(job) and repr(setup.key) not in repr(job)
    assert decide(job) == table.think()


class Closing(ThreadPoolExecutor):
    """A pool that has closed its pipes and has not said so yet."""

    def submit(self, *_: object, **__: object) -> Any:
        raise OSError("handle is closed")


def test_a_pool_that_breaks_while_work_is_handed_over_is_replaced() -> None:
    async def work() -> None:
        pool = Pool(0)
        pool._executor = Closing(1)
        assert await pool.run(len, "abc", spare=True) == 3
        pool.close()

    asyncio.run(work())


def test_a_process_that_dies_is_replaced() -> None:
    async def work() -> None:
        thinkers, others = Thinkers(1), set(multiprocessing.active_children())
        room = Room(Table.begin(Setup.of("karmaka", 2, 7), [Place("Anna"), Place("Bob")]).text().splitlines())
        first = await thinkers.decide(ACCOUNT, room, "sensible", Budget(5))
        for process in set(multiprocessing.active_children()) - others:
            process.kill()
        assert await thinkers.decide(ACCOUNT, room, "sensible", Budget(5)) == first
        found = await thinkers.explain(ACCOUNT, room, Budget(10))
        assert all(isinstance(each, Estimate) for each in found.estimates)
        thinkers.close()

    asyncio.run(work())
