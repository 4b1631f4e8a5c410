"""The turn: an action, an answer to a contest, an Exploration or a pass; and what its end brings."""

from typing import Final

from mypy_extensions import i64

from tablee.games.karman_swap.rules import events as tell
from tablee.games.karman_swap.rules import tables as ask
from tablee.games.karman_swap.rules.arrival_steps import FRESH, arrive
from tablee.games.karman_swap.rules.bits import listed
from tablee.games.karman_swap.rules.contests import is_threatened, leading_side, settle, strike
from tablee.games.karman_swap.rules.effects import ARRIVAL, TURN
from tablee.games.karman_swap.rules.market import available
from tablee.games.karman_swap.rules.numbering import (
    CARD,
    CONCEDE,
    DISCARD,
    EXCHANGE,
    NUMBER,
    PASS,
    PLAIN,
    PLANET,
    PLAY,
    TO_PLANET,
)
from tablee.games.karman_swap.rules.places import is_contested, landing, targets
from tablee.games.karman_swap.rules.rounds import end_on_points
from tablee.games.karman_swap.rules.state import ACTIVE, NOTHING, KarmanSwapState, put
from tablee.games.karman_swap.rules.tables import BIT, COLOUR, CREATURES, EACH, IS_ARK, SHIP_CARDS, SHIPS, STACK
from tablee.games.karman_swap.rules.zones import hand_to_market, leave_hand, market_to_hand
from tablee.kernel import NOBODY, Frame, Step, numbered
from tablee.kernel.event import EVERYONE

# The steps of a turn.
ACT: Final = 0
GO: Final = 1
NEW: Final = 2
GATHER: Final = 3
SETTLE: Final = 4
PASSING: Final = 5
BARTER: Final = 6
GIVE: Final = 7
END: Final = 8
# Marks of a turn: a plain pass, and an Exploration with the side that won.
WAS_PLAIN: Final = 1
EXPLORING: Final = 2
WINNER: Final = 4  # times the side


def begin_turn(s: KarmanSwapState, f: Frame, seat: i64) -> None:
    """The next turn: no ability was used in it yet. (KSW-4.1, KSW-10.6)"""
    f.become(TURN)
    f.seat = seat
    f.marks = 0
    f.cards = []
    s.used = 0
    s.second = False
    s.turns += 1
    if s.listening:
        s.tell(tell.TURN, EVERYONE, [seat, s.turns])


def begin_exploration(s: KarmanSwapState, f: Frame) -> None:
    """The first Exploration that is due goes on in this frame. (KSW-9.2, KSW-9.14)"""
    won = s.due[0]
    side, ship = won // EACH, won % EACH
    s.due = s.due[1:]
    f.at = NEW
    f.marks = EXPLORING + WINNER * side
    if s.arrows[ship]:
        s.arrows = put(s.arrows, ship, s.arrows[ship] - 1)
    if s.listening:
        s.tell(tell.EXPLORES, EVERYONE, [f.seat])


def has_planets(s: KarmanSwapState) -> bool:
    """Whether a stack is not empty."""
    return s.left[0] + s.left[1] > 0


def free_ark(s: KarmanSwapState) -> i64:
    """An Ark that won a colonisation and has a free arrow, as a ship; else NOBODY. (KSW-9.9, KSW-9.11)"""
    for ship in range(EACH):
        if IS_ARK[ship + SHIP_CARDS] and s.arrows[ship]:
            return ship
    return NOBODY


def top_of(s: KarmanSwapState, stack: i64) -> i64:
    """The visible planet of a stack that is not empty. (KSW-2.2)"""
    return s.order[stack * STACK + STACK - s.left[stack]]


class ChooseAction(Step[KarmanSwapState]):
    """One action; facing a contest led by an opponent, only an answer. (KSW-4.2 to 4.5)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for an action, or for an answer."""
        hand: i64 = s.hands[f.seat]
        if is_threatened(s, f.seat):
            s.ask(f.seat, ask.RESPOND, [*listed(hand & SHIPS, PLAY), CONCEDE])
            return
        cards = hand & landing(s)
        if hand & SHIPS and may_act_with_ship(s):
            cards |= hand & SHIPS
        options = listed(cards, PLAY)
        if not s.contests and hand & CREATURES and has_planets(s) and free_ark(s) != NOBODY:
            options.append(TO_PLANET)
        options.append(PASS)
        s.ask(f.seat, ask.TURN_ACTION, options)

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """A card is on its way, or something else."""
        if choice == CONCEDE:
            concede(s, f)
        elif choice == PASS:
            f.at = PASSING
        elif choice == TO_PLANET:
            ship = free_ark(s)
            s.arrows = put(s.arrows, ship, s.arrows[ship] - 1)
            f.at = NEW
        else:
            s.second = len(s.contests) > 0 and s.kind == ask.TURN_ACTION
            f.chosen = choice - PLAY
            f.at = GO
            s.shown |= BIT[f.chosen]  # all see which card it is
            if s.listening:
                s.tell(tell.PLAYS, EVERYONE, [f.seat, f.chosen])


