"""What game.toml is made of: the constants of Wild Space, and its vocabulary."""

from typing import Literal

from tablee.games.records import Fixed, Identified, Record
from tablee.games.texts import Text
from tablee.games.wild_space.data.records import Credits, Draw, Number, Play, Provenance


class Figures(Record, frozen=True):
    """Counts of the game."""

    players_min: Fixed[Literal[1]]
    players_max: Fixed[Literal[5]]
    shuttles_per_player: Fixed[Literal[5]]
    turns_per_player: Fixed[Literal[10]]
    starting_hand: Number
    reserve_size: Fixed[Literal[3]]
    deck_size: Fixed[Literal[102]]
    captains: Fixed[Literal[6]]
    planets_in_play: Fixed[list[int]]
    veteran_track_spaces: Fixed[Literal[5]]
    provenance: Provenance


class Explore(Record, frozen=True):
    """What exploring gives everywhere."""

    conditions: Fixed[list[str]]
    actions: list[Draw | Play]
    provenance: Provenance


class Scoring(Record, frozen=True):
    """What collections are worth."""

    same_species_from: Number
    same_species_credits: Credits
    series_size: Fixed[Literal[6]]
    series_credits: Credits
    provenance: Provenance


class Solo(Record, frozen=True):
    """The duel against the Smuggler."""

    hostile_planets_drawn: Fixed[Literal[5]]
    hostile_planets_open: Fixed[Literal[2]]
    smuggler_turns: Fixed[Literal[10]]
    credits_per_bonus_icon_match: Credits
    provenance: Provenance


class Named(Identified, frozen=True):
    """A colour, a species or a job."""

    name: Text
    provenance: Provenance


class CardKind(Named, frozen=True):
    """A kind of cards."""

    background: Fixed[str]
    cards: Fixed[int]


class Icon(Named, frozen=True):
    """A sign on cards and planets."""

    group: Fixed[Literal["effect", "condition"]]


class GameFile(Record, frozen=True):
    """game.toml."""

    game: Figures
    explore: Explore
    scoring: Scoring
    solo: Solo
    colour: list[Named]
    species: list[Named]
    job: list[Named]
    kind: list[CardKind]
    icon: list[Icon]
