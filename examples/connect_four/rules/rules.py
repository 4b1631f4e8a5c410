"""Connect Four as the machine runs it: set-up, effects, samples and result."""

from typing import cast

from connect_four.rules import events
from connect_four.rules.state import RULES, ConnectFourState
from connect_four.rules.tables import COLUMNS, KINDS, REASONS
from connect_four.rules.turns import TURN, TURN_STEPS
from connect_four.title import TITLE
from tablee.kernel import Result, Rng, Rules, State, Step, split


class ConnectFourRules(Rules):
    """Two players drop stones into columns; four in a row win."""

    def __init__(self) -> None:
        # A lone open column is asked for all the same: nothing is settled.
        super().__init__(cast("list[list[Step[State]]]", [TURN_STEPS]), [False])
        self.name = TITLE.name
        self.version = RULES
        self.seats = list(TITLE.seats)
        self.settings = []
        self.kinds = KINDS
        self.secrets = False
        self.reasons = REASONS
        self.event_names = events.NAMES
        self.option_count = COLUMNS

    def deal(self, seats: int, settings: dict[str, str], rng: Rng, listening: bool) -> State:
        """An empty board, and seat 0 to begin (C4-1)."""
        s = ConnectFourState(rng)
        s.listening = listening
        s.push(TURN, 0)
        return s

    def sample(self, s: State, seat: int, rng: Rng) -> State:
        """The same board, as nothing is hidden, with a generator of its own."""
        world = cast(ConnectFourState, s).copy()
        world.forget_untold(seat)
        world.rng = split(rng)
        return world

    def turn(self, s: State) -> int:
        """The stones that were dropped."""
        return len(cast(ConnectFourState, s).drops)

    def result(self, s: State) -> Result:
        """Who won: one point for the winner, one lost by the other (C4-3.4)."""
        scores = [0, 0]
        for seat in s.won():
            scores[seat], scores[1 - seat] = 1, -1
        return Result(s.won(), scores, REASONS[s.reason])
