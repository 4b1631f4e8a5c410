"""What an option of SpacePaper says before it is chosen: its price, its yield and its risk. Ships: offers_ships."""

from collections.abc import Callable
from typing import Final, NamedTuple

from tablee.games.spacepaper.data import EVENTS, INFRASTRUCTURE, LEADERS, POLITICS, RACES
from tablee.games.spacepaper.people.naming import level_text
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.build_steps import ship_cost
from tablee.games.spacepaper.rules.civilisation import Civilisation, Planet
from tablee.games.spacepaper.rules.economy import (
    adaptation,
    calmed,
    change_cost,
    due,
    gold_income,
    net_energy,
    planet_upkeep,
    upkeep_gain,
)
from tablee.games.spacepaper.rules.galaxy import DISTANCE, NODES, SLOTS, SYSTEMS
from tablee.games.spacepaper.rules.realm import craft
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.games.texts import each_language
from tablee.games.voice import Known

NEAR_HOME: Final = 6  # steps: the first autonomy


class Phrase(NamedTuple):
    """A message, and what it is about."""

    message: str
    given: dict[str, Known]


Given = dict[str, int]


def own(s: SpaceState) -> Civilisation:
    """The civilisation of the seat that decides."""
    return s.civs[s.to_move]


# Set-up, resources and research.


