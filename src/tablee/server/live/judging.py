"""Looking back at finished games: every choice is judged by the thinkers, once for all who ask; it may be lost."""

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from typing import Final

from tablee.games.texts import each_language
from tablee.players.thinking import Budget
from tablee.server.ground.config import Limits
from tablee.server.play.finished import Finished
from tablee.server.think.fair_queue import Account
from tablee.server.think.thinkers import Thinkers
from tablee.server.wire.refusals import refused
from tablee.server.wire.review_shapes import Judged, Judgements
from tablee.server.wire.shapes import Text
from tablee.table.opinion.review import BRIEF, Judgement, Recording

log = logging.getLogger(__name__)

MOST_KEPT: Final = 16  # games
MOST_TOLD: Final = 200  # judgements in one answer
PATIENCE: Final = 60.0  # seconds for which work goes on that nobody asks about


class Work:
    """A finished game that is being judged, and what is known so far."""

    def __init__(self, account: Account, game: Finished) -> None:
        self.account = account
        self.n = game.room.n
        self.recording = Recording(game.room.setup, game.room.history)
        self.found: list[Judged] = []
        self.asked = time.monotonic()
        self.task: asyncio.Task[None] | None = None

    @property
    def is_wanted(self) -> bool:
        """Whether there is something left to judge, and somebody to know it."""
        return len(self.found) < self.recording.last and time.monotonic() - self.asked < PATIENCE

    def take(self, found: Judgement) -> None:
        """Keep a judgement, in words."""
        self.found.append(in_words(self.recording, found))

    def told(self, after: int) -> Judgements:
        """What is known of the choices after a number; long lists come in parts, of which `done` tells the end."""
        items = self.found[after : after + MOST_TOLD]
        done = after + len(items) if items else len(self.found)
        return Judgements(after + 1, done, self.recording.last, items)


def in_words(recording: Recording, found: Judgement) -> Judged:
    """A judgement as it is told."""

    def text(option: int) -> Text:
        return each_language(lambda language: recording.option_text(found.at, option, language))

    chances = [round(chance, 4) for chance in found.chances]
    return Judged(found.at, found.seat, chances, text(found.chosen), text(found.better), round(found.cost, 4))


class Reviews:
    """All that is being judged on this server: of each game one choice at a time, in the line of all who think."""

    def __init__(self, thinkers: Thinkers, limits: Limits | None = None, budget: Budget = BRIEF) -> None:
        self._thinkers = thinkers
        self._most = (limits or Limits()).wishes
        self._budget = budget if 0 < budget.iterations < BRIEF.iterations else BRIEF
        self._works: OrderedDict[str, Work] = OrderedDict()

    def ask(self, account: Account, game: Finished, after: int) -> Judgements:
        """What is known so far of a finished game; the rest is being worked on from now, or that is refused."""
        work = self._works.get(account.table)
        if work is None or work.n != game.room.n:
            self._drop(account.table)
            work = Work(account, game)
        work.asked = time.monotonic()
        if work.task is None and work.is_wanted:
            self._check(account)
            work.task = asyncio.get_running_loop().create_task(self._judge(work))
        self._keep(work)
        return work.told(after)

    def _check(self, account: Account) -> None:
        """Refuse to begin where the tables of one address have much in work, or where much waits already."""
        if sum(each.task is not None for each in self._of(account.maker)) >= self._most:
            raise refused("too-many-wishes")
        self._thinkers.check(account)

    def _of(self, maker: str) -> list[Work]:
        return [work for work in self._works.values() if work.account.maker == maker]

    def _keep(self, work: Work) -> None:
        """Keep some work; where that is too much, the oldest of whoever has most is forgotten."""
        self._works[work.account.table] = work
        self._works.move_to_end(work.account.table)
        if len(self._works) > MOST_KEPT:
            (most, _), *_ = Counter(each.account.maker for each in self._works.values()).most_common(1)
            self._drop(self._of(most)[0].account.table)

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
                work.take(await self._thinkers.judge(work.account, question))
        except Exception:
            log.exception("judging failed")
        finally:
            work.task = None
