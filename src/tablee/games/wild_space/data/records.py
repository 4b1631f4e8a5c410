"""What the TOML files of Wild Space are made of: cards, planets, hostile planets, constants and questions."""

from collections import Counter
from typing import Annotated, Final, Literal

import msgspec

from tablee.games.loading import BadGameFile
from tablee.games.records import Fixed, Identified, Question, Record
from tablee.games.texts import Text

Species = Literal["bear", "monkey", "owl", "rhinoceros", "lizard", "octopus"]
Job = Literal["military", "botanist", "programmer", "mechanic", "pilot", "scientist"]
Kind = Literal["specialist", "emissary", "robot", "captain"]
JobFilter = Literal["job:military", "job:botanist", "job:programmer", "job:mechanic", "job:pilot", "job:scientist"]
Filter = Literal["any", "specialist", "robot", "emissary", "robot_or_emissary", "veteran"] | JobFilter
SpeciesFilter = Literal[
    "species:bear", "species:monkey", "species:owl", "species:rhinoceros", "species:lizard", "species:octopus"
]
Counted = Literal["robot", "emissary", "veteran"] | JobFilter
Provenance = Fixed[str]  # the booklet, public sources, or us
Credits = Annotated[int, msgspec.Meta(ge=0, le=99)]
Number = Annotated[int, msgspec.Meta(ge=1, le=9)]
Slot = Annotated[int, msgspec.Meta(ge=1, le=3)]
# What the rules have room for.
KINDS: Final[dict[Kind, int]] = {"specialist": 60, "emissary": 24, "robot": 18, "captain": 6}
LEVELS: Final = (0, 0, 3, 3, 3, 6, 6, 6, 9, 9)  # of the planets, in their order
CATEGORIES: Final = (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)  # of the hostile planets, in their order
MOST_CHOICES: Final = 3  # conditions or actions of a sector


class Draw(Record, frozen=True, tag="draw"):
    """Draw so many cards."""

    count: Number


class Play(Record, frozen=True, tag="play"):
    """Play a card that fits from the hand."""

    filter: Filter


class TakeAndPlay(Record, frozen=True, tag="take_and_play"):
    """Take a card from the Reserve or the deck, and play it at once."""


class CreditsSpace(Record, frozen=True, tag="credits"):
    """A space of a track that counts at the end."""

    credits: Credits


class Discard(Record, frozen=True, tag="discard"):
    """Discard a card that fits from the hand."""

    filter: Filter


class Own(Record, frozen=True, tag="own"):
    """Have a card that fits in the crew."""

    filter: Filter


class Remove(Record, frozen=True, tag="remove"):
    """Put a card of the crew on the discard pile."""


class PerSet(Record, frozen=True, tag="per_set"):
    """Credits for each set of cards with a job."""

    count: JobFilter
    size: Number
    credits: Credits


class PerPair(Record, frozen=True, tag="per_pair"):
    """Credits for each pair of an animal and a job, on two cards."""

    first: SpeciesFilter
    second: JobFilter
    credits: Credits


class Majority(Record, frozen=True, tag="strict_majority"):
    """Credits for whoever has strictly the most."""

    count: Counted
    credits: Credits


class PerCard(Record, frozen=True, tag="per_card"):
    """Credits for each card of a kind, or with the medal."""

    count: Counted
    credits: Credits


Effect = Draw | Play | TakeAndPlay
Space = Draw | Play | TakeAndPlay | CreditsSpace
Condition = Discard | Own | Remove
Mission = PerSet | PerPair | Majority | PerCard


class Card(Identified, frozen=True):
    """A crew card."""

    kind: Fixed[Kind]
    name: Text
    veteran: bool
    text: Text
    provenance: Provenance
    species: Species | None = None
    job: Job | None = None
    credits: Credits = 0
    condition: Condition | None = None
    effect: Effect | None = None
    mission: Mission | None = None
    track: tuple[Space, ...] = ()
    note: Fixed[str] = ""


class CardFile(Record, frozen=True):
    """cards.toml."""

    card: list[Card]


class Sector(Record, frozen=True):
    """Half of a planet: one of its conditions must be met to land, one of its actions follows."""

    conditions: list[Condition]
    actions: list[Effect]
    text: Text


class Planet(Identified, frozen=True):
    """A planet tile; a crew of at least its level may land."""

    level: Fixed[Literal[0, 3, 6, 9]]
    name: Text
    provenance: Provenance
    left: Sector
    right: Sector


class PlanetFile(Record, frozen=True):
    """planets.toml."""

    planet: list[Planet]


