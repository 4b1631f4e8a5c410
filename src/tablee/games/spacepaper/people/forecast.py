"""What is to come as things stand: what the next income really brings after upkeep and caps; when a project is done."""

from dataclasses import dataclass

from tablee.games.seeing import Score, ScorePart
from tablee.games.spacepaper.rules import economy
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import Civilisation, Planet
from tablee.games.spacepaper.rules.state import SpaceState


@dataclass(frozen=True, slots=True)
class Forecast:
    """What happens to gold and science up to and with the next income, as things stand, in the order it happens."""

    gain: int = 0  # gold that the system brings at upkeep
    paid: int = 0  # gold for upkeep
    short: int = 0  # gold that upkeep will lack
    turned: int = 0  # gold that is left and that the system turns into science or energy
    gold: int = 0  # of the income itself
    learnt: int = 0  # science from gold that was left
    science: int = 0  # of the income itself
    lost: int = 0  # science above the cap

    @property
    def upkeep(self) -> int:
        """What the gold changes by before the income."""
        return self.gain - self.paid - self.turned

    @property
    def coming_science(self) -> int:
        """The science that really comes."""
        return self.learnt + self.science - self.lost


def forecast(s: SpaceState, civ: Civilisation) -> Forecast:
    """The next income; that of this turn while it has not come. (SPP-3.4 to 3.6, SPP-13.13 to 13.16, SPP-14.2)"""
    gold, science = economy.gold_income(civ), economy.science_income(civ)
    if s.phase == t.IN_RESOURCES and s.kind != t.ASK_GEO:
        return Forecast(gold=gold, science=science, lost=above(civ.science + science))
    gain, due = economy.upkeep_gain(civ), economy.due(civ)
    paid = max(0, min(due, civ.gold + gain))
    left = civ.gold + gain - paid
    turned = max(0, left) if civ.unrest == 0 and civ.politics in (t.TECHNOCRACY, t.NATIONALISM) else 0
    learnt = turned if civ.politics == t.TECHNOCRACY else 0
    full = civ.science + learnt
    lost = above(full) + above(full - above(full) + science)
    return Forecast(gain, paid, due - paid, turned, gold, learnt, science, lost)


def above(science: int) -> int:
    """How much of some science is above the cap. (SPP-3.6)"""
    return max(0, science - t.MOST_SCIENCE)


def coming_gold(s: SpaceState, seat: int) -> Score:
    """The gold after the next income, and what comes and goes until then, what is paid first standing first."""
    civ = s.civs[seat]
    next_ = forecast(s, civ)
    flows = {
        "coming_gain": next_.gain,
        "coming_upkeep": -next_.paid,
        "coming_turned": -next_.turned,
        "coming_income": next_.gold,
    }
    return Score("coming_gold", seat, civ.gold + sum(flows.values()), None, present(flows))


def coming_science(s: SpaceState, seat: int) -> Score:
    """The science after the next income; what is above the cap is lost."""
    civ = s.civs[seat]
    next_ = forecast(s, civ)
    flows = {"coming_learnt": next_.learnt, "coming_science_income": next_.science, "coming_lost": -next_.lost}
    return Score("coming_science", seat, civ.science + sum(flows.values()), None, present(flows))


def present(flows: dict[str, int]) -> tuple[ScorePart, ...]:
    """The flows that bring or cost something."""
    return tuple(ScorePart(name, amount) for name, amount in flows.items() if amount)


def turns_left(civ: Civilisation, planet: Planet) -> int | None:
    """Construction phases until a project is ready as things stand; None if that never comes. (SPP-7.8, SPP-13.14)"""
    if planet.project == t.NONE or not economy.profitable(civ, planet):
        return None
    energy = economy.net_energy(civ, planet)
    stored = civ.stored if planet.status == t.CAPITAL and civ.politics != t.ANARCHY else 0
    if planet.energy <= energy + stored:
        return 1
    return -((stored - planet.energy) // energy) if energy > 0 else None
