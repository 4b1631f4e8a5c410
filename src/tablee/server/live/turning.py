"""Where a finished game turned: pages ask by themselves at its end, so it takes little work, and only of who is idle.

A whole review thinks about every choice: of a long game, for minutes. Here the few choices are judged after which
things went worst for somebody, once for each table, one at a time, and none while anybody waits for a thought.
"""

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from tablee.players.thinking import Budget
from tablee.server.live.judging import in_words
from tablee.server.play.finished import Finished
from tablee.server.think.fair_queue import Account
from tablee.server.think.thinkers import Thinkers
from tablee.server.wire.review_shapes import Judged, Turning
from tablee.table.opinion.review import BRIEF, SLIGHT, Recording, swings

log = logging.getLogger(__name__)

FEW: Final = 8  # choices that are judged
MOST_KEPT: Final = 200  # games


class Glance:
    """A finished game that is looked at once: the choices still to be judged, None before they are known."""

    def __init__(self, account: Account, game: Finished) -> None:
        self.account = account
        self.n = game.room.n
        self.recording = Recording(game.room.setup, game.room.history)
        self.left: list[int] | None = None
        self.worst: Judged | None = None
        self.task: asyncio.Task[None] | None = None

    def told(self) -> Turning:
        """What is known: the choice that cost most, once all have been looked at; None where none cost much."""
        is_done = self.left == []
        is_looked_for = is_done or self.task is not None
        return Turning(is_looked_for, is_done, self.recording.last, self.worst if is_done else None)

    def take(self, found: Judged) -> None:
        """Keep a judgement, if it is the worst so far."""
        if found.cost >= SLIGHT and (self.worst is None or found.cost > self.worst.cost):
            self.worst = found


class Turnings:
    """The turning points that are looked for on this server; they may be lost."""

    def __init__(self, thinkers: Thinkers, budget: Budget = BRIEF) -> None:
        self._thinkers = thinkers
        self._budget = budget if 0 < budget.iterations < BRIEF.iterations else BRIEF
        self._glances: OrderedDict[str, Glance] = OrderedDict()

    def ask(self, account: Account, game: Finished, *, is_wished: bool) -> Turning:
        """Where a game turned, as far as it is known; by itself nothing is begun while others wait for thoughts."""
        glance = self._glances.get(account.table)
        if glance is None or glance.n != game.room.n:
            self._drop(account.table)
            glance = Glance(account, game)
        if glance.task is None and glance.left != []:
            if is_wished:
                self._thinkers.check(account)
            elif not self._thinkers.is_idle:
                return glance.told()
            glance.task = asyncio.get_running_loop().create_task(self._look(glance, is_wished=is_wished))
        self._keep(glance)
        return glance.told()

    def _keep(self, glance: Glance) -> None:
        self._glances[glance.account.table] = glance
        self._glances.move_to_end(glance.account.table)
        if len(self._glances) > MOST_KEPT:
            self._drop(next(iter(self._glances)))

    def _drop(self, table_id: str) -> None:
        glance = self._glances.pop(table_id, None)
        if glance is not None and glance.task is not None:
            glance.task.cancel()

    def close(self) -> None:
        """Stop working."""
        for table_id in list(self._glances):
            self._drop(table_id)

    async def _look(self, glance: Glance, *, is_wished: bool) -> None:
        """Judge the few choices, one by one; as soon as others wait, the rest is left until somebody asks again."""
        try:
            if glance.left is None:
                glance.left = await asyncio.to_thread(swings, glance.recording, FEW)
            while glance.left and (is_wished or self._thinkers.is_idle):
                question = glance.recording.question(glance.left[0], self._budget)
                glance.take(in_words(glance.recording, await self._thinkers.judge(glance.account, question)))
                glance.left.pop(0)
        except Exception:
            log.exception("looking for a turning point failed")
            glance.left = []
        finally:
            glance.task = None
