"""People who play and talk in a storm: each notes what was confirmed, and goes to another server when one is lost."""

import contextlib
import json
import threading
import time
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tablee.client import Client, Live, LostConnection, RemoteSeat
from tablee.kernel import Rng
from tablee.server.wire.messages import Bye, Done, News, Refused, Snapshot
from tablee.server.wire.shapes import Position
from tablee.table import Journal
from tests.server.attacks.strength import SHARE

LOST: Final = (ConnectionClosed, InvalidHandshake, OSError)
PATIENCE: Final = 3000.0 if SHARE else 300.0  # seconds for a game: a storm may last long on a busy machine
PACE: Final = 0.03 if SHARE else 0.01  # seconds between two choices
AGAIN: Final = ("unavailable", "too-fast")
TALKS: Final = 8  # choices between two lines of chat, in the mean


class Person(threading.Thread):
    """Plays a seat at random, first on one server, then on the next."""

    def __init__(self, links: list[str], seat: RemoteSeat, rng: Rng) -> None:
        super().__init__(daemon=True)
        self.links, self.seat, self.rng = links, seat, rng
        self.chosen: dict[int, Any] = {}  # what was confirmed, as the game spells it, by the number of its line
        self.said: list[str] = []  # lines of chat that were confirmed
        self.told: list[int] = []  # the numbers of lines, as they were told
        self.end: Position | None = None
        self.error: BaseException | None = None
        self._asked: dict[str, Any] = {}

    def run(self) -> None:
        """Play to the end."""
        try:
            ends, at = time.monotonic() + PATIENCE, 0
            while self.end is None:
                assert time.monotonic() < ends, "the game goes on for ever"
                with contextlib.suppress(*LOST), self._live(self.links[at % len(self.links)]) as live:
                    self._play(live)
                at += 1
                time.sleep(0.05)
        except BaseException as error:
            self.error = error

    def _live(self, link: str) -> Live:
        return Live(link, self.seat.table, self.seat.token, self.told[-1] if self.told else 0, 0)

    def _play(self, live: Live) -> None:
        seen: Position | None = None
        while self.end is None:
            message = live.receive(PATIENCE)
            if isinstance(message, Snapshot):
                assert message.log is not None
                self.told += [entry.n for entry in message.log.entries]
                seen = message.play.position
                self._answer(live, seen)
            elif isinstance(message, News):
                self.told.append(message.entry.n)
                if message.position.n == message.entry.n:
                    seen = message.position
                    self._answer(live, seen)
            elif isinstance(message, Done):
                self._confirmed(message)
            elif isinstance(message, Refused):
                self._refused(live, message, seen)
            elif isinstance(message, Bye):
                return

    def _confirmed(self, done: Done) -> None:
        asked = self._asked.pop(done.ref)
        if done.ref.startswith("say"):
            self.said.append(asked)
        else:
            assert done.n is not None and done.n not in self.chosen, "a choice is confirmed once"
            self.chosen[done.n] = asked

    def _refused(self, live: Live, refused: Refused, seen: Position | None) -> None:
        assert refused.problem.code in ("stale", *AGAIN), refused.problem
        self._asked.pop(refused.ref)
        if refused.problem.code in AGAIN and refused.ref.startswith("choose"):
            time.sleep(0.3)
            self._answer(live, seen)

    def _answer(self, live: Live, position: Position | None) -> None:
        assert position is not None
        if position.result is not None:
            self.end = position
        if position.decision is None:
            return
        time.sleep(PACE)
        if self.rng.below(TALKS) == 0:
            text = f"{position.n} {self.seat.seat} {self.rng.below(1 << 31)}"
            self._asked[f"say {text}"] = text
            live.say(text, f"say {text}")
        options = position.decision.options
        chosen = options[self.rng.below(len(options))]
        ref = f"choose {position.n} {len(self._asked)}"
        self._asked[ref] = chosen.spelled
        live.choose(chosen.option, position.n, ref)


@dataclass
class Game:
    """A table in the storm, and who plays there."""

    people: list[Person]
    lost: list[str] = field(default_factory=list)

    @property
    def is_over(self) -> bool:
        """Whether nobody plays any more, for better or worse."""
        return not any(person.is_alive() for person in self.people) or self.error is not None

    @property
    def error(self) -> BaseException | None:
        """What went wrong."""
        return next((person.error for person in self.people if person.error is not None), None)

    @property
    def acts(self) -> int:
        """How much was confirmed."""
        return sum(len(person.chosen) + len(person.said) for person in self.people)

    def check(self, links: list[str]) -> None:
        """Look for all that was confirmed; what is not there, or there twice, is lost."""
        if self.error is not None:
            self.lost.append(f"the game stopped: {self.error!r}")
            return
        seat = self.people[0].seat
        journal, chats = _asked(links, seat)
        Journal.read(journal).replay()
        records = [json.loads(line) for line in journal.splitlines()]
        for person in self.people:
            self._look_for(person, records, chats)

    def _look_for(self, person: Person, records: list[dict[str, Any]], chats: list[str]) -> None:
        if person.told != list(range(1, len(records) + 1)):
            odd = [pair for pair in pairwise([0, *person.told]) if pair[1] != pair[0] + 1]
            self.lost.append(f"{len(records)} lines were told with gaps or twice: {odd}, the last {person.told[-1:]}")
        for n, spelled in person.chosen.items():
            found = records[n - 2] if records[n - 1]["t"] == "end" else records[n - 1]
            if (found["t"], found.get("seat"), found.get("choice")) != ("choice", person.seat.seat, spelled):
                self.lost.append(f"line {n}: {spelled} of seat {person.seat.seat}, not {found}")
        self.lost += [
            f"chat: {text} is there {chats.count(text)} times" for text in person.said if chats.count(text) != 1
        ]


def _asked(links: list[str], seat: RemoteSeat) -> tuple[str, list[str]]:
    """The journal and all that was said, from whichever server answers."""
    ends = time.monotonic() + PATIENCE
    while True:
        for link in links:
            with contextlib.suppress(LostConnection), Client(link) as client:
                there = RemoteSeat(client, seat.table, seat.seat, seat.token)
                return there.journal(), _chats(there)
        assert time.monotonic() < ends, "nobody answers"
        time.sleep(0.05)


def _chats(seat: RemoteSeat) -> list[str]:
    """All lines of chat: an answer holds the last of them after a number."""
    found = {chat.id: chat.text for chat in seat.chats(0)}
    last = max(found, default=0)
    assert len(found) == last, "more was said than an answer holds"
    return list(found.values())
