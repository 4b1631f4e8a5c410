"""What options are worth to an expert: the best line of its turn from each of them."""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.wild_space.data import STRATEGIES
from tablee.games.wild_space.minds.position import left_of
from tablee.games.wild_space.minds.smuggling import least_increase, steering
from tablee.games.wild_space.minds.tally import Tally
from tablee.games.wild_space.minds.turn import DEPTH, IMPOSSIBLE, NO_ACTIONS, Turn
from tablee.games.wild_space.rules import effects as step
from tablee.games.wild_space.rules import numbering as number
from tablee.games.wild_space.rules import tables as ask
from tablee.games.wild_space.rules.bits import BIT
from tablee.games.wild_space.rules.card_steps import offered
from tablee.games.wild_space.rules.move_steps import actions_of
from tablee.games.wild_space.rules.state import NO_LEVEL, WildSpaceState
from tablee.games.wild_space.rules.tables import (
    DECK,
    EFFECT,
    EXPLORE_ACTIONS,
    NOTHING,
    OWN,
    PAY,
    PLACE_OF,
    SECTOR_ACTIONS,
    SECTOR_CONDITIONS,
    SECTOR_GIVES_UP,
    SECTOR_OWN,
    SECTOR_PAY,
)
from tablee.kernel import Best, Rng, Rules

W: Final = STRATEGIES.expert
FRESH: Final[float] = W.fresh_take
USUAL: Final[float] = W.denial_usual
MARGIN: Final[float] = W.denial_margin
SMUGGLER_USUAL: Final[float] = W.smuggler_usual
NEVER: Final = -2000.0
LONGEST: Final = 16  # choices of a plan
HOPELESS: Final[float] = STRATEGIES.master.hopeless  # so far behind the best, an option is not tried


