"""The command `tablee play`: sit down to a new game or a saved one, in plain text or on the screens."""

from collections.abc import Callable
from contextlib import closing
from typing import Annotated

from cyclopts import Parameter

from tablee.cli.help import examples
from tablee.cli.match import budget
from tablee.cli.saves import Folder
from tablee.cli.speaking import Lang, speaking
from tablee.games.language import words
from tablee.kernel import Game, Player, TableeError
from tablee.players.levels import player_for
from tablee.players.thinking import Budget
from tablee.table import PlayerFor, Saves, Setup, any_seed, game_named
from tablee.tui.desk.desk import PACKAGE, Desk
from tablee.tui.plain.console import Console, make_safe
from tablee.tui.plain.plain_mode import Plain
from tablee.tui.wishes.seating import seating


class BadPlay(TableeError):
    """Wishes that do not go together."""


PLAYS = examples(
    "tablee play karmaka",
    'tablee play karmaka --plain --seats "North=human,South=expert" --seed 7 --lang fr',
    'tablee play karmaka --seats "Anna,Bob,master" --variant multiplayer',
    'tablee play karmaka --resume "karmaka 2"',
)


def play(
    game: str,
    *,
    plain: Annotated[bool, Parameter(negative="")] = False,
    seats: str | None = None,
    players: int = 0,
    seed: int | None = None,
    resume: str | None = None,
    seconds: float | None = None,
    iterations: int | None = None,
    saves: Folder = None,
    lang: Lang = None,
    **options: str,
) -> None:
    """Play a game: you against a virtual player, unless you say who sits where.

    Every choice is saved as soon as it is made.

    Parameters
    ----------
    game
        The game.
    plain
        Numbered options in plain text, for pipes and screen readers: `?` tells the commands.
    seats
        Who sits where: for each seat a name, `=`, and human or a level (random, novice, apprentice, sensible, expert,
        master), with commas between; a name alone is a person, a level alone a virtual player.
    players
        The number of players; that of the seats, or the least, if not given.
    seed
        The seed of the game's generator; drawn if not given.
    resume
        The name of a saved game to go on with.
    seconds
        How long a master thinks about one decision or a hint (one second if nothing is said).
    iterations
        How many iterations a master makes instead.
    options
        The settings of the game: see `tablee games`.
    """
    with speaking(lang) as spoken:
        thinking, folder = budget(seconds, iterations), Saves(saves)
        if resume is not None:
            if seats or players or seed is not None or options:
                raise BadPlay(words(PACKAGE, spoken).say("play-resume-alone"))
            desk = resumed(folder, game, resume, spoken, thinking)
        else:
            setup = wished(game, seats, players, seed, options)
            desk = begun(folder, setup, seats, spoken, thinking)
        with closing(desk.table):
            sit(desk, spoken, thinking, plain=plain)


def wished(game: str, seats: str | None, players: int, seed: int | None, options: dict[str, str]) -> Setup:
    """The set-up that the command line asks for."""
    rules = game_named(game)
    count = players or max(len(seats.split(",")) if seats else 0, rules.seats[0])
    settings = {name.replace("-", "_"): value for name, value in options.items()}
    return Setup.of(game, count, any_seed() if seed is None else seed, settings)


def begun(saves: Saves, setup: Setup, seats: str | None, language: str, thinking: Budget) -> Desk:
    """A new game, saved from its first moment under a name nobody has."""
    places = seating(setup.rules(), seats, setup.players, language)
    setup.new()  # refuses what the rules do not have, before there is a file
    name = saves.free_name(setup.game)
    return Desk(saves.begin(name, setup, places, players_of(thinking)), saves, name)


def resumed(saves: Saves, game: str, name: str, language: str, thinking: Budget) -> Desk:
    """A saved game, as it was left."""
    table = saves.resume(name, players_of(thinking))
    if table.setup.game != game_named(game).name:
        table.close()
        raise BadPlay(words(PACKAGE, language).say("play-other-game", name=name, game=table.setup.game))
    return Desk(table, saves, name)


def players_of(thinking: Budget) -> PlayerFor:
    """Who makes virtual players, with so much time to think."""

    def make(game: Game, level: str) -> Player:
        return player_for(game, level, thinking)

    return make


def sit(desk: Desk, language: str, thinking: Budget, *, plain: bool) -> None:
    """Play on the screens where there are screens, else in plain text."""
    if not plain and Console().is_terminal:
        screens = on_screens()
        if screens is not None:
            screens(desk, language)
            return
    make_safe()
    Plain(desk, Console(), language, thinking).run()


def on_screens() -> Callable[[Desk, str], None] | None:
    """How a game is played on the screens; None where the library for screens is not installed."""
    try:
        from tablee.tui.app import run_game
    except ImportError:
        return None
    return run_game
