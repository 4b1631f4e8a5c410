"""The command `tablee match`: many games between virtual players."""

from pathlib import Path

from cyclopts import App

from tablee.cli.help import examples, spelled
from tablee.cli.speaking import Data, Lang, speaking

EXAMPLES = examples(
    "tablee match karmaka expert sensible --games 200 --jobs 2",
    "tablee match karmaka master expert --games 40 --seconds 0.2",
    "tablee match karmaka expert sensible expert sensible --variant teams",
    "tablee match spacepaper expert expert sensible sensible --games 40",
)
app = App(name="match", help_epilogue=EXAMPLES, help_format="markdown")


@app.default
def match(
    game: str,
    *levels: str,
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    json: Path | None = None,
    seconds: float | None = None,
    iterations: int | None = None,
    lang: Lang = None,
    data: Data = None,
    **options: str,
) -> None:
    """Let virtual players meet in many games, each deal played once with each player at each seat.

    Parameters
    ----------
    game
        The game.
    levels
        One level for each player: random, novice, apprentice, sensible, expert, master.
    games
        How many games.
    seed
        The seed of the first deal.
    jobs
        How many processes; the result is the same, unless a master thinks by the clock.
    json
        A file to write the result to.
    seconds
        How long a master thinks about one decision (one second if nothing is said).
    iterations
        How many iterations a master makes instead: the same seed then gives the same games.
    options
        The settings of the game: see `tablee games`.
    """
    with speaking(lang, data) as spoken:
        from tablee.cli.running.match import budget, matched
        from tablee.table.journal import Setup

        setup = Setup.of(game, len(levels), seed, spelled(options))
        matched(setup, levels, games, budget(seconds, iterations), jobs, json, spoken)
