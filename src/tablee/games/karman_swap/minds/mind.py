"""What Karman Swap's virtual players share: a search of the own turn, a quick policy, and plans that are played out."""

from typing import Final, cast

from tablee.games.karman_swap.data import STRATEGIES
from tablee.games.karman_swap.minds import evaluation, policy, rating
from tablee.games.karman_swap.minds.players import Novice
from tablee.games.karman_swap.minds.turn import one_round
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.kernel import Foresight, Measure, Mind, Rng, Rules, State, Tastes

LEAVES: Final[int] = STRATEGIES.sensible.leaves
ABILITIES: Final[int] = STRATEGIES.sensible.abilities
PLANS: Final[int] = STRATEGIES.expert.plans
PLAN_LEAVES: Final[int] = STRATEGIES.expert.leaves
PLAN_ABILITIES: Final[int] = STRATEGIES.expert.abilities
WIDE_LEAVES: Final[int] = STRATEGIES.master.leaves
WIDE_ABILITIES: Final[int] = STRATEGIES.master.abilities
REPLY_LEAVES: Final[int] = STRATEGIES.master.reply_leaves
REPLY_ABILITIES: Final[int] = STRATEGIES.master.reply_abilities


class KarmanSwapMind(Mind):
    """Karman Swap, for virtual players."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        expert, master = STRATEGIES.expert, STRATEGIES.master
        self.foresight = Foresight([expert.worlds], expert.horizon, [], expert.plans)
        self.tastes = Tastes(horizon=master.horizon, noise=0.0, breadth=master.plans, replies=master.replies)
        self.reach = 4
        self.measures = [
            Measure("prestige", 1.0),
            Measure("colonisations", 0.08),
            Measure("extinctions", 0.3),
            Measure("ships", 0.3),
            Measure("cards", 0.5),
        ]

    def rates(self, s: State) -> list[float]:
        """What each option is worth to a sensible player."""
        return rating.rates(self.rules, cast(KarmanSwapState, s), LEAVES, ABILITIES)

    def prefer(self, s: State, rng: Rng) -> int:
        """What a sensible player would choose."""
        return rating.prefer(self.rules, cast(KarmanSwapState, s), LEAVES, ABILITIES, rng)

    def advice(self, s: State) -> list[float]:
        """What each option is worth at a glance: a tree asks often."""
        return policy.glances(cast(KarmanSwapState, s))

    def plans(self, s: State, most: int) -> list[list[int]]:
        """The best ways to play the turn to its end, whole chains of abilities; more of them want a wider search."""
        own = cast(KarmanSwapState, s)
        if most > PLANS:
            return rating.plans(self.rules, own, most, WIDE_LEAVES, WIDE_ABILITIES)
        return rating.plans(self.rules, own, most, PLAN_LEAVES, PLAN_ABILITIES)

    def carry_on(self, s: State, rng: Rng) -> int:
        """What the quick policy would choose."""
        return policy.carry_on(cast(KarmanSwapState, s), rng)

    def reply(self, s: State) -> list[int]:
        """The best way to play the turn that a short search finds."""
        return rating.reply(self.rules, cast(KarmanSwapState, s), REPLY_LEAVES, REPLY_ABILITIES)

    def shorten(self, s: State) -> None:
        """A match is won round by round: look no further than this one."""
        one_round(cast(KarmanSwapState, s))

    def outlook(self, s: State, seat: int) -> float:
        """The estimated chance that a seat's side wins."""
        return evaluation.chance(cast(KarmanSwapState, s), seat)

    def measured(self, s: State, seat: int) -> list[float]:
        """Prestige with gems, colonisations, steps on the extinction track, ships and cards in hand."""
        return evaluation.measured(cast(KarmanSwapState, s), seat)

    def players(self) -> dict[str, object]:
        """Karman Swap's own novice."""
        return {"novice": Novice}
