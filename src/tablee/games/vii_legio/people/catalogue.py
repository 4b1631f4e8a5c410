"""VII Legio's pieces as boards show them: cards, items, both faces of the ship, the nebula, and the names of things."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from tablee.games.texts import Text, each_language
from tablee.games.vii_legio.data import EXPLORATION, EXTRASOLAR, NEBULA, SHIPS, TABLES
from tablee.games.vii_legio.data.records import ByDomain, ExtrasolarCard
from tablee.games.vii_legio.data.sheets import Endowment
from tablee.games.vii_legio.people.contacting import Row, by_domain
from tablee.games.vii_legio.people.scores import SCORES
from tablee.games.vii_legio.people.words import named
from tablee.games.vii_legio.rules.tables import COST, ENTER_X, ITEMS, LEAVE_X, TAKEN
from tablee.games.voice import dashed

ZONES: Final = (
    "hand", "deck", "discard", "turned", "sector", "planet", "slot", "base", "item", "ship", "experience",
    "technology", "missions", "supply", "score", "observation", "contact",
)  # fmt: skip
FITTINGS: Final = (*ITEMS[:5], "experts")


class ExplorationFace(Struct, frozen=True):
    """What is printed on a type of Exploration card; `lasers` are those of a hostile ship."""

    id: str
    name: Text
    text: Text
    kind: str
    symbol: str
    risk: bool
    copies: int
    lasers: int


class ThresholdFace(Struct, frozen=True):
    """A threshold: its points in all, and what it asks in all."""

    vp: int
    requires: Row


class ExtrasolarFace(Struct, frozen=True):
    """What is printed on an Extrasolar card."""

    id: str
    pile: str
    name: Text
    text: Text
    sapiens: bool
    squads: int
    observation_domain: str
    observation_turns: int
    thresholds: list[ThresholdFace]


class ItemFace(Struct, frozen=True):
    """An item and its price in cards; an expert has a domain."""

    id: str
    family: str
    name: Text
    text: Text
    domain: str | None
    cost: int


class ShipFace(Struct, frozen=True):
    """A face of the ship board: the least and the most of each item, all experts together."""

    id: str
    name: Text
    base: dict[str, int]
    maximum: dict[str, int]
    technology_slots: int


class TechnologyFace(Struct, frozen=True):
    """An exo-technology."""

    id: str
    name: Text
    text: Text


class BorderFace(Struct, frozen=True):
    """Two sectors that touch, and the price of crossing in cards."""

    a: str
    b: str
    cost: int


class DamageFace(Struct, frozen=True):
    """What faces of the die cost."""

    faces: list[int]
    loss: str
    text: Text


class VIILegioCatalogue(Struct, frozen=True):
    """All that the board of VII Legio shows and no game changes."""

    exploration: list[ExplorationFace]
    extrasolar: list[ExtrasolarFace]
    items: list[ItemFace]
    ships: list[ShipFace]
    technologies: list[TechnologyFace]
    borders: list[BorderFace]
    damage: list[DamageFace]
    sectors: dict[str, Text]
    slots: dict[str, Text]
    domains: dict[str, Text]
    kinds: dict[str, Text]
    zones: dict[str, Text]
    scores: dict[str, Text]  # names of scores and of their parts
    base: Text
    takes: list[int]  # cards, by number of propulsors
    missions: list[int]  # points of each special mission
    enter_x: int
    leave_x: int
    promotion_vp: int
    end_vp: int
    score_track_max: int
    experience_max: int


def catalogue() -> VIILegioCatalogue:
    """The pieces, with the numbers in force."""
    constants = TABLES.constants
    return VIILegioCatalogue(
        exploration=_exploration(),
        extrasolar=[_extrasolar(card) for card in EXTRASOLAR],
        items=[
            ItemFace(each.id, each.family, each.name, each.text, each.domain, COST[at])
            for at, each in enumerate(SHIPS.item)
        ],
        ships=[
            ShipFace(each.id, each.name, _fitted(each.base), _fitted(each.maximum), each.technology_slots)
            for each in SHIPS.ship
        ],
        technologies=[TechnologyFace(each.id, each.name, each.text) for each in SHIPS.technology],
        borders=[BorderFace(*border.between, border.cost_cards) for border in NEBULA.border],
        damage=[DamageFace(row.faces, row.loss, row.text) for row in TABLES.damage],
        sectors={each.id: each.name for each in NEBULA.sector},
        slots={each.id: each.name for each in NEBULA.slot},
        domains={each.id: each.name for each in TABLES.experience_domain},
        kinds={kind: _named("kind", kind) for kind in _kinds()},
        zones={zone: _named("zone", zone) for zone in ZONES},
        scores={score: _named("score", score) for score in SCORES},
        base=NEBULA.base.name,
        takes=list(TAKEN),
        missions=[reward.vp for reward in TABLES.special_mission_reward],
        enter_x=ENTER_X,
        leave_x=LEAVE_X,
        promotion_vp=constants.promotion_vp,
        end_vp=constants.end_vp,
        score_track_max=constants.score_track_max,
        experience_max=constants.experience_max,
    )


def _exploration() -> list[ExplorationFace]:
    return [
        ExplorationFace(c.id, c.name, c.text, c.kind, c.symbol, c.risk, c.copies, c.effect.lasers) for c in EXPLORATION
    ]


def _extrasolar(card: ExtrasolarCard) -> ExtrasolarFace:
    return ExtrasolarFace(
        id=card.id,
        pile=card.pile,
        name=card.name,
        text=card.text,
        sapiens=card.sapiens,
        squads=card.squads,
        observation_domain=card.observation_domain,
        observation_turns=card.observation_turns,
        thresholds=[ThresholdFace(step.vp, _row(step.requires)) for step in card.thresholds],
    )


def _row(counts: ByDomain) -> Row:
    return by_domain(counts.listed())


def _fitted(counts: Endowment) -> dict[str, int]:
    return dict(zip(FITTINGS, counts.listed(), strict=True))


def _kinds() -> Iterable[str]:
    return dict.fromkeys(card.kind for card in EXPLORATION)


def _named(family: str, name: str) -> Text:
    return each_language(lambda language: named(family, dashed(name), language))
