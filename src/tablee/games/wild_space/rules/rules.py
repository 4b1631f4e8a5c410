"""Wild Space as the machine runs it: set-up, the steps of a turn, samples and result."""

from typing import Final, cast

from tablee.games.wild_space.rules import effects as step
from tablee.games.wild_space.rules import events, numbering
from tablee.games.wild_space.rules import tables as ask
from tablee.games.wild_space.rules.asked import is_asked
from tablee.games.wild_space.rules.card_steps import DrawCards, OfferEffect, PayCondition, PlayCard, TakeAndPlay
from tablee.games.wild_space.rules.move_steps import ChooseAction, MeetCondition, MoveShuttle
from tablee.games.wild_space.rules.sample import redeal
from tablee.games.wild_space.rules.score import result
from tablee.games.wild_space.rules.setup import set_up
from tablee.games.wild_space.rules.smuggler_steps import MoveSmuggler
from tablee.games.wild_space.rules.state import NO_LEVEL, RULES, SMUGGLER, WildSpaceState
from tablee.games.wild_space.rules.tables import DECISIONS, LEVELS, REASONS
from tablee.games.wild_space.rules.turns import EndTurn
from tablee.kernel import NOBODY, BadSetup, Result, Rng, Rules, Setting, State, Step, numbered, split

WORDS: Final = "tablee.games.wild_space"  # where errors of a set-up have their sentences
RANDOM: Final = "random"
BY_SMUGGLER: Final = "smuggler"
FIRST_PLAYERS: Final = [RANDOM, "seat_0", "seat_1", "seat_2", "seat_3", "seat_4", BY_SMUGGLER]
TURN_STEPS: Final[list[Step[WildSpaceState]]] = numbered(
    {
        step.MOVE: MoveShuttle(),
        step.MEET: MeetCondition(),
        step.PAY: PayCondition(),
        step.ACT: ChooseAction(),
        step.DRAW: DrawCards(),
        step.PLAY: PlayCard(),
        step.TAKE: TakeAndPlay(),
        step.OFFER: OfferEffect(),
        step.END: EndTurn(),
        step.SMUGGLER: MoveSmuggler(),
    }
)


class WildSpaceRules(Rules):
    """Wild Space, for the machine."""

    def __init__(self, name: str, seats: list[int]) -> None:
        # A lone option is taken by the game: renewals are options too, so none is lone while there is a hand.
        super().__init__(cast("list[list[Step[State]]]", [TURN_STEPS]), [True] * len(DECISIONS))
        self.name = name
        self.version = RULES
        self.seats = seats
        self.settings = [Setting("level", LEVELS, LEVELS[1]), Setting("first_player", FIRST_PLAYERS, RANDOM)]
        self.kinds = DECISIONS
        self.kinds_are_public = False
        self.paced = [ask.CHOOSE_CONDITION, ask.PAY_DISCARD, ask.ACTION, ask.PLAY, ask.OFFER]
        self.veiled = [ask.CHOOSE_CONDITION, ask.PAY_DISCARD, ask.ACTION, ask.OFFER]
        self.reasons = REASONS
        self.event_names = events.NAMES
        self.option_count = numbering.COUNT

    def deal(self, seats: int, settings: dict[str, str], rng: Rng, listening: bool) -> State:
        """Set the game up; alone, against the Smuggler at a level. (WSP-2, WSP-15)"""
        level = LEVELS.index(settings["level"]) if seats == 1 else NO_LEVEL
        first = self.first(seats, settings["first_player"])
        return set_up(seats, level, first, rng, listening)

    def first(self, seats: int, named: str) -> int:
        """Who begins, in turn order; NOBODY where that is drawn. (WSP-2.9)"""
        if named == RANDOM:
            return NOBODY
        if named == BY_SMUGGLER and seats == 1:
            return SMUGGLER
        seat = FIRST_PLAYERS.index(named) - 1
        if named == BY_SMUGGLER or seat >= seats:
            text = f"first_player {named} does not sit at a table of {seats}"
            raise BadSetup(text, "setup-first-player", {"first": named, "seats": str(seats)}, WORDS)
        return seat

    def sample(self, s: State, seat: int, rng: Rng) -> State:
        """Another world that the seat could not tell from this one.

        One in which the open question would not be asked is drawn again: who decides is public.
        """
        world = cast(WildSpaceState, s).copy()
        world.forget_untold(seat)
        redeal(world, seat, rng)
        if world.to_move != NOBODY and world.to_move != seat:
            while not is_asked(world):
                redeal(world, seat, rng)
            self.ask_again(world)
        world.rng = split(rng)
        return world

    def reward(self, s: State, seat: int) -> float:
        """1 for a win, also a shared one, and 0 for a loss: nobody else has won where the Smuggler has."""
        return 1.0 if (s.winners >> seat) & 1 else 0.0

    def rivals(self, s: State, seat: int) -> list[int]:
        """All others; alone, the Smuggler."""
        if cast(WildSpaceState, s).level != NO_LEVEL:
            return [SMUGGLER]
        return [other for other in range(s.seats) if other != seat]

    def turn(self, s: State) -> int:
        """The turns that are over, the Smuggler's too."""
        return cast(WildSpaceState, s).turns - 1

    def actor(self, s: State) -> int:
        """The active player; in the Smuggler's turn, who moves him."""
        return s.frames[0].seat if s.frames else NOBODY

    def result(self, s: State) -> Result:
        """How the game ended."""
        return result(cast(WildSpaceState, s))
