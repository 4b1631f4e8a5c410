"""What kinds of player prefer and reckon with: the lists of strategies.toml as ranks by number, and its weights."""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.spacepaper.data import STRATEGIES
from tablee.games.spacepaper.data.tastes import Arithmetic
from tablee.games.spacepaper.rules import tables as t


def ranks(preferred: list[str], names: list[str]) -> list[int]:
    """A rank for each name: the first of the list highest, those not in it 0."""
    return [len(preferred) - preferred.index(name) if name in preferred else 0 for name in names]


def marks(order: str) -> list[int]:
    """A research order as technology * 8 + level."""
    return [t.TECH_IDS.index(tech) * 8 + level for tech, level in STRATEGIES.research[order]]


@final
class Style:
    """One kind of player."""

    def __init__(self, weights: Arithmetic, races: list[int], leaders: list[int], events: list[int]) -> None:
        self.expert = False  # whether it has goals of its own
        self.races = races
        self.leaders_by_race = [leaders for race in t.RACE_IDS]
        self.leaders_short = leaders
        self.events = events
        self.research = marks("economy")
        self.research_rush = self.research
        self.most_transports: i64 = 1
        self.horizon_share: float = weights.horizon_share
        self.growth: float = weights.growth
        self.least_horizon: float = weights.least_horizon
        self.science_worth: float = weights.science_worth
        self.science_late: float = weights.science_worth_late
        self.late: float = weights.late_horizon
        self.full: float = weights.full_horizon
        self.patience: i64 = weights.patience
        self.energy_worth: float = weights.energy_worth
        self.spaceport_worth: float = weights.spaceport_worth
        self.spaceport_horizon: float = weights.spaceport_horizon
        self.cruiser_worth: float = weights.cruiser_worth
        self.system_turns: float = weights.system_turns
        self.system_gain: float = weights.system_gain
        self.prospects: float = weights.prospects
        self.queue_worth: float = weights.queue_worth
        self.followers: float = weights.followers
        self.near: float = weights.near


def sensible() -> Style:
    """The sensible player."""
    lists = STRATEGIES.sensible
    style = Style(
        STRATEGIES.arithmetic.sensible,
        ranks(lists.races, t.RACE_IDS),
        ranks(lists.leaders, t.LEADER_IDS),
        ranks(lists.events, t.EVENT_IDS),
    )
    style.most_transports = lists.max_transports
    return style


def expert() -> Style:
    """The expert."""
    lists = STRATEGIES.expert
    style = Style(
        STRATEGIES.arithmetic.expert,
        ranks(lists.races, t.RACE_IDS),
        ranks(lists.leaders, t.LEADER_IDS),
        ranks(lists.events, t.EVENT_IDS),
    )
    style.expert = True
    style.leaders_short = ranks(lists.leaders_short, t.LEADER_IDS)
    for race, leaders in lists.leaders_by_race.items():
        style.leaders_by_race[t.RACE_IDS.index(race)] = ranks(leaders, t.LEADER_IDS)
    style.research_rush = marks("military")
    style.research = marks("economy_expert")
    style.most_transports = lists.max_transports
    return style


SENSIBLE: Final = sensible()
EXPERT: Final = expert()
SHORT_RESEARCH: Final[list[int]] = marks("economy_short")
SHORT_TARGET: Final = 250  # gold: games with a target up to this are sprints
FIRST_SYSTEM: Final[int] = t.POLITICS_IDS.index(STRATEGIES.sensible.first_system)
ETHER_BONUS: Final[int] = t.TECH_IDS.index(STRATEGIES.sensible.ether_bonus)
