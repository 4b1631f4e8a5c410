"""A table in the middle of a game, for the scenarios of any game: what is chosen, asked, refused and told."""

from typing import Any, ClassVar, Generic, Self, TypeVar

from tablee.kernel import Event, Game, State
from tablee.kernel.event import CHANCE

S = TypeVar("S", bound=State)


class AnySitting(Generic[S]):
    """What the sittings of all games share; one of a game sets its state up in its own words, then goes on."""

    game: ClassVar[Game]
    state: S
    events: list[Event]

    def goes_on(self) -> None:
        """Somebody listens, and the game goes on to its first question."""
        self.state.listening = True
        self.events = []
        self.game.rules.advance(self.state)
        self.events += self.state.heard()

    # What is chosen.

    def option(self, answer: object) -> int:
        """The number of an answer in the form of the catalogue; tuples stand for lists."""
        return self.game.telling.parse(self.state, list(answer) if isinstance(answer, tuple) else answer)

    def chooses(self, *answers: object) -> Self:
        """The seats asked answer one after the other, each in the form of the catalogue."""
        for answer in answers:
            self.game.apply(self.state, self.state.to_move, self.option(answer))
            self.events += self.state.heard()
        return self

    # What is asked.

    @property
    def to_move(self) -> int:
        """The seat that must decide."""
        return self.state.to_move

    @property
    def kind(self) -> str:
        """The kind of the open question, or the reason of the end."""
        rules = self.game.rules
        return rules.result(self.state).reason if self.state.over else rules.kinds[self.state.kind]

    @property
    def options(self) -> list[Any]:
        """The legal options as the catalogue writes them; lists as tuples."""
        spelled = [self.game.telling.spell(self.state, option) for option in self.state.options]
        return [tuple(option) if isinstance(option, list) else option for option in spelled]

    def refuses(self, answer: object) -> str:
        """The rule against an answer of the seat that decides."""
        reason = self.game.telling.why_not(self.state, self.state.to_move, self.option(answer))
        assert reason is not None
        return reason.rule

    # What is told.

    def told_to(self, seat: int) -> list[tuple[str, list[int]]]:
        """The events told to a seat: their names and numbers."""
        told = [event for event in self.events if event.kind not in CHANCE and event.is_told_to(seat)]
        return [(self.game.rules.event_names[event.kind], event.args) for event in told]

    @property
    def chance(self) -> list[tuple[str, object]]:
        """The outcomes of chance, in their order: what was drawn, and the result."""
        drawn = [event for event in self.events if event.kind in CHANCE]
        return [(self.game.telling.chance_name(event), self.game.telling.chance(event)) for event in drawn]
