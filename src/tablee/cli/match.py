"""The command `tablee match`: many games between virtual players."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from tablee.cli.help import examples, spelled
from tablee.cli.speaking import Data, Lang, speaking

EXAMPLES = examples(
    "tablee match karmaka expert sensible --games 200 --jobs 2",
    "tablee match karmaka master expert --games 40 --seconds 0.2",
    "tablee match karmaka expert sensible expert sensible --variant teams",
    "tablee match spacepaper expert expert sensible sensible --games 40",
    "tablee match wild_space sensible --games 500",
    "tablee match karmaka expert sensible --games 2000 --jobs 2 --out study --journals",
    "tablee match karmaka expert sensible --games 2000 --ray local",
    "tablee match karmaka master master@1 --games 400 --iterations 500 --until-clear",
)
app = App(name="match", help_epilogue=EXAMPLES, help_format="markdown")


@app.default
def match(
    game: str,
    *levels: str,
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    json: Annotated[Path | None, Parameter(allow_leading_hyphen=True)] = None,
    seconds: float | None = None,
    iterations: int | None = None,
    out: Path | None = None,
    journals: bool = False,
    ray: str | None = None,
    until_clear: bool = False,
    lang: Lang = None,
    data: Data = None,
    **options: str,
) -> None:
    """Let virtual players meet in many games, each deal played once with each player at each seat."""
    with speaking(lang, data) as spoken:
        from tablee.cli.running.match import Wish, budget, each_level, matched
        from tablee.table.past.journal import Setup

        given = spelled(options)
        setups = each_level(Setup.of(game, len(levels), seed, given), given)
        thinking = budget(seconds, iterations, by_processor=True)
        matched(setups, levels, games, thinking, Wish(jobs, json, out, journals, ray, until_clear), spoken)
