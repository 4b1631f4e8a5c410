"""What travels of orders: what may be ordered, what it would do, and what stands. All of it is for one seat alone."""

from typing import Annotated

from msgspec import Meta, Struct

from tablee.server.wire.shapes import Short, Text, TouchInfo

Verb = Annotated[str, Meta(min_length=1, max_length=20)]
OrderData = Annotated[
    dict[Verb, Short],
    Meta(min_length=1, max_length=6, description="A verb (`do`) and what it is about, as a game has it."),
]


class OrderWish(Struct, frozen=True, forbid_unknown_fields=True):
    """An order to be given, or to be looked at."""

    order: OrderData


class PlanInfo(Struct, frozen=True):
    """What an order would do from here: its words, its way with the turn of each place, its cost and its end.

    `touches` is what one would point at to mean it; `told` says cost and end in words.
    """

    order: dict[str, str]
    text: Text
    told: Text
    touches: list[TouchInfo]
    path: list[TouchInfo]
    turns: list[int]
    cost: int
    turn: int


class OrderInfo(Struct, frozen=True):
    """An order that stands, under its number; without a plan where nothing comes of it just now."""

    id: int
    order: dict[str, str]
    text: Text
    plan: PlanInfo | None
