"""What lies on the table of Wild Space."""

from typing import Final, final

from mypy_extensions import i64

from tablee.kernel import Rng, State

FORMAT: Final = 1  # of saved data
RULES: Final = 1  # the version of the rules: a change that makes games go another way raises it
EMPTY: Final = -1  # a slot of the Reserve without a card
NO_LEVEL: Final = -1  # more than one player
PLAYER: Final = 0  # the seat of a solo player
SMUGGLER: Final = 1  # his place in the turn order of a solo game, and his crew's in `crews`
NOTHING: Final[list[int]] = []


def put(values: list[int], at: i64, value: int) -> list[int]:
    """The same list but for one value."""
    changed = values[:]
    changed[at] = value
    return changed


@final
class WildSpaceState(State):
    """One game of Wild Space at one moment.

    The deck is what is left of `order` from `at` on, top first. Hands are sorted: they are the options of renewals. A
    crew begins with its Captain; in solo the Smuggler's is the second. By seat too: the traits of the crew (tables.py)
    all together, the token, and the sectors with a shuttle that has landed or explored (bits of place * 2 + side).
    Cards of hands that all saw taken from the Reserve are in `seen`, two sets of bits (seen.py). All lists but those
    that make the state are replaced, never changed (`put`), so that copies share them.
    """

    def __init__(
        self,
        seats: i64,
        rng: Rng,
        discard: list[int],
        reserve: list[int],
        hands: list[list[int]],
        crews: list[list[int]],
    ) -> None:
        super().__init__(seats, rng)
        self.first: i64 = 0  # who took the first turn
        self.turns: i64 = 0  # that have begun
        # Planets: the five tiles in play, and those that lie face up (bits).
        self.tiles = NOTHING
        self.up: i64 = 0
        # Cards.
        self.order = NOTHING
        self.at: i64 = 0
        self.discard = discard
        self.reserve = reserve
        self.hands = hands
        self.seen_low: i64 = 0
        self.seen_high: i64 = 0
        self.crews = crews
        self.traits = NOTHING
        self.tokens = NOTHING
        # Shuttles.
        self.landed = NOTHING
        self.explored = NOTHING
        # Solo: his five planets in the order of the pile, how many were revealed, and bits of those with a landed
        # shuttle and those set aside.
        self.level: i64 = NO_LEVEL
        self.hostile = NOTHING
        self.revealed: i64 = 0
        self.raided: i64 = 0
        self.aside: i64 = 0

    def deck(self) -> list[int]:
        """The cards of the deck, top first."""
        return self.order[self.at :]

    def copy(self) -> "WildSpaceState":
        """An equal state, independent of this one, to which nobody listens."""
        other = WildSpaceState(
            self.seats,
            self.rng.copy(),
            self.discard[:],
            self.reserve[:],
            [hand[:] for hand in self.hands],
            [crew[:] for crew in self.crews],
        )
        self.progress_into(other)
        other.first = self.first
        other.turns = self.turns
        other.tiles = self.tiles
        other.up = self.up
        other.order = self.order
        other.at = self.at
        other.seen_low = self.seen_low
        other.seen_high = self.seen_high
        other.traits = self.traits
        other.tokens = self.tokens
        other.landed = self.landed
        other.explored = self.explored
        other.level = self.level
        other.hostile = self.hostile
        other.revealed = self.revealed
        other.raided = self.raided
        other.aside = self.aside
        return other

    def data(self) -> dict[str, object]:
        """The whole state as plain data: what `load` reads back."""
        data = self.progress_data()
        data["game"] = "wild_space"
        data["format"] = FORMAT
        data["rules"] = RULES
        data["first"] = self.first
        data["turns"] = self.turns
        data["tiles"] = self.tiles[:]
        data["up"] = self.up
        data["deck"] = self.deck()
        data["discard"] = self.discard[:]
        data["reserve"] = self.reserve[:]
        data["hands"] = [hand[:] for hand in self.hands]
        data["seen_low"] = self.seen_low
        data["seen_high"] = self.seen_high
        data["crews"] = [crew[:] for crew in self.crews]
        data["tokens"] = self.tokens[:]
        data["landed"] = self.landed[:]
        data["explored"] = self.explored[:]
        data["level"] = self.level
        data["hostile"] = self.hostile[:]
        data["revealed"] = self.revealed
        data["raided"] = self.raided
        data["aside"] = self.aside
        return data
