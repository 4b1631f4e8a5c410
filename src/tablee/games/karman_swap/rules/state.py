"""What lies on the table of Karman Swap."""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.karman_swap.rules.bits import unpacked
from tablee.games.karman_swap.rules.mode import Mode
from tablee.games.karman_swap.rules.tables import CARD_COUNT, EACH, PLANET_COUNT
from tablee.kernel import Rng, State

FORMAT: Final = 1  # of saved data
RULES: Final = 1  # the version of the rules: a change that makes games go another way raises it
EMPTY: Final = -1  # a place of the pyramid whose card has gone
# What a planet is; from INACTIVE on, the side whose dome it bears.
IN_STACK: Final = 0
ACTIVE: Final = 1
INACTIVE: Final = 2

# What a round begins with.
NO_SHIPS: Final = [0] * EACH
NO_PLANETS: Final = [0] * PLANET_COUNT
NO_GEMS: Final = [0] * CARD_COUNT
NOTHING: Final[list[int]] = []


def put(values: list[int], at: i64, value: int) -> list[int]:
    """The same list but for one value: copies of a state share those that seldom change, which are only replaced."""
    changed = values[:]
    changed[at] = value
    return changed


@final
class KarmanSwapState(State):
    """One match of Karman Swap at one moment; all but `starter`, `round`, `turns` and `wins` is of the round.

    Sets of cards are bits. By seat: hands, and what a seat alone knows of its partner's (`told`); what all know of
    hands is in `shown`. By planet: its creatures and the ships around it (bits, the first ship is 1). By ship: when it
    arrived. The lists that a state is made with are changed in place, and copied with it; all others are replaced,
    never changed (`put`). What else is known of planets and ships are markers, packed in numbers (markers.py); the
    chart repeats what lies at the planets as sets (chart.py).
    """

    def __init__(
        self,
        mode: Mode,
        rng: Rng,
        rounds: i64,
        starter: i64,
        hands: list[int],
        creatures: list[int],
        around: list[int],
        arrived: list[int],
    ) -> None:
        super().__init__(mode.seats, rng)
        self.mode = mode
        self.rounds: i64 = rounds  # that win the match
        self.starter: i64 = starter
        self.round: i64 = 0
        self.turns: i64 = 0
        self.wins = mode.none
        # Cards.
        self.hands = hands
        self.creatures = creatures
        self.around = around
        self.gems = NO_GEMS
        self.market: i64 = 0  # but for the pyramid
        self.pyramid = NOTHING
        self.bare: i64 = 0  # the uncovered cards of the pyramid
        self.veiled: i64 = 0  # its cards that nobody knows
        self.shown: i64 = 0
        self.told = mode.nobody
        # Planets.
        self.order = NOTHING  # two stacks of four, the top of each first
        self.left = NOTHING  # planets in each stack
        self.placed = NOTHING
        self.status: i64 = 0
        self.arrived = arrived
        self.arrivals: i64 = 0  # of ships, so far
        self.owners: i64 = 0
        self.arrows: i64 = 0
        # The chart: planets and cards as bits.
        self.active: i64 = 0
        self.domed: i64 = 0
        self.contested: i64 = 0
        self.peopled: i64 = 0  # planets with creatures
        self.free: i64 = 0  # planets with a free slot, red, then green, then blue
        self.lying: i64 = 0  # cards at planets
        # Contests: planets, in order of opening.
        self.contests = NOTHING
        self.openers: i64 = 0
        self.waiting: i64 = 0
        # Sides.
        self.research = mode.none
        self.discovery = mode.none
        self.prestige = mode.none
        self.colonised = mode.none
        self.track = mode.start  # a tug of war counts up towards side 0
        # The turn.
        self.used: i64 = 0  # abilities of this turn, by card
        self.second = False  # a second contest may be opened (KSW-8.13)
        self.passes: i64 = 0  # plain passes in a row
        self.lap: i64 = 0  # turns left once the stacks are empty, the present one included
        self.due = NOTHING  # Explorations: the ships that won

    def copy(self) -> "KarmanSwapState":
        """An equal state, independent of this one, to which nobody listens."""
        other = KarmanSwapState(
            self.mode,
            self.rng.copy(),
            self.rounds,
            self.starter,
            self.hands[:],
            self.creatures[:],
            self.around[:],
            self.arrived[:],
        )
        self.progress_into(other)
        self._share(other)
        return other

    def _share(self, other: "KarmanSwapState") -> None:
        """Give a copy all that is never changed in place."""
        other.round = self.round
        other.turns = self.turns
        other.wins = self.wins
        other.gems = self.gems
        other.market = self.market
        other.pyramid = self.pyramid
        other.bare = self.bare
        other.veiled = self.veiled
        other.shown = self.shown
        other.told = self.told
        other.order = self.order
        other.left = self.left
        other.placed = self.placed
        other.status = self.status
        other.arrivals = self.arrivals
        other.owners = self.owners
        other.arrows = self.arrows
        other.active = self.active
        other.domed = self.domed
        other.contested = self.contested
        other.peopled = self.peopled
        other.free = self.free
        other.lying = self.lying
        other.contests = self.contests
        other.openers = self.openers
        other.waiting = self.waiting
        other.research = self.research
        other.discovery = self.discovery
        other.prestige = self.prestige
        other.colonised = self.colonised
        other.track = self.track
        other.used = self.used
        other.second = self.second
        other.passes = self.passes
        other.lap = self.lap
        other.due = self.due

    def data(self) -> dict[str, object]:
        """The whole state as plain data: what `load` reads back."""
        data = self.progress_data()
        data["game"] = "karman_swap"
        data["format"] = FORMAT
        data["rules"] = RULES
        data["rounds"] = self.rounds
        data["starter"] = self.starter
        data["round"] = self.round
        data["turns"] = self.turns
        data["wins"] = self.wins[:]
        data["hands"] = self.hands[:]
        data["creatures"] = self.creatures[:]
        data["around"] = self.around[:]
        data["gems"] = self.gems[:]
        data["market"] = self.market
        data["pyramid"] = self.pyramid[:]
        data["shown"] = self.shown
        data["told"] = self.told[:]
        data["order"] = self.order[:]
        data["left"] = self.left[:]
        data["placed"] = self.placed[:]
        data["status"] = unpacked(self.status, PLANET_COUNT)
        data["arrived"] = self.arrived[:]
        data["arrivals"] = self.arrivals
        data["counts_for"] = [seat - 1 for seat in unpacked(self.owners, EACH)]
        data["arrows"] = unpacked(self.arrows, EACH)
        data["contests"] = self.contests[:]
        data["opener"] = [seat - 1 for seat in unpacked(self.openers, PLANET_COUNT)]
        data["waiting"] = unpacked(self.waiting, PLANET_COUNT)
        data["research"] = self.research[:]
        data["discovery"] = self.discovery[:]
        data["prestige"] = self.prestige[:]
        data["colonised"] = self.colonised[:]
        data["track"] = self.track[:]
        data["used"] = self.used
        data["second"] = self.second
        data["passes"] = self.passes
        data["lap"] = self.lap
        data["due"] = self.due[:]
        return data

    def clear(self) -> None:
        """Take everything off the table that is of a round. (KSW-1.6)"""
        fresh = empty_table(self.mode, self.rng, self.rounds, self.starter)
        fresh.round = self.round
        fresh.turns = self.turns
        fresh.wins = self.wins
        self.hands = fresh.hands
        self.creatures = fresh.creatures
        self.around = fresh.around
        self.arrived = fresh.arrived
        fresh._share(self)


def empty_table(mode: Mode, rng: Rng, rounds: i64, starter: i64) -> KarmanSwapState:
    """A match before anything is dealt."""
    return KarmanSwapState(
        mode,
        rng,
        rounds,
        starter,
        mode.nobody[:],
        NO_PLANETS[:],
        NO_PLANETS[:],
        NO_SHIPS[:],
    )