def race_offer(s: SpaceState, given: Given) -> Phrase:
    """A race: its home planet, its technology and its system."""
    race = given["race"]
    kind = t.NATIVE[race]
    people = t.MAX_POPULATION[t.SIZE_OF[kind]]
    energy = t.ENERGY[t.TYPE_OF[kind] * 6 + (people + 1) // 2]
    more = {"kind": kind, "gold": t.GOLD[kind], "science": t.SCIENCE[kind], "energy": energy}
    effect = RACES[race].effect
    return Phrase("option-race", {"race": race, **more, "effect": effect, "politics": t.FAVOURED[race]})


def level_reached(civ: Civilisation, tech: int) -> dict[str, Known]:
    """The next level of a technology, and what it gives."""
    level = min(civ.levels[tech] + 1, t.MAX_LEVEL)
    return {"tech": tech, "level": level, "effect": each_language(lambda spoken: level_text(tech, level, spoken))}


def technology_offer(s: SpaceState, given: Given) -> Phrase:
    """A technology to raise."""
    return Phrase("option-technology", level_reached(own(s), given["tech"]))


def leader_offer(s: SpaceState, given: Given) -> Phrase:
    """A leader and what it brings."""
    return Phrase("option-leader", {**given, "effect": LEADERS[given["leader"]].effect})


def bonus_offer(s: SpaceState, given: Given) -> Phrase:
    """The Opportunist's bonus; a switch has its price. (SPP-15.3, SPP-12.9)"""
    if s.kind == t.ASK_OPP0:
        return Phrase("option-bonus", {**given})
    price = 0 if own(s).politics == t.COMMUNISM else calmed(own(s), 1)
    return Phrase("option-switch", {**given, "count": price})


def event_offer(s: SpaceState, given: Given) -> Phrase:
    """An event card and what it does."""
    return Phrase("option-event", {**given, "effect": EVENTS[given["card"]].effect})


def budget(civ: Civilisation, politics: int) -> dict[str, Known]:
    """What a civilisation would earn and owe each turn under a system, once it is calm. (SPP-1.19)"""
    trial = civ.copy()
    trial.politics = politics
    trial.unrest = 0
    income, extra, upkeep = gold_income(trial), upkeep_gain(trial), due(trial)
    dear = "yes" if upkeep > income + extra else "no"
    return {"politics": politics, "income": income, "extra": extra, "upkeep": upkeep, "dear": dear}


def politics_offer(s: SpaceState, given: Given) -> Phrase:
    """A political system: its effect, what it earns and costs, and the discontent of the change."""
    politics = given["politics"]
    known = {**budget(own(s), politics), "effect": POLITICS[politics].effect}
    if s.kind == t.ASK_SYS0:
        return Phrase("option-politics-first", known)
    return Phrase("option-politics-change", {**known, "count": change_cost(own(s), politics)})


def mineral_offer(s: SpaceState, given: Given) -> Phrase:
    """A mineral and its track."""
    civ = own(s)
    before = (civ.corundum, civ.antimatter, civ.oganesson)[given["mineral"]]
    return Phrase("option-mineral", {**given, "before": before, "count": before + 1})


def home_offer(s: SpaceState, given: Given) -> Phrase:
    """A home: how much lies around it, and how far the nearest rival is."""
    system = given["system"]
    steps = [DISTANCE[system * NODES + other] for other in range(SYSTEMS)]
    known: dict[str, Known] = {"system": system, "count": sum(0 < away <= NEAR_HOME for away in steps)}
    rivals = [steps[civ.planets[0].at // SLOTS] for civ in s.civs if civ.planets and civ.planets[0].at >= 0]
    return Phrase("option-home-rivals", {**known, "distance": min(rivals)}) if rivals else Phrase("option-home", known)


def planet_offer(s: SpaceState, given: Given) -> Phrase:
    """A planet to retreat to, or to make the capital. (SPP-9.11, SPP-11.20, SPP-11.21)"""
    if s.kind == t.ASK_RETREAT:
        return Phrase("option-retreat", {**given})
    civ = own(s)
    old = civ.capital()
    spared = civ.politics == t.COMMUNISM or t.TYPE_OF[old.kind] == t.LIVING
    return Phrase("option-capital", {**given, "count": 0 if spared else calmed(civ, old.people)})


# Construction.


def turns_for(civ: Civilisation, planet: Planet, cost: int) -> int:
    """Construction phases until a project is ready, this one included; 0 if it gets no energy. (SPP-7.8, SPP-7.19)"""
    each = net_energy(civ, planet)
    first = each
    if planet.status == t.CAPITAL and civ.politics != t.ANARCHY:
        first += civ.stored
    if first >= cost:
        return 1
    return 1 - (first - cost) // each if each else 0


def project_offer(s: SpaceState, given: Given) -> Phrase:
    """A project: gold, energy, turns, and what it is good for."""
    civ = own(s)
    planet = civ.planet(given["planet"])
    project = given["project"]
    if project >= t.SHIP_PROJECT:
        cost = ship_cost(civ, project - t.SHIP_PROJECT)
        return Phrase("option-build-ship", {**given, "energy": cost, "turns": turns_for(civ, planet, cost)})
    cost = t.INFRA_ENERGY[project]
    gold = t.INFRA_GOLD[t.TYPE_OF[planet.kind] * 8 + project]
    effect = INFRASTRUCTURE[project].effect
    spent = {"gold": gold, "energy": cost, "turns": turns_for(civ, planet, cost)}
    return Phrase("option-build", {**given, **spent, "effect": effect})


def means(civ: Civilisation, upkeep: int) -> dict[str, Known]:
    """An upkeep more each turn, and whether gold and incomes are enough for it. (SPP-14.3)"""
    added = max(0, upkeep)
    short = due(civ) + added - civ.gold - upkeep_gain(civ)
    dear = due(civ) + added > gold_income(civ) + upkeep_gain(civ)
    told = "lacking" if added and short > 0 else "dear" if added and dear else "enough"
    return {"upkeep": upkeep, "means": told, "count": int(max(0, short))}


def settle_offer(s: SpaceState, given: Given) -> Phrase:
    """A colony or an outpost: how long it takes, what it costs and yields. (SPP-11.12 to 11.14)"""
    civ = own(s)
    at = given["planet"]
    system = s.systems[at // SLOTS]
    kind = system.kinds[at % SLOTS]
    known: dict[str, Known] = {"planet": at, "kind": kind}
    if given["outpost"]:
        return Phrase("option-settle-outpost", {**known, **means(civ, t.OUTPOST_UPKEEP[civ.politics])})
    gold = t.GOLD[kind] * (2 if civ.politics == t.CAPITALISM else 1)
    known |= {"gold": gold, "science": t.SCIENCE[kind]}
    turns = adaptation(civ, kind, 0)
    if turns == 0 or t.SIZE_OF[kind] == t.ASTEROID or system.abandoned >> at % SLOTS & 1:
        return Phrase("option-settle-now", {**known, **means(civ, t.COLONY_UPKEEP[civ.politics])})
    upkeep = means(civ, t.ADAPTATION_UPKEEP[civ.politics])
    return Phrase("option-settle-slow", {**known, "turns": t.STEPS[t.SIZE_OF[kind]] * turns, **upkeep})


# Upkeep.


def sell_offer(s: SpaceState, given: Given) -> Phrase:
    """A ship to sell."""
    ship = own(s).ship(given["number"])
    gained = {"gold": t.RESALE[ship.kind], "upkeep": t.SHIP_UPKEEP[own(s).politics]}
    return Phrase("option-sell", {"craft": craft(s.to_move, ship), **gained})


def abandon_offer(s: SpaceState, given: Given) -> Phrase:
    """A colony to abandon; it brings gold the first time only. (SPP-14.6)"""
    system, slot = divmod(given["planet"], SLOTS)
    gold = 0 if s.systems[system].paid >> slot & 1 else t.ABANDON_GOLD
    return Phrase("option-abandon", {**given, "gold": gold, "upkeep": max(0, t.COLONY_UPKEEP[own(s).politics])})


def pay_planet_offer(s: SpaceState, given: Given) -> Phrase:
    """A planet to pay for, and what happens otherwise. (SPP-14.9, SPP-14.10)"""
    civ = own(s)
    planet = civ.planet(given["planet"])
    known: dict[str, Known] = {**given, "gold": planet_upkeep(civ, planet)}
    if planet.status > t.COLONY:
        return Phrase("option-pay-outer", known)
    spared = civ.politics == t.COMMUNISM or t.TYPE_OF[planet.kind] == t.LIVING
    return Phrase("option-pay-home", {**known, "count": 0 if spared else calmed(civ, t.UNPAID_UNREST)})


def pay_ship_offer(s: SpaceState, given: Given) -> Phrase:
    """A ship to pay for, and what happens otherwise. (SPP-14.11, SPP-14.12)"""
    civ = own(s)
    known = {"craft": craft(s.to_move, civ.ship(given["number"])), "gold": t.SHIP_UPKEEP[civ.politics]}
    return Phrase("option-pay-ship", {**known, "lost": "yes" if civ.unrest > 0 else "no"})


# Event cards.


def card_offer(s: SpaceState, given: Given) -> Phrase:
    """An event card played, with its target."""
    card = given["card"]
    if card == t.CUP:
        return Phrase("option-card-calm" if "planet" in given else "option-card-global", {**given})
    if card == t.DISCOVERY:
        return Phrase("option-card-tech", {"card": card, **level_reached(own(s), given["tech"])})
    target = next((f"-{name}" for name in ("planet", "system") if name in given), "")
    return Phrase(f"option-card{target}", {**given, "effect": EVENTS[card].effect})


def keep_offer(s: SpaceState) -> Phrase:
    """Things stay as they are."""
    if s.kind == t.ASK_CAP:
        return Phrase("option-keep-cap", {"planet": own(s).capital().at})
    if s.kind == t.ASK_OPP:
        return Phrase("option-keep-opp", {"bonus": own(s).bonus})
    return Phrase("option-keep-sys", budget(own(s), own(s).politics))


OFFERS: Final[dict[int, Callable[[SpaceState, Given], Phrase]]] = {
    number.RACE: race_offer,
    number.TECH: technology_offer,
    number.LEADER: leader_offer,
    number.BONUS: bonus_offer,
    number.EVENT: event_offer,
    number.SYSTEM: politics_offer,
    number.MINERAL: mineral_offer,
    number.HOME: home_offer,
    number.PLANET: planet_offer,
    number.BUILD: project_offer,
    number.SETTLE: settle_offer,
    number.SELL: sell_offer,
    number.ABANDON: abandon_offer,
    number.PAY_PLANET: pay_planet_offer,
    number.PAY_SHIP: pay_ship_offer,
}
