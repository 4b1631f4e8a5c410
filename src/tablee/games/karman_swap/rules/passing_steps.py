"""Passing: plainly, with an exchange, or with a discard. (KSW-12)"""

from typing import Final

from mypy_extensions import i64

from tablee.games.karman_swap.rules import events as tell
from tablee.games.karman_swap.rules import tables as ask
from tablee.games.karman_swap.rules.bits import bit
from tablee.games.karman_swap.rules.effects import BARTER, END, GIVE, PASSING, WAS_PLAIN
from tablee.games.karman_swap.rules.market import available
from tablee.games.karman_swap.rules.numbering import CARD, DISCARD, EXCHANGE, PLAIN
from tablee.games.karman_swap.rules.options import cards_of
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.zones import hand_to_market, market_to_hand
from tablee.kernel import Frame, Step
from tablee.kernel.event import EVERYONE

# What may be done, by the cards that there are.
WITHOUT_HAND: Final = [PLAIN]
WITHOUT_EXCHANGE: Final = [PLAIN, DISCARD]
ALL_WAYS: Final = [PLAIN, EXCHANGE, DISCARD]


def ways_to_pass(s: KarmanSwapState, seat: i64) -> list[int]:
    """Nothing, an exchange or a discard, as far as there are cards. (KSW-12.1, KSW-12.2, KSW-12.4)"""
    hand: i64 = s.hands[seat]
    if hand == 0:
        return WITHOUT_HAND
    if hand & (hand - 1) and available(s):
        return ALL_WAYS
    return WITHOUT_EXCHANGE


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
        s.ask(f.seat, ask.PASS_MARKET_CARD, cards_of(available(s)))

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
            hand &= ~bit(card)
        s.ask(f.seat, ask.PASS_HAND_CARD, cards_of(hand))

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """With the last one, all move together."""
        f.count -= 1
        if f.count:
            f.cards = [*f.cards, choice - CARD]
            s.shown |= bit(choice - CARD)  # all see it, and it goes when the last one is chosen
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
