"""What lies on the table of VII Legio."""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.vii_legio.rules.ship import Ship
from tablee.games.vii_legio.rules.tables import NONE, SLOT_COUNT, SUPPLY
from tablee.kernel import Rng, State

FORMAT: Final = 1  # of saved data
RULES: Final = 1  # the version of the rules: a change that makes games go another way raises it
NO_CARDS: Final[list[int]] = []
EMPTY_SLOTS: Final = [NONE] * SLOT_COUNT


def put(values: list[int], at: i64, value: i64) -> list[int]:
    """The same list but for one value: copies of a state share those that seldom change, which are only replaced."""
    changed = values[:]
    changed[at] = value
    return changed


@final
class VIILegioState(State):
    """One game of VII Legio at one moment.

    The deck has its top last. The hand is the top of the deck: its order never changes and nobody sees it, so a
    number says how many of these cards are in hand (LEG-5.1 to 5.4, LEG-5.11). Piles have their top last too. By slot:
    the Extrasolar card and its planet; as bits, whether it lies face up and whether a mission was completed there; as
    bits of seats, four for each slot, who has scanned it. All lists but ships, deck and discards are replaced, never
    changed (`put`).
    """

    def __init__(self, rng: Rng, starter: i64, ships: list[Ship], deck: list[int], discards: list[int]) -> None:
        super().__init__(len(ships), rng)
        self.starter: i64 = starter
        self.ships = ships
        # Exploration cards.
        self.deck = deck
        self.discards = discards
        self.hand: i64 = 0
        self.card: i64 = NONE  # that is being resolved
        self.seen = NO_CARDS  # the cards that were turned over or discarded last, each as the first of its type
        self.dice: i64 = 0  # the rolls for the card turned over last, packed, the last one lowest
        self.reset: i64 = 0  # whether R.A.Z. was discarded or turned over and is still to act
        # Extrasolar cards.
        self.pile_a = NO_CARDS
        self.pile_b = NO_CARDS
        self.pile_x = NO_CARDS
        self.retired = NO_CARDS  # discarded
        self.cards = EMPTY_SLOTS
        self.planets = EMPTY_SLOTS
        self.face_up: i64 = 0
        self.completed: i64 = 0
        self.scanned: i64 = 0
        # The nebula.
        self.tokens: i64 = 0  # planets with a 1VP token
        self.x_open: i64 = 0
        self.supply: i64 = SUPPLY  # experts, packed as items are
        # Rounds and the turn.
        self.round: i64 = 1
        self.ending: i64 = NONE  # why this is the last round
        self.left: i64 = NONE  # the slot whose Observation zone was left in this turn (LEG-13.9)
        self.storm: i64 = 0  # whether an Ion storm rages (LEG-8.9)

    def copy(self) -> "VIILegioState":
        """An equal state, independent of this one, to which nobody listens."""
        ships = [ship.copy() for ship in self.ships]
        other = VIILegioState(self.rng.copy(), self.starter, ships, self.deck[:], self.discards[:])
        self.progress_into(other)
        other.hand = self.hand
        other.card = self.card
        other.seen = self.seen
        other.dice = self.dice
        other.reset = self.reset
        other.pile_a = self.pile_a
        other.pile_b = self.pile_b
        other.pile_x = self.pile_x
        other.retired = self.retired
        other.cards = self.cards
        other.planets = self.planets
        other.face_up = self.face_up
        other.completed = self.completed
        other.scanned = self.scanned
        other.tokens = self.tokens
        other.x_open = self.x_open
        other.supply = self.supply
        other.round = self.round
        other.ending = self.ending
        other.left = self.left
        other.storm = self.storm
        return other

    def data(self) -> dict[str, object]:
        """The whole state as plain data: what `load` reads back."""
        data = self.progress_data()
        data["game"] = "vii_legio"
        data["format"] = FORMAT
        data["rules"] = RULES
        data["starter"] = self.starter
        data["ships"] = [ship.data() for ship in self.ships]
        data["deck"] = self.deck[:]
        data["discards"] = self.discards[:]
        data["hand"] = self.hand
        data["card"] = self.card
        data["seen"] = self.seen[:]
        data["dice"] = self.dice
        data["reset"] = self.reset
        data["pile_a"] = self.pile_a[:]
        data["pile_b"] = self.pile_b[:]
        data["pile_x"] = self.pile_x[:]
        data["retired"] = self.retired[:]
        data["cards"] = self.cards[:]
        data["planets"] = self.planets[:]
        data["face_up"] = self.face_up
        data["completed"] = self.completed
        data["scanned"] = self.scanned
        data["tokens"] = self.tokens
        data["x_open"] = self.x_open
        data["supply"] = self.supply
        data["round"] = self.round
        data["ending"] = self.ending
        data["left"] = self.left
        data["storm"] = self.storm
        return data

    def knows(self, seat: i64, slot: i64) -> bool:
        """Whether a seat knows the card in a slot: it lies face up, or the seat has scanned it. (LEG-12.7, LEG-12.9)"""
        if (self.face_up >> slot) & 1:
            return True
        return seat < self.seats and (self.scanned >> (4 * slot + seat)) & 1 == 1
