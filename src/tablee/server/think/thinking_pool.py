"""The pool: processes (or threads) in which thoughts are thought, outside the event loop."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection, wait
from typing import TypeVar

J = TypeVar("J")
T = TypeVar("T")


class Pool:
    """A process that dies is replaced, and its work done again; none outlives this one.

    There is one more than the thinkers: dear thoughts never take it, so that a cheap one finds it free.
    """

    def __init__(self, thinkers: int) -> None:
        self._thinkers = thinkers
        self._executor: Executor | None = None
        self._hold: Connection | None = None  # while it is open, our processes live
        self._is_closed = False

    async def run(self, work: Callable[[J], T], job: J, *, spare: bool = False) -> T:
        """Do some work, for which the asker knows a process to be free; with `spare`, have one more ready beside it."""
        try:
            return await self._submit(work, job, spare=spare)
        except BrokenProcessPool:
            if self._is_closed:
                raise
            return await self._submit(work, job, spare=spare)

    async def _submit(self, work: Callable[[J], T], job: J, *, spare: bool) -> T:
        executor = self._executor or self._new()
        try:
            return await self._handed_over(executor, work, job, spare=spare)
        except BrokenProcessPool:
            if self._executor is executor:
                self._executor = None
            raise

    def _handed_over(self, executor: Executor, work: Callable[[J], T], job: J, *, spare: bool) -> "asyncio.Future[T]":
        """Begin some work. A pool that is found to be broken just now may have closed its pipes before it says so."""
        try:
            done = asyncio.get_running_loop().run_in_executor(executor, work, job)
            if spare:
                executor.submit(_nothing)  # if all work, this starts one more, which takes a second
        except OSError as error:
            raise BrokenProcessPool("the processes are gone") from error
        return done

    def close(self) -> None:
        """End all work, in the middle of a thought if need be."""
        self._is_closed = True
        if self._hold is not None:
            self._hold.close()
        if self._executor is not None:
            self._executor.shutdown(wait=True, cancel_futures=True)
        self._executor = self._hold = None

    def _new(self) -> Executor:
        if self._thinkers:
            spawn = multiprocessing.get_context("spawn")
            theirs, self._hold = spawn.Pipe(duplex=False)
            self._executor = ProcessPoolExecutor(self._thinkers + 1, spawn, initializer=_attend, initargs=(theirs,))
        else:
            self._executor = ThreadPoolExecutor(2, thread_name_prefix="thinking")
        return self._executor


def _nothing() -> None:
    """Work that is done."""


def _attend(hold: Connection) -> None:
    """Leave Ctrl+C to the server; and live no longer than it holds the other end, which even a kill lets go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave, args=(hold,), daemon=True).start()


def _leave(hold: Connection) -> None:
    wait([hold])
    os._exit(0)
