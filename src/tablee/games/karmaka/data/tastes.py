"""The weights of Karmaka's virtual players, as strategies.toml holds them."""

from typing import Literal

import msgspec

from tablee.games.records import Record


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


class LearnedFile(Record, frozen=True):
    """learned.toml, which tools/fit.py writes: the weight of each feature of a position."""

    weights: dict[str, float]
