"""What cards, steps of the tracks and planets are worth, as lists by number."""

from typing import Final

from mypy_extensions import i64

from tablee.games.karman_swap.data import STRATEGIES
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import (
    ABILITY,
    ABILITY_NAMES,
    CARD_COUNT,
    COUNT9,
    HEAD,
    HUNTS,
    PRESTIGE,
    RACE_GOAL,
    SHIP,
    SHIP_CARDS,
    VALUE,
)

WON: Final = 1000.0  # what a round is worth
TRACK: Final[float] = STRATEGIES.position.track
TRACK_POWER: Final[float] = STRATEGIES.position.track_power
COLONISED: Final[list[float]] = STRATEGIES.position.colonised


def card_worth(card: int) -> float:
    """What a card in hand is worth."""
    weights = STRATEGIES.card
    bonus = STRATEGIES.ability[ABILITY_NAMES[ABILITY[card]]]
    if card >= SHIP_CARDS:
        return weights.ship + weights.per_power * VALUE[card] + weights.ship_ability * bonus
    return weights.creature + weights.per_value * VALUE[card] + bonus


def way(steps: int, goal: int) -> float:
    """What so many steps towards a head are worth."""
    return TRACK * float((steps / goal) ** TRACK_POWER) if steps > 0 else 0.0


CARD_WORTH: Final[list[float]] = [card_worth(card) for card in range(CARD_COUNT)]
BONUS: Final[list[float]] = [STRATEGIES.ability[ABILITY_NAMES[ABILITY[card]]] for card in range(CARD_COUNT)]
TUG: Final[list[float]] = [way(steps, HEAD) for steps in range(HEAD + 1)]
RACE: Final[list[float]] = [way(steps, RACE_GOAL) for steps in range(RACE_GOAL + 1)]
HUNTER: Final[list[int]] = [HUNTS.index(colour) for colour in range(SHIP)]  # who hunts a colour


def next_step(s: KarmanSwapState, side: i64) -> float:
    """What one more colonisation is worth to a side."""
    done = s.colonised[side]
    return COLONISED[done + 1] - COLONISED[done]


def steps_of(s: KarmanSwapState, side: i64) -> i64:
    """How far a side is on the extinction track; in a tug of war, behind counts below nothing."""
    if s.mode.is_race:
        return s.track[side]
    return s.track[0] if side == 0 else -s.track[0]


def track_worth(s: KarmanSwapState, side: i64) -> float:
    """What the extinction track is worth to a side."""
    steps = steps_of(s, side)
    if steps <= 0:
        return 0.0
    return RACE[steps] if s.mode.is_race else TUG[steps]


def pull_worth(s: KarmanSwapState, side: i64) -> float:
    """What one more extinction is worth to a side."""
    steps = steps_of(s, side)
    if s.mode.is_race:
        return WON if steps + 1 >= RACE_GOAL else RACE[steps + 1] - RACE[steps]
    if steps + 1 >= HEAD:
        return WON
    return TUG[steps + 1] - TUG[steps] if steps >= 0 else TUG[-steps] - TUG[-steps - 1]


def planet_worth(s: KarmanSwapState, planet: i64) -> i64:
    """The Prestige of the creatures on a planet."""
    creatures: i64 = s.creatures[planet]
    total: i64 = 0
    for colour in range(SHIP):
        total += COUNT9[(creatures >> (colour * 9)) & 511] * PRESTIGE[planet * 3 + colour]
    return total


def hand_worth(hand: i64) -> float:
    """What the cards of a hand are worth together."""
    total = 0.0
    card: i64 = 0
    while hand:
        if hand & 1:
            total += CARD_WORTH[card]
        hand >>= 1
        card += 1
    return total
