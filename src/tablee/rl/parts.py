"""The parts of a row of numbers: each writes one thing of a view at its places, and names them."""

from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from tablee.kernel import SPECTATOR

Numbers = array  # of floats of 32 bits
ME: Final = "me"


class Part:
    """Some places of a row, one after the other. What is not written is 0."""

    size: int

    def names(self, name: str) -> Iterable[str]:
        """What each place means."""
        raise NotImplementedError

    def write(self, value: Any, looker: int, row: "Numbers[float]", at: int) -> None:
        """Write a value, as the one who looks has it, from a place on."""
        raise NotImplementedError


class Number(Part):
    """A whole number or a flag, as it is."""

    size = 1

    def names(self, name: str) -> Iterable[str]:
        """The name itself."""
        yield name

    def write(self, value: Any, looker: int, row: "Numbers[float]", at: int) -> None:
        """The number."""
        row[at] = value


class Maybe(Part):
    """What may be missing: whether it is there, and its places."""

    def __init__(self, inner: Part) -> None:
        self.inner = inner
        self.size = 1 + inner.size

    def names(self, name: str) -> Iterable[str]:
        """The flag first."""
        yield f"{name}?"
        yield from self.inner.names(name)

    def write(self, value: Any, looker: int, row: "Numbers[float]", at: int) -> None:
        """Nothing where there is nothing."""
        if value is not None:
            row[at] = 1
            self.inner.write(value, looker, row, at + 1)


class Word(Part):
    """A place for each word; none is 1 where there is no word."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words
        self.place = {word: place for place, word in enumerate(words)}
        self.size = len(words)

    def names(self, name: str) -> Iterable[str]:
        """The words."""
        return (f"{name}={word}" for word in self.words)

    def write(self, value: Any, looker: int, row: "Numbers[float]", at: int) -> None:
        """1 at the word."""
        if value:
            row[at + self.place[value]] = 1


class WordNumber(Part):
    """The number of a word in its list, from 1 on."""

    size = 1

    def __init__(self, words: Sequence[str]) -> None:
        self.place = {word: place for place, word in enumerate(words, 1)}

    def names(self, name: str) -> Iterable[str]:
        """The name itself."""
        yield f"{name}#"

    def write(self, value: Any, looker: int, row: "Numbers[float]", at: int) -> None:
        """The number, 0 for none."""
        if value:
            row[at] = self.place[value]


class Words(Part):
    """Several words: how many, how many unknown, how many of each, and the first ones in order."""

    def __init__(self, words: Sequence[str], first: int) -> None:
        self.word = Word(words)
        self.first = first
        self.size = 2 + self.word.size * (1 + first)

    def names(self, name: str) -> Iterable[str]:
        """The counts, then the first ones."""
        yield f"{name}.count"
        yield f"{name}.unknown"
        yield from (f"{name}.{word}" for word in self.word.words)
        for place in range(self.first):
            yield from self.word.names(f"{name}[{place}]")

    def write(self, value: Any, looker: int, row: "Numbers[float]", at: int) -> None:
        """The counts, then the first ones."""
        if value is None:
            return
        row[at] = len(value)
        place = self.word.place
        for word in value:
            row[at + 1 if word is None else at + 2 + place[word]] += 1
        at += 2 + self.word.size
        for word in value[: self.first]:
            self.word.write(word, looker, row, at)
            at += self.word.size


class WordCounts(Part):
    """A number for each word."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words
        self.size = len(words)

    def names(self, name: str) -> Iterable[str]:
        """The words."""
        return (f"{name}.{word}" for word in self.words)

    def write(self, value: Any, looker: int, row: "Numbers[float]", at: int) -> None:
        """The numbers; those that are missing are 0."""
        for place, word in enumerate(self.words, at):
            row[place] = value.get(word, 0)


class Several(Part):
    """Several things, at most so many: whether each is there, and its places."""

    def __init__(self, inner: Part, most: int) -> None:
        self.inner = Maybe(inner)
        self.most = most
        self.size = most * self.inner.size

    def names(self, name: str) -> Iterable[str]:
        """One after the other."""
        for place in range(self.most):
            yield from self.inner.names(f"{name}[{place}]")

    def write(self, value: Any, looker: int, row: "Numbers[float]", at: int) -> None:
        """One after the other; ValueError where there are more than may be."""
        if len(value) > self.most:
            raise ValueError(f"{len(value)} things where {self.most} may be")
        for thing in value:
            self.inner.write(thing, looker, row, at)
            at += self.inner.size


class OfSeats(Part):
    """Something for each seat, the one who looks first."""

    def __init__(self, inner: Part, players: int) -> None:
        self.inner = inner
        self.players = players
        self.size = players * inner.size

    def names(self, name: str) -> Iterable[str]:
        """Round the table."""
        for place in range(self.players):
            yield from self.inner.names(f"{name}[{seat_name(place)}]")

    def write(self, value: Any, looker: int, row: "Numbers[float]", at: int) -> None:
        """Round the table."""
        for seat, thing in enumerate(value):
            self.inner.write(thing, looker, row, at + (seat - looker) % self.players * self.inner.size)


class SeatMarks(Part):
    """A place for each seat, counted from the one who looks; for one seat, for several, or for nobody."""

    def __init__(self, players: int) -> None:
        self.size = players

    def names(self, name: str) -> Iterable[str]:
        """Round the table."""
        return (f"{name}={seat_name(place)}" for place in range(self.size))

    def write(self, value: Any, looker: int, row: "Numbers[float]", at: int) -> None:
        """1 at each; nobody, and who is not at the table, has no place."""
        for seat in value if isinstance(value, tuple) else (value,):
            if seat is not None and 0 <= seat < self.size:
                row[at + (seat - looker) % self.size] = 1


class Fields(Part):
    """A record: its fields, one after the other."""

    def __init__(self, parts: Mapping[str, Part]) -> None:
        self.parts = parts
        self.size = sum(part.size for part in parts.values())
        self.offsets: list[tuple[str, Part, int]] = []
        at = 0
        for name, part in parts.items():
            self.offsets.append((name, part, at))
            at += part.size

    def names(self, name: str) -> Iterable[str]:
        """Their names after that of the record."""
        for field, part in self.parts.items():
            yield from part.names(f"{name}.{field}" if name else field)

    def write(self, value: Any, looker: int, row: "Numbers[float]", at: int) -> None:
        """Each at its place."""
        for name, part, offset in self.offsets:
            part.write(getattr(value, name), looker, row, at + offset)


def seat_name(place: int) -> str:
    """Who a seat is to the one who looks."""
    return f"+{place}" if place else ME


def looker_at(seat: int) -> int:
    """From which seat a view is told; a spectator looks from the first."""
    return 0 if seat == SPECTATOR else seat
