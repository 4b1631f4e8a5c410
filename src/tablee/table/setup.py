"""The set-up: all that fixes a game before its first choice."""

import json
import secrets
from dataclasses import dataclass
from typing import Self

from tablee.games import game_named
from tablee.kernel import Game, State
from tablee.kernel.setting import settled


@dataclass(frozen=True, slots=True)
class Setup:
    """All that fixes a game before its first choice."""

    game: str
    players: int
    seed: int
    options: dict[str, str]

    def new(self, *, listening: bool = False) -> State:
        """The game, dealt and ready."""
        return self.rules().new(self.players, self.options, self.seed, listening)

    def rules(self) -> Game:
        """The game's rules."""
        return game_named(self.game)

    @classmethod
    def of(cls, game: str, players: int = 0, seed: int = 0, options: dict[str, str] | None = None) -> Self:
        """A set-up with every setting spelled out; players 0 means the least number."""
        rules = game_named(game)
        return cls(game, players or rules.seats[0], seed, settled(rules.settings, options or {}))


def any_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(64)


def compact(data: object) -> str:
    """One line of JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
