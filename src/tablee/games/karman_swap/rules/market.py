"""The Market: what may be taken, which colour is trump, and the pyramid of two players."""

from typing import Final

from mypy_extensions import i64

from tablee.games.karman_swap.rules import events as tell
from tablee.games.karman_swap.rules.state import EMPTY, KarmanSwapState, put
from tablee.games.karman_swap.rules.tables import BIT, BLUE, COUNT9, FACE_UP, GREEN, RED, ROWS
from tablee.kernel import NOBODY
from tablee.kernel.event import EVERYONE


def _covering() -> list[list[int]]:
    """For each place of the pyramid, the places of the row above that cover it: j and j - 1. (KSW-15.4)"""
    covering: list[list[int]] = []
    first = 0
    for row, size in enumerate(ROWS):
        above = ROWS[row + 1] if row + 1 < len(ROWS) else 0
        for place in range(size):
            covering.append([first + size + at for at in (place - 1, place) if 0 <= at < above])
        first += size
    return covering


COVERING: Final[list[list[int]]] = _covering()
BENEATH: Final[list[list[int]]] = [
    [place for place in range(len(COVERING)) if above in COVERING[place]] for above in range(len(COVERING))
]
# The places that nothing covers at first, and those of cards that nobody knows at first.
TOP: Final[list[int]] = [place for place in range(len(COVERING)) if not COVERING[place]]
DOWN: Final[list[int]] = [place for place in range(len(COVERING)) if COVERING[place] and not FACE_UP[place]]


def available(s: KarmanSwapState) -> i64:
    """The Market cards that may be taken: all, but the covered ones of the pyramid. (KSW-15.5)"""
    return s.market | s.bare


def trump(s: KarmanSwapState) -> i64:
    """The colour with strictly more available creatures than each other, or NOBODY. (KSW-6.1 to 6.3, KSW-15.7)"""
    cards = available(s)
    red: i64 = COUNT9[cards & 511]
    green: i64 = COUNT9[(cards >> 9) & 511]
    blue: i64 = COUNT9[(cards >> 18) & 511]
    if red > green and red > blue:
        return RED
    if green > red and green > blue:
        return GREEN
    if blue > red and blue > green:
        return BLUE
    return NOBODY


def is_covered(pyramid: list[int], place: i64) -> bool:
    """Whether a card that covers this place is still there."""
    return any(pyramid[above] != EMPTY for above in COVERING[place])


def is_face_down(pyramid: list[int], place: i64) -> bool:
    """Whether nobody knows the card at this place. (KSW-15.3, KSW-15.6)"""
    return pyramid[place] != EMPTY and not FACE_UP[place] and is_covered(pyramid, place)


def uncovered(pyramid: list[int]) -> i64:
    """The cards of the pyramid that may be taken."""
    cards = 0
    for place, card in enumerate(pyramid):
        if card != EMPTY and not is_covered(pyramid, place):
            cards |= BIT[card]
    return cards


def face_down(pyramid: list[int]) -> i64:
    """The cards of the pyramid that nobody knows."""
    cards: i64 = 0
    for place in range(len(pyramid)):
        if is_face_down(pyramid, place):
            cards |= BIT[pyramid[place]]
    return cards


def lay_pyramid(s: KarmanSwapState, cards: list[int]) -> None:
    """Lay the pyramid down, from the base to the top. (KSW-15.3)"""
    s.pyramid = cards
    s.bare = s.veiled = 0
    for place in TOP:
        s.bare |= BIT[cards[place]]
    for place in DOWN:
        s.veiled |= BIT[cards[place]]


def place_in(pyramid: list[int], card: i64) -> i64:
    """The place of a card in the pyramid, looked for from the top."""
    place: i64 = len(pyramid) - 1
    while pyramid[place] != card:
        place -= 1
    return place


def turn_up(s: KarmanSwapState) -> None:
    """See anew which cards of the pyramid may be taken, and which nobody knows."""
    s.bare = uncovered(s.pyramid)
    s.veiled = face_down(s.pyramid)


def leave_market(s: KarmanSwapState, card: i64) -> None:
    """A card leaves the Market; what it covered may be turned up. (KSW-15.6, KSW-15.11)"""
    bit: i64 = BIT[card]
    if s.market & bit:
        s.market ^= bit
        return
    gone = place_in(s.pyramid, card)
    s.pyramid = put(s.pyramid, gone, EMPTY)
    s.bare ^= bit
    for place in BENEATH[gone]:
        if s.pyramid[place] != EMPTY and not is_covered(s.pyramid, place):
            s.bare |= BIT[s.pyramid[place]]
            s.veiled &= ~s.bare
            if s.listening:
                s.tell(tell.UNCOVERED, EVERYONE, [s.pyramid[place]])


def enter_market(s: KarmanSwapState, card: i64) -> None:
    """A card comes to the Market: to its group, never into the pyramid. (KSW-2.6, KSW-15.8)"""
    s.market |= BIT[card]
