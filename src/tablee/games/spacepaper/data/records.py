"""What the TOML files of SpacePaper are made of: records, the options of a game, the questions."""

from typing import Annotated, Literal

import msgspec

from tablee.games.records import Fixed, Question, Record
from tablee.games.texts import Text


class GameFacts(Record, frozen=True):
    """The title and who can play."""

    title: Fixed[Text]
    min_players: Fixed[int]
    max_players: Fixed[int]
    setup_bonus_levels: int


class Licence(Record, frozen=True):
    """Whose game this is and what may be done with it."""

    author: Fixed[str]
    text: Fixed[Text]
    later_notice: Fixed[str]


class Constants(Record, frozen=True):
    """The numbers of the rules."""

    science_per_point: int
    science_max: int
    tech_levels: Fixed[int]
    abandon_gold: int
    favoured_system_gold: int
    favoured_system_discontent_reduction: int
    bankruptcy_discontent: int
    outpost_population: int
    outpost_resistance: int
    asteroid_resistance: Fixed[int]
    population_track_max: int
    habitats_population_bonus: int
    infrastructure_level_1_bonus: Fixed[int]
    infrastructure_level_2_bonus: Fixed[int]
    min_adaptation_non_native: Fixed[int]
    min_transport_speed: Fixed[int]
    start_gold: Fixed[int]
    start_science: Fixed[int]
    start_ships: Fixed[list[str]]
    start_lane_distance: int
    start_lane_distance_fallback: int
    max_ships_total: Annotated[int, msgspec.Meta(ge=1, le=20)]  # as many as options have numbers for
    max_ships_per_type: int
    max_colony_sheets_per_type: int
    anarchy_max_turns: int


class Span(Record, frozen=True):
    """An option that takes any number of a span."""

    default: int
    min: int
    max: int


class OneOf(Record, frozen=True):
    """An option that takes one of a few numbers."""

    default: int
    alternatives: list[int]


class Switch(Record, frozen=True):
    """An option that is on or off."""

    default: bool


class GameOptions(Record, frozen=True):
    """What a table may set."""

    turn_cap: Span
    economic_target: OneOf
    bankruptcy_from_turn: OneOf
    living_target: OneOf
    alternate_activation: Fixed[Switch]


class Preset(Record, frozen=True):
    """Options that go together."""

    economic_target: int
    turn_cap: int


class OptionFile(Record, frozen=True):
    """options.toml."""

    game: GameFacts
    licence: Licence
    constants: Constants
    options: GameOptions
    presets: dict[str, Preset]


class SpaceQuestion(Question, frozen=True):
    """One entry of the decision catalogue."""

    decider: Fixed[Literal["actor", "rival"]]
    optional: Fixed[bool]
    events: bool
