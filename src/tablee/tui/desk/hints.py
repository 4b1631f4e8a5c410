"""Hints as people read them: the chance of each option, and the reasons in words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tablee.players.advising import Advice
from tablee.table.chair import Chair


@dataclass(frozen=True, slots=True)
class Hint:
    """What the master thinks of an option: its words, the chance to win, how often it was tried, and why or why not.

    `is_even` says that no option is better than another.
    """

    option: int
    text: str
    chance: float
    visits: int
    reason: str = ""
    is_even: bool = False


def hints_of(chair: Chair, advice: Advice, texts: Mapping[int, str], language: str) -> list[Hint]:
    """An advice as people read it, option by option."""
    reasons = chair.reasons(advice)
    return [
        Hint(
            each.option,
            texts[each.option],
            each.chance,
            each.visits,
            reasons.of(each.option, language),
            advice.is_even,
        )
        for each in advice.estimates
    ]


def reasons_of(hints: Sequence[Hint], say: Callable[..., str]) -> str:
    """Why the best option, which stands out, and why not the second, by its words."""
    told = [
        hint.reason if at == 0 else say("playing-hint-other", option=hint.text, reason=hint.reason)
        for at, hint in enumerate(hints)
        if hint.reason
    ]
    return " ".join(told)
