"""A plan: the games that a question needs, in arms that share their deals; a study of the arena."""

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, Self

import msgspec

from tablee import __version__
from tablee.arena.pieces import Done, Piece
from tablee.lab.play.banning import read_ban
from tablee.lab.play.errors import BadStudy
from tablee.lab.play.seen import Seen
from tablee.lab.play.watching import Watch, watch
from tablee.players.levels import LEVELS, player_for
from tablee.players.thinking import Budget, Master
from tablee.table.setup import Setup, check_numbers

QUICK: Final = 12  # games of a piece, at least a deal
SLOW: Final = 1


@dataclass(frozen=True, slots=True)
class Arm:
    """Games of the same players: each deal is played with every player at every seat in turn."""

    name: str
    levels: tuple[str, ...]
    deals: int
    bans: tuple[str, ...] = ()  # what its first player may not do
    only: tuple[int, ...] = ()  # games of these deals to play; all if none is named
    sees: bool = False  # whether chances and things are noted

    @property
    def games(self) -> int:
        """How many there are."""
        return len(self.only) or self.deals * len(self.levels)

    def place(self, at: int) -> tuple[int, int]:
        """The deal and the turn of seats of one of its games."""
        return divmod(self.only[at] if self.only else at, len(self.levels))


@dataclass(frozen=True, slots=True)
class Plan:
    """All that fixes the games of a question: the same plan gives the same games, wherever they are played."""

    setup: Setup
    arms: tuple[Arm, ...]
    iterations: int = 100  # of a master, at each decision
    looks: int = 0  # iterations of the master who tells the chances; 0: the outlook of the game's mind
    numbers: str = ""  # the checksum of what is laid over the game's own
    version: str = field(default=__version__)

    @classmethod
    def of(cls, setup: Setup, arms: list[Arm], iterations: int = 100, looks: int = 0) -> Self:
        """A plan with the numbers of this process, checked before anything is played."""
        for arm in arms:
            for level in arm.levels:
                player_for(setup.rules(), level)
            for ban in arm.bans:
                read_ban(setup.game, ban)
        if not sum(arm.games for arm in arms):
            raise BadStudy("lab-no-games")
        setup.new()
        return cls(setup, tuple(arms), iterations, looks, setup.numbers)

    @classmethod
    def read(cls, text: bytes) -> Self:
        """A plan as another process wrote it."""
        return msgspec.json.decode(text, type=cls)

    def described(self) -> dict[str, object]:
        """All that fixes the result, as it is written to a file."""
        return {"study": "lab", **msgspec.json.decode(msgspec.json.encode(self))}

    def pieces(self) -> list[Piece]:
        """Some games of one arm each; fewer where somebody searches for long."""
        found: list[Piece] = []
        first = 0
        for arm in self.arms:
            size = SLOW if self._is_slow(arm) else max(QUICK, len(arm.levels))
            for start in range(0, arm.games, size):
                found.append(Piece(len(found), first + start, min(size, arm.games - start)))
            first += arm.games
        return found

    def play(self, piece: Piece) -> Done:
        """The games of a piece; refused where the program or the numbers are others."""
        if self.version != __version__:
            raise BadStudy("lab-version", due=self.version, found=__version__)
        check_numbers(self.setup.game, self.numbers)
        games = [self.seen(number) for number in range(piece.first, piece.first + piece.games)]
        return Done(piece, msgspec.json.encode(games))

    def seen(self, number: int) -> Seen:
        """Play one game and watch it."""
        at, place = self.place(number)
        arm = self.arms[at]
        deal, turn = arm.place(place)
        seating = [(seat + turn) % len(arm.levels) for seat in range(len(arm.levels))]
        bans = [read_ban(self.setup.game, ban) for ban in arm.bans]
        look = Watch(self.setup, Budget(self.iterations), self.looks, arm.sees)
        return watch(look, Seen(number, at, deal, seating, []), [arm.levels[player] for player in seating], bans)

    def place(self, number: int) -> tuple[int, int]:
        """The arm of a game, and its number there."""
        for at, arm in enumerate(self.arms):
            if number < arm.games:
                return at, number
            number -= arm.games
        raise IndexError(number)

    def _is_slow(self, arm: Arm) -> bool:
        game = self.setup.rules()
        return (arm.sees and self.looks > 0) or any(
            isinstance(player_for(game, level), Master) for level in set(arm.levels)
        )


def neighbours(levels: list[str]) -> list[tuple[str, str]]:
    """Each level with the next stronger one, the stronger first.

    >>> neighbours(["random", "novice", "sensible"])
    [('novice', 'random'), ('sensible', 'novice')]
    """
    ordered = [level for level in LEVELS if level in levels]
    return [(strong, weak) for weak, strong in pairwise(ordered)]


def mixed(strong: str, weak: str, players: int) -> tuple[str, ...]:
    """The two levels in turn around a table."""
    return tuple(strong if player % 2 == 0 else weak for player in range(players))
