"""The store: what is written is there, a line number is given once, and nothing is half written."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from tablee.server.live.house import House
from tablee.server.play.room import Room, begun, rows
from tablee.server.store import talk
from tablee.server.store.rows import Line, SeatRow, TableRow, hashed, new_id, new_token
from tablee.server.store.schema import chats, records
from tablee.server.store.writer import Reseated, Stale, Written
from tablee.server.wire.refusals import Unavailable
from tablee.table import Place, Setup
from tests.server.company import open_house, run
from tests.server.engines import Postgres

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


def test_a_line_number_is_given_once(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        table, room = await kept(house)
        lines = move(room)
        other = move(room, 1)
        await house.store.append(table, lines, "playing", 0)
        with pytest.raises(Stale):
            await house.store.append(table, other, "playing", 0)
        assert await house.store.lines(table, 1) == [lines[0].text]

    run(work, tmp_path, database=database)


def test_the_database_itself_refuses_a_second_line_of_a_number(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        table, _ = await kept(house)
        with pytest.raises(sa.exc.IntegrityError):
            async with house.store.writing() as c:
                await c.execute(sa.insert(records).values(table_id=table, n=1, line="other"))

    run(work, tmp_path, database=database)


def test_of_many_writers_at_once_one_wins(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> list[object]:
        table, room = await kept(house)
        lines = move(room)
        tries = [house.store.append(table, lines, "playing", 0) for _ in range(8)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert len(await house.store.lines(table)) == 2
        return list(found)

    found = run(work, tmp_path, database=database)
    assert [each for each in found if isinstance(each, Written)] == [Written(None, 0)]
    assert sum(isinstance(each, Stale) for each in found) == 7


def test_lines_are_written_all_or_none(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        table, _ = await kept(house)
        with pytest.raises(Stale):
            await house.store.append(table, [Line(2, "a"), Line(2, "b")], "playing", 0)
        found = await house.store.table(table)
        assert found is not None and found.n == 1 and len(await house.store.lines(table)) == 1

    run(work, tmp_path, database=database)


def test_what_is_kept_is_there_in_another_process(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> str:
        return (await kept(house))[0]

    table = run(work, tmp_path, database=database)

    async def later(house: House) -> list[str]:
        return await house.store.lines(table)

    assert len(run(later, tmp_path, database=database)) == 1


def test_a_seat_is_taken_once_and_a_token_renewed(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        table = row()
        await house.store.add(table, [SeatRow(0, None, None, None, 0.0), SeatRow(1, None, None, None, 0.0)])
        tries = [house.store.sit(table.id, 0, f"P{at}", hashed(new_token())) for at in range(5)]
        assert sorted(await asyncio.gather(*tries)) == [False, False, False, False, True]
        old = (await house.store.seats(table.id))[0].token
        assert old is not None
        assert not await house.store.take_up(table.id, SeatRow(0, old, None, None, 0.0, fresh="new"))
        assert await house.store.renew(table.id, 0, old, "lost")
        assert await house.store.renew(table.id, 0, old, "new")
        assert not await house.store.take_up(table.id, SeatRow(0, old, None, None, 0.0, fresh="lost"))
        assert (await house.store.seats(table.id))[0].token == old
        tries = [house.store.take_up(table.id, SeatRow(0, old, None, None, 0.0, fresh="new")) for _ in range(5)]
        assert sorted(await asyncio.gather(*tries)) == [False, False, False, False, True]
        assert not await house.store.renew(table.id, 0, old, "newer")
        found = await house.store.seated(table.id)
        assert found is not None and found[0].seating == 4, "it counts what was done, and nothing else"
        assert (found[1][0].token, found[1][0].fresh) == ("new", None)

    run(work, tmp_path, database=database)


def test_a_table_and_its_seats_are_read_at_one_moment(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        table = row(options={"b": "é"}, result={"winners": [0, 1]}, told=True, seating=3, host="a")
        rows = [SeatRow(1, None, "Bob", "sensible", 2.5), SeatRow(0, "a", "Anna", None, 1.5, 3.0, "b")]
        await house.store.add(table, rows)
        assert await house.store.seated(table.id) == (table, rows[::-1])
        for strange in ("\x00", "\ud800", "x" * 64, "", "é", "nowhere"):
            assert await house.store.seated(strange) is None

    run(work, tmp_path, database=database)


def test_a_host_keeps_the_table_with_a_renewed_token(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        table = row(host="a")
        await house.store.add(table, [SeatRow(0, "a", "Anna", None, 0.0, fresh="b"), SeatRow(1, "c", "B", None, 0.0)])
        assert await house.store.renew(table.id, 1, "c", "d")
        assert await house.store.take_up(table.id, SeatRow(1, "c", None, None, 0.0, fresh="d"))
        found = await house.store.table(table.id)
        assert found is not None and found.host == "a"
        assert await house.store.take_up(table.id, SeatRow(0, "a", None, None, 0.0, fresh="b"))
        found = await house.store.table(table.id)
        assert found is not None and found.host == "b"

    run(work, tmp_path, database=database)


def test_that_a_game_was_told_is_written_with_its_end_and_stays_written(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        table, room = await kept(house)
        for status, told in (("playing", False), ("over", True), ("playing", True)):
            draft = room.chosen(room.to_move, room.state.options[0])
            await house.store.append(table, rows(draft), status, 0)
            room.take(draft)
            found = await house.store.table(table)
            assert found is not None and (found.status, found.told) == (status, told)

    run(work, tmp_path, database=database)


def test_a_claim_is_one_workers_until_it_expires(tmp_path: Path, database: str) -> None:
    clock = [1000.0]

    async def work() -> None:
        async with open_house(tmp_path, database=database, now=lambda: clock[0]) as house:
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


def test_chat_and_votes_are_kept_by_table(tmp_path: Path, database: str) -> None:
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

    run(work, tmp_path, database=database)


def test_chat_that_nobody_is_shown_any_more_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "MOST_KEPT", 120)

    async def work(house: House) -> None:
        table, _ = await kept(house)
        for at in range(1, 301):
            await talk.say(house.store, table, 0, "Anna", str(at))
        async with house.store.reading() as c:
            found = sorted((await c.execute(sa.select(chats.c.id).where(chats.c.table_id == table))).scalars())
        assert found == list(range(181, 301))
        assert [row.text for row in await talk.said(house.store, table, 0)] == [str(at) for at in range(201, 301)]

    run(work, tmp_path)


# Many writers at the same moment.


def counted(house: House) -> list[object]:
    """The commits of a store, as they come."""
    seen: list[object] = []
    sa.event.listen(house.store.database.pen, "commit", seen.append)
    return seen


def move(room: Room, at: int = 0) -> list[Line]:
    """A choice of the first seat, as lines."""
    return rows(room.chosen(0, room.decision(0).options[at]))  # type: ignore[union-attr]


def test_what_waits_is_committed_together(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        rooms = dict([await kept(house) for _ in range(30)])
        commits = counted(house)
        tries = [house.store.append(table, move(room), "playing", 0) for table, room in rooms.items()]
        await asyncio.gather(*tries)
        assert len(commits) <= 3, "one for the first, one for all that came meanwhile"
        assert [len(await house.store.lines(table)) for table in rooms] == [2] * 30

    run(work, tmp_path, database=database)


def test_one_bad_entry_does_not_refuse_the_others(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        rooms = dict([await kept(house) for _ in range(6)])
        bad, late, *good = rooms
        await house.store.append(late, move(rooms[late]), "playing", 0)
        twice = [Line(2, "a"), Line(2, "b")]
        tries = [house.store.append(table, move(rooms[table]), "playing", 0) for table in (*good, late)]
        found = await asyncio.gather(house.store.append(bad, twice, "playing", 0), *tries, return_exceptions=True)
        assert [isinstance(each, Stale) for each in found] == [True, False, False, False, False, True]
        assert [len(await house.store.lines(table)) for table in rooms] == [1, 2, 2, 2, 2, 2]

    run(work, tmp_path, database=database)


def test_two_entries_of_one_table_are_written_one_after_the_other(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        table, room = await kept(house)
        one = move(room)
        room.take(room.drafts([one[0].text])[0])
        two = rows(room.chosen(room.to_move, room.state.options[0]))
        tries = [house.store.append(table, lines, "playing", 0) for lines in (one, two, one, two)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert [isinstance(each, Stale) for each in found] == [False, False, True, True]
        assert len(await house.store.lines(table)) == 3

    run(work, tmp_path, database=database)


def test_who_goes_away_while_it_is_written_loses_nothing(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        table, room = await kept(house)
        asking = asyncio.ensure_future(house.store.append(table, move(room), "playing", 0))
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await house.store.close()

    run(work, tmp_path, database=database)

    async def later(house: House) -> list[int]:
        return [row.n for row in await house.store.listed("playing")]

    assert run(later, tmp_path, database=database) == [2]


def test_who_cannot_be_written_is_told_so_in_our_words(tmp_path: Path, postgres: Postgres) -> None:
    async def work(house: House) -> None:
        table, room = await kept(house)
        name = house.store.database.engine.url.database
        await asyncio.to_thread(postgres.tell, f"alter database {name} with allow_connections false")
        ended = f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"
        await asyncio.to_thread(postgres.tell, ended)
        for ask in (house.store.append(table, move(room), "playing", 0), house.store.table(table)):
            with pytest.raises(Unavailable):
                await ask
        await asyncio.to_thread(postgres.tell, f"alter database {name} with allow_connections true")
        await house.store.append(table, move(room), "playing", 0)
        assert len(await house.store.lines(table)) == 2

    with postgres.database() as url:
        run(work, tmp_path, database=url)


def test_a_table_that_begins_meanwhile_is_not_joined(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        table = row()
        await house.store.add(table, [SeatRow(0, "a", "P0", None, 0.0), SeatRow(1, None, None, None, 0.0)])
        await house.store.append(table.id, begun(SETUP, [Place("Anna"), Place("Bob")]), "playing", 0)
        assert not await house.store.sit(table.id, 1, "Bob", "b")
        assert not await house.store.stand_up(table.id, 0, "a")

    run(work, tmp_path, database=database)


def test_a_table_whose_seats_have_changed_meanwhile_is_not_dealt(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        table = row()
        await house.store.add(table, [SeatRow(0, "a", "Anna", None, 0.0), SeatRow(1, "b", "Bob", None, 0.0)])
        before = await house.store.table(table.id)
        assert not await house.store.stand_up(table.id, 1, "a"), "not one's own"
        assert before is not None and await house.store.stand_up(table.id, 1, "b")
        lines = begun(SETUP, [Place("Anna"), Place("Bob")])
        with pytest.raises(Reseated):
            await house.store.append(table.id, lines, "playing", 0, seating=before.seating)
        after = await house.store.table(table.id)
        assert after is not None and (after.n, after.status) == (0, "open")
        await house.store.append(table.id, lines, "playing", 0, seating=after.seating)

    run(work, tmp_path, database=database)


def test_numbers_are_the_same_in_both_databases(tmp_path: Path, database: str) -> None:
    moment = 1_794_800_000.123456

    async def work(house: House) -> None:
        table = row(created=moment, touched=moment, options={"b": "é", "a": "ü"}, result={"winners": [0, 1]})
        await house.store.add(table, [SeatRow(0, None, "Zoé 🎲", None, moment), SeatRow(1, None, None, None, 0.0)])
        found = await house.store.table(table.id)
        assert found == table and list(found.options) == ["b", "a"]
        assert (await house.store.seats(table.id))[0] == SeatRow(0, None, "Zoé 🎲", None, moment)
        assert await talk.said(house.store, table.id, (1 << 53) - 1) == []
        for strange in ("\x00", "\ud800", "x" * 64, "", "é"):
            assert await house.store.table(strange) is None

    run(work, tmp_path, database=database)
