"""A game's TOML files, with what is laid over them, decoded into typed records.

A mistake is reported with its file, entry and field; one that was laid over, with its address too.
"""

import re
import tomllib
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from tablee.games.beside import with_words
from tablee.games.language import worded
from tablee.games.overlay import ENDING, laid, laid_folder
from tablee.games.overlaying import BadOverlay
from tablee.games.texts import written
from tablee.kernel import Worded

T = TypeVar("T")
PLACE = re.compile(r"^(?P<what>.*?) - at `\$\.?(?P<path>.*)`$")
PART = re.compile(r"(?P<table>[A-Za-z_]+)(?:\[(?P<index>\d+)\])?")


class BadGameFile(Worded):
    """A game's TOML file holds a mistake; the message names file, entry and field, and what is laid over, if any."""

    def __init__(self, text: str) -> None:
        folder = laid_folder()
        message = "bad-game-file" if folder is None else "overlay-unfit"
        super().__init__(text, message, {"what": text, "folder": str(folder)})


def read(package: str, file: str, form: type[T]) -> T:
    """A TOML file of a game, from the room `data` of its package, as a record of the given form."""
    own = _own(package, file)
    raw = laid(package, file, form, own)
    try:
        return converted(raw, file, form)
    except BadGameFile as error:
        if raw is own:
            raise
        address = _address(str(error.__cause__), raw, file)
        raise worded(BadOverlay, "overlay-wrong", address=address, what=str(error)) from error


def read_words(package: str, file: str, form: type[T]) -> T:
    """A TOML file of what people read, from the room `people` of a game; no number of it can be laid over."""
    return converted(_own(package, file, "people"), file, form)


def _own(package: str, file: str, room: str = "data") -> dict[str, Any]:
    """A game's file as tables, with the words that are laid beside it."""
    own = parsed(files(package).joinpath(room, file).read_text(encoding="utf-8"), file)
    try:
        return with_words(own, package, file)
    except ValueError as error:
        raise BadGameFile(f"{file}: {error}") from error


def has(package: str, file: str, room: str = "data") -> bool:
    """Whether a game has such a file in a room."""
    return bool(package) and files(package).joinpath(room, file).is_file()


def decode(text: str, file: str, form: type[T]) -> T:
    """TOML text as a record of the given form."""
    return converted(parsed(text, file), file, form)


def parsed(text: str, file: str) -> dict[str, Any]:
    """TOML text as tables."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadGameFile(f"{file}: not TOML: {error}") from error


def converted(raw: dict[str, Any], file: str, form: type[T]) -> T:
    """Tables as a record of the given form."""
    try:
        return msgspec.convert(raw, form, dec_hook=written)
    except msgspec.ValidationError as error:
        raise BadGameFile(f"{file}: {_explained(str(error), raw)}") from error


def _explained(message: str, raw: dict[str, Any]) -> str:
    """msgspec's complaint with the entry named as people would: "entry 4 of card (peek), field value"."""
    place = PLACE.match(message)
    if place is None:
        return message
    names: list[str] = []
    here: Any = raw
    for part in PART.finditer(place["path"]):
        here = here.get(part["table"]) if isinstance(here, dict) else None
        if part["index"] is None:
            names.append(f"field {part['table']}")
        else:
            here = here[int(part["index"])] if isinstance(here, list) else None
            named = f" ({here['id']})" if isinstance(here, dict) and "id" in here else ""
            names.append(f"entry {int(part['index']) + 1} of {part['table']}{named}")
    deeper = place["what"].startswith("field ")  # a text that says itself which of its fields is wrong
    return f"{', '.join(names)}{', ' if deeper else ': '}{place['what']}"


def _address(message: str, raw: dict[str, Any], file: str) -> str:
    """The address that msgspec complains of, FILE.ID.FIELD."""
    place = PLACE.match(message)
    names: list[str] = []
    here: Any = raw
    for part in PART.finditer(place["path"] if place else ""):
        here = here.get(part["table"]) if isinstance(here, dict) else None
        names.append(part["table"])
        if part["index"] is not None:
            here = here[int(part["index"])] if isinstance(here, list) else None
            names = [str(here["id"])] if isinstance(here, dict) and "id" in here else [*names, str(part["index"])]
    return ".".join([file.removesuffix(ENDING), *names])
