"""Another world that a seat could not tell from the true one, drawn from what the seat knows and nothing else."""

from mypy_extensions import i64

from tablee.games.karmaka.rules.bag import bag_of, cards_of, kinds_of
from tablee.games.karmaka.rules.state import KIND_BITS, SEEN_SHIFT, KarmakaState
from tablee.games.karmaka.rules.tables import DESTINY, SWINDLE
from tablee.kernel import Rng


def redeal(s: KarmakaState, seat: int, rng: Rng, alike: bool = False) -> None:
    """Deal the cards at places unknown to the seat anew, in place: loose cards of each player first, then the rest.

    The unknown cards are sorted before they are shuffled, so that nothing of their true places is left in the result.
    `alike` keeps equal cards together: Hands of a single kind are rare otherwise.
    """
    pool = _unknown_cards(s, seat)
    pool.sort()
    owners = [owner for owner in range(s.seats) if owner != seat]
    for owner in owners:
        for kind in cards_of(memory_of(s, s.loose, seat, owner)):
            pool.remove(kind)
    _mix(pool, rng, alike)
    if alike:
        rng.shuffle(owners)
    for owner in owners:
        _deal_to(s, seat, owner, pool, rng, alike)
    _deal_stack(s.well, seat, pool)
    for soul in s.souls:
        _deal_stack(soul.deck, seat, pool)
    _deal_held(s, seat, pool, rng)
    for observer in owners:
        for owner in owners:
            s.known[observer * s.seats + owner] = 0
            s.loose[observer * s.seats + owner] = 0


def _mix(cards: list[int], rng: Rng, alike: bool) -> None:
    """Put cards in a random order, in place: each for itself, or kind by kind."""
    if not alike:
        rng.shuffle(cards)
        return
    kinds = kinds_of(bag_of(cards))
    rng.shuffle(kinds)
    cards.sort(key=kinds.index)


def is_known(card: int, seat: int) -> bool:
    """Whether a seat knows which card lies at this place of a face-down stack."""
    return (card >> SEEN_SHIFT >> seat) & 1 == 1


def unknown_of_hand(s: KarmakaState, seat: int, owner: int) -> list[int]:
    """The cards of another's Hand that the seat does not know to be there."""
    return cards_of(s.souls[owner].hand - memory_of(s, s.known, seat, owner))


def sees_held(s: KarmakaState, seat: int) -> bool:
    """Whether the seat sees the cards that the power in progress holds."""
    f = s.frames[-1]
    return seat == f.seat or (f.effect == SWINDLE and seat == s.aimed)


def memory_of(s: KarmakaState, bags: list[int], seat: int, owner: int) -> i64:
    """What a seat remembers of another; a spectator remembers nothing."""
    return bags[seat * s.seats + owner] if seat < s.seats else 0


def _unknown_cards(s: KarmakaState, seat: int) -> list[int]:
    pool: list[int] = []
    _gather(s.well, seat, pool)
    for owner, soul in enumerate(s.souls):
        _gather(soul.deck, seat, pool)
        if owner != seat:
            _gather(soul.future, seat, pool)
            pool.extend(unknown_of_hand(s, seat, owner))
    if s.frames and s.frames[-1].effect == DESTINY and not sees_held(s, seat):
        pool.extend(s.frames[-1].cards)
    return pool


def _gather(stack: list[int], seat: int, pool: list[int]) -> None:
    for card in stack:
        if not is_known(card, seat):
            pool.append(card & KIND_BITS)


def _deal_to(s: KarmakaState, seat: int, owner: int, pool: list[int], rng: Rng, alike: bool) -> None:
    """The loose cards of a player and others fill the unknown places of that Hand and Future Life, in any order."""
    soul = s.souls[owner]
    dealt = cards_of(memory_of(s, s.loose, seat, owner))
    known = memory_of(s, s.known, seat, owner)
    in_hand = soul.held - len(cards_of(known))
    places = in_hand
    for card in soul.future:
        if not is_known(card, seat):
            places += 1
    while len(dealt) < places:
        dealt.append(pool.pop())
    _mix(dealt, rng, alike)
    soul.hand = known + bag_of(dealt[:in_hand])
    del dealt[:in_hand]
    _deal_stack(soul.future, seat, dealt)


def _deal_stack(stack: list[int], seat: int, pool: list[int]) -> None:
    """Each unknown place takes a card from the end of the pool; who knows that place stays the same."""
    for at, card in enumerate(stack):
        if not is_known(card, seat):
            stack[at] = (card & ~KIND_BITS) | pool.pop()


def _deal_held(s: KarmakaState, seat: int, pool: list[int], rng: Rng) -> None:
    """Cards looked at or seen by others: looked-at cards are dealt, seen ones are drawn from the new Hand."""
    if not s.frames or not s.frames[-1].cards or sees_held(s, seat):
        return
    f = s.frames[-1]
    if f.effect == DESTINY:
        f.cards = [pool.pop() for card in f.cards]
    else:
        hand = cards_of(s.souls[s.aimed].hand)
        rng.shuffle(hand)
        f.cards = sorted(hand[: len(f.cards)])
