"""What an option of Karmaka would really change, from what its seat knows; and powers that would do nothing."""

from collections.abc import Callable
from typing import Final, NamedTuple

from tablee.games.karmaka.rules import numbering as number
from tablee.games.karmaka.rules import tables as ask
from tablee.games.karmaka.rules.sample import is_known
from tablee.games.karmaka.rules.score import gap_of, score_of, sums_of
from tablee.games.karmaka.rules.state import KIND_BITS, KarmakaState, Soul
from tablee.games.karmaka.rules.steps import EMBODIED, MIMICKED, seat_named
from tablee.games.karmaka.rules.tables import COLOUR, EMBODY, KIND, MIMIC, MOSAIC, NEED
from tablee.games.voice import Known


class Told(NamedTuple):
    """A message, and what it is about."""

    message: str
    given: dict[str, Known]


# What a power finds at a player, by the name of what is missing where it finds nothing.
FOUND: Final[dict[str, Callable[[Soul], int]]] = {
    "future": lambda soul: len(soul.future),
    "deeds": lambda soul: len(soul.deeds),
    "hand": lambda soul: int(soul.held),
}
AT_RIVALS: Final = {
    "stolen_dreams": "future", "hells_heart": "future", "thievery": "deeds", "crisis": "deeds", "vengeance": "deeds",
    "swindle": "hand", "spite": "hand", "dwindle": "hand", "mimic": "deeds",
}  # fmt: skip
AT_HOME: Final = {"transmigrate": "future", "embody": "deeds", "denial": "hand", "jubilee": "hand"}
FROM_RUINS: Final = {KIND["salvage"], KIND["recycle"]}
EXPOSED: Final = {KIND["thievery"], KIND["vengeance"]}
TO_FUTURE: Final = {ask.SOWING_PLACE, ask.DESTINY_TAKE, ask.RECYCLE_PICK}
COPYING: Final = {ask.DENIAL_DISCARD, ask.EMBODY_PICK}
AIMING: Final = {ask.CHOOSE_PLAYER, ask.CHOOSE_RIVAL}


def change(s: KarmakaState, option: int, card: int | None) -> Told | None:
    """What a legal option would change; None where there is nothing to say before it is done."""
    if card is not None:
        return _with_card(s, option, card)
    if s.kind in AIMING:
        return _aimed(s, seat_named(s, s.to_move, option))
    if option in (number.TRADE, number.KEEP):
        return _rings(s, option)
    return None


def _with_card(s: KarmakaState, option: int, card: int) -> Told | None:
    mine = s.souls[s.to_move]
    if option >= number.PLAYS:
        return _played(s, card, number.way_played(option))
    if s.kind == ask.JUBILEE_PLACE:
        return deeds_change(mine, [*mine.deeds, card], card)
    if s.kind == ask.CRISIS_DISCARD:
        at = len(mine.deeds) - (option - number.POSITION)
        return deeds_change(mine, mine.deeds[:at] + mine.deeds[at + 1 :], card)
    if s.kind in TO_FUTURE or option == number.ACCEPT:
        return future_change(s, s.to_move, card)
    return power_change(s, card) if s.kind in COPYING else None


def _played(s: KarmakaState, card: int, way: int) -> Told | None:
    mine = s.souls[s.to_move]
    if way == number.DEED:
        return deeds_change(mine, [*mine.deeds, card], card)
    if way == number.FUTURE:
        return future_change(s, s.to_move, card)
    return power_change(s, card) if way == number.POWER else None


# Points.


def deeds_change(soul: Soul, after: list[int], card: int) -> Told:
    """What becomes of the life: the colour that counts, and whether it is enough. (KMK-13.4, KMK-13.6)"""
    was, now, need = sums_of(soul.deeds), sums_of(after), NEED[soul.level]
    before, later = max(was), max(now)
    own = COLOUR[card] if COLOUR[card] != MOSAIC else now.index(later)
    if before == later:
        counts = was.index(before)
        idle = {"colour": own, "was": was[own], "now": now[own], "best": counts, "points": before, "need": need}
        return Told("change-deed-idle", {**idle})
    shown = own if max(was[own], now[own]) == max(before, later) else now.index(later)
    enough = "no" if later < need else "now" if before < need else "before"
    told = {"colour": shown, "was": was[shown], "now": now[shown], "need": need}
    return Told("change-deed", {**told, "enough": enough})


