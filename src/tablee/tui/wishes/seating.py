"""Who sits where, as a command line says it: "North=human,South=expert"."""

import os
from typing import Final

from tablee.games.language import words
from tablee.kernel import Game
from tablee.players.levels import level_names, player_for
from tablee.table import BadName, Place, default_names
from tablee.table.alike import alike
from tablee.table.places import checked_name

HUMAN: Final = {"human", "humain", "humaine"}
RIVAL: Final = "sensible"  # who sits where nobody was named


def seating(game: Game, text: str | None, players: int, language: str) -> list[Place]:
    """A place for each player: those named, then virtual ones; without any names, you and virtual rivals."""
    asked = [part.strip() for part in text.split(",")] if text else []
    count = players or max(len(asked), game.seats[0])
    names = usual_names(count, language)
    if not asked:
        names = mine(names)
    given = [place(game, part, names[seat] if seat < count else part) for seat, part in enumerate(asked)]
    taken = [each.name for each in given]
    free = [name for name in names[len(given) :] + names if not any(alike(name, other) for other in taken)]
    rest = [Place(name, RIVAL if given or seat else None) for seat, name in enumerate(dict.fromkeys(free))]
    return given + rest[: max(0, count - len(given))]


def place(game: Game, part: str, usual: str) -> Place:
    """One seat: "Anna=human", "Bob=expert", "expert", or "Anna" for a person."""
    name, equals, level = (piece.strip() for piece in part.rpartition("="))
    if not equals:
        is_kind = level.lower() in HUMAN or level in level_names(game)
        name, level = (usual, level) if is_kind else (level, "human")
    if level.lower() in HUMAN:
        return Place(name or usual)
    player_for(game, level)  # refuses a level that nobody has
    return Place(name or usual, level)


def usual_names(players: int, language: str) -> list[str]:
    """Names for those who gave none."""
    ours = words("tablee.tui", language)
    return [ours.say(f"plain-name-{name.lower()}") for name in default_names(players)]


def mine(names: list[str]) -> list[str]:
    """The first name gives way to that of the person who sits before the screen, if it can be known."""
    user = os.environ.get("USER") or os.environ.get("USERNAME") or ""
    try:
        return [checked_name(user[:1].upper() + user[1:], names), *names[1:]]
    except BadName:
        return names
