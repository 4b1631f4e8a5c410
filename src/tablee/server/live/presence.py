"""Presence: who comes to a table and who goes, noted in the database and told to the others, many at a time.

After a restart everybody comes back in the same second. One note for each of them would be a thousand commits, and
choices would wait behind them; so whoever comes or goes while a note is being written is in the next one.
"""

import asyncio

from tablee.server.live.listeners import Hub
from tablee.server.live.teller import Teller
from tablee.server.store.store import Store


class Presence:
    """Who has come or gone since the last note."""

    def __init__(self, store: Store, hub: Hub, teller: Teller, lasting: float) -> None:
        self._store = store
        self._hub = hub
        self._teller = teller
        self._lasting = lasting  # seconds for which a sign of life counts
        self._waiting: dict[tuple[str, int], bool] = {}  # by table and seat: whether its owner is here
        self._one_note = asyncio.Lock()

    async def note(self, table_id: str, seat: int, *, here: bool) -> None:
        """Note that the owner of a seat has come or gone; it is in the database, and told, when this returns."""
        self._waiting[table_id, seat] = here
        await asyncio.shield(self._note())

    async def _note(self) -> None:
        async with self._one_note:
            if not self._waiting:
                return  # it went with another's
            waiting, self._waiting = self._waiting, {}
            hub, store = self._hub, self._store
            came = sorted(each for each, here in waiting.items() if here)
            gone = sorted(each for each, here in waiting.items() if not here and not hub.is_here(*each))
            if came:
                await store.here(came, store.now() + self._lasting)
            if gone:
                await store.here(gone, store.now())
            await self._teller.tell_table(*sorted({table_id for table_id, _ in [*came, *gone]}))
