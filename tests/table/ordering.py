"""Tables where people give orders: a short game of SpacePaper, dealt and played to its first movement."""

from functools import cache

from tablee.kernel import Plan, Touch
from tablee.table import Journal, Place, Setup, Table
from tests.table.company import player_for

Order = dict[str, str]
SETTINGS = {"races_and_homes": "drawn", "turn_cap": "20", "bankruptcy_from_turn": "20"}
USUAL = ("keep", "done", "end", "nothing", "pass")
KEEP: Order = {"do": "answer", "to": "sys"}


def passing(table: Table) -> int:
    """The answer of somebody who wants nothing special; in set-up the first, but no system that ruins."""
    decision = table.decision(table.to_move)
    assert decision is not None
    spelled = {str(table.chair(table.to_move).spelled(option)): option for option in decision.options}
    wanted = [*USUAL, "capitalism", "republic", *(["recovered_ship"] if table.to_move == 0 else [])]
    return next((spelled[word] for word in wanted if word in spelled), decision.options[0])


def kind(table: Table) -> str:
    """What is asked now."""
    found = table.chair(table.to_move).kind()
    assert found is not None
    return found


def until(table: Table, asked: str, seat: int = 0) -> Table:
    """Everybody passes until a seat is asked this."""
    while (table.to_move, kind(table)) != (seat, asked):
        table.submit(table.to_move, passing(table))
    return table


@cache
def _text(virtual: bool) -> str:
    places = [Place("Anna"), Place("Bob", "any" if virtual else None)]
    table = Table.begin(Setup.of("spacepaper", 2, 5, SETTINGS), places, player_for)
    until(table, "act")
    card = next(option for option, described in table.chair(0).options() if described.form == "card")
    table.submit(0, card)
    return table.text()


def sailing(*, virtual: bool = False) -> Table:
    """A table at the first movement of seat 0, which has two scouts: one was its event card."""
    journal = Journal.read(_text(virtual))
    return Table(journal, journal.history(), player_for)


def goal(table: Table, turns: int, ship: str = "0:1") -> Order:
    """An order to a place that takes so many turns more than this one; on the way there nothing unknown is met now."""
    plans = [plan for plan in table.chair(0).goals(Touch("ship", 0, ship)) if "to" in plan.order]
    now = turn_of(table)
    due = [plan for plan in plans if plan.turn == now + turns]
    lanes = [plan for plan in due if all(":" in str(node.what) for node in met(plan, now))]
    return (lanes or due)[0].order


def met(plan: Plan, turn: int) -> list[Touch]:
    """The nodes that a plan enters in a turn."""
    return [node for node, at in zip(plan.path[1:], plan.turns[1:], strict=True) if at == turn]


def turn_of(table: Table) -> int:
    """The number of the turn."""
    view = table.view(0)
    turn: int = getattr(view, "turn")  # noqa: B009
    return turn


def given(table: Table, seat: int = 0) -> list[Order]:
    """The orders of a seat that stand."""
    return [each.order for each in table.chair(seat).orders()]
