"""A course: what one seat is told at one table, by the script of First steps or by the coach alone."""

from collections.abc import Collection, Sequence

from tablee.games.lessons import Lessons, Met, Moment, are_same, due, taught
from tablee.table.chair import Chair


class Course:
    """What a seat has met and been told. `follow` looks at the table as it is now, and says what is due.

    First steps tells its script, and of the coach only the sentences about questions, which the script may not meet.
    Elsewhere the coach speaks; `told` is what it has said before, at whatever table.
    """

    def __init__(self, lessons: Lessons, seat: int, told: Collection[str] = (), *, is_script: bool = False) -> None:
        script = lessons.first_steps.moment if is_script and lessons.first_steps else []
        self.is_script = bool(script)
        self.moments = [*script, *(each for each in lessons.coach if not script or _is_left(each, script))]
        self.coach = lessons.coach
        self.zones = lessons.zone
        self.met = Met(seat)
        self.told = set(told)
        self._heard = 0

    def follow(self, chair: Chair) -> list[Moment]:
        """What is due now, the first thing first."""
        self._look(chair)
        return due(self.moments, self.met, self.told)

    def tell(self, moment: Moment) -> list[str]:
        """A moment was told: neither it nor the coach's sentence about the same comes again. What is known by it."""
        known = [name for name in taught(moment, self.coach) if name not in self.told]
        self.told.update(known)
        return known

    def catch_up(self, chair: Chair) -> None:
        """A game that was begun before: what its seat has met there is no news any more.

        Elsewhere than in First steps the coach may still say it, where it happens anew.
        """
        if not self.is_script:
            self._heard = len(chair.log())
            return
        self._look(chair)
        for kind in ["", *chair.answered()]:
            self.met.kind = kind
            for moment in due(self.moments, self.met, self.told):
                self.tell(moment)

    def _look(self, chair: Chair) -> None:
        log = chair.log()
        for event in log[self._heard :]:
            self.met.hear(chair.game.event_names[event.kind], event.args)
        self._heard = len(log)
        self.met.kind = (chair.kind() or "") if chair.is_asked else ""
        self.met.over = chair.result is not None
        self.met.look(chair.view(), self.zones)


def _is_left(moment: Moment, script: Sequence[Moment]) -> bool:
    """Whether a sentence of the coach is about a question that the script does not explain itself."""
    return bool(moment.on.decision) and not any(are_same(moment.on, each.on) for each in script)
