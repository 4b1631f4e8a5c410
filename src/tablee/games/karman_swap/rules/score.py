"""How a match ended."""

from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import REASONS
from tablee.kernel import Result


def result(s: KarmanSwapState) -> Result:
    """Who won, by what the last round was won; a seat's score is the number of rounds of its side. (KSW-1.1)"""
    return Result(s.won(), [s.wins[side] for side in s.mode.side], REASONS[s.reason])
