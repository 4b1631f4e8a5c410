"""What Connect Four's virtual players share: ratings, an outlook, and how far an expert looks ahead."""

from typing import cast

from connect_four.data import STRATEGIES
from connect_four.minds import evaluation, rating
from connect_four.rules.state import ConnectFourState
from tablee.kernel import Foresight, Mind, Rng, Rules, State


class ConnectFourMind(Mind):
    """Connect Four, for virtual players."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.foresight = Foresight(STRATEGIES.expert.rounds, STRATEGIES.expert.horizon_turns, [])

    def rates(self, s: State) -> list[float]:
        """What each drop is worth to a sensible player."""
        return [rating.rate(cast(ConnectFourState, s), column) for column in s.options]

    def prefer(self, s: State, rng: Rng) -> int:
        """What a sensible player would choose."""
        return rating.prefer(cast(ConnectFourState, s), rng)

    def outlook(self, s: State, seat: int) -> float:
        """The estimated chance that a seat wins."""
        return evaluation.chance(cast(ConnectFourState, s), seat)
