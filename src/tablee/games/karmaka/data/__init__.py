"""Karmaka's TOML files as typed records."""

from typing import Final, Literal

import msgspec

from tablee.games.loading import BadGameFile, read
from tablee.games.records import DecisionFile, Question, Record, Text

PACKAGE: Final = "tablee.games.karmaka"
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


class NoviceWeights(Record, frozen=True):
    """How a novice picks a way to play, and how often it takes what is offered."""

    deed: int
    future: int
    power: int
    pass_: int = msgspec.field(name="pass")
    accept_offer: float = 0.5
    take_extra_play: float = 0.5


class DeedWeights(Record, frozen=True):
    """What a card is worth as a Deed."""

    gain_per_useful_point: float
    on_plan_bonus: float
    off_plan_malus: float
    cover_with_value_one: float
    cover_with_more: float


class FutureWeights(Record, frozen=True):
    """What a card is worth for the next life."""

    per_value: float
    second_colour_bonus: float
    partner_malus: float


class Worth(Record, frozen=True):
    """The worth of a power: a weight, times what it finds on the table."""

    weight: float
    times: Literal[
        "always", "own_future", "own_deeds", "rival_future", "rival_hand", "rival_deck", "rival_deeds",
        "exposed_value", "ruins_value", "future_hits", "hand_hits",
    ] = "always"  # fmt: skip


class PowerWeights(Record, frozen=True):
    """What a card is worth for its power."""

    malus_per_own_value: float
    extra_play_bonus: float
    hurry_bonus: float
    pass_value: float
    stop_value: float
    base: dict[str, Worth]


class OfferWeights(Record, frozen=True):
    """Which offered cards are declined."""

    decline_up_to_value: int


class ExpertWeights(Record, frozen=True):
    """How an expert looks ahead."""

    searched: list[str]
    rounds: list[int]
    horizon_turns: int


class EvaluationWeights(Record, frozen=True):
    """What a position is worth."""

    per_level: float
    deeds_progress: float
    potential_progress: float
    future_progress: float
    per_ring: float
    per_future_card: float
    others_share: float


class StrategyFile(Record, frozen=True):
    """strategies.toml."""

    novice: NoviceWeights
    deed: DeedWeights
    future: FutureWeights
    power: PowerWeights
    offer: OfferWeights
    expert: ExpertWeights
    evaluation: EvaluationWeights


def checked(cards: CardFile) -> CardFile:
    """The card file, if its own totals are right."""
    colours: dict[Colour, int] = {}
    for card in cards.card:
        colours[card.colour] = colours.get(card.colour, 0) + card.copies
    totals = DeckTotals(len(cards.card), sum(colours.values()), colours)
    if totals != cards.deck:
        raise BadGameFile(f"cards.toml: entry deck: says {cards.deck}, but the cards add up to {totals}")
    return cards


VARIANTS: Final = read(PACKAGE, "variants.toml", VariantFile)
CARDS: Final = [*checked(read(PACKAGE, "cards.toml", CardFile)).card, *VARIANTS.extra_card]
LADDER: Final = read(PACKAGE, "ladder.toml", LadderFile).level
QUESTIONS: Final = read(PACKAGE, "decisions.toml", DecisionFile[KarmakaQuestion]).decision
STRATEGIES: Final = read(PACKAGE, "strategies.toml", StrategyFile)
SETUP: Final = read(PACKAGE, "setup.toml", SetupFile)
