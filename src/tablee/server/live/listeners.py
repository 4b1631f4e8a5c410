"""The hub: who listens at which table in this process, each with the ears of one asker."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

from tablee.kernel import SPECTATOR
from tablee.server.play.visitors import Asker
from tablee.server.wire.messages import Bye, News, Said, Sent, Snapshot
from tablee.server.wire.shapes import ENCODER

MOST_BYTES: Final = 2 << 20  # that may wait for one socket
NOT_YOURS: Final = 4401  # the code of a socket that is closed because its token counts no more


class Listener:
    """One socket: what waits to be sent to it, and whether it is to be closed."""

    def __init__(self, asker: Asker, most: int) -> None:
        self.asker = asker
        self.is_dismissed = False  # its token counts no more
        self.waiting: asyncio.Queue[bytes | int] = asyncio.Queue()  # messages, or the code to close with
        self._most = most
        self._held: list[Sent] | None = []  # what came before the greeting
        self._size = 0  # bytes of what waits
        self._is_ended = False

    def send(self, message: Sent, encoded: bytes) -> None:
        """Have a message sent; a client that is too far behind is closed, and may come back for what it missed."""
        if self._is_ended:
            return
        if len(self._held or ()) + self.waiting.qsize() >= self._most or self._size > MOST_BYTES:
            self._give_up()
        elif self._held is not None and not isinstance(message, Bye):  # a goodbye waits for no greeting
            self._held.append(message)
        else:
            self._size += len(encoded)
            self.waiting.put_nowait(encoded)

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

    async def next(self) -> bytes | int:
        """The next message to send, or the code to close with."""
        found = await self.waiting.get()
        self._size -= len(found) if isinstance(found, bytes) else 0
        return found

    def close(self, code: int) -> None:
        """Have the socket closed after what waits."""
        if not self._is_ended:
            self._is_ended = True
            self.waiting.put_nowait(code)

    def _give_up(self) -> None:
        """Forget what waits, and have the socket closed."""
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self._held, self._size = None, 0
        self.close(1013)

    def dismiss(self) -> None:
        """Tell it nothing more: whoever it is, the seat is another's, or has another token."""
        self.is_dismissed = True
        self.close(NOT_YOURS)


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
        self._tables.setdefault(listener.asker.table_id, []).append(listener)
        self.count += 1

    def remove(self, listener: Listener) -> None:
        """Forget a listener."""
        here = self._tables[listener.asker.table_id]
        here.remove(listener)
        self.count -= 1
        if not here:
            del self._tables[listener.asker.table_id]

    def at(self, table_id: str) -> list[Listener]:
        """Who listens at a table."""
        return self._tables.get(table_id, [])[:]

    def tables(self) -> list[str]:
        """The tables where somebody listens."""
        return list(self._tables)

    def present(self) -> list[tuple[str, int]]:
        """The seats whose owners listen."""
        askers = [each.asker for each in self.everyone() if not each.is_dismissed]
        return sorted({(each.table_id, each.seat) for each in askers if each.seat != SPECTATOR})

    def is_here(self, table_id: str, seat: int) -> bool:
        """Whether the owner of a seat listens."""
        here = self._tables.get(table_id, [])
        return any(each.asker.seat == seat and not each.is_dismissed for each in here)

    def everyone(self) -> Iterable[Listener]:
        """All listeners."""
        return [each for here in self._tables.values() for each in here]

    def tell(self, table_id: str, message: Callable[[Asker], Sent], among: Callable[[int], bool] | None = None) -> None:
        """Tell all listeners of a table, or those of some seats, each seat its own; made once for each seat."""
        made: dict[int, tuple[Sent, bytes]] = {}
        for listener in self.at(table_id):
            asker = listener.asker
            if listener.is_dismissed or (among is not None and not among(asker.seat)):
                continue
            if asker.seat not in made:
                its_own = message(asker)
                made[asker.seat] = (its_own, ENCODER.encode(its_own))
            listener.send(*made[asker.seat])
