"""One sitting as it may be looked at: what everybody knows of it, and what each seat may ask."""

from collections.abc import Callable

from tablee.kernel import SPECTATOR, Decision, Description, Event, Result
from tablee.table.chair import Chair
from tablee.table.changing import draft
from tablee.table.changing.draft import Draft, Happening
from tablee.table.errors import CannotUndo, Secret
from tablee.table.past.history import History
from tablee.table.past.journal import Journal
from tablee.table.past.news import Audience, Listener
from tablee.table.past.records import Record
from tablee.table.seating.places import Place


class Sitting:
    """A game in progress, its seats and those who listen.

    It is changed by those who extend it: a table, and a room of the server.
    """

    def __init__(self, journal: Journal, history: History) -> None:
        self.setup = journal.setup
        self.game = history.game
        self._journal = journal
        self._history = history
        self._audience = Audience()
        self.noted: list[Happening] = []  # what lines about orders said, each for its seat alone

    # What everybody knows.

    @property
    def places(self) -> list[Place]:
        """Who sits where."""
        return self._history.places[:]

    @property
    def names(self) -> list[str]:
        """The names of the players, seat by seat."""
        return self._history.names()

    @property
    def ply(self) -> int:
        """How many choices stand."""
        return self._history.ply

    @property
    def to_move(self) -> int:
        """The seat that must decide, or NOBODY."""
        return self._history.state.to_move

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._history.state.over

    @property
    def result(self) -> Result | None:
        """How the game ended, or None."""
        return self._history.result() if self.over else None

    @property
    def is_taken_back(self) -> bool:
        """Whether choices were taken back freely."""
        return self._history.taken_back

    @property
    def n(self) -> int:
        """The number of the journal's last line."""
        return len(self._journal.lines)

    # What a seat may ask.

    def chair(self, seat: int, *, is_held: bool = True) -> Chair:
        """All that a seat, or SPECTATOR, may ask at this moment."""
        return Chair(self.setup, self._history, seat, is_held=is_held)

    def view(self, seat: int) -> object:
        """All that a seat, or SPECTATOR, may know."""
        return self.chair(seat).view()

    def decision(self, seat: int) -> Decision | None:
        """The decision that is open to a seat, or None."""
        return self.chair(seat).decision()

    def described(self, seat: int) -> list[Description]:
        """The options of the decision that is open to a seat, in words, with the players' names."""
        return [described for _, described in self.chair(seat).options()]

    def log(self, seat: int) -> list[Event]:
        """All that a seat, or SPECTATOR, was told of the game as it stands."""
        return self.chair(seat).log()

    def sentences(self, seat: int, language: str) -> list[str]:
        """The log of a seat in words."""
        chair = self.chair(seat)
        return [chair.told(event, language) for event in chair.log()]

    def listen(self, seat: int, listener: Listener) -> Callable[[], None]:
        """Be told what a seat, or SPECTATOR, is told from now on; the answer is how to stop listening."""
        if seat != SPECTATOR:
            self.game.check_seat(self._history.state, seat)
        return self._audience.add(seat, listener)

    def why_not_undo(self, seat: int) -> CannotUndo | None:
        """Why a seat's last choice stands, or None if it may be undone."""
        return self.chair(seat).why_not_undo()

    def export(self, seat: int) -> str:
        """The journal, for a seat or SPECTATOR: it holds all that is hidden, so not before the game has ended."""
        if not self.over:
            raise Secret("save-secret")
        return self.text()

    # The one way on: what was drafted is made durable, then taken.

    def chosen(self, seat: int, option: int) -> Draft:
        """The draft of a choice; an illegal one is refused with the game's error."""
        return draft.chosen(self._journal, self._history, seat, option)

    def resigned(self, seat: int, level: str) -> Draft:
        """The draft of a resignation; refused to a seat for which no person decides."""
        return draft.resigned(self._journal, self._history, seat, level)

    def recorded(self, record: Record) -> Draft:
        """The draft of anything else that is written down; refused if it does not fit."""
        return draft.recorded(self._journal, self._history, record)

    def take(self, made: Draft) -> None:
        """Make a draft true that is durable."""
        self._journal.add(*made.records)
        self._history = made.later
        self.noted += [each for each in made.happenings if each.order is not None]

    # What only the owner of the table may ask.

    def text(self) -> str:
        """The whole journal, seed and key included: for the owner of the folder of saves, never for a seat."""
        return self._journal.text()

    def table(self) -> dict[str, object]:
        """The complete state in the words of the specification: for audits, never for a seat."""
        return self.game.table(self._history.state)

    def data(self) -> dict[str, object]:
        """The complete state as plain data, generator included: for audits, never for a seat."""
        return self._history.state.data()
