"""Kills: servers die in the middle of games, which go on elsewhere; no confirmed choice is lost, none is doubled.

TABLEE_KILLS says how often a server is killed in each test; without it 2 times, and each test on one engine alone.
"""

import contextlib
import os
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tablee.client import Client, RemoteSeat
from tablee.client.live import Live
from tablee.kernel import Rng, seeded
from tablee.server.play.room import Room
from tablee.server.play.scene import position as seen
from tablee.server.wire.messages import Bye, Done, News, Refused, Snapshot, Thinking
from tablee.server.wire.shapes import ENCODER, Position, SeatWish
from tests.server.company import BOTH_MINE, as_seat
from tests.server.engines import Postgres, free_port, started_redis
from tests.server.processes import Process

KILLS = int(os.environ.get("TABLEE_KILLS", "2"))
BOTH = ["sqlite", "postgresql-redis"] if "TABLEE_KILLS" in os.environ else []
PACE = 0.006 * KILLS  # seconds between two choices, so that a game lives through the kills
PATIENCE = 240.0 + 20.0 * KILLS
LOST = (ConnectionClosed, InvalidHandshake, OSError)


@dataclass
class Houses:
    """Two servers on fixed ports. One may die; it is started again where it was."""

    database: str
    given: tuple[str, ...] = ()
    ports: tuple[int, int] = field(default_factory=lambda: (free_port(), free_port()))
    running: list[Process] = field(default_factory=list)

    def start(self) -> None:
        self.running = [Process(*self.given, database=self.database, port=port) for port in self.ports]
        for server in self.running:
            server.ready()

    def kill(self, at: int) -> None:
        self.running[at].kill()
        self.running[at].close()

    def revive(self, at: int) -> None:
        self.running[at] = Process(*self.given, database=self.database, port=self.ports[at]).ready()

    def links(self) -> list[str]:
        return [f"http://127.0.0.1:{port}" for port in self.ports]

    def close(self) -> None:
        for server in self.running:
            server.close()


@pytest.fixture
def houses(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Houses]:
    """Two servers on one database."""
    with contextlib.ExitStack() as ends:
        if request.param == "sqlite":
            found = Houses(str(tmp_path / "server.sqlite"))
        else:
            postgres: Postgres = request.getfixturevalue("postgres")
            redis = started_redis()
            ends.callback(redis.close)
            found = Houses(ends.enter_context(postgres.database()), ("--redis", redis.url))
        ends.callback(found.close)
        found.start()
        yield found


class Person(threading.Thread):
    """Plays a seat at random, first on one server; when that is lost, on the next. Notes all that was confirmed."""

    def __init__(self, links: list[str], seat: RemoteSeat, rng: Rng) -> None:
        super().__init__(daemon=True)
        self.links = links
        self.seat = seat
        self.rng = rng
        self.confirmed: dict[int, int] = {}  # the option, by the number of its line
        self.told: list[int] = []  # the numbers of lines, as they were told
        self.asked: Position | None = None
        self.end: Position | None = None
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            ends, at = time.monotonic() + PATIENCE, 0
            while self.end is None and time.monotonic() < ends:
                with contextlib.suppress(*LOST), self._live(self.links[at % len(self.links)]) as live:
                    self._play(live)
                at += 1
                time.sleep(0.05)
        except BaseException as error:
            self.error = error

    def _live(self, link: str) -> Live:
        return Live(link, self.seat.table, self.seat.token, self.told[-1] if self.told else 0, 0)

    def _play(self, live: Live) -> None:
        while self.end is None:
            message = live.receive(PATIENCE)
            if isinstance(message, Snapshot):
                assert message.log is not None
                self.told += [entry.n for entry in message.log.entries]
                self._answer(live, message.play.position)
            elif isinstance(message, News):
                self.told.append(message.entry.n)
                if message.position.n == message.entry.n:
                    self._answer(live, message.position)
            elif isinstance(message, Done):
                assert message.n is not None and message.n not in self.confirmed
                self.confirmed[message.n] = int(message.ref)
            elif isinstance(message, Refused):
                assert message.problem.code in ("stale", "unavailable", "too-fast"), message.problem
                if message.problem.code == "too-fast":
                    time.sleep(0.5)
                    self._answer(live, self.asked)
            elif isinstance(message, Bye):
                return

    def _answer(self, live: Live, position: Position | None) -> None:
        assert position is not None
        self.asked = position
        if position.result is not None:
            self.end = position
        if position.decision is None:
            return
        time.sleep(PACE)
        options = position.decision.options
        option = options[self.rng.below(len(options))].option
        live.choose(option, position.n, str(option))