def future_change(s: KarmakaState, seat: int, card: int) -> Told:
    """One card more for the next life, and its best colour there, as far as the seat knows what lies there."""
    future = s.souls[seat].future
    known = [each & KIND_BITS for each in future if is_known(each, s.to_move)]
    now = sums_of([*known, card])
    best = now.index(max(now))
    given = {"was": len(future), "now": len(future) + 1, "colour": best, "points": now[best]}
    return Told("change-future", {**given})


def _rings(s: KarmakaState, option: int) -> Told:
    """Rings spent to climb, or kept with one more. (KMK-13.8, KMK-13.10)"""
    soul = s.souls[s.to_move]
    if option == number.TRADE:
        spent = {"was": soul.rings, "now": soul.rings - gap_of(s, s.to_move), "level": soul.level + 1}
        return Told("change-trade", {**spent})
    return Told("change-keep", {"was": soul.rings, "now": soul.rings + 1, "level": soul.level})


# Powers.


def power_change(s: KarmakaState, card: int) -> Told | None:
    """A power that would do nothing says so; one that works on what lies open says on what. (KMK-8.2)"""
    missing = _missing(s, card)
    if missing is not None:
        return missing
    aims = s.variant.rivals[s.to_move]
    if len(aims) == 1 and card in (*EXPOSED, MIMIC):
        return _exposed(s, card, aims[0])
    return None


def _missing(s: KarmakaState, card: int) -> Told | None:
    name, mine = ask.KINDS[card], s.souls[s.to_move]
    rivals = (s.variant.rivals if card == MIMIC else s.variant.aims)[s.to_move]
    if s.kind in COPYING and s.frames[-1].marks & _mark(s, card):
        return Told("change-nothing-again", {})
    if card in FROM_RUINS and not s.ruins and s.kind != ask.DENIAL_DISCARD:
        return Told("change-nothing-ruins", {})
    if name in AT_HOME and not FOUND[AT_HOME[name]](mine) - (AT_HOME[name] == "hand" and s.kind not in COPYING):
        return Told(f"change-nothing-own-{AT_HOME[name]}", {})
    if name in AT_RIVALS and name != "dwindle" and not any(FOUND[AT_RIVALS[name]](s.souls[each]) for each in rivals):
        return Told(f"change-nothing-{AT_RIVALS[name]}", {"player": rivals[0], "count": len(rivals)})
    return None


def _mark(s: KarmakaState, card: int) -> int:
    """The mark that a copied power would find on its path: one that copies takes effect once. (KMK-10.7)"""
    if s.kind == ask.DENIAL_DISCARD:
        return 0  # which begins a fresh path
    return EMBODIED if card == EMBODY else MIMICKED if card == MIMIC else 0


def _exposed(s: KarmakaState, card: int, rival: int) -> Told:
    deeds = s.souls[rival].deeds
    given: dict[str, Known] = {"card": deeds[-1], "player": rival}
    if card == MIMIC:
        return Told("change-mimic", given)
    return Told("change-exposed", {**given, "was": score_of(deeds), "now": score_of(deeds[:-1])})


def _aimed(s: KarmakaState, target: int) -> Told | None:
    """A player for whom the power in progress would do nothing."""
    name = ask.KINDS[s.frames[-1].effect]
    if name == "panic" and not s.souls[target].deck:
        return Told("change-nothing-deck", {"player": target})
    missing = AT_RIVALS.get(name)
    if missing is None or FOUND[missing](s.souls[target]):
        return None
    return Told(f"change-nothing-{missing}", {"player": target, "count": 1})
