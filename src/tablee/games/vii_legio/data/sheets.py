"""What ships.toml and tables.toml of VII Legio are made of: the two faces of a ship, prices, dice and tracks."""

from typing import Annotated, Literal

import msgspec

from tablee.games.records import Fixed, Identified, Record
from tablee.games.texts import Text
from tablee.games.vii_legio.data.records import Count, Domain, Equipment, Points, Some, Source


class Propulsion(Record, frozen=True):
    """How many cards are taken with so many propulsors."""

    provenance: Source
    cards: dict[str, Some]


class Gain(Record, frozen=True):
    """An experience that something brings."""

    domain: Domain
    amount: Count


class Purchase(Record, frozen=True):
    """What items cost, and what buying teaches."""

    provenance: Source
    equipment_cost_cards: Some
    personnel_cost_cards: Some
    experience_gained: Gain


class Item(Identified, frozen=True):
    """A thing or a person that a ship carries; experts have a domain and a supply."""

    family: Fixed[Literal["equipment", "personnel"]]
    name: Text
    text: Text
    provenance: Source
    domain: Fixed[Domain | None] = None
    supply: Count = 0


class Endowment(Record, frozen=True):
    """How many of each item."""

    propulsor: Count
    laser: Count
    scanner: Count
    detector: Count
    squad: Count
    experts: Count

    def listed(self) -> list[int]:
        """Four kinds of equipment, squads, all experts together."""
        return [self.propulsor, self.laser, self.scanner, self.detector, self.squad, self.experts]


class Ship(Identified, frozen=True):
    """A face of the ship board."""

    name: Text
    base: Endowment
    maximum: Endowment
    technology_slots: Annotated[int, msgspec.Meta(ge=0, le=2)]
    special_missions_maximum: Fixed[Literal[4]]
    free_choices: Annotated[int, msgspec.Meta(ge=0, le=9)]
    provenance: Source


class TechnologyEntry(Identified, frozen=True):
    """An exo-technology: a joker against one kind."""

    name: Text
    joker_against: Fixed[Literal["sapiens", "non_sapiens"]]
    tokens: Fixed[int]
    text: Text
    provenance: Source


class ShipFile(Record, frozen=True):
    """ships.toml."""

    schema: Fixed[int]
    propulsion: Propulsion
    purchase: Purchase
    item: list[Item]
    ship: list[Ship]
    technology: list[TechnologyEntry]


class Constants(Record, frozen=True):
    """Numbers that stand alone."""

    players_min: Fixed[Literal[2]]
    players_max: Fixed[Literal[4]]
    score_track_max: Points
    discovery_vp: Count
    promotion_vp: Points
    end_vp: Annotated[int, msgspec.Meta(ge=1, le=999)]
    experience_max: Annotated[int, msgspec.Meta(ge=1, le=15)]
    starting_experience: Fixed[Literal[0]]
    a_cards_in_game: Annotated[int, msgspec.Meta(ge=9, le=24)]
    b_cards_in_game: Annotated[int, msgspec.Meta(ge=6, le=21)]
    x_cards_in_game: Annotated[int, msgspec.Meta(ge=0, le=5)]
    die_faces: Fixed[Literal[10]]
    round_cap: Annotated[int, msgspec.Meta(ge=1, le=999)]
    observation_zone_capacity: Fixed[Literal[1]]
    contact_zone_capacity: Fixed[Literal[1]]


class Colour(Identified, frozen=True):
    """The colour of a commander."""

    name: Text


class CombatRow(Record, frozen=True):
    """What a difference of lasers means."""

    difference: Fixed[Literal[0, -1, -2, -3]]
    damage_rolls: Count
    trophy: bool
    provenance: Source


class DamageRow(Record, frozen=True):
    """What two faces of the die cost."""

    faces: list[Annotated[int, msgspec.Meta(ge=0, le=9)]]
    loss: Equipment | Literal["personnel"]
    text: Text
    provenance: Source


class DomainEntry(Identified, frozen=True):
    """A domain of expertise."""

    name: Text
    sources: Fixed[list[str]]
    expert: Fixed[str]
    provenance: Source


class Reward(Record, frozen=True):
    """What the n-th special mission is worth."""

    count: Fixed[int]
    vp: Count
    provenance: Source


class TableFile(Record, frozen=True):
    """tables.toml."""

    schema: Fixed[int]
    constants: Constants
    colour: list[Colour]
    combat: list[CombatRow]
    damage: list[DamageRow]
    experience_domain: list[DomainEntry]
    special_mission_reward: list[Reward]