@final
class Expert:
    """One question, and the search of the turn in which it is asked."""

    def __init__(self, s: WildSpaceState) -> None:
        self.s = s
        self.seat: i64 = s.to_move
        self.turn = Turn(s, s.to_move, left_of(s, s.to_move))
        self.chosen: i64 = s.frames[-1].chosen

    def rate(self, option: i64) -> float:
        """What an option of the open question is worth."""
        if option < DECK:
            return self.rate_renewal(option)
        if option < number.LAND:
            return self.turn.play(option - number.PLAY, DEPTH)
        if option < number.EXPLORE:
            return self.rate_landing(option - number.LAND)
        if option < number.TAKE:
            return self.rate_exploration(option - number.EXPLORE)
        if option < number.APPLY:
            return self.rate_source(option)
        if option < number.ACTION:
            return self.rate_word(option)
        if option < number.CONDITION:
            return self.turn.follow(actions_of(self.chosen)[option - number.ACTION], DEPTH)
        if option < number.DISCARD:
            return self.rate_condition(SECTOR_CONDITIONS[self.chosen][option - number.CONDITION] // 16)
        if option < number.SMUGGLER_LAND:
            return self.rate_payment(option)
        return -steering(self.s, option)

    def rate_landing(self, sector: i64) -> float:
        """A shuttle lands: the cheapest way to meet a condition, and the best action."""
        at = self.turn.at
        before = at.landed
        at.landed |= BIT[PLACE_OF[sector // 2] * 2 + sector % 2]
        self.chosen = sector
        if not SECTOR_CONDITIONS[sector] or self.s.traits[self.seat] & SECTOR_OWN[sector]:
            best = self.turn.best_action(SECTOR_ACTIONS[sector])
        else:
            best = self.turn.paid(SECTOR_PAY[sector], NOTHING, SECTOR_ACTIONS[sector], DEPTH)
            if SECTOR_GIVES_UP[sector]:
                other = self.turn.given_up(NOTHING, SECTOR_ACTIONS[sector], DEPTH)
                if other > best:
                    best = other
        at.landed = before
        return best

    def rate_exploration(self, sector: i64) -> float:
        """A shuttle explores."""
        at = self.turn.at
        bit: i64 = BIT[PLACE_OF[sector // 2] * 2 + sector % 2]
        at.landed ^= bit
        at.explored |= bit
        found = self.turn.best_action(EXPLORE_ACTIONS)
        at.explored ^= bit
        at.landed |= bit
        return found

    def rate_source(self, option: i64) -> float:
        """A slot or the deck, to draw from or to play from."""
        if self.s.kind == ask.DRAW:
            cards: i64 = self.s.frames[-1].count
            if option == number.TAKE_DECK:
                return self.turn.draw_deck(cards)
            return self.turn.draw_slot(option - number.TAKE, cards)
        return self.turn.blind() if option == number.TAKE_DECK else self.turn.take_slot(option - number.TAKE, DEPTH)

    def rate_word(self, option: i64) -> float:
        """Apply an effect or not; end the turn."""
        if option != number.APPLY:
            return self.turn.at.value()
        condition, effect = offered(self.s, self.s.frames[-1])
        return self.turn.applied(condition, effect, DEPTH)

    def rate_condition(self, kind: i64) -> float:
        """A way to meet a sector's condition."""
        actions = SECTOR_ACTIONS[self.chosen]
        if kind == OWN:
            return self.turn.best_action(actions)
        if kind == PAY:
            return self.turn.paid(SECTOR_PAY[self.chosen], NOTHING, actions, DEPTH)
        return self.turn.given_up(NOTHING, actions, DEPTH)

    def rate_payment(self, option: i64) -> float:
        """A card that is discarded or removed, and what follows."""
        is_effect = self.chosen >= step.SOURCE
        effect: i64 = EFFECT[self.chosen - step.SOURCE] if is_effect else NOTHING
        actions = NO_ACTIONS if is_effect else SECTOR_ACTIONS[self.chosen]
        if option < number.REMOVE:
            return self.turn.discard(option - number.DISCARD, effect, actions, DEPTH)
        return self.turn.remove(option - number.REMOVE, effect, actions, DEPTH)

    def rate_renewal(self, card: i64) -> float:
        """Fresh cards to take one and play it, or to leave none to the next player; else never."""
        kind = self.s.kind
        if kind != ask.TAKE_AND_PLAY and kind != ask.END:
            return NEVER
        more = FRESH if kind == ask.TAKE_AND_PLAY else self.denied()
        if more <= 0.0:
            return NEVER
        self.turn.at.hand.remove(card)
        found = self.turn.blind() if kind == ask.TAKE_AND_PLAY else self.turn.at.value()
        self.turn.at.hand.append(card)
        return found + more

    def denied(self) -> float:
        """What the Reserve would give the next player above what is usual and a margin; with two players or alone."""
        if len(self.s.crews) != 2 or left_of(self.s, 1 - self.seat) == 0:
            return 0.0
        if self.s.level != NO_LEVEL:
            return least_increase(self.s) - SMUGGLER_USUAL - MARGIN
        tally = Tally(self.s, 1 - self.seat)
        before = tally.credits()
        best = 0.0
        for card in self.s.reserve:
            if card >= 0:
                moved = tally.play(card)
                found = tally.credits() - before
                tally.take_back(card, moved)
                if found > best:
                    best = found
        return best - USUAL - MARGIN


def rates(s: WildSpaceState) -> list[float]:
    """What each option is worth to an expert."""
    expert = Expert(s)
    return [expert.rate(option) for option in s.options]


def prefer(s: WildSpaceState, rng: Rng) -> int:
    """What an expert chooses; ties at random."""
    if len(s.options) == 1:
        return s.options[0]
    worths = rates(s)
    best = Best()
    for at in range(len(worths)):
        best.offer(s.options[at], worths[at], rng)
    return best.choice


def foremost(s: WildSpaceState) -> int:
    """What an expert chooses; of equals the first."""
    worths = rates(s)
    return s.options[worths.index(max(worths))]


def reply(s: WildSpaceState) -> list[int]:
    """The same, as the next choice of a plan; none where there is nothing to think about."""
    return [] if len(s.options) == 1 or s.kind == ask.END else [foremost(s)]


def plans(rules: Rules, s: WildSpaceState, most: i64) -> list[list[int]]:
    """The best options, the best first, each with the choices by which the turn would go on."""
    worths = rates(s)
    order = [(-worths[at], s.options[at]) for at in range(len(worths))]
    order.sort()
    return [
        plan(rules, s, option)
        for worth, option in order[:most]
        if worth < -IMPOSSIBLE and worth < order[0][0] + HOPELESS
    ]


def plan(rules: Rules, s: WildSpaceState, option: int) -> list[int]:
    """An option, and how an expert goes on in this turn as long as no card is drawn unseen."""
    choices = [option]
    world = s.copy()
    seat = s.to_move
    turn = world.turns
    while option != number.TAKE_DECK and len(choices) < LONGEST:
        rules.answer(world, option)
        if world.over or world.turns != turn or world.to_move != seat or world.kind in (ask.DRAW, ask.END):
            break
        option = foremost(world)
        choices.append(option)
    return choices
