"""The store: what is written is there, a line number is given once, and nothing is half written."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from tablee.server import talk
from tablee.server.house import House
from tablee.server.room import Room, begun
from tablee.server.rows import Line, SeatRow, TableRow, hashed, new_id, new_token
from tablee.server.schema import about, records
from tablee.server.store import BadDatabase, Stale
from tablee.table import Place, Setup
from tests.server.company import open_house, run

SETUP = Setup.of("karmaka", 2, 7, {"first_player": "seat_0"})


def row(status: str = "open", **changes: object) -> TableRow:
    facts = {"game": "karmaka", "players": 2, "options": SETUP.options, "public": True, "host": "", "status": status}
    more = {"created": 0.0, "touched": 0.0, "n": 0, "to_move": -1, "replace_after": 0, "following": None}
    return TableRow(**{"id": new_id(), **facts, **more, **changes})  # type: ignore[arg-type]


def places(*levels: str | None) -> list[SeatRow]:
    return [SeatRow(seat, None, f"P{seat}", level, 0.0) for seat, level in enumerate(levels)]


async def kept(house: House, *levels: str | None) -> tuple[str, Room]:
    """A table with a first line in the store, and its room."""
    table = row()
    await house.store.add(table, places(*(levels or (None, None))))
    lines = begun(SETUP, [Place("Anna"), Place("Bob")])
    room = Room([line.text for line in lines])
    await house.store.append(table.id, lines, "playing", room.to_move)
    return table.id, room


def test_a_line_number_is_given_once(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table, room = await kept(house)
        lines = room.chosen(0, room.decision(0).options[0]).lines  # type: ignore[union-attr]
        other = room.chosen(0, room.decision(0).options[1]).lines  # type: ignore[union-attr]
        await house.store.append(table, lines, "playing", 0)
        with pytest.raises(Stale):
            await house.store.append(table, other, "playing", 0)
        assert await house.store.lines(table, 1) == [lines[0].text]

    run(work, tmp_path)


def test_the_database_itself_refuses_a_second_line_of_a_number(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table, _ = await kept(house)
        with pytest.raises(sa.exc.IntegrityError):
            async with house.store.writing() as c:
                await c.execute(sa.insert(records).values(table_id=table, n=1, line="other"))

    run(work, tmp_path)


def test_of_many_writers_at_once_one_wins(tmp_path: Path) -> None:
    async def work(house: House) -> list[object]:
        table, room = await kept(house)
        lines = room.chosen(0, room.decision(0).options[0]).lines  # type: ignore[union-attr]
        tries = [house.store.append(table, lines, "playing", 0) for _ in range(8)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert len(await house.store.lines(table)) == 2
        return list(found)

    found = run(work, tmp_path)
    assert found.count(None) == 1 and sum(isinstance(each, Stale) for each in found) == 7


def test_lines_are_written_all_or_none(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table, _ = await kept(house)
        with pytest.raises(Stale):
            await house.store.append(table, [Line(2, "a"), Line(2, "b")], "playing", 0)
        found = await house.store.table(table)
        assert found is not None and found.n == 1 and len(await house.store.lines(table)) == 1

    run(work, tmp_path)


def test_what_is_kept_is_there_in_another_process(tmp_path: Path) -> None:
    async def work(house: House) -> str:
        return (await kept(house))[0]

    table = run(work, tmp_path)

    async def later(house: House) -> list[str]:
        return await house.store.lines(table)

    assert len(run(later, tmp_path)) == 1


def test_a_database_of_another_version_is_refused(tmp_path: Path) -> None:
    async def change(house: House) -> None:
        async with house.store.writing() as c:
            await c.execute(sa.update(about).values(version=99))

    run(change, tmp_path)
    with pytest.raises(BadDatabase):
        run(change, tmp_path)


def test_a_seat_is_taken_once_and_a_token_renewed(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = row()
        await house.store.add(table, [SeatRow(0, None, None, None, 0.0), SeatRow(1, None, None, None, 0.0)])
        tries = [house.store.sit(table.id, 0, f"P{at}", hashed(new_token())) for at in range(5)]
        assert sorted(await asyncio.gather(*tries)) == [False, False, False, False, True]
        old = (await house.store.seats(table.id))[0].token
        assert old is not None
        assert await house.store.renew(table.id, 0, old, "new")
        assert not await house.store.renew(table.id, 0, old, "newer")

    run(work, tmp_path)


def test_a_claim_is_one_workers_until_it_expires(tmp_path: Path) -> None:
    clock = [1000.0]

    async def work() -> None:
        async with open_house(tmp_path, now=lambda: clock[0]) as house:
            store = house.store
            table, _ = await kept(house, "random", None)
            assert await store.due() == [table]
            assert await store.claim(table, "one", 10.0) and not await store.claim(table, "two", 10.0)
            assert await store.claim(table, "one", 10.0), "a worker may hold on"
            assert await store.due() == []
            clock[0] += 11
            assert await store.due() == [table] and await store.claim(table, "two", 10.0)
            await store.release(table, "one")
            assert not await store.claim(table, "one", 10.0), "only its holder gives a claim back"
            await store.release(table, "two")
            assert await store.claim(table, "one", 10.0)

    asyncio.run(work())


def test_chat_and_votes_are_kept_by_table(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table, _ = await kept(house)
        other, _ = await kept(house)
        one = await talk.say(house.store, table, 0, "Anna", "hello")
        two = await talk.say(house.store, table, 1, "Bob", "<b>hi</b>")
        await talk.say(house.store, other, 1, "Bob", "elsewhere")
        assert await talk.said(house.store, table, 0) == [one, two]
        assert await talk.said(house.store, table, one.id) == [two]
        await talk.vote(house.store, table, "undo", 0, 0, 5)
        await talk.vote(house.store, table, "undo", 0, 1, 5)
        await talk.vote(house.store, table, "undo", 0, 1, 5)
        assert await talk.voters(house.store, table, "undo", 0, 5) == [0, 1]
        assert await talk.subjects(house.store, table, "undo", 4) == []
        await talk.forget(house.store, table, "undo", 0)
        assert await talk.voters(house.store, table, "undo", 0, 5) == []

    run(work, tmp_path)
