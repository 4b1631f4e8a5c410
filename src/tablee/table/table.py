"""The table: one door through which every choice comes, and nothing confirmed before it is on the disk."""

from collections.abc import Callable, Sequence
from typing import Final, Self

from tablee.kernel import Game, Player, Seat, TableeError
from tablee.table.changing.draft import Draft
from tablee.table.changing.undo import stream
from tablee.table.errors import BadSeat, Notice
from tablee.table.kept.file import JournalFile
from tablee.table.past.history import History
from tablee.table.past.journal import Journal
from tablee.table.past.records import Handover, Record, Rename, Undo
from tablee.table.seating.places import Place, checked_level, checked_name, welcomed
from tablee.table.setup import Setup
from tablee.table.sitting import Sitting

SUBSTITUTE: Final = "sensible"  # the level of who plays on for somebody
PlayerFor = Callable[[Game, str], Player]


class Table(Sitting):
    """One sitting. A choice is checked, written to the journal's file, made the state, then told to those who listen.

    Where the disk fails, the game goes on in memory, and the owner gets a notice. A table without a file keeps its
    journal in memory. Who may speak for a seat is the affair of the interface; a table is used from one thread.

    >>> table = Table.begin(Setup.of("karmaka", seed=7), [Place("Anna"), Place("Bob")])
    >>> table.names[table.to_move]
    'Bob'
    >>> table.submit(1, table.decision(1).options[0])
    >>> table.ply
    1
    """

    def __init__(self, journal: Journal, history: History, player_for: PlayerFor | None) -> None:
        super().__init__(journal, history)
        self.notices: list[Notice] = []
        self._player_for = player_for
        self._players = [self._player(place.level) for place in history.places]
        self._file: JournalFile | None = None
        self._watchers: list[Callable[[Notice], None]] = []

    @classmethod
    def begin(
        cls,
        setup: Setup,
        places: Sequence[Place],
        player_for: PlayerFor | None = None,
        file: JournalFile | None = None,
    ) -> Self:
        """Sit down to a new game. Whoever has a level is a virtual player, made by `player_for`. (LO02-4, LO02-7)"""
        journal = Journal(setup, welcomed(places, setup.players))
        table = cls(journal, journal.history(), player_for)
        if file is not None:
            table.save_to(file)
        return table

    @classmethod
    def resume(cls, file: JournalFile, data: bytes, player_for: PlayerFor | None = None) -> Self:
        """Go on with a saved game: the exact state, decision, names, levels, generators and memories. (LO02-8)"""
        journal = Journal.read(data)
        table = cls(journal, journal.history(), player_for)
        file.go_on(journal.size)
        table._file = file
        if journal.torn:
            table._note(Notice("notice-torn", {"name": file.path.stem}))
        if table.over and not table._history.ended:  # the last choice was written, its result was not
            table._record(table._history.end())
        return table

    # The door.

    def submit(self, seat: int, choice: int) -> None:
        """Take the choice of a seat. An illegal one is refused with a typed error, and nothing has changed."""
        self._go_on(self.chosen(seat, choice))

    # Virtual players.

    def think(self) -> int:
        """What the virtual player on move would choose: always the same at the same moment, if its budget is fixed."""
        seat = self.to_move
        player = None if self.over else self._players[seat]
        if player is None:
            message = "nobody-decides" if self.over else "human-decides"
            raise BadSeat(message, name="" if self.over else self.names[seat])
        rng = stream(self.setup.root, "player", seat, self.ply)
        return player.decide(Seat(self.game, self._history.state.copy(), seat), rng)

    def step(self) -> None:
        """Let the virtual player on move decide, and take its choice through the door. (LO02-5)"""
        self.submit(self.to_move, self.think())

    def play_on(self) -> int:
        """Let virtual players decide until a human must, or the game is over; how many choices they made."""
        before = self.ply
        while not self.over and self._players[self.to_move] is not None:
            self.step()
        return self.ply - before

    # Other things that are written down.

    def undo(self, seat: int) -> None:
        """Undo the seat's own last choice by the fair policy, with what followed from it; CannotUndo if it stands."""
        if why := self.why_not_undo(seat):
            raise why
        self._record(Undo(seat, self.chair(seat).undone_to()))

    def order(self, seat: int, order: dict[str, str]) -> None:
        """Give an order for a seat; on its move it is carried out at once, as far as nothing new turns up."""
        self._record(self.chair(seat).order(order))

    def cancel(self, seat: int, number: int) -> None:
        """End an order of a seat."""
        self._record(self.chair(seat).cancel(number))

    def take_back(self, seat: int) -> None:
        """Take back the seat's last choice and all since: free among virtual players, and the game is marked so.

        A person who has left may come back, so a seat that was ever another's counts as a person's.
        """
        self._record(self.chair(seat).take_back())

    def rename(self, seat: int, name: str) -> None:
        """Give a seat another name. (LO02-6)"""
        others = [other for at, other in enumerate(self.names) if at != seat]
        self._record(Rename(seat, checked_name(name, others)))

    def hand_over(self, seat: int, level: str | None) -> None:
        """Hand a seat to a virtual player of a level, or to a human if there is none; refused if it is so already."""
        player = self._player(checked_level(level))
        self.game.check_seat(self._history.state, seat)
        if self.places[seat].level == level:
            raise BadSeat("seat-so", name=self.names[seat])
        self._record(Handover(seat, level))
        self._players[seat] = player

    def resign(self, seat: int, level: str = SUBSTITUTE) -> None:
        """Give up for a seat: the game ends, or a virtual player plays on there for good and wins nothing."""
        draft = self.resigned(seat, level)
        player = self._players[seat] if draft.is_over else self._player(level)
        self._go_on(draft)
        self._players[seat] = player

    # The file.

    @property
    def is_saved(self) -> bool:
        """Whether all that was confirmed is on a disk."""
        return self._file is not None and self._file.trouble is None

    def save_to(self, file: JournalFile) -> None:
        """Save in a new file from here on; the file so far stays as it is."""
        self.close()
        self._file = file
        file.append(self._journal.text(), 0)
        self._note_trouble(None)

    def watch(self, watcher: Callable[[Notice], None]) -> None:
        """Be told of notices about the save: for the owner of the table."""
        self._watchers.append(watcher)

    def close(self) -> None:
        """Give the file and its lock back: what is chosen from here on is kept in memory alone."""
        if self._file is not None:
            self._file.close()
        self._file = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _player(self, level: str | None) -> Player | None:
        if level is None:
            return None
        if self._player_for is None:
            raise BadSeat("level-bad", level=level)
        return self._player_for(self.game, level)

    def _record(self, record: Record) -> None:
        """Write down something other than a choice."""
        self._go_on(self.recorded(record))

    def _go_on(self, draft: Draft) -> None:
        """What was checked goes on the disk, then it is true, then it is told."""
        before = None
        if self._file is not None:
            before = self._file.trouble
            self._file.append("".join(f"{line}\n" for line in draft.lines), self._journal.size)
        self.take(draft)
        self._note_trouble(before)
        for happening in draft.happenings:
            if happening.what != "end":
                self._audience.tell(draft.later, happening.what, happening.seat, happening.events)

    def _note_trouble(self, before: TableeError | None) -> None:
        """Give a notice when saving fails, fails otherwise than before, or succeeds again."""
        now = None if self._file is None else self._file.trouble
        if self._file is None or str(now) == str(before):
            return
        name = self._file.path.stem
        self._note(Notice("notice-saved", {"name": name}) if now is None else _unsaved(name, now))

    def _note(self, notice: Notice) -> None:
        self.notices.append(notice)
        for watcher in self._watchers:
            watcher(notice)


def _unsaved(name: str, why: TableeError) -> Notice:
    return Notice("notice-unsaved", {"name": name, "why": why})
