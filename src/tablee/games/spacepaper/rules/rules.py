"""SpacePaper as the machine runs it: set-up, effects, samples and result."""

from typing import cast

from tablee.games.spacepaper.rules import events, numbering
from tablee.games.spacepaper.rules.invade_steps import ACTIVATION_STEPS
from tablee.games.spacepaper.rules.setup_steps import SET_UP, SETUP_STEPS, set_up
from tablee.games.spacepaper.rules.state import RULES, SpaceState
from tablee.games.spacepaper.rules.tables import DECISIONS, REASONS
from tablee.games.spacepaper.rules.terms import agreed, settings
from tablee.games.spacepaper.rules.upkeep_steps import TURN_STEPS
from tablee.games.spacepaper.rules.victory import result
from tablee.kernel import NOBODY, Result, Rng, Rules, State, Step, split


class SpacePaperRules(Rules):
    """SpacePaper, for the machine."""

    def __init__(self, name: str, seats: list[int]) -> None:
        effects = [SETUP_STEPS, TURN_STEPS, ACTIVATION_STEPS]
        super().__init__(cast("list[list[Step[State]]]", effects), [True] * len(DECISIONS))
        self.name = name
        self.version = RULES
        self.seats = seats
        self.settings = settings()
        self.kinds = DECISIONS
        self.secrets = False
        self.reasons = REASONS
        self.event_names = events.NAMES
        self.option_count = numbering.COUNT

    def deal(self, seats: int, settings: dict[str, str], rng: Rng, listening: bool) -> State:
        """Set the game up (SPP-1)."""
        s = set_up(agreed(settings), seats, rng, listening)
        s.push(SET_UP, NOBODY)
        return s

    def sample(self, s: State, seat: int, rng: Rng) -> State:
        """The same table with other dice to come: nothing else is hidden."""
        world = cast(SpaceState, s).copy()
        world.forget_untold(seat)
        world.rng = split(rng)
        return world

    def turn(self, s: State) -> int:
        """The completed turns."""
        turn = cast(SpaceState, s).turn
        return turn - 1 if turn > 0 else 0

    def result(self, s: State) -> Result:
        """How the game ended (SPP-17)."""
        return result(cast(SpaceState, s))
