"""Refusals: one shape for every error, in each language, with a status; never anything of our insides."""

from typing import Final

from tablee.games import UnknownGame
from tablee.games.language import words
from tablee.games.rulebook import UnknownRule
from tablee.games.texts import ENGLISH, each_language
from tablee.kernel import BadSetup, GameOver, IllegalChoice, TableeError, UnknownOption, UnknownSeat, WrongSeat
from tablee.players.levels import UnknownLevel
from tablee.server.wire.shapes import Position, Problem
from tablee.table import BadName, BadOrder, BadSeat, CannotUndo, Secret
from tablee.table.errors import said
from tablee.table.seating.first_steps import NoLesson

PACKAGE: Final = "tablee.server"

# The status of each refusal that a server says itself.
STATUS: Final[dict[str, int]] = {
    "malformed": 400,
    "chat-bad": 400,
    "chat-blank": 400,
    "seats-none": 400,
    "lesson-alone": 400,
    "no-token": 401,
    "not-host": 403,
    "not-seated": 403,
    "origin": 403,
    "host": 403,
    "not-found": 404,
    "no-table": 404,
    "method": 405,
    "too-slow": 408,
    "begun": 409,
    "not-begun": 409,
    "seat-taken": 409,
    "no-seat-open": 409,
    "seats-open": 409,
    "stale": 409,
    "not-your-turn": 409,
    "nothing-asked": 409,
    "not-away": 409,
    "seat-yours": 409,
    "seat-so": 409,
    "seat-virtual": 409,
    "not-over": 409,
    "ended": 409,
    "closed": 409,
    "older-rules": 409,
    "other-numbers": 409,
    "told": 409,
    "clock-out": 409,
    "resigned": 409,
    "hints-off": 409,
    "thinking-already": 409,
    "too-large": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-sockets": 429,
    "too-many-wishes": 429,
    "too-many-connections": 429,
    "internal": 500,
    "newer-rules": 503,
    "stopping": 503,
    "thinkers-busy": 503,
    "unavailable": 503,
}

# The status and code of errors that other rooms raise; the first that fits.
KNOWN: Final[list[tuple[type[TableeError], int, str]]] = [
    (WrongSeat, 409, "wrong-seat"),
    (GameOver, 409, "game-over"),
    (IllegalChoice, 409, "illegal-choice"),
    (UnknownOption, 400, "unknown-option"),
    (UnknownSeat, 400, "unknown-seat"),
    (UnknownGame, 400, "unknown-game"),
    (UnknownLevel, 400, "unknown-level"),
    (UnknownRule, 404, "unknown-rule"),
    (BadSetup, 400, "bad-setup"),
    (BadName, 400, "bad-name"),
    (BadSeat, 400, "bad-seat"),
    (NoLesson, 404, "no-lesson"),
    (CannotUndo, 409, "cannot-undo"),
    (BadOrder, 409, "bad-order"),
    (Secret, 409, "not-over"),
]


class Unavailable(TableeError):
    """The database does not answer."""


class Refusal(TableeError):
    """Something that is refused: its status, and what is sent."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(problem.text[ENGLISH])
        self.status = status
        self.problem = problem


def refused(code: str, **given: str | int) -> Refusal:
    """A refusal of the server's own."""
    text = each_language(lambda language: words(PACKAGE, language).say(code, **given))
    return Refusal(STATUS[code], Problem(code, text))


def stale(now: Position | None) -> Refusal:
    """The asker was behind: what is the case now."""
    plain = refused("stale").problem
    n = None if now is None else now.n
    return Refusal(STATUS["stale"], Problem(plain.code, plain.text, n=n, now=now))


def refusal_of(error: TableeError) -> Refusal:
    """Any of our errors as a refusal; one that nobody foresaw says nothing of itself."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, Unavailable):
        return refused("unavailable")
    for kind, status, code in KNOWN:
        if isinstance(error, kind):
            return Refusal(status, _problem(error, code))
    return refused("internal")


def _problem(error: TableeError, code: str) -> Problem:
    if isinstance(error, IllegalChoice):
        return Problem(code, error.reason.text, rule=error.reason.rule)
    if isinstance(error, CannotUndo):
        return Problem(error.message, each_language(error.said))
    return Problem(code, each_language(lambda language: said(error, language)))
