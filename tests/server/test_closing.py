"""A game that the rules of today cannot play on is closed in the database, for every server and for good."""

import asyncio
import json
from pathlib import Path

import pytest
import sqlalchemy as sa

from tablee.kernel import seeded
from tablee.server.live.house import House
from tablee.server.play import endings
from tablee.server.play.closing import Outdated, age, close, close_older, followed, replayed
from tablee.server.play.room import Room, begun
from tablee.server.store.schema import records, tables
from tablee.server.wire.refusals import Refusal
from tablee.table import Place, Setup
from tests.server import company
from tests.server.company import run

LINES = [line.text for line in begun(Setup.of("karmaka", 2, 7), [Place("Anna"), Place("Bob")])]


def changed(**values: object) -> str:
    """The first line of a journal, with other facts."""
    return json.dumps({**json.loads(LINES[0]), **values})


def test_the_first_line_tells_whether_the_rules_are_older_or_newer() -> None:
    rules = json.loads(LINES[0])["rules"]
    assert [age(changed(rules=rules + step)) for step in (-1, 0, 1)] == [-1, 0, 1]
    assert [age(changed(journal=step)) for step in (1, 3)] == [-1, 1]
    assert age(changed(game="poker")) == 1, "a game that a newer program may have"
    assert [age(line) for line in ("", "{}", "[1]", changed(rules="old"))] == [0, 0, 0, 0]


def test_what_does_not_fit_is_outdated_whatever_the_rules_stumble_over(monkeypatch: pytest.MonkeyPatch) -> None:
    room = replayed(LINES)
    with pytest.raises(Outdated) as why:
        replayed([changed(rules=99)])
    assert why.value.elsewhere == "newer-rules"
    with pytest.raises(Outdated) as why:
        replayed([changed(numbers="0123456789abcdef")])
    assert why.value.elsewhere == "other-numbers"
    with pytest.raises(Outdated) as why:
        followed(room, ["no line"])
    assert not why.value.elsewhere
    for error, kind in ((KeyError("card"), Outdated), (MemoryError(), MemoryError)):

        def stumble(self: Room, lines: list[str], error: Exception = error) -> None:
            raise error

        monkeypatch.setattr(Room, "__init__", stumble)
        with pytest.raises(kind):
            replayed(LINES)


def test_older_games_are_closed_when_a_server_starts(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        old, new = await company.begun(house), await company.begun(house)
        older = changed(rules=0)
        async with house.store.writing() as c:
            await c.execute(sa.update(records).where(records.c.table_id == old).values(line=older))
        assert await close_older(house.store) == 1 and await close_older(house.store) == 0
        async with house.store.reading() as c:
            found = await c.execute(sa.select(tables.c.status, tables.c.told).order_by(tables.c.status))
        assert [tuple(row) for row in found] == [("closed", True), ("playing", False)]
        assert await endings.journal(house.store, old) == f"{older}\n"
        assert await endings.journal(house.store, new) is None

    run(work, tmp_path, database=database)


def test_a_room_that_another_server_has_closed_goes_on_no_more(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        table = await company.begun(house)
        room = await house.rooms.at(table)
        seat, option, n = room.to_move, room.game.wander(room.state, seeded(1)), room.n
        assert not await close(house.store, table, n + 1), "it has gone on"
        assert await close(house.store, table, n) and not await close(house.store, table, n)
        tries = [company.choose(house, table, seat, option, n) for _ in range(3)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert [each.problem.code for each in found if isinstance(each, Refusal)] == ["closed"] * 3
        assert len(await house.store.lines(table)) == n

    run(work, tmp_path, database=database)
