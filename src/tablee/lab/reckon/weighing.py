"""What each thing of a game is worth: how often it is met, taken and used, and what doing without it costs."""

from collections import defaultdict
from dataclasses import dataclass

from tablee.games.things import Family
from tablee.lab.play.plan import Arm, Plan
from tablee.lab.play.seen import MET, TAKEN, USED, Seen
from tablee.lab.reckon.figures import SHARE, Figure, figure
from tablee.lab.reckon.statistics import Reckoned, mean_of


@dataclass(frozen=True, slots=True)
class Weighed:
    """One thing: shares of players and games, the user's wins, and what it is worth to whoever would use it."""

    family: str
    id: str
    met: Figure
    taken: Figure
    used: Figure
    wins_with: Figure  # of those who used it; of those who met it where nobody uses such things
    wins_without: Figure
    worth: Reckoned | None = None  # paired: wins with it, less wins of the same player forbidden to use it

    @property
    def name(self) -> str:
        """How a ban names it."""
        return f"{self.family}:{self.id}"


def weighed(family: Family, thing: str, games: list[Seen]) -> Weighed:
    """What games of equal players tell of a thing, without correction."""
    shown = USED if family.used else MET

    def share(how: int) -> Figure:
        return figure(thing, SHARE, games, lambda game: _count(game, family, thing, how) / len(game.seating))

    return Weighed(
        family.name,
        thing,
        share(MET),
        share(TAKEN),
        share(USED),
        figure(thing, SHARE, games, lambda game: _wins(game, family, thing, shown, has=True)),
        figure(thing, SHARE, games, lambda game: _wins(game, family, thing, shown, has=False)),
    )


def mask(game: Seen, family: str, thing: str, how: int) -> int:
    """The seats that met, took or used a thing, as bits."""
    return game.things.get(family, {}).get(thing, [0, 0, 0])[how]


def _count(game: Seen, family: Family, thing: str, how: int) -> int:
    return mask(game, family.name, thing, how).bit_count()


def _wins(game: Seen, family: Family, thing: str, how: int, *, has: bool) -> float | None:
    """The mean points of the seats that have it, or have it not."""
    seats = mask(game, family.name, thing, how)
    points = [each for seat, each in enumerate(game.points) if bool((seats >> seat) & 1) == has]
    return sum(points) / len(points) if points else None


def again(plan: Plan, family: str, thing: str, games: list[Seen], most: int) -> Arm | None:
    """The games in which the first player used a thing, to be played again without it; none if there are none."""
    used = [game for game in games if (mask(game, family, thing, USED) >> game.seating.index(0)) & 1]
    base = plan.arms[0]
    chosen = tuple(game.number for game in used[:most])
    return Arm(f"{family}:{thing}", base.levels, base.deals, (f"{family}:{thing}",), chosen) if chosen else None


def worth_of(before: list[Seen], after: list[Seen]) -> Reckoned:
    """What the first player wins with a thing more than without, in the same games."""
    known = {(game.deal, game.seating[0]): game.of(0) for game in before}
    by_deal: defaultdict[int, list[float]] = defaultdict(list)
    for game in after:
        by_deal[game.deal].append(known[game.deal, game.seating[0]] - game.of(0))
    return mean_of([sum(values) / len(values) for deal, values in sorted(by_deal.items())])
