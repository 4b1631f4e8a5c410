"""Sitting down to a new game or a saved one, in plain text or on the screens."""

from collections.abc import Callable

from tablee.cli.help import spelled
from tablee.cli.speaking import BadUsage
from tablee.kernel import Game, Player
from tablee.players.levels import player_for
from tablee.players.thinking import Budget
from tablee.table import PlayerFor, Saves, Setup, any_seed, game_named
from tablee.table.seating.first_steps import lesson_places, lesson_setup
from tablee.tui.desk.desk import Desk
from tablee.tui.plain.console import Console, make_safe
from tablee.tui.plain.plain_mode import Plain
from tablee.tui.wishes.seating import learner, seating
from tablee.tui.wishes.settings_file import SettingsFile


def wished(game: str, seats: str | None, players: int, seed: int | None, options: dict[str, str]) -> Setup:
    """The set-up that the command line asks for."""
    rules = game_named(game)
    count = players or max(len(seats.split(",")) if seats else 0, rules.seats[0])
    return Setup.of(game, count, any_seed() if seed is None else seed, spelled(options))


def begun(saves: Saves, setup: Setup, seats: str | None, language: str, thinking: Budget) -> Desk:
    """A new game, saved from its first moment under a name nobody has."""
    settings = SettingsFile().read()
    places = seating(setup.rules(), seats, setup.players, language, str(setup.seed), settings.name)
    setup.new()  # refuses what the rules do not have, before there is a file
    name = saves.free_name(setup.game)
    table = saves.begin(name, setup, places, players_of(thinking))
    return Desk(table, saves, name, hints=settings.has_hints)


def lesson(saves: Saves, game: str, language: str, thinking: Budget) -> Desk:
    """First steps of a game, saved like any other."""
    setup = lesson_setup(game_named(game).name)
    places = lesson_places(setup.game, learner(SettingsFile().read().name, language))
    name = saves.free_name(setup.game)
    return Desk(saves.begin(name, setup, places, players_of(thinking)), saves, name)


def resumed(saves: Saves, game: str, name: str, thinking: Budget) -> Desk:
    """A saved game, as it was left."""
    table = saves.resume(name, players_of(thinking))
    if table.setup.game != game_named(game).name:
        table.close()
        raise BadUsage("usage-other-game", name=name, game=table.setup.game)
    return Desk(table, saves, name, hints=SettingsFile().read().has_hints)


def players_of(thinking: Budget) -> PlayerFor:
    """Who makes virtual players, with so much time to think."""

    def make(game: Game, level: str) -> Player:
        return player_for(game, level, thinking)

    return make


def sit(desk: Desk, language: str, thinking: Budget, *, plain: bool) -> None:
    """Play on the screens where there are screens, else in plain text."""
    if not plain and Console().has_screen:
        screens = on_screens()
        if screens is not None:
            screens(desk, language)
            return
    make_safe()
    Plain(desk, Console(), language, thinking, SettingsFile()).run()


def on_screens() -> Callable[[Desk, str], None] | None:
    """How a game is played on the screens; None where the library for screens is not installed."""
    try:
        from tablee.tui.app import run_game
    except ImportError:
        return None
    return run_game
