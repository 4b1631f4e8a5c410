"""What the TOML files of Karmaka are made of: cards, rungs, questions, set-ups and variants."""

from typing import Annotated, Final, Literal

import msgspec

from tablee.games.loading import BadGameFile
from tablee.games.records import Fixed, Question, Record
from tablee.games.texts import Text

Colour = Literal["red", "green", "blue", "mosaic"]
# What the rules have room for: see rules/bag.py and rules/numbering.py.
FEW_COPIES: Final = 3
MOST_COPIES: Final = 7  # of one kind; the others have few
MOST_CARDS: Final = 64
MOST_SEATS: Final = 4


class Card(Record, frozen=True):
    """One kind of card."""

    id: str
    name: Text
    colour: Colour
    value: Literal[1, 2, 3]
    copies: Annotated[int, msgspec.Meta(ge=0, le=MOST_COPIES)]
    target: Fixed[Literal["none", "rival", "any_player"]]
    extra_play: Fixed[bool]
    copies_power: Fixed[Literal["none", "discarded_card", "own_deed", "rival_exposed_deed"]]
    affects: Fixed[Literal["self", "rival", "target", "copied"]]
    decisions: Fixed[list[str]]
    rule: Fixed[str]
    effect: Text
    variant: Fixed[str | None] = None


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

    index: Fixed[int]
    id: str
    name: Text
    points_to_leave: int | None = None
    winning: Fixed[bool] = False


class LadderFile(Record, frozen=True):
    """ladder.toml."""

    level: list[Level]


class KarmakaQuestion(Question, frozen=True):
    """One entry of the decision catalogue."""

    decider: Fixed[Literal["actor", "rival", "target", "reborn"]]
    answer: Fixed[str]
    min_picks: Fixed[int]
    max_picks: Fixed[int]
    optional: Fixed[str]
    reveals: Fixed[str]
    prompt: Fixed[Text]


class Numbers(Record, frozen=True):
    """The numbers of the base game."""

    players: Fixed[int]
    opening_hand: Annotated[int, msgspec.Meta(ge=1)]
    opening_deck: Annotated[int, msgspec.Meta(ge=0)]
    start_level: Fixed[str]
    start_rings: Fixed[int]
    rebirth_total: Annotated[int, msgspec.Meta(ge=1)]
    ruins_kept_on_reshuffle: Annotated[int, msgspec.Meta(ge=0)]
    ruins_window: Annotated[int, msgspec.Meta(ge=0)]
    points_per_ring: Fixed[int]
    rings_on_failure: Fixed[int]


class FirstPlayer(Record, frozen=True):
    """How the first player is found."""

    modes: Fixed[list[str]]
    default: Fixed[str]


class SafetyCap(Record, frozen=True):
    """Where the software ends what the rules would let go on."""

    max_turns: Annotated[int, msgspec.Meta(ge=1)]
    max_cards_per_turn: Annotated[int, msgspec.Meta(ge=1)]


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
    players: Fixed[list[int]]
    teams: Fixed[bool]
    start_levels: Fixed[str]
    team_seats: Fixed[tuple[tuple[int, ...], ...]] = ()
    options: Fixed[dict[str, int]] = msgspec.field(default_factory=dict)


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


def roomy(cards: list[Card], numbers: Numbers) -> list[Card]:
    """All cards, if the rules have room for them, and there are enough for the set-up and for rebirths."""
    many = [card.id for card in cards if card.copies > FEW_COPIES]
    if len(many) > 1:
        names = " and ".join(many)
        raise BadGameFile(f"cards.toml: field copies: one kind alone may have more than {FEW_COPIES}, not {names}")
    total = sum(card.copies for card in cards)
    if total > MOST_CARDS:
        raise BadGameFile(f"cards.toml: field copies: at most {MOST_CARDS} cards in all, not {total}")
    dealt = max(numbers.opening_hand + numbers.opening_deck, numbers.rebirth_total)
    base = sum(card.copies for card in cards if card.variant is None)
    if MOST_SEATS * dealt > base:
        raise BadGameFile(f"setup.toml: entry base: {MOST_SEATS} players with {dealt} cards each are more than {base}")
    return cards
