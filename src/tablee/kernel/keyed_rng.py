"""A generator with a key, for games on a server: nobody foretells it without the key, however much was seen."""

from hashlib import blake2b
from struct import Struct
from typing import Final, final

from mypy_extensions import i64

from tablee.kernel.errors import BadData
from tablee.kernel.rng import WORD, Rng

KEY: Final = 32  # bytes
BLOCK: Final = 16  # words of one block
PURPOSE: Final = b"tablee chance"  # so that no other use of a key gives the same blocks
UNPACK_KEY: Final = Struct("<8I")
UNPACK_BLOCK: Final = Struct("<16I")
FAST_WORDS: Final = 4
KEYED_WORDS: Final = 9


@final
class Keyed(Rng):
    """BLAKE2b with a key, applied to 0, 1, 2 ...: each digest is a block of sixteen words of 32 bits.

    >>> rng = keyed(bytes(range(32)))
    >>> twin = rng.copy()
    >>> rng.below(6) == twin.below(6)
    True
    """

    def __init__(self, key: bytes, drawn: i64) -> None:
        super().__init__(0, 0, 0, 0)  # the words of the other kind, which play no part here
        self.key = key
        self.drawn: i64 = drawn  # how many words were given so far
        self.block: list[int] = []  # where the next word lies, unless it opens a block; copies share it

    def word(self) -> i64:
        """The next 32 random bits."""
        at: i64 = self.drawn % BLOCK
        if at == 0 or not self.block:
            self.block = block_of(self.key, self.drawn // BLOCK)
        self.drawn += 1
        return self.block[at]

    def copy(self) -> "Keyed":
        """A generator that will give the same numbers."""
        other = Keyed(self.key, self.drawn)
        other.block = self.block
        return other

    def data(self) -> list[int]:
        """The eight words of the key and how many were drawn, for a save."""
        return [*UNPACK_KEY.unpack(self.key), self.drawn]

    def __reduce__(self) -> tuple[object, ...]:
        """How it is pickled."""
        return Keyed, (self.key, self.drawn)


def block_of(key: bytes, number: int) -> list[int]:
    """One block of the stream of a key."""
    return list(UNPACK_BLOCK.unpack(blake2b(number.to_bytes(8, "little"), key=key, person=PURPOSE).digest()))


def keyed(key: bytes) -> Keyed:
    """The generator of a key of 32 bytes, at its beginning."""
    if len(key) != KEY:
        raise ValueError(f"a key has {KEY} bytes, not {len(key)}")
    return Keyed(key, 0)


def restored(words: list[int]) -> Rng:
    """The generator whose `data` this is, of either kind; BadData if it is of none."""
    if len(words) not in (FAST_WORDS, KEYED_WORDS):
        raise BadData(f"a generator has {FAST_WORDS} or {KEYED_WORDS} words, not {len(words)}")
    if not all(0 <= word <= WORD for word in words):
        raise BadData("the generator's words are out of range")
    if len(words) == FAST_WORDS:
        return Rng(words[0], words[1], words[2], words[3])
    return Keyed(UNPACK_KEY.pack(*words[:8]), words[8])
