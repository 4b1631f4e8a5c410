"""Why an event card cannot be played, or not on that target. (SPP-16)"""

from collections.abc import Callable
from typing import Final

from tablee.games.spacepaper.data import QUESTIONS
from tablee.games.spacepaper.people.naming import refusal
from tablee.games.spacepaper.people.refusals_planets import own_planet
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import inhabited
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.kernel import Reason

Given = dict[str, int]


def card_refused(s: SpaceState, seat: int, given: Given) -> Reason:
    """An event card played now on this target."""
    civ = s.civs[seat]
    card = given["card"]
    if s.phase == t.IN_SETUP:
        return refusal("SPP-16.2", "refuse-card-setup")
    if civ.event != card:
        return refusal("SPP-16.1", "refuse-card-not-held", card=card)
    if civ.used:
        return refusal("SPP-16.1", "refuse-card-used", card=card)
    if not QUESTIONS[s.kind].events:
        return refusal("SPP-16.15", "refuse-card-now", card=card)
    return TARGETS[card](s, seat, given)


def _spaceport(s: SpaceState, seat: int, given: Given) -> Reason:
    at = given["planet"]
    planet = own_planet(s.civs[seat], at)
    if planet is not None and planet.built & t.HAS_SPACEPORT:
        return refusal("SPP-16.5", "refuse-built", planet=at, project=t.SPACEPORT)
    return refusal("SPP-16.5", "refuse-card-spaceport", planet=at)


def _recovered(s: SpaceState, seat: int, given: Given) -> Reason:
    civ = s.civs[seat]
    planet = own_planet(civ, given["planet"])
    if planet is None or not inhabited(planet):
        return refusal("SPP-16.10", "refuse-card-inhabited", planet=given["planet"])
    if civ.politics == t.ANARCHY:
        return refusal("SPP-16.10", "refuse-card-anarchy")
    return refusal("SPP-7.4", "refuse-many-ships", ship=t.SCOUT)


def _cup(s: SpaceState, seat: int, given: Given) -> Reason:
    if "planet" not in given:
        return refusal("SPP-16.12", "refuse-card-calm")
    return refusal("SPP-16.12", "refuse-card-calm-planet", planet=given["planet"])


TARGETS: Final[dict[int, Callable[[SpaceState, int, Given], Reason]]] = {
    t.FREE_SPACEPORT: _spaceport,
    t.LOTTERY: lambda s, seat, given: refusal("SPP-16.16", "refuse-card-now", card=t.LOTTERY),
    t.NEUTRON_STAR: lambda s, seat, given: refusal("SPP-16.7", "refuse-card-neutron"),
    t.SUPERNOVA: lambda s, seat, given: refusal("SPP-16.8", "refuse-card-revealed", system=given["system"]),
    t.VANISHED_HOLE: lambda s, seat, given: refusal("SPP-16.9", "refuse-card-hole", system=given["system"]),
    t.RECOVERED_SHIP: _recovered,
    t.CUP: _cup,
    t.SYMBIOSIS: lambda s, seat, given: refusal("SPP-16.11", "refuse-card-symbiosis", planet=given["planet"]),
    t.DISCOVERY: lambda s, seat, given: refusal("SPP-16.14", "refuse-level", tech=given["tech"]),
}
