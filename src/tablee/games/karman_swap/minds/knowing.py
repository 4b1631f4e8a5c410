"""What a seat reckons with: cards it has not seen, and how likely one of the others beats a ship.

Only the next opponent really answers: one who does not beat the leader mostly concedes, which ends the contest.
"""

from typing import Final

from mypy_extensions import i64

from tablee.games.karman_swap.data import STRATEGIES
from tablee.games.karman_swap.rules.arrival_steps import most_gems
from tablee.games.karman_swap.rules.bits import count
from tablee.games.karman_swap.rules.sample import known_of_hand
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import (
    ABILITY,
    BIT,
    EACH,
    LOCKED,
    PLANET_TO_MARKET,
    SHIP_CARDS,
    SHIPS,
    SWAP_PLANET_MARKET,
    TRANSFER_SHIP,
    VALUE,
)

ALL: Final = -1  # one who knows every hand: for imagined worlds
ANSWERS: Final[float] = STRATEGIES.contest.answers
NEXT: Final[float] = STRATEGIES.contest.next
TRICK: Final[float] = STRATEGIES.contest.trick
BOOST: Final[int] = STRATEGIES.contest.boost
IS_TRICK: Final[list[bool]] = [
    ABILITY[ship + SHIP_CARDS] in (TRANSFER_SHIP, SWAP_PLANET_MARKET, PLANET_TO_MARKET) for ship in range(EACH)
]


class Sight:
    """What one seat sees of the cards: which it has not seen, and how many they are."""

    def __init__(self, s: KarmanSwapState, seat: i64) -> None:
        self.seat: i64 = seat
        self.unseen: i64 = 0 if seat == ALL else unseen_by(s, seat)
        self.number: i64 = count(self.unseen)

    def known(self, s: KarmanSwapState, owner: i64) -> i64:
        """The cards that are known to be in a hand."""
        return s.hands[owner] if self.seat == ALL else known_of_hand(s, self.seat, owner)

    def share(self, s: KarmanSwapState, owner: i64) -> float:
        """The chance that an unseen card is in a hand."""
        if self.number == 0:
            return 0.0
        hidden = count(s.hands[owner]) - count(self.known(s, owner))
        return float(hidden) / float(self.number)


def unseen_by(s: KarmanSwapState, seat: i64) -> i64:
    """The cards that a seat has not seen: in other hands or face down, it cannot tell where."""
    cards = s.veiled
    for owner in range(s.seats):
        if owner != seat:
            cards |= s.hands[owner] & ~known_of_hand(s, seat, owner)
    return cards


def answer_chance(s: KarmanSwapState, sight: Sight, seat: i64, power: i64, is_locked: bool) -> float:
    """How likely a seat has a ship that beats a leader, and sends it."""
    gems = most_gems(s, s.mode.side[seat])
    reach = gems if gems < BOOST else BOOST
    known = (sight.known(s, seat) & SHIPS) >> 27
    unseen = sight.unseen >> 27
    beating = 0.0
    for ship in range(EACH):
        strong = VALUE[ship + SHIP_CARDS] + reach > power
        if strong and known & BIT[ship]:
            return ANSWERS
        if unseen & BIT[ship]:
            if strong:
                beating += 1.0
            elif IS_TRICK[ship] and not is_locked:
                beating += TRICK
    if beating == 0.0:
        return 0.0
    return ANSWERS * (1.0 - float((1.0 - sight.share(s, seat)) ** beating))


def lost_chance(
    s: KarmanSwapState, sight: Sight, ship: i64, power: i64, side: i64, order: list[int], waiting: i64
) -> float:
    """How likely a leading ship is beaten by those who wait, in their order."""
    lost = 0.0
    reached = 1.0
    is_locked = ABILITY[ship + SHIP_CARDS] == LOCKED
    for seat in order:
        if waiting & BIT[seat] and s.mode.side[seat] != side:
            beaten = answer_chance(s, sight, seat, power, is_locked)
            lost += reached * beaten
            reached *= (1.0 - beaten) * NEXT
    return lost
