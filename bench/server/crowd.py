"""The clients' process: lets all clients in, makes choices when they are due, and writes down what came of it.

The load is open: choices are due at fixed moments, whether the server keeps up or not, and their times are counted from
when they were due. Each goes to a random table that waits for one; if all are busy, it waits, and its time runs.
"""

import asyncio
import random
import sys
import time
from pathlib import Path
from typing import Final

import msgspec

from bench.server import watch
from bench.server.guests import Couple, Guest, Samples
from bench.server.shapes import Outcome, Plan

AT_ONCE: Final = 40  # clients that are let in at the same time
PATIENCE: Final = 30.0  # seconds for what is on its way
QUIET: Final = 1.0  # seconds without a word, before the first choice
TOLD: Final = 5.0  # seconds between two words about progress


class Crowd:
    """All clients of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.samples = Samples()
        self.couples = [Couple(laid, at, self.samples) for at, laid in enumerate(plan.laid)]
        self.guests = [guest for couple in self.couples for guest in couple.guests]
        self._door = asyncio.Semaphore(AT_ONCE)
        self._rng = random.Random(plan.seed)

    async def play(self) -> Outcome:
        """All of it: come in, choose, wait for the last answers, leave."""
        memory = [watch.memory(self.plan.server)]
        tasks = await asyncio.gather(*(self._come(at, guest) for at, guest in enumerate(self.guests)))
        await self._until_quiet()
        memory.append(watch.memory(self.plan.server))
        say(f"{len(self.guests):,} clients are there")
        self.samples.free = [couple for couple in self.couples if couple.mover is not None]
        began, used, theirs, read = time.perf_counter(), time.process_time(), self._server_cpu(), self._bytes()
        await self._choose_when_due()
        seconds, cpu = time.perf_counter() - began, time.process_time() - used
        server_cpu, read = watch.between(theirs, self._server_cpu()), self._bytes() - read
        await self._until_settled()
        memory.append(watch.memory(self.plan.server))
        outcome = self._outcome(seconds, cpu, server_cpu, memory, read)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return outcome

    async def _come(self, at: int, guest: Guest) -> asyncio.Task[None]:
        """Let one client in; what listens from then on."""
        address = f"127.{1 + (at >> 16)}.{at >> 8 & 255}.{at & 255}"
        async with self._door:
            await guest.come(self.plan.url, deflate=self.plan.deflate, address=address)
        return asyncio.create_task(guest.listen())

    async def _until_quiet(self) -> None:
        """Wait until everybody has been told who came."""
        read = -1
        while read != self._bytes():
            read = self._bytes()
            await asyncio.sleep(QUIET)

    async def _choose_when_due(self) -> None:
        start, told = time.perf_counter() + 0.05, time.perf_counter()
        for at in range(int(self.plan.rate * self.plan.seconds)):
            due = start + at / self.plan.rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            couple = await self._free()
            if couple is None:
                say("no table is left to choose at: all games are over, or nothing moves")
                return
            mover = couple.mover
            assert mover is not None
            await couple.choose(mover, self._rng.choice(mover.options), due)
            if time.perf_counter() - told > TOLD:
                told = time.perf_counter()
                say(f"{told - start:3.0f} s of {self.plan.seconds:g}: {len(self.samples.confirmed):,} choices")

    async def _free(self) -> Couple | None:
        """A random table that waits for a choice; None if there is none for long."""
        free = self.samples.free
        while not free:
            if not any(couple.sent for couple in self.couples):
                return None
            self.samples.freed.clear()
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.samples.freed.wait()
            except TimeoutError:
                return None
        at = self._rng.randrange(len(free))
        free[at], free[-1] = free[-1], free[at]
        return free.pop()

    async def _until_settled(self) -> None:
        """Wait for what is still on its way; what does not come is a fault."""
        end = time.perf_counter() + PATIENCE
        while any(couple.sent for couple in self.couples) and time.perf_counter() < end:
            await asyncio.sleep(0.02)
        for couple in self.couples:
            if couple.sent is not None:
                couple.faults.append(f"the choice at line {couple.sent.n} was not confirmed and seen by all")

    def _server_cpu(self) -> float | None:
        return watch.cpu(self.plan.server)

    def _bytes(self) -> int:
        return sum(guest.bytes for guest in self.guests)

    def _outcome(
        self, seconds: float, cpu: float, server_cpu: float | None, memory: list[int | None], read: int
    ) -> Outcome:
        got = self.samples
        faults = [f"table {couple.at}: {fault}" for couple in self.couples for fault in couple.faults]
        positions = [[guest.position for guest in couple.guests] for couple in self.couples]
        times = (got.late, got.confirmed, got.seen)
        return Outcome(got.sent, *times, faults, positions, seconds, read, cpu, server_cpu, memory)


def say(line: str) -> None:
    """Tell what is being done, beside the output."""
    print(f"bench: {line}", file=sys.stderr, flush=True)


async def played(plan: Plan) -> Outcome:
    """What came of a plan."""
    return await Crowd(plan).play()


def main(arguments: list[str]) -> int:
    """Read the plan of a file, and write the outcome to another."""
    plan, outcome = map(Path, arguments)
    done = asyncio.run(played(msgspec.json.decode(plan.read_bytes(), type=Plan)))
    outcome.write_bytes(msgspec.json.encode(done))
    return 0


def program() -> None:
    """Be the process of a crowd."""
    sys.exit(main(sys.argv[1:]))


if __name__ == "__main__":
    program()
