"""Orders that stand: what each seat has wished for, as a journal keeps it; and what an undo makes of them."""

from dataclasses import dataclass, replace
from typing import Final

from tablee.kernel import Orders
from tablee.table.errors import BadOrder
from tablee.table.past.records import Order

MOST_STANDING: Final = 40  # of one seat
MOST_GIVEN: Final = 60  # by one seat between two choices of the game


@dataclass(frozen=True, slots=True)
class Standing:
    """An order that stands: whose, its number, after how many choices it was given, and when it last had its say."""

    seat: int
    id: int
    order: dict[str, str]
    since: int
    seen: int


@dataclass(frozen=True, slots=True)
class Desires:
    """All orders that stand, the last number that was given away, and how many each seat gave since the last choice."""

    standing: tuple[Standing, ...] = ()
    last: int = 0
    given: tuple[int, ...] = ()  # the seats that gave one since the last choice, once for each

    def of(self, seat: int) -> list[Standing]:
        """The orders of a seat, in the order in which they were given."""
        return [each for each in self.standing if each.seat == seat]

    def after(self, record: Order, orders: Orders | None, ply: int) -> "Desires":
        """What stands after an order was given or has ended; refused if there is no such order."""
        if record.order is not None:
            return self._with(record.seat, record.id, record.order, orders, ply)
        if not any(each.id == record.id for each in self.of(record.seat)):
            raise BadOrder("order-none", found=str(record.id))
        return replace(self, standing=tuple(each for each in self.standing if each.id != record.id))

    def _with(self, seat: int, number: int, order: dict[str, str], orders: Orders | None, ply: int) -> "Desires":
        if orders is None or not orders.knows(seat, order):
            raise BadOrder("order-unknown")
        if number != self.last + 1:
            raise BadOrder("order-number", found=str(number), due=str(self.last + 1))
        if len(self.of(seat)) >= MOST_STANDING or self.given.count(seat) >= MOST_GIVEN:
            raise BadOrder("order-many")
        about = orders.subject(order)
        kept = [each for each in self.standing if each.seat != seat or orders.subject(each.order) != about]
        return Desires((*kept, Standing(seat, number, order, ply, ply)), number, (*self.given, seat))

    def chosen(self, by: int, ply: int) -> "Desires":
        """The same after a choice, which was made for an order or by hand (0)."""
        told = tuple(replace(each, seen=ply - 1) if each.id == by else each for each in self.standing)
        return replace(self, standing=told, given=())

    def back(self, seat: int, then: tuple[Standing, ...], ply: int, *, by_order: bool) -> "Desires":
        """The same after a seat has gone back to where `then` stood; what it ordered there goes too, if it led on."""
        kept = [each for each in then if each.seat == seat and not (by_order and each.since == ply)]
        others = [each for each in self.standing if each.seat != seat]
        return replace(self, standing=tuple(sorted([*others, *kept], key=lambda each: each.id)))
