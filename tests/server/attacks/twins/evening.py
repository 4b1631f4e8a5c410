"""An evening at a table of two servers: two people and somebody who looks on, and all that one can do there.

They speak to the outside alone, and one after the other: before each choice everybody has heard of the one before.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Self

from tablee.client import Client, RemoteSeat
from tablee.kernel import SPECTATOR, Rng
from tablee.server.wire.messages import Done, News, Refused, Said, Sent, Snapshot
from tablee.server.wire.refusals import Refusal
from tablee.server.wire.shapes import Position, SeatWish
from tests.server.attacks.twins.recording import Notebook, NotingClient, NotingLive
from tests.server.company import hurry_up

PATIENCE: Final = 30.0
NAMES: Final = ("Anna", "Bob")
CHAT: Final = ("Bonjour", "à toi", "well played")


@dataclass
class Guest:
    """Somebody at the table: a seat with its token, or one who looks on; with a socket, on one server or the other."""

    table: str
    seat: int
    token: str | None
    live: NotingLive | None = None
    latest: Position | None = None
    chats: int = 0

    def on(self, client: NotingClient) -> RemoteSeat:
        """The seat, as seen from a server."""
        return RemoteSeat(client, self.table, None if self.seat == SPECTATOR else self.seat, self.token)


@dataclass
class Evening:
    """A table and who is there."""

    servers: tuple[NotingClient, NotingClient]
    notebook: Notebook
    rng: Rng
    application: Any  # the inside of the first server, for who knows it
    guests: list[Guest] = field(default_factory=list)
    deeds: dict[str, int] = field(default_factory=dict)  # how often each thing was done
    refs: int = 0
    chooser: int = 0  # who chose last
    tables: list[str] = field(default_factory=list)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for guest in self.guests:
            if guest.live is not None:
                guest.live.close()

    @property
    def table(self) -> str:
        """Where everybody is."""
        return self.guests[0].table

    @property
    def mover(self) -> Guest:
        """Who is on move."""
        return self.guests[self.position().to_move]

    def position(self) -> Position:
        """The game as the last one who looks on knows it."""
        found = self.guests[-1].latest
        assert found is not None
        return found

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.position().result is not None

    def sit_down(self, game: str, options: dict[str, str]) -> None:
        """One makes the table on one server, the other sits down on the other, a third looks on."""
        here, there = self.servers
        (anna,) = here.create(game, [SeatWish("me", NAMES[0]), SeatWish("open")], options, public=True, hints=True)
        bob = there.join(anna.table, NAMES[1])
        assert anna.token and bob.token
        self.notebook.seats = {anna.token: 0, bob.token: 1}
        self.guests = [Guest(anna.table, 0, anna.token), Guest(anna.table, 1, bob.token)]
        self.guests.append(Guest(anna.table, SPECTATOR, None))
        self.tables = [anna.table]
        self.arrive()
        anna.start()
        self.hear(1)
        with Client(here.url) as plain:  # nobody waits here: what is held back has tests of its own
            hurry_up(*(plain.seat(anna.table, guest.token) for guest in self.guests if guest.token), game=game)

    def arrive(self) -> None:
        """Open everybody's socket."""
        for at, guest in enumerate(self.guests):
            self.connect(guest, self.servers[at % 2], None)

    def connect(self, guest: Guest, client: NotingClient, after: int | None) -> None:
        """Open a guest's socket, and hear what it says first."""
        guest.live = NotingLive(client, guest.table, guest.token, after, guest.chats)
        self.take(guest, guest.live.receive(PATIENCE))

    def leave(self, guest: Guest) -> None:
        """Hang up."""
        assert guest.live is not None
        guest.live.close()
        guest.live = None

    def take(self, guest: Guest, message: Sent) -> Sent:
        """Remember the newest position and chat."""
        if isinstance(message, Snapshot):
            guest.latest = message.play.position or guest.latest
            guest.chats = max([guest.chats, *(chat.id for chat in message.chats)])
        elif isinstance(message, News):
            guest.latest = message.position
        elif isinstance(message, Said):
            guest.chats = message.chat.id
        return message

    def hear(self, n: int) -> None:
        """Wait until everybody who is there has heard of a line."""
        for guest in self.guests:
            while guest.live is not None and (guest.latest is None or guest.latest.n < n):
                self.take(guest, guest.live.receive(PATIENCE))
        self.notebook.n = max(guest.latest.n for guest in self.guests if guest.latest is not None)

    def until(self, guest: Guest, is_it: Callable[[Sent], bool]) -> Sent:
        """The next message of a kind that a guest hears."""
        assert guest.live is not None
        while not is_it(message := self.take(guest, guest.live.receive(PATIENCE))):
            pass
        return message

    def below(self, most: int) -> int:
        """Any number below another."""
        return int(self.rng.below(most))

    def either(self) -> NotingClient:
        """One of the servers."""
        return self.servers[self.below(2)]

    def anybody(self) -> Guest:
        """One of the guests."""
        return self.guests[self.below(len(self.guests))]

    def did(self, what: str) -> None:
        """Count what was done."""
        self.deeds[what] = self.deeds.get(what, 0) + 1

    # The game.

    def choose(self) -> None:
        """Whoever is on move takes any option, by the socket or without it."""
        guest = self.mover
        position = guest.latest
        assert position is not None and position.decision is not None
        self.chooser, options = guest.seat, position.decision.options
        option = options[self.below(len(options))].option
        if guest.live is not None and self.below(2):
            self.hear(self.answered(guest, lambda live, ref: live.choose(option, position.n, ref)))
        else:
            self.hear(guest.on(self.either()).choose(option, position.n).n)
        self.did("choice")

    def answered(self, guest: Guest, ask: Callable[[NotingLive, str], object]) -> int:
        """Ask something on the socket; the line at which it was done, or 0 where it was refused."""
        self.refs += 1
        ref = str(self.refs)
        assert guest.live is not None
        ask(guest.live, ref)
        told = self.until(guest, lambda message: isinstance(message, Done | Refused) and message.ref == ref)
        return (told.n or 0) if isinstance(told, Done) else 0

    def refused(self, ask: Callable[[], object]) -> str:
        """Ask something that may be refused; how."""
        try:
            ask()
        except Refusal as refusal:
            return refusal.problem.code
        return ""

    def wait_for(self, ask: Callable[[], str]) -> None:
        """Ask again until it is not refused."""
        ends = time.monotonic() + PATIENCE
        while code := ask():
            assert time.monotonic() < ends, code
            time.sleep(0.02)
