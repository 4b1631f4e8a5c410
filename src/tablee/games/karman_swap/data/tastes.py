"""The weights of Karman Swap's virtual players, as strategies.toml holds them."""

import msgspec

from tablee.games.records import Record


class PositionWeights(Record, frozen=True):
    """What a position is worth."""

    per_discovery: float
    per_research: float
    colonised: list[float]
    track: float
    track_power: float
    lost_malus: float
    setup: float
    setup_bonus: float
    exposure: float
    exposure_bonus: float
    hunter: float
    most_risk: float
    hand: float
    trump: float
    scale: float


class ContestWeights(Record, frozen=True):
    """How likely a leader is to be beaten."""

    answers: float
    next: float
    trick: float
    boost: int


class CardWeights(Record, frozen=True):
    """What a card in hand is worth, but for its ability."""

    ship: float
    per_power: float
    ship_ability: float
    creature: float
    per_value: float


class QuickWeights(Record, frozen=True):
    """What the quick policy goes by."""

    ability: float
    keeps: float
    concede: float
    pass_: float = msgspec.field(name="pass")
    planet: float
    places: float
    tricks: float
    no_ship: float


class NoviceWeights(Record, frozen=True):
    """How often a novice does what it could."""

    discards: float
    uses: float
    answers: float


class SensibleWeights(Record, frozen=True):
    """How far a sensible player searches its own turn."""

    leaves: int
    abilities: int


class ExpertWeights(Record, frozen=True):
    """How an expert searches its turn, and how far it plays its plans out."""

    leaves: int
    abilities: int
    plans: int
    worlds: int
    horizon: int


class MasterWeights(Record, frozen=True):
    """How a master does the same, for as long as it may think; and how it searches the turns that follow."""

    leaves: int
    abilities: int
    plans: int
    horizon: int
    replies: int
    reply_leaves: int
    reply_abilities: int


class StrategyFile(Record, frozen=True):
    """strategies.toml."""

    position: PositionWeights
    contest: ContestWeights
    card: CardWeights
    ability: dict[str, float]
    quick: QuickWeights
    novice: NoviceWeights
    sensible: SensibleWeights
    expert: ExpertWeights
    master: MasterWeights
