"""The Exploration cards, each a list of steps."""

from typing import Final

from tablee.games.vii_legio.rules import tables as card
from tablee.games.vii_legio.rules.card_steps import (
    ChoosePlanet,
    ChooseSlot,
    GainExperience,
    GainSymbol,
    HeedRisk,
    LayAside,
    OfferMission,
    OfferTechnology,
    OpenSectorX,
    RaiseStorm,
    ReturnHome,
    StopExploring,
    TakeMore,
    TradeEquipment,
)
from tablee.games.vii_legio.rules.loss_steps import (
    CountOnCard,
    FaceVortex,
    Fight,
    GainEquipment,
    GainSquads,
    LoseHitPersonnel,
    LoseItem,
    RollDamage,
    TakeTrophy,
)
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.kernel import Step

_READ: Final[list[Step[VIILegioState]]] = [HeedRisk(), GainSymbol()]
_DAMAGE: Final[list[Step[VIILegioState]]] = [RollDamage(), LoseHitPersonnel()]
_ASIDE: Final[list[Step[VIILegioState]]] = [LayAside()]

POWERS: Final[dict[int, list[Step[VIILegioState]]]] = {
    # The symbol alone.
    card.NO_EFFECT: [*_READ, *_ASIDE],
    # Discover a planet: an active-planet token, then the planet.
    card.DISCOVER: [ChooseSlot(), ChoosePlanet(), *_ASIDE],
    # R.A.Z. acts at the end of the turn, which is at once (turning.py).
    card.RESET: [],
    # One experience of any domain; while sector X is closed, the die may open it.
    card.OPEN_X: [*_READ, OpenSectorX(), *_ASIDE],
    # Trade an equipment for a technology, and learn something; the next turn is lost.
    card.TECHNOLOGY: [OfferTechnology(), TradeEquipment(), GainExperience(), *_ASIDE],
    # Accomplish a special mission; the courier pays cards and goes home.
    card.MISSION: [OfferMission()],
    # The ship is at the base at once.
    card.RETURN: [*_READ, ReturnHome()],
    # Compare lasers, roll for damage, take the trophy.
    card.COMBAT: [*_READ, Fight(), *_DAMAGE, TakeTrophy(), GainEquipment(), *_ASIDE],
    # Roll for damage.
    card.DAMAGE: [*_READ, CountOnCard(), *_DAMAGE, *_ASIDE],
    # Scanners and detectors are dead until the end of the turn.
    card.ION_STORM: [*_READ, RaiseStorm(), *_ASIDE],
    # The turn ends at once.
    card.TIME_RIFT: [*_READ, StopExploring()],
    # Lose an equipment of choice.
    card.LOSE_EQUIPMENT: [*_READ, CountOnCard(), LoseItem(card.LOSES_EQUIPMENT), *_ASIDE],
    # Lose a squad or an expert.
    card.LOSE_PERSONNEL: [*_READ, CountOnCard(), LoseItem(card.LOSES_PERSONNEL), *_ASIDE],
    # Discard two cards, or roll for damage.
    card.VORTEX: [*_READ, FaceVortex(), *_DAMAGE, *_ASIDE],
    # A squad comes aboard.
    card.GAIN_SQUAD: [*_READ, CountOnCard(), GainSquads(), *_ASIDE],
    # An equipment of choice comes aboard.
    card.GAIN_EQUIPMENT: [*_READ, CountOnCard(), GainEquipment(), *_ASIDE],
    # Two more cards to the bottom of the hand.
    card.DRAW_EXTRA: [*_READ, TakeMore(), *_ASIDE],
}
