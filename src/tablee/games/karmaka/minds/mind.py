"""What Karmaka's virtual players share: ratings, an outlook, and how far an expert looks ahead."""

from typing import cast

from tablee.games.karmaka.data import STRATEGIES
from tablee.games.karmaka.minds import evaluation, learned, rating
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
        self.features = learned.FEATURES
        self.before: Mind | None = None  # made when it is asked for

    def rates(self, s: State) -> list[float]:
        """What each option is worth to a sensible player."""
        return rating.rates(cast(KarmakaState, s))

    def prefer(self, s: State, rng: Rng) -> int:
        """What a sensible player would choose."""
        return rating.prefer(cast(KarmakaState, s), rng)

    def is_idle(self, s: State, option: int) -> bool:
        """Whether a card would be played for a power that finds nothing to change."""
        return rating.is_idle(cast(KarmakaState, s), option)

    def outlook(self, s: State, seat: int) -> float:
        """The estimated chance that a seat's side wins."""
        return evaluation.chances(cast(KarmakaState, s))[seat]

    def outlooks(self, s: State) -> list[float]:
        """The estimated chance of each seat that its side wins."""
        return evaluation.chances(cast(KarmakaState, s))

    def featured(self, s: State, seat: int) -> list[float]:
        """Rungs, Deeds and what they may become, Future Life, Rings, cards, the move."""
        return learned.ahead(cast(KarmakaState, s), seat)

    def first(self) -> Mind:
        """The mind before its outlook was learned."""
        if self.before is None:
            self.before = FirstKarmakaMind(self.rules)
        return self.before

    def measured(self, s: State, seat: int) -> list[float]:
        """Rungs, points on the way up, points in reserve, Rings."""
        return evaluation.measured(cast(KarmakaState, s), seat)

    def players(self) -> dict[str, object]:
        """Karmaka's own novice."""
        return {"novice": Novice}


class FirstKarmakaMind(KarmakaMind):
    """Karmaka, as the first master saw it."""

    def outlook(self, s: State, seat: int) -> float:
        """The chance that a seat's side wins, as it was first estimated."""
        return evaluation.first_chance(cast(KarmakaState, s), seat)

    def outlooks(self, s: State) -> list[float]:
        """The same for each seat."""
        return [evaluation.first_chance(cast(KarmakaState, s), seat) for seat in range(s.seats)]

    def first(self) -> Mind:
        """Itself."""
        return self
