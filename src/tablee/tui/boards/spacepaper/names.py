"""The names of SpacePaper's things for one reader: what the view gives by id, in words."""

from collections.abc import Sequence
from functools import cached_property
from typing import Protocol

from tablee.games.language import listed, words
from tablee.games.spacepaper import data
from tablee.games.spacepaper.people.naming import named, place_name, planet_name, ship_name, system_name
from tablee.games.spacepaper.people.view import PlanetView, ShipView, SpaceView
from tablee.games.spacepaper.rules.galaxy import PLACE_NAMES, PLANET_NAMES, SYSTEM_IDS
from tablee.games.spacepaper.rules.tables import SHIP_IDS
from tablee.games.texts import Text
from tablee.games.voice import lowered
from tablee.kernel import SPECTATOR
from tablee.tui.boards.spacepaper.star_map import shape_of


class Named(Protocol):
    """An entry of a table: its id and its name in both languages."""

    @property
    def id(self) -> str:
        """How the view names it."""

    @property
    def name(self) -> Text:
        """How people name it."""


class Names:
    """One view in the words of one language."""

    def __init__(self, view: SpaceView, players: Sequence[str], language: str) -> None:
        self.view = view
        self.players = players
        self.language = language
        self.say = words("tablee.tui.boards.spacepaper", language).say

    @cached_property
    def reader(self) -> int:
        """Whose civilisation is told first: the reader's, or for a spectator that of whoever decides."""
        if self.view.seat != SPECTATOR:
            return self.view.seat
        return self.view.decision.seat if self.view.decision else 0

    @cached_property
    def texts(self) -> dict[str, Text]:
        """The names of what the tables list, by family and id."""
        families: dict[str, Sequence[Named]] = {
            "race": data.RACES,
            "type": data.TYPES,
            "size": data.SIZES,
            "star": data.STARS,
            "leader": data.LEADERS,
            "event": data.EVENTS,
            "politics": data.POLITICS,
            "tech": data.TECHNOLOGIES,
            "mineral": data.MINERALS,
            "project": [*data.INFRASTRUCTURE, *data.SHIPS],
        }
        return {f"{family} {entry.id}": entry.name for family, entries in families.items() for entry in entries}

    def of(self, family: str, name: str) -> str:
        """The name of something that a table lists."""
        return self.texts[f"{family} {name}"].in_(self.language)

    def small(self, family: str, name: str) -> str:
        """The same inside a sentence."""
        return lowered(self.of(family, name))

    def maybe(self, family: str, name: str | None) -> str:
        """The same for something that may not be chosen yet."""
        return self.of(family, name) if name else self.say("space-none")

    def status(self, planet: PlanetView) -> str:
        """What a planet is to its owner, or that it has none."""
        return lowered(named("status", planet.status, self.language))

    def phase(self) -> str:
        """The phase of the turn."""
        return named("phase", self.view.phase, self.language)

    def system(self, name: str) -> str:
        """A star system."""
        return system_name(SYSTEM_IDS.index(name), self.language)

    def planet(self, name: str) -> str:
        """A planet."""
        return planet_name(PLANET_NAMES.index(name), self.language)

    def place(self, name: str | None) -> str:
        """Where a ship is."""
        return self.say("space-none") if name is None else place_name(PLACE_NAMES.index(name), self.language)

    def player(self, seat: int) -> str:
        """A player by shape and name."""
        return self.say("space-player", sign=shape_of(seat), player=self.players[seat])

    def ship(self, ship: ShipView) -> str:
        """A ship among those of its owner."""
        number = int(ship.id.partition(":")[2])
        return ship_name(ship.seat, number, SHIP_IDS.index(ship.type), self.language)

    def ships(self, ships: Sequence[ShipView]) -> str:
        """Several ships with their owners."""
        return listed([self.ship_of(ship) for ship in ships], self.language)

    def ship_of(self, ship: ShipView) -> str:
        """A ship with its owner, and whether it is exhausted."""
        return self.say(
            "space-ship",
            ready="yes" if ship.ready else "no",
            sign=shape_of(ship.seat, ready=ship.ready),
            ship=self.ship(ship),
            owner=self.players[ship.seat],
        )
