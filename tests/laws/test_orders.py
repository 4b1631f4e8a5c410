"""Laws of orders, for every game that has some: they know no more than their seat, and their options are legal."""

import pytest

from tablee.kernel import Game, Orders, Plan, State, Touch, seeded
from tablee.kernel.orders import NO_OPTION
from tablee.table.past.journal import Setup
from tests.laws.world import cut, game_at_random, varied

MOST = 300  # decisions of a game that are looked at
EVERY = 17  # of them
WITH_ORDERS = [setup for setup in varied() if setup.rules().orders is not None]


def things(game: Game, s: State) -> list[Touch]:
    """The things that the options of the open question are about."""
    found = [touch for option in s.options for touch in game.telling.touches(s, option)]
    return list({(touch.zone, touch.seat, touch.what): touch for touch in found}.values())


def wishes(orders: Orders, game: Game, s: State, seat: int) -> list[dict[str, str]]:
    """Everything that a seat could order of what its question is about, and answers given once."""
    sent = [plan.order for thing in things(game, s) for plan in orders.goals(s, seat, thing)]
    answers = [*({"do": "answer", "to": kind} for kind in orders.kinds())]
    return [*answers, *sent, *({"do": "ask", "to": kind} for kind in orders.asked())]


def shown(plan: Plan | None) -> object:
    """A plan as data."""
    return plan and (plan.order, plan.cost, plan.turn, plan.turns, [(each.zone, each.what) for each in plan.path])


@pytest.mark.parametrize("ordered", cut(WITH_ORDERS))  # not of all games: some have no orders
def test_an_order_knows_what_its_seat_knows_and_chooses_what_is_legal(ordered: Setup) -> None:
    seen = 0
    for number, (game, s, _) in enumerate(game_at_random(ordered, 3)):
        if number >= MOST:
            break
        orders, seat = game.orders, s.to_move
        assert orders is not None
        if number % EVERY and (seen > 5 or orders.standing(s) == NO_OPTION):
            continue
        world = game.rules.sample(s, seat, seeded(number))
        for order in wishes(orders, game, s, seat)[:12]:
            option = orders.next(s, seat, order)
            assert orders.knows(seat, order) and (option < 0 or option in s.options)
            assert orders.next(world, seat, order) == option
            assert shown(orders.plan(s, seat, order)) == shown(orders.plan(world, seat, order))
            assert (orders.halts(s, s, seat, order) is None) == (orders.halts(world, world, seat, order) is None)
            assert set(game.telling.ordered(s, seat, order)) == {"en", "fr"}
            seen += option >= 0
    assert seen > 5
