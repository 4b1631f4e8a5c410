"""Random play that does not renew its hand away: renewals are rare, so that crews grow and games show all they have."""

from typing import Final

from mypy_extensions import i64

from tablee.games.wild_space.rules.state import WildSpaceState
from tablee.games.wild_space.rules.tables import DECK
from tablee.kernel import Rng

RARELY: Final = 24  # one renewal in so many questions that allow it


def wander(s: WildSpaceState, rng: Rng) -> int:
    """Any answer to the question; now and then a renewal. Renewals are the last options, one for each card in hand."""
    options = s.options
    size: i64 = len(options)
    if options[size - 1] < DECK and rng.below(RARELY) > 0:
        size -= len(s.hands[s.to_move])
    return options[rng.below(size)]
