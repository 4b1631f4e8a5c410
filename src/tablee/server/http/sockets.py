"""The socket of a table: one for each seat or spectator; what is missed is told on return, and nothing twice."""

import asyncio
import contextlib
import logging
from typing import Any, assert_never, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.types.asgi_types import WebSocketReceiveEvent

from tablee.kernel import SPECTATOR, TableeError
from tablee.server.door.limits import Bucket
from tablee.server.ground.heap import HEAP
from tablee.server.http.requests import TableId, bearer_of, cookie_name, house_of
from tablee.server.live import acts
from tablee.server.live.house import House
from tablee.server.live.listeners import Listener
from tablee.server.play.visitors import Visitor
from tablee.server.store import talk
from tablee.server.wire import messages
from tablee.server.wire.messages import PROTOCOL, TOKEN_PREFIX, Asked, Done, Hello, Refused
from tablee.server.wire.refusals import Refusal, Unavailable, refusal_of, refused
from tablee.server.wire.shapes import ENCODER, Play

log = logging.getLogger(__name__)

AnySocket = WebSocket[Any, Any, Any]
REFUSED = 1008  # the code of a socket that is closed for what it said
AGAIN = (429, 503)  # the statuses after which a client may come back


class Gone(Exception):
    """The other side has gone."""


@websocket("/tables/{table_id:str}/live")
async def live(socket: AnySocket, table_id: TableId) -> None:
    """Greet, tell what was missed, then speak and listen until one side goes."""
    house = house_of(socket)
    offered = [each.strip() for each in socket.headers.get("sec-websocket-protocol", "").split(",")]
    await socket.accept(subprotocols=PROTOCOL if PROTOCOL in offered else None)
    try:
        hello = await _hello(socket, house)
        token = hello.token or _token(socket, offered, table_id)
        cookie = socket.cookies.get(cookie_name(table_id))
        who = await house.visits.visitor(table_id, token or cookie, strict=token is not None)
        if house.is_stopping:
            raise refused("stopping")
    except TableeError as error:
        await _say_bye(socket, refusal_of(error))
        return
    except Gone:
        return
    await Conversation(socket, house, who).hold(hello)


def _token(socket: AnySocket, offered: list[str], table_id: str) -> str | None:
    """The token of a header, for those who cannot or will not send it first."""
    in_protocol = [each.removeprefix(TOKEN_PREFIX) for each in offered if each.startswith(TOKEN_PREFIX)]
    return bearer_of(socket) or (in_protocol[0] if in_protocol else None)


async def _hello(socket: AnySocket, house: House) -> Hello:
    """The first message, which must be a greeting."""
    try:
        async with asyncio.timeout(house.config.limits.hello):
            said = await _heard(socket)
        return messages.FIRST.decode(said)
    except (TimeoutError, msgspec.MsgspecError, RecursionError):
        raise refused("malformed") from None


