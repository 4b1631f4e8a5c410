"""The hub: who listens at which table in this process, each with the ears of one seat or of a spectator."""

import asyncio
from collections.abc import Callable, Iterable

from tablee.kernel import SPECTATOR
from tablee.server.messages import Bye, News, Said, Sent, Snapshot
from tablee.server.wire import ENCODER


class Listener:
    """One socket: what waits to be sent to it, and whether it is to be closed."""

    def __init__(self, table_id: str, seat: int, token: str | None, most: int) -> None:
        self.table_id = table_id
        self.seat = seat
        self.token = token  # hashed
        self.waiting: asyncio.Queue[bytes | int] = asyncio.Queue()  # messages, or the code to close with
        self._most = most
        self._held: list[Sent] | None = []  # what came before the greeting

    def send(self, message: Sent, encoded: bytes) -> None:
        """Have a message sent; a client that is too far behind is closed, and may come back for what it missed."""
        if self._held is not None and not isinstance(message, Bye):  # a goodbye waits for no greeting
            self._held.append(message)
        elif self.waiting.qsize() < self._most:
            self.waiting.put_nowait(encoded)
        else:
            self.close(1013)

    def say(self, message: Sent) -> None:
        """Have a message sent."""
        self.send(message, ENCODER.encode(message))

    def greet(self, snapshot: Snapshot, chat: int = 0) -> None:
        """Begin with a snapshot; of what came before, only what is not in it is sent after it.

        The client has seen chat up to number `chat`.
        """
        held, self._held = self._held or [], None
        self.say(snapshot)
        for message in held:
            if not _is_in(message, snapshot, chat):
                self.say(message)

    def close(self, code: int) -> None:
        """Have the socket closed after what waits."""
        self.waiting.put_nowait(code)


def _is_in(message: Sent, snapshot: Snapshot, chat: int) -> bool:
    """Whether a message tells nothing that a snapshot made after it does not tell."""
    if isinstance(message, Said):
        return message.chat.id <= max([chat, *(each.id for each in snapshot.chats)])
    return isinstance(message, News | Snapshot) and snapshot.play.position is not None


class Hub:
    """All listeners of this process."""

    def __init__(self) -> None:
        self._tables: dict[str, list[Listener]] = {}
        self.count = 0

    def add(self, listener: Listener) -> None:
        """Let somebody listen."""
        self._tables.setdefault(listener.table_id, []).append(listener)
        self.count += 1

    def remove(self, listener: Listener) -> None:
        """Forget a listener."""
        here = self._tables[listener.table_id]
        here.remove(listener)
        self.count -= 1
        if not here:
            del self._tables[listener.table_id]

    def at(self, table_id: str) -> list[Listener]:
        """Who listens at a table."""
        return self._tables.get(table_id, [])[:]

    def tables(self) -> list[str]:
        """The tables where somebody listens."""
        return list(self._tables)

    def present(self) -> list[tuple[str, int]]:
        """The seats whose owners listen."""
        found = {(each.table_id, each.seat) for each in self.everyone() if each.seat != SPECTATOR}
        return sorted(found)

    def is_here(self, table_id: str, seat: int) -> bool:
        """Whether the owner of a seat listens."""
        return any(each.seat == seat for each in self._tables.get(table_id, []))

    def everyone(self) -> Iterable[Listener]:
        """All listeners."""
        return [each for here in self._tables.values() for each in here]

    def tell(self, table_id: str, message: Callable[[int], Sent]) -> None:
        """Tell all listeners of a table, each seat its own; made once for each seat."""
        made: dict[int, tuple[Sent, bytes]] = {}
        for listener in self.at(table_id):
            if listener.seat not in made:
                for_seat = message(listener.seat)
                made[listener.seat] = (for_seat, ENCODER.encode(for_seat))
            listener.send(*made[listener.seat])
