"""What the TOML files of Karman Swap are made of: cards, abilities, planets, modes and questions."""

from collections import Counter
from typing import Annotated, Final, Literal

import msgspec

from tablee.games.loading import BadGameFile
from tablee.games.records import Fixed, Identified, Question, Record
from tablee.games.texts import Text

Colour = Literal["red", "green", "blue"]
Source = Fixed[dict[str, str] | str]  # where a number comes from: the booklet, or us
Count = Annotated[int, msgspec.Meta(ge=0)]
Goal = Annotated[int, msgspec.Meta(ge=1)]
# What the rules have room for: see rules/cards.py.
EACH_COLOUR: Final = 9
SHIPS: Final = 9
COLOURS: Final[tuple[Colour, ...]] = ("red", "green", "blue")


class Card(Identified, frozen=True):
    """A creature or a ship; the value of a ship is its power."""

    kind: Fixed[Literal["creature", "ship"]]
    name: Text
    value: Annotated[int, msgspec.Meta(ge=0, le=20)]
    ability: str
    provenance: Source
    colour: Fixed[Colour | None] = None
    ship_class: Fixed[Literal["barge", "outpost", "ark"] | None] = None
    arrows: Annotated[int, msgspec.Meta(ge=1, le=7)] = 1
    alias: Text | None = None


class CardFile(Record, frozen=True):
    """cards.toml."""

    schema_version: Fixed[int]
    cards: list[Card]


class Ability(Identified, frozen=True):
    """A placement ability; `printed_on` says which cards may have it."""

    number: Fixed[int]
    name: Text
    effect: Text
    printed_on: Fixed[list[Literal["creature", "ship"]]]
    passive: Fixed[bool]
    optional: Fixed[bool]
    provenance: Source


class AbilityFile(Record, frozen=True):
    """abilities.toml."""

    schema_version: Fixed[int]
    abilities: list[Ability]


class ByColour(Record, frozen=True):
    """A number for each colour."""

    red: Annotated[int, msgspec.Meta(ge=1, le=9)]
    green: Annotated[int, msgspec.Meta(ge=1, le=9)]
    blue: Annotated[int, msgspec.Meta(ge=1, le=9)]

    def listed(self) -> list[int]:
        """In the order of the colours."""
        return [self.red, self.green, self.blue]


class Planet(Identified, frozen=True):
    """A planet: how many creatures of each colour it holds, and what each is worth to who colonises it."""

    name: Text
    slots: ByColour
    pp: ByColour
    provenance: Source


class PlanetFile(Record, frozen=True):
    """planets.toml."""

    schema_version: Fixed[int]
    planets: list[Planet]


class ModeEntry(Identified, frozen=True):
    """The game for a number of players."""

    players: Fixed[int]
    sides: Fixed[list[list[int]]]
    side_colours: Fixed[list[Colour]]
    hand_size: Goal
    market_size: Count
    market_layout: Fixed[Literal["zones", "pyramid"]]
    gift_max: Annotated[int, msgspec.Meta(ge=0, le=5)]
    extinction_track: Fixed[Literal["tug_of_war", "race"]]
    partner: Fixed[bool]
    provenance: Source


class Match(Record, frozen=True):
    """How many rounds win."""

    rounds_to_win: Goal
    max_rounds_two_sides: Fixed[int]
    max_rounds_three_sides: Fixed[int]


class Stacks(Record, frozen=True):
    """The stacks of planets."""

    count: Fixed[Literal[2]]
    size: Fixed[Literal[4]]
    visible_per_stack: Fixed[Literal[1]]


class Colonisation(Record, frozen=True):
    """The track of colonisations."""

    start: Fixed[Literal[0]]
    goal: Goal
    provenance: Source


class TugOfWar(Record, frozen=True):
    """The extinction track that two sides pull at."""

    start: Fixed[Literal[0]]
    head_distance: Goal
    spaces: Fixed[int]
    provenance: Source


class Race(Record, frozen=True):
    """The extinction track of three players."""

    start: Fixed[Literal[0]]
    goal: Goal
    floor: Fixed[Literal[0]]
    spaces: Fixed[int]
    provenance: Source


class Tracks(Record, frozen=True):
    """All tracks."""

    colonisation: Colonisation
    tug_of_war: TugOfWar
    race: Race


class Gems(Record, frozen=True):
    """What gems are worth."""

    research_per_discovery: Goal
    boost_per_gem: Fixed[Literal[1]]
    pp_per_discovery: Count
    printed_research_tokens: Fixed[int]
    printed_discovery_tokens: Fixed[int]


class Contests(Record, frozen=True):
    """How many contests may be open."""

    max_open: Fixed[Literal[2]]


class Pyramid(Record, frozen=True):
    """The Market of two players, from its base to its top."""

    rows: Fixed[list[int]]
    face_up: Fixed[list[bool]]
    cover: Fixed[str]
    provenance: Source


class ModeFile(Record, frozen=True):
    """modes.toml."""

    schema_version: Fixed[int]
    match: Match
    modes: list[ModeEntry]
    planet_stacks: Stacks
    tracks: Tracks
    gems: Gems
    contests: Contests
    predation: Fixed[dict[Colour, Colour]]
    pyramid: Pyramid


class KarmanSwapQuestion(Question, frozen=True):
    """One entry of the decision catalogue."""

    number: Fixed[str]  # as the specification has it: D5
    answer: Fixed[str]
    reveals: Fixed[str]


def fitting(cards: CardFile, abilities: AbilityFile) -> list[Card]:
    """All cards, if there are as many as the rules have room for, and each has an ability that it may have."""
    kinds = Counter(card.colour or card.kind for card in cards.cards)
    due: dict[str, int] = {"ship": SHIPS, "red": EACH_COLOUR, "green": EACH_COLOUR, "blue": EACH_COLOUR}
    if kinds != due:
        raise BadGameFile(f"cards.toml: {dict(kinds)} cards, but there must be {due}")
    known = {ability.id: ability for ability in abilities.abilities}
    for card in cards.cards:
        found = known.get(card.ability)
        if found is None or card.kind not in found.printed_on:
            raise BadGameFile(f"cards.toml: entry {card.id}: field ability: {card.ability} is none for a {card.kind}")
    return sorted(cards.cards, key=_order)


def _order(card: Card) -> int:
    return len(COLOURS) if card.colour is None else COLOURS.index(card.colour)


def dealt(modes: ModeFile, cards: list[Card]) -> ModeFile:
    """The modes, if all cards are dealt in each."""
    for mode in modes.modes:
        total = mode.players * mode.hand_size + mode.market_size
        if total != len(cards):
            raise BadGameFile(f"modes.toml: entry {mode.id}: deals {total} cards, but there are {len(cards)}")
        if mode.market_layout == "pyramid" and mode.market_size != sum(modes.pyramid.rows):
            raise BadGameFile(f"modes.toml: entry {mode.id}: field market_size: the pyramid has {modes.pyramid.rows}")
    return modes
