"""A match: many games between virtual players, seats taken in turn; the same seed gives the same result."""

from collections.abc import Generator, Iterable
from contextlib import closing
from dataclasses import dataclass, field
from typing import Final

import msgspec

from tablee import __version__
from tablee.arena.archive import packed
from tablee.arena.crews import Alone
from tablee.arena.engine import run
from tablee.arena.folder import StudyFolder
from tablee.arena.judge import Judge, in_order
from tablee.arena.outcome import Outcome
from tablee.arena.pieces import Crew, Done, Piece, cut
from tablee.kernel import Seat, seeded, split
from tablee.kernel.rng import SEEDS
from tablee.players.levels import contender
from tablee.players.thinking import Budget, Master
from tablee.table.errors import Said
from tablee.table.past.journal import Journal, Setup
from tablee.table.past.records import Choice
from tablee.table.seating.places import Place
from tablee.table.setup import check_numbers

STREAMS: Final = 1_000_003  # keeps the players' generators apart from one game to the next
QUICK: Final = 20  # deals of a piece, where nobody thinks for long
UNDATED: Final = "1970-01-01T00:00:00+00:00"  # a game that is played again is the same to the last byte


class BadMatch(Said):
    """A match that cannot be played."""


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays, at which game, how often: all that fixes the result, as long as budgets are counted in iterations."""

    setup: Setup
    levels: tuple[str, ...]
    games: int
    budget: Budget = field(default_factory=Budget)
    keeps: bool = False  # whether the games are kept as journals
    until_clear: bool = False  # whether it ends as soon as one level is clearly better or worse than the others
    numbers: str = field(default="", init=False)  # the checksum of what was laid over the game's own
    version: str = field(default=__version__, init=False)

    def __post_init__(self) -> None:
        if len(self.levels) != self.setup.players:
            raise BadMatch("match-players", due=str(self.setup.players), found=str(len(self.levels)))
        if self.games < 1:
            raise BadMatch("match-games", games=str(self.games))
        self.setup.new()
        for level in self.levels:
            contender(self.setup.rules(), level, self.budget)
        object.__setattr__(self, "numbers", self.setup.numbers)

    @property
    def has_master(self) -> bool:
        """Whether somebody takes the time that the budget gives."""
        return any(isinstance(contender(self.setup.rules(), level), Master) for level in self.levels)

    @property
    def is_repeatable(self) -> bool:
        """Whether the same games come of it again; who thinks by the clock does not think the same twice."""
        return self.budget.iterations > 0 or not self.has_master

    def described(self) -> dict[str, object]:
        """All that fixes the result, as it is written to a file."""
        setup, budget = self.setup, self.budget
        thinking = {"iterations": budget.iterations} if budget.iterations else {"seconds": budget.seconds}
        return {
            "tablee": self.version,
            "game": setup.game,
            "rules": setup.rules().version,
            "numbers": self.numbers,
            "players": list(self.levels),
            "options": setup.options,
            "seed": setup.seed,
            "games": self.games,
            **(thinking if self.has_master else {}),
            "journals": self.keeps,
            **({"until_clear": True} if self.until_clear else {}),
        }

    def pieces(self) -> list[Piece]:
        """A deal with all its seatings, or several where games are quick."""
        deals = 1 if self.has_master else QUICK
        return cut(self.games, deals * self.setup.players)

    def play(self, piece: Piece) -> Done:
        """The games of a piece; refused where the program or the numbers are others."""
        if self.version != __version__:
            raise BadMatch("match-version", due=self.version, found=__version__)
        check_numbers(self.setup.game, self.numbers)
        numbers = range(piece.first, piece.first + piece.games)
        journals = [begun(self, number) if self.keeps else None for number in numbers]
        outcomes = [play_one(self, number, journal) for number, journal in zip(numbers, journals, strict=True)]
        kept = [(number, journal.text()) for number, journal in zip(numbers, journals, strict=True) if journal]
        return Done(piece, msgspec.json.encode(outcomes), packed(kept) if kept else b"")


def play(match: Match, crew: Crew | None = None, folder: StudyFolder | None = None) -> Generator[Outcome, None, None]:
    """The games of a match, as the pieces with them end; in their order, if it ends once a difference is clear."""
    with closing(run(match, crew or Alone(), folder)) as arriving:
        if match.until_clear:
            yield from judged(match, arriving, folder)
        else:
            for done in arriving:
                yield from outcomes_of(done)


def judged(match: Match, arriving: Iterable[Done], folder: StudyFolder | None) -> Generator[Outcome, None, None]:
    """The games up to the piece after which a difference is clear; what was played beyond it is forgotten."""
    judge = Judge(match.levels)
    for done in in_order(arriving):
        for outcome in outcomes_of(done):
            judge.add(outcome)
            yield outcome
        if judge.is_clear:
            if folder:
                folder.forget([piece for piece in match.pieces() if piece.number > done.piece.number])
            return


def outcomes_of(done: Done) -> list[Outcome]:
    """The games of a piece that was played."""
    return msgspec.json.decode(done.found, type=list[Outcome])


def play_one(match: Match, number: int, journal: Journal | None = None) -> Outcome:
    """Play one game, and note it: each deal is played once with each player at each seat in turn."""
    setup, seated = dealt(match, number), seating(match, number)
    game, state = setup.rules(), setup.new()
    deciders = [contender(game, match.levels[player], match.budget) for player in seated]
    streams = [split(seeded((match.setup.seed + number * STREAMS + player) % SEEDS)) for player in seated]
    decisions = 0
    while not state.over:
        seat = int(state.to_move)
        choice = deciders[seat].decide(Seat(game, state, seat), streams[seat])
        decisions += 1
        if journal is not None:
            journal.add(Choice(decisions, seat, game.kinds[state.kind], game.spell(state, choice)))
        game.apply(state, seat, choice)
    result = game.result(state)
    is_draw = not result.winners and game.rules.reward(state, 0) > 0
    return Outcome(number, tuple(seated[seat] for seat in result.winners), result.reason, decisions, is_draw)


def seating(match: Match, number: int) -> list[int]:
    """Which of the levels sits at each seat in a game."""
    players = match.setup.players
    return [(seat + number) % players for seat in range(players)]


def dealt(match: Match, number: int) -> Setup:
    """The set-up of one game: as many follow on one deal as there are players."""
    setup = match.setup
    deal = number // setup.players
    return Setup(setup.game, setup.players, (setup.seed + deal) % SEEDS, setup.options)


def begun(match: Match, number: int) -> Journal:
    """The journal of one game, with who sits there."""
    places = [Place(f"{match.levels[player]} {player + 1}", match.levels[player]) for player in seating(match, number)]
    return Journal(dealt(match, number), places, UNDATED)
