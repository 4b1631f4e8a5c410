"""Orders on a server: given, planned and ended by their seat alone, carried out in one go, and private."""

from pathlib import Path
from typing import Any

import pytest

from tablee.client import Client, RemoteSeat
from tablee.server.live import acts
from tablee.server.live.house import House
from tablee.server.store import talk
from tablee.server.wire.messages import Done, News, Refused, Snapshot
from tablee.server.wire.refusals import Refusal
from tablee.server.wire.shapes import Position, SeatWish
from tests.server.company import begun, owner, run, serving

SETTINGS = {"races_and_homes": "drawn", "turn_cap": "20", "bankruptcy_from_turn": "20"}
USUAL = ("keep", "done", "end", "nothing", "pass", "capitalism")
KEEP = {"do": "answer", "to": "sys"}
EXPLORE = "explore"


def passing(position: Position) -> int:
    """The answer of somebody who wants nothing."""
    assert position.decision is not None
    spelled = {str(option.spelled): option.option for option in position.decision.options}
    return next((spelled[word] for word in USUAL if word in spelled), position.decision.options[0].option)


def until(seats: list[RemoteSeat], asked: str, who: int = 0) -> Position:
    """Everybody passes until a seat is asked this."""
    while True:
        position = seats[0].position()
        position = seats[position.to_move].position()
        assert position.decision is not None
        if (position.to_move, position.decision.kind) == (who, asked):
            return position
        seats[position.to_move].choose(passing(position), position.n)


@pytest.fixture
def pair(client: Client) -> list[RemoteSeat]:
    """Two people at a table of SpacePaper."""
    return client.create("spacepaper", [SeatWish("me", "Anna"), SeatWish("me", "Bob")], SETTINGS, start=True)


def first_ship(seat: RemoteSeat) -> list[Any]:
    """What the first ship of a seat may be ordered to do."""
    return seat.goals("ship", seat.seat or 0, f"{seat.seat}:1")


def test_a_ship_is_sent_by_one_message_and_goes_by_itself(pair: list[RemoteSeat]) -> None:
    anna, bob = pair
    before = until(pair, "act")
    plans = first_ship(anna)
    assert all(plan.path and plan.turns and plan.turn >= 1 and set(plan.told) == {"en", "fr"} for plan in plans)
    goal = max((plan for plan in plans if plan.order["do"] == "sail"), key=lambda plan: plan.turn)
    assert anna.ask("POST", "/plan", dict[str, Any], {"order": goal.order})["cost"] == goal.cost
    done = anna.order(goal.order)
    after = anna.position()
    assert after.n == done.n > before.n + 1 and after.ply > before.ply
    (standing,) = anna.orders()
    assert standing.order == goal.order and standing.plan is not None and standing.text["en"].startswith("Send")
    told = bob.log(before.n).entries
    assert (told[0].what, told[0].seat, told[0].events) == ("private", -1, [])
    assert {entry.what for entry in told[1:]} <= {"choice", "private"}
    mine = anna.log(before.n).entries[0]
    assert mine.what == "order" and "Send" in mine.events[0].text["en"]


def test_an_answer_is_given_once_and_ended_at_any_time(pair: list[RemoteSeat]) -> None:
    anna, _ = pair
    position = until(pair, "sys")
    assert position.decision is not None and position.decision.once == KEEP
    anna.order(KEEP)
    until(pair, "build", 1)
    assert [each.order for each in anna.orders()] == [KEEP]
    anna.cancel(anna.orders()[0].id)
    assert anna.orders() == [] and until(pair, "sys").decision is not None


def test_nobody_else_gives_sees_or_ends_orders(pair: list[RemoteSeat]) -> None:
    anna, bob = pair
    until(pair, "sys")
    anna.order(KEEP)
    number = anna.orders()[0].id
    assert bob.orders() == []
    with pytest.raises(Refusal, match="no order"):
        bob.cancel(number)
    with pytest.raises(Refusal, match="Nothing comes"):
        bob.order({"do": "explore", "ship": "0:1"})
    assert bob.goals("ship", 0, "0:1") == []
    watcher = bob.client.watch(bob.table)
    for ask in (watcher.orders, lambda: watcher.order(KEEP), lambda: watcher.cancel(number)):
        with pytest.raises(Refusal, match="token is missing"):
            ask()


def test_an_order_of_another_makes_no_choice_late(pair: list[RemoteSeat]) -> None:
    anna, bob = pair
    position = until(pair, "build")
    bob.order(KEEP)
    assert anna.position().n == position.n + 1
    assert anna.choose(passing(position), position.n).n > position.n, "what one has seen still counts"


def test_an_order_of_ones_own_makes_a_choice_late(pair: list[RemoteSeat]) -> None:
    anna, _ = pair
    position = until(pair, "build")
    anna.order(KEEP)
    with pytest.raises(Refusal, match="gone on"):
        anna.choose(passing(position), position.n)


def test_orders_come_by_the_socket_to_their_seat_alone(pair: list[RemoteSeat]) -> None:
    anna, bob = pair
    until(pair, "build", 1)
    with anna.live() as mine, bob.live() as theirs:
        assert mine.until(Snapshot).orders == [] and theirs.until(Snapshot).orders == []
        mine.order(KEEP, "1")
        news = mine.until(News)
        assert news.entry.what == "order" and [each.order for each in news.orders] == [KEEP]
        assert mine.until(Done).ref == "1"
        other = theirs.until(News)
        assert other.entry.what == "private" and other.orders == []
        mine.cancel(99, "2")
        assert mine.until(Refused).problem.code == "bad-order"
    with anna.live() as again:
        assert [each.order for each in again.until(Snapshot).orders] == [KEEP]


def test_undo_takes_back_what_an_order_did(pair: list[RemoteSeat]) -> None:
    anna, _ = pair
    before = until(pair, "sys")
    anna.order(KEEP)
    after = anna.position()
    assert after.ply == before.ply + 1 and anna.undo(after.n).state == "done"
    assert anna.position().view == before.view and anna.orders() == []


def test_what_people_ask_of_each_other_is_asked_still_after_an_order(tmp_path: Path) -> None:
    async def work(house: House) -> tuple[int, list[int]]:
        table = await begun(house, game="spacepaper")
        await talk.vote(house.store, table, "undo", 0, 0, 1)
        n = await acts.order(house, (await owner(house, table, 1)).asker, KEEP)
        return n, await talk.subjects(house.store, table, "undo", n)

    assert run(work, tmp_path) == (2, [0])


def test_another_server_carries_orders_out_too(tmp_path: Any) -> None:
    with serving(tmp_path) as (one, _):
        seats = one.create("spacepaper", [SeatWish("me", "Anna"), SeatWish("me", "Bob")], SETTINGS, start=True)
        until(seats, "sys")
        seats[0].order(KEEP)
    with serving(tmp_path) as (two, _):
        moved = [RemoteSeat(two, seat.table, seat.seat, seat.token) for seat in seats]
        assert [each.order for each in moved[0].orders()] == [KEEP]
        turn = moved[0].position().view["turn"]
        until(moved, "act")
        assert until(moved, "build").view["turn"] == turn + 1


@pytest.mark.parametrize(
    "wish", [{}, {"order": {}}, {"order": {"do": "x" * 61}}, {"order": {"do": 3}}, {"order": KEEP, "a": 1}]
)
def test_what_is_no_order_is_refused(pair: list[RemoteSeat], wish: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refused:
        pair[0].ask("POST", "/orders", Done, wish)
    assert refused.value.status == 400
