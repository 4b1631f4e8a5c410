"""What a seat's numbers were when its last turn ended: what has changed since then is reckoned from there."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tablee.games import title_named
from tablee.games.lessons import ANY, Pile, lessons
from tablee.games.seeing import Score, scores_of
from tablee.kernel import NOBODY, SPECTATOR, Rules, State
from tablee.table.past.history import History

Counts = dict[tuple[str, int], int]  # by what is counted, and whose it is


@dataclass(frozen=True, slots=True)
class Change:
    """A score of a seat, or a pile of somebody's or of nobody's, that is not what it was."""

    id: str
    seat: int
    was: int
    now: int


@dataclass(frozen=True, slots=True)
class Since:
    """What has changed since the end of a turn, by its number from 1: where a number came back, nothing has."""

    turn: int
    changes: tuple[Change, ...]
    piles: tuple[Change, ...] = ()

    def of(self, score: Score) -> int:
        """By how much a score has changed."""
        return next((each.now - each.was for each in self.changes if (each.id, each.seat) == (score.id, score.seat)), 0)


def since(history: History, seat: int, view: object) -> Since | None:
    """What has changed for a seat since the end of its last turn; None before that, and for spectators."""
    ended = last_turn(history, seat) if seat != SPECTATOR and scores_of(view) else None
    if ended is None:
        return None
    then, piles = seen_at_the_end(history, ended, seat), piles_of(history)
    turn = history.game.rules.turn(history.moments[ended - 1].state) + 1
    return Since(turn, _changed(then, _scores(view)), _changed(then, _sizes(view, piles)))


def _changed(then: Counts, now: Counts) -> tuple[Change, ...]:
    pairs = [(key, then.get(key, count), count) for key, count in now.items()]
    return tuple(Change(*key, was, count) for key, was, count in pairs if was != count)


def _scores(view: object) -> Counts:
    return {(score.id, score.seat): score.now for score in scores_of(view)}


def _sizes(view: object, piles: Sequence[Pile]) -> Counts:
    """How many lie in each pile that is not a score already."""
    found = {(pile.id, seat): size for pile in piles for seat, size in sizes(view, pile.path)}
    return {key: size for key, size in found.items() if key not in _scores(view)}


def sizes(value: Any, path: Sequence[str], seat: int = NOBODY) -> Iterator[tuple[int, int]]:
    """How many lie at each end of a path in a view, and whose they are: those of the place that * stands for."""
    if not path:
        yield seat, value if isinstance(value, int) else len(value)
    elif path[0] == ANY:
        for at, part in enumerate(value):
            yield from sizes(part, path[1:], at)
    else:
        yield from sizes(getattr(value, path[0]), path[1:], seat)


def piles_of(history: History) -> Sequence[Pile]:
    """The piles of a game whose changes are told."""
    return lessons(title_named(history.game.name).package).pile


def last_turn(history: History, seat: int) -> int | None:
    """The choice that ended the last turn of a seat, or of all where a turn is everybody's; None if there was none."""
    rules = history.game.rules
    now = rules.turn(history.state)
    for at in range(history.ply, 0, -1):
        before = history.moments[at - 1].state
        if rules.turn(before) < now and rules.actor(before) in (seat, NOBODY):
            return at
    return None


def seen_at_the_end(history: History, at: int, seat: int) -> Counts:
    """Scores and piles as a seat saw them when the turn that choice `at` ended was over; kept: it does not change."""
    moment = history.moments[at]
    if seat not in moment.ended:
        end = at_the_end(history.game.rules, history.moments[at - 1].state, moment.option)
        view = history.game.telling.view(end, seat)
        moment.ended[seat] = {**_sizes(view, piles_of(history)), **_scores(view)}
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
