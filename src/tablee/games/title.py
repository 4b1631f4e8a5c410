"""The title of a game: one record of all that others must know of it before it is played, tried or pictured."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from tablee.games.language import words
from tablee.games.layout import Layout
from tablee.kernel import Game, State

OVERLAY: Final = "TABLEE_DATA"  # the variable that names a folder of numbers to lay over those of games
GROUP: Final = "tablee.games"  # entry points of this group: a name, and a Title or what makes a Game
Check = Callable[[State], None]  # raises AssertionError


@dataclass(frozen=True, slots=True)
class Way:
    """A way to sit down: how many, and the settings that are not as usual."""

    players: int
    settings: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Story:
    """A golden game: the name of its file after the game's, how and from which seed it is played, and who reads it."""

    name: str
    seed: int
    way: Way
    languages: tuple[str, ...] = ("en",)


@dataclass(frozen=True, slots=True)
class Shot:
    """A moment worth a picture: a question of this kind, after so many choices; and how it is shown."""

    name: str
    kind: str
    after: int
    players: int = 2
    language: str = "en"
    size: tuple[int, int] = (120, 40)  # columns and lines of a terminal
    light: str = "light"  # of a page


@dataclass(frozen=True, slots=True, kw_only=True)
class Trials:
    """What laws, golden games, the bench, soaks and pictures make of a game."""

    ways: tuple[Way, ...] = ()  # that laws look at; none: all settings with all others
    keyed: Way = Way(2)  # that is dealt by a key too, as servers do: short, and chance has much to say
    brief: Way = Way(2)  # that servers and browsers play to the end: a whole game takes little time
    alike: tuple[str, ...] = ()  # settings of which laws need one value only
    stories: tuple[Story, ...] = ()  # told whole in golden files: two for each game
    traces: int = 1  # seeds of each way whose traces are kept as digests
    marks: Mapping[str, float] = field(default_factory=dict)  # of the bench: ratios at least, times (_us) at most
    timed: int = 0  # how many play what the bench measures; 0: the least number
    screens: tuple[Shot, ...] = ()
    pages: tuple[Shot, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Title:
    """A game as `GAMES`, or an entry point of another package, offers it; nothing of the game is imported with it.

    Its title and a description are words of its package (`title`, `about-game`), so that a language is files alone.

    >>> from tablee.games import title_named
    >>> title = title_named("karmaka")
    >>> title.called("en"), title.seats
    ('Karmaka', (2, 3, 4))
    >>> title.make().new(players=3, settings={"variant": "multiplayer"}).seats
    3
    """

    name: str  # in commands, saves and addresses
    package: str  # where its rooms are
    seats: tuple[int, ...]
    make: Callable[[], Game]
    presets: str = ""  # the setting whose values are ready-made games
    seat_settings: tuple[str, ...] = ()  # settings whose values are seats
    solo: str = ""  # the setting for one player alone: how strong whoever the game itself plays is
    trials: Trials = Trials()

    def called(self, language: str) -> str:
        """The game's name as people write it."""
        ours = words(self.package, language)
        return ours.say("title") if ours.has("title") else self.name.replace("_", " ").title()

    def invariants(self) -> Check:
        """What must hold between any two decisions: `check` of rules/invariants.py, if the game has it."""
        name = f"{self.package}.rules.invariants"
        if find_spec(f"{self.package}.rules") is None or find_spec(name) is None:
            return lambda state: None
        check: Check = import_module(name).check
        return check

    def layout(self) -> Layout | None:
        """How its view is laid out as numbers: `LAYOUT` of people/layout.py, if the game has it."""
        name = f"{self.package}.people.layout"
        if find_spec(f"{self.package}.people") is None or find_spec(name) is None:
            return None
        layout: Layout = import_module(name).LAYOUT
        return layout
