"""Karmaka shaken: cards dealt anew to every place, few or many of them, with memories that are true."""

from typing import Final

from tablee.games.karmaka.rules.bag import EMPTY, bag_of, cards_of
from tablee.games.karmaka.rules.sample import is_known
from tablee.games.karmaka.rules.state import KIND_BITS, KarmakaState, Soul
from tablee.games.karmaka.rules.tables import (
    EXTRA_PLAY,
    MAX_CARDS_PER_TURN,
    MAX_TURNS,
    PLAY_CARD,
    RING_TRADE,
    SWINDLE,
    TRANSCENDENCE,
)
from tablee.games.karmaka.rules.zones import all_seats, placed
from tablee.kernel import Rng, State

SIZES: Final = [0, 0, 1, 1, 2, 3, 4, 6, 9, 15]  # of a Hand, Deck, Future Life or row of Deeds
FEW: Final = [0, 0, 1, 2, 3, 4, 5]  # cards left in the Well, or in the Ruins
CHANCES: Final = [0.0, 0.2, 0.6, 1.0]  # that a card is known
MOST_RINGS: Final = 9


LONGEST_WAY: Final = 250  # decisions before the first shake


def shake(state: State, rng: Rng) -> None:
    """Deal all cards anew but those that the open effect holds; levels, rings, counts and memories change too."""
    assert isinstance(state, KarmakaState)
    seen = _seen(state)
    pool = _gathered(state, seen)
    rng.shuffle(pool)
    actor = state.frames[0].seat  # first, so that there is a card to play
    for seat in (*range(actor, state.seats), *range(actor)):
        _deal(state, seat, state.souls[seat], pool, rng)
    if seen:
        state.souls[state.aimed].hand += bag_of(seen)
        state.souls[state.aimed].held += len(seen)
    _deal_middle(state, pool, rng)
    _remember(state, seen, rng)
    _count(state, rng)


def _seen(s: KarmakaState) -> list[int]:
    """The cards that Swindle shows: they stay in that Hand."""
    return s.frames[-1].cards[:] if s.frames[-1].effect == SWINDLE else []


def _gathered(s: KarmakaState, seen: list[int]) -> list[int]:
    """Every card but the one in the Centre, those looked at and those seen."""
    cards = [*s.ruins, *(card & KIND_BITS for card in s.well)]
    for soul in s.souls:
        cards += cards_of(soul.hand) + soul.deeds + [card & KIND_BITS for card in soul.deck + soul.future]
    for kind in seen:
        cards.remove(kind)
    return cards


def _deal(s: KarmakaState, seat: int, soul: Soul, pool: list[int], rng: Rng) -> None:
    """Fill the places of one player; whoever must play has a card, whoever dies has none."""
    actor = seat == s.frames[0].seat
    least = 1 if actor and s.kind in (PLAY_CARD, EXTRA_PLAY) else 0
    dying = actor and s.kind == RING_TRADE
    hand = [] if dying else _taken(pool, rng, least)
    soul.hand, soul.held = bag_of(hand) if hand else EMPTY, len(hand)
    soul.deck = [] if dying else _laid(s, _taken(pool, rng), 0, rng)
    soul.future = _laid(s, _taken(pool, rng), 1 << seat, rng)
    soul.deeds = _taken(pool, rng)


def _taken(pool: list[int], rng: Rng, least: int = 0) -> list[int]:
    """Some cards of the pool."""
    number = min(max(least, SIZES[rng.below(len(SIZES))]), len(pool))
    return [pool.pop() for _ in range(number)]


def _laid(s: KarmakaState, kinds: list[int], always: int, rng: Rng) -> list[int]:
    """Cards in a face-down stack: some are known to some, and all to those who always know."""
    chance = CHANCES[rng.below(len(CHANCES))]
    return [placed(kind, always | (rng.below(all_seats(s) + 1) if rng.flip(chance) else 0)) for kind in kinds]


def _deal_middle(s: KarmakaState, pool: list[int], rng: Rng) -> None:
    """What is left lies in the Well and in the Ruins, nearly all of it in one of them or shared."""
    few = min(FEW[rng.below(len(FEW))], len(pool))
    cut = [few, len(pool) - few, len(pool) // 2][rng.below(3)]
    s.well = _laid(s, pool[:cut], 0, rng)
    s.ruins = pool[cut:]


def _remember(s: KarmakaState, seen: list[int], rng: Rng) -> None:
    """True memories: kinds of a Hand, and kinds there or at a place that the seat has not seen."""
    for seat in range(s.seats):
        for owner, soul in enumerate(s.souls):
            known: list[int] = []
            loose: list[int] = []
            if seat != owner:
                rest = cards_of(soul.hand)
                if seen and owner == s.aimed and seat == s.frames[-1].seat:
                    known = seen[:]
                    for kind in seen:
                        rest.remove(kind)
                known += _some(rest, rng)
                loose = _some(rest + [card & KIND_BITS for card in soul.future if not is_known(card, seat)], rng)
            s.known[seat * s.seats + owner], s.loose[seat * s.seats + owner] = bag_of(known), bag_of(loose)


def _some(cards: list[int], rng: Rng) -> list[int]:
    """Some of the cards, which leave the list."""
    chance = CHANCES[rng.below(len(CHANCES))]
    picked = [kind for kind in cards if rng.flip(chance)]
    for kind in picked:
        cards.remove(kind)
    return picked


def _count(s: KarmakaState, rng: Rng) -> None:
    """Levels, rings and lives at will; turns and cards played sometimes near their caps. (KMK-9.8, KMK-15.5)"""
    for soul in s.souls:
        soul.level, soul.rings, soul.lives = rng.below(TRANSCENDENCE), rng.below(MOST_RINGS), 1 + rng.below(MAX_TURNS)
    s.turns = MAX_TURNS - 1 - rng.below(3) if rng.flip(0.1) else rng.below(MAX_TURNS - 3)
    if s.kind not in (PLAY_CARD, RING_TRADE):
        s.played = MAX_CARDS_PER_TURN - rng.below(2) if rng.flip(0.2) else 1 + rng.below(MAX_CARDS_PER_TURN - 2)
