"""The commands `tablee saves`: list, rename, delete, export and import saved games."""

import sys
from pathlib import Path

from cyclopts import App

from tablee.cli.help import examples
from tablee.cli.speaking import Data, Folder, Lang, speaking

HELP = """List, rename, delete, export and import saved games.

They lie in the platform's folder for data, or in `--saves DIR`.
"""
EXAMPLES = examples(
    "tablee saves list",
    'tablee saves rename Sunday "Sunday with Bob"',
    "tablee saves export Sunday sunday.jsonl",
    "tablee saves import sunday.jsonl --name Monday",
)
app = App(name="saves", help=HELP, help_epilogue=EXAMPLES, help_format="markdown")


@app.command(name="list")
def list_command(*, saves: Folder = None, lang: Lang = None, data: Data = None) -> None:
    """List the saved games, the last played first; damaged ones with the reason."""
    with speaking(lang, data) as spoken:
        from tablee.cli.running.saves import told
        from tablee.table import Saves
        from tablee.table.errors import say

        folder = Saves(saves)
        found = folder.listed()
        for save in found:
            print(told(save, spoken))
        if not found:
            print(say("list-nothing", spoken, folder=str(folder.folder)))


@app.command
def rename(name: str, to: str, *, saves: Folder = None, lang: Lang = None, data: Data = None) -> None:
    """Give a saved game another name."""
    with speaking(lang, data) as spoken:
        from tablee.table import Saves
        from tablee.table.errors import say

        Saves(saves).rename(name, to)
        print(say("done-renamed", spoken, name=name, to=to))


@app.command
def delete(name: str, *, saves: Folder = None, lang: Lang = None, data: Data = None) -> None:
    """Delete a saved game for good."""
    with speaking(lang, data) as spoken:
        from tablee.table import Saves
        from tablee.table.errors import say

        Saves(saves).delete(name)
        print(say("done-deleted", spoken, name=name))


@app.command
def export(name: str, file: Path, *, saves: Folder = None, lang: Lang = None, data: Data = None) -> None:
    """Write a saved game to a file that is not there yet. It holds all that is hidden: mind who sees it."""
    with speaking(lang, data) as spoken:
        from tablee.table import Saves
        from tablee.table.errors import say

        Saves(saves).export(name, file)
        print(say("done-exported", spoken, name=name, to=str(file)))


@app.command(name="import")
def import_command(
    file: Path, *, name: str | None = None, saves: Folder = None, lang: Lang = None, data: Data = None
) -> None:
    """Check a file that was exported, and keep it among the saved games under its own or another name."""
    with speaking(lang, data) as spoken:
        from tablee.table import Saves
        from tablee.table.errors import say

        found = Saves(saves).import_(file, name)
        print(say("done-imported", spoken, file=str(file), name=found.name))
        if found.left_out:
            counts = {"left": str(found.left_out), "kept": str(found.lines)}
            print(say("done-torn", spoken, file=str(file), **counts), file=sys.stderr)
