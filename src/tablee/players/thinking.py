"""Players of any game that think ahead: the expert, and the master, who can explain."""

from dataclasses import dataclass
from typing import Protocol

from tablee.kernel import Game, Player, Rng, Seat, Tastes
from tablee.players.plain import Sensible
from tablee.players.search.lookahead import Lookahead
from tablee.players.search.tree import Search
from tablee.players.search.trial import Trial


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a master thinks about one decision: so many iterations, or so many seconds if there are none.

    Seconds pass on the wall, or by the processor: then a busy machine takes nothing away from a thought.
    """

    iterations: int = 0
    seconds: float = 1.0
    by_processor: bool = False


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a master thinks of an option: how often it was tried, and its estimated chance to win."""

    option: int
    visits: int
    chance: float


class Searching(Protocol):
    """A search for one decision, of whatever kind."""

    def run(self, iterations: int, seconds: float, by_processor: bool = False) -> None:
        """Search for a number of iterations, or for a time if seconds are given."""
        ...

    def estimates(self) -> list[tuple[int, int, float]]:
        """For each option tried, its visits and its estimated chance to win: the chosen one first."""
        ...


class Expert(Player):
    """Tries each option in imagined worlds and plays on sensibly; lesser questions are answered sensibly."""

    def __init__(self, game: Game) -> None:
        ahead = game.mind.foresight
        self.kinds = {game.rules.kinds.index(name) for name in ahead.kinds} or set(range(len(game.rules.kinds)))
        self.lookahead = Lookahead(ahead.rounds, ahead.horizon)
        self.tastes = Tastes(horizon=ahead.horizon, noise=0.0, breadth=ahead.plans)
        self.rounds = ahead.rounds if ahead.plans else []
        self.sensible = Sensible()

    def decide(self, seat: Seat, rng: Rng) -> int:
        """The option that does best on the way to the horizon."""
        if self.rounds:
            return self.best_plan(seat, rng)
        if seat.decision.kind in self.kinds:
            return self.lookahead.choose(seat, rng)
        return self.sensible.decide(seat, rng)

    def best_plan(self, seat: Seat, rng: Rng) -> int:
        """The first choice of the plan that does best on the way to the horizon."""
        if len(seat.decision.options) == 1:
            return seat.decision.options[0]
        trial = Trial(seat, rng, self.tastes)
        for number, worlds in enumerate(self.rounds):
            if number:
                trial.drop()
            for _ in range(worlds):
                trial.meet()
        return trial.best().option


class Master(Player):
    """Searches the tree of what may happen, in worlds that fit what the seat knows."""

    def __init__(self, budget: Budget, tastes: Tastes | None = None) -> None:
        self.budget = budget
        self.tastes = tastes  # the game's own if there are none

    def decide(self, seat: Seat, rng: Rng) -> int:
        """The option tried most."""
        decision = seat.decision
        if len(decision.options) == 1:
            return decision.options[0]
        kinds = self.tastes_for(seat).kinds
        if kinds and seat.game.rules.kinds[decision.kind] not in kinds:
            return self.search(seat, rng).estimates()[0][0]
        return self.explain(seat, rng)[0].option

    def explain(self, seat: Seat, rng: Rng) -> list[Estimate]:
        """Every option of the open decision, the most tried first; one never tried has no visits."""
        search = self.search(seat, rng)
        budget = self.budget
        search.run(budget.iterations, 0.0 if budget.iterations else budget.seconds, budget.by_processor)
        found = [Estimate(*estimate) for estimate in search.estimates()]
        tried = {estimate.option for estimate in found}
        return found + [Estimate(option, 0, 0.0) for option in seat.decision.options if option not in tried]

    def tastes_for(self, seat: Seat) -> Tastes:
        """How it weighs and looks ahead in the game of a seat."""
        return self.tastes or seat.game.mind.tastes

    def search(self, seat: Seat, rng: Rng) -> Searching:
        """A tree, or a flat search where the game has the taste for it."""
        tastes = self.tastes_for(seat)
        return Trial(seat, rng, tastes) if tastes.breadth else Search(seat, rng, tastes)
