"""One hand of Leduc poker as a list of steps: deal, bet, turn up, bet again, show."""

from typing import Final

from leduc.state import LeducState, rank_of
from tablee.kernel import EVERYONE, Frame, Step

HAND: Final = 0  # the only effect
BET: Final = 0  # the only kind of question
KINDS: Final = ["bet"]

# The fixed numbering of options; a call with nothing owed is a check.
FOLD: Final = 0
CALL: Final = 1
RAISE: Final = 2
OPTIONS: Final = ["fold", "call", "raise"]

# The options of a bet, shared by all who ask: with nothing owed, with something owed, after the last raise.
CHECK_OR_RAISE: Final = [CALL, RAISE]
FOLD_CALL_OR_RAISE: Final = [FOLD, CALL, RAISE]
FOLD_OR_CALL: Final = [FOLD, CALL]

SMALL: Final = 2
BIG: Final = 4
MOST_RAISES: Final = 2

# How a game may end.
FOLDED: Final = 0
SHOWDOWN: Final = 1
REASONS: Final = ["fold", "showdown"]

# What may happen; each says what its numbers are.
YOUR_CARD: Final = 0  # player, card: told to that player alone
CHECKS: Final = 1  # player
CALLS: Final = 2  # player, chips
RAISES: Final = 3  # player, chips
FOLDS: Final = 4  # player
TURNS_UP: Final = 5  # card
SHOWS: Final = 6  # player, card
WINS: Final = 7  # player, chips
SPLITS: Final = 8  # nothing
EVENT_NAMES: Final = ["your-card", "checks", "calls", "raises", "folds", "turns-up", "shows", "wins", "splits"]

SEAT_BIT: Final = [1, 2]


def win(s: LeducState, seat: int, reason: int) -> None:
    """A player takes the pot, and with it what the other paid (LDC-4.4)."""
    s.tell(WINS, EVERYONE, [seat, s.paid[1 - seat]])
    s.end(SEAT_BIT[seat], reason)


class DealHands(Step[LeducState]):
    """One card for each player, face down. (LDC-2.2)"""

    def enter(self, s: LeducState, f: Frame) -> None:
        """Deal, and tell each player its own card."""
        s.hands = [s.deck.pop(), s.deck.pop()]
        f.at += 1
        if s.listening:
            for seat, card in enumerate(s.hands):
                s.tell(YOUR_CARD, SEAT_BIT[seat], [seat, card])


class BetInTurn(Step[LeducState]):
    """Check, call, raise or fold in turn, until a call closes the round. (LDC-3)

    The frame's seat is to speak; `count` counts the raises and `chosen` the choices of this round.
    """

    def __init__(self, size: int) -> None:
        self.size = size

    def enter(self, s: LeducState, f: Frame) -> None:
        """Ask; who owes nothing need not fold, and two raises are enough."""
        if s.owed(f.seat) == 0:
            s.ask(f.seat, BET, CHECK_OR_RAISE)
        elif f.count < MOST_RAISES:
            s.ask(f.seat, BET, FOLD_CALL_OR_RAISE)
        else:
            s.ask(f.seat, BET, FOLD_OR_CALL)

    def answer(self, s: LeducState, f: Frame, choice: int) -> None:
        """Fold, call or raise."""
        s.bets.append(choice)
        if choice == FOLD:
            s.tell(FOLDS, EVERYONE, [f.seat])
            win(s, 1 - f.seat, FOLDED)
        elif choice == CALL:
            self.call(s, f)
        else:
            self.raise_by_size(s, f)

    def call(self, s: LeducState, f: Frame) -> None:
        """Pay what is owed; that closes the round, unless nobody has spoken before (LDC-3.4)."""
        owed = s.owed(f.seat)
        s.paid[f.seat] += owed
        if s.listening:
            s.tell(CALLS if owed else CHECKS, EVERYONE, [f.seat, owed] if owed else [f.seat])
        if f.chosen == 0:
            f.chosen = 1
            f.seat = 1 - f.seat
        else:
            f.at += 1
            f.seat = f.count = f.chosen = 0

    def raise_by_size(self, s: LeducState, f: Frame) -> None:
        """Pay what is owed and the size of the round on top (LDC-3.3)."""
        s.paid[f.seat] += s.owed(f.seat) + self.size
        if s.listening:
            s.tell(RAISES, EVERYONE, [f.seat, self.size])
        f.count += 1
        f.chosen += 1
        f.seat = 1 - f.seat


class TurnUp(Step[LeducState]):
    """Turn up the card that both players share. (LDC-2.3)"""

    def enter(self, s: LeducState, f: Frame) -> None:
        """The top of the deck becomes the board."""
        s.board = s.deck.pop()
        f.at += 1
        if s.listening:
            s.tell(TURNS_UP, EVERYONE, [s.board])


class ShowDown(Step[LeducState]):
    """Both hands are shown: a pair with the board wins, then the higher rank. (LDC-4)"""

    def enter(self, s: LeducState, f: Frame) -> None:
        """Compare, and end the game."""
        if s.listening:
            for seat, card in enumerate(s.hands):
                s.tell(SHOWS, EVERYONE, [seat, card])
        lead = strength(s, 0) - strength(s, 1)
        if lead == 0:
            s.tell(SPLITS, EVERYONE, [])
            s.end(0, SHOWDOWN)
        else:
            win(s, 0 if lead > 0 else 1, SHOWDOWN)


def strength(s: LeducState, seat: int) -> int:
    """What a hand is worth at the showdown: its rank, and more than any rank for a pair (LDC-4.2, LDC-4.3)."""
    rank = rank_of(s.hands[seat])
    return rank + 3 if rank == rank_of(s.board) else rank


HAND_STEPS: Final[list[Step[LeducState]]] = [DealHands(), BetInTurn(SMALL), TurnUp(), BetInTurn(BIG), ShowDown()]
