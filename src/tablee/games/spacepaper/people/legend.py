"""The legend of SpacePaper's map: what its signs mean, and what one may hope for around each kind of star."""

from functools import partial
from typing import Final

from msgspec import Struct

from tablee.games.language import listed
from tablee.games.spacepaper.data import STARS, TYPES
from tablee.games.spacepaper.data.sheets import Star
from tablee.games.spacepaper.people.naming import say
from tablee.games.texts import Text, each_language
from tablee.games.voice import dashed, lowered

# What a map draws, by the name of its meaning.
SIGNS: Final = {
    "unknown": "?", "planets": "4", "point": "•", "exit": "→", "owner": "■2", "capital": "⌂", "siege": "!",
    "fresh": "◌",
}  # fmt: skip
LIKELY: Final = 2  # types of planets that are named
DICE: Final = {total: 6 - abs(total - 7) for total in range(2, 13)}  # ways of two dice


class SignPiece(Struct, frozen=True):
    """A sign of the map, and what it means."""

    sign: str
    text: Text


def signs() -> list[SignPiece]:
    """All signs of the map."""
    return [SignPiece(sign, _said(f"sign-{dashed(name)}")) for name, sign in SIGNS.items()]


def star_notes() -> dict[str, Text]:
    """What is likely to be found around each kind of star."""
    return {star.id: each_language(partial(star_note, star)) for star in STARS}


def star_note(star: Star, language: str) -> str:
    """How many planets, and of which types most often."""
    if not star.planet_count_dice or not star.planet_type_dice:
        return say("star-bare", language)
    chances = {name: ways(dice) for name, dice in star.planet_count_dice.items()}
    mean = sum(int(name) * share for name, share in chances.items()) / sum(chances.values())
    types = sorted(star.planet_type_dice, key=lambda name: -ways(star.planet_type_dice[name]))[:LIKELY]
    names = {each.id: lowered(each.name.in_(language)) for each in TYPES}
    return say("star-note", language, count=round(mean), types=listed([names[each] for each in types], language))


def ways(dice: str) -> int:
    """In how many ways two dice come to one of some sums, such as "5-8".

    >>> ways("7"), ways("2-3")
    (6, 3)
    """
    first, _, last = dice.partition("-")
    return sum(DICE[total] for total in range(int(first), int(last or first) + 1))


def _said(message: str) -> Text:
    return each_language(lambda language: say(message, language))
