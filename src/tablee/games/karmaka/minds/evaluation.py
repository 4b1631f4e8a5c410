"""What a position is worth to a side: levels, progress of this life and the next, rings."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tablee.games.karmaka.data import STRATEGIES
from tablee.games.karmaka.minds.learned import worth
from tablee.games.karmaka.minds.plan import Sums
from tablee.games.karmaka.rules.state import KarmakaState, Soul
from tablee.games.karmaka.rules.tables import NEED

PER_LEVEL: Final[float] = STRATEGIES.evaluation.per_level
DEEDS: Final[float] = STRATEGIES.evaluation.deeds_progress
POTENTIAL: Final[float] = STRATEGIES.evaluation.potential_progress
FUTURE: Final[float] = STRATEGIES.evaluation.future_progress
PER_RING: Final[float] = STRATEGIES.evaluation.per_ring
PER_FUTURE_CARD: Final[float] = STRATEGIES.evaluation.per_future_card
OTHERS: Final[float] = STRATEGIES.evaluation.others_share
SCALE: Final = 6.0  # points that turn an even chance into one of 73 %
DECK_CARD: Final = 0.5  # what an unseen card of the Deck may add
HIGHEST_NEED: Final = 7.0
LEAST: Final = -1.0e9


def soul_worth(soul: Soul) -> float:
    """What one player has."""
    need = float(NEED[soul.level])
    sums = Sums()
    sums.add_stack(soul.deeds)
    deeds = float(sums.score()) / need
    sums.add_bag(soul.hand)
    potential = (float(sums.score()) + DECK_CARD * float(len(soul.deck))) / need
    later = Sums()
    later.add_stack(soul.future)
    future = float(later.score()) / min(HIGHEST_NEED, need + 1.0)
    worth = PER_LEVEL * float(soul.level) + PER_RING * float(soul.rings)
    worth += PER_FUTURE_CARD * float(len(soul.future))
    return worth + DEEDS * min(1.0, deeds) + POTENTIAL * min(1.0, potential) + FUTURE * min(1.0, future)


def side_worth(s: KarmakaState, team: int) -> float:
    """What a side has: its best player, and a share of each other one."""
    best = -1.0
    total = 0.0
    for seat in range(s.seats):
        if s.variant.team[seat] == team:
            worth = soul_worth(s.souls[seat])
            total += worth
            best = max(best, worth)
    return best + OTHERS * (total - best)


def advantage(s: KarmakaState, seat: i64) -> float:
    """How far a seat's side is ahead of the best other side."""
    own = s.variant.team[seat]
    ahead = 0.0
    other = -1.0
    for team in set(s.variant.team):
        if team == own:
            ahead = side_worth(s, team)
        else:
            other = max(other, side_worth(s, team))
    return ahead - other


def first_chance(s: KarmakaState, seat: i64) -> float:
    """The chance that a seat's side wins, as it was first estimated."""
    return 1.0 / (1.0 + exp(-advantage(s, seat) / SCALE))


def chances(s: KarmakaState) -> list[float]:
    """The estimated chance of each seat that its side wins."""
    worths = [worth(s.souls[seat], s.to_move == seat) for seat in range(s.seats)]
    if s.seats == 2:
        share = 1.0 / (1.0 + exp(worths[1] - worths[0]))
        return [share, 1.0 - share]
    return [1.0 / (1.0 + exp(-beyond(s, worths, seat))) for seat in range(s.seats)]


def beyond(s: KarmakaState, worths: list[float], seat: i64) -> float:
    """How far a seat's side is ahead of the best other side: the best player of each, and a share of the others."""
    own = s.variant.team[seat]
    ahead = 0.0
    other = LEAST
    for team in set(s.variant.team):
        best = LEAST
        total = 0.0
        for each in range(s.seats):
            if s.variant.team[each] == team:
                total += worths[each]
                best = max(best, worths[each])
        side = best + OTHERS * (total - best)
        if team == own:
            ahead = side
        else:
            other = max(other, side)
    return ahead - other


def measured(s: KarmakaState, seat: i64) -> list[float]:
    """What a hint counts of a player: rungs, points on the way up, points in reserve, Rings.

    The points of rungs that were climbed count on, so that a life that ends in time loses none; those beyond what the
    rung needs count for nothing. The reserve is the best colour of Hand and Future Life together.
    """
    soul = s.souls[seat]
    points = 0.0
    for level in range(soul.level):
        points += float(NEED[level])
    now = Sums()
    now.add_stack(soul.deeds)
    points += min(float(now.score()), float(NEED[soul.level]))
    reserve = Sums()
    reserve.add_bag(soul.hand)
    reserve.add_stack(soul.future)
    return [float(soul.level), points, float(reserve.score()), float(soul.rings)]