def may_act_with_ship(s: KarmanSwapState) -> bool:
    """Whether a ship may be placed as an action: at a contest, or to open one, also a second. (KSW-4.5, KSW-8.13)"""
    if s.contests:
        return True
    return any(s.status[planet] == ACTIVE and s.creatures[planet] != 0 for planet in s.placed)


class ChoosePlanet(Step[KarmanSwapState]):
    """The card that is played goes to a planet; an answer, to a contested one. (KSW-5.2, KSW-8.2, KSW-8.30)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for a planet."""
        if f.chosen >= SHIP_CARDS and s.contests and not s.second:
            s.ask(f.seat, ask.DESTINATION, [PLANET + planet for planet in s.placed if is_contested(s, planet)])
        else:
            s.ask(f.seat, ask.DESTINATION, [PLANET + planet for planet in targets(s, COLOUR[f.chosen])])

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """It arrives; a ship at a contested planet opens no second contest in its chain (KSW-8.13)."""
        card, planet = f.chosen, choice - PLANET
        f.at = END
        if card >= SHIP_CARDS and is_contested(s, planet):
            s.second = False
        leave_hand(s, f.seat, card)
        arrive(s, s.push(ARRIVAL, f.seat), card, planet, FRESH)


class TakePlanet(Step[KarmanSwapState]):
    """Take one of the visible planets and put it in play. (KSW-3.5, KSW-3.8, KSW-9.3, KSW-9.9)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for a stack that is not empty."""
        s.ask(f.seat, ask.PLANET_STACK, [NUMBER + stack for stack in range(2) if s.left[stack]])

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """The planet is active; after the last one, every other seat has one more turn (KSW-13.4)."""
        stack = choice - NUMBER
        planet = top_of(s, stack)
        s.left = put(s.left, stack, s.left[stack] - 1)
        s.placed = [*s.placed, planet]
        s.status = put(s.status, planet, ACTIVE)
        f.at = GATHER if f.marks & EXPLORING else SETTLE
        f.count = 0
        if s.listening:
            s.tell(tell.NEW_PLANET, EVERYONE, [f.seat, planet])
        if not has_planets(s):
            s.lap = s.seats
            s.tell(tell.LAST_LAP, EVERYONE, [])


class DrawCards(Step[KarmanSwapState]):
    """The explorer, then every other beaten seat, takes a Market card. (KSW-9.4)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask the next beaten seat, as long as there are cards."""
        place = next_beaten(s, f)
        cards = available(s)
        if place < s.seats and cards:
            s.ask(s.mode.around[f.seat][place], ask.DRAW, listed(cards, CARD))
        else:
            f.at = SETTLE

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """The card is in hand."""
        f.count = next_beaten(s, f)
        seat = s.mode.around[f.seat][f.count]
        if s.listening:
            s.tell(tell.TAKES_MARKET, EVERYONE, [seat, choice - CARD])
        market_to_hand(s, seat, choice - CARD)
        f.count += 1


def next_beaten(s: KarmanSwapState, f: Frame) -> i64:
    """How far clockwise from the explorer the next seat sits that did not win; past all seats if there is none."""
    place = f.count
    while place < s.seats and s.mode.side[s.mode.around[f.seat][place]] == f.marks // WINNER:
        place += 1
    return place


class SettlePlanet(Step[KarmanSwapState]):
    """A creature must be placed on the new planet; without one in hand, pass. (KSW-3.6, 3.7, KSW-9.5, 9.6, 9.10)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for a creature, or how to pass: nobody else sees which."""
        creatures = s.hands[f.seat] & CREATURES
        if creatures:
            s.ask(f.seat, ask.FORCED_CREATURE, listed(creatures, CARD))
        else:
            s.ask(f.seat, ask.PASS_OPTION, ways_to_pass(s, f.seat))

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """It arrives."""
        if choice < CARD:
            pass_by(s, f, choice)
            return
        f.at = END
        leave_hand(s, f.seat, choice - CARD)
        arrive(s, s.push(ARRIVAL, f.seat), choice - CARD, s.placed[-1], FRESH)


def ways_to_pass(s: KarmanSwapState, seat: i64) -> list[int]:
    """Nothing, an exchange or a discard, as far as there are cards. (KSW-12.1, KSW-12.2, KSW-12.4)"""
    hand: i64 = s.hands[seat]
    if hand == 0:
        return [PLAIN]
    if hand & (hand - 1) and available(s):
        return [PLAIN, EXCHANGE, DISCARD]
    return [PLAIN, DISCARD]


