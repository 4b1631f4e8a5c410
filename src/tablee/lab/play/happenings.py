"""Which things an event is about, and whose it is: read from the game's own tables of shapes and things."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from tablee.games import title_named
from tablee.games.telling import SpokenTelling
from tablee.games.things import Family, things_of
from tablee.kernel import NOBODY, Event, Game
from tablee.lab.play.seen import MET, TAKEN, USED, Marks

REST: Final = "*"  # before the name of all numbers that are left


@dataclass(frozen=True, slots=True)
class Happening:
    """A thing that was met, taken or used in an event."""

    family: str
    id: str
    how: int
    seat: int  # NOBODY: in sight of all


class Happenings:
    """The tables of one game, ready to be asked."""

    def __init__(self, game: Game) -> None:
        telling = game.telling
        self.shapes = telling.arguments if isinstance(telling, SpokenTelling) else {}
        self.families = things_of(title_named(game.name))
        self.about: dict[int, list[tuple[Family, int]]] = {}
        for family in self.families:
            for how, kinds in ((MET, family.met), (TAKEN, family.taken), (USED, family.used)):
                for kind in kinds:
                    self.about.setdefault(kind, []).append((family, how))

    def whose(self, event: Event) -> int:
        """The seat that an event is about; NOBODY where it names none."""
        shape = self.shapes.get(event.kind, ())
        return event.args[shape.index("player")] if "player" in shape else NOBODY

    def of(self, event: Event) -> Iterator[Happening]:
        """The things that an event is about."""
        for family, how in self.about.get(event.kind, ()):
            for number in self._numbers(event, family):
                name = family.ids[family.number(number)]
                if not family.among or name in family.among:
                    yield Happening(family.name, name, how, self.whose(event))

    def _numbers(self, event: Event, family: Family) -> list[int]:
        shape = self.shapes.get(event.kind, ())
        for place, name in enumerate(shape):
            if name in family.facts:
                return event.args[place:] if name.startswith(REST) else [event.args[place]]
        return []

    def mark(self, marks: Marks, events: Iterable[Event], seats: int) -> None:
        """Note what happened in the masks of each thing: what lies in sight of all is met by all."""
        for event in events:
            for found in self.of(event):
                masks = marks.setdefault(found.family, {}).setdefault(found.id, [0, 0, 0])
                masks[found.how] |= (1 << seats) - 1 if found.seat == NOBODY else 1 << found.seat
