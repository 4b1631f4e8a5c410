"""A mode: who sits with whom, worked out once and shared by all states of its games."""

from typing import Final

from tablee.games.karman_swap.data import MODES
from tablee.games.karman_swap.rules.tables import COLOURS
from tablee.kernel import NOBODY


class Mode:
    """The game for a number of players: sides, deal and tracks. (KSW-2.1, KSW-14, KSW-15)"""

    def __init__(self, seats: int) -> None:
        entry = next(mode for mode in MODES.modes if mode.players == seats)
        self.seats = seats
        self.side = [_side(entry.sides, seat) for seat in range(seats)]
        self.sides = len(entry.sides)
        self.members = [sum(1 << seat for seat in side) for side in entry.sides]  # a bit for each seat of a side
        self.colours = [COLOURS.index(colour) for colour in entry.side_colours]
        self.mate = [_mate(entry.sides, seat) for seat in range(seats)]
        self.hand = entry.hand_size
        self.has_pyramid = entry.market_layout == "pyramid"
        self.gifts = entry.gift_max if entry.partner else 0
        self.is_race = entry.extinction_track == "race"
        self.contests = MODES.contests.max_open if entry.partner else 1  # KSW-14.7, KSW-15.9
        self.none = [0] * self.sides  # what each side has at first
        self.nobody = [0] * seats
        self.start = [0] * (self.sides if self.is_race else 1)  # of the extinction track
        self.left = [(seat + 1) % seats for seat in range(seats)]
        self.around = [[(seat + step) % seats for step in range(seats)] for seat in range(seats)]  # clockwise from each
        self.others = [sum(1 << other for other in range(seats) if other != seat) for seat in range(seats)]


def _side(sides: list[list[int]], seat: int) -> int:
    return next(number for number, side in enumerate(sides) if seat in side)


def _mate(sides: list[list[int]], seat: int) -> int:
    """The partner, or NOBODY."""
    return next((other for side in sides if seat in side for other in side if other != seat), NOBODY)


MODE: Final[dict[int, Mode]] = {mode.players: Mode(mode.players) for mode in MODES.modes}
