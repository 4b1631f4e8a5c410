"""The open question of Karmaka in words, with its context: who makes me choose, which card, how many picks."""

from typing import Final

from tablee.games.karmaka.data import QUESTIONS, VARIANTS
from tablee.games.karmaka.people.words import CONTEXT
from tablee.games.karmaka.rules import tables as ask
from tablee.games.karmaka.rules.score import gap_of
from tablee.games.karmaka.rules.state import KarmakaState
from tablee.games.voice import Known

COUNTED: Final = {ask.SOWING_PLACE, ask.DESTINY_TAKE, ask.ROULETTE_DISCARD, ask.JUBILEE_PLACE}


def context(s: KarmakaState) -> dict[str, Known]:
    """All that the CONTEXT of the question asks for; nothing unless the table knows all of it."""
    facts = known(s)
    wanted = CONTEXT.get(s.kind, ())
    return {name: facts[name] for name in wanted} if all(name in facts for name in wanted) else {}


def known(s: KarmakaState) -> dict[str, Known]:
    """What the table knows of the question: the next pick by its number, where picks are counted."""
    frame = s.frames[-1]
    facts: dict[str, Known] = {"deck": len(s.souls[s.to_move].deck), "card": _card(s)}
    if frame.seat != s.to_move:  # whoever aims at oneself knows it
        facts["player"] = frame.seat
    if s.kind in COUNTED:
        facts |= {"count": frame.count + 1, "most": QUESTIONS[s.kind].max_picks}
    elif s.kind == ask.ROULETTE_DRAW:
        facts |= {"count": frame.chosen + 1, "most": frame.count + 1}
    elif s.kind == ask.RING_TRADE:
        facts["count"] = gap_of(s, s.to_move)
    return facts


def picked(s: KarmakaState) -> int:
    """How many picks of the question were made, where they are counted."""
    if s.kind in COUNTED or s.kind == ask.ROULETTE_DRAW:
        return s.frames[-1].chosen if s.kind == ask.ROULETTE_DRAW else s.frames[-1].count
    return 0


def _card(s: KarmakaState) -> int:
    """The card offered, or the one whose power is being applied, which may be a copied one."""
    if s.kind == ask.KARMIC_OFFER:
        return int(s.centre)
    return int(s.frames[-1].effect)


def holds(rule: str, settings: dict[str, str]) -> bool:
    """Whether a rule holds at a table: those of variants only where they are played, V1 with all for more than two."""
    variant = settings.get("variant", "base")
    entry = next((entry for entry in VARIANTS.variant if entry.id == variant), None)
    played = [f"{entry.rules}."] if entry else []
    if entry and max(entry.players) > 2:
        played.append("KMK-V1.")
    return "-V" not in rule or rule.startswith(tuple(played))
