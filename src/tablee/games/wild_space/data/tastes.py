"""The weights of Wild Space's virtual players, as strategies.toml holds them."""

from tablee.games.records import Record
from tablee.games.wild_space.data.records import Provenance


class SensibleWeights(Record, frozen=True):
    """What a sensible player goes by, in Credits."""

    first_of_species: float
    second_of_species: float
    emissary: float
    effect_draw: float
    effect_play: float
    effect_follow: float
    effect_take: float
    payment: float
    take_bonus: float
    unknown_card: float
    draw: float
    plays_per_turn: float
    hand_margin: float
    explore_early: float
    take_from_reserve: float
    smuggler_unknown: float
    smuggler_new_species: float
    smuggler_second: float
    provenance: Provenance


class ExpertWeights(Record, frozen=True):
    """What an expert goes by, in Credits unless a share or a count."""

    depth: int
    width: int
    first: float
    second: float
    series: float
    unknown: float
    unknown_share: float
    chain: float
    chain_hand: float
    draw_hand: float
    draws_per_turn: float
    hand_discount: float
    spare: float
    sector: float
    explore_quality: float
    growth: float
    blind_take: float
    fresh_take: float
    track_reach: float
    track_step: float
    set_part: float
    per_future: float
    majority_risk: float
    majority_slope: float
    denial_usual: float
    denial_margin: float
    smuggler_usual: float
    payments: int
    leaves: int
    majority_surest: float
    reserve_share: float
    reserve_usual: float
    provenance: Provenance


class QualityWeights(Record, frozen=True):
    """What the actions of sectors are worth, in draws of three."""

    play_any: float
    play_specialist: float
    play: float
    take: float
    second: float
    own: float
    payment: float


class NoviceWeights(Record, frozen=True):
    """The habits of a novice."""

    plays_from: int


class ApprenticeWeights(Record, frozen=True):
    """How often an apprentice slips."""

    slips: float


class OutlookWeights(Record, frozen=True):
    """How a lead becomes a chance."""

    spread: float
    spread_per_turn: float
    smuggler_turn: float


class MasterWeights(Record, frozen=True):
    """How a master searches."""

    breadth: int
    caution: float
    closeness: float
    horizon: int
    replies: int
    hopeless: float


class StrategyFile(Record, frozen=True):
    """strategies.toml."""

    novice: NoviceWeights
    apprentice: ApprenticeWeights
    sensible: SensibleWeights
    expert: ExpertWeights
    quality: QualityWeights
    outlook: OutlookWeights
    master: MasterWeights
