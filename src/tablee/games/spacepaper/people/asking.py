"""The open question of SpacePaper in words, with its context: the phase, who stands where, and what is at stake."""

from collections.abc import Callable
from typing import Final

from tablee.games.spacepaper.people.naming import say, tracks_name
from tablee.games.spacepaper.people.offers import budget, own
from tablee.games.spacepaper.people.offers_ships import fire_offer, invaded, under_way
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.economy import allowed_system, due, gold_income, profitable, science_income
from tablee.games.spacepaper.rules.galaxy import LANES_BETWEEN, SLOTS, SYSTEMS
from tablee.games.spacepaper.rules.realm import craft
from tablee.games.spacepaper.rules.resource_steps import must_change
from tablee.games.spacepaper.rules.setup_steps import APART, APART_AT_LEAST
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.games.spacepaper.rules.upkeep_steps import cost_of
from tablee.games.spacepaper.rules.war_steps import weapons_of
from tablee.games.texts import each_language
from tablee.games.voice import Known

Facts = dict[str, Known]


def context(s: SpaceState) -> Facts:
    """What the table knows of the question; nothing where it says all by itself."""
    return CONTEXT[s.kind](s) if s.kind in CONTEXT else {}


def framed(s: SpaceState, asked: str, language: str) -> str:
    """A question in its phase."""
    return say("ask-in-phase", language, phase=say(f"phase-{t.PHASE_IDS[s.phase]}", language), question=asked)


def _first_system(s: SpaceState) -> Facts:
    """What the capital earns, before any system. (SPP-1.19)"""
    return {"gold": gold_income(own(s)), "science": science_income(own(s))}


def _home(s: SpaceState) -> Facts:
    """How far the homes must be apart, once there is one. (SPP-1.14)"""
    homes = [civ.planets[0].at // SLOTS for civ in s.civs if civ.planets and civ.planets[0].at >= 0]
    near = [LANES_BETWEEN[(option - number.HOME) * SYSTEMS + home] for option in s.options for home in homes]
    return {"lanes": APART if min(near) >= APART else APART_AT_LEAST} if near else {}


def _system(s: SpaceState) -> Facts:
    """The system in force, and whether it can be kept. (SPP-13.9, SPP-13.12)"""
    civ = own(s)
    forced = "no"
    if must_change(civ):
        forced = "anarchy" if allowed_system(civ, civ.politics) else "condition"
    return {**budget(civ, civ.politics), "unrest": civ.unrest, "forced": forced}


def _minerals(s: SpaceState) -> Facts:
    civ = own(s)
    tracks = (civ.corundum, civ.antimatter, civ.oganesson)
    return {"minerals": each_language(lambda language: tracks_name(*tracks, language))}


def _build(s: SpaceState) -> Facts:
    """The gold, and the queues that are empty. (SPP-7.1)"""
    civ = own(s)
    empty = [
        planet
        for planet in civ.planets
        if planet.project == t.NONE and t.TYPE_OF[planet.kind] != t.LIVING and profitable(civ, planet)
    ]
    return {"gold": civ.gold, "count": len(empty)}


def _act(s: SpaceState) -> Facts:
    """The ships that can go, and whether one has to. (SPP-8.16)"""
    ships = [option for option in s.options if number.SHIP <= option < number.BUILD]
    return {"count": len(ships), "bound": "no" if number.END in s.options else "yes"}


def _ship(s: SpaceState) -> Facts:
    """The ship under way, where it is, and its points and power."""
    ship = under_way(s)
    voyage = s.under_way()
    power = weapons_of(s.civs[voyage.seat], ship)
    return {"craft": craft(voyage.seat, ship), "where": ship.place, "points": voyage.points, "power": power}


def _fire(s: SpaceState) -> Facts:
    return fire_offer(s).given


def _defend(s: SpaceState) -> Facts:
    """The ship that attacks."""
    voyage = s.under_way()
    civ = s.civs[voyage.attacker]
    foe = civ.ship(voyage.attacking)
    facts: Facts = {"target": voyage.attacker, "foe": craft(voyage.attacker, foe), "where": foe.place}
    return facts | {"against": weapons_of(civ, foe)}


def _retreat(s: SpaceState) -> Facts:
    voyage = s.under_way()
    return {"craft": craft(voyage.attacker, s.civs[voyage.attacker].ship(voyage.attacking))}


def _help(s: SpaceState) -> Facts:
    """The invasion that is coming. (SPP-16.13)"""
    _, planet = invaded(s)
    attacker = s.under_way().seat
    powers = {"power": s.civs[attacker].powers.invasion, "against": own(s).powers.defense + planet.shield}
    return {"target": attacker, "planet": planet.at, "card": t.HELP, **powers}


def _pay(s: SpaceState) -> Facts:
    """The gold left, and the bills still open. (SPP-14.8)"""
    civ = own(s)
    return {"gold": civ.gold, "due": sum(cost_of(civ, bill) for bill in s.frames[-1].cards)}


CONTEXT: Final[dict[int, Callable[[SpaceState], Facts]]] = {
    t.ASK_SYS0: _first_system,
    t.ASK_START: _home,
    t.ASK_CAP: lambda s: {"planet": own(s).capital().at},
    t.ASK_SYS: _system,
    t.ASK_OPP: lambda s: {"bonus": own(s).bonus},
    t.ASK_GEO: _minerals,
    t.ASK_TECH: lambda s: {"science": own(s).science},
    t.ASK_BUILD: _build,
    t.ASK_ACT: _act,
    t.ASK_STEP: _ship,
    t.ASK_FIRE1: _fire,
    t.ASK_FIRE2: _fire,
    t.ASK_FOE: _ship,
    t.ASK_DEF: _defend,
    t.ASK_RETREAT: _retreat,
    t.ASK_AFTER: _ship,
    t.ASK_HELP: _help,
    t.ASK_SELL: lambda s: {"gold": own(s).gold, "due": due(own(s))},
    t.ASK_PAY: _pay,
}
