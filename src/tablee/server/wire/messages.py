"""What is said on the socket of a table, from both sides; every message has a `type`."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from tablee.server.wire.order_shapes import OrderData, OrderInfo
from tablee.server.wire.shapes import (
    ChatInfo,
    ChatText,
    Clocks,
    Entry,
    Log,
    Number,
    Play,
    Position,
    Problem,
    Quick,
    Ref,
    SeatNumber,
    TableInfo,
    Token,
)

PROTOCOL: Final = "tablee.v1"
TOKEN_PREFIX: Final = "token."  # a subprotocol that carries a seat's token

# From the client. `ref` comes back with the answer.


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message: who one is, and the last line and chat line one has seen."""

    token: Token | None = None
    after: Number | None = None
    chat: Annotated[int, Meta(ge=0, lt=1 << 53)] = 0


class Choose(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="choose"):
    """A choice at the position with number `n`."""

    option: Number
    n: Number
    ref: Ref = ""


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="chat"):
    """A line of chat."""

    text: ChatText
    ref: Ref = ""


class AskUndo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """A wish to undo one's last choice."""

    n: Number
    take_back: bool = False
    ref: Ref = ""


class Agree(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="agree"):
    """An answer to a seat that asks for an undo."""

    seat: SeatNumber
    n: Number
    yes: bool = True
    ref: Ref = ""


class GiveOrder(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="order"):
    """An order to be given: on one's move it is carried out at once."""

    order: OrderData
    ref: Ref = ""


class EndOrder(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="cancel"):
    """An order to be ended, by its number."""

    id: Number
    ref: Ref = ""


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Are you there?"""

    ref: Ref = ""


Asked = Choose | Say | AskUndo | Agree | GiveOrder | EndOrder | Ping
FIRST: Final = msgspec.json.Decoder(Hello)
ASKED: Final = msgspec.json.Decoder(Asked)

# From the server.


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot"):
    """All there is to know on arrival, with the log that was missed and one's own orders; also when the game begins."""

    play: Play
    log: Log | None
    chats: list[ChatInfo]
    orders: list[OrderInfo] = []


class News(Struct, frozen=True, tag_field="type", tag="news"):
    """What one more line of the journal brought, the position after it, and one's own orders."""

    entry: Entry
    position: Position
    clocks: Clocks | None = None
    orders: list[OrderInfo] = []


class Table(Struct, frozen=True, tag_field="type", tag="table"):
    """Who sits where, who is there, the rematch, who wishes one or not or asks for an undo: some of it has changed."""

    table: TableInfo
    undo: list[int]
    clocks: Clocks | None = None
    again: list[int] = []
    declined: list[int] = []
    quick: Quick | None = None


class Said(Struct, frozen=True, tag_field="type", tag="chat"):
    """A line of chat."""

    chat: ChatInfo


class Thinking(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="thinking"):
    """A virtual player thinks; or it waits for its turn to think, at a `place` in line, which is told as it changes."""

    seat: int
    n: int
    place: int | None = None


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """What was asked is done and durable."""

    ref: str
    n: int | None = None
    state: str | None = None


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """What was asked is refused, and nothing has changed."""

    ref: str
    problem: Problem


class Bye(Struct, frozen=True, tag_field="type", tag="bye"):
    """The server ends this connection; `again` says whether to come back."""

    reason: Problem
    again: bool


Sent = Snapshot | News | Table | Said | Thinking | Done | Refused | Bye
SENT: Final = msgspec.json.Decoder(Sent)