def pass_by(s: KarmanSwapState, f: Frame, choice: int) -> None:
    """Pass in one of the three ways; only without a new planet it counts as plain. (KSW-12.1, KSW-13.6)"""
    if s.listening:
        s.tell(tell.PASSES, EVERYONE, [f.seat, choice - PLAIN])
    if choice == PLAIN:
        if f.at == PASSING:
            f.marks |= WAS_PLAIN
        f.at = END
    elif choice == EXCHANGE:
        f.at = BARTER
    else:
        f.count = 1
        f.at = GIVE


class Pass(Step[KarmanSwapState]):
    """Pass, plainly, with an exchange or with a discard. (KSW-12.1)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask how."""
        s.ask(f.seat, ask.PASS_OPTION, ways_to_pass(s, f.seat))

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """Go on with it."""
        pass_by(s, f, choice)


class ChooseInMarket(Step[KarmanSwapState]):
    """An exchange begins with the Market card; it stays where it is until the end. (KSW-12.2, KSW-12.3, KSW-12.7)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for an available card."""
        s.ask(f.seat, ask.PASS_MARKET_CARD, listed(available(s), CARD))

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """Two cards are given for it."""
        f.cards = [choice - CARD]
        f.count = 2
        f.at = GIVE


class GiveCards(Step[KarmanSwapState]):
    """Two cards of the hand for an exchange, one for a discard. (KSW-12.2, KSW-12.4, KSW-12.7)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for the next card."""
        hand: i64 = s.hands[f.seat]
        for card in f.cards[1:]:
            hand &= ~BIT[card]
        s.ask(f.seat, ask.PASS_HAND_CARD, listed(hand, CARD))

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """With the last one, all move together."""
        f.count -= 1
        if f.count:
            f.cards = [*f.cards, choice - CARD]
            s.shown |= BIT[choice - CARD]  # all see it, and it goes when the last one is chosen
            return
        given = [*f.cards[1:], choice - CARD]
        if f.cards:
            if s.listening:
                s.tell(tell.TAKES_MARKET, EVERYONE, [f.seat, f.cards[0]])
            market_to_hand(s, f.seat, f.cards[0])
        for card in given:
            if s.listening:
                s.tell(tell.PUTS, EVERYONE, [f.seat, card])
            hand_to_market(s, f.seat, card)
        f.cards = []
        f.at = END


def concede(s: KarmanSwapState, f: Frame) -> None:
    """Every contest led by an opponent is settled, oldest first; then one explores. (KSW-8.10, KSW-8.16, KSW-9.2)"""
    side = s.mode.side[f.seat]
    if s.listening:
        s.tell(tell.CONCEDES, EVERYONE, [f.seat])
    for planet in s.contests:
        if leading_side(s, planet) != side and settle(s, planet):
            return
    f.at = END
    if has_planets(s):
        begin_exploration(s, f)


class EndTurn(Step[KarmanSwapState]):
    """Strike the seat, settle what nobody waits for, look for the end of the round, go on. (KSW-4.6)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """One thing after the other; a knock-out stops all."""
        strike(s, BIT[f.seat])
        for planet in s.contests:
            if s.waiting[planet] == 0 and settle(s, planet):
                return
        s.passes = s.passes + 1 if f.marks & WAS_PLAIN else 0
        if is_last(s, f.seat):
            end_on_points(s)
        elif s.due and has_planets(s):
            self.explore(s, f)
        else:
            s.due = NOTHING
            begin_turn(s, f, s.mode.left[f.seat])

    def explore(self, s: KarmanSwapState, f: Frame) -> None:
        """The first beaten seat in turn order explores; those before it are skipped. (KSW-9.1, KSW-9.12, KSW-8.18)"""
        winner = s.due[0] // EACH
        seat = s.mode.left[f.seat]
        while s.mode.side[seat] == winner:
            strike(s, BIT[seat])
            seat = s.mode.left[seat]
        begin_turn(s, f, seat)
        begin_exploration(s, f)


def is_last(s: KarmanSwapState, seat: i64) -> bool:
    """Whether the round ends with this turn: an empty hand, the last lap, or nobody moves. (KSW-13.2, 13.4, 13.6)"""
    if s.lap:
        s.lap -= 1
        if s.lap == 0:
            return True
    return s.hands[seat] == 0 or s.passes >= s.seats


TURN_STEPS: Final[list[Step[KarmanSwapState]]] = numbered(
    {
        ACT: ChooseAction(),
        GO: ChoosePlanet(),
        NEW: TakePlanet(),
        GATHER: DrawCards(),
        SETTLE: SettlePlanet(),
        PASSING: Pass(),
        BARTER: ChooseInMarket(),
        GIVE: GiveCards(),
        END: EndTurn(),
    }
)
