"""What the sectors of planets are worth, in actions."""

from typing import Final

from mypy_extensions import i64

from tablee.games.wild_space.data import STRATEGIES
from tablee.games.wild_space.rules.tables import (
    ANY,
    OF_LEVEL,
    OWN,
    PLACE_LEVEL,
    PLACES,
    PLAYING,
    SECTOR_ACTIONS,
    SECTOR_CONDITIONS,
    SPECIALIST,
    TAKING,
)

W: Final = STRATEGIES.quality


def quality_of(effect: int) -> float:
    """What an action is worth, in draws of three."""
    if effect >= TAKING:
        return W.take
    if effect < PLAYING:
        return effect / 3.0
    return W.play_any if effect == PLAYING + ANY else W.play_specialist if effect == PLAYING + SPECIALIST else W.play


def quality(sector: int) -> float:
    """What the sector of a tile is worth: its best action, a second one, and what it asks for."""
    actions, conditions = SECTOR_ACTIONS[sector], SECTOR_CONDITIONS[sector]
    found = max(quality_of(effect) for effect in actions) + (W.second if len(actions) > 1 else 0.0)
    if not conditions:
        return found
    return found - (W.own if any(condition // 16 == OWN for condition in conditions) else W.payment)


QUALITY: Final[list[float]] = [quality(sector) for sector in range(len(SECTOR_ACTIONS))]
# Of a planet that lies face down: by place and side, what its level has on average.
HIDDEN: Final[list[float]] = [0.0] * 4 + [
    sum(QUALITY[tile * 2 + side] for tile in tiles) / len(tiles) for tiles in OF_LEVEL for side in range(2)
]
TAKEN: Final = -1.0


def free_sectors(tiles: list[int], up: i64, mine: i64, reach: float, shuttles: i64) -> float:
    """The best sectors that a player is not on, as many as it has shuttles, on planets that its crew may reach."""
    found: list[float] = []
    for place in range(PLACES):
        if float(PLACE_LEVEL[place]) <= reach:
            for side in range(2):
                sector: i64 = place * 2 + side
                if (mine >> sector) & 1 == 0:
                    is_up = (up >> place) & 1 == 1
                    found.append(QUALITY[tiles[place] * 2 + side] if is_up else HIDDEN[sector])
    found.sort(reverse=True)
    total = 0.0
    for worth in found[:shuttles]:
        total += worth
    return total
