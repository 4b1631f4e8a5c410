"""Races, planets, stars, ships, technologies, politics, cards and galaxy of SpacePaper, as their files hold them."""

from typing import Final, Literal

import msgspec

from tablee.games.loading import BadGameFile
from tablee.games.records import Fixed, Identified, Record
from tablee.games.texts import Text, TextList

Value = int | list[int]
Mine = Literal["none", "mine_1", "mine_2"]
SUMS: Final = range(2, 13)


class Race(Identified, frozen=True):
    """One race."""

    name: Text
    native_type: str
    native_size: str
    start_population: int
    bonus_tech: str
    favoured_system: str
    effect: Text
    adaptation: dict[str, int]


class RaceFile(Record, frozen=True):
    """races.toml."""

    race: list[Race]


class Size(Identified, frozen=True):
    """One size of planets."""

    name: Text
    max_population: int
    adaptation_steps: int
    population_band: str


class Income(Record, frozen=True):
    """What a planet type yields each turn, by size."""

    science: dict[str, int]
    gold: dict[str, int]


class Cost(Record, frozen=True):
    """What an infrastructure costs on a planet type."""

    gold: int
    energy_upkeep: int


class Deposits(Record, frozen=True):
    """The mine that each deposit needs, by size."""

    main: dict[str, Mine] = msgspec.field(default_factory=dict)
    secondary: dict[str, Mine] = msgspec.field(default_factory=dict)


class PlanetType(Identified, frozen=True):
    """One type of planets."""

    name: Text
    buildable: Fixed[bool]
    produces_energy: Fixed[bool]
    planetary_discontent: Fixed[bool]
    size_dice: dict[str, str]
    income: Income
    native_race: Fixed[str | None] = None
    main_mineral: str | None = None
    secondary_mineral: str | None = None
    energy: dict[str, int] = msgspec.field(default_factory=dict)
    infrastructure: dict[str, Cost] = msgspec.field(default_factory=dict)
    deposit: Deposits = Deposits()


class PlanetFile(Record, frozen=True):
    """planets.toml."""

    size: list[Size]
    planet_type: list[PlanetType]


class Infrastructure(Identified, frozen=True):
    """One infrastructure."""

    name: Text
    energy_cost: int
    column: Fixed[Literal[1, 2]]
    required_infrastructure_level: int
    kind: Literal["none", "science", "gold", "mineral", "population"]
    bonus: int
    effect: Text


class InfrastructureFile(Record, frozen=True):
    """infrastructure.toml."""

    infrastructure: list[Infrastructure]


class Star(Identified, frozen=True):
    """One kind of star, and the dice of its planets."""

    name: Text
    dice: str | None = None
    printed_percent: Fixed[int | None] = None
    planet_count_dice: dict[str, str] = msgspec.field(default_factory=dict)
    planet_type_dice: dict[str, str] = msgspec.field(default_factory=dict)


class StarFile(Record, frozen=True):
    """stars.toml."""

    star: list[Star]


class Ship(Identified, frozen=True):
    """One type of ships."""

    name: Text
    energy_cost: int
    speed_modifier: int
    minimum_speed: Fixed[int]
    resale_gold: int
    weapons_index: Fixed[Literal[0, 1, 2]]
    can_invade: Fixed[bool]
    can_colonise: Fixed[bool]


class ShipFile(Record, frozen=True):
    """ships.toml."""

    ship: list[Ship]


class Synergy(Record, frozen=True):
    """What minerals do to a technology."""

    mode: Literal["set", "add"]
    requires: dict[str, int]
    from_level: int
    values: list[Value]
    effect: Text
    unlimited_autonomy_from_level: int | None = None


class Technology(Identified, frozen=True):
    """One technology."""

    name: Text
    axis: Fixed[Literal["movement", "combat", "economy", "habitability"]]
    unit: Fixed[str]
    levels: list[Value]
    level_text: TextList  # one for each level
    total_from_level: int | None = None
    capital_immune_from_level: int | None = None
    synergy: list[Synergy] = msgspec.field(default_factory=list)


class TechnologyFile(Record, frozen=True):
    """technologies.toml."""

    technology: list[Technology]


