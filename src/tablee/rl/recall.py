"""What a seat knows as text, with perfect recall: what it saw when it sat down, and what it was told, in order."""

import msgspec

from tablee.kernel import Event, Game, State
from tablee.kernel.event import CHOSEN


class Beginnings:
    """What each seat saw at one moment, as text: written when it is first asked for, and kept."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self._state = state.copy()
        self._texts: dict[int, str] = {}

    def text(self, seat: int) -> str:
        """The view of that moment, in JSON."""
        if seat not in self._texts:
            self._texts[seat] = view_text(self.game, self._state, seat)
        return self._texts[seat]


class Recall:
    """Where each seat's memory begins; `own` is the seat that remembers all, in a world that it imagines.

    In such a world nobody can say what the others were told before: their memory begins there, with what they see, and
    with what all of them heard.
    """

    def __init__(self, others: Beginnings, own: int = -1, memory: "Recall | None" = None) -> None:
        self.others = others
        self.own = own
        self.memory = memory

    def beginning(self, seat: int) -> str:
        """What a seat saw first."""
        if self.memory is not None and seat == self.own:
            return self.memory.beginning(seat)
        return self.others.text(seat)

    def text(self, s: State, seat: int) -> str:
        """All that a seat knows: its beginning, what it was told, and the open question as it may know it."""
        game = self.others.game
        lines = [self.beginning(seat), *(event_text(game, event) for event in s.told_to(seat))]
        return "\n".join([*lines, question_text(game, s, seat)])


def imagined(game: Game, world: State, seat: int, memory: Recall) -> Recall:
    """What is remembered in a world that a seat imagines."""
    return Recall(Beginnings(game, world), seat, memory)


def view_text(game: Game, s: State, seat: int) -> str:
    """A view in JSON."""
    return msgspec.json.encode(game.telling.view(s, seat)).decode()


def event_text(game: Game, event: Event) -> str:
    """An event with its numbers."""
    name = "chosen" if event.kind == CHOSEN else game.rules.event_names[event.kind]
    return f"{name} {','.join(map(str, event.args))}"


def question_text(game: Game, s: State, seat: int) -> str:
    """Who is asked; and what, and between which options, for who decides."""
    if s.over:
        return "over"
    if s.to_move != seat:
        return f"{int(s.to_move)}?"
    return f"{int(s.to_move)}? {game.rules.kinds[s.kind]} {','.join(map(str, s.options))}"
