"""Texts laid beside a game's TOML files: the same tables and ids, and words in more languages."""

import tomllib
from typing import Any

from tablee.games.texts import BESIDE, LANGUAGES


def with_words(raw: dict[str, Any], package: str, file: str) -> dict[str, Any]:
    """The tables of a game's file with the words that TABLEE_WORDS holds for it; ValueError if these are no words."""
    more = None if BESIDE is None else BESIDE / package / file
    if more is not None and more.is_file():
        add_words(raw, tomllib.loads(more.read_text(encoding="utf-8")), str(more))
    return raw


def add_words(own: dict[str, Any], more: dict[str, Any], place: str) -> None:
    """Put words into the tables they belong to; nothing but words may be there."""
    for name, value in more.items():
        here, mine = f"{place}, {name}", own.get(name)
        if name in LANGUAGES and isinstance(value, str | list):
            own[name] = value
        elif isinstance(value, dict) and isinstance(mine, dict):
            add_words(mine, value, here)
        elif isinstance(value, list) and isinstance(mine, list):
            for at, entry in enumerate(value):
                add_words(_same(mine, entry, at, here), entry, here)
        elif name != "id":
            raise ValueError(f"{here}: no words of a language")


def _same(entries: list[Any], wanted: dict[str, Any], at: int, place: str) -> dict[str, Any]:
    """The entry with the same id; where entries have none, the one at the same place."""
    sought = wanted.get("id", at)
    for number, entry in enumerate(entries):
        if entry.get("id", number) == sought:
            found: dict[str, Any] = entry
            return found
    raise ValueError(f"{place}: there is no entry {sought!r}")
