"""What the TOML files of Karmaka are made of: cards, rungs, questions, set-ups and variants."""

from typing import Literal

import msgspec

from tablee.games.loading import BadGameFile
from tablee.games.records import Question, Record
from tablee.games.texts import Text

Colour = Literal["red", "green", "blue", "mosaic"]


class Card(Record, frozen=True):
    """One kind of card."""

    id: str
    name: Text
    colour: Colour
    value: Literal[1, 2, 3]
    copies: int
    target: Literal["none", "rival", "any_player"]
    extra_play: bool
    copies_power: Literal["none", "discarded_card", "own_deed", "rival_exposed_deed"]
    affects: Literal["self", "rival", "target", "copied"]
    decisions: list[str]
    rule: str
    effect: Text
    variant: str | None = None


class DeckTotals(Record, frozen=True):
    """What the base deck adds up to."""

    kinds: int
    total_cards: int
    by_colour: dict[Colour, int]


class CardFile(Record, frozen=True):
    """cards.toml."""

    deck: DeckTotals
    card: list[Card]


class Level(Record, frozen=True):
    """One rung of the Karmic Ladder."""

    index: int
    id: str
    name: Text
    points_to_leave: int | None = None
    winning: bool = False


class LadderFile(Record, frozen=True):
    """ladder.toml."""

    level: list[Level]


class KarmakaQuestion(Question, frozen=True):
    """One entry of the decision catalogue."""

    decider: Literal["actor", "rival", "target", "reborn"]
    answer: str
    min_picks: int
    max_picks: int
    optional: str
    reveals: str
    prompt: Text


class Numbers(Record, frozen=True):
    """The numbers of the base game."""

    players: int
    opening_hand: int
    opening_deck: int
    start_level: str
    start_rings: int
    rebirth_total: int
    ruins_kept_on_reshuffle: int
    ruins_window: int
    points_per_ring: int
    rings_on_failure: int


class FirstPlayer(Record, frozen=True):
    """How the first player is found."""

    modes: list[str]
    default: str


class SafetyCap(Record, frozen=True):
    """Where the software ends what the rules would let go on."""

    max_turns: int
    max_cards_per_turn: int


class SetupFile(Record, frozen=True):
    """setup.toml."""

    base: Numbers
    first_player: FirstPlayer
    safety_cap: SafetyCap


class VariantEntry(Record, frozen=True):
    """One optional variant."""

    id: str
    rules: str
    name: Text
    players: list[int]
    teams: bool
    start_levels: str
    team_seats: tuple[tuple[int, ...], ...] = ()
    options: dict[str, int] = msgspec.field(default_factory=dict)


class VariantFile(Record, frozen=True):
    """variants.toml."""

    variant: list[VariantEntry]
    extra_card: list[Card]


def checked(cards: CardFile) -> CardFile:
    """The card file, if its own totals are right."""
    colours: dict[Colour, int] = {}
    for card in cards.card:
        colours[card.colour] = colours.get(card.colour, 0) + card.copies
    totals = DeckTotals(len(cards.card), sum(colours.values()), colours)
    if totals != cards.deck:
        raise BadGameFile(f"cards.toml: entry deck: says {cards.deck}, but the cards add up to {totals}")
    return cards
