"""Who sits where: a name for each seat, and a human or a virtual player of some level."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from tablee.table.errors import BadName, BadSeat
from tablee.table.seating.alike import BLANK, alike, shows

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


def checked_name(name: str, others: Iterable[str] = ()) -> str:
    """The usual form of a name under which somebody sits down beside others.

    Refused is one that cannot be printed, is empty or too long, shows nothing, or looks like another at the table.
    """
    usual = _readable(name)
    if not shows(usual) or BLANK & set(usual) or unicodedata.category(usual[0])[0] == "M":
        raise BadName("name-blank", name=ascii(name))
    for other in others:
        if usual.casefold() == other.casefold():
            raise BadName("name-twice", name=usual)
        if alike(usual, other):
            raise BadName("name-alike", name=usual, other=other)
    return usual


def _readable(name: str) -> str:
    """The usual form of a name that journals may hold: they keep names that nobody would sit down under today."""
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


def welcomed(places: Sequence[Place], players: int) -> list[Place]:
    """Everybody in place for a new game: under names that can be seen, and told from each other."""
    found = seated(places, players)
    for at, place in enumerate(found):
        checked_name(place.name, (other.name for other in found[:at]))
    return found


def seated(places: Sequence[Place], players: int) -> list[Place]:
    """Everybody in place, under a name of their own: all that a journal asks for."""
    if len(places) != players:
        raise BadSeat("seats-count", due=str(players), found=str(len(places)))
    checked = [Place(_readable(place.name), checked_level(place.level)) for place in places]
    for at, place in enumerate(checked):
        if any(place.name.casefold() == other.name.casefold() for other in checked[:at]):
            raise BadName("name-twice", name=place.name)
    return checked
