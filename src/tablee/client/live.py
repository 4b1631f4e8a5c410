"""The socket of a remote seat: what a server sends to it, in order, and what can be asked there."""

import contextlib
import time
from collections.abc import Iterator
from types import TracebackType
from typing import Any, Final, Self, TypeVar

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from tablee.kernel import TableeError
from tablee.server.wire import messages
from tablee.server.wire.messages import PROTOCOL, SENT, Choose, Hello, News, Refused, Sent, Snapshot
from tablee.server.wire.refusals import Refusal, refused
from tablee.server.wire.shapes import ENCODER, Position, Problem, TableInfo

T = TypeVar("T")
LARGEST: Final = 8 << 20
PATIENCE: Final = 30.0  # seconds for an answer
MOMENT: Final = 1.0  # seconds after which somebody who was too fast tries again
TOO_FAST: Final = "too-fast"


class ComeBack(TableeError):
    """The server has said goodbye, but we may come back; soon, or later if we have asked for too much."""

    def __init__(self, reason: Problem) -> None:
        super().__init__(reason.text["en"])
        self.reason = reason


class Live:
    """The socket of a seat: what is sent to it, in order."""

    def __init__(self, url: str, table: str, token: str | None, after: int | None, chat: int) -> None:
        opening = connect(
            f"{url.replace('http', 'ws', 1)}/api/v1/tables/{table}/live",
            subprotocols=[Subprotocol(PROTOCOL)],
            max_size=LARGEST,
            proxy=None,
        )
        self._stack = contextlib.ExitStack()
        self._socket = self._stack.enter_context(opening)
        with contextlib.suppress(ConnectionClosed):  # who is not let in is told why all the same
            self.send(Hello(token, after, chat))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self._stack.close()

    def send(self, message: Any) -> None:
        """Say something."""
        self._socket.send(ENCODER.encode(message), text=True)

    def receive(self, timeout: float | None = PATIENCE) -> Sent:
        """The next message; TimeoutError if none comes, ConnectionClosed if there will be none."""
        message: Sent = SENT.decode(self._socket.recv(timeout))
        return message

    def choose(self, option: int, n: int, ref: str = "") -> None:
        """Choose an option at line `n`; the answer comes as a message."""
        self.send(Choose(option, n, ref))

    def order(self, order: dict[str, str], ref: str = "") -> None:
        """Give an order."""
        self.send(messages.GiveOrder(order, ref))

    def cancel(self, number: int, ref: str = "") -> None:
        """End an order."""
        self.send(messages.EndOrder(number, ref))

    def say(self, text: str, ref: str = "") -> None:
        """Say something to all."""
        self.send(messages.Say(text, ref))

    def undo(self, n: int, *, take_back: bool = False, ref: str = "") -> None:
        """Undo our last choice, or ask the others for it."""
        self.send(messages.AskUndo(n, take_back, ref))

    def agree(self, seat: int, n: int, *, yes: bool = True, ref: str = "") -> None:
        """Answer a seat that asks for an undo."""
        self.send(messages.Agree(seat, n, yes, ref))

    def until(self, kind: type[T], timeout: float = PATIENCE) -> T:
        """The next message of a kind; others before it are passed over."""
        ends = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.0, ends - time.monotonic()))
            if isinstance(message, kind):
                return message

    def positions(self) -> Iterator[Position]:
        """Each position as it comes, the present one first; a refusal that is not about being late is raised.

        Who was too fast gets the same position once more, after a moment.
        """
        last: Position | None = None
        while True:
            message = self.receive(None)
            if isinstance(message, Refused) and message.problem.code == TOO_FAST and last is not None:
                time.sleep(MOMENT)
                yield last
                continue
            position = _position(message)
            if position is not None and (last is None or position.n > last.n):
                last = position
                yield position


def _position(message: Sent) -> Position | None:
    """The position that a message brings, if any; a game that will bring none any more is raised with the reason."""
    if isinstance(message, Snapshot):
        _check(message.play.table, is_shown=message.play.position is not None)
        return message.play.position
    if isinstance(message, messages.Table):
        _check(message.table, is_shown=True)
    if isinstance(message, News):
        return message.position
    if isinstance(message, Refused):
        if message.problem.now is None:
            raise Refusal(409, message.problem)
        return message.problem.now
    if isinstance(message, messages.Bye):
        raise ComeBack(message.reason) if message.again else Refusal(401, message.reason)
    return None


def _check(table: TableInfo, *, is_shown: bool) -> None:
    """Raise why a game goes on no more, where its rules are gone."""
    if table.closed is not None:
        raise refused("closed")
    if table.status == "over" and not is_shown:
        raise refused("older-rules")
