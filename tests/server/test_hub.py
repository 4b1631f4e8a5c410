"""What waits for a socket is bounded in number and in bytes; who is too far behind is let go and may come back."""

import asyncio

from tablee.server.live.listeners import MOST_BYTES, Listener
from tablee.server.play.visitors import spectator
from tablee.server.wire.messages import Done, Snapshot
from tablee.server.wire.shapes import Play, TableInfo

TABLE = TableInfo("t", "karmaka", {}, False, "open", 0.0, 0.0, 0, [], 0, None)
SNAPSHOT = Snapshot(Play(TABLE, None, None, []), None, [])


def listener(most: int, *, greeted: bool = True) -> Listener:
    made = Listener(spectator("t"), most)
    if greeted:
        made.greet(SNAPSHOT)
        made.waiting.get_nowait()
    return made


def rest(made: Listener) -> list[bytes | int]:
    """All that would be sent."""
    return [made.waiting.get_nowait() for _ in range(made.waiting.qsize())]


def test_who_is_too_many_messages_behind_is_let_go_and_nothing_waits_any_more() -> None:
    made = listener(10)
    for _ in range(10):
        made.say(Done("x"))
    assert made.waiting.qsize() == 10
    for _ in range(1000):
        made.say(Done("x"))
    assert rest(made) == [1013]


def test_who_is_too_many_bytes_behind_is_let_go() -> None:
    made = listener(1000)
    for _ in range(10):
        made.send(Done("x"), bytes(MOST_BYTES // 10))
    assert made.waiting.qsize() == 10
    for _ in range(10):
        made.send(Done("x"), bytes(MOST_BYTES // 10))
    assert rest(made) == [1013]


def test_who_keeps_up_may_hear_any_amount() -> None:
    async def work() -> None:
        made = listener(10)
        for _ in range(100):
            made.send(Done("x"), bytes(MOST_BYTES // 2))
            assert isinstance(await made.next(), bytes)

    asyncio.run(work())


def test_what_comes_before_the_greeting_is_bounded_too() -> None:
    made = listener(10, greeted=False)
    for _ in range(1000):
        made.say(Done("x"))
    made.greet(SNAPSHOT)
    assert rest(made) == [1013]


def test_a_socket_is_closed_once_and_told_nothing_after() -> None:
    made = listener(10)
    made.say(Done("x"))
    made.close(1012)
    made.close(1000)
    made.say(Done("y"))
    assert [isinstance(each, bytes) or each for each in rest(made)] == [True, 1012]
