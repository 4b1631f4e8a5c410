"""Thinking for virtual players and hints, outside the event loop: in processes of their own, or in a thread."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import TypeVar

from tablee.games import game_named
from tablee.kernel import Seat
from tablee.players.levels import player_for
from tablee.players.thinking import Budget, Estimate, Master
from tablee.server.room import Room
from tablee.table.review import Judgement, Question, judge
from tablee.table.undo import stream

J = TypeVar("J")
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
    """Those who think. A process that dies is replaced, and its work done again; none outlives this one."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: Executor | None = None
        self._hold: Connection | None = None  # while it is open, our processes live
        self._is_closed = False

    async def decide(self, room: Room, level: str, budget: Budget) -> int:
        """What a virtual player chooses."""
        return await self._run(decide, job_for(room, level, budget))

    async def explain(self, room: Room, budget: Budget) -> list[Estimate]:
        """What the master thinks of each option of the open decision."""
        return await self._run(explain, job_for(room, "master", budget))

    async def judge(self, asked: Question) -> Judgement:
        """What the master thinks of a choice in a finished game."""
        return await self._run(judge, asked)

    def close(self) -> None:
        """End all thinking, in the middle of a thought if need be."""
        self._is_closed = True
        if self._hold is not None:
            self._hold.close()
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
        self._pool = self._hold = None

    async def _run(self, work: Callable[[J], T], job: J) -> T:
        loop = asyncio.get_running_loop()
        pool = self._pool or self._new()
        try:
            return await loop.run_in_executor(pool, work, job)
        except BrokenProcessPool:
            if self._is_closed:
                raise
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(self._pool or self._new(), work, job)

    def _new(self) -> Executor:
        if self._processes:
            spawn = multiprocessing.get_context("spawn")
            theirs, self._hold = spawn.Pipe(duplex=False)
            self._pool = ProcessPoolExecutor(self._processes, spawn, initializer=_attend, initargs=(theirs,))
        else:
            self._pool = ThreadPoolExecutor(1, thread_name_prefix="thinking")
        return self._pool


def _attend(hold: Connection) -> None:
    """Leave Ctrl+C to the server; and live no longer than it holds the other end, which even a kill lets go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave, args=(hold,), daemon=True).start()


def _leave(hold: Connection) -> None:
    wait([hold])
    os._exit(0)
