"""Thinking for virtual players and hints: jobs wait in a fair queue, and are thought about outside the event loop."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, TypeVar

from tablee.games import game_named
from tablee.kernel import NOBODY, Seat, TableeError, seeded
from tablee.players.advising import Advice
from tablee.players.levels import player_for
from tablee.players.thinking import Budget
from tablee.server.ground.config import Limits
from tablee.server.ground.metrics import Metrics
from tablee.server.play.room import Room
from tablee.server.think.fair_queue import Account, FairQueue, Ticket, shown
from tablee.server.think.thinking_pool import Pool
from tablee.server.wire.refusals import refused
from tablee.table.chair import advised
from tablee.table.changing.undo import stream
from tablee.table.opinion.review import Judgement, ReviewJob, judge

J = TypeVar("J")
T = TypeVar("T")
Tell = Callable[[int], None]
CHEAP: Final = frozenset({"random", "novice", "apprentice", "sensible", "expert"})  # milliseconds; others, who knows
HINT: Final = "hint"
JUDGEMENT: Final = "judgement"
NO_CHANCE: Final = seeded(0)  # stands where the game's own generator was
OFTEN: Final = 1.0  # seconds between two looks at who has moved up in the line


class Passed(TableeError):
    """What was to be thought about has passed before its turn came."""


@dataclass(frozen=True, slots=True)
class Job:
    """A decision to think about, as plain data, without the game's chance: who thinks imagines another."""

    game: str
    state: dict[str, object]
    seat: int
    ply: int
    root: int
    level: str
    budget: Budget

    def seated(self) -> Seat:
        """The seat that decides."""
        game = game_named(self.game)
        return Seat(game, game.load(self.state), self.seat)


def job_for(room: Room, level: str, budget: Budget) -> Job:
    """The open decision of a room."""
    facts = {**room.state.data(), "rng": NO_CHANCE.data()}
    return Job(room.setup.game, facts, room.to_move, room.ply, room.setup.root, level, budget)


def decide(job: Job) -> int:
    """What a virtual player chooses: the same as `Table.think` would."""
    rng = stream(job.root, "player", job.seat, job.ply)
    return player_for(game_named(job.game), job.level, job.budget).decide(job.seated(), rng)


def explain(job: Job) -> Advice:
    """What the master thinks of each option, and why."""
    return advised(job.seated(), job.root, job.ply, job.budget)


def cut(budget: Budget, share: float) -> Budget:
    """A part of a budget.

    >>> cut(Budget(seconds=1.0), 0.25).seconds
    0.25
    """
    iterations = max(1, round(budget.iterations * share)) if budget.iterations else 0
    return replace(budget, iterations=iterations, seconds=budget.seconds * share)


def silent(place: int) -> None:
    """Tell nobody of a place in line."""