class Mineral(Identified, frozen=True):
    """One mineral."""

    name: Text


class MineralFile(Record, frozen=True):
    """minerals.toml."""

    mineral: list[Mineral]


class Upkeep(Record, frozen=True):
    """The gold each possession costs a turn; a negative amount is a gain."""

    capital: int
    colony: int
    outpost: int
    adaptation: int
    ship: int


class PoliticalSystem(Identified, frozen=True):
    """One political system."""

    name: Text
    upkeep: Upkeep
    effect: Text
    max_colonies: int | None = None
    min_colonies: int | None = None
    max_ships: int | None = None
    max_turns: Fixed[int | None] = None
    double_gold: Fixed[bool] = False
    double_minerals: Fixed[bool] = False
    double_energy: Fixed[bool] = False
    no_energy: Fixed[bool] = False
    no_planet_discontent: Fixed[bool] = False
    destroys_ships: Fixed[bool] = False
    surplus_gold_to: Fixed[Literal["science", "capital_energy"] | None] = None


class Change(Record, frozen=True):
    """An arrow between two political systems, both ways."""

    to: str
    discontent: int
    from_: str = msgspec.field(name="from")


class AnarchyRule(Record, frozen=True):
    """How anarchy differs from the arrows."""

    into_discontent: int
    as_intermediate: bool


class PoliticsFile(Record, frozen=True):
    """politics.toml."""

    system: list[PoliticalSystem]
    change: list[Change]
    anarchy_rule: AnarchyRule


class LeaderBonus(Record, frozen=True):
    """What a leader adds; cruiser_cost replaces the cost of a cruiser, if it is not 0."""

    gold: int = 0
    science: int = 0
    energy: int = 0
    mineral: int = 0
    choice: int = 0
    adaptability: int = 0
    autonomy: int = 0
    heuristics: int = 0
    defense: int = 0
    stability: int = 0
    cruiser_cost: int = 0
    weapons_cruiser: int = 0
    weapons_scout: int = 0
    weapons_transport: int = 0


class Leader(Identified, frozen=True):
    """One leader."""

    name: Text
    effect: Text
    bonus: LeaderBonus


class LeaderFile(Record, frozen=True):
    """leaders.toml."""

    leader: list[Leader]


class Event(Identified, frozen=True):
    """One event."""

    name: Text
    window: Fixed[list[Literal["own_decision", "own_ship_activation", "reaction_to_invasion"]]]
    target: Fixed[Literal["none", "planet", "ship", "system", "discontent", "technology"]]
    effect: Text


class EventFile(Record, frozen=True):
    """events.toml."""

    event: list[Event]


class GalaxyBoard(Record, frozen=True):
    """The size of the galaxy board and what is on it."""

    width: Fixed[int]
    height: Fixed[int]
    system_count: Fixed[int]
    lane_count: Fixed[int]
    point_count: Fixed[int]
    contents: Fixed[str]


class StarSystem(Identified, frozen=True):
    """One system of the galaxy."""

    name: Text
    position: tuple[int, int]


class Lane(Identified, frozen=True):
    """One lane between two systems."""

    a: str
    b: str
    points: Fixed[int]
    length: Fixed[int]
    wrap: bool
    point_positions: list[tuple[int, int]]
    arrow_a: Fixed[tuple[int, int] | None] = None
    arrow_b: Fixed[tuple[int, int] | None] = None


class Galaxy(Record, frozen=True):
    """galaxy.toml."""

    map: GalaxyBoard
    system: list[StarSystem]
    lane: list[Lane]


def dice(text: str) -> list[int]:
    """The sums of two dice that a text such as "6-7" or "2" stands for."""
    first, dash, last = text.partition("-")
    if not first.isdecimal() or (dash and not last.isdecimal()):
        raise BadGameFile(f"{text!r} is no sum of two dice")
    sums = list(range(int(first), int(last or first) + 1))
    if not sums or sums[0] not in SUMS or sums[-1] not in SUMS:
        raise BadGameFile(f"{text!r} is no sum of two dice")
    return sums


def parts(value: Value) -> list[int]:
    """A technology's value as a list: the numbers of a triple, or the one number."""
    return value if isinstance(value, list) else [value]
