"""What is done for speed does what is done without it: presence noted together, a calm heap."""

import asyncio
import gc
import sys
import weakref
from pathlib import Path

import pytest

from tablee.server.ground.heap import HEAP, MANY, OFTEN, calm
from tablee.server.live.house import House
from tablee.server.live.listeners import Listener
from tests.server.company import begun, choose, owner, run, serving

# Presence.


async def listener(house: House, table_id: str, seat: int) -> Listener:
    found = Listener((await owner(house, table_id, seat)).asker, 100)
    house.hub.add(found)
    return found


def test_who_comes_and_goes_at_the_same_moment_is_noted_together(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        tables = [await begun(house) for _ in range(4)]
        written: list[list[tuple[str, int]]] = []
        here = house.store.here

        async def counted(present: list[tuple[str, int]], until: float) -> None:
            written.append(list(present))
            await here(present, until)

        house.store.here = counted  # type: ignore[assignment,method-assign]
        listeners = [await listener(house, table, seat) for table in tables for seat in (0, 1)]
        askers = [each.asker for each in listeners]
        await asyncio.gather(*(house.presence.note(each.table_id, each.seat, here=True) for each in askers))
        assert [sorted(each) for each in written] == [sorted((table, seat) for table in tables for seat in (0, 1))]
        rows = await house.store.all_seats(tables)
        assert all(row.here > house.store.now() for seats in rows.values() for row in seats)
        house.hub.remove(listeners[0])
        await house.presence.note(tables[0], 0, here=False)
        await house.presence.note(tables[0], 1, here=False)  # another socket of that seat is open
        seats = await house.store.seats(tables[0])
        assert [row.here > house.store.now() for row in seats] == [False, True]

    run(work, tmp_path)


def test_who_comes_back_before_the_leaving_is_noted_is_here(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await begun(house)
        await listener(house, table, 0)
        await asyncio.gather(
            house.presence.note(table, 1, here=True),
            house.presence.note(table, 0, here=False),
            house.presence.note(table, 0, here=True),
        )
        assert [row.here > house.store.now() for row in await house.store.seats(table)] == [True, True]

    run(work, tmp_path)


# The heap.


class Node:
    """Something that may be in a cycle."""

    def __init__(self) -> None:
        self.other: Node | None = None


@pytest.mark.parametrize("reason", ["many", "long"])
def test_a_calm_heap_leaves_out_what_survived_until_many_have_gone_or_long_after(
    monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    before = gc.get_threshold(), gc.callbacks[:], sys.getswitchinterval()
    calm()
    calm()
    try:
        assert gc.callbacks.count(HEAP.watch) == 1 and gc.get_threshold()[2] == OFTEN
        pair = Node(), Node()
        pair[0].other, pair[1].other = pair[1], pair[0]
        seen = weakref.ref(pair[0])
        gc.collect()
        assert gc.get_freeze_count() > 0 and gc.get_objects(generation=2) == []
        del pair
        gc.collect()
        assert seen() is not None, "left out"
        if reason == "many":
            for _ in range(MANY):
                HEAP.ended()
        else:
            monkeypatch.setattr(HEAP, "_searched", -1e9)
        gc.collect()
        assert seen() is None, "a thorough search"
    finally:
        gc.callbacks[:] = before[1]
        gc.set_threshold(*before[0])
        sys.setswitchinterval(before[2])
        gc.unfreeze()


def test_a_server_in_a_thread_leaves_the_heap_of_its_program_alone(tmp_path: Path) -> None:
    with serving(tmp_path) as (client, _):
        assert client.games()
        assert HEAP.watch not in gc.callbacks


def test_a_room_is_in_no_cycle_and_goes_when_it_is_let_go(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await begun(house)
        room = await house.rooms.at(table)
        room = await choose(house, table, room.to_move, room.state.options[0], room.n)
        seen, moment = weakref.ref(room), weakref.ref(room.history)
        gc.disable()
        try:
            del room
            house.cache.drop(table)
            await asyncio.sleep(0)  # the task that wrote is let go
            assert seen() is None and moment() is None
        finally:
            gc.enable()

    run(work, tmp_path)
