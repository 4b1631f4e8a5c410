"""Looking back at a finished game: what the master thinks of each choice, the curve of chances, what cost most.

Nothing here draws; everything works on a finished journal and can be cut short after any choice.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tablee.games import game_named
from tablee.kernel import SPECTATOR, Event, Game, Seat, State
from tablee.players.thinking import Budget, Estimate, Master
from tablee.table.changing.undo import stream
from tablee.table.errors import Secret
from tablee.table.past import resigning
from tablee.table.past.history import History, Moment
from tablee.table.past.journal import Journal
from tablee.table.setup import Setup

BRIEF: Final = Budget(iterations=120)
FEW: Final = 3  # an option tried less often than this has no estimate worth telling
WORST: Final = 3
SLIGHT: Final = 0.02  # a cost below this is noise


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the master thinks of one choice: the chances of all seats before it, the better option, what it cost."""

    at: int  # the number of the choice, from 1
    seat: int
    chances: tuple[float, ...]
    chosen: int
    better: int
    cost: float


@dataclass(frozen=True, slots=True)
class ReviewJob:
    """A choice to be judged, as plain data that another process can take."""

    game: str
    state: dict[str, object]  # before the choice
    root: int
    at: int
    chosen: int
    sides: tuple[int, ...]
    budget: Budget


class Recording:
    """A finished game, moment by moment: number 0 is the deal, number n is the table after n choices."""

    def __init__(self, setup: Setup, history: History) -> None:
        if not history.state.over:
            raise Secret("save-secret")
        self.setup = setup
        self.game = history.game
        self.moments: list[Moment] = history.moments
        self.names = history.names()
        self.last = history.ply
        self.winners = history.result().winners
        self.rewards = [_reward(self.game, history.state, self.winners, seat) for seat in range(len(self.names))]

    @classmethod
    def of(cls, journal: Journal) -> "Recording":
        """The game of a journal; Secret if it has not ended."""
        return cls(journal.setup, journal.history())

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.names)

    @cached_property
    def turns(self) -> list[int]:
        """The number of the turn at each moment."""
        return [self.game.turn(moment.state) + 1 for moment in self.moments]

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat, as the number of its first seat: partners have the same outlook at every moment."""
        rows = [
            tuple(self.game.outlook(moment.state, seat) for moment in self.moments[:-1]) for seat in range(self.seats)
        ]
        first = tuple(rows.index(row) for row in rows)
        return first if len(set(first)) > 1 else tuple(range(self.seats))

    def first_of_turn(self, turn: int) -> int:
        """The first moment of a turn, or the last of all if the game ended before."""
        return next((at for at, number in enumerate(self.turns) if number >= turn), self.last)

    def option_text(self, at: int, option: int, language: str) -> str:
        """An option of the question that choice `at` answered, in words."""
        described = self.game.describe(self.moments[at - 1].state, option, self.names)
        return described.in_(language)

    def heard(self, at: int, seat: int) -> list[Event]:
        """What a seat was told at a moment; a spectator of a finished game hears what anyone heard."""
        ears = range(self.seats) if seat == SPECTATOR else [seat]
        return [event for event in self.moments[at].events if any(event.is_told_to(ear) for ear in ears)]

    def told(self, at: int, seat: int, language: str) -> list[str]:
        """What was heard, in words."""
        return [resigning.told(self.game, event, self.names, language, seat) for event in self.heard(at, seat)]

    def question(self, at: int, budget: Budget) -> ReviewJob:
        """Choice `at`, to be judged here or elsewhere."""
        state, chosen = self.moments[at - 1].state.data(), self.moments[at].option
        return ReviewJob(self.setup.game, state, self.setup.root, at, chosen, self.sides, budget)


def judged(recording: Recording, budget: Budget = BRIEF) -> Iterator[Judgement]:
    """Every choice of a game, judged one after the other; the same budget of iterations gives the same judgements."""
    for at in range(1, recording.last + 1):
        yield judgement(recording, at, budget)


def judgement(recording: Recording, at: int, budget: Budget) -> Judgement:
    """What the master thinks of one choice, from what its seat knew then."""
    return judge(recording.question(at, budget))


def judge(asked: ReviewJob) -> Judgement:
    """What the master thinks of a choice, in whatever process this is asked."""
    game = game_named(asked.game)
    state = game.load(asked.state)
    seat = int(state.to_move)
    estimates = Master(asked.budget).explain(Seat(game, state.copy(), seat), stream(asked.root, "review", asked.at))
    best = estimates[0]
    chances = shared(game, state, asked.sides, best.chance)
    return Judgement(asked.at, seat, chances, asked.chosen, best.option, cost(estimates, asked.chosen))


def cost(estimates: Sequence[Estimate], chosen: int) -> float:
    """How much less the chosen option was worth than the one tried most; 0 where too little is known of it."""
    found = next((estimate for estimate in estimates if estimate.option == chosen), None)
    if found is None or found.visits < FEW:
        return 0.0
    return max(0.0, estimates[0].chance - found.chance)


def shared(game: Game, state: State, sides: Sequence[int], chance: float) -> tuple[float, ...]:
    """The chances of all seats when the one on move has this chance: the others share the rest by their outlook."""
    outlooks = [max(0.001, game.outlook(state, each)) for each in range(len(sides))]
    others = {side: outlooks[at] for at, side in enumerate(sides) if side != sides[state.to_move]}
    rest = sum(others.values())
    return tuple((1 - chance) * others[side] / rest if side in others else chance for side in sides)


def curve(recording: Recording, judgements: Sequence[Judgement]) -> list[tuple[float, ...]]:
    """The chances of all seats moment by moment, as far as they are known; the end is certain."""
    points = [judgement.chances for judgement in judgements]
    if len(points) == recording.last:
        points.append(tuple(recording.rewards))
    return points


def _reward(game: Game, end: State, winners: list[int], seat: int) -> float:
    """What an end is worth to a seat: as the rules count, unless somebody has resigned and others have won."""
    if not winners:
        return game.rules.reward(end, seat)
    return 1.0 if seat in winners else 0.0


def swings(recording: Recording, most: int) -> list[int]:
    """Choices after which the prospects of who made them fell most until they chose again, in the order of the game.

    A look at the table tells prospects: it costs next to nothing, and shows where a master should look again.
    """
    falls: list[tuple[float, int]] = []
    after = recording.rewards[:]
    for at in range(recording.last, 0, -1):
        state = recording.moments[at - 1].state
        seat = int(state.to_move)
        before = recording.game.outlook(state, seat)
        if len(state.options) > 1:
            falls.append((before - after[seat], at))
        after[seat] = before
    return sorted(at for _, at in sorted(falls, reverse=True)[:most])


def costliest(judgements: Sequence[Judgement]) -> list[Judgement]:
    """The choices that cost most, the worst first."""
    costly = [judgement for judgement in judgements if judgement.cost >= SLIGHT]
    return sorted(costly, key=lambda judgement: (-judgement.cost, judgement.at))[:WORST]
