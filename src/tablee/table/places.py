"""Who sits where: a name for each seat, and a human or a virtual player of some level."""

import unicodedata
from collections.abc import Sequence
from typing import Final

import msgspec

from tablee.table.errors import BadName, BadSeat

LONGEST_NAME: Final = 40
LONGEST_LEVEL: Final = 40
JOINERS: Final = {0x200C: None, 0x200D: None}  # part of some scripts and signs, though they print nothing
COMPASS: Final = ("North", "East", "South", "West", "Centre")


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat: a name, and the level of a virtual player, or None for a human."""

    name: str
    level: str | None = None

    @property
    def is_human(self) -> bool:
        """Whether a person decides."""
        return self.level is None


def default_names(players: int) -> list[str]:
    """Names for those who gave none."""
    return ["North", "South"] if players == 2 else list(COMPASS[:players])


def checked_name(name: str) -> str:
    """The name of a player in its usual form; refuses one that cannot be printed, is empty or too long."""
    usual = unicodedata.normalize("NFC", name)
    fits = usual == usual.strip() and 0 < len(usual) <= LONGEST_NAME
    if not fits or not usual.translate(JOINERS).isprintable():
        raise BadName("name-bad", name=ascii(name[: 2 * LONGEST_NAME]), most=str(LONGEST_NAME))
    return usual


def checked_level(level: str | None) -> str | None:
    """A level as it was written; whether it exists is known to those who make players."""
    if level is None or (level.isprintable() and 0 < len(level) <= LONGEST_LEVEL):
        return level
    raise BadSeat("level-bad", level=ascii(level[: 2 * LONGEST_LEVEL]))


def seated(places: Sequence[Place], players: int) -> list[Place]:
    """Everybody in place, under a name of their own."""
    if len(places) != players:
        raise BadSeat("seats-count", due=str(players), found=str(len(places)))
    checked = [Place(checked_name(place.name), checked_level(place.level)) for place in places]
    for at, place in enumerate(checked):
        if any(place.name.casefold() == other.name.casefold() for other in checked[:at]):
            raise BadName("name-twice", name=place.name)
    return checked
