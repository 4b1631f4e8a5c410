"""Setting the table up, and the extra endowment."""

from typing import Final

from mypy_extensions import i64

from tablee.games.vii_legio.rules import events as tell
from tablee.games.vii_legio.rules import tables as ask
from tablee.games.vii_legio.rules.deck import shuffle
from tablee.games.vii_legio.rules.effects import FITTING
from tablee.games.vii_legio.rules.numbering import DECLINE, ITEM
from tablee.games.vii_legio.rules.outfit import come_aboard, items_to_take
from tablee.games.vii_legio.rules.ship import launched
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import (
    FIRST_TOKENS,
    FREE_CHOICES,
    FROMBOLA,
    IN_GAME,
    OF_PILE,
    ZONE_A,
    ZONE_B,
    ZONE_X,
)
from tablee.games.vii_legio.rules.turn_steps import begin_turn
from tablee.kernel import NOBODY, Frame, Rng, Step
from tablee.kernel.event import EVERYONE, FIRST, NO_ONE, SHUFFLE


def set_up(seats: int, first: i64, rng: Rng, listening: bool) -> VIILegioState:
    """Draw the first commander if none is named, shuffle the deck and the piles, set out the tokens. (LEG-3)"""
    s = VIILegioState(rng, first, [launched() for seat in range(seats)], [], [])
    s.listening = listening
    if first == NOBODY:
        s.starter = rng.below(seats)
        s.tell(FIRST, NO_ONE, [s.starter])
    shuffle(s, tell.DECK)
    s.pile_a = _pile(s, ZONE_A, tell.PILE_A)
    s.pile_b = _pile(s, ZONE_B, tell.PILE_B)
    s.pile_x = _pile(s, ZONE_X, tell.PILE_X)
    s.tokens = FIRST_TOKENS[seats]
    s.push(FITTING, s.starter)
    return s


def _pile(s: VIILegioState, zone: int, what: int) -> list[int]:
    """Shuffle all cards of a kind; the first are the pile, its top last; the rest go back to the box. (LEG-3.5, 3.6)"""
    cards = OF_PILE[zone][:]
    s.rng.shuffle(cards)
    if s.listening:
        s.tell(SHUFFLE, NO_ONE, [what, *cards])
    return cards[: IN_GAME[zone]][::-1]


class FitOut(Step[VIILegioState]):
    """Each commander in turn may take items, one after the other, free of charge. (LEG-3.12, LEG-3.13)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Ask for an item, or go on to the next commander."""
        if f.count < FREE_CHOICES[FROMBOLA]:
            s.ask(f.seat, ask.SETUP_ITEM, [*items_to_take(s, s.ships[f.seat]), DECLINE])
            return
        seat = (f.seat + 1) % s.seats
        if seat == s.starter:
            if s.listening:
                s.tell(tell.ROUND, EVERYONE, [s.round])
            begin_turn(s, f, seat)
        else:
            f.seat = seat
            f.count = 0

    def answer(self, s: VIILegioState, f: Frame, choice: int) -> None:
        """It comes aboard; who declines has enough."""
        if choice == DECLINE:
            f.count = FREE_CHOICES[FROMBOLA]
            if s.listening:
                s.tell(tell.FITTED, EVERYONE, [f.seat])
            return
        f.count += 1
        come_aboard(s, f.seat, choice - ITEM, tell.ITEM_GAINED)


FITTING_STEPS: Final[list[Step[VIILegioState]]] = [FitOut()]
