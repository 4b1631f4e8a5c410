"""The socket of a table: everybody hears what they may, in order; a lost connection resumes with what was missed."""

import contextlib
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tablee.client import Client, Live, RemoteSeat
from tablee.server.ground.config import Limits
from tablee.server.http.app import Application
from tablee.server.wire.messages import (
    AskUndo,
    Bye,
    Done,
    News,
    Ping,
    Refused,
    Said,
    Say,
    Sent,
    Snapshot,
    Table,
    Thinking,
)
from tablee.server.wire.shapes import Position, SeatWish
from tests.server.company import ANNA_AND_OPEN, at_random, first, hurried, mover, pair, serving


def greeted(live: Live) -> Snapshot:
    found = live.receive()
    assert isinstance(found, Snapshot)
    return found


def rest(live: Live) -> list[Sent]:
    """All that comes until the server hangs up."""
    found = list[Sent]()
    with contextlib.suppress(ConnectionClosed):
        while True:
            found.append(live.receive())
    return found


def test_on_arrival_one_sees_the_table_and_its_log(client: Client) -> None:
    anna, bob = pair(client, first_player="seat_0")
    with anna.live() as one, bob.live() as two, client.watch(anna.table).live() as three:
        shots = [greeted(live) for live in (one, two, three)]
    assert [shot.play.seat for shot in shots] == [0, 1, None]
    positions = [shot.play.position for shot in shots]
    assert [position is not None and position.decision is not None for position in positions] == [True, False, False]
    hands = [event.event for shot in shots if shot.log for entry in shot.log.entries for event in entry.events]
    assert hands.count("dealt") == 2, "each seat is told its own hand, a spectator none"


def test_everybody_hears_of_a_choice_and_the_next_decision(client: Client) -> None:
    anna, bob = pair(client, first_player="seat_0")
    with anna.live() as one, bob.live() as two:
        position = greeted(one).play.position
        greeted(two)
        assert position is not None
        one.choose(first(position), position.n, "mine")
        assert one.until(Done).ref == "mine"
        news = two.until(News)
        assert news.entry.n == news.position.n == 2 and news.entry.seat == 0 and news.entry.events


def test_a_table_that_waits_tells_who_comes_and_when_it_begins(client: Client) -> None:
    (anna,) = client.create("karmaka", ANNA_AND_OPEN)
    with anna.live() as live:
        shot = greeted(live)
        assert shot.play.position is None and shot.log is None
        bob = client.join(anna.table, "Bob")
        while (told := live.until(Table)).table.seats[1].name != "Bob":
            pass
        assert told.table.seats[1].state == "person"
        bob.start()
        begun = live.until(Snapshot)
        assert begun.play.position is not None and begun.log is not None and begun.log.entries[0].what == "deal"


def heard(messages: list[Sent]) -> list[int]:
    """The numbers of all lines that were told."""
    found: list[int] = []
    for message in messages:
        if isinstance(message, Snapshot) and message.log is not None:
            found += [entry.n for entry in message.log.entries]
        if isinstance(message, News):
            found.append(message.entry.n)
    return found


def test_a_lost_connection_resumes_with_what_was_missed_and_nothing_twice(client: Client) -> None:
    anna, bob = pair(client)
    decide, messages = at_random(3), list[Sent]()
    after: int | None = None
    for _ in range(6):
        with anna.live(after) as live:
            messages.append(greeted(live))
            for _ in range(4):
                choose(decide, anna, bob)
                messages.append(live.until(News))
        for _ in range(3):  # while nobody listens
            choose(decide, anna, bob)
        after = heard(messages)[-1]
    with anna.live(after) as live:
        messages.append(greeted(live))
    assert heard(messages) == list(range(1, 6 * 7 + 2))


def choose(decide: object, *seats: RemoteSeat) -> None:
    seat, position = mover(*seats)
    assert callable(decide)
    seat.choose(decide(position), position.n)


def test_a_connection_lost_in_mid_decision_finds_the_same_decision(client: Client) -> None:
    seat, position = mover(*pair(client))
    with seat.live() as live:
        greeted(live)
    with seat.live(position.n) as live:
        shot = greeted(live)
    assert shot.play.position == position and shot.log is not None and shot.log.entries == []


def test_a_player_that_loses_every_connection_still_finishes(client: Client, application: Application) -> None:
    seats = [SeatWish("me", "Anna"), SeatWish("random", "Bob")]
    (anna,) = client.create("karmaka", seats, start=True)
    hurried(application, anna.table, left=60)
    made = 0
    decide = at_random(1)

    def clumsy(position: Position) -> int:
        nonlocal made
        made += 1
        if made % 4 == 0:
            raise ConnectionResetError("the cable was pulled")
        return decide(position)

    assert anna.play(clumsy).result is not None


def test_chat_and_presence_are_told(client: Client) -> None:
    anna, bob = pair(client)
    with anna.live() as one:
        greeted(one)
        with bob.live() as two:
            greeted(two)
            while not one.until(Table).table.seats[1].here:
                pass
            two.send(Say("hello", "a"))
            assert one.until(Said).chat.text == "hello"
            assert two.until(Done).ref == "a"
        while one.until(Table).table.seats[1].here:
            pass
    with anna.live() as one:
        chats = greeted(one).chats
        assert [chat.text for chat in chats] == ["hello"]
    with anna.live(chat=chats[-1].id) as one:
        assert greeted(one).chats == []


