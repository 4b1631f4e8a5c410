"""Sets of cards as bits: counting them, and listing them as options."""

from mypy_extensions import i64

from tablee.games.karman_swap.rules.tables import COUNT9


def bit(number: i64) -> i64:
    """The set of one card, planet or seat."""
    return moved(1, number)


def moved(cards: i64, places: i64) -> i64:
    """A set moved up: compiled code must not shift a literal, which it takes for a short number."""
    return cards << places


def count(cards: i64) -> i64:
    """How many cards a set has."""
    return COUNT9[cards & 511] + COUNT9[(cards >> 9) & 511] + COUNT9[(cards >> 18) & 511] + COUNT9[(cards >> 27) & 511]


def listed(cards: i64, first: i64) -> list[int]:
    """The cards of a set in order, counted from the number of the first: as options, or from 0 as cards."""
    found: list[int] = []
    option = first
    while cards:
        if cards & 511 == 0:
            cards >>= 9
            option += 9
            continue
        if cards & 1:
            found.append(option)
        cards >>= 1
        option += 1
    return found


def small(numbers: i64, at: i64) -> i64:
    """One of the small numbers that are packed in one, four bits each."""
    return (numbers >> (at * 4)) & 15


def with_small(numbers: i64, at: i64, number: i64) -> i64:
    """The same small numbers but for one."""
    return (numbers & ~moved(15, at * 4)) | (number << (at * 4))


def packed(numbers: list[int]) -> i64:
    """Small numbers, from 0 to 15, in one."""
    found: i64 = 0
    for at in range(len(numbers)):
        found = with_small(found, at, numbers[at])
    return found


def unpacked(numbers: i64, size: i64) -> list[int]:
    """The first small numbers of those that are packed in one."""
    return [small(numbers, at) for at in range(size)]


def lowest(cards: i64) -> i64:
    """The first card of a set that is not empty."""
    card: i64 = 0
    while cards & 511 == 0:
        cards >>= 9
        card += 9
    while cards & 1 == 0:
        cards >>= 1
        card += 1
    return card
