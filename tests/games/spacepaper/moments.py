"""Moments of real games of SpacePaper: every kind of question, several ends, and a table with a fallen player."""

import json
from functools import cache
from typing import Any

from tablee.games.spacepaper.rules.state import SpaceState
from tests.games.spacepaper.sitting import game
from tests.games.spacepaper.soak import played

Data = dict[str, Any]
# Players and seeds of games that come to every question, and to a player's fall.
SEEDS = [(5, 5), (5, 11), (5, 33), (2, 3), (3, 2)]
FALLEN = "fallen"


@cache
def moments() -> dict[str, SpaceState]:
    """The first state of each kind of question, of each end, and with a fallen player."""
    found: dict[str, SpaceState] = {}
    for players, seed in SEEDS:
        for s in played(players, seed):
            s.heard()
            found.setdefault(game().rules.reasons[s.reason] if s.over else game().rules.kinds[s.kind], s.copy())
            if any(civ.fallen for civ in s.civs):
                found.setdefault(FALLEN, s.copy())
    return found


def saved(s: SpaceState) -> Data:
    """A state as it would come back from a file."""
    data: Data = json.loads(json.dumps(s.data()))
    return data
