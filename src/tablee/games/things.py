"""The things of a game that designers weigh: cards, races, planets; and what happens when one is met, taken or used.

Each game that has some lists them in `people/things.py`, by the kinds of its events: who studies a game knows no more.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from tablee.games.title import Title
from tablee.games.voice import Namer


def _same(number: int) -> int:
    return number


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """Things of one sort: their ids by number, and the kinds of events that tell of them.

    `facts` are the names that the shapes of those events give to such a thing; `number` leads from what an event says
    to the place in `ids`, where the two differ.
    """

    name: str  # its title is the message things-NAME of all games
    facts: tuple[str, ...]
    ids: Sequence[str]
    called: Namer  # by the place in `ids`
    met: tuple[int, ...] = ()  # it turns up before a player, or in sight of all
    taken: tuple[int, ...] = ()  # a player gets it
    used: tuple[int, ...] = ()  # a player plays, chooses or builds it
    number: Callable[[int], int] = _same
    among: tuple[str, ...] = ()  # the ids that count; all if none is named

    def listed(self) -> list[str]:
        """The ids that count, in their order."""
        return [name for name in self.ids if not self.among or name in self.among]


def things_of(title: Title) -> tuple[Family, ...]:
    """The families of a game; none where it lists none."""
    name = f"{title.package}.people.things"
    if find_spec(f"{title.package}.people") is None or find_spec(name) is None:
        return ()
    found: tuple[Family, ...] = import_module(name).THINGS
    return found
