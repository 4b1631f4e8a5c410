"""The open question of Karmaka in words, with its context: who makes me choose, which card, how many picks."""

from typing import Final

from tablee.games.karmaka import tables as ask
from tablee.games.karmaka.data import QUESTIONS, VARIANTS
from tablee.games.karmaka.score import gap_of
from tablee.games.karmaka.state import KarmakaState
from tablee.games.karmaka.words import CONTEXT, prompt

COUNTED: Final = {ask.SOWING_PLACE, ask.DESTINY_TAKE, ask.ROULETTE_DISCARD, ask.JUBILEE_PLACE}


def question(s: KarmakaState, language: str, names: list[str]) -> str:
    """The question of the seat that decides, with all that its CONTEXT asks for."""
    known = context(s)
    asked = {name: known[name] for name in CONTEXT.get(s.kind, ()) if name in known}
    return prompt(s.kind, language, names, **asked)


def context(s: KarmakaState) -> dict[str, int]:
    """What the table knows of the question: the next pick by its number, where picks are counted."""
    frame = s.frames[-1]
    known: dict[str, int] = {"deck": len(s.souls[s.to_move].deck), "card": _card(s)}
    if frame.seat != s.to_move:  # whoever aims at oneself knows it
        known["player"] = frame.seat
    if s.kind in COUNTED:
        known |= {"count": frame.count + 1, "most": QUESTIONS[s.kind].max_picks}
    elif s.kind == ask.ROULETTE_DRAW:
        known |= {"count": frame.chosen + 1, "most": frame.count + 1}
    elif s.kind == ask.RING_TRADE:
        known["count"] = gap_of(s, s.to_move)
    return known


def _card(s: KarmakaState) -> int:
    """The card offered, or the one whose power is being applied, which may be a copied one."""
    if s.kind == ask.KARMIC_OFFER:
        return int(s.centre)
    return int(s.frames[-1].effect)


def rules_of(kind: str, variant: str) -> list[str]:
    """The rules behind a kind of decision; those of variants only where they hold: V1 for all with more than two."""
    entry = next((entry for entry in VARIANTS.variant if entry.id == variant), None)
    held = [f"{entry.rules}."] if entry else []
    if entry and max(entry.players) > 2:
        held.append("KMK-V1.")
    rules = QUESTIONS[ask.DECISIONS.index(kind)].rules
    return [rule for rule in rules if "-V" not in rule or rule.startswith(tuple(held))]
