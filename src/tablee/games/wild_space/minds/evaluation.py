"""How a position of Wild Space stands: the chance to win, and what a hint may speak of."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tablee.games.wild_space.data import STRATEGIES
from tablee.games.wild_space.minds.position import Position, left_of
from tablee.games.wild_space.rules import effects as step
from tablee.games.wild_space.rules.score import credits, smuggler_parts
from tablee.games.wild_space.rules.state import NO_LEVEL, SMUGGLER, WildSpaceState

SPREAD: Final[float] = STRATEGIES.outlook.spread
SPREAD_PER_TURN: Final[float] = STRATEGIES.outlook.spread_per_turn
SMUGGLER_TURN: Final[float] = STRATEGIES.outlook.smuggler_turn


def credits_of(s: WildSpaceState, player: int) -> int:
    """The Credits of a seat, or of the Smuggler, as things stand."""
    if s.level != NO_LEVEL and player == SMUGGLER:
        return sum(smuggler_parts(s))
    return credits(s, player)


def to_play(s: WildSpaceState, player: i64) -> i64:
    """The turns that a player has not made; one that has just begun is still to be made."""
    left = left_of(s, player)
    if s.over or not s.frames:
        return left
    f = s.frames[-1]
    begins = f.at == step.MOVE and f.seat == player
    if s.level != NO_LEVEL and player == SMUGGLER:
        begins = f.at == step.SMUGGLER
    return left + 1 if begins else left


def worth(s: WildSpaceState, player: i64) -> float:
    """What a player may count for at the end."""
    if s.over:
        return float(credits_of(s, player))
    left = to_play(s, player)
    if s.level != NO_LEVEL and player == SMUGGLER:
        return float(credits_of(s, player)) + SMUGGLER_TURN * float(left)
    return Position(s, player, left).value()


def chance(s: WildSpaceState, seat: i64) -> float:
    """The estimated chance that a seat wins: against each rival, by the lead."""
    mine = worth(s, seat)
    left = 0 if s.over else to_play(s, seat)
    scale = SPREAD + SPREAD_PER_TURN * float(left)
    found = 1.0
    for rival in range(len(s.crews)):
        if rival != seat:
            found *= 1.0 / (1.0 + exp((worth(s, rival) - mine) / scale))
    return found


def measured(s: WildSpaceState, player: int) -> list[float]:
    """Credits, crew cards, cards in hand and spaces of the track; the Smuggler has no hand and no token."""
    is_seat = player < s.seats
    return [
        float(credits_of(s, player)),
        float(len(s.crews[player])),
        float(len(s.hands[player])) if is_seat else 0.0,
        float(s.tokens[player]) if is_seat else 0.0,
    ]
