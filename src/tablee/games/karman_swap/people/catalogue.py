"""Karman Swap's pieces as boards show them: cards, abilities, planets, and the names of places and colours."""

from typing import Final

from msgspec import Struct

from tablee.games.karman_swap.data import ABILITIES, CARDS, PLANETS
from tablee.games.karman_swap.people.scores import SCORES
from tablee.games.karman_swap.people.words import named
from tablee.games.karman_swap.rules.tables import COLOURS, HUNTS
from tablee.games.texts import Text, each_language

ZONES: Final = ("hand", "market", "planet", "lying", "stack", "extinction", "colonisation", "pool")


class CardFace(Struct, frozen=True):
    """What is printed on a card; a ship has no colour."""

    id: str
    name: Text
    colour: str | None
    value: int
    ability: str
    arrows: int


class AbilityFace(Struct, frozen=True):
    """A placement ability, in words."""

    id: str
    name: Text
    effect: Text


class PlanetFace(Struct, frozen=True):
    """A planet: its slots and what each creature there is worth, by colour."""

    id: str
    name: Text
    slots: dict[str, int]
    prestige: dict[str, int]


class KarmanSwapCatalogue(Struct, frozen=True):
    """All that the board of Karman Swap shows and no game changes."""

    cards: list[CardFace]
    abilities: list[AbilityFace]
    planets: list[PlanetFace]
    hunts: dict[str, str]  # the colour that each colour hunts
    zones: dict[str, Text]
    colours: dict[str, Text]
    scores: dict[str, Text]  # names of scores and of their parts


def catalogue() -> KarmanSwapCatalogue:
    """The pieces, with the numbers in force."""
    return KarmanSwapCatalogue(
        cards=[CardFace(c.id, c.name, c.colour, c.value, c.ability, c.arrows) for c in CARDS],
        abilities=[AbilityFace(each.id, each.name, each.effect) for each in ABILITIES.abilities],
        planets=[PlanetFace(p.id, p.name, by_colour(p.slots.listed()), by_colour(p.pp.listed())) for p in PLANETS],
        hunts={colour: COLOURS[HUNTS[at]] for at, colour in enumerate(COLOURS)},
        zones={zone: _named("zone", zone) for zone in ZONES},
        colours={colour: _named("colour", colour) for colour in COLOURS},
        scores={score: _named("score", score) for score in SCORES},
    )


def by_colour(numbers: list[int]) -> dict[str, int]:
    """Numbers in the order of the colours, by name."""
    return dict(zip(COLOURS, numbers, strict=True))


def _named(family: str, name: str) -> Text:
    return each_language(lambda language: named(family, name, language))
