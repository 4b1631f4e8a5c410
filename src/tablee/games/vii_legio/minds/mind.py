"""What VII Legio's virtual players share: a quick policy, an expert's values, and what a position is worth."""

from typing import Final, cast

from tablee.games.vii_legio.data import STRATEGIES
from tablee.games.vii_legio.minds import evaluation, policy, rating, wandering
from tablee.games.vii_legio.minds.players import Apprentice, Expert, Novice
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.kernel import Measure, Mind, Rng, Rules, State, Tastes

EXPERTS: Final[bool] = STRATEGIES.master.expert  # who plays simulations on


class VIILegioMind(Mind):
    """VII Legio, for virtual players."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        master = STRATEGIES.master
        self.tastes = Tastes(
            horizon=master.horizon,
            noise=0.0,
            breadth=master.breadth,
            caution=master.caution,
            closeness=master.closeness,
            kinds=master.kinds,
        )
        self.reach = 6
        self.measures = [
            Measure("vp", 0.5),
            Measure("experience", 0.5),
            Measure("propulsors", 0.3),
            Measure("squads", 0.3),
            Measure("items", 0.5),
        ]

    def wander(self, s: State, rng: Rng) -> int:
        """Any option, those that lead on more often."""
        return wandering.wander(cast(VIILegioState, s), rng)

    def rates(self, s: State) -> list[float]:
        """The choice of a sensible player, above all others."""
        best = policy.choose(cast(VIILegioState, s))
        return [1.0 if option == best else 0.0 for option in s.options]

    def prefer(self, s: State, rng: Rng) -> int:
        """What a sensible player would choose."""
        return policy.choose(cast(VIILegioState, s))

    def advice(self, s: State) -> list[float]:
        """What each option is worth to an expert: a search tries them in this order."""
        return rating.rates(cast(VIILegioState, s))

    def plans(self, s: State, most: int) -> list[list[int]]:
        """The options that an expert would think about."""
        return rating.plans(cast(VIILegioState, s), most)

    def carry_on(self, s: State, rng: Rng) -> int:
        """What a sensible player would choose, at a glance; or an expert."""
        own = cast(VIILegioState, s)
        return rating.prefer(own, rng) if EXPERTS else policy.choose(own)

    def outlook(self, s: State, seat: int) -> float:
        """The estimated chance that a seat wins."""
        return evaluation.chance(cast(VIILegioState, s), seat)

    def measured(self, s: State, seat: int) -> list[float]:
        """VP, experience, propulsors, squads, and all that is aboard."""
        return evaluation.measured(cast(VIILegioState, s), seat)

    def players(self) -> dict[str, object]:
        """VII Legio's own players."""
        return {"novice": Novice, "apprentice": Apprentice, "expert": Expert}
