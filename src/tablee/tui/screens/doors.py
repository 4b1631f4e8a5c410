"""Where the doors of the home screen lead."""

from tablee.tui.screens.learn import Learn
from tablee.tui.screens.new_game import NewGame
from tablee.tui.screens.program import Program
from tablee.tui.screens.rules import RulesScreen
from tablee.tui.screens.settings import SettingsScreen
from tablee.tui.screens.shelf import Shelf
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
