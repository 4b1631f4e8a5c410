"""Work cut into pieces, each a pure function of its description: it does not matter who plays it, or when."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Piece:
    """Some games of a study, one after the other."""

    number: int
    first: int
    games: int


@dataclass(frozen=True, slots=True)
class Done:
    """A piece that was played."""

    piece: Piece
    found: bytes  # what came of each game, as JSON
    journals: bytes = b""  # the games themselves, as an archive; nothing where they are not kept


class Study(Protocol):
    """Many games that are to be played."""

    def described(self) -> dict[str, object]:
        """All that fixes the result, as it is written to a file."""
        ...

    def pieces(self) -> list[Piece]:
        """The whole work; how it is cut is part of the description."""
        ...

    def play(self, piece: Piece) -> Done:
        """Play one piece: the same wherever it is done, and however often."""
        ...


class Crew(Protocol):
    """Whoever plays the pieces of a study: a process or several, here or elsewhere."""

    def work(self, study: Study, pieces: Sequence[Piece]) -> Iterator[Done]:
        """Each piece once, as they are finished; the work ends when its iterator is closed."""
        ...


def cut(games: int, size: int) -> list[Piece]:
    """So many games in pieces of a size; the last one may be smaller.

    >>> cut(5, 2)[-1]
    Piece(number=2, first=4, games=1)
    """
    starts = range(0, games, size)
    return [Piece(number, first, min(size, games - first)) for number, first in enumerate(starts)]
