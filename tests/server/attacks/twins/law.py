"""The law of twins: what a seat was sent is public by nature, or the same in every world that it cannot tell apart.

What a page of the notebook holds is taken apart, and every byte of it is understood. Positions, entries, reasons,
hints, worlds and verdicts are those of the truth, which holds them against twins; all else has no field but those
that are listed here, and no word but known ones.
"""

import re
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from tablee.kernel import SPECTATOR
from tablee.server.wire import messages
from tablee.server.wire.hint_shapes import HintInfo
from tablee.server.wire.order_shapes import OrderInfo, PlanInfo
from tablee.server.wire.shapes import (
    ENCODER,
    ChatInfo,
    Created,
    Done,
    Entry,
    Given,
    Log,
    Play,
    Position,
    Problem,
    Quick,
    Rematch,
    ResultInfo,
    SeatInfo,
    TableInfo,
    TouchWish,
    Undone,
    Vote,
    WhyNot,
    World,
)
from tests.server.attacks.twins.inside import BY_AGREEMENT, Truth, hashed, of_the_server
from tests.server.attacks.twins.recording import Heard
from tests.server.attacks.twins.tally import Leak

# The fields that are public by nature, or whose parts have a law of their own. A new one is put here on purpose.
FIELDS: Final[dict[type, str]] = {
    TableInfo: "id game options public status created touched n seats replace_after following clock to_move"
    " result closed hints",
    SeatInfo: "seat state name level here",
    ChatInfo: "id seat name text created",
    Play: "table seat position undo clocks again declined quick",
    Quick: "agreed_by declined_by agreed",
    Rematch: "table voters",
    Done: "n",
    Undone: "n state",
    Vote: "subject voters done",
    messages.Snapshot: "play log chats orders",
    messages.News: "entry position clocks orders",
    messages.Table: "table undo clocks again declined quick",
    messages.Said: "chat",
    messages.Thinking: "seat n place",
    messages.Done: "ref n state",
    messages.Bye: "reason again",
}
HEADERS: Final = {
    *("content-type", "content-length", "set-cookie", "date", "cache-control", "vary", "content-disposition"),
    *("content-security-policy", "cross-origin-opener-policy", "cross-origin-resource-policy", "permissions-policy"),
    *("referrer-policy", "x-content-type-options", "x-frame-options", "strict-transport-security", "content-encoding"),
}
WORDS: Final = {"open", "playing", "over", "person", "virtual", "done", "asked", "refused"}
ANSWERS: Final[list[tuple[str, Any]]] = [
    (r"GET ", Play),
    (r"GET /position", Position),
    (r"GET /log\?after=\d+", Log),
    (r"POST /choices", Done),
    (r"GET /options/\d+", WhyNot),
    (r"POST /meant", WhyNot),
    (r"POST /hint", list[HintInfo]),
    (r"POST /goals", list[PlanInfo]),
    (r"GET /orders", list[OrderInfo]),
    (r"POST /orders", Done),
    (r"DELETE /orders/\d+", Done),
    (r"GET /world", World),
    (r"POST /undo(/\d)?", Undone),
    (r"GET /chat\?after=\d+", list[ChatInfo]),
    (r"POST /chat", ChatInfo),
    (r"POST /seats/\d/replace", Vote),
    (r"POST /return", Undone),
    (r"POST /rematch(/decline)?", Rematch),
    (r"POST /quick", Undone),
    (r"POST /start", Play),
    (r"POST /seats", Given),
    (r"POST /tables", Created),
    (r"GET /tables\?status=\w+", list[TableInfo]),
    (r"POST /tables/mine", list[TableInfo]),
]
SITTING_DOWN: Final = ("POST /seats", "POST /tables")  # what is answered with a token, told this once
OPEN_AT_LAST: Final = re.compile(r"GET /(journal|review.*)")  # what is answered once nothing is hidden any more
OF_THE_GAME: Final = ("unknown-option", "not-over")  # refusals that depend on nothing but what was asked


