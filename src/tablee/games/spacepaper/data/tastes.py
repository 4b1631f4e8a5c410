"""The lists and weights of SpacePaper's virtual players, as strategies.toml holds them."""

from tablee.games.records import Record


class SensibleLists(Record, frozen=True):
    """What a sensible player prefers, best first."""

    races: list[str]
    leaders: list[str]
    events: list[str]
    first_system: str
    ether_bonus: str
    max_transports: int


class ExpertLists(Record, frozen=True):
    """What an expert prefers for each goal, best first."""

    races: list[str]
    leaders: list[str]
    leaders_short: list[str]
    leaders_conquest: list[str]
    leaders_technology: list[str]
    leaders_military: list[str]
    leaders_by_race: dict[str, list[str]]
    events: list[str]
    events_rush: list[str]
    max_transports: int
    max_transports_conquest: int
    rush_share: float


class Arithmetic(Record, frozen=True):
    """The numbers that a kind of player reckons with."""

    horizon_share: float
    growth: float
    least_horizon: float
    science_worth: float
    science_worth_late: float
    late_horizon: float
    full_horizon: float
    patience: int
    energy_worth: float
    spaceport_worth: float
    spaceport_horizon: float
    cruiser_worth: float
    system_turns: float
    system_gain: float
    prospects: float
    queue_worth: float
    followers: float
    near: float


class Arithmetics(Record, frozen=True):
    """The arithmetic of each kind of player."""

    sensible: Arithmetic
    expert: Arithmetic


class ShipTaste(Record, frozen=True):
    """How virtual players lead their ships."""

    haste: float
    danger_steps: int
    alarm_steps: int


class Outlook(Record, frozen=True):
    """What makes a position good."""

    pending: float
    coming: float
    start: float
    per_science: float
    per_builder: float
    per_open_work: float
    per_transport: float
    per_queued_transport: float
    per_adapting: float
    per_adapting_turn: float
    per_target: float
    per_energy: float
    per_infrastructure_level: float
    scale: float
    scale_share: float
    turns_per_type: float
    turns_per_living: float
    turns_per_threat: float
    turns_of_siege: float
    turns_of_waste: float


class ConquestTaste(Record, frozen=True):
    """When an expert turns to conquest."""

    most_missing: int
    others_share: float
    transport_turns: float
    money_share: float
    worth: float
    haste: float
    living_worth: float


class WarTaste(Record, frozen=True):
    """When an expert goes to war."""

    reach: int
    sieges: float
    share: float
    worth: float


class HomeTaste(Record, frozen=True):
    """Where virtual players seek a home."""

    near: int
    crowd: int
    crowd_malus: float
    rush_reach: int


class NoviceTaste(Record, frozen=True):
    """What a novice does."""

    builds: float
    easy_adaptation: int


class StrategyFile(Record, frozen=True):
    """strategies.toml."""

    arithmetic: Arithmetics
    ships: ShipTaste
    outlook: Outlook
    conquest: ConquestTaste
    war: WarTaste
    home: HomeTaste
    novice: NoviceTaste
    sensible: SensibleLists
    expert: ExpertLists
    research: dict[str, list[tuple[str, int]]]
