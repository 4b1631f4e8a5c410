"""The program `tablee`: its commands, its languages, its one-line errors."""

import os
import re
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console

from tablee import __version__
from tablee.cli.backup import BACKS_UP, backup
from tablee.cli.help import examples
from tablee.cli.match import MATCHES, match
from tablee.cli.play import PLAYS, play
from tablee.cli.saves import Folder, saves
from tablee.cli.serve import SERVES, serve
from tablee.cli.speaking import BadUsage, Lang, language, speaking
from tablee.games import game_named, game_names, package_of
from tablee.games.rulebook import Rulebook, UnknownRule, rulebook
from tablee.games.texts import LANGUAGES
from tablee.kernel import SPECTATOR, TableeError
from tablee.players.levels import player_for
from tablee.players.thinking import Budget
from tablee.table.disk import NotPlainError, read
from tablee.table.errors import Said, said
from tablee.table.journal import Setup, compact
from tablee.table.trace import BadTrace, at_random, check, played_by, sentences, trace

HELP = """One table for tabletop games: play in the terminal, against people and virtual players; look up the rules."""
EXAMPLES = examples(
    "tablee",
    "tablee play karmaka --plain --lang fr",
    "tablee rules karmaka KMK-10.7",
    "tablee tell karmaka --seed 7 --seat 0",
    "tablee match karmaka expert sensible --games 200 --jobs 2",
    "tablee trace karmaka --seed 7 --states",
)
LINES = re.compile(r"[ \t\r\n]+")  # not \s: spaces that hold a line together stay
RULE_ID = re.compile(r"[A-Za-z0-9]+-V?\d+(\.\d+[a-z]?)?", re.IGNORECASE)
app = App(name="tablee", help=HELP, help_epilogue=EXAMPLES, version=__version__, help_format="markdown")
app.command(play, help_epilogue=PLAYS)
app.command(saves)
app.command(match, help_epilogue=MATCHES)
app.command(serve, help_epilogue=SERVES)
app.command(backup, help_epilogue=BACKS_UP)


@app.default
def home(*words: Annotated[str, Parameter(show=False)], lang: Lang = None, saves: Folder = None) -> None:
    """Open the home screen in a terminal; without one, print this help."""
    if words:
        raise BadUsage("usage-command", command=f'"{words[0]}"', known=", ".join(sorted(_commands())))
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        app.help_print([])
        return
    from tablee.tui.app import run  # which takes half a second: only the screens need it

    run(language(lang) if lang else None, language(None), saves)


@app.command(help_epilogue=examples('tablee review "Karmaka Anna Bob"', "tablee review karmaka.jsonl --lang fr"))
def review(name: str, *, lang: Lang = None, saves: Folder = None) -> None:
    """Walk through a game that has ended, with the master's opinion: in a terminal.

    Parameters
    ----------
    name
        The name of the saved game, see `tablee saves list`; or a file such as a server lets you download.
    """
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadUsage("usage-terminal", command="`tablee saves export`")
    from tablee.tui.app import run_review

    with speaking(lang) as spoken:
        run_review(name, saves, spoken)


def _commands() -> list[str]:
    return [name for name in app if not name.startswith("-")]


@app.command(help_epilogue=examples("tablee games"))
def games() -> None:
    """List the games, with their numbers of players and their settings."""
    for name in game_names():
        game = game_named(name)
        print(f"{name}: {', '.join(map(str, game.seats))} players")
        for setting in game.settings:
            print(f"  --{setting.name.replace('_', '-')} {'|'.join(setting.values)} (default {setting.default})")


@app.command(
    help_epilogue=examples(
        "tablee rules karmaka KMK-10.7", "tablee rules karmaka KMK-9", "tablee rules karmaka Mimic --lang en"
    )
)
def rules(game: str, *words: str, lang: Lang = None) -> None:
    """Show the rulebook of a game: a rule or chapter by its id, or every rule that holds some words.

    Parameters
    ----------
    game
        The game.
    words
        A rule id, a chapter id, or words to look for; all rules if nothing is given.
    """
    spoken = language(lang)
    show(rulebook(package_of(game_named(game))), " ".join(words), spoken)


def show(book: Rulebook, query: str, spoken: str) -> None:
    """Print the rules that answer a query, under their chapters; all of them for an empty query."""
    found = book.search(query, spoken) if query else [rule for chapter in book for rule in chapter.rule]
    if not found:
        raise _nothing_found(book, query)
    console = Console(soft_wrap=True, highlight=False)
    for chapter in book:
        if any(rule in found for rule in chapter.rule):
            console.print(f"{chapter.id} {chapter.title.in_(spoken)}", style="bold", markup=False)
        for rule in chapter.rule:
            if rule in found:
                console.print(f"  {rule.id}  {rule.text.in_(spoken)}", markup=False)


