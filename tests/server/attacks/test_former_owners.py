"""Who owned a seat is shown nothing of it and chooses nothing for it, on any server, whatever channel is down."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tablee.client import Client, RemoteSeat
from tablee.client.live import Live
from tablee.server.wire.messages import Done, News, Ping, Refused, Sent, Snapshot
from tablee.server.wire.refusals import Refusal
from tests.server.attacks.witness import Witness
from tests.server.company import ANNA_AND_OPEN, BOTH_MINE, first, mover, serving

LATE = ("POST", "/choices", {"option": 0, "n": 9})
DEAD = "redis://127.0.0.1:9"  # nothing listens there


@contextmanager
def apart(folder: Path, sweep: float = 3600.0) -> Iterator[tuple[Client, Client]]:
    """Two servers of one database that never hear from each other, and hardly ever look around."""
    with serving(folder, redis=DEAD, sweep=sweep) as (one, _), serving(folder, redis=DEAD, sweep=sweep) as (two, _):
        yield one, two


def on(client: Client, seat: RemoteSeat) -> RemoteSeat:
    """The same seat on another server."""
    return RemoteSeat(client, seat.table, seat.seat, seat.token)


def rest(live: Live) -> tuple[list[Sent], int]:
    """All that comes until the server hangs up, and the code with which it does."""
    found: list[Sent] = []
    try:
        while True:
            found.append(live.receive())
    except ConnectionClosed as closed:
        return found, closed.rcvd.code if closed.rcvd else 0


def is_shown(messages: list[Sent]) -> bool:
    """Whether a game is shown in any of these."""
    games = [each for each in messages if isinstance(each, News) or (isinstance(each, Snapshot) and each.play.position)]
    nows = [each for each in messages if isinstance(each, Refused) and each.problem.now]
    return bool(games or nows)


Change = Callable[[Client, Client, RemoteSeat], object]
BEGINNINGS: dict[str, Change] = {
    "dealt there, looked at here": lambda one, two, bob: (bob.start(), two.watch(bob.table).position()),
    "dealt here": lambda one, two, bob: on(two, bob).start(),
    "dealt there, joined here": lambda one, two, bob: (bob.start(), on(two, bob).look()),
    "dealt there, chosen here": lambda one, two, bob: (bob.start(), Witness(on(two, bob)).ask(*LATE)),
}


@pytest.mark.parametrize("way", BEGINNINGS)
def test_a_former_owner_is_not_shown_the_game_that_begins(tmp_path: Path, way: str) -> None:
    with apart(tmp_path) as (one, two):
        (anna,) = one.create("karmaka", ANNA_AND_OPEN)
        former = one.join(anna.table, "Eve")
        with on(two, former).live() as live:
            live.until(Snapshot)
            former.leave()
            bob = one.join(anna.table, "Bob")
            BEGINNINGS[way](one, two, bob)
            told, code = rest(live)
        assert code == 4401 and not is_shown(told)
        with on(two, former).live() as live:
            told, _ = rest(live)
        assert not is_shown(told), "not by a new greeting either"


def test_a_former_owner_who_asks_is_told_nothing_and_sent_away(tmp_path: Path) -> None:
    says: list[Callable[[Live, int], None]] = [
        lambda live, n: live.choose(0, n),
        lambda live, n: live.choose(0, n + 5),
        lambda live, n: live.say("hello"),
        lambda live, n: live.undo(n),
        lambda live, n: live.agree(0, n),
    ]
    with apart(tmp_path) as (one, two):
        for say in says:
            (anna,) = one.create("karmaka", ANNA_AND_OPEN)
            former = one.join(anna.table, "Eve")
            with on(two, former).live() as live:
                live.until(Snapshot)
                former.leave()
                bob = one.join(anna.table, "Bob")
                bob.start()
                with suppress(ConnectionClosed):  # whoever came at the same moment has had it closed already
                    say(live, 1)
                told, code = rest(live)
            assert code == 4401 and not is_shown(told) and one.watch(anna.table).position().n == 1
            assert anna.chats() == []


def test_an_open_socket_of_a_renewed_token_hears_no_news(tmp_path: Path) -> None:
    with apart(tmp_path) as (one, two):
        anna, bob = one.create("karmaka", BOTH_MINE, start=True)
        with on(two, bob).live() as live:
            live.until(Snapshot)
            bob.renew()
            seat, position = mover(anna, bob)
            seat.choose(first(position), position.n)
            two.watch(anna.table).position()
            told, code = rest(live)
        assert code == 4401 and not is_shown(told)


def test_news_made_on_the_very_server_of_the_old_token_are_not_told_to_it(tmp_path: Path) -> None:
    with apart(tmp_path) as (one, two):
        anna, bob = one.create("karmaka", BOTH_MINE, {"first_player": "seat_0"}, start=True)
        with on(two, bob).live() as old, on(two, anna).live() as live:
            old.until(Snapshot)
            position = live.until(Snapshot).play.position
            bob.renew()
            assert position is not None
            live.choose(first(position), position.n)
            assert live.until(News).entry.n == 2
            told, code = rest(old)
        assert code == 4401 and not is_shown(told)


def test_a_look_around_finds_the_sockets_of_old_tokens(tmp_path: Path) -> None:
    with apart(tmp_path, sweep=0.05) as (one, two):
        anna, bob = one.create("karmaka", BOTH_MINE, start=True)
        with on(two, bob).live() as old, on(two, anna).live() as live:
            old.until(Snapshot)
            live.until(Snapshot)
            bob.renew()
            told, code = rest(old)
            live.send(Ping("there"))
            assert live.until(Done).ref == "there"
        assert code == 4401 and not is_shown(told)


def test_the_socket_of_a_renewed_token_chooses_nothing(tmp_path: Path) -> None:
    with apart(tmp_path) as (one, two):
        seat, position = mover(*one.create("karmaka", BOTH_MINE, start=True))
        with on(two, seat).live() as live:
            live.until(Snapshot)
            seat.renew()
            with suppress(ConnectionClosed):
                live.choose(first(position), position.n, "mine")
            told, code = rest(live)
        assert code == 4401 and not is_shown(told) and seat.position().n == position.n


def test_other_people_are_not_disturbed_by_a_renewal(tmp_path: Path) -> None:
    with apart(tmp_path) as (one, two):
        anna, bob = one.create("karmaka", BOTH_MINE, {"first_player": "seat_0"}, start=True)
        with on(two, anna).live() as live, two.watch(anna.table).live() as watching:
            position = live.until(Snapshot).play.position
            watching.until(Snapshot)
            for _ in range(3):
                bob.renew()
            assert position is not None
            live.choose(first(position), position.n)
            assert live.until(News).position.seat == 0 and watching.until(News).position.seat is None
            assert live.until(Done).n == 2


def test_one_does_not_stand_up_for_who_sits_there_now(tmp_path: Path) -> None:
    with apart(tmp_path) as (one, two):
        (anna,) = one.create("karmaka", ANNA_AND_OPEN)
        former = one.join(anna.table, "Eve")
        former.leave()
        bob = two.join(anna.table, "Bob")
        for server in (one, two):
            with pytest.raises(Refusal) as refused:
                on(server, former).leave()
            assert refused.value.status == 401
        assert bob.look().table.seats[1].name == "Bob"
