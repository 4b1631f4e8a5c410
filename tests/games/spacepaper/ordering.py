"""Orders given to ships in scenarios, and carried out as the table would."""

from typing import Any

from tablee.games.spacepaper.rules.orders import SpaceOrders
from tablee.kernel import Halt, Plan, Touch
from tests.games.spacepaper.sitting import Sitting, game

Order = dict[str, str]


def orders() -> SpaceOrders:
    """What can be ordered."""
    found = game().orders
    assert isinstance(found, SpaceOrders)
    return found


def sail(place: str, ship: str = "0:1") -> Order:
    """Send a ship to a place."""
    return {"do": "sail", "ship": ship, "to": place}


def explore(ship: str = "0:1") -> Order:
    """Let a ship explore."""
    return {"do": "explore", "ship": ship}


def plan(t: Sitting, order: Order) -> Plan:
    """The plan of an order that can be given."""
    found = orders().plan(t.state, 0, order)
    assert found is not None
    return found


def goals(t: Sitting, ship: str = "0:1") -> dict[str, Plan]:
    """Where a ship may be sent, by place; "explore" if it may explore."""
    found = orders().goals(t.state, 0, Touch("ship", 0, ship))
    return {each.order.get("to", "explore"): each for each in found}


def carried(t: Sitting, order: Order, most: int = 60) -> tuple[Halt | None, list[tuple[int, Any]]]:
    """Carry an order out, everything else being passed, until it halts; and what was chosen for it, with its turn."""
    chosen: list[tuple[int, Any]] = []
    before = t.state.copy()
    while len(chosen) < most and not t.state.over:
        if t.state.to_move != 0:
            t.chooses(passing(t))
            continue
        halt = orders().halts(before, t.state, 0, order)
        if halt is not None:
            return halt, chosen
        option = orders().next(t.state, 0, order)
        before = t.state.copy()
        if option < 0:
            t.chooses(passing(t))
        else:
            chosen.append((t.state.turn, game().telling.spell(t.state, option)))
            game().apply(t.state, 0, option)
            t.goes_on()
    return None, chosen


def passing(t: Sitting) -> object:
    """The answer of somebody who wants nothing."""
    return next((word for word in ("keep", "done", "end", "nothing", "pass") if word in t.options), t.options[0])
