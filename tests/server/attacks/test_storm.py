"""A storm: servers die all the time while people play and talk and strangers shout; nothing confirmed is lost.

In its short form it rages on SQLite alone, over one table.
"""

import contextlib
import os
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tablee.client import Client, LostConnection
from tablee.kernel import seeded
from tablee.server.wire.refusals import Refusal
from tests.server.attacks.storm.nursery import Nursery
from tests.server.attacks.storm.people import Game, Person
from tests.server.attacks.storm.pests import Pest
from tests.server.attacks.strength import SHARE, sum_up, tell, times
from tests.server.company import BOTH_MINE
from tests.server.engines import Postgres, started_redis

pytestmark = pytest.mark.skipif(os.name != "posix", reason="servers are forked")
KILLS: Final = times(3, 500)  # on each engine
MESSAGES: Final = times(20, 5_000)
TABLES: Final = 3 if SHARE else 1
ENGINES: Final = ["sqlite", "postgresql-redis"] if SHARE else ["sqlite"]
LONGEST_CALM: Final = 0.4  # seconds between two kills
BOTH_AT_ONCE: Final = 0.1  # how often both servers die at one moment


@pytest.fixture(params=ENGINES)
def nursery(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Nursery]:
    """Two servers on one database."""
    with contextlib.ExitStack() as ends:
        if request.param == "sqlite":
            found = Nursery(str(tmp_path / "server.sqlite"), tmp_path)
        else:
            postgres: Postgres = request.getfixturevalue("postgres")
            redis = started_redis()
            ends.callback(redis.close)
            found = Nursery(ends.enter_context(postgres.database()), tmp_path, ("--redis", redis.url))
        ends.callback(found.close)
        found.start()
        yield found


class Storm:
    """Games that are played while their servers die."""

    def __init__(self, nursery: Nursery, seed: int) -> None:
        self.nursery = nursery
        self.dice = random.Random(seed)
        self.tables: list[str] = []
        self.games: list[Game] = []
        self.kills = self.acts = self.played = 0
        self.lost: list[str] = []

    def begin(self) -> None:
        """Have as many games as there should be, as far as one address may make tables."""
        while len(self.games) < TABLES:
            try:
                with Client(self.nursery.link(0)) as client:
                    self.games.append(self._begun(client))
            except LostConnection:
                continue
            except Refusal as refusal:
                if refusal.problem.code not in ("too-many-tables", "too-fast"):
                    raise
                if self.games:
                    return
                time.sleep(1.0)
                continue
            for person in self.games[-1].people:
                person.start()

    def _begun(self, client: Client) -> Game:
        links = self.nursery.links()
        seats = client.create("karmaka", BOTH_MINE, start=True)
        self.tables.append(seats[0].table)
        ways = [links, links[::-1]]
        return Game(
            [Person(way, seat, seeded(self.dice.getrandbits(32))) for way, seat in zip(ways, seats, strict=True)]
        )

    def strike(self) -> None:
        """Kill one server, or both, and start them again."""
        time.sleep(self.dice.random() * LONGEST_CALM)
        both = self.dice.random() < BOTH_AT_ONCE
        for at in [0, 1] if both else [self.kills % 2]:
            self.nursery.kill(at)
            self.kills += 1
        time.sleep(self.dice.random() * 0.1)
        for at in [0, 1] if both else [(self.kills - 1) % 2]:
            self.nursery.revive(at)
            self.nursery.ready(at)

    def harvest(self) -> None:
        """Look at the games that are over."""
        for game in [game for game in self.games if game.is_over]:
            self.games.remove(game)
            game.check(self.nursery.links())
            self.lost += game.lost
            self.acts += game.acts
            self.played += 1

    def calm_down(self) -> None:
        """Let the last games end."""
        while self.games:
            time.sleep(0.05)
            self.harvest()

    def __str__(self) -> str:
        return f"{self.kills:,} kills, {self.played} games, {self.acts:,} acts confirmed, {len(self.lost)} lost"


def test_nothing_confirmed_is_lost_when_servers_die_and_strangers_shout(nursery: Nursery) -> None:
    storm = Storm(nursery, KILLS)
    storm.begin()
    pests = [Pest(nursery.links(), storm.tables, seed) for seed in (1, 2)]
    for pest in pests:
        pest.start()
    while (storm.kills < KILLS or sum(pest.said for pest in pests) < MESSAGES) and not storm.lost:
        storm.strike()
        storm.harvest()
        storm.begin()
        if storm.kills % 10 == 0:
            tell(f"{storm}, {sum(pest.said for pest in pests):,} hostile messages")
    for pest in pests:
        pest.stop()
        pest.join()
    storm.calm_down()
    engine = "SQLite" if nursery.database.endswith(".sqlite") else "PostgreSQL"
    sum_up(f"storm on {engine}: {storm}; {sum(pest.said for pest in pests):,} hostile messages")
    assert not storm.lost, "\n".join(storm.lost)
    assert [fault for pest in pests for fault in pest.faults] == []
    assert storm.kills >= KILLS and storm.acts > 50
