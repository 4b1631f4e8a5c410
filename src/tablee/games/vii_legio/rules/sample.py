"""Another world that a seat could not tell from the true one, drawn from what the seat knows and nothing else."""

from mypy_extensions import i64

from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import BIT, NONE, OF_PILE, PILE, SLOT_COUNT, ZONE_A, ZONE_B, ZONE_X
from tablee.kernel import Rng


def redeal(s: VIILegioState, seat: int, rng: Rng) -> None:
    """Deal what the seat does not know anew, in place: the deck with the hand, the piles, and cards in slots.

    Nobody ever learns the place of a card in the deck; a card in a slot is known face up, or to those who scanned it.
    The unknown cards are sorted before they are shuffled, so that nothing of their true places is left in the result.
    """
    s.deck.sort()
    rng.shuffle(s.deck)
    known = known_cards(s, seat)
    cards = s.cards[:]
    s.pile_a = _deal(s, known, rng, ZONE_A, cards, len(s.pile_a))
    s.pile_b = _deal(s, known, rng, ZONE_B, cards, len(s.pile_b))
    s.pile_x = _deal(s, known, rng, ZONE_X, cards, len(s.pile_x))
    s.cards = cards


def known_cards(s: VIILegioState, seat: i64) -> i64:
    """The Extrasolar cards that a seat has seen, as bits: those discarded, face up or scanned by it."""
    known: i64 = 0
    for card in s.retired:
        known |= BIT[card]
    for slot in range(SLOT_COUNT):
        if s.cards[slot] != NONE and s.knows(seat, slot):
            known |= BIT[s.cards[slot]]
    return known


def _deal(s: VIILegioState, known: i64, rng: Rng, zone: i64, cards: list[int], size: i64) -> list[int]:
    """Give the slots of a zone cards that the seat has never seen, where it does not know them; and a pile of them.

    What it has never seen may lie in the box too. (LEG-3.6)
    """
    pool = [card for card in OF_PILE[zone] if not (known >> card) & 1]
    rng.shuffle(pool)
    for slot in range(SLOT_COUNT):
        card = s.cards[slot]
        if card != NONE and PILE[card] == zone and not (known >> card) & 1:
            cards[slot] = pool.pop()
    return pool[:size]
