"""The program `tablee`: its commands, which are light until they are called, and its one-line errors."""

import os
import sys
from typing import Annotated, Final

from cyclopts import App, CycloptsError, Parameter

from tablee import __version__
from tablee.cli import backup, completion, games, lab, learn, match, play, review, rules, saves, serve, tell, trace
from tablee.cli.help import examples, translate
from tablee.cli.mistakes import explained
from tablee.cli.speaking import BadUsage, Data, Folder, Lang, language, speaking, tell_aside
from tablee.games.texts import LANGUAGES
from tablee.kernel import TableeError

HELP = """One table for tabletop games: play in the terminal, against people and virtual players; look up the rules."""
EXAMPLES = examples(
    "tablee",
    "tablee learn karmaka",
    "tablee play karmaka --plain --lang fr",
    "tablee rules karmaka KMK-10.7",
    "tablee tell karmaka --seed 7 --seat 0",
    "tablee match karmaka expert sensible --games 200 --jobs 2",
    "tablee trace karmaka --seed 7 --states",
)
COMMANDS: Final = (play, learn, saves, match, lab, serve, backup, review, games, rules, trace, tell)
ASKS_HELP: Final = {"--help", "-h", "completion"}
FIRST: Final = ("--lang", "--data", "--saves")  # may stand before a command too
app = App(name="tablee", help=HELP, help_epilogue=EXAMPLES, version=__version__, help_format="markdown")
for command in COMMANDS:
    app.command(command.app)
app.command(completion.made(app))


@app.default
def home(
    *words: Annotated[str, Parameter(show=False)], lang: Lang = None, saves: Folder = None, data: Data = None
) -> None:
    """Open the home screen in a terminal; without one, print this help."""
    with speaking(lang, data) as spoken:
        if words:
            known = ", ".join(sorted(name for name in app if not name.startswith("-")))
            raise BadUsage("usage-command", command=f'"{words[0]}"', known=known)
        from tablee.tui.plain.console import Console

        if not Console().has_screen:
            translate(app, spoken)
            app.help_print([])
            return
        from tablee.tui.app import run  # which takes half a second: only the screens need it

        run(spoken if lang else None, spoken, saves)


def main() -> None:
    """Run the program: errors are one line and status 2; a closed pipe ends it quietly."""
    arguments = in_order(sys.argv[1:])
    try:
        if not arguments or ASKS_HELP & set(arguments):
            translate(app, spoken(arguments))
        app(arguments, exit_on_error=False, print_error=False, result_action="return_none")
    except TableeError as error:
        from tablee.table.errors import said  # the words of a table: only errors need them here

        sys.exit(_fail(said(error, spoken(arguments))))
    except CycloptsError as error:
        sys.exit(_fail(explained(error, spoken(arguments))))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        sys.exit(130)


def in_order(arguments: list[str]) -> list[str]:
    """The same command with what stands before it behind it: `tablee --lang fr rules karmaka`.

    >>> in_order(["--lang", "fr", "rules", "karmaka"])
    ['rules', 'karmaka', '--lang', 'fr']
    """
    before: list[str] = []
    rest = arguments
    while rest and rest[0].partition("=")[0] in FIRST:
        width = 1 if "=" in rest[0] else 2
        before, rest = before + rest[:width], rest[width:]
    return [*rest, *before]


def spoken(arguments: list[str]) -> str:
    """The language of an error: the one asked for on the command line, as far as it is one, else the usual."""
    after = [*arguments[1:], ""][: len(arguments)]
    asked = [value for name, value in zip(arguments, after, strict=True) if name == "--lang"]
    asked += [each.removeprefix("--lang=") for each in arguments if each.startswith("--lang=")]
    return next((each for each in asked if each in LANGUAGES), language(None))


def _fail(message: str) -> int:
    tell_aside(message)
    return 2