async def _heard(socket: AnySocket) -> bytes:
    """The next message, whether it came as text or as bytes."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise Gone
    message = cast(WebSocketReceiveEvent, event)
    said = message.get("text") or message.get("bytes") or b""
    return said.encode(errors="surrogatepass") if isinstance(said, str) else said


async def _say_bye(socket: AnySocket, why: Refusal) -> None:
    """Say why, then close."""
    again = why.status in AGAIN
    with contextlib.suppress(Exception):  # the other side may be gone
        await socket.send_data(ENCODER.encode(messages.Bye(why.problem, again)), mode="text")
        await socket.close(code=1013 if again else REFUSED, reason=why.problem.code)


class Conversation:
    """One socket, for one seat or a spectator, from its greeting to its end."""

    def __init__(self, socket: AnySocket, house: House, who: Visitor) -> None:
        self.socket = socket
        self.house = house
        self.who = who
        self.listener = Listener(who.asker, house.config.limits.waiting)
        self._bucket = Bucket(*house.config.limits.messages)
        self._faults = 0

    async def hold(self, hello: Hello) -> None:
        """Tell what was missed, then speak and listen until one side goes."""
        self.house.hub.add(self.listener)
        self.house.metrics.sockets.set(self.house.hub.count)
        speaking = asyncio.get_running_loop().create_task(self._speak())
        try:
            await self._greet(hello)
            await self._presence(here=True)
            await self._listen()
        except TableeError as error:
            self._dismiss(refusal_of(error))
        except Exception:
            log.exception("unforeseen")
            self._dismiss(refused("internal"))
        finally:
            self.house.hub.remove(self.listener)
            self.house.metrics.sockets.set(self.house.hub.count)
            self.listener.close(1000)
            HEAP.ended()
            with contextlib.suppress(Exception):
                async with asyncio.timeout(2):
                    await speaking
            with contextlib.suppress(Unavailable):
                await asyncio.shield(self._presence(here=False))

    def _dismiss(self, why: Refusal) -> None:
        self.listener.say(messages.Bye(why.problem, again=why.status in AGAIN))

    async def _greet(self, hello: Hello) -> None:
        """The table as it is, and the log that was missed. Nothing can happen between the room and the snapshot."""
        house, who = self.house, await self.house.visits.again(self.who)
        house.teller.heed(who.table, who.seats)
        chats = await house.teller.chats(who.id, hello.chat)
        asked = await talk.subjects(house.store, who.id, "undo", who.table.n)
        quick = await house.teller.quick(who.table, who.seats)
        who, game = await house.visits.shown(who)
        info, asker = house.teller.info(who.table, who.seats), who.asker
        if game is None:
            self.listener.greet(messages.Snapshot(Play(info, asker.shown_seat, None, []), None, chats), hello.chat)
            return
        clocks = house.teller.clocks(who.id, asker.seat)
        play = Play(info, asker.shown_seat, game.position(asker), asked, clocks, quick=quick)
        snapshot = messages.Snapshot(play, game.log(asker, hello.after), chats, game.orders(asker))
        self.listener.greet(snapshot, hello.chat)

    async def _presence(self, *, here: bool) -> None:
        """Note that the owner of a seat has come or gone, and tell the others."""
        if self.who.seat == SPECTATOR or self.listener.is_dismissed:
            return  # a spectator has no place, and a former owner none any more
        if not here and self.house.hub.is_here(self.who.id, self.who.seat):
            return  # another socket of the same seat is open
        await self.house.presence.note(self.who.id, self.who.seat, here=here)

    async def _speak(self) -> None:
        """Send what waits."""
        while True:
            message = await self.listener.next()
            if isinstance(message, int):
                with contextlib.suppress(Exception):  # it may be closed already
                    await self.socket.close(code=message)
                return
            await self.socket.send_data(message, mode="text")

    async def _listen(self) -> None:
        """Take what is asked, one after the other, until the other side goes or has said too much that was refused."""
        while self._faults < self.house.config.limits.faults:
            try:
                said = await _heard(self.socket)
            except Gone:
                return
            await self._take(said)
        self.listener.close(REFUSED)

    async def _take(self, said: bytes) -> None:
        ref = ""
        try:
            asked = self._understood(said)
            ref = asked.ref
            self.listener.say(await self._answer(asked))
        except TableeError as error:
            why = refusal_of(error)
            self._faults += 1
            self.house.metrics.refused(why.problem.code)
            self.listener.say(Refused(ref, why.problem))
            if why.problem.code == "no-token" and self.who.token is not None:
                self.listener.dismiss()
        else:
            self._faults = 0

    def _understood(self, said: bytes) -> Asked:
        most = self.house.config.limits.message
        if len(said) > most:
            raise refused("too-large", most=most)
        if not self._bucket.takes():
            raise refused("too-fast")
        try:
            asked: Asked = messages.ASKED.decode(said)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
            raise refused("malformed") from None
        return asked

    async def _answer(self, asked: Asked) -> Done:
        house, ref = self.house, asked.ref
        match asked:
            case messages.Ping():
                return Done(ref)
            case messages.Choose():
                room = await house.commits.choose(self.who.seated(), asked.option, asked.n)
                return Done(ref, room.last.n)
            case messages.GiveOrder():
                return Done(ref, await acts.order(house, self.who.seated(), asked.order))
            case messages.EndOrder():
                return Done(ref, await acts.cancel(house, self.who.seated(), asked.id))
            case messages.Say():
                await acts.chat(house, await house.visits.again(self.who), asked.text)
                return Done(ref)
            case messages.AskUndo():
                undone = await acts.undo(house, await house.visits.again(self.who), asked.n, take_back=asked.take_back)
                return Done(ref, undone.n, undone.state)
            case messages.Agree():
                undone = await acts.agree(house, await house.visits.again(self.who), asked.seat, asked.n, yes=asked.yes)
                return Done(ref, undone.n, undone.state)
            case _:
                assert_never(asked)
