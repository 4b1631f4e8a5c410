"""A bag: how many cards of each kind, in one whole number: two bits a kind, and what is left above for the last kind.

Equal cards of a Hand are interchangeable (KMK-2.1), and what a seat remembers of another's Hand is kept by kind: a bag
is the smallest form that is exact, and copying it copies a number.
"""

from typing import Final

from mypy_extensions import i64

from tablee.games.karmaka.rules.tables import COPIES, KINDS

LAST: Final = 22  # the kind with more than three copies
EMPTY: Final = 0


def fits() -> bool:
    """Whether every kind of the card table has room in a bag."""
    return LAST == len(KINDS) - 1 and max(COPIES[:LAST]) <= 3 and COPIES[LAST] <= 7


def one(kind: i64) -> i64:
    """The bag of a single card."""
    return _shifted(1, kind + kind)


def _shifted(unit: i64, by: i64) -> i64:
    """A shift to the left; the compiler would shift a literal in 32 bits, a parameter in 64."""
    return unit << by


def count(bag: i64, kind: i64) -> i64:
    """How many cards of a kind are in the bag."""
    above = bag >> (kind + kind)
    return above if kind == LAST else above & 3


def without(bag: i64, kind: i64) -> i64:
    """The bag with one card of a kind fewer, or the same if there is none."""
    return bag - one(kind) if count(bag, kind) else bag


def bag_of(cards: list[int]) -> i64:
    """The bag that holds these cards."""
    bag: i64 = EMPTY
    for kind in cards:
        bag += one(kind)
    return bag


def cards_of(bag: i64) -> list[int]:
    """The cards of a bag, sorted."""
    cards: list[int] = []
    kind: i64 = 0
    while bag and kind < LAST:
        for turn in range(bag & 3):
            cards.append(kind)
        bag >>= 2
        kind += 1
    for turn in range(bag):
        cards.append(LAST)
    return cards


def kinds_of(bag: i64) -> list[int]:
    """The kinds in a bag, sorted, each once."""
    kinds: list[int] = []
    kind: i64 = 0
    while bag and kind < LAST:
        if bag & 3:
            kinds.append(kind)
        bag >>= 2
        kind += 1
    if bag:
        kinds.append(LAST)
    return kinds


def nth_of(bag: i64, n: i64) -> i64:
    """The card at a place of the sorted bag, counted from 0."""
    kind: i64 = 0
    while kind < LAST and n >= bag & 3:
        n -= bag & 3
        bag >>= 2
        kind += 1
    return kind
