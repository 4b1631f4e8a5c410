"""Options as lists of numbers: sets of cards, made once and for all by colour; no list of options is ever changed."""

from typing import Final

from mypy_extensions import i64

from tablee.games.karman_swap.rules.numbering import CARD, PLANET, PLAY
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import EACH

GROUP: Final = 512  # sets of the nine cards of a colour


def _by_group(first: int) -> list[list[int]]:
    """For each colour, then ships, the options of each set of its cards."""
    return [
        [first + EACH * group + place for place in range(EACH) if chosen >> place & 1]
        for group in range(4)
        for chosen in range(GROUP)
    ]


CARDS: Final = _by_group(CARD)
PLAYS: Final = _by_group(PLAY)


def _gathered(table: list[list[int]], cards: i64) -> list[int]:
    """The options of a set of cards, in order."""
    found = table[cards & 511]
    at: i64 = GROUP
    rest = cards >> 9
    while rest:
        chosen = rest & 511
        if chosen:
            more = table[at + chosen]
            found = found + more if found else more
        rest >>= 9
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
    return [PLANET + planet for planet in s.placed if (planets >> planet) & 1]