class Law:
    """The law at one table."""

    def __init__(self, table: str, truth: Truth, words: Iterable[str], tokens: dict[int, str]) -> None:
        self.table = table
        self.truth = truth
        self.words = {*WORDS, *words, *truth.words(), table}
        self.tokens = tokens
        self.is_over = False  # as far as anybody was told
        self._parts: dict[type, Callable[[Heard, Any], None]] = {
            Position: self._position,
            Log: self._log,
            Entry: self._entry,
            Problem: self._problem,
            WhyNot: self._reason,
            World: self._world,
            HintInfo: self._nowhere,
            OrderInfo: self._nowhere,
            PlanInfo: self._nowhere,
            ResultInfo: self._result,
            TableInfo: self._table,
            messages.Refused: self._refused,
        }

    def check(self, pages: Iterable[Heard]) -> None:
        """Hold everything against the law, in the order in which it was heard."""
        for page in pages:
            try:
                self._check(page)
            except Leak as leak:
                raise Leak(f"seat {page.seat}, {page.asked} {page.body}: {leak}\n{page.told[:2000]!r}") from leak

    def _check(self, page: Heard) -> None:
        self._check_secrets(page)
        if strange := [*{each.lower() for each in page.headers} - HEADERS]:
            raise Leak(f"headers that nobody knows: {strange}")
        if page.asked == "live":
            self._message(page, _exactly(page.told, messages.Sent))
        elif page.status >= 400:
            self._problem(page, _exactly(page.told, Problem))
        elif OPEN_AT_LAST.fullmatch(page.asked):
            _must(self.is_over, "the record of a game that goes on")
        else:
            kinds = [kind for asked, kind in ANSWERS if re.fullmatch(asked, page.asked)]
            _must(len(kinds) == 1, "an answer that nobody knows")
            self._answer(page, _exactly(page.told, kinds[0]))

    def _check_secrets(self, page: Heard) -> None:
        """No token but one's own when it is given, none of them hashed, and no seed before the end."""
        tokens = [] if page.asked in SITTING_DOWN else list(self.tokens.values())
        secrets = [*tokens, *map(hashed, self.tokens.values()), *([] if self.is_over else self.truth.secrets)]
        _must(not any(secret.encode() in page.told for secret in secrets), "a secret")
        if not self.is_over and page.asked != "GET /world":
            _must(not re.search(rb'"(seed|key|rng|sum)"', page.told), "a field that is never told")

    # Answers and messages.

    def _answer(self, page: Heard, told: Any) -> None:
        if page.asked == "POST /undo":
            self._undone(page, told.state)
        elif page.asked == "POST /hint":
            _equal(page.told, self.truth.hint(page.n, page.seat), "a hint")
        elif page.asked == "GET /orders":
            _equal(page.told, self.truth.orders(page.n, page.seat), "orders")
        elif page.asked == "POST /goals":
            thing = msgspec.convert(_said(page), TouchWish)
            _equal(page.told, self.truth.goals(page.n, page.seat, thing), "goals")
        elif page.asked not in SITTING_DOWN:
            self._public(page, told)

    def _message(self, page: Heard, told: messages.Sent) -> None:
        if isinstance(told, messages.Done) and isinstance(page.body, messages.AskUndo):
            self._undone(page, told.state)
        else:
            self._public(page, told)

    def _undone(self, page: Heard, state: str | None) -> None:
        """The verdict on an undo is that of every world."""
        verdict = self.truth.verdict(_said(page)["n"], page.seat)
        _must(state == ("asked" if verdict else "done"), "a verdict that is not ours")
        _must(not verdict or verdict in BY_AGREEMENT, "a verdict that is not ours")

    # Parts.

    def _public(self, page: Heard, told: Any) -> None:
        """Something by the law of its kind; field by field where there is none; a word if we know it."""
        if type(told) in self._parts:
            self._parts[type(told)](page, told)
        elif isinstance(told, msgspec.Struct):
            self._fields(page, told)
        elif isinstance(told, list | dict):
            for part in [*told, *(told.values() if isinstance(told, dict) else [])]:
                self._public(page, part)
        elif isinstance(told, str):
            _must(told in self.words, f"a word that nobody knows: {told!r}")
        else:
            _must(told is None or isinstance(told, bool | int | float), f"what is {told!r}?")

    def _fields(self, page: Heard, told: msgspec.Struct) -> None:
        listed = FIELDS.get(type(told), "").split()
        for field in told.__struct_fields__:
            _must(field in listed, f"{type(told).__name__}.{field} is on no list")
            if field == "orders":
                self._orders(page, told)
            elif field == "ref":
                _must(getattr(told, field) == getattr(page.body, "ref", None), "an answer to something else")
            else:
                self._public(page, getattr(told, field))

    def _orders(self, page: Heard, told: Any) -> None:
        """The orders in a message are the seat's own, as they stand in the position that comes with them."""
        position = told.position if isinstance(told, messages.News) else told.play.position
        due = b"[]" if position is None else self.truth.orders(position.n, page.seat)
        _equal(ENCODER.encode(told.orders), due, "orders")

    def _nowhere(self, page: Heard, told: Any) -> None:
        raise Leak(f"{told} in the wrong place")

    def _position(self, page: Heard, told: Position) -> None:
        _must(told.seat == (None if page.seat == SPECTATOR else page.seat), "the position of another seat")
        _equal(ENCODER.encode(told), self.truth.position(told.n, page.seat), "a position")
        self.is_over = self.is_over or self.truth.is_over(told.n)

    def _log(self, page: Heard, told: Log) -> None:
        _equal([entry.n for entry in told.entries], [*range(told.first, told.last + 1)], "numbers")
        self._public(page, told.entries)

    def _entry(self, page: Heard, told: Entry) -> None:
        _equal(ENCODER.encode(told), self.truth.entry(told.n, page.seat), "an entry")

    def _reason(self, page: Heard, told: WhyNot) -> None:
        if page.asked == "POST /meant":
            thing = msgspec.convert(_said(page), TouchWish)
            _equal(page.told, self.truth.meant(page.n, page.seat, thing), "a meaning")
        else:
            assert told.option is not None
            _equal(page.told, self.truth.why_not(page.n, page.seat, told.option), "a reason")

    def _world(self, page: Heard, told: World) -> None:
        self.truth.check_world(page.n, page.seat, told)

    def _result(self, page: Heard, told: ResultInfo) -> None:
        _equal(ENCODER.encode(told), self.truth.result(), "a result")

    def _table(self, page: Heard, told: TableInfo) -> None:
        if told.id != self.table:
            return  # that table has a law of its own
        self._fields(page, told)
        if told.status == "playing":
            _must(told.to_move == self.truth.to_move(told.n), "another is on move")

    def _refused(self, page: Heard, told: messages.Refused) -> None:
        _must(told.ref == getattr(page.body, "ref", None), "an answer to something else")
        self._problem(page, told.problem)

    def _problem(self, page: Heard, told: Problem) -> None:
        """A refusal: a sentence of the server's own, or one of the game that every world would say."""
        if told.now is not None:
            _must(told.code == "stale" and told.n == told.now.n, "a position in the wrong place")
            self._position(page, told.now)
        said = _said(page)
        if of_the_server(told):
            return
        _must(told.now is None and told.n is None, "a position in the wrong place")
        if "option" in said:
            _equal(ENCODER.encode(told), self.truth.refusal(said["n"], page.seat, said["option"]), "a refusal")
        elif "order" in said or page.asked.startswith("DELETE"):
            _equal(ENCODER.encode(told), self.truth.order_refusal(page.n, page.seat, said.get("order")), "a refusal")
        elif page.asked == "POST /undo" or isinstance(page.body, messages.AskUndo):
            _equal(told.code, self.truth.verdict(said["n"], page.seat), "a verdict")
        else:
            _must(told.code in OF_THE_GAME, "a refusal that nobody knows")


def _said(page: Heard) -> dict[str, Any]:
    """What was asked, by its fields."""
    found: dict[str, Any] = msgspec.to_builtins(page.body) if page.body is not None else {}
    return found


def _exactly(told: bytes, kind: Any) -> Any:
    """An answer of a kind, of which every byte is understood."""
    decode: Callable[..., Any] = msgspec.json.decode
    found = decode(told, type=kind)
    _equal(ENCODER.encode(found), told, "bytes")
    return found


def _equal(told: object, due: object, what: str) -> None:
    if told != due:
        raise Leak(f"{what} that is not the seat's own:\n{told!r}\nis not\n{due!r}")


def _must(is_so: bool, what: str) -> None:
    if not is_so:
        raise Leak(what)
