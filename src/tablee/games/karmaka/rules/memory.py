"""What a seat lawfully remembers of hidden zones: always true, never a guess (KMK-16).

Known places in face-down stacks travel as bits on the cards themselves; this file keeps what is known by kind only:
`known`, kinds surely in a Hand, and `loose`, kinds surely in a Hand or at an unknown place of that Future Life.
"""

from mypy_extensions import i64

from tablee.games.karmaka.rules.bag import count, kinds_of, one, without
from tablee.games.karmaka.rules.state import KIND_BITS, SEEN_SHIFT, KarmakaState


def leaves_hand_openly(s: KarmakaState, owner: i64, kind: i64) -> None:
    """A card leaves a Hand in view of all."""
    pair = owner
    for observer in range(s.seats):
        if s.known[pair] or s.loose[pair]:
            _forget_one(s, pair, kind)
        pair += s.seats


def leaves_hand_for_own_future(s: KarmakaState, owner: i64) -> None:
    """A card leaves a Hand for its owner's Future Life, unseen: what was known in the Hand may lie in either."""
    pair = owner
    for observer in range(s.seats):
        if s.known[pair]:
            s.loose[pair] += s.known[pair]
            s.known[pair] = 0
        pair += s.seats


def leaves_hand_for_another(s: KarmakaState, owner: i64, kind: i64, seers: i64) -> None:
    """A card leaves a Hand for another player, in view of some: to the others it may be any of that Hand."""
    for observer in range(s.seats):
        pair = observer * s.seats + owner
        if (seers >> observer) & 1:
            _forget_one(s, pair, kind)
        else:
            s.known[pair] = 0
            s.loose[pair] = 0


def enters_hand(s: KarmakaState, owner: i64, kind: i64, seers: i64) -> None:
    """A card enters a Hand, in view of some."""
    for observer in range(s.seats):
        if observer != owner and (seers >> observer) & 1:
            s.known[observer * s.seats + owner] += one(kind)


def leaves_future_openly(s: KarmakaState, owner: i64, card: i64, seers: i64) -> None:
    """A placed card leaves a Future Life; to a seer who did not know that place, it is no longer loose."""
    kind = card & KIND_BITS
    surprised = seers & ~(card >> SEEN_SHIFT)
    for observer in range(s.seats):
        if (surprised >> observer) & 1:
            pair = observer * s.seats + owner
            s.loose[pair] = without(s.loose[pair], kind)


def leaves_future_for_another(s: KarmakaState, owner: i64, card: i64, thief: i64) -> None:
    """A placed card goes from one Future Life to another, seen by its old and new owner only."""
    leaves_future_openly(s, owner, card, 1 << thief)
    aware = (card >> SEEN_SHIFT) | (1 << thief)
    for observer in range(s.seats):
        if not (aware >> observer) & 1:
            s.loose[observer * s.seats + owner] = 0


def sees_in_hand(s: KarmakaState, observer: i64, owner: i64, seen: i64) -> None:
    """An observer sees a bag of cards in a Hand: no card is counted twice."""
    pair = observer * s.seats + owner
    for kind in kinds_of(seen):
        more = count(seen, kind) - count(s.known[pair], kind)
        for turn in range(more):
            s.known[pair] += one(kind)
            s.loose[pair] = without(s.loose[pair], kind)


def future_becomes_hand(s: KarmakaState, owner: i64) -> None:
    """At a rebirth, the known cards of the Future Life and the loose ones are known to be in the Hand."""
    future = s.souls[owner].future
    for observer in range(s.seats):
        if observer != owner:
            pair = observer * s.seats + owner
            known = s.known[pair] + s.loose[pair]
            for card in future:
                if (card >> SEEN_SHIFT >> observer) & 1:
                    known += one(card & KIND_BITS)
            s.known[pair] = known
            s.loose[pair] = 0


def _forget_one(s: KarmakaState, pair: i64, kind: i64) -> None:
    """One card of that kind fewer is known in the Hand, or is loose."""
    known = s.known[pair]
    fewer = without(known, kind)
    if fewer != known:
        s.known[pair] = fewer
    else:
        s.loose[pair] = without(s.loose[pair], kind)
