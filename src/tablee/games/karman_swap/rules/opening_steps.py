"""The opening of a round: partners give each other cards, then the starting seat takes the first planet. (KSW-3)"""

from typing import Final

from mypy_extensions import i64

from tablee.games.karman_swap.rules import events as tell
from tablee.games.karman_swap.rules import tables as ask
from tablee.games.karman_swap.rules.effects import NEW
from tablee.games.karman_swap.rules.numbering import CARD, STOP
from tablee.games.karman_swap.rules.options import cards_of
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import BIT
from tablee.games.karman_swap.rules.turn_steps import begin_turn
from tablee.games.karman_swap.rules.zones import hand_to_mate
from tablee.kernel import Frame, Step
from tablee.kernel.event import EVERYONE

JUST_STOP: Final = [STOP]


class GiveToMate(Step[KarmanSwapState]):
    """The starting seat, or the one on its left, may give up to two cards to its partner. (KSW-3.1, KSW-3.3)"""

    def __init__(self, place: i64) -> None:
        self.place: i64 = place  # clockwise from the starting seat

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for a card, or to stop; there is no gift without a partner."""
        if f.count < s.mode.gifts:
            seat = s.mode.around[f.seat][self.place]
            s.ask(seat, ask.GIFT_CARD, cards_of(s.hands[seat]) + JUST_STOP)
        else:
            f.at += 1

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """The partner holds it at once; others see the number."""
        if choice == STOP:
            f.at += 1
            return
        seat = s.mode.around[f.seat][self.place]
        f.count += 1
        give(s, seat, choice - CARD, tell.GIVES, tell.GIFT, f.count)


class GiveBack(Step[KarmanSwapState]):
    """The partner gives back as many cards, of the whole hand. (KSW-3.2)"""

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for a card, as often as one was given."""
        if f.count == 0:
            f.at += 1
            return
        mate = s.mode.mate[s.mode.around[f.seat][self.place]]
        s.ask(mate, ask.GIFT_RETURN, cards_of(s.hands[mate]))

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """The giver holds it at once."""
        mate = s.mode.mate[s.mode.around[f.seat][self.place]]
        f.count -= 1
        f.chosen += 1
        give(s, mate, choice - CARD, tell.RETURNS, tell.GIVEN_BACK, f.chosen)


def give(s: KarmanSwapState, seat: i64, card: i64, open_kind: i64, kind: i64, count: i64) -> None:
    """Give a card to the partner: all see that, both see which."""
    mate = s.mode.mate[seat]
    hand_to_mate(s, seat, card)
    if s.listening:
        s.tell(open_kind, EVERYONE, [seat, mate, count])
        s.tell(kind, BIT[seat] | BIT[mate], [seat, mate, card])


class NextPair(Step[KarmanSwapState]):
    """What one pair gave is no matter for the other."""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Begin to count anew."""
        f.chosen = 0
        f.at += 1


class TakeFirstPlanet(Step[KarmanSwapState]):
    """The starting seat takes the first planet, and settles it in the same turn. (KSW-3.5, KSW-3.6)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """The first turn begins there."""
        begin_turn(s, f, f.seat)
        f.at = NEW


OPENING_STEPS: Final[list[Step[KarmanSwapState]]] = [
    GiveToMate(0),
    GiveBack(0),
    NextPair(),
    GiveToMate(1),
    GiveBack(1),
    TakeFirstPlanet(),
]
