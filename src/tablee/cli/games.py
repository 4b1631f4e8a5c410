"""The command `tablee games`: what can be played."""

from cyclopts import App

from tablee.cli.help import examples
from tablee.cli.speaking import Data, speaking

app = App(name="games", help_epilogue=examples("tablee games"), help_format="markdown")


@app.default
def games(*, data: Data = None) -> None:
    """List the games, with their numbers of players and their settings."""
    with speaking(None, data):
        from tablee.games import game_named, game_names

        for name in game_names():
            game = game_named(name)
            print(f"{name}: {', '.join(map(str, game.seats))} players")
            for setting in game.settings:
                print(f"  --{setting.name.replace('_', '-')} {'|'.join(setting.values)} (default {setting.default})")
