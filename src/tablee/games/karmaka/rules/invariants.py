"""The invariants of Karmaka (section 8 of the specification), checked between any two decisions."""

from collections import Counter

from tablee.games.karmaka.rules.bag import bag_of, cards_of, count
from tablee.games.karmaka.rules.sample import is_known
from tablee.games.karmaka.rules.state import KIND_BITS, NOTHING, KarmakaState
from tablee.games.karmaka.rules.tables import (
    DESTINY,
    DESTINY_ORDER,
    DESTINY_TAKE,
    EXTRA_PLAY,
    KINDS,
    MAX_CARDS_PER_TURN,
    MAX_TURNS,
    PLAY_CARD,
    RING_TRADE,
)
from tablee.kernel import State


def check(state: State) -> None:
    """Every invariant that a single state can show."""
    assert isinstance(state, KarmakaState)
    check_cards(state)
    check_moment(state)
    check_memory(state)


def check_cards(s: KarmakaState) -> None:
    """I1: each card of the deck is in exactly one place."""
    cards = [*s.ruins, *(card & KIND_BITS for card in s.well)]
    cards += [s.centre] if s.centre != NOTHING else []
    for frame in s.frames:
        cards += frame.cards if frame.effect == DESTINY else []
    for soul in s.souls:
        assert soul.held == len(cards_of(soul.hand))
        cards += cards_of(soul.hand) + soul.deeds + [card & KIND_BITS for card in soul.deck + soul.future]
    assert Counter(cards) == Counter(s.variant.cards)


def check_moment(s: KarmakaState) -> None:
    """I2 to I5, I8, I14: the Centre, the cards looked at, levels, rings, counts."""
    in_power = len(s.frames) > 1
    assert (s.centre != NOTHING) == (s.to_move >= 0 and s.kind not in (PLAY_CARD, EXTRA_PLAY, RING_TRADE))
    assert in_power <= (s.centre != NOTHING)
    looked = sum(len(frame.cards) for frame in s.frames if frame.effect == DESTINY)
    assert looked <= 3 and (looked == 0 or s.kind in (DESTINY_TAKE, DESTINY_ORDER))
    assert all(0 <= soul.level < 4 and soul.rings >= 0 for soul in s.souls)
    assert s.turns < MAX_TURNS and s.played <= MAX_CARDS_PER_TURN
    if s.kind == PLAY_CARD:
        assert s.souls[s.to_move].held > 0


def check_memory(s: KarmakaState) -> None:
    """I15: what a seat remembers is true."""
    for seat in range(s.seats):
        for owner, soul in enumerate(s.souls):
            known, loose = s.known[seat * s.seats + owner], s.loose[seat * s.seats + owner]
            unseen = bag_of([card & KIND_BITS for card in soul.future if not is_known(card, seat)])
            for kind in range(len(KINDS)):
                assert count(known, kind) <= count(soul.hand, kind)
                assert count(known, kind) + count(loose, kind) <= count(soul.hand, kind) + count(unseen, kind)
            assert seat != owner or known == loose == 0
            assert seat != owner or unseen == 0
