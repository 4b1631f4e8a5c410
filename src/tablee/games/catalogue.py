"""The catalogue: titles, settings and their explanations, in every language, for terminal, server and web alike."""

from dataclasses import dataclass
from functools import cache

from tablee.games import game_names, made, title_named
from tablee.games.language import PACKAGE, words
from tablee.games.texts import Text, each_language
from tablee.games.title import Title
from tablee.games.voice import dashed
from tablee.kernel import Setting

NUMBER = "number"  # stands for any number in the words of a setting


@dataclass(frozen=True, slots=True)
class ValueEntry:
    """A value of a setting: its name, what it means, for how many it is, and the seat it stands for, if it does."""

    value: str
    title: Text
    about: Text
    players: tuple[int, ...]
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class SettingEntry:
    """A setting: its name, what it is for, its values; any number from `low` to `high` too, if there are such."""

    name: str
    title: Text
    about: Text
    values: tuple[ValueEntry, ...]
    default: str
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A game as a list shows it: `presets` is the setting whose values are ready-made games, or nothing.

    `solo` is the setting that says how strong the game itself plays against one player alone, or nothing.
    """

    name: str
    title: Text
    about: Text
    credit: Text
    seats: tuple[int, ...]
    presets: str
    settings: tuple[SettingEntry, ...]
    solo: str = ""


@dataclass(frozen=True, slots=True)
class LevelEntry:
    """A level of virtual players: its name, and what it does in a sentence."""

    name: str
    title: Text
    about: Text


def entries() -> list[GameEntry]:
    """Every game that can be played."""
    return [entry(name) for name in game_names()]


@cache
def entry(name: str) -> GameEntry:
    """A game by its name; UnknownGame if there is none."""
    title = title_named(name)
    return GameEntry(
        name=name,
        title=each_language(title.called),
        about=each_language(lambda language: about(title, language)),
        credit=each_language(lambda language: credit(title, language)),
        seats=title.seats,
        presets=title.presets,
        settings=tuple(_setting(title, setting) for setting in made(title).rules.settings),
        solo=title.solo,
    )


@cache
def level(name: str) -> LevelEntry:
    """A level of virtual players by its name; one that a game adds of its own may have no words."""
    return LevelEntry(
        name,
        each_language(lambda language: _first(PACKAGE, language, f"level-{dashed(name)}") or name),
        each_language(lambda language: _first(PACKAGE, language, f"about-level-{dashed(name)}")),
    )


def about(title: Title, language: str, preset: str = "") -> str:
    """The game in one paragraph: its own, or that of a ready-made game, which may be the usual one."""
    usual = [setting.default for setting in made(title).rules.settings if setting.name == title.presets]
    return _first(title.package, language, "about-game", *(f"about-{dashed(value)}" for value in (preset, *usual)))


def credit(title: Title, language: str) -> str:
    """Whose game it is, and how it may be used, where it says so."""
    return _first(title.package, language, "credit")


def setting_title(title: Title, setting: str, language: str) -> str:
    """What a setting is called."""
    return _first(title.package, language, f"setting-{dashed(setting)}") or setting


def setting_about(title: Title, setting: str, language: str) -> str:
    """What a setting is for; nothing where the game does not say."""
    return _first(title.package, language, f"about-{dashed(setting)}")


def value_title(title: Title, setting: str, value: str, language: str, names: list[str] | None = None) -> str:
    """What a value is called: a seat by who sits there, a number that is not on offer by what it counts."""
    seat = seat_of(title, setting, value)
    if seat is not None:
        seated = (names or [])[seat : seat + 1]
        return seated[0] if seated else words(PACKAGE, language).say("seat-value", number=seat + 1)
    own, numbered = f"{dashed(setting)}-{dashed(value)}", f"{dashed(setting)}-{NUMBER}"
    return _first(title.package, language, own) or _counted(title.package, language, numbered, value) or value


def value_about(title: Title, setting: str, value: str, language: str) -> str:
    """What a value means; nothing where the game does not say. A preset may be told by its name alone."""
    message = f"about-{dashed(setting)}"
    counted = _counted(title.package, language, f"{message}-{NUMBER}", value)
    alone = [f"about-{dashed(value)}"] if setting == title.presets else []
    return counted or _first(title.package, language, f"{message}-{dashed(value)}", *alone)


def seat_of(title: Title, setting: str, value: str) -> int | None:
    """The seat that a value stands for, where the setting is about seats."""
    number = value.removeprefix("seat_")
    return int(number) if setting in title.seat_settings and number.isdecimal() else None


def _setting(title: Title, setting: Setting) -> SettingEntry:
    name = setting.name
    return SettingEntry(
        name=name,
        title=each_language(lambda language: setting_title(title, name, language)),
        about=each_language(lambda language: setting_about(title, name, language)),
        values=tuple(_value(title, name, value) for value in setting.values),
        default=setting.default,
        low=setting.low,
        high=setting.high,
    )


def _value(title: Title, setting: str, value: str) -> ValueEntry:
    rules = made(title).rules
    return ValueEntry(
        value=value,
        title=each_language(lambda language: value_title(title, setting, value, language)),
        about=each_language(lambda language: value_about(title, setting, value, language)),
        players=tuple(players for players in title.seats if rules.takes(players, {setting: value})),
        seat=seat_of(title, setting, value),
    )


def _first(package: str, language: str, *messages: str) -> str:
    """The first of these messages that a game has; nothing if it has none."""
    ours = words(package, language)
    return next((ours.say(message) for message in messages if ours.has(message)), "")


def _counted(package: str, language: str, message: str, value: str) -> str:
    """A message about any number, if the value is one and the game has it."""
    ours = words(package, language)
    return ours.say(message, number=int(value)) if value.isdecimal() and ours.has(message) else ""
