"""What a seat may see of Leduc poker: its own card, the board, and how both have bet."""

from dataclasses import dataclass

from leduc.sample import hidden_hands
from leduc.state import NOTHING, LeducState


@dataclass(frozen=True, slots=True)
class LeducView:
    """The table from one seat; the options are for the one who decides."""

    seat: int
    hands: tuple[int | None, ...]  # None for a card that this seat does not see
    board: int | None
    deck: int  # how many cards are left
    paid: tuple[int, ...]
    bets: tuple[int, ...]
    to_move: int
    options: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]


def view(s: LeducState, seat: int) -> LeducView:
    """All that `seat` may know, built from nothing."""
    hidden = hidden_hands(s, seat)
    return LeducView(
        seat=seat,
        hands=tuple(None if owner in hidden else card for owner, card in enumerate(s.hands)),
        board=None if s.board == NOTHING else s.board,
        deck=len(s.deck),
        paid=tuple(s.paid),
        bets=tuple(s.bets),
        to_move=s.to_move,
        options=tuple(s.options) if seat == s.to_move else (),
        over=s.over,
        winners=tuple(winner for winner in range(2) if s.winners >> winner & 1),
    )
