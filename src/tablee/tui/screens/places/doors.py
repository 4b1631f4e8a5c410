"""Where the doors of the home screen lead."""

from tablee.tui.screens.places.learn import Learn
from tablee.tui.screens.places.new_game import NewGame
from tablee.tui.screens.places.rules import RulesScreen
from tablee.tui.screens.places.settings import SettingsScreen
from tablee.tui.screens.places.shelf import Shelf
from tablee.tui.screens.shell.program import Program
from tablee.tui.wishes.game_wishes import game_of


def go(program: Program, door: str) -> None:
    """Open the screen behind a door."""
    match door:
        case "new":
            program.push_screen(NewGame())
        case "learn":
            program.push_screen(Learn())
        case "resume" | "review":
            program.push_screen(Shelf(door))
        case "rulebook":
            program.push_screen(RulesScreen(game_of(program.settings.last).name))
        case "settings":
            program.push_screen(SettingsScreen())
        case "quit":
            program.exit()
