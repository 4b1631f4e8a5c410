"""Which cards of hands all saw taken from the Reserve: two sets of bits, Specialists and all others."""

from mypy_extensions import i64

from tablee.games.wild_space.rules.bits import BIT
from tablee.games.wild_space.rules.state import WildSpaceState
from tablee.games.wild_space.rules.tables import FIRST_EMISSARY


def see(s: WildSpaceState, card: i64) -> None:
    """All have seen a card go to a hand."""
    if card < FIRST_EMISSARY:
        s.seen_low |= BIT[card]
    else:
        s.seen_high |= BIT[card - FIRST_EMISSARY]


def forget(s: WildSpaceState, card: i64) -> None:
    """A card has left its hand."""
    if card < FIRST_EMISSARY:
        s.seen_low &= ~BIT[card]
    else:
        s.seen_high &= ~BIT[card - FIRST_EMISSARY]


def is_seen(s: WildSpaceState, card: i64) -> bool:
    """Whether all know that a card is in the hand that holds it."""
    if card < FIRST_EMISSARY:
        return (s.seen_low >> card) & 1 == 1
    return (s.seen_high >> (card - FIRST_EMISSARY)) & 1 == 1


def known_of_hand(s: WildSpaceState, seat: int, owner: int) -> list[int]:
    """The cards that a seat knows to be in a hand: all of its own, else those that were seen."""
    if seat == owner:
        return s.hands[owner][:]
    return [card for card in s.hands[owner] if is_seen(s, card)]
