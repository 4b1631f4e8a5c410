"""A small random generator that lives in the state: copied and saved with it, the same numbers compiled and plain."""

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
WORDS: Final = 4294967296.0
WARM_UP: Final = 15
SEEDS: Final = 1 << 64


class Rng:
    """The sfc32 generator: four words of 32 bits.

    >>> rng = seeded(7)
    >>> twin = rng.copy()
    >>> rng.below(6) == twin.below(6)
    True
    """

    def __init__(self, a: i64, b: i64, c: i64, turn: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.turn: i64 = turn

    def word(self) -> i64:
        """The next 32 random bits."""
        out: i64 = (self.a + self.b + self.turn) & WORD
        self.turn = (self.turn + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + out) & WORD
        return out

    def below(self, size: i64) -> i64:
        """A whole number from 0 to size - 1, each as likely as the others."""
        wide: i64 = self.word() * size
        if (wide & WORD) < size:
            uneven: i64 = (WORD + 1 - size) % size
            while (wide & WORD) < uneven:
                wide = self.word() * size
        return wide >> 32

    def flip(self, chance: float) -> bool:
        """A coin that falls on its head with this chance."""
        return float(self.word()) < chance * WORDS

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order, each order as likely as the others."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            held = items[last]
            items[last] = items[other]
            items[other] = held
            last -= 1

    def copy(self) -> "Rng":
        """A generator that will give the same numbers."""
        return Rng(self.a, self.b, self.c, self.turn)

    def data(self) -> list[int]:
        """The four words, for a save."""
        return [self.a, self.b, self.c, self.turn]

    def __reduce__(self) -> tuple[object, ...]:
        """How it is pickled."""
        return Rng, (self.a, self.b, self.c, self.turn)


def seeded(seed: int) -> Rng:
    """The generator of a seed between 0 and 2**64 - 1."""
    if not 0 <= seed < SEEDS:
        raise ValueError(f"a seed lies between 0 and {SEEDS - 1}, not {seed}")
    rng = Rng(seed & WORD, seed >> 32, 0x9E3779B9, 1)
    for turn in range(WARM_UP):
        rng.word()
    return rng


def split(rng: Rng) -> Rng:
    """A fresh generator drawn from another, for a stream of its own."""
    fresh = Rng(rng.word(), rng.word(), rng.word(), 1)
    for turn in range(WARM_UP):
        fresh.word()
    return fresh
