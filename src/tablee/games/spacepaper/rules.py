"""SpacePaper as the machine runs it: set-up, effects, samples and result."""

from typing import cast

from mypy_extensions import mypyc_attr

from tablee.games.spacepaper import evaluation, events, numbering, rating
from tablee.games.spacepaper.invade_steps import ACTIVATION_STEPS
from tablee.games.spacepaper.policy_style import EXPERT, SENSIBLE
from tablee.games.spacepaper.setup_steps import SET_UP, SETUP_STEPS, set_up
from tablee.games.spacepaper.state import RULES, SpaceState
from tablee.games.spacepaper.tables import DECISIONS, REASONS
from tablee.games.spacepaper.terms import agreed, settings
from tablee.games.spacepaper.thrift import thrifty
from tablee.games.spacepaper.upkeep_steps import TURN_STEPS
from tablee.games.spacepaper.victory import result
from tablee.kernel import NOBODY, Game, Result, Rng, State, Step, Tastes, split


@mypyc_attr(allow_interpreted_subclasses=True)
class SpacePaperRules(Game):
    """The compiled half of the game; `game.SpacePaper` adds what people read."""

    def __init__(self) -> None:
        effects = [SETUP_STEPS, TURN_STEPS, ACTIVATION_STEPS]
        super().__init__(cast("list[list[Step[State]]]", effects), [True] * len(DECISIONS))
        self.name = "spacepaper"
        self.version = RULES
        self.seats = [2, 3, 4, 5]
        self.settings = settings()
        self.kinds = DECISIONS
        self.kinds_are_public = True
        self.secrets = False
        self.reasons = REASONS
        self.event_names = events.NAMES
        self.option_count = numbering.COUNT
        self.tastes = Tastes(
            horizon=0, noise=0.0, breadth=6, caution=1.0, closeness=0.5, kinds=["build", "tech", "after"]
        )

    def deal(self, seats: int, settings: dict[str, str], rng: Rng, listening: bool) -> State:
        """Set the game up (SPP-1)."""
        s = set_up(agreed(settings), seats, rng, listening)
        s.push(SET_UP, NOBODY)
        return s

    def sample(self, s: State, seat: int, rng: Rng) -> State:
        """The same table with other dice to come: nothing else is hidden."""
        world = cast(SpaceState, s).copy()
        world.rng = split(rng)
        return world

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

    def turn(self, s: State) -> int:
        """The completed turns."""
        turn = cast(SpaceState, s).turn
        return turn - 1 if turn > 0 else 0

    def result(self, s: State) -> Result:
        """How the game ended (SPP-17)."""
        return result(cast(SpaceState, s))
