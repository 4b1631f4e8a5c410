"""What lies on the table of Leduc poker."""

from typing import Final

from tablee.kernel import Rng, State

NAME: Final = "leduc"
FORMAT: Final = 1  # of saved data
CARDS: Final = [0, 1, 2, 3, 4, 5]  # jack, queen and king, each of two suits: rank * 2 + suit
NOTHING: Final = -1
ANTE: Final = 1


class LeducState(State):
    """One hand of Leduc poker at one moment."""

    def __init__(self, rng: Rng, deck: list[int]) -> None:
        super().__init__(2, rng)
        self.deck = deck  # face down, top last
        self.hands: list[int] = []  # the card of each seat
        self.board = NOTHING  # the card turned up between the rounds
        self.paid = [ANTE, ANTE]  # the chips of each seat in the pot
        self.bets: list[int] = []  # every choice, in order

    def owed(self, seat: int) -> int:
        """What a seat must pay to stay in (LDC-3.2)."""
        return self.paid[1 - seat] - self.paid[seat]

    def is_shown(self) -> bool:
        """Whether both hands lie face up (LDC-4.2); after a fold they stay hidden."""
        return self.over and self.paid[0] == self.paid[1]

    def copy(self) -> "LeducState":
        """An equal state, independent of this one, to which nobody listens."""
        other = LeducState(self.rng.copy(), self.deck[:])
        self.progress_into(other)
        other.hands = self.hands[:]
        other.board = self.board
        other.paid = self.paid[:]
        other.bets = self.bets[:]
        return other

    def data(self) -> dict[str, object]:
        """The whole state as plain data: what `Leduc.load` reads back."""
        data = {"game": NAME, "format": FORMAT, **self.progress_data()}
        data["deck"] = self.deck[:]
        data["hands"] = self.hands[:]
        data["board"] = self.board
        data["paid"] = self.paid[:]
        data["bets"] = self.bets[:]
        return data


def rank_of(card: int) -> int:
    """0 for a jack, 1 for a queen, 2 for a king; suits are worth nothing (LDC-1.1)."""
    return card >> 1
