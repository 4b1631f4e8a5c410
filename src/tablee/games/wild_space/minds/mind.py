"""What Wild Space's virtual players share: weights for one step, a search of the own turn, and an outlook."""

from typing import Final, cast

from tablee.games.wild_space.data import STRATEGIES
from tablee.games.wild_space.minds import evaluation, policy, rating
from tablee.games.wild_space.minds.players import Apprentice, Expert, Novice
from tablee.games.wild_space.minds.wandering import wander
from tablee.games.wild_space.rules.state import WildSpaceState
from tablee.kernel import Measure, Mind, Rng, Rules, State, Tastes

SEARCHED: Final = ["move", "action", "draw", "play", "take_and_play", "effect", "smuggler"]  # the rest by rating


class WildSpaceMind(Mind):
    """Wild Space, for virtual players."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        master = STRATEGIES.master
        self.tastes = Tastes(
            horizon=master.horizon,
            noise=0.0,
            breadth=master.breadth,
            caution=master.caution,
            closeness=master.closeness,
            kinds=SEARCHED,
            replies=master.replies,
        )
        self.measures = [
            Measure("credits", 1.0),
            Measure("crew", 0.5),
            Measure("cards", 0.5),
            Measure("token", 0.3),
        ]

    def rates(self, s: State) -> list[float]:
        """What each option is worth to a sensible player."""
        return policy.rates(cast(WildSpaceState, s))

    def prefer(self, s: State, rng: Rng) -> int:
        """What a sensible player would choose."""
        return policy.prefer(cast(WildSpaceState, s), rng)

    def advice(self, s: State) -> list[float]:
        """What each option is worth to an expert."""
        return rating.rates(cast(WildSpaceState, s))

    def plans(self, s: State, most: int) -> list[list[int]]:
        """The best options, each with the way in which an expert would play its turn on."""
        return rating.plans(self.rules, cast(WildSpaceState, s), most)

    def reply(self, s: State) -> list[int]:
        """What an expert would choose next."""
        return rating.reply(cast(WildSpaceState, s))

    def outlook(self, s: State, seat: int) -> float:
        """The estimated chance that a seat wins."""
        return evaluation.chance(cast(WildSpaceState, s), seat)

    def measured(self, s: State, seat: int) -> list[float]:
        """Credits, crew cards, cards in hand and spaces of the track, of a seat or of the Smuggler."""
        return evaluation.measured(cast(WildSpaceState, s), seat)

    def wander(self, s: State, rng: Rng) -> int:
        """Any answer, and rarely a renewal."""
        return wander(cast(WildSpaceState, s), rng)

    def players(self) -> dict[str, object]:
        """Wild Space's own players."""
        return {"novice": Novice, "apprentice": Apprentice, "expert": Expert}
