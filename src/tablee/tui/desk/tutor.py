"""The tutor: First steps and coach for the one person before a screen or a console."""

from collections.abc import Callable, Collection

from tablee.games import title_named
from tablee.games.lessons import Moment, lessons
from tablee.kernel import NOBODY, Touch
from tablee.table.coaching import Course
from tablee.table.seating.first_steps import is_first_steps
from tablee.tui.desk.desk import Desk

Keep = Callable[[list[str]], None]  # what was told now, as GAME/ID, is remembered


class Tutor:
    """What the one person at a desk is told, once each; `told` is what was told before, at whatever table."""

    def __init__(self, desk: Desk, told: Collection[str], keep: Keep) -> None:
        self.desk = desk
        self.seat = desk.people[0]
        self.is_script = is_first_steps(desk.table.setup)
        self._keep = keep
        self._prefix = f"{desk.table.setup.game}/"
        known = [name.removeprefix(self._prefix) for name in told if name.startswith(self._prefix)]
        found = lessons(title_named(desk.table.setup.game).package)
        self.course = Course(found, self.seat, [] if self.is_script else known, is_script=self.is_script)
        if desk.table.ply:
            self.course.catch_up(desk.table.chair(self.seat))
        self._said_at = -1  # elsewhere than in First steps, one thing at a question is enough
        self._found: tuple[int, int, Moment | None] = (-1, -1, None)

    def moment(self) -> Moment | None:
        """What is to be said now, if anything."""
        table = self.desk.table
        if not self.is_script and (self._said_at == table.ply or table.over):
            return None
        if self._found[:2] != (table.ply, len(self.course.told)):
            due = self.course.follow(table.chair(self.seat))
            self._found = (table.ply, len(self.course.told), due[0] if due else None)
        return self._found[2]

    def tell(self, moment: Moment) -> None:
        """It was read: it never comes again."""
        self._said_at = self.desk.table.ply
        self._keep([self._prefix + name for name in self.course.tell(moment)])

    def pointed(self, moment: Moment) -> tuple[Touch, ...]:
        """What a moment points at on the board."""
        point = moment.point
        if point is None:
            return ()
        others = [seat for seat in range(len(self.desk.table.places)) if seat != self.seat]
        whose = {"me": [self.seat], "other": others}.get(point.who, [NOBODY])
        return tuple(Touch(point.zone, seat, point.what) for seat in whose)


def tutor_for(desk: Desk, told: Collection[str], keep: Keep) -> Tutor | None:
    """The tutor of a desk; none where several people sit, or nobody: what is told to one the others would read."""
    return Tutor(desk, told, keep) if len(desk.people) == 1 else None
