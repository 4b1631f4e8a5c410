"""A frame: one suspended effect, plain data."""

from mypy_extensions import i64


class Frame:
    """How far an effect has come: which list of steps, for whom, at which step, and what was picked so far.

    A frame changes in place; `State.copy` copies it. (Replacing an immutable frame at each progress was measured too:
    see docs/kernel.md.)
    """

    def __init__(self, effect: i64, seat: i64, at: i64, count: i64, chosen: i64, marks: i64, cards: list[int]) -> None:
        self.effect: i64 = effect  # which list of steps of the game
        self.seat: i64 = seat  # who applies it
        self.at: i64 = at  # the step in progress
        self.count: i64 = count  # how many picks were made
        self.chosen: i64 = chosen  # what was picked, as the step understands it
        self.marks: i64 = marks  # bits that outlive a change of effect
        self.cards = cards  # cards held by the effect: a place like any other

    def become(self, effect: i64) -> None:
        """Go on as another effect, from its first step: a replacement, not a nesting. Marks stay."""
        self.effect = effect
        self.at = 0
        self.count = 0
        self.chosen = 0

    def copy(self) -> "Frame":
        """The same progress, independent of this one."""
        return Frame(self.effect, self.seat, self.at, self.count, self.chosen, self.marks, self.cards[:])

    def data(self) -> list[object]:
        """The frame as plain data, for a save."""
        return [self.effect, self.seat, self.at, self.count, self.chosen, self.marks, self.cards[:]]
