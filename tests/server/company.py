"""Servers, stores and houses for these tests, and who plays there."""

import asyncio
import io
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx

from tablee.client import Client, RemoteSeat
from tablee.games import GAMES
from tablee.kernel import SPECTATOR, seeded
from tablee.players.thinking import Budget
from tablee.server.ground.config import Config, Limits, sqlite
from tablee.server.ground.logs import write_logs
from tablee.server.http.app import Application
from tablee.server.live import quick
from tablee.server.live.house import House
from tablee.server.live.seating import create
from tablee.server.play.room import Room, rows
from tablee.server.play.visitors import Asker, Visitor, known_by, looking_on, spectator
from tablee.server.start.run import served
from tablee.server.start.watch import Watch
from tablee.server.store.rows import SeatRow, TableRow
from tablee.server.store.store import Store
from tablee.server.wire.shapes import Position, SeatWish, TableWish
from tablee.table.changing.draft import Draft

T = TypeVar("T")
MANY = (1e6, 1e6)
GENEROUS = Limits(
    requests=MANY,
    tables=MANY,
    openings=MANY,
    said=MANY,
    messages=MANY,
    frames=MANY,
    controls=MANY,
    faults=10**6,
    sockets_each=10**6,
)
ANNA_AND_OPEN = [SeatWish("me", "Anna"), SeatWish("open")]
ANNA_AND_VIRTUAL = [SeatWish("me", "Anna"), SeatWish("random", "Bob")]
BOTH_MINE = [SeatWish("me", "Anna"), SeatWish("me", "Bob")]


def config(folder: Path, **changes: Any) -> Config:
    """A server that thinks in a thread, shortly, and looks around often."""
    usual: dict[str, Any] = {
        "processes": 0,
        "budget": Budget(20),
        "sweep": 0.3,
        "lull": 0.0,
        "limits": GENEROUS,
        "grace": 0.0,
    }
    return Config(**{"database": sqlite(folder / "server.sqlite"), **usual, **changes})


@contextmanager
def serving(folder: Path, **changes: Any) -> Iterator[tuple[Client, Application]]:
    """A running server and a client of it."""
    with served(config(folder, **changes)) as (url, application), Client(url) as client:
        yield client, application


@contextmanager
def logged(level: str = "info") -> Iterator[io.StringIO]:
    """What is written to the logs; afterwards they go where they went."""
    loggers = [logging.getLogger(name) for name in ("tablee", "uvicorn", "litestar")]
    before = [(logger, logger.handlers, logger.propagate, logger.level) for logger in loggers]
    found = io.StringIO()
    handler = write_logs(level, found)
    try:
        yield found
    finally:
        logging.getLogger().removeHandler(handler)
        for logger, handlers, propagate, old in before:
            logger.handlers, logger.propagate = handlers, propagate
            logger.setLevel(old)


def is_ready(application: Application) -> bool:
    """What a server tells watchmen."""
    assert isinstance(application.watch, Watch)
    return httpx.get(f"{application.watch.url}/ready").status_code == httpx.codes.OK


def run(work: Callable[[House], Coroutine[Any, Any, T]], folder: Path, **changes: Any) -> T:
    """Work inside a house without any network."""

    async def inside() -> T:
        async with open_house(folder, **changes) as house:
            return await work(house)

    return asyncio.run(inside())


@asynccontextmanager
async def open_house(folder: Path, now: Callable[[], float] | None = None, **changes: Any) -> AsyncIterator[House]:
    """A house over a database in a folder."""
    settings = config(folder, **changes)
    store = Store(settings.database) if now is None else Store(settings.database, now)
    house = House(store, settings)
    await store.open()
    try:
        yield house
    finally:
        house.thinkers.close()
        await store.close()


async def begun(house: House, seats: list[SeatWish] | None = None, game: str = "karmaka", **options: str) -> str:
    """A table whose game has begun, and where nothing is held back."""
    made = await create(house, TableWish(game, seats or BOTH_MINE, options, start=True))
    for given in made.seats if GAMES[game].rules.paced else ():
        await quick.agree(house, await owner(house, made.table.id, given.seat))
    return made.table.id


