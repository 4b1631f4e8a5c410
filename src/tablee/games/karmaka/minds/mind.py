"""What Karmaka's virtual players share: ratings, an outlook, and how far an expert looks ahead."""

from typing import cast

from tablee.games.karmaka.data import STRATEGIES
from tablee.games.karmaka.minds import evaluation, rating
from tablee.games.karmaka.minds.players import Novice
from tablee.games.karmaka.rules.state import KarmakaState
from tablee.kernel import Foresight, Measure, Mind, Rng, Rules, State


class KarmakaMind(Mind):
    """Karmaka, for virtual players."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        ahead = STRATEGIES.expert
        self.foresight = Foresight(ahead.rounds, ahead.horizon_turns, ahead.searched)
        self.reach = 2
        self.measures = [
            Measure("rungs", 0.08),
            Measure("points", 0.4),
            Measure("reserve", 0.4),
            Measure("rings", 0.2),
        ]

    def rates(self, s: State) -> list[float]:
        """What each option is worth to a sensible player."""
        return rating.rates(cast(KarmakaState, s))

    def prefer(self, s: State, rng: Rng) -> int:
        """What a sensible player would choose."""
        return rating.prefer(cast(KarmakaState, s), rng)

    def outlook(self, s: State, seat: int) -> float:
        """The estimated chance that a seat's side wins."""
        return evaluation.chance(cast(KarmakaState, s), seat)

    def measured(self, s: State, seat: int) -> list[float]:
        """Rungs, points on the way up, points in reserve, Rings."""
        return evaluation.measured(cast(KarmakaState, s), seat)

    def players(self) -> dict[str, object]:
        """Karmaka's own novice."""
        return {"novice": Novice}
