"""The commands `tablee saves`: list, rename, delete, export and import saved games."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from tablee.cli.help import examples
from tablee.cli.speaking import Lang, speaking
from tablee.games.language import PACKAGE as GAMES
from tablee.games.language import listed, words
from tablee.table import Place, Save, Saves
from tablee.table.errors import say

HELP = """List, rename, delete, export and import saved games.

They lie in the platform's folder for data, or in `--saves DIR`.
"""
EXAMPLES = examples(
    "tablee saves list",
    'tablee saves rename Sunday "Sunday with Bob"',
    "tablee saves export Sunday sunday.jsonl",
    "tablee saves import sunday.jsonl --name Monday",
)
saves = App(name="saves", help=HELP, help_epilogue=EXAMPLES, help_format="markdown")
Folder = Annotated[Path | None, Parameter(name="--saves", help="The folder of saved games.")]


@saves.command(name="list")
def list_command(*, saves: Folder = None, lang: Lang = None) -> None:
    """List the saved games, the last played first; damaged ones with the reason."""
    with speaking(lang) as spoken:
        folder = Saves(saves)
        found = folder.listed()
        for save in found:
            print(told(save, spoken))
        if not found:
            print(say("list-nothing", spoken, folder=str(folder.folder)))


@saves.command
def rename(name: str, to: str, *, saves: Folder = None, lang: Lang = None) -> None:
    """Give a saved game another name."""
    with speaking(lang) as spoken:
        Saves(saves).rename(name, to)
        print(say("done-renamed", spoken, name=name, to=to))


@saves.command
def delete(name: str, *, saves: Folder = None, lang: Lang = None) -> None:
    """Delete a saved game for good."""
    with speaking(lang) as spoken:
        Saves(saves).delete(name)
        print(say("done-deleted", spoken, name=name))


@saves.command
def export(name: str, file: Path, *, saves: Folder = None, lang: Lang = None) -> None:
    """Write a saved game to a file that is not there yet. It holds all that is hidden: mind who sees it."""
    with speaking(lang) as spoken:
        Saves(saves).export(name, file)
        print(say("done-exported", spoken, name=name, to=str(file)))


@saves.command(name="import")
def import_command(file: Path, *, name: str | None = None, saves: Folder = None, lang: Lang = None) -> None:
    """Check a file that was exported, and keep it among the saved games under its own or another name."""
    with speaking(lang) as spoken:
        found = Saves(saves).import_(file, name)
        print(say("done-imported", spoken, file=str(file), name=found.name))
        if found.left_out:
            counts = {"left": str(found.left_out), "kept": str(found.lines)}
            print(say("done-torn", spoken, file=str(file), **counts), file=sys.stderr)


def told(save: Save, language: str) -> str:
    """A saved game in one line."""
    if save.damaged is not None:
        return say("list-damaged", language, name=save.name, reason=save.damaged)
    players = listed([_player(place, language) for place in save.places], language)
    when = save.modified.astimezone().strftime("%Y-%m-%d %H:%M")
    marks = [_progress(save, language)]
    marks += [say("list-taken-back", language)] if save.taken_back else []
    marks += [say("list-torn", language)] if save.torn else []
    return " · ".join([say("list-save", language, name=save.name, game=save.game, players=players), *marks, when])


def _progress(save: Save, language: str) -> str:
    if save.finished:
        return say("list-finished", language, ply=str(save.ply))
    return say("list-playing", language, ply=str(save.ply), who=save.places[save.to_move].name)


def _player(place: Place, language: str) -> str:
    """A name, with the level of a virtual player: in words if the level is one of ours."""
    if place.level is None:
        return place.name
    ours = words(GAMES, language)
    message = f"level-{place.level}"
    level = ours.say(message).lower() if ours.has(message) else place.level
    return say("list-player", language, name=place.name, level=level)
