"""What a match has come to: games won, how they ended, and how sure one may be."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import Final, Self

from tablee.arena.outcome import Outcome

Z: Final = 1.959964  # two-sided 95 %


@dataclass(slots=True)
class Standing:
    """What a match has come to so far."""

    levels: tuple[str, ...]
    games: int = 0
    wins: list[int] = field(default_factory=list)
    draws: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    together: Counter[str] = field(default_factory=Counter)  # games won by some player of a level
    is_clear: bool = False  # whether it was ended because a difference was clear

    def add(self, outcome: Outcome) -> None:
        """Count one more game."""
        self.wins = self.wins or [0] * len(self.levels)
        self.games += 1
        self.draws += outcome.is_draw
        self.ends[outcome.reason] += 1
        self.decisions += outcome.decisions
        for winner in outcome.winners:
            self.wins[winner] += 1
        self.together.update({self.levels[winner] for winner in outcome.winners})

    @classmethod
    def of(cls, levels: tuple[str, ...], outcomes: Iterable[Outcome]) -> Self:
        """The standing after these games, in whatever order they were played."""
        standing = cls(levels)
        for outcome in sorted(outcomes):
            standing.add(outcome)
        return standing

    def repeated(self) -> list[str]:
        """The levels that several players have, if others have another."""
        counts = Counter(self.levels)
        return [level for level, count in counts.items() if count > 1] if len(counts) > 1 else []

    def rate(self, player: int) -> float:
        """The share of games won, a draw counting half."""
        return (self.wins[player] + self.draws / 2) / self.games if self.games else 0.0

    def data(self, game: str) -> dict[str, object]:
        """The standing as it is written to a file."""
        return {
            "game": game,
            "games": self.games,
            "players": [self._row(player, name) for player, name in enumerate(self.levels)] if self.games else [],
            "ends": dict(sorted(self.ends.items())),
            "decisions_mean": round(self.decisions / self.games, 3) if self.games else 0.0,
        }

    def _row(self, player: int, name: str) -> dict[str, object]:
        low, high = interval(self.rate(player), self.games)
        row = {"name": name, "wins": self.wins[player], "draws": self.draws}
        return {**row, "win_rate": round(self.rate(player), 4), "low": round(low, 4), "high": round(high, 4)}


def interval(rate: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's)."""
    if games == 0:
        return 0.0, 1.0
    middle = rate + Z * Z / (2 * games)
    half = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)
