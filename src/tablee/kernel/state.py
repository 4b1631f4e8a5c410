"""The state: everything that is true of one game at one moment, apart from the tables that all games share."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tablee.kernel.decision import Decision
from tablee.kernel.event import CHOSEN, Event
from tablee.kernel.frame import Frame
from tablee.kernel.homes import HOMES, found_by
from tablee.kernel.rng import Rng

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game has: frames, the open question, the generator, the end, and events while somebody listens.

    A game adds its zones in a subclass and writes `copy` and `data`. Options are never changed after they were asked,
    so copies share the list.
    """

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats: i64 = seats
        self.rng = rng
        self.frames: list[Frame] = []
        self.to_move: i64 = NOBODY  # the seat that must decide
        self.kind: i64 = 0  # the kind of its question
        self.options: list[int] = []
        self.over = False
        self.winners = 0  # a bit for each seat that won
        self.reason = 0  # how the game ended, as the game numbers it
        self.listening = False
        self.events: list[Event] = []
        self.chronicle: list[Event] | None = None  # all that was told since someone asked for it, and who chose what

    @final
    def ask(self, seat: i64, kind: i64, options: list[int]) -> None:
        """Leave a question for a seat; the machine stops there."""
        self.to_move = seat
        self.kind = kind
        self.options = options

    @final
    def push(self, effect: i64, seat: i64) -> Frame:
        """Begin an effect; what is in progress goes on after it."""
        frame = Frame(effect, seat, 0, 0, 0, 0, [])
        self.frames.append(frame)
        return frame

    @final
    def end(self, winners: int, reason: int) -> None:
        """The game is over."""
        self.over = True
        self.winners = winners
        self.reason = reason
        self.frames = []
        self.kind = 0
        self.options = []

    @final
    def won(self) -> list[int]:
        """The seats that won."""
        return [seat for seat in range(self.seats) if (self.winners >> seat) & 1]

    @final
    def tell(self, kind: int, audience: int, args: list[int]) -> None:
        """Tell those who may know; callers ask `listening` first, so that a silent game pays nothing."""
        if self.listening:
            event = Event(kind, audience, args)
            self.events.append(event)
            if self.chronicle is not None:
                self.chronicle.append(event)

    @final
    def heard(self) -> list[Event]:
        """The events since the last call."""
        events = self.events
        self.events = []
        return events

    @final
    def keep_chronicle(self) -> None:
        """Listen, and keep what each seat is told from now on, in order: copies keep it too, and go on."""
        self.listening = True
        self.chronicle = self.events[:]

    @final
    def note_choice(self, choice: int) -> None:
        """Keep what the seat that decides is about to choose: it knows that, and nobody else by this alone."""
        if self.chronicle is not None:
            kind: int = self.kind
            self.chronicle.append(Event(CHOSEN, 1 << self.to_move, [kind, choice]))

    @final
    def told_to(self, seat: int) -> list[Event]:
        """All that a seat was told and chose since the chronicle began, in order; nothing where there is none."""
        if self.chronicle is None:
            return []
        return [event for event in self.chronicle if event.is_told_to(seat)]

    @final
    def forget_untold(self, seat: int) -> None:
        """Keep of the chronicle what a seat was told, in a world that it imagines: it cannot know the rest."""
        if self.chronicle is not None:
            self.chronicle = self.told_to(seat)

    @final
    def decision(self) -> Decision | None:
        """The open question, or None when the game is over."""
        if self.to_move == NOBODY:
            return None
        return Decision(self.to_move, self.kind, self.options[:])

    def copy(self) -> "State":
        """An equal state, independent of this one, to which nobody listens unless this one keeps a chronicle."""
        raise NotImplementedError

    @final
    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        """As `copy`."""
        return self.copy()

    @final
    def __reduce__(self) -> tuple[object, ...]:
        """How it is pickled: as plain data, which its game reads and checks, and what was told."""
        return found_by(HOMES.revive), (self.data(), self.listening, self.events, self.chronicle)

    def data(self) -> dict[str, object]:
        """The whole state as plain data (lists, dicts, strings, whole numbers): what `Telling.load` reads back."""
        raise NotImplementedError

    @final
    def progress_into(self, other: "State") -> None:
        """Give a copy the same frames, question and end."""
        frames = [frame.copy() for frame in self.frames]
        other.frames = frames
        other.to_move = self.to_move
        other.kind = self.kind
        other.options = self.options
        other.over = self.over
        other.winners = self.winners
        other.reason = self.reason
        chronicle = self.chronicle
        if chronicle is not None:
            other.listening = True
            other.chronicle = chronicle[:]

    @final
    def progress_data(self) -> dict[str, object]:
        """The part of `data` that every game has."""
        return {
            "seats": self.seats,
            "rng": self.rng.data(),
            "frames": [frame.data() for frame in self.frames],
            "to_move": self.to_move,
            "kind": self.kind,
            "options": self.options[:],
            "over": self.over,
            "winners": self.winners,
            "reason": self.reason,
        }
