"""What differs from a game's own numbers once all its files are read, and the checksum that journals carry."""

import hashlib
import json
from functools import cache
from importlib import import_module
from typing import Final

from tablee.games.overlay import noted, partial
from tablee.games.rulebook import rulebook

DIGITS: Final = 16  # of a checksum


def changes(package: str) -> dict[str, object]:
    """Every value that differs from the game's own, by its address; one that is as usual is none."""
    if not partial(package):
        return {}
    import_module(f"{package}.data")
    rulebook(package)
    return noted(package)


@cache
def checksum(package: str) -> str:
    """The checksum of what differs from the game's own numbers, however it is written; nothing where nothing does."""
    found = changes(package)
    text = json.dumps(found, sort_keys=True, separators=(",", ":"), default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS] if found else ""
