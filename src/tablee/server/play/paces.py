"""How long people at a table take for an answer, by kind of question."""

from random import Random
from typing import Final

SOON: Final = (0.5, 2.0)  # seconds, drawn evenly before anybody has answered such a question
LONGEST: Final = 3.0
MOST: Final = 50  # answers that are remembered for a kind, the last ones


class Paces:
    """The times of one table, in memory.

    >>> paces = Paces()
    >>> paces.answered(3, 1.5)
    >>> paces.drawn(3, Random(1))
    1.5
    >>> SOON[0] <= paces.drawn(4, Random(1)) <= SOON[1]
    True
    """

    def __init__(self) -> None:
        self._times: dict[int, list[float]] = {}

    def answered(self, kind: int, seconds: float) -> None:
        """A person has answered such a question."""
        self._times[kind] = [*self._times.get(kind, []), min(seconds, LONGEST)][-MOST:]

    def drawn(self, kind: int, chance: Random) -> float:
        """A time that one of them might have taken."""
        times = self._times.get(kind)
        return chance.choice(times) if times else chance.uniform(*SOON)
