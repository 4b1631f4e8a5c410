"""The command `tablee play`: sit down to a new game or a saved one."""

from contextlib import closing
from typing import Annotated

from cyclopts import App, Parameter

from tablee.cli.help import examples
from tablee.cli.speaking import BadUsage, Data, Folder, Lang, speaking

EXAMPLES = examples(
    "tablee play karmaka",
    'tablee play karmaka --plain --seats "Anna=human,Bob=expert" --seed 7 --lang fr',
    'tablee play karmaka --seats "Anna,Bob,master" --variant multiplayer',
    'tablee play karmaka --resume "karmaka 2"',
)
app = App(name="play", help_epilogue=EXAMPLES, help_format="markdown")


@app.default
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
    data: Data = None,
    **options: str,
) -> None:
    """Play a game: you against a virtual player, unless you say who sits where."""
    with speaking(lang, data) as spoken:
        from tablee.cli.running.match import budget
        from tablee.cli.running.play import begun, resumed, sit, wished
        from tablee.table import Saves

        thinking, folder = budget(seconds, iterations), Saves(saves)
        if resume is not None:
            if seats or players or seed is not None or options:
                raise BadUsage("usage-resume-alone")
            desk = resumed(folder, game, resume, thinking)
        else:
            desk = begun(folder, wished(game, seats, players, seed, options), seats, spoken, thinking)
        with closing(desk.table):
            sit(desk, spoken, thinking, plain=plain)
