"""The cache of tables: rooms within a budget of bytes, those of finished games first to go."""

import tracemalloc
from functools import cache
from pathlib import Path

import pytest

from tablee.games import FIRST, GAMES
from tablee.kernel import SPECTATOR, seeded
from tablee.server.ground.config import Config
from tablee.server.ground.machine import MEGA, memory
from tablee.server.ground.metrics import Metrics
from tablee.server.live.listeners import Hub, Listener
from tablee.server.live.table_cache import OFTEN, TableCache
from tablee.server.play.room import Room, begun
from tablee.server.play.visitors import Asker
from tablee.server.play.weighing import weight
from tablee.server.start.settings import Settings
from tablee.table import Place, Setup


@cache
def lines(game: str, most: int) -> list[str]:
    """The journal of a random game, of so many choices at most."""
    setup, rng = Setup.of(game, seed=7), seeded(3)
    room = Room([line.text for line in begun(setup, [Place(f"Player {at}") for at in range(setup.players)])])
    while not room.over and room.ply < most:
        room.take(room.chosen(room.to_move, room.game.mind.wander(room.state, rng)))
    return room.text().splitlines()


def played(most: int = 20) -> Room:
    """A room of the first game."""
    return Room(lines(FIRST, most))


def filled(budget: int, hub: Hub, **rooms: Room) -> TableCache:
    """A cache into which rooms come one after the other."""
    tables = TableCache(100, budget, hub, Metrics())
    for name, room in rooms.items():
        kept = tables.at(name)
        kept.room = room
        tables.weigh(kept)
    return tables


def heard(*names: str) -> Hub:
    """A hub where somebody listens at some tables."""
    hub = Hub()
    for name in names:
        hub.add(Listener(Asker(name, SPECTATOR, None, 0), 10))
    return hub


@pytest.mark.parametrize("game", list(GAMES))
def test_the_weight_of_a_room_is_about_what_it_takes(game: str) -> None:
    journal = lines(game, 60)
    Room(journal)  # what is read once for all rooms is read now
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        room = Room(journal)
        taken = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert 0.6 * taken < weight(room) < 1.7 * taken


def test_rooms_stay_within_the_budget_and_the_last_used_is_kept() -> None:
    one = weight(played())
    tables = filled(3 * one, Hub(), a=played(), b=played(), c=played(), d=played())
    assert tables.found("a") is None and tables.found("d") is not None
    assert 0 < tables.bytes <= 3 * one
    assert tables.bytes == sum(kept.weight for name in "abcd" if (kept := tables.found(name)) is not None)


def test_a_finished_game_goes_before_one_that_was_used_longer_ago() -> None:
    finished = played(10_000)
    assert finished.over
    budget = weight(finished) + 2 * weight(played())
    tables = filled(budget, Hub(), old=played(), over=finished, new=played(), newer=played())
    assert tables.found("over") is None and tables.found("old") is not None


def test_where_somebody_listens_a_game_in_play_stays_and_of_a_finished_one_the_room_goes() -> None:
    finished, one = played(10_000), weight(played())
    tables = filled(2 * one, heard("play", "over"), play=played(), over=finished, new=played(), newer=played())
    play, over = tables.found("play"), tables.found("over")
    assert play is not None and play.room is not None
    assert over is not None and over.room is None and over.weight == 0


def test_a_room_is_weighed_again_when_it_has_grown_and_not_at_each_line() -> None:
    room = played()
    tables = filled(10 * MEGA, Hub(), a=room)
    before = tables.bytes
    for at in range(OFTEN):
        assert tables.at("a").weight == before, at
        room.take(room.chosen(room.to_move, room.state.options[0]))
    assert tables.at("a").weight > before and tables.bytes == tables.at("a").weight
    tables.drop("a")
    assert tables.bytes == 0


def test_the_budget_is_a_quarter_of_the_machine_or_what_was_told_shared_by_workers(tmp_path: Path) -> None:
    assert Config("any").memory == Settings(database="any").config().memory == memory() // 4
    assert Settings(database="any", memory=100, workers=4).config().memory == 25 * MEGA
    limit = tmp_path / "memory.max"
    assert memory(limit) == memory(tmp_path / "none") > 0
    limit.write_text("max\n")
    assert memory(limit) == memory(tmp_path / "none")
    limit.write_text(f"{64 * MEGA}\n")
    assert memory(limit) == 64 * MEGA
