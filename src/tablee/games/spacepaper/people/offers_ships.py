"""What an option about ships says before it is chosen: where it leads, who is there, and who would win."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from tablee.games.language import listed
from tablee.games.spacepaper.people.naming import craft_name, say
from tablee.games.spacepaper.people.offers import Given, Phrase, keep_offer, own, settle_offer
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import Planet, Ship
from tablee.games.spacepaper.rules.galaxy import CHAINS, DISTANCE, NODE_OF, NODES, ORBIT, SLOTS, SYSTEMS
from tablee.games.spacepaper.rules.invade_steps import under_discontent
from tablee.games.spacepaper.rules.movement import can_invade, closed, speed_of
from tablee.games.spacepaper.rules.realm import craft, is_hole
from tablee.games.spacepaper.rules.state import TOTAL, SpaceState
from tablee.games.spacepaper.rules.war_steps import weapons_of
from tablee.games.texts import each_language
from tablee.games.voice import Known
from tablee.kernel import NOBODY


def under_way(s: SpaceState) -> Ship:
    """The ship that was activated."""
    voyage = s.under_way()
    return s.civs[voyage.seat].ship(voyage.ship)


def foes_at(s: SpaceState, seat: int, place: int) -> list[tuple[int, Ship]]:
    """The ships of other players at a place, with their seats."""
    return [
        (owner, ship) for owner, civ in enumerate(s.civs) if owner != seat for ship in civ.ships if ship.place == place
    ]


def compared(power: int, against: int) -> dict[str, Known]:
    """Two powers, and what they come to for the first."""
    end = "win" if power > against else "tie" if power == against else "lose"
    return {"power": power, "against": against, "end": end}


def fight(s: SpaceState, seat: int, ship: Ship, other: int, foe: Ship) -> dict[str, Known]:
    """A fight of a ship against another, seen from the first."""
    powers = compared(weapons_of(s.civs[seat], ship), weapons_of(s.civs[other], foe))
    return {"craft": craft(seat, ship), "target": other, "foe": craft(other, foe), **powers}


def fights(s: SpaceState, seat: int, ship: Ship, foes: list[tuple[int, Ship]], message: str) -> Phrase:
    """An attack on one of several ships: on the only one, or as the span of their powers."""
    if len(foes) == 1:
        return Phrase(message, fight(s, seat, ship, *foes[0]))
    powers = [weapons_of(s.civs[other], foe) for other, foe in foes]
    span = {"power": weapons_of(s.civs[seat], ship), "low": min(powers), "high": max(powers)}
    return Phrase(f"{message}-many", {"craft": craft(seat, ship), "count": len(foes), **span})


def ship_offer(s: SpaceState, given: Given) -> Phrase:
    """A ship to activate, or to defend with. (SPP-8.5, SPP-9.6)"""
    civ = own(s)
    ship = civ.ship(given["number"])
    known: dict[str, Known] = {"craft": craft(s.to_move, ship)}
    if s.kind == t.ASK_DEF:
        voyage = s.under_way()
        attacker = s.civs[voyage.attacker].ship(voyage.attacking)
        powers = compared(weapons_of(civ, ship), weapons_of(s.civs[voyage.attacker], attacker))
        return Phrase("option-defend", known | powers)
    return Phrase("option-activate", known | {"where": ship.place, "points": speed_of(civ, ship.kind)})


def foe_offer(s: SpaceState, given: Given) -> Phrase:
    """An opponent, with the ships that may defend."""
    seat = given["player"]
    ships = [ship for ship in s.civs[seat].ships if ship.place == under_way(s).place]
    foes = each_language(lambda spoken: listed([_foe(s, seat, ship, spoken) for ship in ships], spoken))
    return Phrase("option-foe", {"player": seat, "ships": foes})


def _foe(s: SpaceState, seat: int, ship: Ship, language: str) -> str:
    name = craft_name(craft(seat, ship), language)
    return say("foe-ship", language, craft=name, power=weapons_of(s.civs[seat], ship))


def goes_back(s: SpaceState, node: int) -> bool:
    """Whether a step leads nearer to where the ship set out this turn: movement points that it would lose."""
    start, here = NODE_OF[s.under_way().start], NODE_OF[under_way(s).place]
    return DISTANCE[start * NODES + node] < DISTANCE[start * NODES + here]


def along(s: SpaceState, node: int) -> dict[str, Known]:
    """Where a step onto a point of a lane leads: the system at that end, and how many steps are left to it."""
    here = NODE_OF[under_way(s).place]
    lane = next(nodes for nodes in CHAINS if (here, node) in pairwise(nodes) or (node, here) in pairwise(nodes))
    at = lane.index(node)
    is_up = at > lane.index(here)
    return {"bound": lane[-1] if is_up else lane[0], "left": len(lane) - 1 - at if is_up else at}


def step_offer(s: SpaceState, given: Given) -> Phrase:
    """A step: on or back, into the unknown, into a black hole, or past an enemy."""
    node = given["to"]
    known: dict[str, Known] = {**given, "back": "yes" if goes_back(s, node) else "no"}
    if node >= SYSTEMS:
        known |= along(s, node)
        foes = foes_at(s, s.to_move, node)
        held = fights(s, s.to_move, under_way(s), foes, "option-step-held") if foes else Phrase("option-step-along", {})
        return Phrase(held.message, {**held.given, **known})
    if s.systems[node].seen != TOTAL:
        return Phrase("option-step-unknown", known)
    if closed(s, own(s), node):
        return Phrase("option-step-trap", known)
    return Phrase("option-step-hole" if is_hole(s, node) else "option-step", known)


def jump_offer(s: SpaceState, given: Given) -> Phrase:
    """A jump to another black hole."""
    return Phrase("option-jump", {**given})


def stop_offer(s: SpaceState, given: Given) -> Phrase:
    """A place to stop, which may mean an attack. (SPP-9.5, SPP-9.6)"""
    place = given["where"]
    foes = foes_at(s, s.to_move, place)
    if foes:
        attack = fights(s, s.to_move, under_way(s), foes, "option-stop-attack")
        return Phrase(attack.message, {**attack.given, **given})
    if place < ORBIT:
        return Phrase("option-stop", {**given})
    system, slot = divmod(place - ORBIT, SLOTS)
    owner = s.systems[system].owners[slot]
    standing = "own" if owner == s.to_move else "foe"
    if owner == NOBODY:
        standing = "abandoned" if s.systems[system].abandoned >> slot & 1 else "free"
    known: dict[str, Known] = {**given, "kind": s.systems[system].kinds[slot], "standing": standing}
    return Phrase("option-stop-orbit", known | ({"target": owner} if standing == "foe" else {"target": ""}))


# Words.


def fire_offer(s: SpaceState) -> Phrase:
    """Fire at the ship that is met on a lane point. (SPP-9.2)"""
    ship = under_way(s)
    voyage = s.under_way()
    other, foe = next(
        (seat, met) for seat, met in foes_at(s, voyage.seat, ship.place) if s.kind == t.ASK_FIRE1 or seat == s.to_move
    )
    if s.kind == t.ASK_FIRE1:
        return Phrase("option-fire", fight(s, voyage.seat, ship, other, foe))
    return Phrase("option-fire", fight(s, other, foe, voyage.seat, ship))


def attack_offer(s: SpaceState) -> Phrase:
    """Attack where the ship is. (SPP-9.14)"""
    ship = under_way(s)
    return fights(s, s.to_move, ship, foes_at(s, s.to_move, ship.place), "option-attack")


def stay_offer(s: SpaceState) -> Phrase:
    """Stay, for what is then possible. (SPP-8.29)"""
    ship = under_way(s)
    deed = "invade" if can_invade(s, s.to_move, ship) else "settle"
    return Phrase(f"option-stay-{deed}", {"planet": ship.place - ORBIT})


def destroy_offer(s: SpaceState) -> Phrase:
    """Destroy the black hole. (SPP-8.22)"""
    return Phrase("option-destroy", {"system": under_way(s).place})


def invaded(s: SpaceState) -> tuple[int, Planet]:
    """The planet under the ship, and its owner."""
    at = under_way(s).place - ORBIT
    owner = s.systems[at // SLOTS].owners[at % SLOTS]
    return owner, s.civs[owner].planet(at)


def invade_offer(s: SpaceState) -> Phrase:
    """An invasion, and what it would come to without help. (SPP-10.5 to 10.9, SPP-10.15, SPP-10.19)"""
    owner, planet = invaded(s)
    civ = s.civs[owner]
    known = compared(own(s).powers.invasion, civ.powers.defense + planet.shield)
    margin = own(s).powers.invasion - civ.powers.defense - planet.shield
    left = (planet.resistance or max(planet.people, t.LEAST_RESISTANCE)) - margin
    if margin > 0:
        known["end"] = "hurt" if left > 0 and not under_discontent(civ, planet) else "take"
        if planet.status == t.ADAPTING:
            known["end"] = "free"
    return Phrase("option-invade", {"planet": planet.at, "target": owner, "count": left, **known})


def help_offer(s: SpaceState) -> Phrase:
    """Unexpected help for an invaded planet. (SPP-16.13)"""
    voyage = s.under_way()
    _, planet = invaded(s)
    known = {"power": s.civs[voyage.seat].powers.invasion, "against": own(s).powers.defense + planet.shield + 1}
    return Phrase("option-help", {"card": t.HELP, "planet": planet.at, **known})


def done_offer(s: SpaceState) -> Phrase:
    """Nothing more to build, or to sell."""
    return Phrase("option-done-build" if s.kind == t.ASK_BUILD else "option-done-sell", {})


def pass_offer(s: SpaceState) -> Phrase:
    """No fire, no help."""
    card: dict[str, Known] = {"card": t.HELP} if s.kind == t.ASK_HELP else {}
    return Phrase(f"option-pass-{t.DECISIONS[s.kind]}", card)


WORDS: Final[dict[int, Callable[[SpaceState], Phrase]]] = {
    number.KEEP: keep_offer,
    number.DONE: done_offer,
    number.END: lambda s: Phrase("option-end", {}),
    number.NOTHING: lambda s: Phrase("option-nothing", {}),
    number.PASS: pass_offer,
    number.FIRE: fire_offer,
    number.PLAY: help_offer,
    number.STAY: stay_offer,
    number.ATTACK: attack_offer,
    number.DESTROY: destroy_offer,
    number.INVADE: invade_offer,
    number.AS_COLONY: lambda s: settle_offer(s, {"planet": under_way(s).place - ORBIT, "outpost": 0}),
    number.AS_OUTPOST: lambda s: settle_offer(s, {"planet": under_way(s).place - ORBIT, "outpost": 1}),
}
SHIP_OFFERS: Final[dict[int, Callable[[SpaceState, Given], Phrase]]] = {
    number.KEEP: lambda s, given: WORDS[given["word"]](s),
    number.SEAT: foe_offer,
    number.SHIP: ship_offer,
    number.STEP: step_offer,
    number.JUMP: jump_offer,
    number.STOP: stop_offer,
}
