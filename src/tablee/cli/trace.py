"""The command `tablee trace`: one game as lines of data, or the check of such a file."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from tablee.cli.help import examples, spelled
from tablee.cli.speaking import BadUsage, Data, Lang, speaking

EXAMPLES = examples(
    "tablee trace karmaka --seed 7 --states",
    "tablee trace karmaka --players 4 --variant teams --policy sensible",
    "tablee trace --check game.jsonl",
)
app = App(name="trace", help_epilogue=EXAMPLES, help_format="markdown")


@app.default
def trace(
    game: str | None = None,
    *,
    players: int = 0,
    seed: int = 0,
    policy: str = "random",
    iterations: int = 500,
    states: bool = False,
    lang: Lang = None,
    data: Data = None,
    check: Annotated[Path | None, Parameter(allow_leading_hyphen=True)] = None,
    **options: str,
) -> None:
    """Play one game and print it as JSON lines: set-up, chance, decisions, result; or check such a file."""
    with speaking(lang, data):
        from tablee.cli.running.trace import report, show
        from tablee.table.setup import Setup

        if check is not None:
            report(check)
            return
        if game is None:
            raise BadUsage("usage-which-game", command="tablee trace karmaka")
        show(Setup.of(game, players, seed, spelled(options)), policy, iterations, states=states)
