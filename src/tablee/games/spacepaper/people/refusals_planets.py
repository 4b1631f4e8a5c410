"""Why a planet cannot be built on, settled, named, abandoned or paid for. (SPP-7, SPP-11, SPP-14)"""

from tablee.games.spacepaper.people.naming import refusal
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.build_steps import may_house
from tablee.games.spacepaper.rules.civilisation import Civilisation, Planet
from tablee.games.spacepaper.rules.economy import may_gain_ship, owned_of_type, planet_upkeep, profitable
from tablee.games.spacepaper.rules.galaxy import ORBIT, SLOTS
from tablee.games.spacepaper.rules.realm import foe_in_orbit
from tablee.games.spacepaper.rules.state import TOTAL, SpaceState
from tablee.kernel import NOBODY, Reason

Given = dict[str, int]


def own_planet(civ: Civilisation, at: int) -> Planet | None:
    """The planet with this number, if it is theirs."""
    return next((planet for planet in civ.planets if planet.at == at), None)


def owner_of(s: SpaceState, at: int) -> int:
    """Who owns a planet."""
    return s.systems[at // SLOTS].owners[at % SLOTS]


def unknown(s: SpaceState, at: int) -> Reason | None:
    """A planet that is not revealed, or that does not exist. (SPP-6.1, SPP-11.7)"""
    system = s.systems[at // SLOTS]
    if system.seen != TOTAL:
        return refusal("SPP-11.7", "refuse-unrevealed", system=at // SLOTS)
    return refusal("SPP-11.7", "refuse-no-planet", planet=at) if system.kinds[at % SLOTS] == t.NONE else None


def project_refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """A project in a queue."""
    civ = s.civs[seat]
    planet = own_planet(civ, given["planet"])
    if planet is None:
        return refusal("SPP-7.1", "refuse-not-yours", planet=given["planet"])
    return _queue_refused(civ, planet) or _need_refused(civ, planet, given["project"])


def _queue_refused(civ: Civilisation, planet: Planet) -> Reason | None:
    """A planet that takes no project at all."""
    at = int(planet.at)
    if planet.status > t.COLONY:
        return refusal("SPP-7.15", "refuse-no-queue", planet=at)
    if t.TYPE_OF[planet.kind] == t.LIVING:
        return refusal("SPP-7.1", "refuse-living", planet=at)
    if not profitable(civ, planet):
        return refusal("SPP-7.14", "refuse-unprofitable", planet=at)
    return refusal("SPP-7.3", "refuse-queue", planet=at, project=planet.project) if planet.project != t.NONE else None


def _need_refused(civ: Civilisation, planet: Planet, project: int) -> Reason | None:
    """What a project lacks."""
    at = int(planet.at)
    if project >= t.SHIP_PROJECT:
        if not planet.built & t.HAS_SPACEPORT:
            return refusal("SPP-7.4", "refuse-no-spaceport", planet=at)
        full = not may_gain_ship(civ, project - t.SHIP_PROJECT)
        return refusal("SPP-7.4", "refuse-many-ships", ship=project - t.SHIP_PROJECT) if full else None
    gold = t.INFRA_GOLD[t.TYPE_OF[planet.kind] * 8 + project]
    if planet.built >> project & 1:
        return refusal("SPP-7.5", "refuse-built", planet=at, project=project)
    if t.INFRA_LEVEL[project] > civ.powers.building:
        return refusal("SPP-5.13", "refuse-technology", project=project, level=t.INFRA_LEVEL[project])
    if project == t.HABITATS and not may_house(planet):
        return refusal("SPP-7.7", "refuse-habitats", planet=at)
    return refusal("SPP-7.5", "refuse-gold", project=project, gold=gold, have=civ.gold) if gold > civ.gold else None


def settle_refused(s: SpaceState, seat: int, at: int, *, by_ship: bool) -> Reason | None:
    """A colony or an outpost, started by a transport or from the same system."""
    reason = unknown(s, at)
    if reason is not None:
        return reason
    if owner_of(s, at) != NOBODY:
        message = "refuse-owned-by-you" if owner_of(s, at) == seat else "refuse-owned"
        return refusal("SPP-11.7", message, planet=at, player=owner_of(s, at))
    reason = None if by_ship else _base_refused(s, seat, at)
    if reason is not None:
        return reason
    if foe_in_orbit(s, seat, ORBIT + at):
        return refusal("SPP-11.8" if by_ship else "SPP-11.9", "refuse-foe-in-orbit", planet=at)
    kind = t.TYPE_OF[s.systems[at // SLOTS].kinds[at % SLOTS]]
    full = owned_of_type(s.civs[seat], kind) >= t.SHEETS
    return refusal("SPP-11.11", "refuse-six", count=t.SHEETS, type=kind) if full else None


def _base_refused(s: SpaceState, seat: int, at: int) -> Reason | None:
    """A settlement without ship needs a capital or colony in the system. (SPP-11.4, SPP-11.9)"""
    system = at // SLOTS
    there = [planet.status for planet in s.civs[seat].planets if planet.at // SLOTS == system]
    if any(status <= t.COLONY for status in there):
        return None
    if t.OUTPOST in there:
        return refusal("SPP-11.4", "refuse-outpost-base", system=system)
    return refusal("SPP-11.9", "refuse-no-base", system=system)


def capital_refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """A new capital. (SPP-11.20)"""
    at = given["planet"]
    planet = own_planet(s.civs[seat], at)
    if planet is None:
        return refusal("SPP-11.20", "refuse-not-yours", planet=at)
    if planet.status == t.CAPITAL:
        return refusal("SPP-11.20", "refuse-is-capital", planet=at)
    return refusal("SPP-11.20", "refuse-no-capital", planet=at)


def retreat_refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """A planet to retreat to. (SPP-9.11)"""
    return refusal("SPP-9.11", "refuse-retreat", planet=given["planet"])


def abandon_refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """A planet to abandon. (SPP-14.4, SPP-11.23, SPP-11.27)"""
    at = given["planet"]
    planet = own_planet(s.civs[seat], at)
    if planet is None:
        return refusal("SPP-14.4", "refuse-not-yours", planet=at)
    if planet.status == t.CAPITAL:
        return refusal("SPP-11.23", "refuse-abandon-capital")
    return refusal("SPP-11.27", "refuse-abandon-outer", planet=at)


def pay_planet_refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """A planet to pay for. (SPP-14.8)"""
    civ = s.civs[seat]
    planet = own_planet(civ, given["planet"])
    if planet is None:
        return refusal("SPP-14.8", "refuse-not-yours", planet=given["planet"])
    if number.PAY_PLANET + planet.at not in s.frames[-1].cards:
        return refusal("SPP-14.8", "refuse-paid")
    return refusal("SPP-14.8", "refuse-unaffordable", gold=planet_upkeep(civ, planet), have=civ.gold)
