"""The cache of tables: what is kept of each in memory, as long as there is room; all of it may be lost."""

from collections import OrderedDict
from typing import Final

from tablee.server.ground.metrics import Metrics
from tablee.server.live.listeners import Hub
from tablee.server.play.kept import Kept
from tablee.server.play.weighing import weight

OFTEN: Final = 16  # lines after which a room is weighed again
SLACK: Final = 10  # a tenth of the room is made free at once, so that it need not be made for each table


class TableCache:
    """Tables by name, those not used for long first. One that is dropped is made again from its journal.

    There are `most` at most, and their rooms take `budget` bytes, about. Where that is too little, games that are over
    go first, for what is shown of them is in the database; then tables at which nobody listens.
    """

    def __init__(self, most: int, budget: int, hub: Hub, metrics: Metrics) -> None:
        self._most = most
        self._budget = self._enough = budget
        self._hub = hub
        self._metrics = metrics
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self.bytes = 0  # of all rooms

    def at(self, table_id: str) -> Kept:
        """What is kept of a table, from now on if nothing was; tables not used for long give way."""
        kept = self._kept.setdefault(table_id, Kept(table_id))
        self._kept.move_to_end(table_id)
        if len(self._kept) > self._most:
            self._make_room()
        self.weigh(kept)
        self._metrics.rooms.set(len(self._kept))
        return kept

    def found(self, table_id: str) -> Kept | None:
        """What is kept of a table already."""
        return self._kept.get(table_id)

    def __len__(self) -> int:
        """How many tables are kept."""
        return len(self._kept)

    def _make_room(self) -> None:
        for key in self._idle()[: max(1, self._most // SLACK)]:
            self._forget(key)

    def _idle(self) -> list[str]:
        """Tables that nobody changes and nobody listens at, those not used for long first."""
        return [key for key, kept in self._kept.items() if not kept.lock.locked() and not self._hub.at(key)]

    # Bytes.

    def weigh(self, kept: Kept) -> None:
        """Find out what the room of a table takes now, unless that was done lately; others give way to it."""
        n = 0 if kept.room is None else kept.room.n
        if n and kept.weighed and 0 <= n - kept.weighed < OFTEN:
            return
        found = 0 if kept.room is None else weight(kept.room)
        self.bytes += found - kept.weight
        kept.weighed, kept.weight = n, found
        if found and self.bytes > self._enough:
            self._lighten(kept)

    def _lighten(self, newest: Kept) -> None:
        """Let rooms go until there is enough room; if that is in vain, try again once they have grown."""
        enough = self._budget - self._budget // SLACK
        for key in [each for each in (*self._over(), *self._idle()) if each != newest.id]:
            if self.bytes <= enough:
                break
            self._let_go(key)
        self._enough = max(self._budget, self.bytes + self.bytes // SLACK)

    def _over(self) -> list[str]:
        """Tables whose game is over, all of which was told, those not used for long first."""
        found = [(key, kept) for key, kept in self._kept.items() if not kept.lock.locked() and not kept.waiting]
        return [key for key, kept in found if kept.room is not None and kept.room.over]

    def _let_go(self, key: str) -> None:
        """Forget a table, or its room alone where somebody listens."""
        if self._hub.at(key):
            kept = self._kept[key]
            kept.room = kept.latest = kept.shown = None
            self.weigh(kept)
        elif key in self._kept:
            self._forget(key)

    def _forget(self, key: str) -> None:
        self.bytes -= self._kept.pop(key).weight

    def drop(self, table_id: str | None = None) -> None:
        """Forget the room of a table, or all rooms."""
        for each in [table_id] if table_id else list(self._kept):
            kept = self._kept.get(each)
            if kept is not None:
                kept.room = None
                self.weigh(kept)
