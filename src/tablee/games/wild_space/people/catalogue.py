"""Wild Space's pieces as boards show them: cards, planets, hostile planets, and the names of all that has a sign."""

from typing import Any, Final

import msgspec
from msgspec import Struct

from tablee.games.records import Record
from tablee.games.texts import Text, each_language
from tablee.games.wild_space.data import CARDS, GAME, HOSTILE, PLANETS
from tablee.games.wild_space.data.records import Card, Condition, HostilePlanet, Mission, Planet, Raid, Sector, Space
from tablee.games.wild_space.people.phrases import (
    bonus_phrase,
    conditions_phrase,
    mission_phrase,
    raid_phrase,
    space_phrase,
)
from tablee.games.wild_space.people.scores import SCORES
from tablee.games.wild_space.people.words import named
from tablee.games.wild_space.rules.tables import CARD, condition_code

ZONES: Final = ("hand", "crew", "reserve", "deck", "discard", "planet", "hostile", "track")
KINDS: Final = ("specialist", "emissary", "robot", "captain", "veteran")


class SignFace(Struct, frozen=True):
    """A condition, an effect or a space of a track: what is done, with which cards, how many, for how much."""

    type: str
    words: Text
    filter: str | None = None
    count: int | None = None
    credits: int | None = None


class MissionFace(Struct, frozen=True):
    """What an Emissary counts, and the Credits of each, or of all."""

    type: str
    words: Text
    credits: int
    count: str | None = None
    size: int | None = None
    first: str | None = None
    second: str | None = None


class CardFace(Struct, frozen=True):
    """What is printed on a crew card."""

    id: str
    kind: str
    name: Text
    text: Text
    species: str | None
    job: str | None
    veteran: bool
    credits: int
    condition: SignFace | None
    effect: SignFace | None
    mission: MissionFace | None
    track: list[SignFace]


class SectorFace(Struct, frozen=True):
    """Half of a planet."""

    conditions: list[SignFace]
    actions: list[SignFace]
    text: Text


class PlanetFace(Struct, frozen=True):
    """A planet: the crew it asks for, and its sectors."""

    id: str
    level: int
    name: Text
    left: SectorFace
    right: SectorFace


class RaidFace(Struct, frozen=True):
    """What the Smuggler does with the card of a slot."""

    op: str
    slot: int
    words: Text


class BonusFace(Struct, frozen=True):
    """An icon that pays the Smuggler at the end."""

    icon: str
    words: Text


class HostileFace(Struct, frozen=True):
    """A hostile planet."""

    id: str
    category: int
    name: Text
    text: Text
    landing: list[RaidFace]
    exploration: list[RaidFace]
    bonus: list[BonusFace]


class WildSpaceCatalogue(Struct, frozen=True):
    """All that the board of Wild Space shows and no game changes."""

    cards: list[CardFace]
    planets: list[PlanetFace]
    hostile: list[HostileFace]
    zones: dict[str, Text]
    species: dict[str, Text]
    jobs: dict[str, Text]
    kinds: dict[str, Text]
    scores: dict[str, Text]


def catalogue() -> WildSpaceCatalogue:
    """The pieces, with the numbers in force."""
    return WildSpaceCatalogue(
        cards=[_card(card) for card in CARDS],
        planets=[_planet(planet) for planet in PLANETS],
        hostile=[_hostile(planet) for planet in HOSTILE.hostile_planet],
        zones={zone: _named("zone", zone) for zone in ZONES},
        species={species.id: species.name for species in GAME.species},
        jobs={job.id: job.name for job in GAME.job},
        kinds={kind: _named("kind", kind) for kind in KINDS},
        scores={score: _named("score", score) for score in SCORES},
    )


def _card(card: Card) -> CardFace:
    return CardFace(
        id=card.id,
        kind=card.kind,
        name=card.name,
        text=card.text,
        species=card.species,
        job=card.job,
        veteran=card.veteran,
        credits=card.credits,
        condition=_condition(card.condition) if card.condition else None,
        effect=_effect(card.effect) if card.effect else None,
        mission=_mission(card.mission, CARD[card.id]) if card.mission else None,
        track=[_effect(space) for space in card.track],
    )


def _effect(effect: Space) -> SignFace:
    said = each_language(lambda language: space_phrase(effect, language))
    return SignFace(words=said, **_given(effect))


def _condition(condition: Condition) -> SignFace:
    said = each_language(lambda language: conditions_phrase([condition_code(condition)], language))
    return SignFace(words=said, **_given(condition))


def _mission(mission: Mission, card: int) -> MissionFace:
    return MissionFace(words=each_language(lambda language: mission_phrase(card, language)), **_given(mission))


def _planet(planet: Planet) -> PlanetFace:
    return PlanetFace(planet.id, planet.level, planet.name, _sector(planet.left), _sector(planet.right))


def _sector(sector: Sector) -> SectorFace:
    return SectorFace(list(map(_condition, sector.conditions)), list(map(_effect, sector.actions)), sector.text)


def _hostile(planet: HostilePlanet) -> HostileFace:
    return HostileFace(
        id=planet.id,
        category=planet.category,
        name=planet.name,
        text=planet.text,
        landing=[_raid(raid) for raid in planet.landing],
        exploration=[_raid(raid) for raid in planet.exploration],
        bonus=[_bonus(icon) for icon in planet.bonus],
    )


def _raid(raid: Raid) -> RaidFace:
    return RaidFace(raid.op, raid.slot, each_language(lambda language: raid_phrase(raid, language)))


def _bonus(icon: str) -> BonusFace:
    return BonusFace(icon, each_language(lambda language: bonus_phrase(icon, language)))


def _given(record: Record) -> dict[str, Any]:
    """What a record says, with its type."""
    return {"type": record.__struct_config__.tag, **msgspec.structs.asdict(record)}


def _named(family: str, name: str) -> Text:
    return each_language(lambda language: named(family, name, language))
