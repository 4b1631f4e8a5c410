"""A variant: who sits with whom, worked out once and shared by all states of its games."""

from typing import Final

from tablee.games.karmaka.rules.tables import COPIES, DUNG_BEETLE, JUBILEE, VARIANT_NAMES, WOLF
from tablee.kernel import NOBODY, BadSetup

# The numbers of the variants, as VARIANT_NAMES lists them.
MULTIPLAYER: Final = 1
TEAMS: Final = 2
BIG_BAD_WOLF: Final = 3
PUBLISHED_DECK: Final = 4
WORDS: Final = "tablee.games.karmaka"  # where errors of a set-up have their sentences
PLAYERS: Final = [[2], [3, 4], [4], [3], [2]]


class Variant:
    """The seating of one table: for each seat its team, rivals, partner, and whom its powers may be aimed at."""

    def __init__(self, number: int, seats: int, wolf_seat: int) -> None:
        if seats not in PLAYERS[number]:
            raise _misfit(number, seats)
        self.number = number
        self.name = VARIANT_NAMES[number]
        self.seats = seats
        self.wolf_seat = wolf_seat
        self.team = [_team(number, seat, wolf_seat) for seat in range(seats)]
        self.mate = [self._mate(seat) for seat in range(seats)]
        self.rivals = [self._rivals(seat) for seat in range(seats)]
        self.aims = [[other for other in self.rivals[seat] if not self.is_barred(seat, other)] for seat in range(seats)]
        self.nameable = [self._nameable(seat) for seat in range(seats)]
        self.start_level = [WOLF if self._is_wolf(seat) else DUNG_BEETLE for seat in range(seats)]
        self.cards = _deck(number)

    def is_barred(self, seat: int, other: int) -> bool:
        """With four players, no card is played against the player opposite (KMK-V1.5); a partner is none (V2.6)."""
        return self.seats == 4 and (seat + 2) % 4 == other and self.team[seat] != self.team[other]

    def is_rival(self, seat: int, other: int) -> bool:
        """Whether two seats play against each other."""
        return other != NOBODY and self.team[seat] != self.team[other]

    def side(self, seat: int) -> int:
        """The seats that win with this one, a bit each."""
        bits = 0
        for other in range(self.seats):
            if self.team[other] == self.team[seat]:
                bits |= 1 << other
        return bits

    def _is_wolf(self, seat: int) -> bool:
        return self.number == BIG_BAD_WOLF and seat == self.wolf_seat

    def _from_left(self, seat: int) -> list[int]:
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def _mate(self, seat: int) -> int:
        for other in range(self.seats):
            if other != seat and self.team[other] == self.team[seat]:
                return other
        return NOBODY

    def _rivals(self, seat: int) -> list[int]:
        return [other for other in self._from_left(seat) if self.team[other] != self.team[seat]]

    def _nameable(self, seat: int) -> list[int]:
        """Whom a power that names a player may name: oneself first, then in turn order (KMK-V1.17)."""
        return [seat, *[other for other in self._from_left(seat) if not self.is_barred(seat, other)]]


def _misfit(number: int, seats: int) -> BadSetup:
    """A variant that is not for so many."""
    fit = [str(players) for players in PLAYERS[number]]
    others = [name for name, players in zip(VARIANT_NAMES, PLAYERS, strict=True) if seats in players]
    played = " or ".join(others) or "nothing"
    text = f"variant {VARIANT_NAMES[number]} is for {' or '.join(fit)} players; {seats} play {played}"
    given = {"variant": VARIANT_NAMES[number], "fit": ", ".join(fit), "seats": str(seats), "others": ", ".join(others)}
    return BadSetup(text, "setup-variant" if others else "setup-variant-none", given, WORDS)


def _team(number: int, seat: int, wolf_seat: int) -> int:
    if number == TEAMS:
        return seat % 2
    if number == BIG_BAD_WOLF:
        return 0 if seat == wolf_seat else 1
    return seat


def _deck(number: int) -> list[int]:
    """Every card of the deck, sorted by kind."""
    cards: list[int] = []
    for kind, copies in enumerate(COPIES):
        if kind != JUBILEE or number == PUBLISHED_DECK:
            cards.extend([kind] * copies)
    return cards
