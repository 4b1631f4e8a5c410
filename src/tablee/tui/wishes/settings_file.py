"""What the program remembers of its owner: language, colours, pace, and the last game that was begun."""

import contextlib
import json
from pathlib import Path
from typing import Final

import msgspec
import platformdirs

from tablee.games import FIRST
from tablee.table.kept.disk import read

SPEEDS: Final = {"instant": 0.0, "quick": 0.4, "readable": 1.2, "slow": 2.5}  # seconds after a virtual player's choice
COLOURS: Final = ("night", "paper", "terminal")
HINTS: Final = ("no", "yes")
HUMAN: Final = "human"
ON: Final = "on"
OFF: Final = "off"


class SeatWish(msgspec.Struct, frozen=True):
    """Who should sit at a seat: a name, empty for the usual one, and a person or a level."""

    name: str = ""
    who: str = HUMAN


class GameWish(msgspec.Struct, frozen=True):
    """The game that was last begun; players 0 means the least number, an empty seed a new one each time."""

    game: str = FIRST
    players: int = 0
    seats: tuple[SeatWish, ...] = ()
    options: dict[str, str] = {}
    seed: str = ""


class Settings(msgspec.Struct, frozen=True):
    """The owner's choices; an empty language follows the locale."""

    language: str = ""
    colours: str = COLOURS[0]
    speed: str = "readable"
    last: GameWish = GameWish()
    name: str = ""  # by which the owner sits down
    hints: str = HINTS[0]  # where several people play at this terminal
    coach: str = ON
    told: tuple[str, ...] = ()  # what the coach has said, as GAME/ID: it never says it again

    @property
    def has_hints(self) -> bool:
        """Whether several people at this terminal may ask for hints."""
        return self.hints == HINTS[1]

    @property
    def pause(self) -> float:
        """How long a virtual player's choice stays before the next, in seconds."""
        return SPEEDS.get(self.speed, SPEEDS["readable"])


def default_path() -> Path:
    """Where this platform keeps a program's settings."""
    return platformdirs.user_config_path("tablee", appauthor=False) / "settings.toml"


class SettingsFile:
    """The file of the settings: read with care, since people edit it; written whole."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or default_path()

    def read(self) -> Settings:
        """The settings; the usual ones where the file is missing or cannot be understood."""
        try:
            return msgspec.toml.decode(read(self.path), type=Settings)
        except (OSError, UnicodeDecodeError, msgspec.MsgspecError):
            return Settings()

    def write(self, settings: Settings) -> None:
        """Keep the settings; where that cannot be done, they hold until the program ends."""
        with contextlib.suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(toml(msgspec.to_builtins(settings)), encoding="utf-8")


def toml(table: dict[str, object]) -> str:
    """A table as TOML: one line for each key, tables inside it in one line."""
    return "".join(f"{key} = {_value(value)}\n" for key, value in table.items())


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_value(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value)  # JSON writes strings, whole numbers and truth values as TOML does
