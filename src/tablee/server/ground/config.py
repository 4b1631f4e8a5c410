"""What a server is told before it starts, with its limits."""

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import platformdirs

from tablee.players.thinking import Budget
from tablee.server.ground.machine import memory

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
DAY: Final = 24 * 3600.0
SHARE: Final = 4  # the part of the machine's memory that tables take is one of so many


@dataclass(frozen=True, slots=True)
class Limits:
    """What one client, or all of them, may ask for; a rate is so many in a second, after a burst.

    An address is one of IPv4 or a /64 of IPv6; a /48 has sixteen times as much.
    """

    body: int = 16_384  # bytes of a request
    message: int = 4_096  # bytes of a message on a socket
    requests: tuple[float, float] = (50.0, 200.0)  # rate and burst for each address
    tables: tuple[float, float] = (0.1, 60.0)  # that are made, for each address
    openings: tuple[float, float] = (5.0, 120.0)  # of sockets, for each address: each costs a look at the whole table
    said: tuple[float, float] = (100.0, 400.0)  # messages on all sockets of an address
    messages: tuple[float, float] = (20.0, 60.0)  # rate and burst for each socket
    frames: tuple[float, float] = (100.0, 400.0)  # of any kind, for each socket
    controls: tuple[float, float] = (5.0, 60.0)  # frames that are no messages, for each socket
    faults: int = 30  # refusals after which a socket is closed
    sockets: int = 5_000  # of all clients
    sockets_each: int = 100  # of an address
    connections: int = 10_000  # of all clients, sockets among them
    connections_each: int = 200  # of an address
    waiting: int = 200  # messages that a slow client may be behind
    hello: float = 10.0  # seconds for the first message
    wishes: int = 4  # hints and reviews that the tables of one address may have in work
    line: int = 20  # thoughts for each thinker behind which a hint may have to wait
    headers: float = 10.0  # seconds until a request is there, after a connection is open or the last answer
    upload: float = 20.0  # seconds for the body of a request
    stuck: float = 30.0  # seconds for which a client may leave unread what it was sent
    ping: float = 20.0  # seconds between two signs of life that a socket is asked for, and to give one
    pause: float = 1.0  # seconds after which somebody who is too fast is told so

    def for_crowd(self, people: int) -> "Limits":
        """The same with so many times as much for each address."""
        return replace(
            self,
            requests=(self.requests[0] * people, self.requests[1] * people),
            tables=(self.tables[0] * people, self.tables[1] * people),
            openings=(self.openings[0] * people, self.openings[1] * people),
            said=(self.said[0] * people, self.said[1] * people),
            wishes=self.wishes * people,
            sockets_each=self.sockets_each * people,
            connections_each=self.connections_each * people,
        )


@dataclass(frozen=True, slots=True)
class Config:
    """A server: its database, the names it goes by (none: any), who thinks, and how often it looks around."""

    database: str
    redis: str | None = None  # the address of one that joins servers
    names: tuple[str, ...] = LOOPBACK
    processes: int = 1  # that think; 0 is a thread
    budget: Budget = field(default_factory=Budget)
    lease: float = 8.0  # seconds for which a worker that thinks is left alone
    sweep: float = 1.0  # seconds between two looks around
    presence: float = 30.0  # seconds for which a seat counts as present without a sign
    grace: float = 30.0  # seconds after which somebody without a sign is away
    rooms: int = 10_000  # tables of which anything is kept in memory
    memory: int = field(default_factory=lambda: memory() // SHARE)  # bytes of their rooms, about
    lull: float = 2.0  # seconds before each choice where all people were replaced: one of them may come back
    replaced_by: str = "sensible"  # who sits down for a person who is away
    secure: bool = False  # served over https: cookies say so
    proxies: tuple[str, ...] = ("127.0.0.1",)  # who is believed about where a request came from
    keep_open: float = DAY  # seconds after which tables that nobody has touched are removed: those not begun,
    keep_playing: float = 30 * DAY  # those being played,
    keep_over: float = 0.0  # and those that have ended; 0 keeps them for ever
    limits: Limits = field(default_factory=Limits)


def default_database() -> str:
    """A SQLite file where this platform keeps a program's data."""
    return sqlite(platformdirs.user_data_path("tablee", appauthor=False) / "server.sqlite")


def sqlite(path: Path) -> str:
    """The address of a SQLite file."""
    return f"sqlite+aiosqlite:///{path}"