class Thinkers:
    """Those who think, and who waits for them. What is kept here is of this process alone; it may be lost."""

    def __init__(
        self,
        processes: int,
        limits: Limits | None = None,
        metrics: Metrics | None = None,
        pool: Pool | None = None,
    ) -> None:
        self._limits = limits or Limits()
        self._metrics = metrics or Metrics()
        self._pool = pool or Pool(processes)
        self._queue = FairQueue(max(1, processes))
        self._turns: dict[Ticket, asyncio.Future[None]] = {}  # of those that wait
        self._running: set[asyncio.Task[Any]] = set()
        self._telling: asyncio.Task[None] | None = None
        self._is_closed = False

    async def decide(self, account: Account, room: Room, level: str, budget: Budget, tell: Tell = silent) -> int:
        """What a virtual player chooses; `tell` is told its place in line, and 0 when it begins to think.

        A level that takes its time has less of it where the line is long. Passed if the room has gone on meanwhile.
        """
        ticket = Ticket(account, is_cheap=level in CHEAP, tell=tell)
        return await self._do(
            ticket, level, decide, _now(room, lambda: job_for(room, level, cut(budget, ticket.share)))
        )

    async def explain(self, account: Account, room: Room, budget: Budget) -> Advice:
        """What the master thinks of each option of the open decision, and why; refused where too much waits."""
        self.check(account)
        ticket = Ticket(account, is_wish=True)
        return await self._do(ticket, HINT, explain, _now(room, lambda: job_for(room, "master", budget)))

    async def judge(self, account: Account, asked: ReviewJob) -> Judgement:
        """What the master thinks of a choice in a finished game."""
        return await self._do(Ticket(account, is_wish=True), JUDGEMENT, judge, lambda: asked)

    def check(self, account: Account) -> None:
        """Refuse a wish where its maker has many already, or where it would have to wait for long."""
        if self._queue.wishes[account.maker] >= self._limits.wishes:
            raise refused("too-many-wishes")
        if self._queue.place_for(account.maker) > self._limits.line * self._queue.thinkers:
            raise refused("thinkers-busy")

    @property
    def is_idle(self) -> bool:
        """Whether somebody could think at once, and nobody waits."""
        return self._queue.is_idle

    def close(self) -> None:
        """End all thinking, in the middle of a thought if need be."""
        self._is_closed = True
        if self._telling is not None:
            self._telling.cancel()
        for turn in self._turns.values():
            turn.set_exception(refused("stopping"))
        self._pool.close()

    # Waiting.

    async def _do(self, ticket: Ticket, what: str, work: Callable[[J], T], job: Callable[[], J]) -> T:
        """Wait for a turn, then work; who goes away meanwhile leaves the line, but work that has begun is ended."""
        came = time.perf_counter()
        await self._turn(ticket)
        began = time.perf_counter()
        try:
            running = asyncio.get_running_loop().create_task(self._pool.run(work, job(), spare=not ticket.is_cheap))
        except BaseException:
            self._end(ticket)
            raise
        self._running.add(running)
        running.add_done_callback(partial(self._ended, ticket))
        found = await asyncio.shield(running)
        self._metrics.thought(what, began - came, time.perf_counter() - began)
        return found

    async def _turn(self, ticket: Ticket) -> None:
        if self._is_closed:
            raise refused("stopping")
        place = self._queue.place_for(ticket.account.maker)
        turn = self._turns[ticket] = asyncio.get_running_loop().create_future()
        self._queue.add(ticket)
        self._go_on()
        if not turn.done():
            self._wait(ticket, place)
        try:
            await turn
        except BaseException:
            self._end(ticket)
            raise

    def _wait(self, ticket: Ticket, place: int) -> None:
        """Tell who must wait their place; cheap work is as good as begun."""
        self._say(ticket, 0 if ticket.is_cheap else shown(place))
        if not ticket.is_cheap and (self._telling is None or self._telling.done()):
            self._telling = asyncio.get_running_loop().create_task(self._tell_places())

    async def _tell_places(self) -> None:
        while self._queue.waiting:
            await asyncio.sleep(OFTEN)
            self._queue.tell_places()

    def _go_on(self) -> None:
        """Let all begin whose turn it is."""
        while (ticket := self._queue.take()) is not None:
            self._say(ticket, 0)
            self._turns.pop(ticket).set_result(None)
        self._metrics.waiting.set(self._queue.waiting)

    def _say(self, ticket: Ticket, place: int) -> None:
        """Have a place told, in a moment: whatever comes of it, the line goes on."""
        if ticket.told != place:
            ticket.told = place
            asyncio.get_running_loop().call_soon(ticket.tell, place)

    def _ended(self, ticket: Ticket, running: asyncio.Task[Any]) -> None:
        self._running.discard(running)
        if not running.cancelled():
            running.exception()  # which whoever asked is told, if they are still there
        self._end(ticket)

    def _end(self, ticket: Ticket) -> None:
        self._turns.pop(ticket, None)
        self._queue.give_back(ticket)
        if not self._is_closed:
            self._go_on()


def _now(room: Room, job: Callable[[], Job]) -> Callable[[], Job]:
    """A job that is made when its turn comes, of a room as it is now: Passed if it has gone on."""
    n = room.last.n

    def made() -> Job:
        if not room.stands_since(n, NOBODY):
            raise Passed("the table has gone on")
        return job()

    return made
