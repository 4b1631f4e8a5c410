"""Entries: what the lines of a table told each reader, in words, kept as the few bytes that are sent of it."""

from typing import Final

import msgspec

from tablee.server.wire.shapes import ENCODER, Entry

DECODER: Final = msgspec.json.Decoder(Entry)


class Entries:
    """What was told, by line and reader. As objects it would take more than twice as much.

    >>> entries, entry = Entries(), Entry(2, "choice", 0, 1, [])
    >>> entries.keep(2, 0, entry), entries.keep(2, 1, entry)
    (None, None)
    >>> entries.of(2, 1) == entry, entries.of(2, -1), entries.size
    (True, None, 52)
    """

    def __init__(self) -> None:
        self._kept: dict[int, dict[int, bytes]] = {}
        self.size = 0  # bytes of all that is kept

    def of(self, n: int, reader: int) -> Entry | None:
        """What line `n` told a reader, if that is kept."""
        found = self._kept.get(n, {}).get(reader)
        return None if found is None else DECODER.decode(found)

    def keep(self, n: int, reader: int, entry: Entry) -> None:
        """Keep what a line told a reader; once for all who were told the same."""
        line, encoded = self._kept.setdefault(n, {}), ENCODER.encode(entry)
        same = next((each for each in line.values() if each == encoded), None)
        self.size += len(encoded) if same is None else 0
        line[reader] = encoded if same is None else same

    def clear(self) -> None:
        """Forget all of it."""
        self._kept.clear()
        self.size = 0

    def copy(self) -> "Entries":
        """The same, to go on from."""
        other = Entries()
        other._kept, other.size = {n: line.copy() for n, line in self._kept.items()}, self.size
        return other