def check(houses: Houses, people: list[Person]) -> Room:
    """All that was confirmed is in the journal, where it was confirmed; it replays to what everybody saw at the end."""
    for person in people:
        assert person.error is None, person.error
        assert person.end is not None, "the game went to its end"
        assert person.told == list(range(1, person.end.n + 1)), "each line was told once, in order"
    with Client(houses.links()[0]) as client:
        journal = RemoteSeat(client, people[0].seat.table, people[0].seat.seat, people[0].seat.token).journal()
    room = Room(journal.splitlines())
    for person in people:
        assert ENCODER.encode(person.end) == ENCODER.encode(seen(room, as_seat(person.seat.seat or 0)))
        for n, option in person.confirmed.items():
            happened = room.happenings[n - 1]
            if happened.what == "end":  # which the last choice brings with it
                happened = room.happenings[n - 2]
            assert (happened.what, happened.seat) == ("choice", person.seat.seat)
            assert room.history.moments[happened.ply].option == option
    numbers = [happened.n for happened in room.happenings]
    assert numbers == list(range(1, room.n + 1))
    return room


def play(houses: Houses, people: list[Person], pause: float = 0.7) -> int:
    """Kill one server after the other while people play; how many kills were in mid-game."""
    for person in people:
        person.start()
    struck = 0
    for at in range(KILLS):
        time.sleep(pause)
        if any(person.end is not None for person in people):
            break
        houses.kill(at % 2)
        struck += 1
        time.sleep(0.2)
        houses.revive(at % 2)
    ends = time.monotonic() + PATIENCE
    while any(person.is_alive() for person in people) and time.monotonic() < ends:
        if any(person.error is not None for person in people):
            break  # the others wait for a choice that will not come
        time.sleep(0.05)
    return struck


@pytest.mark.parametrize("houses", BOTH or ["postgresql-redis"], indirect=True)
def test_games_go_on_when_servers_are_killed(houses: Houses) -> None:
    one, two = houses.links()
    with Client(one) as client:
        tables = [client.create("karmaka", BOTH_MINE, start=True) for _ in range(3)]
    people = [
        Person([one, two] if seat.seat == 0 else [two, one], seat, seeded(10 * at + (seat.seat or 0)))
        for at, seats in enumerate(tables)
        for seat in seats
    ]
    assert play(houses, people) >= 1
    for at in range(0, len(people), 2):
        room = check(houses, people[at : at + 2])
        confirmed = len(people[at].confirmed) + len(people[at + 1].confirmed)
        assert room.ply - 2 * KILLS <= confirmed <= room.ply, "a kill may swallow an answer, not the choice"


@pytest.mark.parametrize("houses", BOTH or ["sqlite"], indirect=True)
def test_another_server_thinks_on_when_one_is_killed_in_the_middle_of_a_thought(houses: Houses) -> None:
    one, two = houses.links()
    seats = [SeatWish("me", "Anna"), SeatWish("master", "Bob")]
    with Client(one) as client, Client(two) as other:
        (anna,) = client.create("karmaka", seats, {"first_player": "seat_1"})
        with anna.live() as live:
            live.until(Snapshot)
            anna.start()
            live.until(Thinking)
            houses.kill(0)
        began = time.monotonic()
        again = RemoteSeat(other, anna.table, anna.seat, anna.token)
        with again.live() as live:
            shot = live.until(Snapshot)
            assert shot.play.position is not None
            n = shot.play.position.n
            news = live.until(News, 40.0)
            assert news.entry.n == n + 1 and news.entry.seat == 1
        assert time.monotonic() - began < 30.0
