"""Names for those who gave none: virtual players have names of their own, in the language of the table."""

import hashlib
from collections.abc import Iterable

from tablee.games.language import words
from tablee.table.errors import PACKAGE
from tablee.table.seating.alike import alike


def known_names(language: str) -> list[str]:
    """All names of a language that virtual players go by."""
    return words(PACKAGE, language).say("virtual-names").split(", ")


def called(count: int, language: str, root: str, taken: Iterable[str] = ()) -> list[str]:
    """So many names, none like another at the table; the same for the same root: a table's id, or a game's seed."""
    found: list[str] = []
    others = list(taken)
    for name in sorted(known_names(language), key=lambda name: hashlib.sha256(f"{root}/{name}".encode()).digest()):
        if len(found) < count and not any(alike(name, other) for other in others):
            found.append(name)
            others.append(name)
    return found


def filled(names: list[str | None], language: str, root: str) -> list[str]:
    """Names seat by seat, with one from the list where there is none.

    >>> filled(["Anna", None], "en", "7")[0]
    'Anna'
    """
    taken = [name for name in names if name is not None]
    fresh = iter(called(len(names) - len(taken), language, root, taken))
    return [next(fresh) if name is None else name for name in names]
