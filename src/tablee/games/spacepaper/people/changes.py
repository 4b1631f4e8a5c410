"""What an option of SpacePaper would really change: gold each turn, levels, types of planets on the way to win."""

from collections.abc import Callable
from typing import Final

from tablee.games.spacepaper.people.meaning import Meaning
from tablee.games.spacepaper.people.offers import Given, Phrase, own, turns_for
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.economy import net_gold
from tablee.games.spacepaper.rules.galaxy import SLOTS
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.games.spacepaper.rules.victory import living_planets


def change(s: SpaceState, meaning: Meaning) -> Phrase | None:
    """What a legal option would change; None where its words have said all."""
    if meaning.form == "card":
        return _card(s, meaning.given)
    found = CHANGES.get(meaning.family)
    return found(s, meaning.given) if found else None


def politics_change(s: SpaceState, given: Given) -> Phrase | None:
    """Gold each turn under the present system and under another, upkeep paid, once all is calm."""
    civ = own(s)
    if s.kind == t.ASK_SYS0:
        return None
    was, now = net_gold(civ, civ.politics), net_gold(civ, given["politics"])
    return Phrase("change-politics", {"was": was, "now": now})


def level_change(s: SpaceState, given: Given) -> Phrase:
    """One level more of all that a technological victory needs. (SPP-17.3)"""
    levels = sum(own(s).levels)
    return Phrase("change-levels", {"was": levels, "now": levels + 1, "need": t.TECHS * t.MAX_LEVEL})


def project_change(s: SpaceState, given: Given) -> Phrase | None:
    """A project that gets no energy would not be built as things stand; one that costs gold leaves less. (SPP-7.8)"""
    civ, project = own(s), given["project"]
    planet = civ.planet(given["planet"])
    is_ship = project >= t.SHIP_PROJECT
    cost = t.SHIP_ENERGY[project - t.SHIP_PROJECT] if is_ship else t.INFRA_ENERGY[project]
    if not turns_for(civ, planet, cost):
        return Phrase("change-idle-project", {"planet": planet.at})
    price = 0 if is_ship else t.INFRA_GOLD[t.TYPE_OF[planet.kind] * 8 + project]
    return Phrase("change-gold", {"was": civ.gold, "now": civ.gold - price}) if price else None


def settle_change(s: SpaceState, given: Given) -> Phrase | None:
    """What a colony adds on the way to conquest and to a living victory. (SPP-17.5, SPP-17.6)"""
    if given["outpost"]:
        return Phrase("change-outpost", {})
    civ, (system, slot) = own(s), divmod(given["planet"], SLOTS)
    planet_type = t.TYPE_OF[s.systems[system].kinds[slot]]
    held = {t.TYPE_OF[planet.kind] for planet in civ.planets if planet.status <= t.COLONY}
    if planet_type == t.LIVING:
        now = living_planets(civ) + 1
        return Phrase("change-living", {"was": now - 1, "now": now, "need": s.terms.living})
    types = {"was": len(held), "now": len(held | {planet_type}), "need": len(t.TYPE_IDS)}
    return Phrase("change-type-held" if planet_type in held else "change-type", {"type": planet_type, **types})


def _card(s: SpaceState, given: Given) -> Phrase | None:
    if given["card"] == t.LOTTERY:
        gold = own(s).gold
        return Phrase("change-gold", {"was": gold, "now": gold + t.LOTTERY_GOLD})
    return level_change(s, given) if given["card"] == t.DISCOVERY else None


CHANGES: Final[dict[int, Callable[[SpaceState, Given], Phrase | None]]] = {
    number.SYSTEM: politics_change,
    number.TECH: level_change,
    number.BUILD: project_change,
    number.SETTLE: settle_change,
}
