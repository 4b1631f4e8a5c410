"""Why a ship cannot go, stop, attack, invade or settle. (SPP-8, SPP-9, SPP-10)"""

from collections.abc import Callable
from typing import Final

from tablee.games.spacepaper.people.naming import refusal
from tablee.games.spacepaper.people.offers_ships import under_way
from tablee.games.spacepaper.people.refusals_planets import owner_of, settle_refused, unknown
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import Ship
from tablee.games.spacepaper.rules.galaxy import NEAR, NODE_OF, ORBIT, SLOTS, SYSTEMS
from tablee.games.spacepaper.rules.movement import can_end, closed, holder, holes, jumps_from, reach
from tablee.games.spacepaper.rules.realm import craft, foe_in_orbit, is_hole
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.kernel import NOBODY, Reason

Given = dict[str, int]
NO_LIMIT: Final = t.UNLIMITED * 2


def own_ship(s: SpaceState, seat: int, given: Given) -> Ship | None:
    """The ship that an option names, if it is theirs."""
    ships = s.civs[seat].ships if given["player"] == seat else []
    return next((ship for ship in ships if ship.number == given["number"]), None)


def missing(rule: str, seat: int, given: Given) -> Reason:
    """A ship of somebody else, or one that is not in play."""
    if given["player"] != seat:
        return refusal(rule, "refuse-not-your-ship")
    return refusal(rule, "refuse-no-ship", number=given["number"])


def ship_refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """A ship to activate. (SPP-8.5, SPP-8.29)"""
    ship = own_ship(s, seat, given)
    if ship is None:
        return missing("SPP-8.5", seat, given)
    if not ship.ready:
        return refusal("SPP-8.5", "refuse-exhausted", craft=craft(seat, ship))
    return refusal("SPP-8.29", "refuse-idle", craft=craft(seat, ship))


def defender_refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """A ship to defend with. (SPP-9.6)"""
    ship = own_ship(s, seat, given)
    if ship is None:
        return missing("SPP-9.6", seat, given)
    return refusal("SPP-9.6", "refuse-defender", craft=craft(seat, ship))


def foe_refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """An opponent to attack. (SPP-9.1, SPP-9.6)"""
    other = given["player"]
    if other >= s.seats:
        return refusal("SPP-1.1", "refuse-no-such-seat")
    return (
        refusal("SPP-9.1", "refuse-own-side") if other == seat else refusal("SPP-9.6", "refuse-not-there", player=other)
    )


def sold_refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """A ship to sell. (SPP-14.4)"""
    return missing("SPP-14.4", seat, given)


def pay_ship_refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """A ship to pay for: no bill is smaller, so that one that is open can be paid. (SPP-14.8)"""
    if own_ship(s, seat, given) is None:
        return missing("SPP-14.8", seat, given)
    return refusal("SPP-14.8", "refuse-paid")


# Steps, jumps and stops.


def _out_of_reach(s: SpaceState) -> Reason:
    """Too far from home, or no nearer than before. (SPP-8.13, SPP-8.15)"""
    voyage = s.under_way()
    civ = s.civs[voyage.seat]
    if reach(s, civ, NODE_OF[voyage.start]) > civ.powers.autonomy:
        return refusal("SPP-8.15", "refuse-nearer")
    return refusal("SPP-8.13", "refuse-autonomy", count=civ.powers.autonomy)


def step_refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """A step to a node."""
    node = given["to"]
    ship = under_way(s)
    here = NODE_OF[ship.place]
    if node not in NEAR[here]:
        return refusal("SPP-8.8", "refuse-not-next", node=node)
    voyage = s.under_way()
    if voyage.points <= 0:
        return refusal("SPP-8.7", "refuse-no-points")
    civ = s.civs[seat]
    if can_end(s, civ, voyage, ship.attacked, node, voyage.points - 1, NO_LIMIT, voyage.jumped):
        return _out_of_reach(s)
    if closed(s, civ, node):
        return refusal("SPP-8.17", "refuse-hole", system=node)
    return refusal("SPP-8.12", "refuse-no-stop", node=node)


def jump_refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """A jump to a black hole. (SPP-8.20, SPP-8.21)"""
    system = given["system"]
    ship = under_way(s)
    here = NODE_OF[ship.place]
    civ = s.civs[seat]
    if civ.powers.rank < 2:
        return refusal("SPP-8.20", "refuse-jump-level")
    if not is_hole(s, here):
        return refusal("SPP-8.20", "refuse-jump-here")
    if s.under_way().jumped:
        return refusal("SPP-8.20", "refuse-jump-twice")
    if system == here or system not in holes(s):
        return refusal("SPP-8.20", "refuse-jump-there", system=system)
    if system not in jumps_from(s, civ, here):
        return refusal("SPP-8.21", "refuse-jump-far", system=system)
    if can_end(s, civ, s.under_way(), ship.attacked, system, s.under_way().points, NO_LIMIT, True):
        return _out_of_reach(s)
    return refusal("SPP-8.12", "refuse-no-stop", node=system)


