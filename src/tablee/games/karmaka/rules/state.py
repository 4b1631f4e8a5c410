"""What lies on the table of Karmaka."""

from typing import Final

from mypy_extensions import i64

from tablee.games.karmaka.rules.variant import Variant
from tablee.kernel import NOBODY, Rng, State

# A card in a face-down stack is one number: its kind, and above it a bit for each seat that knows it lies there.
KIND_BITS: Final = 31
SEEN_SHIFT: Final = 5
NOTHING: Final = -1
FORMAT: Final = 1  # of saved data
RULES: Final = 1  # the version of the rules: a change that makes games go another way raises it


class Soul:
    """What belongs to one player: the cards of this life and the next, and the place on the ladder.

    The Hand is a bag, and `held` counts it. Stacks have their top last: Deck and Future Life hold placed cards, Deeds
    hold kinds.
    """

    def __init__(
        self,
        hand: i64,
        held: i64,
        deck: list[int],
        future: list[int],
        deeds: list[int],
        level: i64,
        rings: i64,
        lives: i64,
    ) -> None:
        self.hand: i64 = hand
        self.held: i64 = held
        self.deck = deck
        self.future = future
        self.deeds = deeds
        self.level: i64 = level
        self.rings: i64 = rings
        self.lives: i64 = lives

    def copy(self) -> "Soul":
        """The same, independent of this one."""
        return Soul(
            self.hand, self.held, self.deck[:], self.future[:], self.deeds[:], self.level, self.rings, self.lives
        )

    def data(self) -> list[object]:
        """The soul as plain data, for a save."""
        return [self.hand, self.held, self.deck[:], self.future[:], self.deeds[:], self.level, self.rings, self.lives]


class KarmakaState(State):
    """One game of Karmaka at one moment.

    `known` and `loose` are what each seat remembers of the others (KMK-16): bags, for observer o and owner p at
    o * seats + p: kinds surely in that Hand, and kinds surely in that Hand or at an unknown place of that Future Life.
    """

    def __init__(
        self, variant: Variant, rng: Rng, souls: list[Soul], well: list[int], ruins: list[int], first: i64
    ) -> None:
        super().__init__(variant.seats, rng)
        self.variant = variant
        self.souls = souls
        self.well = well
        self.ruins = ruins
        self.centre: i64 = NOTHING  # the card whose power is being resolved
        self.first: i64 = first  # who began the game
        self.turns: i64 = 0  # completed turns
        self.played: i64 = 0  # cards played in this turn
        self.aimed: i64 = NOBODY  # the player at whom the power is aimed
        self.again = False  # an extra play is due
        self.known: list[int] = []
        self.loose: list[int] = []

    def copy(self) -> "KarmakaState":
        """An equal state, independent of this one, to which nobody listens."""
        souls = [soul.copy() for soul in self.souls]
        other = KarmakaState(self.variant, self.rng.copy(), souls, self.well[:], self.ruins[:], self.first)
        self.progress_into(other)
        other.centre = self.centre
        other.turns = self.turns
        other.played = self.played
        other.aimed = self.aimed
        other.again = self.again
        other.known = self.known[:]
        other.loose = self.loose[:]
        return other

    def data(self) -> dict[str, object]:
        """The whole state as plain data: what `Karmaka.load` reads back."""
        data = self.progress_data()
        data["game"] = "karmaka"
        data["format"] = FORMAT
        data["rules"] = RULES
        data["variant"] = self.variant.number
        data["wolf_seat"] = self.variant.wolf_seat
        data["souls"] = [soul.data() for soul in self.souls]
        data["well"] = self.well[:]
        data["ruins"] = self.ruins[:]
        data["centre"] = self.centre
        data["first"] = self.first
        data["turns"] = self.turns
        data["played"] = self.played
        data["aimed"] = self.aimed
        data["again"] = self.again
        data["known"] = self.known[:]
        data["loose"] = self.loose[:]
        return data