class Raid(Record, frozen=True):
    """What the Smuggler does with the card of a slot."""

    op: Literal["take", "discard"]
    slot: Slot


class HostilePlanet(Identified, frozen=True):
    """A hostile planet: what the Smuggler does there, and the icons that pay him at the end."""

    category: Fixed[Literal[1, 2, 3]]
    name: Text
    landing: list[Raid]
    exploration: list[Raid]
    bonus: list[Counted]
    text: Text
    provenance: Provenance
    note: Fixed[str] = ""


class Level(Record, frozen=True):
    """How many hostile planets of each category the Smuggler has."""

    name: Text
    category_1: Annotated[int, msgspec.Meta(ge=0, le=4)]
    category_2: Annotated[int, msgspec.Meta(ge=0, le=4)]
    category_3: Annotated[int, msgspec.Meta(ge=0, le=4)]

    def listed(self) -> list[int]:
        """In the order of the categories."""
        return [self.category_1, self.category_2, self.category_3]


class Levels(Record, frozen=True):
    """The three levels."""

    easy: Level
    medium: Level
    hard: Level

    def listed(self) -> list[Level]:
        """From the easiest on."""
        return [self.easy, self.medium, self.hard]


class HostileFile(Record, frozen=True):
    """hostile_planets.toml."""

    levels: Levels
    hostile_planet: list[HostilePlanet]


class WildSpaceQuestion(Question, frozen=True):
    """One entry of the decision catalogue."""

    number: Fixed[str]  # as the specification has it: D5
    answer: Fixed[str]
    reveals: Fixed[str]


def fitting(cards: CardFile) -> list[Card]:
    """All cards, if there are as many as the rules have room for, each with what its kind has, and in their order."""
    found = Counter(card.kind for card in cards.card)
    if found != KINDS:
        raise BadGameFile(f"cards.toml: {dict(found)} cards, but there must be {KINDS}")
    for card in cards.card:
        complaint = _unfit(card)
        if complaint:
            raise BadGameFile(f"cards.toml: entry {card.id}: field {complaint}")
    order = list(KINDS)
    return sorted(cards.card, key=lambda card: order.index(card.kind))


def _unfit(card: Card) -> str:
    """What is wrong with a card, beginning with its field."""
    if (card.species is None) != (card.kind == "robot"):
        return "species: every card but a Robot is an animal"
    if (card.kind in ("specialist", "captain") and card.job is None) or (card.kind == "emissary" and card.job):
        return "job: Specialists and Captains have one, Emissaries none"
    if card.veteran and card.kind in ("emissary", "captain"):
        return "veteran: only Specialists and Robots bear the medal"
    if (card.mission is None) != (card.kind != "emissary"):
        return "mission: Emissaries have one, and nobody else"
    if card.condition is not None and card.effect is None:
        return "condition: there is no effect to which it leads"
    if card.kind == "captain":
        return _unfit_captain(card)
    return "track: only a Captain has one" if card.track else ""


def _unfit_captain(card: Card) -> str:
    if card.effect is not None or card.credits:
        return "effect: a Captain has a track, and nothing else"
    spaces = sum(isinstance(space, CreditsSpace) for space in card.track)
    return "" if len(card.track) == 5 and spaces == 1 else "track: five spaces, one of them with Credits"


def settled(planets: PlanetFile) -> list[Planet]:
    """All planets, if there are as many of each level as the rules have room for."""
    if tuple(planet.level for planet in planets.planet) != LEVELS:
        raise BadGameFile(f"planets.toml: the levels of the planets must be {LEVELS}, in this order")
    for planet in planets.planet:
        for side, sector in (("left", planet.left), ("right", planet.right)):
            if not sector.actions or max(len(sector.actions), len(sector.conditions)) > MOST_CHOICES:
                raise BadGameFile(f"planets.toml: entry {planet.id}: field {side}: one to {MOST_CHOICES} of each")
    return planets.planet


def raided(hostile: HostileFile, drawn: int) -> HostileFile:
    """The hostile planets, if there are as many of each category as the rules have room for, and as levels draw."""
    if tuple(planet.category for planet in hostile.hostile_planet) != CATEGORIES:
        raise BadGameFile(f"hostile_planets.toml: their categories must be {CATEGORIES}, in this order")
    for level in hostile.levels.listed():
        if sum(level.listed()) != drawn:
            raise BadGameFile(f"hostile_planets.toml: field levels: {level.name.in_('en')} must draw {drawn}")
    return hostile
