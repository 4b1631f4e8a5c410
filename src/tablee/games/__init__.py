"""The houses of the games: the only place where rules live."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from tablee.games.language import worded
from tablee.games.title import GROUP as GROUP
from tablee.games.title import Title
from tablee.kernel import Event, Game, State, Worded
from tablee.kernel.homes import HOMES

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


class Games(Mapping[str, Game]):
    """Games by name, from the packages that hold them; a game is imported when it is first asked for."""

    def __init__(self, packages: dict[str, str]) -> None:
        self.packages = packages

    def __getitem__(self, name: str) -> Game:
        """The game, made once."""
        return made(self.title(name))

    def __contains__(self, name: object) -> bool:
        """Whether there is such a game; it is not made for that."""
        return name in self.packages

    def __iter__(self) -> Iterator[str]:
        """The names."""
        return iter(self.packages)

    def __len__(self) -> int:
        """How many there are."""
        return len(self.packages)

    def title(self, name: str) -> Title:
        """What is known of a game before it is made."""
        title = import_module(f"{self.packages[name]}.title").TITLE
        assert isinstance(title, Title)
        return title


GAMES: Final = Games(
    {
        "karmaka": "tablee.games.karmaka",
        "karman_swap": "tablee.games.karman_swap",
        "spacepaper": "tablee.games.spacepaper",
        "vii_legio": "tablee.games.vii_legio",
        "wild_space": "tablee.games.wild_space",
    }
)
FIRST: Final = next(iter(GAMES))  # where nobody names one


class UnknownGame(Worded):
    """No game has that name."""


def game_named(name: str) -> Game:
    """A game: one of ours, or one that another package offers."""
    return made(title_named(name))


def title_named(name: str) -> Title:
    """What is known of a game before it is made."""
    if name in GAMES:
        return GAMES.title(name)
    if name in offered():
        return offered()[name]
    raise worded(UnknownGame, "unknown-game", name=repr(name), known=", ".join(game_names()))


def titles() -> list[Title]:
    """All that can be played."""
    return [title_named(name) for name in game_names()]


def package_of(game: Game) -> str:
    """The package that holds a game: its rulebook and its words lie there."""
    return title_named(game.name).package


def game_names() -> list[str]:
    """The games that can be played."""
    return [*GAMES, *(name for name in offered() if name not in GAMES)]


@cache
def made(title: Title) -> Game:
    """The game of a title, made once."""
    return title.make()


def entry_points(group: str) -> "Iterable[EntryPoint]":
    """What other packages offer; who asks for a game of ours does not look for it."""
    from importlib.metadata import entry_points

    return entry_points(group=group)


@cache
def offered() -> dict[str, Title]:
    """The games of other packages."""
    return {point.name: _title(point.name, point.load()) for point in entry_points(group=GROUP)}


def _title(name: str, offer: object) -> Title:
    """The title that a package offers; where it offers what makes a game, little is known beyond that."""
    if isinstance(offer, Title):
        return offer
    game = offer() if callable(offer) else None
    if not isinstance(game, Game):
        raise UnknownGame(f"{offer!r} makes no game")
    package = str(getattr(offer, "__module__", "")).rpartition(".")[0]
    return Title(name=name, package=package, seats=tuple(game.rules.seats), make=lambda: game)


def revived(data: dict[str, object], listening: bool, events: list[Event], chronicle: list[Event] | None) -> State:
    """A state that was pickled, checked as a save is."""
    state = game_named(str(data["game"])).telling.load(data)
    state.listening, state.events, state.chronicle = listening, events, chronicle
    return state


HOMES.find, HOMES.revive = game_named, revived
