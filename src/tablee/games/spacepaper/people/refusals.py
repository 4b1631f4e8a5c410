"""Why an option is not legal now: the rule that forbids it. Planets, ships and event cards have files of their own."""

from collections.abc import Callable
from typing import Final

from tablee.games.spacepaper.people.meaning import Meaning, meaning_of
from tablee.games.spacepaper.people.naming import refusal
from tablee.games.spacepaper.people.refusals_cards import card_refused
from tablee.games.spacepaper.people.refusals_planets import (
    abandon_refused,
    capital_refused,
    pay_planet_refused,
    project_refused,
    retreat_refused,
    settle_refused,
)
from tablee.games.spacepaper.people.refusals_ships import (
    AFTER_STOP,
    DEEDS,
    defender_refused,
    foe_refused,
    jump_refused,
    pay_ship_refused,
    ship_refused,
    sold_refused,
    step_refused,
    stop_refused,
)
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.economy import allowed_system
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.kernel import Reason

Given = dict[str, int]
Refuser = Callable[[SpaceState, int, Given], Reason | None]


def refused(s: SpaceState, seat: int, option: int) -> Reason | None:
    """The rule against an option that is not among those asked for; None if it is no answer to this question."""
    meaning = meaning_of(option)
    if meaning.form == "card":
        return card_refused(s, seat, meaning.given)
    if option == number.PLAY:
        return refusal("SPP-16.13", "refuse-help")
    refuser = REFUSERS.get((s.kind, meaning.family))
    return refuser(s, seat, meaning.given) if refuser is not None else _untimely(s, meaning)


# When the answers of a family are asked for, and the rule that says so.
TIMES: Final[dict[int, tuple[int, str]]] = {
    number.TECH: (t.IN_RESEARCH, "SPP-5.1"),
    number.SYSTEM: (t.IN_RESOURCES, "SPP-3.2"),
    number.BUILD: (t.IN_CONSTRUCTION, "SPP-7.2"),
    number.SETTLE: (t.IN_CONSTRUCTION, "SPP-11.9"),
    number.SHIP: (t.IN_MOVEMENT, "SPP-2.1"),
    number.STEP: (t.IN_MOVEMENT, "SPP-2.1"),
    number.JUMP: (t.IN_MOVEMENT, "SPP-2.1"),
    number.STOP: (t.IN_MOVEMENT, "SPP-2.1"),
    number.SELL: (t.IN_UPKEEP, "SPP-14.4"),
    number.ABANDON: (t.IN_UPKEEP, "SPP-14.4"),
    number.PAY_PLANET: (t.IN_UPKEEP, "SPP-14.2"),
    number.PAY_SHIP: (t.IN_UPKEEP, "SPP-14.2"),
}


def _untimely(s: SpaceState, meaning: Meaning) -> Reason | None:
    """An answer that another phase asks for, or another moment of this one."""
    if s.phase == t.IN_SETUP or meaning.family not in TIMES:
        return None
    phase, rule = TIMES[meaning.family]
    if s.phase != phase:
        return refusal(rule, "refuse-phase", phase=phase)
    if meaning.family in (number.SELL, number.ABANDON):
        return refusal(rule, "refuse-not-short")
    if meaning.family in (number.STEP, number.JUMP, number.STOP) and s.kind == t.ASK_ACT:
        return refusal("SPP-8.5", "refuse-ship-first")
    return refusal("SPP-8.6", "refuse-under-way") if meaning.family == number.SHIP and s.kind == t.ASK_STEP else None


# Set-up, resources and research.


def _taken(rule: str, field: str) -> Refuser:
    """A race, leader or event that somebody has."""

    def refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
        name, value = next(iter(given.items()))
        holder = next(other for other, civ in enumerate(s.civs) if getattr(civ, field) == value)
        return refusal(rule, f"refuse-taken-{field}", player=holder, **{name: value})

    return refused


def _home_refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """A home too near to another. (SPP-1.14)"""
    return refusal("SPP-1.14", "refuse-near", system=given["system"])


def _system_refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """A system whose condition is not met, or the one in force. (SPP-13.2, SPP-13.17)"""
    politics = given["politics"]
    if politics == s.civs[seat].politics:
        return refusal("SPP-13.17", "refuse-same-system", politics=politics)
    return refusal("SPP-13.2", f"refuse-condition-{t.POLITICS_IDS[politics]}")


