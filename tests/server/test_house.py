"""The house: rooms are what the journal says, whoever wrote it and whatever was forgotten."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from tablee.games import GAMES
from tablee.kernel import SPECTATOR, IllegalChoice, WrongSeat, seeded
from tablee.server.live.bell import Bell
from tablee.server.live.house import House
from tablee.server.live.listeners import Listener
from tablee.server.live.table_cache import TableCache
from tablee.server.play import scene
from tablee.server.play.kept import Kept
from tablee.server.play.room import Room
from tablee.server.store.rows import SeatRow
from tablee.server.wire.refusals import Refusal
from tablee.server.wire.shapes import ENCODER
from tests.server.company import as_seat, begun, choose, open_house, owner, run


async def play(house: House, table: str, choices: int, seed: int = 1) -> Room:
    """Some choices at random."""
    rng = seeded(seed)
    room = await house.rooms.at(table)
    for _ in range(choices):
        if room.over:
            break
        room = await choose(house, table, room.to_move, room.game.wander(room.state, rng), room.n)
    return room


def shown(room: Room) -> list[bytes]:
    """All that anyone is shown."""
    askers = [as_seat(seat) for seat in (*range(len(room.places)), SPECTATOR)]
    return [ENCODER.encode([scene.position(room, each), scene.log(room, each, 0, 10_000)]) for each in askers]


@pytest.mark.parametrize("game", GAMES)
def test_a_room_made_again_from_the_database_is_the_same(tmp_path: Path, database: str, game: str) -> None:
    async def work(house: House) -> None:
        table = await begun(house, game=game)
        room = await play(house, table, 60)
        before, data = shown(room), room.data()
        house.cache.drop()
        again = await house.rooms.at(table)
        assert again is not room and shown(again) == before and again.data() == data

    run(work, tmp_path, database=database)


def test_a_whole_game_ends_and_may_be_exported(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        table = await begun(house)
        room = await play(house, table, 5000)
        row = await house.store.table(table)
        assert room.over and row is not None and row.status == "over" and row.n == room.n
        assert room.export(0) == "".join(f"{line}\n" for line in await house.store.lines(table))

    run(work, tmp_path, database=database)


def test_an_illegal_choice_changes_nothing(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        table = await begun(house, first_player="seat_0")
        room = await house.rooms.at(table)
        before = room.data()
        with pytest.raises(WrongSeat):
            await choose(house, table, 1, 0, room.n)
        illegal = next(option for option in range(500) if option not in room.state.options)
        with pytest.raises(IllegalChoice):
            await choose(house, table, 0, illegal, room.n)
        with pytest.raises(Refusal, match="gone on"):
            await choose(house, table, 0, room.state.options[0], room.n + 1)
        assert room.data() == before and len(await house.store.lines(table)) == 1

    run(work, tmp_path, database=database)


def test_whoever_is_behind_is_told_what_is_the_case(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        table = await begun(house)
        room = await play(house, table, 3)
        with pytest.raises(Refusal) as refused:
            await choose(house, table, room.to_move, room.state.options[0], 2)
        problem = refused.value.problem
        assert (refused.value.status, problem.code, problem.n) == (409, "stale", room.n)
        assert problem.now == scene.position(room, as_seat(room.to_move))

    run(work, tmp_path, database=database)


def test_the_same_choice_sent_many_times_counts_once(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        table = await begun(house)
        room = await house.rooms.at(table)
        tries = [choose(house, table, room.to_move, room.state.options[0], room.n) for _ in range(10)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(each, Room) for each in found) == 1
        assert len(await house.store.lines(table)) == 2

    run(work, tmp_path, database=database)


def test_two_servers_on_one_database_play_one_game(tmp_path: Path, database: str) -> None:
    async def work() -> None:
        async with open_house(tmp_path, database=database) as one, open_house(tmp_path, database=database) as two:
            table = await begun(one)
            rng = seeded(3)
            for at in range(40):
                here, there = (one, two) if at % 2 else (two, one)
                room = await here.rooms.at(table)
                seat, option, n = room.to_move, room.game.wander(room.state, rng), room.n
                behind, who = there.cache.at(table).room, (await owner(there, table, seat)).asker
                await choose(here, table, seat, option, n)
                if behind is not None and behind.n == n:
                    with pytest.raises(Refusal, match="gone on"):
                        await there.commits.choose(who, option, n)
            assert shown(await one.rooms.at(table)) == shown(await two.rooms.at(table))
            assert (await one.rooms.at(table)).ply == 40

    asyncio.run(work())


def test_rooms_not_used_for_long_give_way(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        tables = [await begun(house) for _ in range(8)]
        assert len(house.cache) <= 6
        assert [(await house.rooms.at(table)).n for table in tables] == [1] * 8

    run(work, tmp_path, database=database, rooms=5)


async def renewed(house: House, table: str, seat: int) -> None:
    """Give a seat another token behind the back of everybody here, and use it."""
    old = (await house.store.seats(table))[seat].token or ""
    assert await house.store.renew(table, seat, old, "new")
    assert await house.store.take_up(table, SeatRow(seat, old, None, None, 0.0, fresh="new"))


def test_a_choice_is_not_written_once_the_token_has_changed(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        table = await begun(house)
        room = await house.rooms.at(table)
        seat, option = room.to_move, room.state.options[0]
        mine, other = (await owner(house, table, seat)).asker, (await owner(house, table, 1 - seat)).asker
        await renewed(house, table, seat)
        with pytest.raises(Refusal) as refused:
            await house.commits.choose(mine, option, room.n)
        assert refused.value.problem.code == "no-token" and refused.value.problem.now is None
        with pytest.raises(Refusal) as refused:
            await house.commits.choose(mine, option, room.n + 3)  # who is behind is shown nothing either
        assert refused.value.problem.code == "no-token" and refused.value.problem.now is None
        assert len(await house.store.lines(table)) == 1
        with pytest.raises(WrongSeat):
            await house.commits.choose(other, option, room.n)  # whose token is the same
        assert (await choose(house, table, seat, option, room.n)).n == 2

    run(work, tmp_path, database=database)


def test_another_seats_new_token_costs_nobody_a_choice(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        table = await begun(house)
        room = await house.rooms.at(table)
        mine = (await owner(house, table, room.to_move)).asker
        await renewed(house, table, 1 - room.to_move)
        assert (await house.commits.choose(mine, room.state.options[0], room.n)).n == 2

    run(work, tmp_path, database=database)


def test_a_usual_choice_asks_the_database_in_one_transaction(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await begun(house)
        room = await house.rooms.at(table)
        asked: list[str] = []
        engine = house.store.database.pen
        sa.event.listen(engine, "before_cursor_execute", lambda *given: asked.append(given[2].split()[0]))
        for _ in range(5):
            who = (await owner(house, table, room.to_move)).asker
            listener = Listener(who, 100)
            house.hub.add(listener)
            asked.clear()
            await house.commits.choose(who, room.state.options[0], room.n)
            assert asked == ["BEGIN", "SELECT", "INSERT", "UPDATE"], "nothing before it, nothing after it"
            assert not listener.is_dismissed

    run(work, tmp_path)


def test_a_choice_takes_the_table_from_the_cache_once_and_asks_the_database_no_more_than_it_must(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[str] = []
    asked: list[str] = []
    honest = TableCache.at

    def at(cache: TableCache, table_id: str) -> Kept:
        taken.append(table_id)
        return honest(cache, table_id)

    async def work(house: House) -> None:
        table = await begun(house)
        room = await play(house, table, 3)
        who = await owner(house, table, room.to_move)
        listener = Listener(who.asker, 10)
        house.hub.add(listener)
        monkeypatch.setattr(TableCache, "at", at)
        engine = house.store.database.pen
        sa.event.listen(engine, "before_cursor_execute", lambda *given: asked.append(given[2].split()[0]))
        await house.commits.choose(who.asker, room.state.options[0], room.n)
        assert taken == [table]
        assert [each for each in asked if each not in ("BEGIN", "COMMIT")] == ["SELECT", "INSERT", "UPDATE"]

    run(work, tmp_path, database=database)


def test_whoever_hears_the_bell_is_told_of_each_table_and_nobody_once_it_is_silent() -> None:
    bell, heard = Bell(), list[str]()
    bell.ring("nobody hears")
    bell.heard_by(heard.append)
    bell.ring("one")
    bell.silence()
    bell.ring("two")
    assert heard == ["one"]
