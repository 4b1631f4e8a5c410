"""How one game of a match ended."""

from dataclasses import dataclass


@dataclass(frozen=True, order=True, slots=True)
class Outcome:
    """One game of a match: who won (by their place among the levels), how it ended, how long it was."""

    number: int
    winners: tuple[int, ...]
    reason: str
    decisions: int
    is_draw: bool = False  # that nobody has won is none, where a lone player has lost
