"""What every place of a row of numbers means: `python -m tablee.rl layout karmaka --players 2`."""

import argparse
import sys

from tablee.games import game_names
from tablee.rl.play import Terms


def main(arguments: list[str]) -> int:
    """Print the layout of a game: a line for each place."""
    parser = argparse.ArgumentParser("python -m tablee.rl", description=__doc__)
    parser.add_argument("what", choices=["layout", "left-out"], help="the places of a row, or what it does not hold")
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--players", type=int, default=0, help="as many as may be fewest, if not said")
    asked = parser.parse_args(arguments)
    terms = Terms(asked.game, asked.players)
    if asked.what == "layout":
        lines = [f"{place} {name}" for place, name in enumerate(terms.encoder.names)]
    else:
        lines = [f"{name}: {why}" for name, why in terms.layout.left_out.items()]
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
