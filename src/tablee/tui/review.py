"""Looking back at a finished game: what the master thinks of each choice, the curve of chances, what cost most.

Nothing here draws; everything works on a finished journal and can be cut short after any choice.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from tablee.kernel import SPECTATOR, Seat
from tablee.players.thinking import Budget, Estimate, Master
from tablee.table import Journal, Secret
from tablee.table.history import History, Moment
from tablee.table.undo import stream
from tablee.tui.boards import Board, board_for

BRIEF: Final = Budget(iterations=60)
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


class Recording:
    """A finished game, moment by moment: number 0 is the deal, number n is the table after n choices."""

    def __init__(self, journal: Journal) -> None:
        history = journal.history()
        if not history.state.over:
            raise Secret("save-secret")
        self.setup = journal.setup
        self.history: History = history
        self.game = history.game
        self.moments: list[Moment] = history.moments
        self.names = history.names()
        self.last = history.ply
        self.turns = [self.game.turn(moment.state) + 1 for moment in self.moments]
        self.sides = sides(self)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.names)

    def first_of_turn(self, turn: int) -> int:
        """The first moment of a turn, or the last of all if the game ended before."""
        return next((at for at, number in enumerate(self.turns) if number >= turn), self.last)

    def option_text(self, at: int, option: int, language: str) -> str:
        """An option of the question that choice `at` answered, in words."""
        described = self.game.describe(self.moments[at - 1].state, option, self.names)
        return described.fr if language == "fr" else described.en

    def told(self, at: int, seat: int, language: str) -> list[str]:
        """What a seat was told at a moment; a spectator of a finished game hears what anyone heard."""
        events = self.moments[at].events
        ears = range(self.seats) if seat == SPECTATOR else [seat]
        heard = [event for event in events if any(event.is_told_to(ear) for ear in ears)]
        return [self.game.told(event, self.names, language, seat) for event in heard]

    def board(self, at: int, seat: int, language: str) -> Board:
        """The table at a moment as a seat saw it, or with open cards for a spectator."""
        draw = board_for(self.setup.game)
        state = self.moments[at].state
        if seat != SPECTATOR:
            return draw(self.game.view(state, seat), self.names, language)
        state = self.game.opened(state)
        own = [draw(self.game.view(state, each), self.names, language) for each in range(self.seats)]
        asked = own[state.to_move] if 0 <= state.to_move < self.seats else own[0]
        spectator = draw(self.game.view(state, SPECTATOR), self.names, language)
        seats = tuple(board.seats[-1] for board in own)
        return replace(spectator, shared=asked.shared, seats=seats, tracks=asked.tracks)


def judged(recording: Recording, budget: Budget = BRIEF) -> Iterator[Judgement]:
    """Every choice of a game, judged one after the other; the same budget of iterations gives the same judgements."""
    for at in range(1, recording.last + 1):
        yield judgement(recording, at, budget)


def judgement(recording: Recording, at: int, budget: Budget) -> Judgement:
    """What the master thinks of one choice, from what its seat knew then."""
    before, after = recording.moments[at - 1], recording.moments[at]
    seat = int(before.state.to_move)
    rng = stream(recording.setup.seed, "review", at)
    estimates = Master(budget).explain(Seat(recording.game, before.state.copy(), seat), rng)
    best = estimates[0]
    chances = shared(recording, at - 1, seat, best.chance)
    return Judgement(at, seat, chances, after.option, best.option, cost(estimates, after.option))


def cost(estimates: Sequence[Estimate], chosen: int) -> float:
    """How much less the chosen option was worth than the one tried most; 0 where too little is known of it."""
    found = next((estimate for estimate in estimates if estimate.option == chosen), None)
    if found is None or found.visits < FEW:
        return 0.0
    return max(0.0, estimates[0].chance - found.chance)


def shared(recording: Recording, at: int, seat: int, chance: float) -> tuple[float, ...]:
    """The chances of all seats when one of them has this chance: the others share the rest by their outlook."""
    state = recording.moments[at].state
    outlooks = [max(0.001, recording.game.outlook(state, each)) for each in range(recording.seats)]
    others = {side: outlooks[at] for at, side in enumerate(recording.sides) if side != recording.sides[seat]}
    rest = sum(others.values())
    return tuple((1 - chance) * others[side] / rest if side in others else chance for side in recording.sides)


def sides(recording: Recording) -> list[int]:
    """The side of each seat, as the number of its first seat: partners have the same outlook at every moment."""
    rows = [
        tuple(recording.game.outlook(moment.state, seat) for moment in recording.moments[:-1])
        for seat in range(recording.seats)
    ]
    first = [rows.index(row) for row in rows]
    return first if len(set(first)) > 1 else list(range(recording.seats))


def curve(recording: Recording, judgements: Sequence[Judgement]) -> list[tuple[float, ...]]:
    """The chances of all seats moment by moment, as far as they are known; the end is certain."""
    points = [judgement.chances for judgement in judgements]
    if len(points) == recording.last:
        state = recording.moments[-1].state
        points.append(tuple(recording.game.reward(state, seat) for seat in range(recording.seats)))
    return points


def costliest(judgements: Sequence[Judgement]) -> list[Judgement]:
    """The choices that cost most, the worst first."""
    costly = [judgement for judgement in judgements if judgement.cost >= SLIGHT]
    return sorted(costly, key=lambda judgement: (-judgement.cost, judgement.at))[:WORST]
