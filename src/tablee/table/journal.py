"""The journal: set-up and choices, line by line; it replays to the same state anywhere."""

import json
from dataclasses import dataclass, field
from typing import Final, Self, TypeVar

import msgspec

from tablee.games import GAMES
from tablee.kernel import Game, State, TableeError
from tablee.kernel.setting import settled

FORMAT: Final = 1
T = TypeVar("T")


class BadJournal(TableeError):
    """A journal that is malformed, of another version, or against the rules; the message names the line."""


@dataclass(frozen=True, slots=True)
class Setup:
    """All that fixes a game before its first choice."""

    game: str
    players: int
    seed: int
    options: dict[str, str]

    def new(self, *, listening: bool = False) -> State:
        """The game, dealt and ready."""
        return self.rules().new(self.players, self.options, self.seed, listening)

    def rules(self) -> Game:
        """The game's rules."""
        return game_named(self.game)

    @classmethod
    def of(cls, game: str, players: int = 0, seed: int = 0, options: dict[str, str] | None = None) -> Self:
        """A set-up with every setting spelled out; players 0 means the least number."""
        rules = game_named(game)
        return cls(game, players or rules.seats[0], seed, settled(rules.settings, options or {}))


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line of a journal."""

    journal: int
    game: str
    rules: int
    players: int
    seed: int
    options: dict[str, str]


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """One choice of a journal."""

    ply: int
    seat: int
    kind: str
    choice: object


@dataclass(slots=True)
class Journal:
    """A game as it was played: its set-up, and each choice as the catalogue writes it."""

    setup: Setup
    choices: list[Line] = field(default_factory=list)

    def play(self, state: State, seat: int, choice: int) -> None:
        """Apply a choice to the state and write it down; an illegal one does neither."""
        rules = self.setup.rules()
        spelled = rules.spell(state, choice) if choice in state.options else None
        kind = rules.kinds[state.kind]
        rules.apply(state, seat, choice)
        self.choices.append(Line(len(self.choices) + 1, seat, kind, spelled))

    def text(self) -> str:
        """The journal as lines of JSON."""
        setup = self.setup
        header = Header(FORMAT, setup.game, setup.rules().version, setup.players, setup.seed, setup.options)
        return "".join(f"{compact(msgspec.to_builtins(line))}\n" for line in (header, *self.choices))

    def replay(self) -> State:
        """The state after the last choice."""
        rules = self.setup.rules()
        state = self.setup.new()
        for at, line in enumerate(self.choices, start=2):
            try:
                rules.apply(state, line.seat, rules.parse(state, line.choice))
            except TableeError as error:
                raise BadJournal(f"line {at}: {error}") from error
        return state

    @classmethod
    def read(cls, text: str) -> Self:
        """The journal of a text; refused with the line that is wrong."""
        lines = text.splitlines()
        if not lines:
            raise BadJournal("line 1: the journal is empty")
        journal = cls(_setup(_decoded(lines[0], 1, Header)))
        for at, line in enumerate(lines[1:], start=2):
            choice = _decoded(line, at, Line)
            if choice.ply != at - 1:
                raise BadJournal(f"line {at}: choice {choice.ply} stands where {at - 1} is due")
            journal.choices.append(choice)
        return journal


def game_named(name: str) -> Game:
    """The rules of a game, or a clear error."""
    if name not in GAMES:
        raise UnknownGame(f"no game is called {name!r}: there is {', '.join(GAMES)}")
    return GAMES[name]


class UnknownGame(TableeError):
    """No game has that name."""


def compact(data: object) -> str:
    """One line of JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _setup(header: Header) -> Setup:
    if header.journal != FORMAT:
        raise BadJournal(f"line 1: journals of format {header.journal} are not read here, only {FORMAT}")
    try:
        rules = game_named(header.game)
        if header.rules != rules.version:
            raise BadJournal(f"line 1: made under rules {header.rules} of {header.game}; these are {rules.version}")
        setup = Setup.of(header.game, header.players, header.seed, header.options)
        setup.new()
    except BadJournal:
        raise
    except TableeError as error:
        raise BadJournal(f"line 1: {error}") from error
    return setup


def _decoded(line: str, at: int, form: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=form)
    except msgspec.MsgspecError as error:
        raise BadJournal(f"line {at}: {error}") from error