def stop_refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """A stop at a place."""
    place = given["where"]
    node = NODE_OF[place]
    if node != NODE_OF[under_way(s).place]:
        return refusal("SPP-8.9", "refuse-elsewhere", where=place)
    reason = unknown(s, place - ORBIT) if place >= ORBIT else None
    if reason is not None:
        return refusal("SPP-8.9", "refuse-no-planet", planet=place - ORBIT)
    return _start_refused(s, place) or _held_refused(s, seat, place) or _out_of_reach(s)


def _start_refused(s: SpaceState, place: int) -> Reason | None:
    """A stop where the ship began, or where it was let pass. (SPP-8.16, SPP-8.29, SPP-8.32, SPP-9.19)"""
    voyage = s.under_way()
    if voyage.passed:
        return refusal("SPP-9.19", "refuse-passed")
    left = voyage.moved or voyage.jumped
    if SYSTEMS <= place < ORBIT and place == voyage.start:
        return refusal("SPP-8.32" if left else "SPP-8.16", "refuse-same-point")
    return refusal("SPP-8.29", "refuse-stay") if place == voyage.start and not left else None


def _held_refused(s: SpaceState, seat: int, place: int) -> Reason | None:
    """A stop where an own ship is, or an enemy that may not be attacked. (SPP-8.11, SPP-8.31)"""
    if place < ORBIT and holder(s, s.under_way(), place) == seat:
        return refusal("SPP-8.11", "refuse-own-ship", where=place)
    attacked = under_way(s).attacked and foe_in_orbit(s, seat, place)
    return refusal("SPP-8.31", "refuse-attacked") if attacked else None


# Deeds, by word.


def stay_refused(s: SpaceState, seat: int) -> Reason:
    """Stay, which is for invading and settling. (SPP-8.27, SPP-8.29)"""
    voyage = s.under_way()
    if voyage.moved or voyage.jumped:
        return refusal("SPP-8.27", "refuse-stay-moved")
    return refusal("SPP-8.29", "refuse-stay")


def attack_refused(s: SpaceState, seat: int) -> Reason:
    """An attack where the ship is. (SPP-9.12, SPP-9.14)"""
    ship = under_way(s)
    voyage = s.under_way()
    if voyage.moved or voyage.jumped:
        return refusal("SPP-9.14", "refuse-attack-moved")
    if ship.place >= ORBIT and foe_in_orbit(s, seat, ship.place):
        return refusal("SPP-9.12", "refuse-attacked")
    return refusal("SPP-9.14", "refuse-nobody-here")


def fire_refused(s: SpaceState, seat: int) -> Reason:
    """Fire, which is for a ship met on a lane point. (SPP-9.2, SPP-8.31)"""
    ship = under_way(s)
    if ship.attacked and foe_in_orbit(s, seat, ship.place):
        return refusal("SPP-8.31", "refuse-attacked")
    return refusal("SPP-9.2", "refuse-fire")


def destroy_refused(s: SpaceState, seat: int) -> Reason:
    """The destruction of a black hole. (SPP-8.22)"""
    if s.civs[seat].powers.rank < 4:
        return refusal("SPP-8.22", "refuse-destroy-level")
    return refusal("SPP-8.22", "refuse-destroy-here")


def invade_refused(s: SpaceState, seat: int) -> Reason:
    """An invasion. (SPP-10.1 to 10.3, SPP-10.16, SPP-5.9)"""
    ship = under_way(s)
    if ship.kind != t.CRUISER or ship.place < ORBIT:
        return refusal("SPP-10.1", "refuse-invade-cruiser")
    at = ship.place - ORBIT
    owner = owner_of(s, at)
    if owner in (NOBODY, seat):
        return refusal("SPP-10.16" if owner == NOBODY else "SPP-10.1", "refuse-invade-whom", planet=at)
    if s.civs[seat].powers.invasion <= 0:
        return refusal("SPP-5.9", "refuse-invade-level")
    if ship.attacked:
        return refusal("SPP-10.3", "refuse-invade-attacked")
    if foe_in_orbit(s, seat, ship.place) or foe_in_orbit(s, seat, at // SLOTS):
        return refusal("SPP-10.2", "refuse-invade-guarded", planet=at)
    return refusal("SPP-8.7", "refuse-stop-first")


def colonise_refused(s: SpaceState, seat: int) -> Reason:
    """A colony or an outpost started by the ship under way. (SPP-11.8)"""
    ship = under_way(s)
    if ship.kind != t.TRANSPORT or ship.place < ORBIT:
        return refusal("SPP-11.8", "refuse-settle-transport")
    reason = settle_refused(s, seat, ship.place - ORBIT, by_ship=True)
    return reason or refusal("SPP-8.7", "refuse-stop-first")


DEEDS: Final[dict[int, Callable[[SpaceState, int], Reason]]] = {
    number.STAY: stay_refused,
    number.ATTACK: attack_refused,
    number.FIRE: fire_refused,
    number.DESTROY: destroy_refused,
    number.INVADE: invade_refused,
    number.AS_COLONY: colonise_refused,
    number.AS_OUTPOST: colonise_refused,
    number.END: lambda s, seat: refusal("SPP-8.6", "refuse-under-way"),
}
AFTER_STOP: Final = (number.INVADE, number.AS_COLONY, number.AS_OUTPOST, number.END)
