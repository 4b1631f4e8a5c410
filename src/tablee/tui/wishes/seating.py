"""Who sits where, as a command line says it: "Anna=human,Bob=expert"."""

import contextlib
import os
from collections.abc import Sequence
from typing import Final

from tablee.kernel import Game
from tablee.players.levels import level_names, player_for
from tablee.table import BadName, Place
from tablee.table.seating.calling import filled
from tablee.table.seating.places import checked_name

HUMAN: Final = {"human", "humain", "humaine"}
RIVAL: Final = "sensible"  # who sits where nobody was named


def seating(game: Game, text: str | None, players: int, language: str, root: str = "", me: str = "") -> list[Place]:
    """A place for each player: those named, then virtual ones; without any names, you and virtual rivals.

    Who has no name is called by one of a list, the same for the same root; the first person by their own, `me`.
    """
    asked = [part.strip() for part in text.split(",")] if text else ["human"]
    given = [place(game, part) for part in asked]
    given += [("", RIVAL)] * max(0, (players or game.seats[0]) - len(given))
    names = named([(name, level is None) for name, level in given], language, root, me)
    return [Place(name, level) for name, (_, level) in zip(names, given, strict=True)]


def place(game: Game, part: str) -> tuple[str, str | None]:
    """One seat, its name "" where none was given: "Anna=human", "Bob=expert", "expert", or "Anna" for a person."""
    name, equals, level = (piece.strip() for piece in part.rpartition("="))
    if not equals:
        is_kind = level.lower() in HUMAN or level in level_names(game)
        name, level = ("", level) if is_kind else (level, "human")
    if level.lower() in HUMAN:
        return name, None
    player_for(game, level)  # refuses a level that nobody has
    return name, level


def named(seats: Sequence[tuple[str, bool]], language: str, root: str, me: str = "") -> list[str]:
    """The name of each seat, given for each the one that was typed, and whether it is a person's."""
    taken: list[str | None] = [name or None for name, _ in seats]
    own = next((at for at, (name, is_person) in enumerate(seats) if is_person and not name), None)
    if own is not None:
        taken[own] = mine(me, [name for name in taken if name])
    return filled(taken, language, root)


def learner(me: str, language: str) -> str:
    """The name of the one person who sits down to First steps."""
    return mine(me) or filled([None], language, "")[0]


def mine(me: str, others: Sequence[str] = ()) -> str | None:
    """The name of the person who sits before the screen, if it can be known: the one kept, or that of the user."""
    user = os.environ.get("USER") or os.environ.get("USERNAME") or ""
    for name in (me, user[:1].upper() + user[1:]):
        with contextlib.suppress(BadName):
            return checked_name(name, others)
    return None
