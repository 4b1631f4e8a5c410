"""What SpacePaper's virtual players share: ratings of two styles, an outlook, and how a master searches."""

from typing import cast

from tablee.games.spacepaper.minds import evaluation, rating
from tablee.games.spacepaper.minds.players import Expert, Novice
from tablee.games.spacepaper.minds.policy_style import EXPERT, SENSIBLE
from tablee.games.spacepaper.minds.thrift import thrifty
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.kernel import Measure, Mind, Rng, Rules, State, Tastes


class SpacePaperMind(Mind):
    """SpacePaper, for virtual players."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tastes = Tastes(
            horizon=0, noise=0.0, breadth=6, caution=1.0, closeness=0.5, kinds=["build", "tech", "after"]
        )
        self.reach = 3
        self.measures = [
            Measure("victory_turns", 0.5, False),
            Measure("gold", 3.0),
            Measure("gold_each_turn", 0.8),
            Measure("science_each_turn", 0.8),
            Measure("planets", 0.3),
            Measure("ships", 0.3),
            Measure("levels", 0.3),
        ]

    def wander(self, s: State, rng: Rng) -> int:
        """Any option, but no political system that cannot be paid."""
        return thrifty(cast(SpaceState, s), rng)

    def rates(self, s: State) -> list[float]:
        """What each option is worth to a sensible player."""
        return rating.rates(cast(SpaceState, s), SENSIBLE)

    def prefer(self, s: State, rng: Rng) -> int:
        """What a sensible player would choose."""
        return rating.prefer(cast(SpaceState, s), SENSIBLE, rng)

    def advice(self, s: State) -> list[float]:
        """The ranks that an expert gives the options: a search tries them in this order."""
        return rating.ranked(cast(SpaceState, s), EXPERT)

    def carry_on(self, s: State, rng: Rng) -> int:
        """What an expert would choose."""
        return rating.prefer(cast(SpaceState, s), EXPERT, rng)

    def outlook(self, s: State, seat: int) -> float:
        """The estimated chance that a seat wins."""
        return evaluation.chance(cast(SpaceState, s), seat)

    def measured(self, s: State, seat: int) -> list[float]:
        """Turns to the nearest victory, gold, what each turn brings, planets, ships, levels of technology."""
        return evaluation.measured(cast(SpaceState, s), seat)

    def players(self) -> dict[str, object]:
        """SpacePaper's own players."""
        return {"novice": Novice, "expert": Expert}
