"""Leduc poker as the kernel asks for it: rules, telling and mind, in full."""

from typing import cast

from leduc import saved, words
from leduc import view as views
from leduc.sample import redeal
from leduc.state import CARDS, NAME, NOTHING, LeducState
from leduc.steps import EVENT_NAMES, FOLD, HAND, HAND_STEPS, KINDS, OPTIONS, REASONS
from tablee.kernel import (
    NO_ONE,
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
from tablee.kernel.event import SHUFFLE


class LeducRules(Rules):
    """Two players, six cards, two rounds of betting. Rules LDC are in README.md."""

    def __init__(self) -> None:
        # No bet has a single option, so there is nothing to settle.
        super().__init__(cast("list[list[Step[State]]]", [HAND_STEPS]), [False])
        self.name = NAME
        self.version = 1
        self.seats = [2]
        self.settings = []
        self.kinds = KINDS
        self.reasons = REASONS
        self.event_names = EVENT_NAMES
        self.option_count = len(OPTIONS)

    def deal(self, seats: int, settings: dict[str, str], rng: Rng, listening: bool) -> State:
        """Shuffle; the first step deals (LDC-2)."""
        deck = CARDS[:]
        rng.shuffle(deck)
        return self.begin(deck, rng, listening)

    def begin(self, deck: list[int], rng: Rng, listening: bool) -> LeducState:
        """A hand about to be dealt from this deck, top last; its order is told to audits alone."""
        s = LeducState(rng, deck)
        s.listening = listening
        s.tell(SHUFFLE, NO_ONE, deck[::-1])
        s.push(HAND, 0)
        return s

    def sample(self, s: State, seat: int, rng: Rng) -> State:
        """Another world that the seat could not tell from this one, generator included."""
        world = cast(LeducState, s).copy()
        world.forget_untold(seat)
        redeal(world, seat, rng)
        world.rng = split(rng)
        return world

    def result(self, s: State) -> Result:
        """Who won, and the chips won and lost: the loser's stake changes hands (LDC-4.4)."""
        winners = [seat for seat in range(2) if (s.winners >> seat) & 1]
        scores = [0, 0]
        for seat in winners:
            stake = cast(LeducState, s).paid[1 - seat]
            scores[seat], scores[1 - seat] = stake, -stake
        return Result(winners, scores, REASONS[s.reason])


class LeducTelling(Telling):
    """Leduc poker for people."""

    def view(self, s: State, seat: int) -> object:
        """All that a seat may know, built from nothing."""
        if seat != SPECTATOR:
            self.rules.check_seat(s, seat)
        return views.view(cast(LeducState, s), seat)

    def why_not(self, s: State, seat: int, option: int) -> Reason | None:
        """Why a bet is not legal now for this seat; None if it is."""
        self.rules.check_seat(s, seat)
        self.rules.check_option(option)
        if s.over:
            return words.ENDED
        if s.to_move != seat:
            return words.NOT_YOUR_TURN
        if option in s.options:
            return None
        return words.NOTHING_OWED if option == FOLD else words.ENOUGH_RAISES

    def option_name(self, option: int) -> str:
        """What a number of the fixed numbering means."""
        self.rules.check_option(option)
        return OPTIONS[option]

    def spell(self, s: State, option: int) -> object:
        """A bet as its word."""
        return self.option_name(option)

    def parse(self, s: State, spelled: object) -> int:
        """The bet of a word."""
        return words.option_of(spelled)

    def describe(self, s: State, option: int, names: list[str] | None = None) -> Description:
        """A bet for the one who decides, with what it costs."""
        self.rules.check_option(option)
        return words.described(cast(LeducState, s), option)

    def table(self, s: State) -> dict[str, object]:
        """The complete table, for audits; the deck is listed top first."""
        t = cast(LeducState, s)
        return {
            "hands": [words.CARD_IDS[card] for card in t.hands],
            "board": None if t.board == NOTHING else words.CARD_IDS[t.board],
            "deck": [words.CARD_IDS[card] for card in reversed(t.deck)],
            "paid": t.paid[:],
            "to_move": t.to_move,
        }

    def chance(self, event: Event) -> object:
        """The shuffled deck, top first."""
        if event.kind != SHUFFLE:
            raise ValueError("this event of Leduc poker is no outcome of chance")
        return [words.CARD_IDS[card] for card in event.args]

    def told(self, event: Event, names: list[str], language: str, seat: int = SPECTATOR) -> str:
        """An event as a sentence."""
        return words.told(event, names, language)

    def load(self, data: object) -> State:
        """Deal the saved cards and repeat the saved bets: what the rules do not allow cannot come back."""
        game = saved.read(data)
        rules = cast(LeducRules, self.rules)
        s = rules.begin(game.stack(), game.generator(), listening=False)
        self.rules.advance(s)
        for bet in game.bets:
            if bet not in s.options or s.over:
                raise BadData(f"a bet of this game, number {bet}, was not allowed")
            self.rules.answer(s, bet)
        return saved.agreed(s, data)


def leduc() -> Game:
    """The whole game; a mind that knows nothing plays at random."""
    rules = LeducRules()
    return Game(rules, LeducTelling(rules), Mind(rules))
