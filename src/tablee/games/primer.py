"""A primer: a game in ten lines and a picture, before anybody opens its rulebook; data of its room `people`."""

from functools import cache
from typing import Final, Literal

from tablee.games.loading import has, read_words
from tablee.games.records import Record
from tablee.games.texts import Text

FILE: Final = "primer.toml"
Form = Literal["card", "stack", "disc", "ring", "star", "ship", "box", "arrow", "words"]
Tone = Literal["plain", "soft", "accent", "red", "green", "blue", "mosaic", "mine", "other"]


class Shape(Record, frozen=True):
    """One shape of a picture: its middle, its size, what is written on it; an arrow goes `to` a place."""

    form: Form
    at: tuple[int, int]
    size: tuple[int, int] = (0, 0)
    to: tuple[int, int] | None = None
    tone: Tone = "plain"
    sign: str = ""
    label: Text | None = None


class Picture(Record, frozen=True):
    """Shapes on a sheet of this size, and the picture in words for those who cannot see it."""

    size: tuple[int, int]
    about: Text
    shape: list[Shape]


class Primer(Record, frozen=True):
    """people/primer.toml; `sketch` is the picture in signs, at most 72 columns wide."""

    line: list[Text]
    picture: Picture
    sketch: Text


@cache
def primer(package: str) -> Primer | None:
    """The primer of a game's package, read once; None where the game has none."""
    return read_words(package, FILE, Primer) if has(package, FILE, "people") else None
