"""VII Legio as the machine runs it: set-up, effects, samples and result."""

from typing import Final, cast

from tablee.games.vii_legio.rules import events, numbering
from tablee.games.vii_legio.rules import tables as ask
from tablee.games.vii_legio.rules.cards import POWERS
from tablee.games.vii_legio.rules.effects import EFFECTS, FITTING, TURN
from tablee.games.vii_legio.rules.opening import FITTING_STEPS, set_up
from tablee.games.vii_legio.rules.sample import redeal
from tablee.games.vii_legio.rules.score import result
from tablee.games.vii_legio.rules.state import RULES, VIILegioState
from tablee.games.vii_legio.rules.tables import DECISIONS, REASONS
from tablee.games.vii_legio.rules.turn_steps import TURN_STEPS
from tablee.kernel import NOBODY, BadSetup, Result, Rng, Rules, Setting, State, Step, split

WORDS: Final = "tablee.games.vii_legio"  # where errors of a set-up have their sentences
FIRST_PLAYERS: Final = ["random", "seat_0", "seat_1", "seat_2", "seat_3"]
ALWAYS_ASKED: Final = (ask.SETUP_ITEM, ask.SPACE_ACTION, ask.PROMOTION_ITEM)


class VIILegioRules(Rules):
    """VII Legio, for the machine."""

    def __init__(self, name: str, seats: list[int]) -> None:
        steps: dict[int, list[Step[VIILegioState]]] = {**POWERS, TURN: TURN_STEPS, FITTING: FITTING_STEPS}
        effects = [steps[effect] for effect in range(EFFECTS)]
        settles = [kind not in ALWAYS_ASKED for kind in range(len(DECISIONS))]
        super().__init__(cast("list[list[Step[State]]]", effects), settles)
        self.name = name
        self.version = RULES
        self.seats = seats
        self.settings = [Setting("first_player", FIRST_PLAYERS, "random")]
        self.kinds = DECISIONS
        self.paced = [ask.SPACE_ACTION]  # whose options depend on what was scanned
        # The least that a choice can tell is that a card is none of seven alike: one world in eight denies it.
        self.doubt = 100
        self.showing = [events.CARD_FLIPPED, events.CARDS_DISCARDED, events.SEES, events.CARD_REVEALED]
        self.reasons = REASONS
        self.event_names = events.NAMES
        self.option_count = numbering.COUNT

    def deal(self, seats: int, settings: dict[str, str], rng: Rng, listening: bool) -> State:
        """Set the game up (LEG-3)."""
        first = FIRST_PLAYERS.index(settings["first_player"]) - 1
        if first >= seats:
            given = {"first": settings["first_player"], "seats": str(seats)}
            text = f"first_player {settings['first_player']} does not sit at a table of {seats}"
            raise BadSetup(text, "setup-first-player", given, WORDS)
        return set_up(seats, first, rng, listening)

    def sample(self, s: State, seat: int, rng: Rng) -> State:
        """Another world that the seat could not tell from this one; what may be done in it depends on its cards."""
        world = cast(VIILegioState, s).copy()
        world.forget_untold(seat)
        redeal(world, seat, rng)
        world.rng = split(rng)
        if world.to_move != NOBODY and world.kind == ask.SPACE_ACTION:
            self.ask_again(world)
        return world

    def turn(self, s: State) -> int:
        """The turns that are over."""
        own = cast(VIILegioState, s)
        if not own.frames or own.frames[0].effect == FITTING:
            return own.round * own.seats if own.over else 0
        return (own.round - 1) * own.seats + (own.frames[0].seat - own.starter) % own.seats

    def actor(self, s: State) -> int:
        """Whose turn it is, or who is being fitted out."""
        return s.frames[0].seat if s.frames else NOBODY

    def result(self, s: State) -> Result:
        """How the game ended (LEG-19)."""
        return result(cast(VIILegioState, s))
