"""Numbers laid over a game's own: which folder of partial TOML counts for this process, and what it changes.

A game's numbers become constants when it is imported, so there is one overlay for a process. It is told by the
environment, which the processes it starts inherit, and stands from the moment when a game's numbers are first read.
"""

import os
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from tablee.games.language import PACKAGE, worded
from tablee.games.overlaying import BadOverlay, Laying
from tablee.games.title import GROUP, OVERLAY

ENDING: Final = ".toml"


def lay_over(folder: Path) -> None:
    """Lay a folder over the games of this process and of those it starts; refused once numbers were read."""
    wanted = folder.absolute()
    if laid_folder.cache_info().currsize and laid_folder() != wanted:
        raise worded(BadOverlay, "overlay-late", folder=str(folder))
    os.environ[OVERLAY] = str(wanted)
    laid_folder()


@cache
def laid_folder() -> Path | None:
    """The folder that is laid over, or none; it is looked through when this is first asked, and stands from then on."""
    told = os.environ.get(OVERLAY, "")
    return _checked(Path(told).absolute()) if told else None


def _checked(folder: Path) -> Path:
    """A folder that holds one folder for each game it changes, and nothing else that would be passed over."""
    if not folder.is_dir():
        raise worded(BadOverlay, "overlay-no-folder", folder=str(folder))
    for path in sorted(folder.iterdir()):
        if path.suffix == ENDING:
            raise worded(BadOverlay, "overlay-loose", folder=str(folder), file=path.name)
        if path.is_dir() and path.name not in _houses() and not path.name.startswith("."):
            known = ", ".join(sorted(_houses()))
            raise worded(BadOverlay, "overlay-no-game", folder=str(folder), name=path.name, known=known)
    return folder


def _houses() -> set[str]:
    """The names of the folders that games have."""
    from importlib.metadata import entry_points  # which takes a while: who lays nothing over does not wait

    ours = {each.name for each in files(PACKAGE).iterdir() if each.joinpath("data").is_dir()}
    modules = [point.value.partition(":")[0] for point in entry_points(group=GROUP)]
    return ours | {house(module.rpartition(".")[0]) for module in modules}


def house(package: str) -> str:
    """The name of a game's folder: the last part of its package."""
    return package.rpartition(".")[2]


@cache
def partial(package: str) -> dict[str, dict[str, Any]]:
    """What is laid over a game, by file; refused where the game has no such file or a text is no TOML."""
    folder = laid_folder()
    place = None if folder is None or not package else folder / house(package)
    if place is None or not place.is_dir():
        return {}
    return {path.name: _parsed(package, path) for path in sorted(place.iterdir()) if not path.name.startswith(".")}


def _parsed(package: str, path: Path) -> dict[str, Any]:
    own = sorted(each.name for each in files(package).joinpath("data").iterdir() if each.name.endswith(ENDING))
    if path.name not in own:
        raise worded(BadOverlay, "overlay-no-file", file=str(path), known=", ".join(own))
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise worded(BadOverlay, "overlay-no-toml", file=str(path), why=str(error)) from error


def laid(package: str, file: str, form: type | None, own: dict[str, Any]) -> dict[str, Any]:
    """A file of a game with what is laid over it; what differs is noted."""
    given = partial(package).get(file)
    if given is None:
        return own
    laying = Laying(file.removesuffix(ENDING), own, form)
    merged = laying.lay(given)
    _changes[package, file] = laying.changes
    return merged


_changes: Final[dict[tuple[str, str], dict[str, object]]] = {}  # by package and file, as they are read


def noted(package: str) -> dict[str, object]:
    """What differs in the files of a game, by address: as found when they were read, and in those that nobody reads."""
    for file in partial(package):
        if (package, file) not in _changes:
            laid(package, file, None, tomllib.loads(files(package).joinpath("data", file).read_text(encoding="utf-8")))
    return {at: value for file in partial(package) for at, value in sorted(_changes[package, file].items())}
