"""The set-up: all that fixes a game before its first choice."""

import hashlib
import json
import re
import secrets
from dataclasses import dataclass, field
from typing import Final, Self

from tablee.games import game_named, title_named
from tablee.games.overlaid import checksum
from tablee.kernel import Game, State
from tablee.kernel.keyed_rng import KEY
from tablee.kernel.setting import settled
from tablee.table.errors import Said

CHANCE: Final = "blake2b"  # how outcomes follow from a key, as it is written down
SUM: Final = re.compile("[0-9a-f]{16}")
HEX: Final = re.compile(f"[0-9a-f]{{{2 * KEY}}}")


@dataclass(frozen=True, slots=True)
class Setup:
    """All that fixes a game before its first choice. Where there is a key, chance follows from it and from no seed."""

    game: str
    players: int
    seed: int
    options: dict[str, str]
    key: bytes = field(default=b"", repr=False)  # of a game on a server; never shown by accident

    def new(self, *, listening: bool = False) -> State:
        """The game, dealt and ready."""
        return self.rules().new(self.players, self.options, self.seed, listening, self.key)

    def rules(self) -> Game:
        """The game's rules."""
        return game_named(self.game)

    @property
    def chance(self) -> str:
        """How chance follows from the key, as it is written down; nothing where it follows from the seed."""
        return CHANCE if self.key else ""

    @property
    def numbers(self) -> str:
        """The checksum of what is laid over the game's own numbers, as it is written down; nothing where nothing is."""
        return numbers_of(self.game)

    @property
    def root(self) -> int:
        """What all streams but the game's own are derived from: the seed, or a number that leads to no key."""
        return int.from_bytes(hashlib.sha256(b"streams/" + self.key).digest()) if self.key else self.seed

    @classmethod
    def of(
        cls, game: str, players: int = 0, seed: int = 0, options: dict[str, str] | None = None, key: bytes = b""
    ) -> Self:
        """A set-up with every setting spelled out; players 0 means the least number."""
        rules = game_named(game)
        return cls(game, players or rules.seats[0], seed, settled(rules.settings, options or {}), key)


def any_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(64)


def any_key() -> bytes:
    """A key that nobody can guess, and that no other game has."""
    return secrets.token_bytes(KEY)


def numbers_of(game: str) -> str:
    """The checksum of what is laid over a game's own numbers in this process, or nothing."""
    return checksum(title_named(game).package)


def check_numbers(game: str, found: str) -> None:
    """Refuse what was played with other numbers than those of this process."""
    known = numbers_of(game)
    if found == known:
        return
    if not found:
        raise Said("numbers-usual", game=game, known=known)
    shown = found if SUM.fullmatch(found) else "?"
    raise Said("numbers-other" if known else "numbers-laid", game=game, found=shown, known=known)


def read_key(chance: str, key: str) -> bytes:
    """The key that was written down, or none; refused where it is no key, or of a kind that is not known here."""
    if not chance and not key:
        return b""
    if chance != CHANCE:
        raise Said("chance-unknown", found=ascii(chance), known=CHANCE)
    if not HEX.fullmatch(key):
        raise Said("chance-no-key", digits=str(2 * KEY))
    return bytes.fromhex(key)


def compact(data: object) -> str:
    """One line of JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
