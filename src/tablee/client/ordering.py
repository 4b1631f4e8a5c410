"""What a seat afar may order: the part of a client's seat that is about orders."""

from typing import TypeVar

from tablee.kernel import NOBODY
from tablee.server.wire.order_shapes import OrderInfo, PlanInfo
from tablee.server.wire.shapes import Done

T = TypeVar("T")


class Ordering:
    """Orders of a seat at a table of a server."""

    def ask(self, method: str, what: str, kind: type[T], body: object = None) -> T:
        """Ask something about the table."""
        raise NotImplementedError

    def goals(self, zone: str, seat: int = NOBODY, what: int | str | None = None) -> list[PlanInfo]:
        """All that we may order of a thing on the table, each with its way, its cost and its end."""
        return self.ask("POST", "/goals", list[PlanInfo], {"zone": zone, "seat": seat, "what": what})

    def plan(self, order: dict[str, str]) -> PlanInfo:
        """What an order would do from here, without giving it."""
        return self.ask("POST", "/plan", PlanInfo, {"order": order})

    def orders(self) -> list[OrderInfo]:
        """Our orders that stand."""
        return self.ask("GET", "/orders", list[OrderInfo])

    def order(self, order: dict[str, str]) -> Done:
        """Give an order; on our move it is carried out at once."""
        return self.ask("POST", "/orders", Done, {"order": order})

    def cancel(self, number: int) -> Done:
        """End an order."""
        return self.ask("DELETE", f"/orders/{number}", Done)
