"""The levels of virtual players, by name: one line each. Other packages may add theirs by an entry point."""

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final, cast

from tablee.games.language import worded
from tablee.kernel import Game, Player, Worded
from tablee.players.plain import Random, Sensible, Slipping
from tablee.players.references import FirstMaster, PlainMaster
from tablee.players.thinking import Budget, Expert, Master

Maker = Callable[[Game, Budget], Player]
FAMILIES: Final = "tablee.families"  # entry points of this group: what makes a Player of a game and a wish
GROUP: Final = "tablee.players"  # entry points of this group: a name, and a Player class made without arguments

NOVICE_SLIPS: Final = 0.8  # where a game has no novice of its own
APPRENTICE_SLIPS: Final = 0.55  # measured: see docs/players.md

# From the weakest to the strongest.
LEVELS: Final[dict[str, Maker]] = {
    "random": lambda game, budget: Random(),
    "novice": lambda game, budget: Slipping(NOVICE_SLIPS),
    "apprentice": lambda game, budget: Slipping(APPRENTICE_SLIPS),
    "sensible": lambda game, budget: Sensible(),
    "expert": lambda game, budget: Expert(game),
    "master": lambda game, budget: Master(budget),
}

# To measure masters by, in matches alone: nobody is offered these at a table.
REFERENCES: Final[dict[str, Maker]] = {
    "master@1": lambda game, budget: FirstMaster(budget),
    "ismcts": lambda game, budget: PlainMaster(budget),
}


class UnknownLevel(Worded):
    """No virtual player has that name."""


def player_for(game: Game, level: str, budget: Budget | None = None) -> Player:
    """A virtual player of a level: the game's own if it has one, ours, or one that another package offers."""
    own = game.mind.players()
    if level in own:
        return made(own[level])
    if level in LEVELS:
        return LEVELS[level](game, budget or Budget())
    if level in offered():
        return made(offered()[level])
    wished = of_family(game, level)
    if wished is not None:
        return wished
    raise worded(UnknownLevel, "unknown-level", level=repr(level), known=", ".join(level_names(game)))


def contender(game: Game, level: str, budget: Budget | None = None) -> Player:
    """A virtual player of a match: of a level, or one to measure others by."""
    if level in REFERENCES:
        return REFERENCES[level](game, budget or Budget())
    return player_for(game, level, budget)


def level_names(game: Game) -> list[str]:
    """The levels that can be chosen for a game, from the weakest to the strongest, then others."""
    others = [name for name in (*game.mind.players(), *offered()) if name not in LEVELS]
    return [*LEVELS, *others]


def made(maker: object) -> Player:
    """A player of a class that needs no arguments."""
    player = cast("Callable[[], object]", maker)()
    if not isinstance(player, Player):
        raise UnknownLevel(f"{maker!r} makes no player")
    return player


@cache
def offered() -> dict[str, object]:
    """The players of other packages."""
    return {point.name: point.load() for point in entry_points(group=GROUP)}


@cache
def families() -> dict[str, EntryPoint]:
    """Families of players, of which a wish describes one: `open_spiel:ismcts?simulations=1000`."""
    return {point.name: point for point in entry_points(group=FAMILIES)}


def of_family(game: Game, level: str) -> Player | None:
    """The player of a family that a level wishes for; None where there is no such family, or it is not installed."""
    family, _, wish = level.partition(":")
    if not wish or family not in families():
        return None
    try:
        make: Callable[[Game, str], Player] = families()[family].load()
    except ModuleNotFoundError:
        return None
    return make(game, wish)
