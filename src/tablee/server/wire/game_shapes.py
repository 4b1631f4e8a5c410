"""What a server tells of its games: settings, levels and rules."""

from msgspec import Struct

from tablee.server.wire.shapes import Text


class Value(Struct, frozen=True):
    """One value of a setting, and with how many players it goes where all other settings are as usual.

    `seat` is the seat that it stands for, where the setting is about seats.
    """

    value: str
    title: Text
    about: Text
    seats: list[int]
    seat: int | None


class SettingInfo(Struct, frozen=True):
    """A setting of a game; with `low` to `high` it also takes any whole number between them."""

    name: str
    title: Text
    about: Text
    values: list[Value]
    default: str
    low: int
    high: int


class LevelInfo(Struct, frozen=True):
    """A level of virtual players, the weakest first."""

    name: str
    title: Text
    about: Text


class GameInfo(Struct, frozen=True):
    """A game that can be played here; `presets` is the setting whose values are ready-made games, if there is one.

    `numbers` is the checksum of what is laid over its own, if any is; `solo` is the setting that says how strong the
    game itself plays against one player alone, if it can be played so.
    """

    name: str
    title: Text
    about: Text
    credit: Text
    seats: list[int]
    presets: str
    settings: list[SettingInfo]
    levels: list[LevelInfo]
    numbers: str = ""
    solo: str = ""


class RuleInfo(Struct, frozen=True):
    """A rule in each language; what is about the program rather than the game stands in an appendix."""

    id: str
    text: Text
    appendix: bool = False


class ChapterInfo(Struct, frozen=True):
    """A chapter of a rulebook."""

    id: str
    title: Text
    rules: list[RuleInfo]
