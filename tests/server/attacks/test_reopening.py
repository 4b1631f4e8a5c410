"""A game whose hidden cards were told never goes on where another person owns a seat, whoever sits there now."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tablee.client import Client, RemoteSeat
from tablee.kernel import seeded
from tablee.server.http.app import Application
from tablee.server.live import acts
from tablee.server.live.house import House
from tablee.server.play.visitors import spectator
from tablee.server.store.store import Store
from tablee.server.wire.messages import Refused
from tablee.server.wire.refusals import Refusal
from tablee.server.wire.shapes import SeatWish
from tablee.table import CannotUndo
from tablee.table.past.records import TakeBack
from tests.server.company import (
    ANNA_AND_VIRTUAL,
    at_random,
    begun,
    choose,
    finished,
    first,
    hurried,
    hurry,
    owner,
    pair,
    replace,
    run,
    serving,
)

THREE = [SeatWish("me", "Anna"), SeatWish("me", "Bob"), SeatWish("me", "Cleo")]


def refusal(act: Callable[[], object]) -> str:
    """The code with which something is refused."""
    with pytest.raises(Refusal) as refused:
        act()
    return refused.value.problem.code


def test_replace_finish_read_take_back_and_return_ends_at_the_taking_back(
    client: Client, application: Application
) -> None:
    anna, bob, n = finished(client, application)
    assert '"seed":' in anna.journal() and anna.moment(0).position.view["souls"][1]["hand"]
    assert refusal(lambda: anna.undo(n, take_back=True)) == "undo-people"
    assert refusal(bob.come_back) == "ended"
    assert anna.look().table.status == "over" and anna.position().n == n


def test_a_finished_game_is_not_reopened_even_where_nobody_has_read_it(
    client: Client, application: Application
) -> None:
    anna, _, n = finished(client, application)
    assert refusal(lambda: anna.undo(n, take_back=True)) == "undo-people"
    assert refusal(lambda: anna.undo(n)) == "undo-over"
    with anna.live() as live:
        live.undo(n, take_back=True, ref="back")
        assert live.until(Refused).problem.code == "undo-people"


def test_nothing_is_taken_back_in_mid_game_from_a_person_who_was_replaced(client: Client) -> None:
    anna, bob = pair(client, first_player="seat_0")
    replace(anna, 1)
    with anna.live() as live:
        for position in live.positions():  # until the virtual player has answered
            if position.decision is not None and position.ply > 1:
                break
            if position.decision is not None:
                live.choose(first(position), position.n)
    assert refusal(lambda: anna.undo(position.n, take_back=True)) == "undo-people"
    bob.come_back()
    assert not bob.position().taken_back


def test_whom_a_virtual_player_replaced_is_still_asked_about_an_undo(client: Client) -> None:
    anna, bob, cleo = client.create("karmaka", THREE, {"variant": "multiplayer", "first_player": "seat_0"}, start=True)
    replace(anna, 2)
    decide = at_random(4)
    for _ in range(60):
        seat = next(each for each in (anna, bob) if each.position().decision)
        position = seat.position()
        n = seat.choose(decide(position), position.n).n
        other = bob if seat is anna else anna
        try:
            state = seat.undo(n).state
        except Refusal:
            continue  # the virtual player was faster
        if state == "asked":
            assert seat.seat is not None
            assert other.agree(seat.seat, n).state == "asked", "a third owns a seat"
            assert cleo.agree(seat.seat, n).state == "done"
            return
    raise AssertionError("no choice needed agreement")


def test_alone_among_virtual_players_even_a_finished_game_is_taken_back(
    client: Client, application: Application
) -> None:
    (anna,) = client.create("karmaka", ANNA_AND_VIRTUAL, start=True)
    hurried(application, anna.table)
    n = anna.play(at_random(2)).n
    anna.journal()
    assert anna.undo(n, take_back=True).state == "done"
    assert anna.look().table.status == "playing"


def test_that_a_game_was_told_is_known_on_every_server_and_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as (client, application):
        anna, _, n = finished(client, application)
    with serving(tmp_path) as (client, application):
        again = RemoteSeat(client, anna.table, 0, anna.token)
        assert refusal(lambda: again.undo(n, take_back=True)) == "undo-people"
        assert is_told(application.house.store, anna.table)


def is_told(store: Store, table: str) -> bool:
    with closing(sqlite3.connect(store.database.file or "")) as database:
        return bool(database.execute("select told from tables where id = ?", [table]).fetchone()[0])


def test_a_game_of_before_that_was_reopened_is_not_come_back_to(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await begun(house, first_player="seat_0")
        await acts.hand_over(house, spectator(table), 1, "random")
        room = await hurry(house, table)
        while not room.over:
            option = room.game.wander(room.state, seeded(room.n))
            room = await choose(house, table, room.to_move, option, room.n)
        back = TakeBack(0, room.history.last_of(0) - 1)  # as servers of before let people do
        await house.commits.commit(spectator(table), room.n, lambda room: room.recorded(back))
        with pytest.raises(Refusal) as refused:
            await acts.come_back(house, await owner(house, table, 1))
        assert refused.value.problem.code == "told"
        with pytest.raises(CannotUndo):
            await acts.undo(house, await owner(house, table, 0), room.n, take_back=True)
        row = await house.store.table(table)
        assert row is not None and row.told and row.status == "playing"

    run(work, tmp_path)
