"""What is kept of a finished game says, to every ear, what its room would say; and it does not grow without end."""

import json
import zlib
from pathlib import Path

import pytest

from tablee.games import GAMES
from tablee.kernel import SPECTATOR, seeded
from tablee.server.live.house import House
from tablee.server.play import endings, scene
from tablee.server.play.endings import PACKED, Last
from tablee.server.play.finished import finished
from tablee.server.play.room import Room, begun
from tablee.server.play.visitors import Asker
from tablee.server.wire.shapes import ENCODER
from tablee.table import Place, Setup
from tests.server import company
from tests.server.company import run
from tools.wandering import ways_for

TITLES = [GAMES.title(name) for name in GAMES]
FEWEST = [(title, ways_for(title, title.seats[0])[0]) for title in TITLES]
MOST_OF_ALL = [(title, ways_for(title, title.seats[-1])[0]) for title in TITLES]
PLAYS = [(title.name, way.players, dict(way.settings)) for title, way in (*FEWEST, *MOST_OF_ALL)]
MOST = 100_000  # bytes of an ending


def played(game: str, players: int, options: dict[str, str]) -> Room:
    """A game that was played at random to its end."""
    setup = Setup.of(game, players, 3, options)
    room = Room([line.text for line in begun(setup, [Place(f"P{seat}") for seat in range(players)])])
    rng = seeded(3)
    while not room.over:
        room.take(room.chosen(room.to_move, room.game.wander(room.state, rng)))
    return room


def kept(room: Room) -> Last:
    """The same game, as it is read back."""
    return Last(room.n, PACKED.decode(zlib.decompress(endings.packed(finished(room)))))


@pytest.mark.each("game")
@pytest.mark.parametrize(("game", "players", "options"), PLAYS)
def test_every_ear_is_told_what_the_room_would_tell_it(game: str, players: int, options: dict[str, str]) -> None:
    room = played(game, players, options)
    last = kept(room)
    for seat in (SPECTATOR, *range(players)):
        asker = Asker("t", seat, None, 0)
        assert ENCODER.encode(last.position(asker)) == ENCODER.encode(scene.position(room, asker))
        for after in (None, 0, 1, 7, room.n - 1, room.n, room.n + 5):
            assert ENCODER.encode(last.log(asker, after)) == ENCODER.encode(scene.log(room, asker, after)), after
        assert last.log(asker, None, 3) == scene.log(room, asker, None, 3)
    assert len(endings.packed(finished(room))) < MOST


def older(kept: bytes) -> bytes:
    """An ending as servers kept it before words were maps by language."""
    told = json.loads(zlib.decompress(kept))
    for event in [event for line in told["lines"] for entry in line for event in entry["events"]]:
        event |= event.pop("text")
    return zlib.compress(json.dumps(told).encode())


def test_an_ending_that_an_older_server_kept_is_read() -> None:
    room = played("karmaka", 2, {})
    kept_then = older(endings.packed(finished(room)))
    last, asker = Last(room.n, PACKED.decode(zlib.decompress(kept_then))), Asker("t", 0, None, 0)
    assert last.log(asker, 0) == scene.log(room, asker, 0) and last.log(asker, 0).entries[0].events[0].text["fr"]


def test_of_a_story_without_end_the_last_part_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endings, "MOST_LINES", 10)
    room = played("karmaka", 2, {})
    last, asker = kept(room), Asker("t", 0, None, 0)
    told = last.log(asker, 0)
    assert (told.first, told.last) == (room.n - 9, room.n) and told.entries[0].n == told.first
    assert last.log(asker, room.n - 2) == scene.log(room, asker, room.n - 2)
    assert last.log(asker, None) == told


def test_an_ending_is_kept_with_the_last_line_in_both_kinds_of_database(tmp_path: Path, database: str) -> None:
    async def work(house: House) -> None:
        table = await company.begun(house)
        room = await company.hurry(house, table)
        assert await endings.read(house.store, table) is None
        while not room.over:
            assert await endings.missing(house.store) == []
            option = room.game.wander(room.state, seeded(room.n))
            await company.choose(house, table, room.to_move, option, room.n)
        assert await endings.missing(house.store) == []
        last = await endings.read(house.store, table)
        assert last is not None and last.n == room.n
        who = await house.visits.visitor(table, None)
        house.cache.drop(table)
        assert ENCODER.encode((await house.visits.game(who)).position(who.asker)) == ENCODER.encode(
            scene.position(room, who.asker)
        )
        assert house.cache.at(table).room is None, "nothing was replayed"
        await endings.write(house.store, table, room.n, b"another")
        assert await endings.read(house.store, table) == last, "the first is kept"

    run(work, tmp_path, database=database)
