"""The journal: set-up, seats and choices, line by line; it replays to the same state anywhere."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

from tablee.games import UnknownGame, game_named
from tablee.kernel import State, TableeError
from tablee.table.errors import BadJournal, Said
from tablee.table.past.history import History
from tablee.table.past.records import FORMAT, Any, Chain, Choice, Header, Record, TakeBack, Undo
from tablee.table.seating.places import Place, default_names, seated
from tablee.table.setup import Setup, any_seed, check_numbers, compact, read_key

__all__ = ["BadJournal", "Journal", "Setup", "UnknownGame", "any_seed", "compact", "game_named"]

LARGEST: Final = 32 << 20  # bytes; the longest game of random play is a few hundred thousand


@dataclass(slots=True)
class Journal:
    """A game as it was played: its set-up, who sat there, and each choice as the catalogue writes it.

    The journal holds the seed or the key, and with it all that is hidden: it belongs to the table, never to a seat.

    >>> journal = Journal(Setup.of("karmaka", 2, 7))
    >>> state = journal.setup.new()
    >>> journal.play(state, state.to_move, state.options[0])
    >>> Journal.read(journal.text()).replay().data() == state.data()
    True
    """

    setup: Setup
    seats: list[Place] = field(default_factory=list)  # as they sat down
    created: str = ""
    records: list[Record] = field(default_factory=list, init=False)
    lines: list[str] = field(default_factory=list, init=False, compare=False, repr=False)
    size: int = field(default=0, init=False, compare=False)  # bytes, newlines included
    torn: bool = field(default=False, init=False, compare=False)  # read from a file whose last line was not whole
    _chain: Chain = field(default_factory=Chain, init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        if not self.seats:
            self.seats = [Place(name) for name in default_names(self.setup.players)]
        self.seats = seated(self.seats, self.setup.players)
        self.created = self.created or datetime.now(UTC).isoformat(timespec="seconds")
        self._take(self.header())

    def header(self) -> Header:
        """The first line."""
        s = self.setup
        facts = (FORMAT, s.game, s.rules().version, s.players, s.seed, s.options, self.seats, self.created)
        return Header(*facts, s.chance, s.key.hex(), s.numbers)

    @property
    def choices(self) -> list[Choice]:
        """The choices that stand: those undone or taken back are left out."""
        live: list[Choice] = []
        for record in self.records:
            if isinstance(record, Choice):
                live.append(record)
            elif isinstance(record, Undo | TakeBack):
                del live[record.to :]
        return live

    def play(self, state: State, seat: int, choice: int) -> None:
        """Apply a choice to the state and write it down; an illegal one does neither."""
        rules = self.setup.rules()
        spelled = rules.spell(state, choice) if choice in state.options else None
        kind = rules.kinds[state.kind]
        rules.apply(state, seat, choice)
        self.add(Choice(len(self.choices) + 1, seat, kind, spelled))

    def sealed(self, *records: Record) -> str:
        """The lines that records would be, added here next; nothing is added yet."""
        chain = self._chain.copy()
        return "".join(f"{chain.sealed(record)}\n" for record in records)

    def add(self, *records: Record) -> None:
        """Write records down."""
        for record in records:
            self._take(record)
            self.records.append(record)

    def _take(self, record: Any) -> None:
        line = self._chain.sealed(record)
        self.lines.append(line)
        self.size += len(line.encode()) + 1

    def text(self) -> str:
        """The journal as lines of JSON."""
        return "".join(f"{line}\n" for line in self.lines)

    def replay(self) -> State:
        """The state after the last choice."""
        return self.history().state

    def history(self) -> History:
        """Every moment up to the last record; BadJournal with its line if one does not fit."""
        history = History(self.setup, self.seats)
        for at, record in enumerate(self.records, start=2):
            try:
                history.follow(record)
            except TableeError as error:
                raise BadJournal(at, error) from error
        return history

    @staticmethod
    def read(text: str | bytes) -> "Journal":
        """The journal of a text; refused with the line that is wrong.

        A line counts once its newline is there. What stands after the last newline and is no whole line was being
        written when the power failed or the process died: it was confirmed to nobody, and is left out (`torn`). The
        same holds of a last line with zero bytes in it, which a power failure leaves on some disks.
        """
        data = text.encode(errors="surrogatepass") if isinstance(text, str) else text
        if len(data) > LARGEST:
            raise BadJournal(1, Said("journal-large"))
        if not data:
            raise BadJournal(1, Said("journal-empty"))
        lines = data.split(b"\n")
        if lines[-1] == b"" and len(lines) > 2 and b"\0" in lines[-2]:
            lines.pop()
        rest = lines.pop() if len(lines) > 1 else b""
        return _read(lines, rest)


def _read(lines: list[bytes], rest: bytes) -> Journal:
    """The journal of whole lines, and of what follows them if that is a whole line too."""
    chain = Chain()
    journal = _begun(chain.opened(lines[0]), lines[0])
    for line in lines[1:]:
        _continue(journal, chain.opened(line), line)
    if rest:
        try:
            _continue(journal, chain.opened(rest), rest)
        except BadJournal:
            journal.torn = True
    return journal


def _begun(header: Any, line: bytes) -> Journal:
    assert isinstance(header, Header)
    try:
        journal = Journal(_setup(header), header.seats, header.created)
    except BadJournal:
        raise
    except TableeError as error:
        raise BadJournal(1, error) from error
    _check_form(journal.lines[0], line, 1)
    return journal


def _continue(journal: Journal, record: Any, line: bytes) -> None:
    assert not isinstance(record, Header)
    _check_form(journal.sealed(record)[:-1], line, len(journal.lines) + 1)
    journal.add(record)


def _check_form(ours: str, line: bytes, at: int) -> None:
    """A line must be as we would write it, or what is appended to it would not be tied to it."""
    if ours.encode() != line:
        raise BadJournal(at, Said("journal-no-line"))


def _setup(header: Header) -> Setup:
    rules = game_named(header.game)
    if header.rules != rules.version:
        known = str(rules.version)
        raise Said("journal-rules", found=str(header.rules), game=header.game, known=known)
    check_numbers(header.game, header.numbers)
    key = read_key(header.chance, header.key)
    setup = Setup.of(header.game, header.players, header.seed, header.options, key)
    setup.new()
    return setup
