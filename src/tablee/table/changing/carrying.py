"""Carrying on: after a choice the table goes on by itself, while an order has the answer and nothing is new.

What is plain to all, and what makes no difference to play, needs no order: see `Rules.is_plain` and `Orders.habit`.
"""

from typing import Final, Protocol

from tablee.kernel import Halt, Orders, State
from tablee.kernel.orders import NO_OPTION, is_answer
from tablee.table.changing.undo import stream
from tablee.table.past.history import History
from tablee.table.past.records import ITSELF, Order, Record
from tablee.table.past.standing import Standing

MOST: Final = 60  # choices in a row: two people with orders for everything shall not play a game without anybody


class Drafting(Protocol):
    """Where lines are drafted that are not true yet."""

    later: History

    def choose(self, seat: int, option: int, by: int = 0) -> None:
        """Draft a choice."""
        ...

    def follow(self, record: Record) -> None:
        """Draft anything else."""
        ...


def overrule(sheet: Drafting, seat: int, option: int, root: int) -> list[Order]:
    """The orders of a person that a choice by hand ends, as they are to be written after it."""
    later = sheet.later
    orders, mine = later.game.orders, later.desires.of(seat)
    if orders is None or not mine or not later.places[seat].is_human or later.state.to_move != seat:
        return []
    world = _imagined(later, later.ply, seat, root)
    return [Order(seat, each.id) for each in mine if orders.overrules(world, option, each.order)]


def carry_on(sheet: Drafting, root: int) -> None:
    """Choose for the seat on move, and the next one, until a person must decide or the game is over."""
    orders = sheet.later.game.orders
    for _ in range(MOST):
        later = sheet.later
        seat = later.state.to_move
        if later.state.over or not later.places[seat].is_human:
            return
        option = by_itself(later)
        if option != NO_OPTION:
            sheet.choose(seat, option, ITSELF)
        elif orders is None or not later.desires.of(seat) or not _one(sheet, orders, seat, root):
            return


def by_itself(history: History) -> int:
    """The answer to the open question that needs neither a person nor an order; NO_OPTION if there is none."""
    state, game = history.state, history.game
    if len(state.options) == 1 and game.rules.is_plain(state):
        return state.options[0]
    if game.orders is None:
        return NO_OPTION
    return game.orders.habit(state, [each.order for each in history.desires.of(state.to_move)])


def _one(sheet: Drafting, orders: Orders, seat: int, root: int) -> bool:
    """Make one choice for a seat; False if it is for the person to decide. Orders that have come to an end, end."""
    later = sheet.later
    world = _imagined(later, later.ply, seat, root)
    is_calm = True
    for each in later.desires.of(seat):
        halt = orders.halts(_imagined(later, each.seen, seat, root), world, seat, each.order)
        if halt is not None:
            sheet.follow(_ended(each, halt))
            is_calm = is_calm and halt.calm
    if not is_calm:
        return False
    for each in sorted(sheet.later.desires.of(seat), key=lambda one: is_answer(one.order)):  # answers come last
        option = orders.next(world, seat, each.order)
        if option != NO_OPTION:
            sheet.choose(seat, option, each.id)
            return True
    return False


def _imagined(history: History, ply: int, seat: int, root: int) -> State:
    """A moment as the seat knew it."""
    state = history.moments[ply].state
    return history.game.rules.sample(state, seat, stream(root, "orders", seat, ply))


def _ended(standing: Standing, halt: Halt) -> Order:
    return Order(standing.seat, standing.id, None, halt.why, {name: int(number) for name, number in halt.given.items()})
