"""The cache of tables: what is kept of each in memory, as long as there is room; all of it may be lost."""

from collections import OrderedDict

from tablee.server.ground.metrics import Metrics
from tablee.server.live.listeners import Hub
from tablee.server.play.kept import Kept


class TableCache:
    """Tables by name, those not used for long first. One that is dropped is made again from its journal."""

    def __init__(self, most: int, hub: Hub, metrics: Metrics) -> None:
        self._most = most
        self._hub = hub
        self._metrics = metrics
        self._kept: OrderedDict[str, Kept] = OrderedDict()

    def at(self, table_id: str) -> Kept:
        """What is kept of a table, from now on if nothing was; tables not used for long give way."""
        kept = self._kept.setdefault(table_id, Kept(table_id))
        self._kept.move_to_end(table_id)
        if len(self._kept) > self._most:
            self._make_room()
        self._metrics.rooms.set(len(self._kept))
        return kept

    def found(self, table_id: str) -> Kept | None:
        """What is kept of a table already."""
        return self._kept.get(table_id)

    def __len__(self) -> int:
        """How many tables are kept."""
        return len(self._kept)

    def _make_room(self) -> None:
        idle = [key for key, kept in self._kept.items() if not kept.lock.locked() and not self._hub.at(key)]
        for key in idle[: max(1, self._most // 10)]:
            del self._kept[key]

    def drop(self, table_id: str | None = None) -> None:
        """Forget the room of a table, or all rooms."""
        for each in [table_id] if table_id else list(self._kept):
            kept = self._kept.get(each)
            if kept is not None:
                kept.room = None
