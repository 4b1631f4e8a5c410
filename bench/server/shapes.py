"""What the processes of this measurement tell one another, and the little that a scripted client reads of a message."""

from msgspec import Raw, Struct


class Laid(Struct, frozen=True):
    """A table whose game has begun: its name, the tokens of its seats, and the number of its journal's last line."""

    table: str
    tokens: list[str]
    n: int


class Plan(Struct, frozen=True):
    """What the clients shall do: so many choices a second, for so many seconds."""

    url: str
    server: int  # the id of its process
    laid: list[Laid]
    rate: float
    seconds: float
    seed: int
    deflate: bool


class Sent(Struct):
    """A choice: at which table (its place in the plan), at which line, by whom; and the line that confirmed it."""

    table: int
    n: int
    seat: int
    option: int
    confirmed: int | None = None


class Outcome(Struct):
    """What the clients did and saw. Times are in seconds, from the moment when a choice was due."""

    sent: list[Sent]
    late: list[float]  # until it was sent
    confirmed: list[float]  # until its confirmation was there
    seen: list[float]  # until the other client had its news
    faults: list[str]
    positions: list[list[Raw]]  # what each seat of each table saw last
    seconds: float  # from the first choice to the last
    bytes: int  # of all messages received meanwhile
    cpu: float  # seconds of the clients' process meanwhile
    server_cpu: float | None  # and of the server's
    memory: list[int | None]  # bytes of the server: before anybody came, when all were there, at the end


# Messages of the server, as far as a scripted client cares.


class SeenOption(Struct):
    """An option."""

    option: int


class SeenDecision(Struct):
    """An open question."""

    options: list[SeenOption]


class SeenPosition(Struct):
    """A position."""

    n: int
    decision: SeenDecision | None


class SeenPlay(Struct):
    """A table."""

    position: SeenPosition


class SeenSnapshot(Struct, tag_field="type", tag="snapshot"):
    """The greeting."""

    play: SeenPlay


class SeenEntry(Struct):
    """A line of the journal."""

    n: int


class SeenNews(Struct, tag_field="type", tag="news"):
    """One more line."""

    entry: SeenEntry
    position: SeenPosition


class SeenDone(Struct, tag_field="type", tag="done"):
    """A confirmation."""

    n: int | None = None


class SeenProblem(Struct):
    """A reason."""

    code: str


class SeenRefused(Struct, tag_field="type", tag="refused"):
    """A refusal."""

    problem: SeenProblem


class SeenBye(Struct, tag_field="type", tag="bye"):
    """The end."""

    reason: SeenProblem


class SeenTable(Struct, tag_field="type", tag="table"):
    """Somebody came or went."""


Seen = SeenSnapshot | SeenNews | SeenDone | SeenRefused | SeenBye | SeenTable


class RawPosition(Struct):
    """A message of which the position is wanted, as it came."""

    position: Raw


class RawSnapshot(Struct):
    """A greeting of which the position is wanted."""

    play: RawPosition
