"""Karman Swap as the machine runs it: set-up, effects, samples and result."""

from typing import Final, cast

from tablee.games.karman_swap.rules import events, numbering
from tablee.games.karman_swap.rules import tables as ask
from tablee.games.karman_swap.rules.ability_steps import POWERS
from tablee.games.karman_swap.rules.arrival_steps import ARRIVAL_STEPS
from tablee.games.karman_swap.rules.bits import count
from tablee.games.karman_swap.rules.completion_steps import COMPLETION_STEPS
from tablee.games.karman_swap.rules.effects import ARRIVAL, COMPLETION, EFFECTS, OPENING, TURN
from tablee.games.karman_swap.rules.market import available
from tablee.games.karman_swap.rules.mode import MODE
from tablee.games.karman_swap.rules.opening_steps import OPENING_STEPS
from tablee.games.karman_swap.rules.rounds import set_up
from tablee.games.karman_swap.rules.sample import redeal
from tablee.games.karman_swap.rules.score import result
from tablee.games.karman_swap.rules.state import RULES, KarmanSwapState
from tablee.games.karman_swap.rules.tables import DECISIONS, MARKET_TO_PLANET, REASONS, ROUNDS_TO_WIN
from tablee.games.karman_swap.rules.turn_steps import TURN_STEPS
from tablee.kernel import NOBODY, BadSetup, Result, Rng, Rules, Setting, State, Step, split

# Questions whose options depend on a hand.
PACED_KINDS: Final = (
    ask.GIFT_RETURN,
    ask.FORCED_CREATURE,
    ask.RESPOND,
    ask.PASS_HAND_CARD,
    ask.USE_ABILITY,
    ask.USE_EITHER,
    ask.ABILITY_HAND_CARD,
    ask.LAST_SHIP,
)
WORDS: Final = "tablee.games.karman_swap"  # where errors of a set-up have their sentences
FIRST_PLAYERS: Final = ["random", "seat_0", "seat_1", "seat_2", "seat_3"]
MATCH: Final = "match"
ROUND: Final = "round"
# Questions whose options all can work out.
OPEN_KINDS: Final = (
    ask.PLANET_STACK,
    ask.DESTINATION,
    ask.VICTIM,
    ask.TRACK_CHOICE,
    ask.PASS_MARKET_CARD,
    ask.ABILITY_PLANET_CARD,
    ask.ABILITY_MARKET_CARD,
    ask.DRAW,
)


class KarmanSwapRules(Rules):
    """Karman Swap, for the machine."""

    def __init__(self, name: str, seats: list[int]) -> None:
        steps: dict[int, list[Step[KarmanSwapState]]] = {
            **POWERS,
            TURN: TURN_STEPS,
            ARRIVAL: ARRIVAL_STEPS,
            OPENING: OPENING_STEPS,
            COMPLETION: COMPLETION_STEPS,
        }
        effects = [steps[effect] for effect in range(EFFECTS)]
        # Every question is asked, also one with a single answer: others must not see the difference.
        super().__init__(cast("list[list[Step[State]]]", effects), [False] * len(DECISIONS))
        self.name = name
        self.version = RULES
        self.seats = seats
        self.settings = [
            Setting("length", [MATCH, ROUND], MATCH),
            Setting("first_player", FIRST_PLAYERS, "random"),
        ]
        self.kinds = DECISIONS
        self.kinds_are_public = False
        self.paced = list(PACED_KINDS)
        self.veiled = [ask.USE_ABILITY, ask.USE_EITHER]
        self.reasons = REASONS
        self.event_names = events.NAMES
        self.option_count = numbering.COUNT

    def is_plain(self, s: State) -> bool:
        """Planets, prey, Market cards and cards at planets lie open; but what follows from a hand is for its owner.

        A Market card that is taken to be placed at once depends on what else could be placed (KSW-11.12).
        """
        if s.kind == ask.ABILITY_MARKET_CARD and s.frames[-1].effect == MARKET_TO_PLANET:
            return count(available(cast(KarmanSwapState, s))) == 1
        return s.kind in OPEN_KINDS

    def deal(self, seats: int, settings: dict[str, str], rng: Rng, listening: bool) -> State:
        """Set the match up (KSW-1.8, KSW-2)."""
        first = FIRST_PLAYERS.index(settings["first_player"]) - 1
        if first >= seats:
            given = {"first": settings["first_player"], "seats": str(seats)}
            text = f"first_player {settings['first_player']} does not sit at a table of {seats}"
            raise BadSetup(text, "setup-first-player", given, WORDS)
        rounds = ROUNDS_TO_WIN if settings["length"] == MATCH else 1
        return set_up(MODE[seats], rounds, first, rng, listening)

    def sample(self, s: State, seat: int, rng: Rng) -> State:
        """Another world that the seat could not tell from this one.

        One in which the open question would not be asked is drawn again: who decides is public.
        """
        while True:
            world = cast(KarmanSwapState, s).copy()
            world.forget_untold(seat)
            is_possible = redeal(world, seat, rng)
            world.rng = split(rng)
            if is_possible and (world.to_move == NOBODY or self.ask_again(world)):
                return world

    def turn(self, s: State) -> int:
        """The turns of all rounds that have begun."""
        return cast(KarmanSwapState, s).turns

    def side(self, s: State, seat: int) -> int:
        """Seats 0 and 1 are the first of their sides, as sides are numbered (KSW-2.1, KSW-14.1, KSW-15.1)."""
        return cast(KarmanSwapState, s).mode.side[seat]

    def actor(self, s: State) -> int:
        """The active player; before the first turn and while last Ships are sent it is nobody's turn."""
        return s.frames[0].seat if s.frames and s.frames[0].effect == TURN else NOBODY

    def result(self, s: State) -> Result:
        """How the match ended (KSW-1.1)."""
        return result(cast(KarmanSwapState, s))