async def owner(house: House, table: str, seat: int) -> Visitor:
    """Who comes with the token of a seat, or without one for SPECTATOR."""
    found = await house.store.seated(table)
    assert found is not None
    who = looking_on(*found) if seat == SPECTATOR else known_by(found[1][seat].token or "", *found)
    assert who is not None
    return who


async def choose(house: House, table: str, seat: int, option: int, n: int) -> Room:
    """A choice for a seat by who holds it: its owner, or a virtual player."""
    room = await house.rooms.at(table, n)
    n = room.last.n if n == room.n else n  # as people number it
    if not room.places[seat].is_human:
        return await house.commits.choose_for(table, seat, option, n)
    return await house.commits.choose((await owner(house, table, seat)).asker, option, n)


def as_seat(seat: int) -> Asker:
    """Who asks for a seat of any table, or looks on."""
    rows = [SeatRow(at, f"token {at}", None, None, 0.0) for at in range(7)]
    table = TableRow("any", "", 7, {}, False, "host", "playing", 0.0, 0.0, 0, 0, 0, None)
    who = known_by(f"token {seat}", table, rows)
    return spectator("any") if who is None else who.asker


def first(position: Position) -> int:
    """The first option."""
    assert position.decision is not None
    return position.decision.options[0].option


def at_random(seed: int) -> Callable[[Position], int]:
    """Any option."""
    rng = seeded(seed)

    def decide(position: Position) -> int:
        assert position.decision is not None
        options = position.decision.options
        return options[rng.below(len(options))].option

    return decide


def pair(client: Client, game: str = "karmaka", **options: str) -> tuple[RemoteSeat, RemoteSeat]:
    """Two people at a table whose game has begun."""
    anna, bob = client.create(game, BOTH_MINE, options, start=True)
    hurry_up(anna, bob, game=game)
    return anna, bob


def hurry_up(*seats: RemoteSeat, game: str) -> None:
    """Have people agree that nothing is held back, where something would be: tests do not wait."""
    for seat in seats if GAMES[game].rules.paced else ():
        seat.quick()


def replace(anna: RemoteSeat, *others: int) -> None:
    """Have a virtual player sit down for each of some people who are away."""
    with anna.live() as live:
        live.receive()
        for seat in others:
            assert anna.replace(seat).done


async def written(house: House, table: str, choose: Callable[[Room], int | None], left: int = 0) -> Room:
    """Have choices written at once, as by another server, until there is none; the last ones may be left out."""
    kept = house.cache.at(table)
    async with kept.lock:
        ahead, drafts = (await house.rooms.ready(kept, None)).still(), list[Draft]()
        while (option := choose(ahead)) is not None:
            drafts.append(ahead.chosen(ahead.to_move, option))
            ahead.take(drafts[-1])
        del drafts[len(drafts) - left :]
        if not drafts:
            return ahead
        lines = [line for draft in drafts for line in rows(draft)]
        await house.store.append(table, lines, "playing", drafts[-1].to_move)
        kept.room = None  # to be made again from its journal
        room = await house.rooms.ready(kept, None)
    house.commits.wake_for(table, room)
    return room


async def hurry(house: House, table: str, left: int = 3) -> Room:
    """Bring a game near its end: all seats choose at random."""
    rng = seeded(1)
    return await written(house, table, lambda room: None if room.over else room.game.wander(room.state, rng), left)


def inside(application: Application, work: Coroutine[Any, Any, T]) -> T:
    """Do something in the loop of a server that runs."""
    task, *_ = list(application.steward._tasks)
    return asyncio.run_coroutine_threadsafe(work, task.get_loop()).result(60)


def hurried(application: Application, table: str, left: int = 3) -> None:
    """The same at a server that runs."""
    inside(application, hurry(application.house, table, left))


def finished(client: Client, application: Application) -> tuple[RemoteSeat, RemoteSeat, int]:
    """Two people, of whom the second was replaced, at the end of their game; and its last line."""
    anna, bob = pair(client)
    hurried(application, anna.table)
    replace(anna, 1)
    return anna, bob, anna.play(at_random(1)).n


def mover(*seats: RemoteSeat) -> tuple[RemoteSeat, Position]:
    """Who is on move, and their position."""
    for seat in seats:
        position = seat.position()
        if position.decision is not None:
            return seat, position
    raise AssertionError("nobody is on move")
