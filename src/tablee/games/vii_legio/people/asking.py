"""The open question of VII Legio in words, with its context: which card, which planet, how many are left."""

from typing import Final

from tablee.games.vii_legio.rules import tables as ask
from tablee.games.vii_legio.rules.outfit import uses_left
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.voice import Known

LANDED: Final = (ask.LANDING_ZONE, ask.OBSERVATION_CHOICE, ask.JOKER_DOMAIN, ask.CONTACT_CHOICE)


def context(s: VIILegioState) -> dict[str, Known]:
    """What the words of the open question can name."""
    ship = s.ships[s.to_move]
    if s.kind in (ask.SETUP_ITEM, ask.PROMOTION_ITEM):
        return {"left": items_left(s)}
    if s.kind == ask.SPACE_ACTION:
        return {"sector": ship.sector, "hand": s.hand}
    if s.kind == ask.RISK_RESPONSE:
        return {"card": s.card, "text": s.card, "left": uses_left(ship, ask.DETECTOR)}
    if s.kind == ask.CHOOSE_SLOT:
        return {"sector": ship.sector}
    if s.kind == ask.CHOOSE_PLANET:
        return {"sector": ship.sector, "slot": s.frames[-1].count}
    if s.kind in (ask.TECHNOLOGY_OFFER, ask.TECHNOLOGY_TRADE):
        return {"tech": ask.BRINGS[s.card]}
    if s.kind == ask.MISSION_OFFER:
        return {"card": s.card, "text": s.card, "vp": ask.REWARD[ship.missions]}
    return _landed(s) if s.kind in LANDED else {}


def items_left(s: VIILegioState) -> int:
    """How many free items the commander may still take; none after the end. (LEG-3.12, LEG-15.8)"""
    if not s.frames:
        return 0
    return ask.FREE_CHOICES[s.ships[s.to_move].face] - s.frames[-1].count


def slot_here(s: VIILegioState) -> int:
    """The planet that the question of a ship on it, or about to land, is about."""
    return s.frames[-1].chosen if s.kind == ask.LANDING_ZONE else s.ships[s.to_move].slot


def _landed(s: VIILegioState) -> dict[str, Known]:
    """Who lives there, and the thresholds passed and to come."""
    native, passed = s.cards[slot_here(s)], s.ships[s.to_move].passed
    at = native * ask.MOST_THRESHOLDS + passed
    if s.kind == ask.JOKER_DOMAIN:
        return {"native": native, "vp": ask.WORTH[at]}
    if s.kind == ask.CONTACT_CHOICE:
        return {"native": native, "vp": ask.WORTH[at - 1], "next": ask.WORTH[at]}
    return {"native": native}
