"""Karmaka's pieces as boards show them: cards, the Karmic Ladder, and the names of places and colours."""

from typing import Final

from msgspec import Struct

from tablee.games.karmaka.data import CARDS, LADDER
from tablee.games.karmaka.data.records import Colour
from tablee.games.karmaka.people.scores import SCORES
from tablee.games.karmaka.people.words import named
from tablee.games.texts import Text, each_language

ZONES: Final = ("hand", "deck", "future_life", "deeds", "well", "ruins", "centre", "looked_at", "seen")
COLOURS: Final[tuple[Colour, ...]] = ("red", "green", "blue", "mosaic")


class CardFace(Struct, frozen=True):
    """What is printed on a kind of card."""

    id: str
    name: Text
    colour: Colour
    value: int
    effect: Text


class Rung(Struct, frozen=True):
    """A rung of the Karmic Ladder, and the points that a life needs to leave it; none at the top."""

    id: str
    name: Text
    need: int | None


class KarmakaCatalogue(Struct, frozen=True):
    """All that the board of Karmaka shows and no game changes."""

    cards: list[CardFace]
    ladder: list[Rung]
    zones: dict[str, Text]
    colours: dict[str, Text]
    scores: dict[str, Text]  # names of scores and of their parts


def catalogue() -> KarmakaCatalogue:
    """The pieces, with the numbers in force."""
    return KarmakaCatalogue(
        cards=[CardFace(card.id, card.name, card.colour, card.value, card.effect) for card in CARDS],
        ladder=[Rung(level.id, level.name, level.points_to_leave) for level in LADDER],
        zones={zone: _named("zone", zone) for zone in ZONES},
        colours={colour: _named("colour", colour) for colour in COLOURS},
        scores={score: _named("score", score) for score in SCORES},
    )


def _named(family: str, name: str) -> Text:
    return each_language(lambda language: named(family, name, language))
