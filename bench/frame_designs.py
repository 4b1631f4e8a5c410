"""Two designs of a frame on one synthetic effect, to be compiled and timed by `bench.frames`.

An effect of depth d makes STEPS moves of progress, then nests an effect of depth d - 1 above itself, and so on. After
each move of progress the machine would look at the frame on top, so `total` reads it too.
"""

from typing import Final

from mypy_extensions import i64

STEPS: Final = 8


class Changing:
    """A frame that changes in place, as the kernel's; a copy of the stack copies it."""

    def __init__(self, effect: i64, seat: i64, at: i64, count: i64, chosen: i64, marks: i64, cards: list[int]) -> None:
        self.effect: i64 = effect
        self.seat: i64 = seat
        self.at: i64 = at
        self.count: i64 = count
        self.chosen: i64 = chosen
        self.marks: i64 = marks
        self.cards = cards

    def copy(self) -> "Changing":
        """The same progress, independent of this one."""
        cards = self.cards
        if cards:
            cards = cards[:]
        return Changing(self.effect, self.seat, self.at, self.count, self.chosen, self.marks, cards)


class Lasting:
    """A frame that never changes: each move of progress makes the next one; a copy of the stack shares it."""

    def __init__(self, effect: i64, seat: i64, at: i64, count: i64, chosen: i64, marks: i64, cards: list[int]) -> None:
        self.effect: i64 = effect
        self.seat: i64 = seat
        self.at: i64 = at
        self.count: i64 = count
        self.chosen: i64 = chosen
        self.marks: i64 = marks
        self.cards = cards

    def picked(self, choice: i64) -> "Lasting":
        """One pick further."""
        return Lasting(self.effect, self.seat, self.at, self.count + 1, choice, self.marks, self.cards)


def change(rounds: int, depth: int) -> int:
    """Play nested effects with frames that change; the number of moves of progress."""
    total: i64 = 0
    for turn in range(rounds):
        frames: list[Changing] = []
        for level in range(depth):
            frames.append(Changing(level, 0, 0, 0, 0, 0, []))
            for step in range(STEPS):
                frame = frames[-1]
                frame.count += 1
                frame.chosen = step
                total += frames[-1].count
    return total * 2 // (STEPS + 1)  # the counts read were 1 to STEPS


def replace(rounds: int, depth: int) -> int:
    """Play nested effects with frames that are replaced; the number of moves of progress."""
    total: i64 = 0
    for turn in range(rounds):
        frames: list[Lasting] = []
        for level in range(depth):
            frames.append(Lasting(level, 0, 0, 0, 0, 0, []))
            for step in range(STEPS):
                frames[-1] = frames[-1].picked(step)
                total += frames[-1].count
    return total * 2 // (STEPS + 1)  # the counts read were 1 to STEPS


def copy_changing(rounds: int, depth: int) -> int:
    """Copy a stack of frames that change; the number of copies."""
    frames = [Changing(level, 0, 0, 0, 0, 0, []) for level in range(depth)]
    for turn in range(rounds):
        copied = [frame.copy() for frame in frames]
    return rounds if len(copied) == depth else 0


def copy_lasting(rounds: int, depth: int) -> int:
    """Copy a stack of frames that last; the number of copies."""
    frames = [Lasting(level, 0, 0, 0, 0, 0, []) for level in range(depth)]
    for turn in range(rounds):
        copied = frames[:]
    return rounds if len(copied) == depth else 0
