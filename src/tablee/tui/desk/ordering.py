"""Orders at the desk: all that a seat may wish for once, as offers with their way, and what stands."""

from dataclasses import replace

from tablee.games.language import words
from tablee.kernel import Plan
from tablee.table import Chair, Table
from tablee.tui.desk.offers import Offer, numbered

PACKAGE = "tablee.tui"


def wishes(chair: Chair, language: str) -> list[Offer]:
    """The answer that may be given once, what each thing may be ordered to do, and the end of each order."""
    say = words(PACKAGE, language).say
    once = chair.standing()
    first = [Plan(once[1], [], [], [])] if once is not None else []
    goals = [plan for thing in chair.orderable() for plan in chair.goals(thing)]
    given = [offered(chair, plan, language) for plan in (*first, *goals)]
    ended = [
        Offer(0, -1, say("orders-end", order=text(chair, each.order, language)), (), "order", ends=each.id)
        for each in chair.orders()
    ]
    return [replace(offer, option=-1 - offer.number) for offer in numbered([*ended, *given])]  # no answer has it


def offered(chair: Chair, plan: Plan, language: str) -> Offer:
    """An order that may be given: its words, its cost and end, and its way on the map."""
    said = text(chair, plan.order, language)
    cost = chair.planned(plan)[language] if plan.path else ""
    whole = words(PACKAGE, language).say("orders-plan", order=said, plan=cost) if cost else said
    way = tuple((touch,) for touch in plan.path)
    touches = (*plan.touches, *plan.path[-1:])
    return Offer(0, -1, whole, touches, "order", (), way, plan.cost, cost, order=tuple(plan.order.items()))


def text(chair: Chair, order: dict[str, str], language: str) -> str:
    """An order in words."""
    said = chair.ordered(order)
    return said.get(language, said["en"])


def standing(chair: Chair, language: str) -> list[str]:
    """The orders that stand, in words."""
    return [text(chair, each.order, language) for each in chair.orders()]


def give(table: Table, seat: int, offer: Offer) -> None:
    """Give or end an order."""
    if offer.ends:
        table.cancel(seat, offer.ends)
    else:
        table.order(seat, dict(offer.order))


def notes(table: Table, seat: int, since: int, language: str) -> list[str]:
    """What a seat was told of its orders since a number of lines: why they have ended."""
    chair, found = table.chair(seat), []
    for each in table.noted[since:]:
        if each.seat == seat and each.order is not None and each.order.why and each.then is not None:
            said = chair.noted(each.order, each.then)
            found.append(said.get(language, said["en"]))
    return found
