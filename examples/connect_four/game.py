"""Connect Four as the kernel asks for it: rules, telling and mind, in full."""

from typing import cast

from examples.connect_four import saved, words
from examples.connect_four import view as views
from examples.connect_four.state import COLUMNS, NAME, ConnectFourState
from examples.connect_four.steps import EVENT_NAMES, KINDS, REASONS, TURN, TURN_STEPS
from tablee.kernel import (
    SPECTATOR,
    BadData,
    Description,
    Event,
    Game,
    Mind,
    Reason,
    Result,
    Rng,
    Rules,
    State,
    Step,
    Telling,
    split,
)


class ConnectFourRules(Rules):
    """Two players drop stones into seven columns; four in a row win. Rules C4 are in README.md."""

    def __init__(self) -> None:
        # A lone open column is asked for all the same: nothing is settled.
        super().__init__(cast("list[list[Step[State]]]", [TURN_STEPS]), [False])
        self.name = NAME
        self.version = 1
        self.seats = [2]
        self.settings = []
        self.kinds = KINDS
        self.reasons = REASONS
        self.event_names = EVENT_NAMES
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
        world.rng = split(rng)
        return world

    def result(self, s: State) -> Result:
        """Who won: one point for the winner, one lost by the other (C4-3)."""
        winners = [seat for seat in range(2) if (s.winners >> seat) & 1]
        scores = [0, 0]
        for seat in winners:
            scores[seat], scores[1 - seat] = 1, -1
        return Result(winners, scores, REASONS[s.reason])


class ConnectFourTelling(Telling):
    """Connect Four for people."""

    def view(self, s: State, seat: int) -> object:
        """All that a seat may know, built from nothing."""
        if seat != SPECTATOR:
            self.rules.check_seat(s, seat)
        return views.view(cast(ConnectFourState, s), seat)

    def why_not(self, s: State, seat: int, option: int) -> Reason | None:
        """Why a column takes no stone of this seat now; None if it does."""
        self.rules.check_seat(s, seat)
        self.rules.check_option(option)
        if s.over:
            return words.ENDED
        if s.to_move != seat:
            return words.NOT_YOUR_TURN
        return None if option in s.options else words.FULL_COLUMN

    def option_name(self, option: int) -> str:
        """What a number of the fixed numbering means."""
        self.rules.check_option(option)
        return f"column {words.LETTERS[option]}"

    def spell(self, s: State, option: int) -> object:
        """A column as its letter."""
        self.rules.check_option(option)
        return words.LETTERS[option]

    def parse(self, s: State, spelled: object) -> int:
        """The column of a letter."""
        return words.column_of(spelled)

    def describe(self, s: State, option: int, names: list[str] | None = None) -> Description:
        """A column for the one who decides."""
        self.rules.check_option(option)
        return words.described(option)

    def table(self, s: State) -> dict[str, object]:
        """The board, for audits."""
        return {"columns": views.columns(cast(ConnectFourState, s)), "to_move": s.to_move}

    def chance(self, event: Event) -> object:
        """Nothing is left to chance."""
        raise ValueError("no event of Connect Four is an outcome of chance")

    def told(self, event: Event, names: list[str], language: str, seat: int = SPECTATOR) -> str:
        """An event as a sentence."""
        return words.told(event, names, language)

    def load(self, data: object) -> State:
        """Play the saved drops again: what the rules do not allow cannot come back."""
        game = saved.read(data)
        s = self.rules.new()
        for column in game.drops:
            if column not in s.options or s.over:
                raise BadData(f"a stone of this game was dropped into column {column}, which took none")
            self.rules.answer(s, column)
        s.rng = game.generator()
        return saved.agreed(s, data)


def connect_four() -> Game:
    """The whole game; a mind that knows nothing plays at random."""
    rules = ConnectFourRules()
    return Game(rules, ConnectFourTelling(rules), Mind(rules))