def test_it_is_told_that_a_virtual_player_thinks(client: Client) -> None:
    seats = [SeatWish("me", "Anna"), SeatWish("random", "Bob")]
    (anna,) = client.create("karmaka", seats, {"first_player": "seat_0"}, start=True)
    with anna.live() as live:
        told: list[Sent] = [live.receive()]
        while not any(isinstance(message, Thinking) for message in told):
            position = next((m.position for m in reversed(told) if isinstance(m, News)), None)
            now = position or told[0].play.position if isinstance(told[0], Snapshot) else None
            if now is not None and now.decision is not None:
                live.choose(first(now), now.n)
            told.append(live.receive())
        assert isinstance(told[-1], Thinking) and told[-1].seat == 1


def test_a_token_may_come_as_a_subprotocol_or_a_header(client: Client) -> None:
    anna, _ = pair(client)
    address = f"{client.url.replace('http', 'ws')}/api/v1/tables/{anna.table}/live"
    protocols = ["tablee.v1", f"token.{anna.token}"]
    headers = {"authorization": f"Bearer {anna.token}"}
    cookies = {"cookie": f"tablee-{anna.table}={anna.token}"}
    ways: list[dict[str, Any]] = [
        {"subprotocols": protocols},
        {"additional_headers": headers},
        {"additional_headers": cookies},
    ]
    for given in ways:
        with connect(address, **given) as socket:
            socket.send('{"type":"hello"}')
            assert '"seat":0' in str(socket.recv())
            assert socket.subprotocol == ("tablee.v1" if "subprotocols" in given else None)


def test_a_wrong_token_or_table_is_told_and_closed(client: Client) -> None:
    anna, _ = pair(client)
    for seat, code in [
        (RemoteSeat(client, anna.table, 0, "wrong"), "no-token"),
        (RemoteSeat(client, "a" * 22, 0, None), "no-table"),
    ]:
        with seat.live() as live:
            bye = live.receive()
            assert isinstance(bye, Bye) and bye.reason.code == code and not bye.again
            with pytest.raises(ConnectionClosed):
                live.receive()


def test_a_page_of_others_opens_no_socket(client: Client) -> None:
    anna, _ = pair(client)
    address = f"{client.url.replace('http', 'ws')}/api/v1/tables/{anna.table}/live"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin("https://evil.example")):
        pass
    assert refused.value.response.status_code == 403
    with connect(address, origin=Origin(client.url)) as socket:
        socket.send('{"type":"hello"}')
        assert '"snapshot"' in str(socket.recv())


def test_a_spectator_and_the_wrong_seat_choose_nothing(client: Client) -> None:
    anna, bob = pair(client, first_player="seat_0")
    option = first(anna.position())
    for seat, code in [(bob, "wrong-seat"), (client.watch(anna.table), "no-token")]:
        with seat.live() as live:
            greeted(live)
            live.choose(option, 1, "x")
            refused = live.until(Refused)
            assert (refused.ref, refused.problem.code) == ("x", code)
            live.send(AskUndo(1, ref="y"))
            assert live.until(Refused).ref == "y"
    assert anna.position().n == 1


def test_a_replayed_choice_is_refused_with_the_position_now(client: Client) -> None:
    anna, bob = pair(client, first_player="seat_0")
    position = anna.position()
    with anna.live() as live:
        greeted(live)
        live.choose(first(position), 1)
        live.until(Done)
        live.choose(first(position), 1)
        problem = live.until(Refused).problem
    assert problem.code == "stale" and problem.n == 2 and problem.now == anna.position()
    assert bob.position().n == 2


def test_renewing_a_token_closes_the_sockets_of_the_old_one(client: Client) -> None:
    anna, _ = pair(client)
    with anna.live() as live:
        greeted(live)
        anna.renew()
        rest(live)


def test_who_says_too_much_is_refused_and_then_closed(tmp_path: Path) -> None:
    limits = Limits(messages=(0.001, 3.0), faults=5)
    with serving(tmp_path, limits=limits) as (client, _):
        anna, _ = pair(client)
        with anna.live() as live:
            greeted(live)
            for at in range(20):
                live.send(Ping(str(at)))
            said = rest(live)
        assert sum(isinstance(message, Done) for message in said) == 3
        assert {m.problem.code for m in said if isinstance(m, Refused)} == {"too-fast"}


def test_more_sockets_than_allowed_are_sent_away(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(sockets=1)) as (client, _):
        anna, bob = pair(client)
        with anna.live() as one:
            greeted(one)  # she is in before he knocks
            with bob.live() as two:
                bye = two.receive()
        assert isinstance(bye, Bye) and bye.again and bye.reason.code == "too-many-sockets"


def test_a_server_that_stops_asks_all_to_come_back(tmp_path: Path) -> None:
    with serving(tmp_path) as (client, application):
        anna, _ = pair(client)
        live = anna.live()
        greeted(live)
    bye = live.until(Bye)
    assert bye.again and bye.reason.code == "stopping"
    with pytest.raises(ConnectionClosed):
        live.receive()
    live.close()
    assert application.house.is_stopping
