"""The command `tablee learn`: a guided first game."""

from contextlib import closing
from typing import Annotated

from cyclopts import App, Parameter

from tablee.cli.help import examples
from tablee.cli.speaking import Data, Folder, Lang, speaking

EXAMPLES = examples("tablee learn karmaka", "tablee learn spacepaper --plain --lang fr")
app = App(name="learn", help_epilogue=EXAMPLES, help_format="markdown")


@app.default
def learn(
    game: str,
    *,
    plain: Annotated[bool, Parameter(negative="")] = False,
    saves: Folder = None,
    lang: Lang = None,
    data: Data = None,
) -> None:
    """Learn a game: First steps, a guided game of about three minutes with a friendly opponent."""
    with speaking(lang, data) as spoken:
        from tablee.cli.running.match import budget
        from tablee.cli.running.play import lesson, sit
        from tablee.table import Saves

        thinking = budget(None, None)
        desk = lesson(Saves(saves), game, spoken, thinking)
        with closing(desk.table):
            sit(desk, spoken, thinking, plain=plain)
