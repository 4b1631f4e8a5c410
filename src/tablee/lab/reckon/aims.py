"""What a designer aims at, in words; and how far figures are from it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tablee.lab.play.errors import BadStudy
from tablee.lab.reckon.figures import SHARE, Figure

NUMBER: Final = r"(\d+(?:\.\d+)?)\s*(%?)"
BETWEEN: Final = re.compile(
    rf"^(?:(?P<before>[a-z_:]+(?: [a-z_:]+)*) )?{NUMBER} to {NUMBER}(?: (?P<after>[a-z_: ]+))?$"
)
BOUND: Final = re.compile(rf"^(?P<name>[a-z_:]+(?: [a-z_:]+)*) at (?P<way>least|most) {NUMBER}$")
NAMES: Final = {"draws": "draw", "comebacks": "comeback", "stalls": "stalled", "lead changes": "lead_changes"}
EACH_WAY: Final = "each way to win"
FAIR: Final = "fair seats"
CAP: Final = "cap"  # in the name of an end that is no way to win
NEAR: Final = 0.05  # a share so far from its aim, or a number so far in proportion, counts one
ENDLESS: Final = float("inf")


@dataclass(frozen=True, slots=True)
class Aim:
    """Figures that shall lie between two values; a name may stand for several."""

    said: str
    name: str
    low: float = 0.0
    high: float = ENDLESS

    def figures(self, figures: Sequence[Figure]) -> list[Figure]:
        """The figures that are meant."""
        if self.name == FAIR:
            return [each for each in figures if each.name.startswith("seat:") or each.name == "first"]
        if self.name == EACH_WAY:
            return [each for each in figures if each.name.startswith("way:") and CAP not in each.name]
        return [each for each in figures if each.name == self.name]

    def missed(self, figure: Figure, seats: int) -> float:
        """How far a figure is from the aim: nothing where it is met."""
        low, high = (1 / seats, 1 / seats) if self.name == FAIR else (self.low, self.high)
        value = figure.reckoned.value
        off = max(low - value, value - high, 0.0)
        bound = low if value < low else high
        return off / NEAR if figure.unit == SHARE else off / (NEAR * max(bound, 1.0))

    def is_met(self, figure: Figure, seats: int) -> bool:
        """Whether the interval of a figure reaches the aim."""
        low, high = (1 / seats, 1 / seats) if self.name == FAIR else (self.low, self.high)
        return figure.reckoned.low <= high and figure.reckoned.high >= low


def read_aims(text: str, figures: Sequence[Figure]) -> list[Aim]:
    """Aims between semicolons; what names no figure is refused."""
    aims = [read_aim(part.strip().lower()) for part in text.split(";") if part.strip()]
    for aim in aims:
        if not aim.figures(figures):
            raise BadStudy("lab-bad-aim", asked=aim.said)
    return aims


def read_aim(text: str) -> Aim:
    """One aim.

    >>> read_aim("20 to 25 turns")
    Aim(said='20 to 25 turns', name='turns', low=20.0, high=25.0)
    >>> read_aim("each way to win at least 10 %").low
    0.1
    """
    if text == FAIR:
        return Aim(text, FAIR)
    found = BETWEEN.match(text)
    if found:
        name = found["before"] or found["after"]
        if name:
            low, one, high, other = found[2], found[3], found[4], found[5]
            return Aim(text, _name(name), _value(low, one or other), _value(high, other or one))
    found = BOUND.match(text)
    if found:
        value = _value(found[3], found[4])
        is_least = found["way"] == "least"
        return Aim(text, _name(found["name"]), value if is_least else 0.0, ENDLESS if is_least else value)
    raise BadStudy("lab-bad-aim", asked=text)


def _name(said: str) -> str:
    return NAMES.get(said.strip(), said.strip())


def _value(number: str, percent: str) -> float:
    return float(number) / 100 if percent else float(number)


def distance(aims: Sequence[Aim], figures: Sequence[Figure], seats: int) -> float:
    """How far a world is from all aims together: each counts as its worst figure."""
    return sum(max(aim.missed(each, seats) for each in aim.figures(figures)) for aim in aims)
