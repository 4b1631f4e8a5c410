"""The weights of VII Legio's virtual players, as strategies.toml holds them."""

from tablee.games.records import Record


class NoviceWeights(Record, frozen=True):
    """How often a novice buys something."""

    buy_probability: float


class SensibleWeights(Record, frozen=True):
    """What a sensible player buys, and when it goes home, lands blindly or takes a technology."""

    propulsors: int
    squads: int
    lasers: int
    scanners: int
    experts: int
    technology_below_vp: int
    promotion_from_vp: int
    promotion_below_vp: int
    promotion_distance: int
    blind_landing_squads: int
    vortex_discard_hand: int


class Weights(Record, frozen=True):
    """What an expert goes by, in VP."""

    pace: float
    turn: float
    delay: float
    wait: float
    propulsor: float
    laser: float
    laser2: float
    scanner: float
    scanner3: float
    detector: float
    squad2: float
    squad3: float
    squad4: float
    squad5: float
    expert: float
    expert_need: float
    tech: float
    promotion: float
    find: float
    search: float
    potential: float
    need: float
    scarce: float
    x: float
    x_way: float
    space: float
    opens: float
    lack: float
    spent: float


class ExpertWeights(Record, frozen=True):
    """Weights, and the worth of each step of the experience tracks."""

    weights: Weights
    experience: dict[str, list[float]]


class MasterWeights(Record, frozen=True):
    """How a master plays on, what it tries, and how sure it must be to leave the expert's advice."""

    expert: bool
    horizon: int
    breadth: int
    gap: float
    caution: float
    closeness: float
    kinds: list[str]


class OutlookWeights(Record, frozen=True):
    """What a position is worth beside its VP."""

    experience: float
    items: float
    landed: float
    scale: float
    scale_left: float


class StrategyFile(Record, frozen=True):
    """strategies.toml."""

    schema: int
    novice: NoviceWeights
    sensible: SensibleWeights
    expert: ExpertWeights
    master: MasterWeights
    outlook: OutlookWeights
