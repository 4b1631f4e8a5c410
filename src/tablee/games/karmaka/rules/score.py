"""What a life is worth, and who wins."""

from tablee.games.karmaka.rules.state import KarmakaState
from tablee.games.karmaka.rules.tables import BLUE, COLOUR, GREEN, MOSAIC, NEED, REASONS, RED, VALUE
from tablee.kernel import Result


def score_of(cards: list[int]) -> int:
    """The best colour of these cards, mosaic cards counted in each (KMK-13.4)."""
    red = green = blue = mosaic = 0
    for kind in cards:
        colour = COLOUR[kind]
        if colour == RED:
            red += VALUE[kind]
        elif colour == GREEN:
            green += VALUE[kind]
        elif colour == BLUE:
            blue += VALUE[kind]
        elif colour == MOSAIC:
            mosaic += VALUE[kind]
    best = red
    if green > best:
        best = green
    if blue > best:
        best = blue
    return best + mosaic


def sums_of(cards: list[int]) -> list[int]:
    """The points of red, green and blue, mosaic cards counted in each: a score with its parts. (KMK-13.4)"""
    sums = [0] * MOSAIC
    for kind in cards:
        for colour in range(MOSAIC):
            if COLOUR[kind] in (colour, MOSAIC):
                sums[colour] += VALUE[kind]
    return sums


def gap_of(s: KarmakaState, seat: int) -> int:
    """How many points the life is short of the threshold, 0 if none (KMK-13.5)."""
    soul = s.souls[seat]
    short = NEED[soul.level] - score_of(soul.deeds)
    return short if short > 0 else 0


def result(s: KarmakaState) -> Result:
    """How the game ended; a seat's score is its level."""
    return Result(s.won(), [soul.level for soul in s.souls], REASONS[s.reason])
