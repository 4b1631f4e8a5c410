"""The houses of the games: the only place where rules live."""

from functools import cache
from importlib.metadata import entry_points
from typing import Final

from tablee.games.karmaka.title import karmaka
from tablee.games.language import worded
from tablee.games.spacepaper.title import spacepaper
from tablee.kernel import Game, Worded

GROUP: Final = "tablee.games"  # entry points of this group: a name, and what makes a Game without arguments

GAMES: Final[dict[str, Game]] = {
    "karmaka": karmaka(),
    "spacepaper": spacepaper(),
}


class UnknownGame(Worded):
    """No game has that name."""


def game_named(name: str) -> Game:
    """The rules of a game: one of ours, or one that another package offers."""
    if name in GAMES:
        return GAMES[name]
    if name in offered():
        return offered()[name]
    raise worded(UnknownGame, "unknown-game", name=repr(name), known=", ".join(game_names()))


def package_of(game: Game) -> str:
    """The package that holds a game: its rulebook and its words lie there."""
    return type(game.rules).__module__.removesuffix(".rules.rules").removesuffix(".game")


def game_names() -> list[str]:
    """The games that can be played."""
    return [*GAMES, *(name for name in offered() if name not in GAMES)]


@cache
def offered() -> dict[str, Game]:
    """The games of other packages."""
    return {point.name: _made(point.load()) for point in entry_points(group=GROUP)}


def _made(maker: object) -> Game:
    game = maker() if callable(maker) else None
    if not isinstance(game, Game):
        raise UnknownGame(f"{maker!r} makes no game")
    return game
