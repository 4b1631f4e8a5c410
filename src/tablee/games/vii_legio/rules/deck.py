"""The Exploration deck: taking cards, discarding from the top of the hand, and R.A.Z."""

from typing import Final

from mypy_extensions import i64

from tablee.games.vii_legio.rules import events as tell
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import ALIKE, CARD_COUNT, NONE, RESET_CARD
from tablee.kernel.event import EVERYONE, NO_ONE, SHUFFLE

ALL_CARDS: Final = list(range(CARD_COUNT))


def shuffle(s: VIILegioState, what: int) -> None:
    """All cards become a new deck. (LEG-3.4, LEG-10.4)"""
    cards = ALL_CARDS[:]
    s.rng.shuffle(cards)
    s.deck = cards
    s.discards = []
    s.hand = 0
    s.card = NONE
    s.reset = 0
    if s.listening:
        s.tell(SHUFFLE, NO_ONE, [what, *cards[::-1]])


def take(s: VIILegioState, seat: i64, count: i64) -> None:
    """Take cards face down; a deck that has too few is shuffled whole first. (LEG-5.1, LEG-5.2, LEG-10.7)"""
    if len(s.deck) < count:
        if s.listening:
            s.tell(tell.DECK_SHORT, EVERYONE, [seat])
        shuffle(s, tell.RESHUFFLE)
    s.hand = count
    if s.listening:
        s.tell(tell.CARDS_TAKEN, EVERYONE, [seat, count])


def take_more(s: VIILegioState, seat: i64, count: i64) -> None:
    """Take more cards to the bottom of the hand, as far as there are any. (LEG-8.15)"""
    rest = len(s.deck) - s.hand
    more = count if count < rest else rest
    s.hand += more
    if s.listening:
        s.tell(tell.CARDS_TAKEN, EVERYONE, [seat, more])


def discard(s: VIILegioState, seat: i64, count: i64) -> None:
    """Discard from the top of the hand, face up; R.A.Z. waits until what is paid for is done. (LEG-6.2, LEG-10.5)"""
    gone: list[int] = []
    for at in range(count):
        card = s.deck.pop()
        gone.append(ALIKE[card])
        if card == RESET_CARD:
            s.reset = 1
        else:
            s.discards.append(card)
    s.hand -= count
    s.seen = gone
    if s.listening:
        s.tell(tell.CARDS_DISCARDED, EVERYONE, [seat, *gone])


def give_back(s: VIILegioState, seat: i64) -> None:
    """The hand goes back on the deck, face down and in its order. (LEG-5.11)"""
    if s.listening and s.hand:
        s.tell(tell.CARDS_RETURNED, EVERYONE, [seat, s.hand])
    s.hand = 0


def lay_aside(s: VIILegioState) -> None:
    """The card that was turned over is resolved. (LEG-8.8)"""
    s.discards.append(s.card)
    s.card = NONE
