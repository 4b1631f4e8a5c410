"""The steward: lets virtual players think, one worker for each table, and looks around for what was left undone."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final

from tablee.kernel import TableeError
from tablee.server.live import acts
from tablee.server.live.hearing import Ears
from tablee.server.live.house import House
from tablee.server.live.makers import account
from tablee.server.peers.channels import Notice
from tablee.server.play.keeping import keep_endings
from tablee.server.play.visitors import spectator
from tablee.server.store.cleaning import clean
from tablee.server.store.clocks import PULSE
from tablee.server.think.thinkers import Passed
from tablee.server.wire import messages
from tablee.server.wire.refusals import Refusal, Unavailable

log = logging.getLogger(__name__)

RARELY: Final = 3  # one look in so many, where a channel tells us all
CLEANS: Final = 60.0  # seconds between two questions whether it is time to clean


class Steward:
    """One worker. What it thinks about is claimed in the database for a while, and taken over by another if it dies."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.name = secrets.token_hex(8)
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()  # tables that were woken while we still had them
        self._tasks: set[asyncio.Task[None]] = set()
        self._claimed: set[str] = set()
        self.ears = Ears(house)
        house.bell.heard_by(self.wake)

    def start(self) -> None:
        """Begin to look around, and to keep what older servers have left."""
        self._spawn(self._look_around())
        self._spawn(self._hold())
        self._spawn(keep_endings(self.house.store))

    async def stop(self) -> None:
        """End all thinking, and give tables back."""
        await self.ears.stop()
        tasks = [*self._tasks, *self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table_id in list(self._claimed):
            await self._give_back(table_id)

    def wake(self, table_id: str) -> None:
        """Think for the virtual player on move at a table."""
        if self.house.is_stopping:
            return
        if table_id in self._thinking:
            self._again.add(table_id)
            return
        task = asyncio.get_running_loop().create_task(self._think(table_id))
        self._thinking[table_id] = task
        task.add_done_callback(partial(self._ended, table_id))

    def _ended(self, table_id: str, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("thinking failed", exc_info=error)
        self._thinking.pop(table_id, None)
        if table_id in self._again:
            self._again.discard(table_id)
            self.wake(table_id)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Thinking.

    async def _think(self, table_id: str) -> None:
        """Claim a table, and choose until a person must or the game is over.

        After a fault the claim is kept until it expires, so that nobody fails at it again and again.
        """
        if not await self.house.store.claim(table_id, self.name, self.house.config.lease):
            return
        self._claimed.add(table_id)
        try:
            while await self._choose(table_id):
                pass
            await self._give_back(table_id)
        except Refusal:  # it was closed, or cannot be played here: others may have it
            await self._give_back(table_id)
        except Exception:
            self._claimed.discard(table_id)
            log.exception("thinking failed")

    async def _give_back(self, table_id: str) -> None:
        await self.house.store.release(table_id, self.name)
        self._claimed.discard(table_id)

    async def _hold(self) -> None:
        """Keep our claims while we think or wait for our turn: all at once, however many they are."""
        lease = self.house.config.lease
        while True:
            await asyncio.sleep(lease / 3)
            try:
                await self.house.store.hold(sorted(self._claimed), self.name, lease)
            except Exception:
                log.exception("claims are not held")

    async def _choose(self, table_id: str) -> bool:
        """One choice of a virtual player; False if none is on move."""
        whose, room = await account(self.house, table_id), await self.house.rooms.at(table_id)
        if room.over or room.places[room.to_move].is_human:
            return False
        n, seat, level = room.n, room.to_move, room.places[room.to_move].level
        assert level is not None
        if not any(place.is_human for place in room.places):
            await asyncio.sleep(self.house.config.lull)
        if room.n != n:
            return True  # it has gone on meanwhile
        shown = room.last.n  # the same line as people number it
        tell, began = partial(self._tell, table_id, seat, shown), asyncio.get_running_loop().time()
        pace = self.house.teller.veil.drawn(self.house.cache.at(table_id), int(room.state.kind))
        try:
            option = await self.house.thinkers.decide(whose, room, level, self.house.config.budget, tell)
        except Passed:
            return True  # somebody was faster: an undo, one who came back, another worker
        await asyncio.sleep(max(0.0, began + pace - asyncio.get_running_loop().time()))
        with contextlib.suppress(Refusal):  # or was just now
            await self.house.commits.choose_for(table_id, seat, option, shown)
        return True

    def _tell(self, table_id: str, seat: int, n: int, place: int) -> None:
        """Tell everybody at a table that a virtual player thinks, or at which place in line it waits to."""
        self.house.teller.tell_thinking(table_id, messages.Thinking(seat, n, place or None))
        self.house.peers.tell(Notice("thinking", table_id, n, seat, place))

    # Looking around.

    async def _look_around(self) -> None:
        at = 0
        while True:
            await asyncio.sleep(self.house.config.sweep)
            at += 1
            try:
                await self.sweep(at)
                if at % max(1, int(PULSE / self.house.config.sweep)) == 0:
                    await self.house.store.beat()
                if at % max(1, int(self.house.config.presence / 3 / self.house.config.sweep)) == 0:
                    await self.sign_of_life()
                if at % max(1, int(CLEANS / self.house.config.sweep)) == 0:
                    await self.clean()
            except Unavailable:
                log.warning("the database does not answer")
            except Exception:
                log.exception("looking around failed")

    async def sweep(self, at: int = 0) -> None:
        """Take over what nobody thinks about, hear what other servers wrote, replace who is late or away for long."""
        house = self.house
        for table_id in await house.store.due():
            if house.cache.at(table_id).unplayable is None:
                self.wake(table_id)
        if at % (RARELY if house.peers.is_sure else 1) == 0:
            await self.ears.look()
        for table_id, seat, n in await house.store.late():
            with contextlib.suppress(TableeError):  # a choice came first, or another server was faster
                await acts.hand_over(house, spectator(table_id), seat, house.config.replaced_by, n)
        for table_id, seat, n in await house.store.away():
            if not house.hub.is_here(table_id, seat):
                with contextlib.suppress(TableeError):
                    await acts.hand_over(house, spectator(table_id), seat, house.config.replaced_by, n)

    async def clean(self) -> None:
        """Remove tables that nobody has touched for long; who still listens there is sent away."""
        for table_id in await clean(self.house.store, self.house.config):
            self.house.teller.dismiss(table_id)
            self.house.peers.tell(Notice("table", table_id))

    async def sign_of_life(self) -> None:
        """Note in the database who is here."""
        store = self.house.store
        if present := self.house.hub.present():
            await store.here(present, store.now() + self.house.config.presence)
