"""Shakes the board of Connect Four: stones fall in turn, so that play goes on from boards that are nearly full."""

from typing import Final

from connect_four.rules.state import ConnectFourState, has_four
from tablee.kernel import Rng, State

LONGEST_WAY: Final = 8  # decisions before the first shake
STONES: Final = 12  # at most in one shake


def shake(s: State, rng: Rng) -> None:
    """Drop stones of both players in turn, none of which makes a row or fills the board."""
    assert isinstance(s, ConnectFourState)
    for stone in range(rng.below(STONES // 2)):
        twin = s.copy()
        for seat in (s.to_move, 1 - s.to_move):
            if twin.open:
                twin.drop(seat, twin.open[rng.below(len(twin.open))])
        if twin.open and len(twin.drops) == len(s.drops) + 2 and not has_four(twin.first) and not has_four(twin.second):
            s.first, s.second, s.open, s.drops = twin.first, twin.second, twin.open, twin.drops
