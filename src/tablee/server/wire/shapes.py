"""What travels between a server and its clients: the shapes of every question and answer, for both sides."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from tablee.server.wire.score_shapes import SinceInfo

VERSION: Final = "1.0"  # of these shapes
LONGEST_CHAT: Final = 300
MOST_OPTIONS: Final = 1 << 31

Name = Annotated[str, Meta(min_length=1, max_length=40, description="1 to 40 characters that can be printed.")]
ChatText = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Ref = Annotated[str, Meta(max_length=40)]
Number = Annotated[int, Meta(ge=0, lt=MOST_OPTIONS)]
SeatNumber = Annotated[int, Meta(ge=0, le=6)]
Short = Annotated[str, Meta(max_length=60)]
Seconds = Annotated[int, Meta(ge=5, le=86_400)]
Per = Literal["decision", "player"]
Text = Annotated[dict[str, str], Meta(description="The same words in each language: `fr`, `en`, …")]


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why something was refused; `n` and `now` tell what is the case where the asker was behind."""

    code: str
    text: Text
    rule: str | None = None
    n: int | None = None
    now: "Position | None" = None


# Tables.


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit at a seat: `who` is "me", "open" or a level."""

    who: Annotated[str, Meta(min_length=1, max_length=40)]
    name: Name | None = None


class ClockWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A clock to be set: so many seconds for each decision, or for each player in the whole game."""

    per: Per
    seconds: Seconds


class TableWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. `start` begins at once, where no seat is open; who has no name gets one of `language`.

    Against people there are `hints` only where the table was made so.
    """

    game: Short
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=7)]
    options: Annotated[dict[Short, Short], Meta(max_length=40)] = {}
    public: bool = False
    start: bool = False
    replace_after: Annotated[int, Meta(ge=0, le=604_800)] = 0
    clock: ClockWish | None = None
    language: Short = "en"
    hints: bool = False


class LessonWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for First steps: alone among virtual players, with the deal of the game's script."""

    game: Short
    name: Name | None = None
    language: Short = "en"


class JoinWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to sit down: at a seat, or at any that is open."""

    name: Name
    seat: SeatNumber | None = None


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it: open, person or virtual."""

    seat: int
    state: str
    name: str | None
    level: str | None
    here: bool


class Clock(Struct, frozen=True):
    """The clock of a table: the seconds for each decision, or for each player in the whole game."""

    per: Per
    seconds: int


class Clocks(Struct, frozen=True):
    """The seat whose clock runs, if any, and the seconds that each seat had left when this was sent."""

    per: Per
    seconds: int
    running: int | None
    left: list[float]


class TableInfo(Struct, frozen=True):
    """A table as everybody sees it; `n` is the number of its journal's last line, 0 before the game begins.

    `to_move` is who decides in a game that goes on, `result` how a finished one ended, `closed` why one that was not
    finished goes on no more.
    """

    id: str
    game: str
    options: dict[str, str]
    public: bool
    status: str
    created: float
    touched: float
    n: int
    seats: list[SeatInfo]
    replace_after: int
    following: str | None
    clock: Clock | None = None
    to_move: int | None = None
    result: "ResultInfo | None" = None
    closed: Text | None = None
    hints: bool = False  # whether one may ask for them: always where one person plays alone


class KnownTables(Struct, frozen=True, forbid_unknown_fields=True):
    """Tables that the asker remembers, by their names."""

    tables: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=50)]


class Given(Struct, frozen=True):
    """A seat's token, told once; with it one speaks for the seat."""

    table: str
    seat: int
    token: str


class Created(Struct, frozen=True):
    """A new table: the token of its host, and those of the seats that the host took."""

    table: TableInfo
    host: str
    seats: list[Given]


class TokenWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A token to be kept in a cookie."""

    token: Token


# Play.


class TouchInfo(Struct, frozen=True):
    """Something on the table that an option is about."""

    zone: str
    seat: int
    what: int | str | None


class OptionInfo(Struct, frozen=True):
    """One legal answer: its number, its spelling in the game's catalogue, its form, words, and what it touches.

    `rank` is 1 for the answer that is given almost always, -1 for a rare one, which may wait behind one more step.
    `change` is what it would really change, from what the seat knows, where the game says so.
    """

    option: int
    spelled: Any
    form: str
    text: Text
    touches: list[TouchInfo]
    rank: int = 0
    change: Text | None = None


class DecisionInfo(Struct, frozen=True):
    """The question that is open to this seat; `once` is the order that answers it as usual until told otherwise.

    `aside`: it comes up in what another does, whose turn it is.
    """

    kind: str
    ask: Text
    options: list[OptionInfo]
    rules: list[str]
    once: dict[str, str] | None = None
    once_text: Text = {}
    aside: bool = False


class ResultInfo(Struct, frozen=True):
    """How a game ended; who has `resigned` stands last, whatever the score says."""

    winners: list[int]
    scores: list[int]
    reason: str
    told: Text
    resigned: list[int] = []


class PlayerInfo(Struct, frozen=True):
    """Who decides for a seat: a person if there is no level."""

    name: str
    level: str | None


class Position(Struct, frozen=True):
    """The game as one seat, or a spectator (seat null), may know it; `since` after a turn of the seat's own."""

    n: int
    ply: int
    seat: int | None
    to_move: int
    status: Text
    players: list[PlayerInfo]
    taken_back: bool
    view: Any
    decision: DecisionInfo | None
    result: ResultInfo | None
    lesson: bool = False  # First steps: a deal that is always the same
    since: SinceInfo | None = None
    back: str = ""  # how the seat may go back: `take_back` freely, `undo` (at once, or if the others agree), or not


class EventInfo(Struct, frozen=True):
    """Something that happened, as one reader may know it; `weight` is 0 in passing, 2 for a great moment.

    With `chain` 1 a chain of abilities begins or goes on, with -1 it is over: what is between is one group.
    """

    event: str
    args: list[int]
    opens_turn: bool
    text: Text
    weight: int = 1
    chain: int = 0


class Entry(Struct, frozen=True):
    """What one line brought: deal, choice, undo, take_back, seat, return, name, resign, order, private, end."""

    n: int
    what: str
    seat: int
    ply: int
    events: list[EventInfo]


class Log(Struct, frozen=True):
    """Entries with numbers from `first` to `last`; nothing between them is missing."""

    first: int
    last: int
    entries: list[Entry]


class Quick(Struct, frozen=True):
    """Who has said that answers may be guessed from their speed, who has said no, and whether all agree."""

    agreed_by: list[int]
    declined_by: list[int]
    agreed: bool


class Play(Struct, frozen=True):
    """A table as one seat or a spectator sees it; no position before the game begins."""

    table: TableInfo
    seat: int | None
    position: Position | None
    undo: list[int]  # seats that ask for an undo as things stand
    clocks: Clocks | None = None  # none without a clock, before the start and after the end
    again: list[int] = []  # seats that wish to play again
    declined: list[int] = []  # seats that have said no to that
    quick: Quick | None = None  # none where news is not held back


class ChoiceWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice at the position with number `n`."""

    option: Number
    n: Number


class Done(Struct, frozen=True):
    """It is done and durable: the number of the last line."""

    n: int


class TouchWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A thing on the table to ask about: its zone, its seat (or -1), and a card, a place or an id."""

    zone: Short
    seat: Annotated[int, Meta(ge=-1, le=6)] = -1
    what: Number | Short | None = None


class WhyNot(Struct, frozen=True):
    """Whether an option is allowed now, and the reason if not; no option where nothing is meant."""

    option: int | None
    allowed: bool
    name: str
    rule: str | None
    reason: Text | None


class World(Struct, frozen=True):
    """A whole state that the seat could not tell from the true one; `Game.load` reads it."""

    n: int
    seat: int
    game: str
    state: dict[str, Any]


class UndoWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to undo one's last choice; `take_back` is the free way among virtual players, which marks the game."""

    n: Number
    take_back: bool = False


class Undone(Struct, frozen=True):
    """What became of a wish to undo: done, or asked of the other people."""

    n: int
    state: str


class Agreement(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a seat that asks for an undo at `n`."""

    n: Number
    yes: bool = True


class ChatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of chat."""

    text: ChatText


class ChatInfo(Struct, frozen=True):
    """A line of chat, as it was written: plain text."""

    id: int
    seat: int
    name: str
    text: str
    created: float


class Rematch(Struct, frozen=True):
    """The next game of the same people; none before all of them wish it, which those in `voters` do so far."""

    table: TableInfo | None
    voters: list[int]


class Vote(Struct, frozen=True):
    """A vote to replace someone: who agrees so far, and whether it is done."""

    subject: int
    voters: list[int]
    done: bool


ENCODER: Final = msgspec.json.Encoder()
