"""Options as lists of numbers: sets of cards, made once and for all by twelves; no list of options is ever changed."""

from typing import Final

from mypy_extensions import i64

from tablee.games.karman_swap.rules.numbering import CARD, PLANET, PLAY
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import CARD_COUNT, PLANET_COUNT

TWELVE: Final = 12
GROUP: Final = 4096  # sets of twelve cards


def _by_group(first: int) -> list[list[int]]:
    """For each twelve cards, the options of each set of them: those of a smaller set, and one more."""
    made: list[list[int]] = []
    for option in range(first, first + CARD_COUNT, TWELVE):
        group: list[list[int]] = [[]]
        for place in range(TWELVE):
            last = [option + place]
            group += [smaller + last for smaller in group]
        made += group
    return made


CARDS: Final = _by_group(CARD)
PLAYS: Final = _by_group(PLAY)
# The option of each set of just one planet, which needs no order.
ALONE: Final = [[PLANET + planet for planet in range(PLANET_COUNT) if planets == 1 << planet] for planets in range(256)]


def _gathered(table: list[list[int]], cards: i64) -> list[int]:
    """The options of a set of cards, in order."""
    found = table[cards & 4095]
    at: i64 = GROUP
    rest = cards >> 12
    while rest:
        chosen = rest & 4095
        if chosen:
            more = table[at + chosen]
            found = found + more if found else more
        rest >>= 12
        at += GROUP
    return found


def cards_of(cards: i64) -> list[int]:
    """The options that name some cards."""
    return _gathered(CARDS, cards)


def plays_of(cards: i64) -> list[int]:
    """The options that play some cards from the hand."""
    return _gathered(PLAYS, cards)


def planets_of(s: KarmanSwapState, planets: i64) -> list[int]:
    """The options that name some planets, in order of placing."""
    alone = ALONE[planets]
    if alone:
        return alone
    return [PLANET + planet for planet in s.placed if (planets >> planet) & 1]
