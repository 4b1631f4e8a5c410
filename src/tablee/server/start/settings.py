"""The settings of `tablee serve`: told by flags, by the environment or by a file, in this order; checked alike."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final, Protocol

import platformdirs

from tablee.games.language import listed, words
from tablee.kernel import TableeError
from tablee.server.ground.config import DAY, LOOPBACK, SHARE, Config, Limits, default_database
from tablee.server.ground.machine import MEGA, memory

PACKAGE: Final = "tablee.server"
PORT: Final = 8653
WATCH: Final = ("127.0.0.1", 8654)  # where watchmen ask, if that is not told
NOWHERE: Final = ("", "none")
LAST_PORT: Final = 65_535
MOST_PROCESSES: Final = 64
MOST_PEOPLE: Final = 1000
MOST_DAYS: Final = 36_500
MOST_MEMORY: Final = 1 << 20  # megabytes
LOGS: Final = ("debug", "info", "warning", "error")


class CannotServe(TableeError):
    """A server that cannot be started so."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All that a server may be told."""

    host: str = "127.0.0.1"
    port: int = PORT
    database: str = field(default_factory=default_database)
    redis: str | None = None
    workers: int = 1
    public: bool = False
    names: tuple[str, ...] = ()
    https: bool = False
    proxies: tuple[str, ...] = ("127.0.0.1",)
    crowd: int = 1
    thinkers: int = 1
    memory: int = 0
    keep_open: float = 1.0
    keep_playing: float = 30.0
    keep_over: float = 0.0
    log: str = "warning"
    watch: str | None = None

    def config(self) -> Config:
        """The same, as the server takes it."""
        return Config(
            self.database,
            redis=self.redis,
            names=(*LOOPBACK, *self.names) if self.names or self.host in LOOPBACK else (),
            processes=self.thinkers,
            memory=(self.memory * MEGA or memory() // SHARE) // self.workers,
            secure=self.https,
            proxies=self.proxies,
            limits=Limits().for_crowd(self.crowd),
            keep_open=self.keep_open * DAY,
            keep_playing=self.keep_playing * DAY,
            keep_over=self.keep_over * DAY,
        )


class Kind(Protocol):
    """What a setting may be."""

    def fits(self, value: object) -> bool:
        """Whether a value will do."""

    def wanted(self, language: str) -> str:
        """What would do, in words."""


@dataclass(frozen=True, slots=True)
class Plain:
    """Values of one type."""

    type: type
    message: str

    def fits(self, value: object) -> bool:
        """Whether a value will do."""
        return type(value) is self.type

    def wanted(self, language: str) -> str:
        """What would do, in words."""
        return words(PACKAGE, language).say(self.message)


@dataclass(frozen=True, slots=True)
class Texts:
    """A list of texts."""

    def fits(self, value: object) -> bool:
        """Whether a value will do."""
        return isinstance(value, list | tuple) and all(isinstance(each, str) for each in value)

    def wanted(self, language: str) -> str:
        """What would do, in words."""
        return words(PACKAGE, language).say("wanted-texts")


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number."""

    least: int
    most: int

    def fits(self, value: object) -> bool:
        """Whether a value will do."""
        return type(value) is int and self.least <= value <= self.most

    def wanted(self, language: str) -> str:
        """What would do, in words."""
        return words(PACKAGE, language).say("wanted-whole", least=str(self.least), most=str(self.most))


@dataclass(frozen=True, slots=True)
class Days:
    """A number of days."""

    def fits(self, value: object) -> bool:
        """Whether a value will do."""
        return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= MOST_DAYS

    def wanted(self, language: str) -> str:
        """What would do, in words."""
        return words(PACKAGE, language).say("wanted-days", most=str(MOST_DAYS))


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of some words."""

    values: tuple[str, ...]

    def fits(self, value: object) -> bool:
        """Whether a value will do."""
        return value in self.values

    def wanted(self, language: str) -> str:
        """What would do, in words."""
        return words(PACKAGE, language).say("wanted-one", values=", ".join(self.values))


@dataclass(frozen=True, slots=True)
class Address:
    """An address with a port, or none."""

    def fits(self, value: object) -> bool:
        """Whether a value will do."""
        return isinstance(value, str) and (value in NOWHERE or address_of(value) is not None)

    def wanted(self, language: str) -> str:
        """What would do, in words."""
        return words(PACKAGE, language).say("wanted-address")


def address_of(text: str) -> tuple[str, int] | None:
    """The host and port of HOST:PORT, where IPv6 is in brackets; None if it is no such thing.

    >>> address_of("127.0.0.1:8654"), address_of("[::1]:0"), address_of("8654")
    (('127.0.0.1', 8654), ('::1', 0), None)
    """
    host, _, port = text.rpartition(":")
    is_port = port.isascii() and port.isdecimal() and int(port) <= LAST_PORT
    if host.startswith("[") and host.endswith("]"):
        return (host[1:-1], int(port)) if is_port else None
    return (host, int(port)) if is_port and host and ":" not in host else None


TEXT: Final = Plain(str, "wanted-text")
FLAG: Final = Plain(bool, "wanted-flag")
KINDS: Final[dict[str, Kind]] = {
    "host": TEXT,
    "port": Whole(0, LAST_PORT),
    "database": TEXT,
    "redis": TEXT,
    "workers": Whole(1, MOST_PROCESSES),
    "public": FLAG,
    "names": Texts(),
    "https": FLAG,
    "proxies": Texts(),
    "crowd": Whole(1, MOST_PEOPLE),
    "thinkers": Whole(0, MOST_PROCESSES),
    "memory": Whole(0, MOST_MEMORY),
    "keep_open": Days(),
    "keep_playing": Days(),
    "keep_over": Days(),
    "log": OneOf(LOGS),
    "watch": Address(),
}


def default_file() -> Path:
    """Where this platform keeps settings of programs."""
    return platformdirs.user_config_path("tablee", appauthor=False) / "server.toml"


def settled(given: Mapping[str, Any], file: Path | None, language: str) -> Settings:
    """The settings that count: what was given (a None is not), then those of a file, then the usual ones.

    >>> settled({"port": 8000, "workers": None}, None, "en").port
    8000
    """
    chosen = {name: value for name, value in given.items() if value is not None}
    for name, value in chosen.items():
        _check(f"--{name.replace('_', '-')}", name, value, language)
    there = file if file is not None else (default_file() if default_file().is_file() else None)
    found = {} if there is None else read(there, language)
    both: dict[str, Any] = {**found, **chosen}
    for name, value in both.items():
        both[name] = tuple(value) if isinstance(value, list) else value
    return Settings(**both)


def read(file: Path, language: str) -> dict[str, Any]:
    """The settings of a file; refused with the place of what is wrong there."""
    say = words(PACKAGE, language).say
    try:
        text = file.read_text(encoding="utf-8")
        found = tomllib.loads(text)
    except (OSError, UnicodeDecodeError) as error:
        raise CannotServe(say("settings-unreadable", file=str(file), why=reason(error))) from error
    except tomllib.TOMLDecodeError as error:
        raise CannotServe(say("settings-syntax", file=str(file), why=str(error))) from error
    for name, value in found.items():
        _check(f"{file}:{_line(text, name)}", name, value, language)
    return found


def _check(place: str, name: str, value: object, language: str) -> None:
    say = words(PACKAGE, language).say
    kind = KINDS.get(name)
    if kind is None:
        names = listed([each.name for each in fields(Settings)], language)
        raise CannotServe(say("settings-unknown", place=place, name=ascii(name)[1:-1], names=names))
    if not kind.fits(value):
        wanted = kind.wanted(language)
        raise CannotServe(say("settings-bad", place=place, name=name, wanted=wanted, value=ascii(value)))


def _line(text: str, name: str) -> int:
    """The line on which a setting begins."""
    starts = (name, f'"{name}"', f"'{name}'", f"[{name}]")
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip().startswith(starts):
            return number
    return 1


def reason(error: BaseException) -> str:
    """Why something failed, in one line without a full stop: what lies under our own words, or a library's."""
    under = getattr(error, "orig", None) or error.__cause__
    if isinstance(under, BaseException) and not getattr(error, "strerror", None):
        return reason(under)
    told = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return str(told).strip().splitlines()[0].rstrip(".")