def _bonus_refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """The bonus that the Opportunist has. (SPP-15.3)"""
    return refusal("SPP-15.3", "refuse-same-bonus", bonus=given["bonus"])


def _mineral_refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """A mineral that was not received. (SPP-4.7)"""
    return refusal("SPP-4.7", "refuse-mineral", mineral=given["mineral"])


def _level_refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """A technology at its last level. (SPP-5.2)"""
    return refusal("SPP-5.2", "refuse-level", tech=given["tech"])


# Words.


def _keep_refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """A system that must be changed. (SPP-13.9, SPP-13.12)"""
    civ = s.civs[seat]
    if given["word"] != number.KEEP:
        return None
    if not allowed_system(civ, civ.politics):
        return refusal("SPP-13.9", "refuse-keep-condition", politics=civ.politics)
    return refusal("SPP-13.12", "refuse-keep-anarchy", count=t.MOST_ANARCHY)


def _must_spend(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """A technology point that is not spent. (SPP-5.2)"""
    return refusal("SPP-5.2", "refuse-must-spend") if given["word"] in PASSES else None


def _must_pay(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """Something affordable that is not paid. (SPP-14.8)"""
    return refusal("SPP-14.8", "refuse-must-pay") if given["word"] in PASSES else None


def _act_refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """The end of a go while a ship must move; deeds without a ship. (SPP-8.16, SPP-8.5)"""
    if given["word"] == number.END:
        return refusal("SPP-8.16", "refuse-must-move")
    return refusal("SPP-8.5", "refuse-ship-first") if given["word"] in DEEDS else None


def _deed_refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """What a ship under way may not do."""
    return DEEDS[given["word"]](s, seat) if given["word"] in DEEDS else None


def _after_refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
    """What a ship may not do where it has stopped."""
    return DEEDS[given["word"]](s, seat) if given["word"] in AFTER_STOP else None


def _settle_refused(s: SpaceState, seat: int, given: Given) -> Reason | None:
    return settle_refused(s, seat, given["planet"], by_ship=False)


PASSES: Final = (number.KEEP, number.DONE, number.END, number.NOTHING, number.PASS)
# Who refuses an answer of each family to each question; what is not here is no answer to it.
REFUSERS: Final[dict[tuple[int, int], Refuser]] = {
    (t.ASK_RACE, number.RACE): _taken("SPP-1.4", "race"),
    (t.ASK_LEADER, number.LEADER): _taken("SPP-1.8", "leader"),
    (t.ASK_EVENT, number.EVENT): _taken("SPP-1.10", "event"),
    (t.ASK_SYS0, number.SYSTEM): _system_refused,
    (t.ASK_START, number.HOME): _home_refused,
    (t.ASK_CAP, number.PLANET): capital_refused,
    (t.ASK_SYS, number.SYSTEM): _system_refused,
    (t.ASK_SYS, number.KEEP): _keep_refused,
    (t.ASK_OPP, number.BONUS): _bonus_refused,
    (t.ASK_GEO, number.MINERAL): _mineral_refused,
    (t.ASK_TECH, number.TECH): _level_refused,
    (t.ASK_TECH, number.KEEP): _must_spend,
    (t.ASK_BUILD, number.BUILD): project_refused,
    (t.ASK_BUILD, number.SETTLE): _settle_refused,
    (t.ASK_ACT, number.SHIP): ship_refused,
    (t.ASK_ACT, number.KEEP): _act_refused,
    (t.ASK_STEP, number.STEP): step_refused,
    (t.ASK_STEP, number.JUMP): jump_refused,
    (t.ASK_STEP, number.STOP): stop_refused,
    (t.ASK_STEP, number.KEEP): _deed_refused,
    (t.ASK_FOE, number.SEAT): foe_refused,
    (t.ASK_DEF, number.SHIP): defender_refused,
    (t.ASK_RETREAT, number.PLANET): retreat_refused,
    (t.ASK_AFTER, number.KEEP): _after_refused,
    (t.ASK_SELL, number.SELL): sold_refused,
    (t.ASK_SELL, number.ABANDON): abandon_refused,
    (t.ASK_PAY, number.PAY_PLANET): pay_planet_refused,
    (t.ASK_PAY, number.PAY_SHIP): pay_ship_refused,
    (t.ASK_PAY, number.KEEP): _must_pay,
}
