"""The figures of a game's health: fairness, length, choices, course, ends, luck and skill."""

from collections import defaultdict
from collections.abc import Callable
from typing import Final

from tablee.lab.play.plan import Plan
from tablee.lab.play.seen import Seen
from tablee.lab.reckon.course import comeback, lead_changes, settled, sides_of, winner_of
from tablee.lab.reckon.figures import NUMBER, SHARE, Figure, figure

Measure = Callable[[Seen], float | None]

COUNTED: Final[dict[str, Measure]] = {
    "turns": lambda game: game.turns,
    "decisions": lambda game: game.decisions,
    "choices": lambda game: game.choices / len(game.seating),
    "options": lambda game: game.options / game.choices if game.choices else None,
    "lead_changes": lead_changes,
}
SHARED: Final[dict[str, Measure]] = {
    "settled": settled,
    "comeback": comeback,
    "draw": lambda game: float(game.is_draw),
    "stalled": lambda game: float(game.is_stalled),
}


def health_of(plan: Plan, games: list[Seen]) -> list[Figure]:
    """All figures: those of even players first, then a step for each pair of levels."""
    even = [game for game in games if plan.arms[game.arm].name == "even"]
    found = [*seats_of(even), *ways_of(plan, even)]
    found += [figure(name, NUMBER, even, measure) for name, measure in COUNTED.items()]
    found += [figure(name, SHARE, even, measure) for name, measure in SHARED.items()]
    for at, arm in enumerate(plan.arms):
        if arm.name.startswith("step:"):
            met = [game for game in games if game.arm == at]
            found += [step_of(arm.name, met, arm.levels), luck_of(arm.name.replace("step:", "luck:"), met)]
    return found


def seats_of(games: list[Seen]) -> list[Figure]:
    """The share of wins of each seat, of who decides first, and of each side where partners are one."""
    seats = range(len(games[0].seating))
    found = [figure(f"seat:{seat}", SHARE, games, _points_at(seat)) for seat in seats]
    found.append(figure("first", SHARE, games, lambda game: game.points[game.first]))
    sides = sides_of(games[0])
    if len(sides) < len(seats):
        for side in sides:
            found.append(figure(f"side:{side}", SHARE, games, _points_of(side)))
    return found


def of_side(game: Seen, side: int) -> float:
    """The points of all seats of a side."""
    return sum(points for seat, points in enumerate(game.points) if game.sides[seat] == side)


def ways_of(plan: Plan, games: list[Seen]) -> list[Figure]:
    """How often games ended in each of the ways that the rules know."""
    return [figure(f"way:{reason}", SHARE, games, _ended_by(reason)) for reason in plan.setup.rules().rules.reasons]


def luck_of(name: str, games: list[Seen]) -> Figure:
    """How often a deal is won from the same seat whoever sits there, in games of two levels."""
    by_deal: defaultdict[int, list[int | None]] = defaultdict(list)
    for game in games:
        by_deal[game.deal].append(winner_of(game))
    same = {deal: agreement(winners) for deal, winners in by_deal.items()}
    return figure(name, SHARE, [game for game in games if game.seating[0] == 0], lambda game: same[game.deal])


def agreement(winners: list[int | None]) -> float | None:
    """Of all pairs of games of one deal, how many were won from the same seat.

    >>> agreement([0, 0, 1])
    0.3333333333333333
    """
    pairs = [(one, other) for at, one in enumerate(winners) for other in winners[at + 1 :]]
    told = [one == other for one, other in pairs if one is not None and other is not None]
    return sum(told) / len(told) if told else None


def step_of(name: str, games: list[Seen], levels: tuple[str, ...]) -> Figure:
    """How often a player of the stronger level comes before one of the weaker, in games of both."""
    strong = levels[0]

    def ahead(game: Seen) -> float | None:
        ours = [seat for seat, player in enumerate(game.seating) if levels[player] == strong]
        theirs = [seat for seat in range(len(levels)) if seat not in ours]
        pairs = [(one, other) for one in ours for other in theirs if game.sides[one] != game.sides[other]]
        met = [_before(game.points[one], game.points[other]) for one, other in pairs]
        decided = [value for value in met if value is not None]
        return sum(decided) / len(decided) if decided else 0.5

    return figure(name, SHARE, games, ahead)


def _before(one: float, other: float) -> float | None:
    """Which of two came before; nothing where a third one won."""
    if one == other:
        return None
    return 1.0 if one > other else 0.0


def _points_at(seat: int) -> Measure:
    return lambda game: game.points[seat]


def _points_of(side: int) -> Measure:
    return lambda game: of_side(game, side)


def _ended_by(reason: str) -> Measure:
    return lambda game: float(game.reason == reason)
