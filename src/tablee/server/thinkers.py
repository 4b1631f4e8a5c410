"""Thinking for virtual players and hints, outside the event loop: in processes of their own, or in a thread."""

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TypeVar

from tablee.games import game_named
from tablee.kernel import Seat
from tablee.players.levels import player_for
from tablee.players.thinking import Budget, Estimate, Master
from tablee.server.room import Room
from tablee.table.undo import stream

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Job:
    """A decision to think about, as plain data; the seed stays between this server and its own processes."""

    game: str
    state: dict[str, object]
    seat: int
    ply: int
    seed: int
    level: str
    budget: Budget

    def chair(self) -> Seat:
        """The seat that decides."""
        game = game_named(self.game)
        return Seat(game, game.load(self.state), self.seat)


def job_for(room: Room, level: str, budget: Budget) -> Job:
    """The open decision of a room."""
    return Job(room.setup.game, room.state.data(), room.to_move, room.ply, room.setup.seed, level, budget)


def decide(job: Job) -> int:
    """What a virtual player chooses: the same as `Table.think` would."""
    rng = stream(job.seed, "player", job.seat, job.ply)
    return player_for(game_named(job.game), job.level, job.budget).decide(job.chair(), rng)


def explain(job: Job) -> list[Estimate]:
    """What the master thinks of each option."""
    return Master(job.budget).explain(job.chair(), stream(job.seed, "hint", job.seat, job.ply))


class Thinkers:
    """Those who think. A process that dies is replaced, and its work done again."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: Executor | None = None

    async def decide(self, room: Room, level: str, budget: Budget) -> int:
        """What a virtual player chooses."""
        return await self._run(decide, job_for(room, level, budget))

    async def explain(self, room: Room, budget: Budget) -> list[Estimate]:
        """What the master thinks of each option of the open decision."""
        return await self._run(explain, job_for(room, "master", budget))

    def close(self) -> None:
        """End all thinking."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
        self._pool = None

    async def _run(self, work: Callable[[Job], T], job: Job) -> T:
        loop = asyncio.get_running_loop()
        pool = self._pool or self._new()
        try:
            return await loop.run_in_executor(pool, work, job)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(self._pool or self._new(), work, job)

    def _new(self) -> Executor:
        if self._processes:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, spawn, initializer=_calm)
        else:
            self._pool = ThreadPoolExecutor(1, thread_name_prefix="thinking")
        return self._pool


def _calm() -> None:
    """Leave Ctrl+C to the server, which ends its processes itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
