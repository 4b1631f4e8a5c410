"""Looking back at finished games: every choice is judged by the thinkers, once for all who ask; it may be lost."""

import asyncio
import logging
import time
from collections import OrderedDict
from typing import Final

from tablee.players.thinking import Budget
from tablee.server.room import Room
from tablee.server.thinkers import Thinkers
from tablee.server.wire import Text
from tablee.server.wire_review import Judged, Judgements
from tablee.table.review import BRIEF, Judgement, Recording

log = logging.getLogger(__name__)

MOST_KEPT: Final = 16  # games
MOST_TOLD: Final = 200  # judgements in one answer
PATIENCE: Final = 60.0  # seconds for which work goes on that nobody asks about


class Work:
    """A finished game that is being judged, and what is known so far."""

    def __init__(self, room: Room) -> None:
        self.n = room.n
        self.recording = Recording(room.setup, room.history)
        self.found: list[Judged] = []
        self.asked = time.monotonic()
        self.task: asyncio.Task[None] | None = None

    @property
    def is_wanted(self) -> bool:
        """Whether there is something left to judge, and somebody to know it."""
        return len(self.found) < self.recording.last and time.monotonic() - self.asked < PATIENCE

    def take(self, found: Judgement) -> None:
        """Keep a judgement, in words."""
        chosen, better = (self._text(found.at, option) for option in (found.chosen, found.better))
        chances = [round(chance, 4) for chance in found.chances]
        self.found.append(Judged(found.at, found.seat, chances, chosen, better, round(found.cost, 4)))

    def _text(self, at: int, option: int) -> Text:
        return Text(*(self.recording.option_text(at, option, language) for language in ("fr", "en")))

    def told(self, after: int) -> Judgements:
        """What is known of the choices after a number; long lists come in parts, of which `done` tells the end."""
        items = self.found[after : after + MOST_TOLD]
        done = after + len(items) if items else len(self.found)
        return Judgements(after + 1, done, self.recording.last, items)


class Reviews:
    """All that is being judged on this server: one choice at a time, so that players need not wait for it."""

    def __init__(self, thinkers: Thinkers, budget: Budget = BRIEF) -> None:
        self._thinkers = thinkers
        self._budget = budget if 0 < budget.iterations < BRIEF.iterations else BRIEF
        self._works: OrderedDict[str, Work] = OrderedDict()
        self._one = asyncio.Semaphore(1)

    def ask(self, table_id: str, room: Room, after: int) -> Judgements:
        """What is known so far of a finished game; the rest is being worked on from now."""
        work = self._works.get(table_id)
        if work is None or work.n != room.n:
            self._drop(table_id)
            work = self._works[table_id] = Work(room)
        self._works.move_to_end(table_id)
        while len(self._works) > MOST_KEPT:
            self._drop(next(iter(self._works)))
        work.asked = time.monotonic()
        if work.task is None and work.is_wanted:
            work.task = asyncio.get_running_loop().create_task(self._judge(work))
        return work.told(after)

    def close(self) -> None:
        """Stop working."""
        for table_id in list(self._works):
            self._drop(table_id)

    def _drop(self, table_id: str) -> None:
        work = self._works.pop(table_id, None)
        if work is not None and work.task is not None:
            work.task.cancel()

    async def _judge(self, work: Work) -> None:
        """Judge choice by choice while somebody wants to know."""
        try:
            await asyncio.to_thread(lambda: work.recording.sides)
            while work.is_wanted:
                question = work.recording.question(len(work.found) + 1, self._budget)
                async with self._one:
                    work.take(await self._thinkers.judge(question))
        except Exception:
            log.exception("judging failed")
        finally:
            work.task = None
