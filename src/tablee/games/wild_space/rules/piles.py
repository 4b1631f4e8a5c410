"""The deck, the discard pile and the Reserve, and how cards go from one to another. (WSP-7, WSP-8)"""

from typing import Final

from mypy_extensions import i64

from tablee.games.wild_space.rules import events as tell
from tablee.games.wild_space.rules.bits import BIT
from tablee.games.wild_space.rules.numbering import TAKE, TAKE_DECK
from tablee.games.wild_space.rules.seen import forget, see
from tablee.games.wild_space.rules.state import EMPTY, WildSpaceState
from tablee.games.wild_space.rules.tables import SLOTS
from tablee.kernel.event import EVERYONE, NO_ONE, SHUFFLE

# The sources of a card, as options: with a deck, or by the slots that have a card (bits).
ALL_SOURCES: Final[list[int]] = [TAKE, TAKE + 1, TAKE + 2, TAKE_DECK]
SOURCES: Final[list[list[int]]] = [[TAKE + slot for slot in range(SLOTS) if bits >> slot & 1] for bits in range(8)]


def sources(s: WildSpaceState) -> list[int]:
    """The options to take a card: slots of the Reserve, then the deck. (WSP-7.1)"""
    if s.at < len(s.order):
        return ALL_SOURCES  # while the deck has a card, no slot is empty (WSP-7.4)
    bits: i64 = 0
    reserve = s.reserve
    if reserve[0] != EMPTY:
        bits = 1
    if reserve[1] != EMPTY:
        bits += 2
    if reserve[2] != EMPTY:
        bits += 4
    return SOURCES[bits]


def has_source(s: WildSpaceState) -> bool:
    """Whether the Reserve or the deck has a card. (WSP-6.3)"""
    reserve = s.reserve
    return s.at < len(s.order) or reserve[0] != EMPTY or reserve[1] != EMPTY or reserve[2] != EMPTY


def upkeep(s: WildSpaceState) -> None:
    """The deck is filled from the discard pile, the Reserve from the deck, until nothing changes. (WSP-7.4 to 7.7)"""
    while True:
        if s.at == len(s.order):
            if not s.discard:
                return
            reshuffle(s)
        slot = empty_slot(s.reserve)
        if slot == EMPTY:
            return
        reveal(s, slot)


def after_taking(s: WildSpaceState, source: int) -> None:
    """Upkeep after one card was taken: the slot is filled again. (WSP-7.3)"""
    if source != TAKE_DECK and s.at < len(s.order):
        reveal(s, source - TAKE)
    if s.at == len(s.order):
        upkeep(s)


def reveal(s: WildSpaceState, slot: i64) -> None:
    """Turn the top card of the deck up into a slot."""
    card = s.order[s.at]
    s.at += 1
    s.reserve[slot] = card
    if s.listening:
        s.tell(tell.REVEALED, EVERYONE, [slot + 1, card])


def empty_slot(reserve: list[int]) -> i64:
    """The leftmost slot without a card, or EMPTY."""
    if reserve[0] == EMPTY:
        return 0
    if reserve[1] == EMPTY:
        return 1
    if reserve[2] == EMPTY:
        return 2
    return EMPTY


def reshuffle(s: WildSpaceState) -> None:
    """The whole discard pile becomes the deck, as soon as that is empty. (WSP-7.4, WSP-7.5)"""
    cards = s.discard
    s.discard = []
    s.rng.shuffle(cards)
    s.order = cards
    s.at = 0
    if s.listening:
        s.tell(SHUFFLE, NO_ONE, cards[:])
        s.tell(tell.RESHUFFLED, EVERYONE, [len(cards)])


def from_deck(s: WildSpaceState) -> int:
    """Take the top card of the deck; upkeep is due."""
    card = s.order[s.at]
    s.at += 1
    return card


def from_reserve(s: WildSpaceState, slot: i64) -> int:
    """Take the card of a slot; upkeep is due."""
    card = s.reserve[slot]
    s.reserve[slot] = EMPTY
    return card


def into_hand(s: WildSpaceState, seat: i64, card: int) -> None:
    """Put a card into a hand, in its order."""
    hand = s.hands[seat]
    place: i64 = len(hand)
    while place > 0 and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)


def out_of_hand(s: WildSpaceState, seat: i64, card: int) -> None:
    """Take a card out of a hand, openly."""
    s.hands[seat].remove(card)
    forget(s, card)


def draw_card(s: WildSpaceState, seat: i64, source: int) -> None:
    """Take a card into the hand; all see one of the Reserve, the player alone one of the deck. (WSP-7.1, WSP-7.3)"""
    if source == TAKE_DECK:
        card = from_deck(s)
        if s.listening:
            s.tell(tell.DRAWS, EVERYONE & ~BIT[seat], [seat])
            s.tell(tell.DREW, BIT[seat], [seat, card])
    else:
        card = from_reserve(s, source - TAKE)
        see(s, card)
        if s.listening:
            s.tell(tell.TAKES, EVERYONE, [seat, source - TAKE + 1, card])
    into_hand(s, seat, card)
    after_taking(s, source)


def discard_card(s: WildSpaceState, seat: i64, card: int) -> None:
    """Discard a card of the hand as a payment. (WSP-10.5)"""
    out_of_hand(s, seat, card)
    s.discard.append(card)
    if s.listening:
        s.tell(tell.DISCARDS, EVERYONE, [seat, card])
    upkeep(s)


def renew(s: WildSpaceState, seat: i64, card: int) -> None:
    """Discard a card of the hand and the whole Reserve: one operation, then upkeep. (WSP-8.1, WSP-8.2, WSP-8.8)"""
    out_of_hand(s, seat, card)
    s.discard.append(card)
    reserve = s.reserve
    for slot in range(SLOTS):
        if reserve[slot] != EMPTY:
            s.discard.append(reserve[slot])
            reserve[slot] = EMPTY
    if s.listening:
        s.tell(tell.RENEWS, EVERYONE, [seat, card])
    upkeep(s)
