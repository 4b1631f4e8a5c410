"""A game's TOML files, decoded into typed records; a mistake is reported with its file, entry and field."""

import re
import tomllib
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from tablee.games.texts import written
from tablee.kernel import TableeError

T = TypeVar("T")
PLACE = re.compile(r"^(?P<what>.*?) - at `\$\.?(?P<path>.*)`$")
PART = re.compile(r"(?P<table>[A-Za-z_]+)(?:\[(?P<index>\d+)\])?")


class BadGameFile(TableeError):
    """A game's TOML file holds a mistake; the message names file, entry and field."""


def read(package: str, file: str, form: type[T]) -> T:
    """A TOML file of a game, from the room `data` of its package, as a record of the given form."""
    return decode(files(package).joinpath("data", file).read_text(encoding="utf-8"), file, form)


def has(package: str, file: str) -> bool:
    """Whether a game has such a file."""
    return bool(package) and files(package).joinpath("data", file).is_file()


def decode(text: str, file: str, form: type[T]) -> T:
    """TOML text as a record of the given form."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadGameFile(f"{file}: not TOML: {error}") from error
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