def _nothing_found(book: Rulebook, query: str) -> TableeError:
    if not RULE_ID.fullmatch(query):
        return BadUsage("usage-no-rule", query=repr(query))
    try:
        book.rule(query)
    except UnknownRule as error:
        return error
    return BadUsage("usage-no-rule", query=repr(query))


@app.command(
    name="trace",
    help_epilogue=examples(
        "tablee trace karmaka --seed 7 --states",
        "tablee trace karmaka --players 4 --variant teams --policy sensible",
        "tablee trace --check game.jsonl",
    ),
)
def trace_command(
    game: str | None = None,
    *,
    players: int = 0,
    seed: int = 0,
    policy: str = "random",
    iterations: int = 500,
    states: bool = False,
    lang: Lang = None,
    check: Annotated[Path | None, Parameter(allow_leading_hyphen=True)] = None,
    **options: str,
) -> None:
    """Play one game and print it as JSON lines: set-up, chance, decisions, result; or check such a file.

    Parameters
    ----------
    game
        The game.
    players
        The number of players; the least if not given.
    seed
        The seed of the game's generator.
    policy
        Who chooses for all seats: random, or a level of virtual players.
    iterations
        How long a master thinks about one decision; the same seed gives the same trace.
    states
        Add the complete state after each decision.
    check
        Replay a trace and say where it first differs; - reads the standard input.
    options
        The settings of the game: see `tablee games`.
    """
    language(lang)  # in which `main` says what goes wrong
    if check is not None:
        report(check)
        return
    if game is None:
        raise BadUsage("usage-which-game", command="tablee trace karmaka")
    setup = Setup.of(game, players, seed, spelled(options))
    setup.new()
    decides = played_by(player_for(setup.rules(), policy, Budget(iterations)), seed) if policy != "random" else None
    for line in trace(setup, decides or at_random(seed), states=states):
        print(compact(line))


@app.command(help_epilogue=examples("tablee tell karmaka --seed 7", "tablee tell karmaka --seed 7 --seat 0 --lang fr"))
def tell(
    game: str, *, players: int = 0, seed: int = 0, seat: int | None = None, lang: Lang = None, **options: str
) -> None:
    """Play one game at random and tell it in sentences, as a spectator or one seat hears it.

    Parameters
    ----------
    game
        The game.
    players
        The number of players; the least if not given.
    seed
        The seed of the game's generator.
    seat
        Whose ears: a seat, counted from 0; a spectator if not given.
    options
        The settings of the game: see `tablee games`.
    """
    setup = Setup.of(game, players, seed, spelled(options))
    if seat is not None and not 0 <= seat < setup.players:
        raise BadUsage("usage-seat", last=str(setup.players - 1), seat=str(seat))
    for sentence in sentences(setup, at_random(seed), SPECTATOR if seat is None else seat, language(lang)):
        print(sentence)


def spelled(options: dict[str, str]) -> dict[str, str]:
    """Settings as the game names them."""
    return {name.replace("-", "_"): value for name, value in options.items()}


def report(file: Path) -> None:
    """Check a trace and say so."""
    try:
        text = sys.stdin.read() if str(file) == "-" else read(file).decode()
    except NotPlainError as error:
        raise BadTrace("trace-unreadable", file=str(file), why=Said("disk-not-plain")) from error
    except (OSError, UnicodeDecodeError) as error:
        raise BadTrace("trace-unreadable", file=str(file), why=str(error)) from error
    count = check(text.splitlines())
    print(f"{file}: {count} lines, all as the game plays them")


def main() -> None:
    """Run the program: errors are one line and status 2; a closed pipe ends it quietly."""
    try:
        app(sys.argv[1:], exit_on_error=False, print_error=False, result_action="return_none")
    except TableeError as error:
        sys.exit(_fail(said(error, spoken(sys.argv[1:]))))
    except CycloptsError as error:
        sys.exit(_fail(str(error)))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        sys.exit(130)


def spoken(arguments: list[str]) -> str:
    """The language of an error: the one asked for on the command line, as far as it is one, else the usual."""
    after = [*arguments[1:], ""]
    asked = [value for name, value in zip(arguments, after, strict=True) if name == "--lang"]
    asked += [each.removeprefix("--lang=") for each in arguments if each.startswith("--lang=")]
    return next((each for each in asked if each in LANGUAGES), language(None))


def _fail(message: str) -> int:
    print(f"tablee: {LINES.sub(' ', message)}", file=sys.stderr)
    return 2
