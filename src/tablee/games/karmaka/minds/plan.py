"""A plan: one colour for this life, one for the next, and what each card and power is worth to it.

Only what the seat knows is read: public facts, the own Hand and the own Future Life.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.games.karmaka.data import STRATEGIES
from tablee.games.karmaka.rules.bag import LAST
from tablee.games.karmaka.rules.state import KIND_BITS, KarmakaState
from tablee.games.karmaka.rules.tables import BLUE, CARDS, COLOUR, GREEN, MOSAIC, NEED, RED, RUINS_WINDOW, VALUE

GAIN: Final[float] = STRATEGIES.deed.gain_per_useful_point
ON_PLAN: Final[float] = STRATEGIES.deed.on_plan_bonus
OFF_PLAN: Final[float] = STRATEGIES.deed.off_plan_malus
COVER_ONE: Final[float] = STRATEGIES.deed.cover_with_value_one
COVER_MORE: Final[float] = STRATEGIES.deed.cover_with_more
PER_VALUE: Final[float] = STRATEGIES.future.per_value
SECOND: Final[float] = STRATEGIES.future.second_colour_bonus

# What the weight of a power is multiplied with; those from RIVAL_FUTURE on look at one rival.
TIMES: Final = [
    "always", "own_future", "own_deeds", "ruins_value", "rival_future", "rival_hand", "rival_deck", "rival_deeds",
    "exposed_value", "future_hits", "hand_hits",
]  # fmt: skip
ALWAYS: Final = 0
OWN_FUTURE: Final = 1
OWN_DEEDS: Final = 2
RUINS_VALUE: Final = 3
RIVAL_FUTURE: Final = 4
RIVAL_HAND: Final = 5
RIVAL_DECK: Final = 6
RIVAL_DEEDS: Final = 7
EXPOSED_VALUE: Final = 8
FUTURE_HITS: Final = 9
HITS: Final = 2  # the cards that Hell's Heart and Spite reach
WEIGHT: Final[list[float]] = [STRATEGIES.power.base[card.id].weight for card in CARDS]
FOUND: Final[list[int]] = [TIMES.index(STRATEGIES.power.base[card.id].times) for card in CARDS]


@mypyc_attr(acyclic=True, free_list_len=1)  # made and forgotten at every choice, as plans are
class Sums:
    """Points by colour, mosaic apart."""

    def __init__(self) -> None:
        self.red: i64 = 0
        self.green: i64 = 0
        self.blue: i64 = 0
        self.mosaic: i64 = 0

    def add(self, kind: i64, copies: i64) -> None:
        """Count cards of a kind."""
        points: i64 = VALUE[kind] * copies
        colour: i64 = COLOUR[kind]
        if colour == RED:
            self.red += points
        elif colour == GREEN:
            self.green += points
        elif colour == BLUE:
            self.blue += points
        else:
            self.mosaic += points

    def add_stack(self, stack: list[int]) -> None:
        """Count the cards of a stack."""
        for card in stack:
            self.add(card & KIND_BITS, 1)

    def add_bag(self, bag: i64) -> None:
        """Count the cards of a bag."""
        kind: i64 = 0
        while bag and kind < LAST:
            if bag & 3:
                self.add(kind, bag & 3)
            bag >>= 2
            kind += 1
        if bag:
            self.add(LAST, bag)

    def of(self, colour: i64) -> i64:
        """The points of one colour, without mosaic."""
        if colour == RED:
            return self.red
        return self.green if colour == GREEN else self.blue

    def best(self, barred: i64) -> i64:
        """The colour with most points, another than the barred one."""
        found: i64 = RED
        if barred == RED:
            found = GREEN
        if GREEN != barred and self.green > self.of(found):
            found = GREEN
        if BLUE != barred and self.blue > self.of(found):
            found = BLUE
        return found

    def score(self) -> i64:
        """The points of the best colour, mosaic included (KMK-13.4)."""
        return self.of(self.best(MOSAIC)) + self.mosaic


@mypyc_attr(acyclic=True, free_list_len=1)
class Plan:
    """What a seat plays for: the gap to the threshold, the main colour of this life and the second, for the next."""

    def __init__(self, s: KarmakaState, seat: i64) -> None:
        soul = s.souls[seat]
        deeds = Sums()
        deeds.add_stack(soul.deeds)
        self.seat: i64 = seat
        self.deeds = deeds
        self.gap: i64 = NEED[soul.level] - deeds.score()
        if self.gap < 0:
            self.gap = 0
        all_now = Sums()
        all_now.add_stack(soul.deeds)
        all_now.add_bag(soul.hand)
        self.main: i64 = all_now.best(MOSAIC)
        later = Sums()
        later.add_stack(soul.future)
        self.best_future: i64 = later.best(MOSAIC)
        later.add_bag(soul.hand)
        self.second: i64 = later.best(self.main if self.gap else MOSAIC)

    def deed(self, kind: i64) -> float:
        """A card as a Deed: points that close the gap, on plan or off; with the gap closed, a cover."""
        value: i64 = VALUE[kind]
        if self.gap == 0:
            return COVER_ONE if value == 1 else COVER_MORE
        colour: i64 = COLOUR[kind]
        if colour == MOSAIC or colour == self.main:
            return GAIN * float(min(value, self.gap)) + ON_PLAN
        return GAIN * float(min(self.raised(colour, value), self.gap)) + OFF_PLAN

    def raised(self, colour: i64, value: i64) -> i64:
        """By how much a card of this colour raises the score of the Deeds."""
        more = self.deeds.of(colour) + value + self.deeds.mosaic - self.deeds.score()
        return max(more, 0)

    def future(self, kind: i64) -> float:
        """A card put aside for the next life."""
        worth = PER_VALUE * VALUE[kind]
        colour: i64 = COLOUR[kind]
        return worth + SECOND if colour == MOSAIC or colour == self.second else worth

    def hold(self, kind: i64) -> float:
        """What a card is worth in the Hand."""
        return max(self.deed(kind), self.future(kind))

    def for_next_life(self, kind: i64) -> float:
        """A card chosen for the Future Life: its value, and whether it fits there."""
        colour: i64 = COLOUR[kind]
        fits = colour == MOSAIC or colour == self.best_future
        return VALUE[kind] + 0.5 if fits else float(VALUE[kind])


def base_of(s: KarmakaState, seat: i64, kind: i64) -> float:
    """What the power of a card does now, before its price."""
    found = FOUND[kind]
    if found == ALWAYS:
        return WEIGHT[kind]
    if found < RIVAL_FUTURE:
        return WEIGHT[kind] * float(found_here(s, seat, found))
    most: i64 = 0
    for rival in s.variant.aims[seat]:
        here = found_at(s, rival, found)
        if here > most:
            most = here
    return WEIGHT[kind] * float(most)


def found_here(s: KarmakaState, seat: i64, found: int) -> i64:
    """What a power that touches no rival finds."""
    if found == OWN_FUTURE:
        return 1 if s.souls[seat].future else 0
    if found == OWN_DEEDS:
        return 1 if s.souls[seat].deeds else 0
    most: i64 = 0
    for kind in s.ruins[-RUINS_WINDOW:]:
        if VALUE[kind] > most:
            most = VALUE[kind]
    return most


def found_at(s: KarmakaState, rival: i64, found: int) -> i64:
    """What a power finds at a rival."""
    soul = s.souls[rival]
    if found == RIVAL_FUTURE:
        return 1 if soul.future else 0
    if found == RIVAL_HAND:
        return 1 if soul.held else 0
    if found == RIVAL_DECK:
        return 1 if soul.deck else 0
    if found == RIVAL_DEEDS:
        return 1 if soul.deeds else 0
    if found == EXPOSED_VALUE:
        return VALUE[soul.deeds[-1]] if soul.deeds else 0
    if found == FUTURE_HITS:
        return min(HITS, len(soul.future))
    return min(HITS, soul.held)
