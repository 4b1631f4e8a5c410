"""Many servers: two processes on one database, the players of a table on different ones; they notice no difference."""

import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeVar

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tablee.client import Client, RemoteSeat
from tablee.client.live import Live
from tablee.kernel import seeded
from tablee.server.peers.neighbours import Neighbours
from tablee.server.wire.messages import Bye, News, Said, Snapshot, Table, Thinking
from tablee.server.wire.refusals import Refusal
from tablee.server.wire.shapes import Position, SeatWish
from tests.server.company import ANNA_AND_OPEN, BOTH_MINE, first, hurry, is_ready, run, serving
from tests.server.engines import Postgres, started_redis, wait_for
from tests.server.processes import Process, processes

T = TypeVar("T")
SOON = 1.0  # seconds in which the other server has told it, most of the time
LATE = 60.0  # and always, on a machine with other things to do
BEFORE_LIFE = 9.0  # before the next sign of life, which would mend everything


class Two(NamedTuple):
    """Two servers of one database, a client of each, and how the channel between them is cut and mended."""

    one: Client
    two: Client
    servers: tuple[Process, Process]
    cut: Callable[[], object]
    mend: Callable[[], object]
    database: str


@pytest.fixture(scope="module", params=["sqlite", "postgresql", "postgresql-redis"])
def two(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    """Two servers; they hear from each other in each of the ways that there are."""
    if request.param == "sqlite":
        file = tmp_path_factory.mktemp("many") / "server.sqlite"
        yield from joined(str(file), lambda: shutil.rmtree(Neighbours(str(file)).folder), lambda: None)
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    with postgres.database() as database:
        if request.param == "postgresql":
            cut = f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{Path(database).name}'"
            yield from joined(database, lambda: postgres.tell(cut), lambda: None)
            return
        redis = started_redis()
        yield from joined(database, redis.kill, redis.start, "--redis", redis.url)
        redis.close()


def joined(database: str, cut: Callable[[], object], mend: Callable[[], object], *given: str) -> Iterator[Two]:
    with (
        processes("--thinkers", "0", *given, database=database, count=2) as (one, two),
        Client(one.link) as here,
        Client(two.link) as there,
    ):
        yield Two(here, there, (one, two), cut, mend, database)


def elsewhere(seat: RemoteSeat, client: Client) -> RemoteSeat:
    """The same seat, on another server."""
    return RemoteSeat(client, seat.table, seat.seat, seat.token)


def apart(two: Two, game: str = "karmaka", **options: str) -> tuple[RemoteSeat, RemoteSeat]:
    """Two people at a table whose game has begun, each on a server of their own."""
    anna, bob = two.one.create(game, BOTH_MINE, options, start=True)
    return anna, elsewhere(bob, two.two)


def heard(live: Live, kind: type[T], fits: Callable[[T], bool] = lambda _: True) -> tuple[T, float]:
    """The next message of a kind that fits, and how long it took to come."""
    began = time.monotonic()
    while True:
        message = live.until(kind, LATE - (time.monotonic() - began))
        if fits(message):
            return message, time.monotonic() - began


def after(n: int) -> Callable[[News], bool]:
    return lambda news: news.entry.n == n


def test_a_choice_is_told_to_the_other_server_at_once(two: Two) -> None:
    anna, bob = apart(two)
    seconds = []
    with anna.live() as here, bob.live() as there:
        position = here.until(Snapshot).play.position
        there.until(Snapshot)
        for _ in range(20):
            assert position is not None
            mover = anna if position.to_move == 0 else bob
            option = first(mover.position())
            n = mover.choose(option, position.n).n
            mine, other = (here, there) if mover is anna else (there, here)
            seconds.append(heard(other, News, after(n))[1])
            position = heard(mine, News, after(n))[0].position
    assert sorted(seconds)[len(seconds) // 2] < SOON


def test_that_all_play_quick_is_known_on_the_other_server_at_once(two: Two) -> None:
    anna, bob = apart(two, "karman_swap")
    with anna.live() as here, bob.live() as there:
        here.until(Snapshot)
        there.until(Snapshot)
        assert anna.quick().state == "asked"
        heard(there, Table, lambda told: told.quick is not None and told.quick.agreed_by == [0])
        assert bob.quick().state == "done"
        heard(here, Table, lambda told: told.quick is not None and told.quick.agreed)
        assert anna.unhurried().state == "refused"
        heard(there, Table, lambda told: told.quick is not None and told.quick.declined_by == [0])


def test_what_is_told_has_neither_gaps_nor_doubles(two: Two) -> None:
    anna, bob = apart(two)
    seats = {0: anna, 1: bob}
    with bob.live() as there:
        there.until(Snapshot)
        position: Position = anna.position()
        for _ in range(30):
            mover = seats[position.to_move]
            mover.choose(first(mover.position()), position.n)
            position = anna.position()
        told = [heard(there, News)[0].entry.n for _ in range(30)]
    assert told == list(range(2, 32))


def test_chat_is_told_once_and_in_order_on_both_servers(two: Two) -> None:
    anna, bob = apart(two)
    with anna.live() as here, bob.live() as there:
        here.until(Snapshot)
        there.until(Snapshot)
        for at in range(6):
            (anna if at % 2 else bob).say(f"line {at}")
        for live in (here, there):
            said = [heard(live, Said)[0].chat for _ in range(6)]
            assert [each.text for each in said] == [f"line {at}" for at in range(6)]
            assert [each.id for each in said] == list(range(1, 7))
    with bob.live(chat=4) as again:
        assert [chat.id for chat in again.until(Snapshot).chats] == [5, 6]


def test_who_comes_and_goes_is_told_to_the_other_server(two: Two) -> None:
    anna, bob = apart(two)
    with anna.live() as here:
        here.until(Snapshot)
        with bob.live() as there:
            there.until(Snapshot)
            assert heard(here, Table, lambda table: table.table.seats[1].here)[1] < LATE
        assert heard(here, Table, lambda table: not table.table.seats[1].here)[1] < LATE


def test_who_leaves_one_server_for_the_other_is_still_here(two: Two) -> None:
    anna, bob = apart(two)
    with anna.live() as here:
        here.until(Snapshot)
        with elsewhere(bob, two.one).live() as old:
            old.until(Snapshot)
            with bob.live() as new:
                new.until(Snapshot)
                old.close()
                for _ in range(2):  # the server that he left may tell that he has gone, until the other contradicts
                    wait_for(lambda: anna.look().table.seats[1].here, "his other server's word", BEFORE_LIFE)
                    time.sleep(0.3)


def test_an_undo_is_asked_for_on_one_server_and_agreed_to_on_the_other(two: Two) -> None:
    anna, bob = apart(two, "karmaka", first_player="seat_0")
    rng = seeded(5)
    with bob.live() as there, anna.live() as here:
        here.until(Snapshot)
        there.until(Snapshot)
        n, asked = 1, None
        while asked is None:  # until a choice needs the other's agreement
            position = anna.position()
            if position.decision is None:
                other = bob.position()
                assert other.decision is not None
                n = bob.choose(other.decision.options[0].option, other.n).n
                continue
            options = position.decision.options
            n = anna.choose(options[rng.below(len(options))].option, position.n).n
            if anna.undo(n).state == "asked":
                asked = heard(there, Table, lambda table: table.undo == [0])[0]
        assert bob.agree(0, n).state == "done"
        news = heard(here, News, after(n + 1))[0]
        assert news.entry.what == "undo" and news.position.n == n + 1


def test_who_sits_down_and_who_deals_is_told_to_those_who_wait_elsewhere(two: Two) -> None:
    (anna,) = two.one.create("karmaka", ANNA_AND_OPEN)
    with anna.live() as here, two.two.watch(anna.table).live() as watching:
        assert here.until(Snapshot).play.position is None
        watching.until(Snapshot)
        bob = two.two.join(anna.table, "Bob")
        told, _ = heard(here, Table, lambda table: table.table.seats[1].state == "person")
        assert told.table.seats[1].name == "Bob"
        bob.start()
        for live in (here, watching):
            shown, _ = heard(live, Snapshot)
            assert shown.play.position is not None and shown.play.position.n == 1
        mover = anna if anna.position().decision else bob
        mover.choose(first(mover.position()), 1)
        for live in (here, watching):
            assert heard(live, News)[0].entry.n == 2


def test_a_renewed_token_closes_the_sockets_of_the_old_one_everywhere(two: Two) -> None:
    _, bob = apart(two)
    with bob.live() as there:
        there.until(Snapshot)
        elsewhere(bob, two.one).renew()
        with pytest.raises(ConnectionClosed, match="4401"):
            heard(there, Said)


def test_who_thinks_is_told_to_those_who_listen_elsewhere(two: Two) -> None:
    seats = [SeatWish("me", "Anna"), SeatWish("sensible", "Bob")]
    (anna,) = two.one.create("karmaka", seats, {"first_player": "seat_0"}, start=True)
    with elsewhere(anna, two.two).live() as there:
        there.until(Snapshot)
        thought = None
        while thought is None:
            position = anna.position()
            if position.decision is not None:
                anna.choose(first(position), position.n)
            elif position.to_move == 1:
                thought = heard(there, Thinking)[0]
        assert thought.seat == 1


def test_a_rematch_is_told_to_those_who_listen_elsewhere(two: Two, tmp_path: Path) -> None:
    anna, bob = apart(two)
    seats = {0: anna, 1: bob}
    run(lambda house: hurry(house, anna.table), tmp_path, database=two.database)
    with bob.live() as there:
        there.until(Snapshot)
        position = anna.position()
        while position.result is None:
            mover = seats[position.to_move]
            mover.choose(first(mover.position()), position.n)
            position = anna.position()
        assert anna.rematch() is None
        offered, _ = heard(there, Table, lambda table: table.again == [0])
        assert offered.table.following is None
        again = bob.rematch()
        assert again is not None
        told, _ = heard(there, Table, lambda table: table.table.following is not None)
        assert told.table.following == again.table
    assert elsewhere(again, two.two).position().n == 1


def test_play_goes_on_while_the_channel_is_cut_and_after(two: Two) -> None:
    anna, bob = apart(two)
    seats = {0: anna, 1: bob}
    with bob.live() as there:
        there.until(Snapshot)
        for change in (lambda: None, two.cut, two.mend):
            change()
            for _ in range(4):
                position = anna.position()
                mover = seats[position.to_move]
                n = mover.choose(first(mover.position()), position.n).n
                assert heard(there, News, after(n))[0].position.n == n
            anna.say("still there")
            heard(there, Said)


@pytest.mark.each("two")
def test_the_servers_have_nothing_to_complain_about(two: Two) -> None:
    for server in two.servers:
        assert '"level": "error"' not in server.said() and "Traceback" not in server.said()


def test_a_server_whose_database_is_gone_says_so_and_goes_on_when_it_is_back(
    tmp_path: Path, postgres: Postgres
) -> None:
    with postgres.database() as database, serving(tmp_path, database=database) as (client, application):
        anna, bob = client.create("karmaka", BOTH_MINE, start=True)
        name = Path(database).name
        postgres.tell(f"alter database {name} with allow_connections false")
        postgres.tell(f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'")
        for ask in (anna.look, anna.position, lambda: client.tables("open"), lambda: anna.choose(0, 1)):
            with pytest.raises(Refusal) as refused:
                ask()
            assert (refused.value.status, refused.value.problem.code) == (503, "unavailable")
        with anna.live() as live:
            bye = live.until(Bye)
            assert bye.again and bye.reason.code == "unavailable"
        assert not is_ready(application)
        assert httpx.get(f"{client.url}/health").status_code == 200
        postgres.tell(f"alter database {name} with allow_connections true")
        mover = anna if anna.position().decision else bob
        assert mover.choose(first(mover.position()), 1).n == 2
        wait_for(lambda: is_ready(application), "that it says so")
