"""The lines of a journal: what each records, and the numbers and checksums that hold them together."""

import hashlib
import re
from typing import Final

import msgspec

from tablee.kernel import TableeError
from tablee.table.errors import BadJournal, Said
from tablee.table.seating.places import Place
from tablee.table.setup import compact

FORMAT: Final = 2
SUM_DIGITS: Final = 16
JOURNAL: Final = re.compile(r'\{[^{}]{0,60}"journal":(\d{1,9})[,}]')
LINE: Final = re.compile(r'\{"n":(\d{1,9}),(".*),"sum":"([0-9a-f]{16})"\}', re.DOTALL)


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="t", tag="table"):
    """The first line: versions, set-up, who sits where, when it began.

    Where it has them, the key of its chance, and the checksum of the numbers that were laid over the game's own.
    """

    journal: int
    game: str
    rules: int
    players: int
    seed: int
    options: dict[str, str]
    seats: list[Place]
    created: str
    chance: str = ""
    key: str = ""
    numbers: str = ""


ITSELF: Final = -1  # in place of the number of an order: the table answered, as nothing was there to decide


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="t", tag="choice"):
    """A choice: its number in the game, whose, the kind of question, and the answer as the catalogue writes it.

    Where it was made for an order, the number of that order; ITSELF where it went without saying.
    """

    ply: int
    seat: int
    kind: str
    choice: object
    by: int = 0


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="t", tag="order"):
    """An order, private to its seat: given under a number of its own, or ended (without `order`), by hand or `why`."""

    seat: int
    id: int
    order: dict[str, str] | None = None
    why: str = ""
    given: dict[str, int] = {}


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="undo"):
    """A seat's own last choices are undone by the fair policy: `to` is how many choices are left."""

    seat: int
    to: int


class TakeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="take_back"):
    """Choices are taken back freely, among virtual players: `to` is how many choices are left."""

    seat: int
    to: int


class Handover(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="seat"):
    """A seat is handed to a virtual player of a level, or to a human if there is none."""

    seat: int
    level: str | None


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="name"):
    """A seat has another name from here on."""

    seat: int
    name: str


class Resign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="resign"):
    """A player gives up: the game ends, or a virtual player of a level plays on at that seat for good."""

    seat: int
    level: str | None = None


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="end"):
    """The game has ended: who won, the scores, and why."""

    winners: list[int]
    scores: list[int]
    reason: str


Record = Choice | Undo | TakeBack | Handover | Rename | Resign | Order | End
Any = Header | Record


class Chain:
    """Numbers lines and ties each to the one before by its checksum.

    The checksum is the beginning of SHA-256 over the checksum before and this line: it shows a line that was changed,
    removed, added or moved. It is no signature: who can write the file can write it all anew.
    """

    def __init__(self) -> None:
        self.number = 0
        self.sum = ""

    def sealed(self, record: Any) -> str:
        """The next line, without its newline; the chain goes on from it."""
        self.number += 1
        body = f'{{"n":{self.number},{compact(msgspec.to_builtins(record))[1:]}'
        self.sum = self._sum(body)
        return f'{body[:-1]},"sum":"{self.sum}"}}'

    def opened(self, line: bytes) -> Any:
        """What the next line records; BadJournal if it is not the next line of this chain."""
        at = self.number + 1
        text = _text(line, at)
        if at == 1:
            _check_format(text)
        found = LINE.fullmatch(text)
        if found is None:
            raise BadJournal(at, Said("journal-no-line" if at > 1 else "journal-foreign"))
        if int(found[1]) != at:
            raise BadJournal(at, Said("journal-number", found=found[1], due=str(at)))
        body = f'{{"n":{at},{found[2]}}}'
        if found[3] != self._sum(body):
            raise BadJournal(at, Said("journal-changed"))
        record = decoded(f"{{{found[2]}}}", at)
        self.number, self.sum = at, found[3]
        return record

    def copy(self) -> "Chain":
        """A chain that goes on from the same line."""
        other = Chain()
        other.number, other.sum = self.number, self.sum
        return other

    def _sum(self, body: str) -> str:
        return hashlib.sha256(f"{self.sum}{body}".encode()).hexdigest()[:SUM_DIGITS]


DECODER: Final = msgspec.json.Decoder(Any)


def decoded(body: str, at: int) -> Any:
    """The record of a line that is in order."""
    try:
        record: Any = DECODER.decode(body)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadJournal(at, TableeError(str(error))) from error
    if isinstance(record, Header) != (at == 1):
        raise BadJournal(at, Said("journal-no-line"))
    return record


def _text(line: bytes, at: int) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError as error:
        raise BadJournal(at, Said("journal-not-text")) from error


def _check_format(first: str) -> None:
    """Refuse another version of the format before its lines are looked at: they may be of another form."""
    found = JOURNAL.match(first)
    if found is not None and int(found[1]) != FORMAT:
        raise BadJournal(1, Said("journal-format", found=found[1], known=str(FORMAT)))
