"""What every question of the laboratory is asked with: the game and its players, how much is played, and where."""

from dataclasses import dataclass, field, replace
from typing import Final, Self

from tablee.games import title_named
from tablee.kernel.rng import SEEDS
from tablee.lab.play.errors import BadStudy
from tablee.lab.play.plan import Arm, mixed
from tablee.players.levels import LEVELS
from tablee.table.setup import Setup

SLOWEST: Final = "master"  # not among the players of a quick study


def set_up(game: str, players: int, seed: int, options: dict[str, str]) -> Setup:
    """A set-up with every setting spelled out; players 0 means the least number that can compare."""
    seats = players or min(count for count in title_named(game).seats if count > 1)
    return Setup.of(game, seats, seed, options)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question about a game: the set-up, the level of even players, and how many deals."""

    setup: Setup
    level: str
    deals: int
    said: str  # the command that asks it again
    language: str = "en"
    iterations: int = 100
    looks: int = 0
    levels: list[str] = field(default_factory=lambda: [level for level in LEVELS if level != SLOWEST])

    def __post_init__(self) -> None:
        if self.setup.players < 2:
            raise BadStudy("lab-alone")
        if self.deals < 1:
            raise BadStudy("lab-no-games")

    def but(self, *, deals: int) -> Self:
        """The same question with another number of deals."""
        return replace(self, deals=deals)

    def apart(self, seeds: int) -> Setup:
        """The same set-up on deals so far from the others."""
        return replace(self.setup, seed=(self.setup.seed + seeds) % SEEDS)

    def even(self, deals: int = 0, *, sees: bool = True) -> Arm:
        """The arm of players who are all alike."""
        return Arm("even", (self.level,) * self.setup.players, deals or self.deals, sees=sees)

    def step(self, strong: str, weak: str, deals: int) -> Arm:
        """The arm of two levels that sit in turn around the table."""
        return Arm(f"step:{strong}-{weak}", mixed(strong, weak, self.setup.players), deals)
