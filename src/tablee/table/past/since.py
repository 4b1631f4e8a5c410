"""What a seat's numbers were when its last turn ended: what has changed since then is reckoned from there."""

from dataclasses import dataclass

from tablee.games.seeing import Score, scores_of
from tablee.kernel import NOBODY, SPECTATOR, Rules, State
from tablee.table.past.history import History


@dataclass(frozen=True, slots=True)
class Change:
    """A score of a seat that is not what it was."""

    id: str
    seat: int
    was: int
    now: int


@dataclass(frozen=True, slots=True)
class Since:
    """What has changed since the end of a turn, by its number from 1: where a number came back, nothing has."""

    turn: int
    changes: tuple[Change, ...]

    def of(self, score: Score) -> int:
        """By how much a score has changed."""
        return next((each.now - each.was for each in self.changes if (each.id, each.seat) == (score.id, score.seat)), 0)


def since(history: History, seat: int, view: object) -> Since | None:
    """What has changed for a seat since the end of its last turn; None before that, and for spectators."""
    ended = last_turn(history, seat) if seat != SPECTATOR and scores_of(view) else None
    if ended is None:
        return None
    then = seen_at_the_end(history, ended, seat)
    pairs = [(score, then.get((score.id, score.seat), score.now)) for score in scores_of(view)]
    changes = tuple(Change(score.id, score.seat, was, score.now) for score, was in pairs if was != score.now)
    return Since(history.game.rules.turn(history.moments[ended - 1].state) + 1, changes)


def last_turn(history: History, seat: int) -> int | None:
    """The choice that ended the last turn of a seat, or of all where a turn is everybody's; None if there was none."""
    rules = history.game.rules
    now = rules.turn(history.state)
    for at in range(history.ply, 0, -1):
        before = history.moments[at - 1].state
        if rules.turn(before) < now and rules.actor(before) in (seat, NOBODY):
            return at
    return None


def seen_at_the_end(history: History, at: int, seat: int) -> dict[tuple[str, int], int]:
    """The scores as a seat saw them when the turn that choice `at` ended was over; kept, for it does not change."""
    moment = history.moments[at]
    if seat not in moment.ended:
        end = at_the_end(history.game.rules, history.moments[at - 1].state, moment.option)
        found = scores_of(history.game.telling.view(end, seat))
        moment.ended[seat] = {(score.id, score.seat): score.now for score in found}
    return moment.ended[seat]


def at_the_end(rules: Rules, before: State, choice: int) -> State:
    """The table when a choice has been carried out and the next turn has not begun.

    The machine goes on without a halt to the next question, which may stand in the next turn, after a card was drawn:
    so its steps are taken one by one here, and the last state of the old turn is kept.
    """
    s, turn = before.copy(), rules.turn(before)
    end = s.copy()
    frame, s.to_move = s.frames[-1], NOBODY
    rules.effects[frame.effect][frame.at].answer(s, frame, choice)
    while not s.over and s.to_move == NOBODY and rules.turn(s) == turn:
        end = s.copy()
        take_step(rules, s)
    return s if s.over else end


def take_step(rules: Rules, s: State) -> None:
    """One step of what the machine does between two questions."""
    frame = s.frames[-1]
    steps = rules.effects[frame.effect]
    if frame.at >= len(steps):
        s.frames.pop()
        return
    steps[frame.at].enter(s, frame)
    if s.to_move != NOBODY and len(s.options) == 1 and rules.settles[s.kind]:
        s.to_move = NOBODY
        steps[frame.at].answer(s, frame, s.options[0])
