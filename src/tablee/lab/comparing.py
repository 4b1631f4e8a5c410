"""Two ways to play the same deals, side by side: every figure of one, of the other, and the difference."""

from collections.abc import Sequence

from tablee.lab.reckon.figures import SHARE, Figure, by_name, difference
from tablee.lab.reckon.statistics import Reckoned, least_told
from tablee.lab.report.drawing import bars
from tablee.lab.report.page import Section, Table
from tablee.lab.report.saying import Saying

Change = tuple[Figure, Figure, Reckoned]


def changes_of(before: Sequence[Figure], after: Sequence[Figure]) -> list[Change]:
    """Each figure that both have, and by how much it differs."""
    found = by_name(after)
    return [(one, found[one.name], difference(one, found[one.name])) for one in before if one.name in found]


def is_told(change: Change) -> bool:
    """Whether a difference can be told from none."""
    return change[2].count > 1 and not change[2].holds(0.0)


def row_of(change: Change) -> dict[str, object]:
    """A difference as it is written to a file."""
    one, other, found = change
    values = {"name": one.name, "unit": one.unit, "before": one.reckoned.value, "after": other.reckoned.value}
    return {**values, "difference": found.value, "low": found.low, "high": found.high, "deals": found.count}


def changes_section(say: Saying, question: str, changes: list[Change], headings: tuple[str, str]) -> Section:
    """All differences: those that can be told first said, then drawn, then listed."""
    told = sorted((each for each in changes if is_told(each)), key=lambda each: -_weight(each))
    answer = say("lab-change-none")
    if told:
        listed = "; ".join(f"{say.figure(one.name)}: {signed(say, found, one.unit)}" for one, _, found in told[:4])
        answer = say("lab-change-some", count=len(told), listed=listed)
    shares = [each for each in changes if each[0].unit == SHARE and each[2].count > 1]
    drawing = bars(
        [say.figure(one.name) for one, _, _ in shares],
        [(100 * found.value, 100 * found.low, 100 * found.high) for _, _, found in shares],
        say("lab-points"),
        0,
    )
    names = [say("lab-figure"), *headings, say("lab-difference"), say("lab-interval"), say("lab-least-told")]
    rows = [_row(say, each) for each in changes]
    return Section(question, answer, say("lab-change-how"), drawing, say("lab-change-caption"), [Table(names, rows)])


def signed(say: Saying, found: Reckoned, unit: str) -> str:
    """A difference with its interval."""
    return say.sure(found, unit, signed=True)


def _weight(change: Change) -> float:
    """How far a difference is from none, in widths of its interval."""
    found = change[2]
    return abs(found.value) / max(found.high - found.low, 1e-9)


def _row(say: Saying, change: Change) -> list[str]:
    one, other, found = change
    pairs = [other.deals[deal] - one.deals[deal] for deal in one.deals if deal in other.deals]
    told = say.amount(least_told(pairs), one.unit) if len(pairs) > 1 else "–"
    values = [say.amount(each.reckoned.value, one.unit) for each in (one, other)]
    shown = [say.amount(found.value, one.unit, signed=True), say.between(found, one.unit, signed=True), told]
    return [say.figure(one.name), *values, *shown]
