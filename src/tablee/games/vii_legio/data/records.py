"""What the TOML files of VII Legio are made of: cards, ships, the nebula, tables and questions."""

from typing import Annotated, Literal

import msgspec

from tablee.games.records import Fixed, Identified, Question, Record
from tablee.games.texts import Text

Domain = Literal["research", "diplomacy", "negotiation", "capture"]
Equipment = Literal["propulsor", "laser", "scanner", "detector"]
Technology = Literal["holodeck", "nanoprobes"]
Zone = Literal["A", "B", "X"]
Source = Fixed[str]  # where a number comes from: the booklet ("seed"), or us ("reconstructed")
Count = Annotated[int, msgspec.Meta(ge=0, le=15)]
Some = Annotated[int, msgspec.Meta(ge=1, le=15)]
Points = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Condition(Record, frozen=True):
    """What must hold for an Exploration card to be activated."""

    zone: Literal["A", "B"] | None = None
    min_lasers: Count = 0
    min_squads: Count = 0
    min_scanners: Count = 0
    min_hand: Count = 0
    technology_slot: Fixed[Technology | None] = None


class Trophy(Record, frozen=True):
    """What a fight that was not lost brings."""

    vp: Count = 0
    experience: Domain | None = None
    amount: Count = 0
    free_equipment: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0


class Effect(Record, frozen=True):
    """What an activated card does; each type has its own fields."""

    type: Fixed[
        Literal[
            "none",
            "discover_planet",
            "reset_deck",
            "open_sector_x",
            "install_technology",
            "special_mission",
            "return_to_base",
            "combat",
            "damage_rolls",
            "disable_sensors",
            "end_exploration",
            "lose_equipment",
            "lose_personnel",
            "discard_or_damage",
            "gain_squad",
            "gain_equipment",
            "draw_extra",
        ]
    ]
    count: Count = 0
    discard: Count = 0
    lasers: Count = 0
    success_per_laser: Count = 0
    returns_to_base: bool = False
    technology: Fixed[Technology | None] = None
    trophy: Trophy = Trophy()


class ExplorationCard(Identified, frozen=True):
    """A type of Exploration card, and how many there are."""

    copies: Annotated[int, msgspec.Meta(ge=1, le=20)]
    name: Text
    kind: Fixed[
        Literal[
            "planet",
            "reset",
            "sector_x",
            "technology",
            "special_mission",
            "recall",
            "hostile_ship",
            "hazard",
            "event",
        ]
    ]
    symbol: Literal["none", "any", "research", "diplomacy", "negotiation", "capture"]
    risk: Fixed[bool]
    condition: Condition
    effect: Effect
    text: Text
    provenance: Source


class ExplorationFile(Record, frozen=True):
    """exploration_cards.toml."""

    schema: Fixed[int]
    card: list[ExplorationCard]


class ByDomain(Record, frozen=True):
    """A number for each domain."""

    research: Count
    diplomacy: Count
    negotiation: Count
    capture: Count

    def listed(self) -> list[int]:
        """In the order of the domains."""
        return [self.research, self.diplomacy, self.negotiation, self.capture]


class Threshold(Record, frozen=True):
    """A step of a Contact: what it is worth in all, and what it asks in all."""

    vp: Annotated[int, msgspec.Meta(ge=1, le=99)]
    symbol: Fixed[Literal["↩", "↪"]]
    requires: ByDomain


class ExtrasolarCard(Identified, frozen=True):
    """The people or beasts of a planet."""

    pile: Fixed[Zone]
    name: Text
    sapiens: bool
    squads: Count
    observation_domain: Domain
    observation_gain: Count
    observation_turns: Annotated[int, msgspec.Meta(ge=1, le=3)]
    thresholds: Annotated[list[Threshold], msgspec.Meta(min_length=1, max_length=4)]
    text: Text
    provenance: Source


class ExtrasolarFile(Record, frozen=True):
    """extrasolar_cards.toml."""

    schema: Fixed[int]
    card: list[ExtrasolarCard]


class Base(Record, frozen=True):
    """The star base."""

    name: Text
    sector: Fixed[Literal["S1"]]
    counts_as_planet: Fixed[Literal[True]]
    provenance: Source


class Sector(Identified, frozen=True):
    """A sector; sector X is closed at first, and has its own prices."""

    zone: Fixed[Zone]
    name: Text
    provenance: Source
    number: Fixed[int | None] = None
    closed_at_start: Fixed[bool] = False
    enter_cost_cards: Count = 0
    leave_cost_cards: Count = 0


class Border(Record, frozen=True):
    """Two sectors that touch, and the price of crossing in cards."""

    between: Fixed[tuple[str, str]]
    cost_cards: Some
    provenance: Source


class Planet(Identified, frozen=True):
    """A planet, and the smallest number of commanders with which it is in play."""

    sector: Fixed[str]
    min_players: Annotated[int, msgspec.Meta(ge=2, le=5)]


class Slot(Identified, frozen=True):
    """A place for an Extrasolar card, and the token of that name."""

    name: Text
    min_players: Fixed[int]
    provenance: Source


class NebulaFile(Record, frozen=True):
    """nebula.toml."""

    schema: Fixed[int]
    base: Base
    sector: list[Sector]
    border: list[Border]
    planet: list[Planet]
    slot: list[Slot]


class NebulaQuestion(Question, frozen=True):
    """One entry of the decision catalogue."""

    number: Fixed[str]  # as the specification has it: D5
    answer: Fixed[str]
    reveals: Fixed[str]
