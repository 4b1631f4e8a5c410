"""The rules behind what happened: for each thing that a seat was told, where the rulebook speaks of it."""

from tablee.games import title_named
from tablee.games.lessons import lessons
from tablee.kernel.event import RESIGNED
from tablee.tui.desk.desk import Desk


def sources(desk: Desk, seat: int) -> list[str]:
    """The rule of each thing that a seat was told, in order; "" where there is none to read."""
    chair, rules = desk.table.chair(seat), lessons(title_named(desk.table.setup.game).package).rules
    names = chair.game.event_names
    return ["" if event.kind == RESIGNED else rules.get(names[event.kind], "") for event in chair.log()]
