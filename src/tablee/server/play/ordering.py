"""Orders as they are sent: to whom they belong, and to nobody else."""

from tablee.kernel import Plan, Touch
from tablee.server.play import scene
from tablee.server.play.room import Room
from tablee.server.play.visitors import Asker
from tablee.server.wire.order_shapes import OrderInfo, PlanInfo
from tablee.server.wire.shapes import TouchInfo, TouchWish
from tablee.table import BadOrder
from tablee.table.chair import Chair
from tablee.table.changing.draft import Draft


def standing(room: Room, asker: Asker) -> list[OrderInfo]:
    """The orders of an asker that stand; kept, for they are told with each of many lines."""
    key = (room.n, asker.seat)
    if key not in room.ordered:
        chair = scene.chair_of(room, asker)
        room.ordered = {at: kept for at, kept in room.ordered.items() if at[0] == room.n}
        room.ordered[key] = [
            OrderInfo(each.id, each.order, chair.ordered(each.order), _plan(chair, each.order))
            for each in chair.orders()
        ]
    return room.ordered[key]


def goals(room: Room, asker: Asker, thing: TouchWish) -> list[PlanInfo]:
    """All that an asker may order of a thing."""
    chair = scene.chair_of(room, asker)
    return [_info(chair, plan) for plan in chair.goals(Touch(thing.zone, thing.seat, thing.what))]


def plan(room: Room, asker: Asker, order: dict[str, str]) -> PlanInfo:
    """What an order would do; refused if nothing comes of it."""
    found = _plan(scene.chair_of(room, asker), order)
    if found is None:
        raise BadOrder("order-impossible")
    return found


def given(room: Room, asker: Asker, order: dict[str, str]) -> Draft:
    """The draft of an order, and of what follows from it."""
    return room.recorded(scene.chair_of(room, asker).order(order))


def cancelled(room: Room, asker: Asker, number: int) -> Draft:
    """The draft of an order's end."""
    return room.recorded(scene.chair_of(room, asker).cancel(number))


def _plan(chair: Chair, order: dict[str, str]) -> PlanInfo | None:
    found = chair.plan(order)
    return None if found is None else _info(chair, found)


def _info(chair: Chair, found: Plan) -> PlanInfo:
    return PlanInfo(
        order=found.order,
        text=chair.ordered(found.order),
        told=chair.planned(found) if found.path else {},
        touches=_touched(found.touches),
        path=_touched(found.path),
        turns=[int(turn) for turn in found.turns],
        cost=found.cost,
        turn=found.turn,
    )


def _touched(touches: list[Touch]) -> list[TouchInfo]:
    return [TouchInfo(touch.zone, touch.seat, touch.what) for touch in touches]
