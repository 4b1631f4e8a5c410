"""Whether what may be undone had told anybody anything: random games of people, every allowed undo in many worlds.

The table judges from what the seat knows. Here the truth is known: what each seat was told of the choice is compared
with what it would have been told in worlds that it could not tell from the true one, drawn evenly.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from time import thread_time
from typing import Final

from tablee.games import GAMES
from tablee.games.title import Way
from tablee.kernel import Game, Rng, State, seeded, split
from tablee.table import Place, Setup, Table
from tools.wandering import ways_for

WORLDS: Final = 300  # in which an undo is looked at, for each seat
LONGEST: Final = 300  # choices of a game
NOW_AND_THEN: Final = 10  # one game of so many hides nothing but chance to come
FEW: Final = 20  # choices of such a game that are looked at


@dataclass(frozen=True, slots=True)
class Told:
    """An allowed undo of a choice that had told a seat something, and the share of worlds that deny it."""

    setup: Setup
    ply: int
    kind: str
    option: str
    seat: int
    share: float

    def __str__(self) -> str:
        way = f"{self.setup.game} {self.setup.players} {self.setup.options.get('variant', '')} seed {self.setup.seed}"
        return f"{way}, choice {self.ply}: {self.kind} {self.option} told seat {self.seat}, {self.share:.2%}"


@dataclass(slots=True)
class Tally:
    """What was found in some games."""

    games: int = 0
    choices: int = 0
    allowed: Counter[str] = field(default_factory=Counter)  # by the kind of question
    refused: Counter[str] = field(default_factory=Counter)  # by the reason
    told: list[Told] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)  # of the processor, for each verdict that looked at worlds

    def add(self, other: "Tally") -> None:
        """Count what was found elsewhere too."""
        self.games += other.games
        self.choices += other.choices
        self.allowed += other.allowed
        self.refused += other.refused
        self.told += other.told
        self.seconds += other.seconds

    def lines(self) -> list[str]:
        """What was found, in words."""
        times = sorted(self.seconds) or [0.0]
        kinds = ", ".join(f"{kind} {count:,}" for kind, count in self.allowed.most_common())
        reasons = ", ".join(f"{reason} {count:,}" for reason, count in self.refused.most_common())
        return [
            f"{self.games:,} games, {self.choices:,} choices; allowed {self.allowed.total():,}: {kinds}",
            f"refused: {reasons}",
            f"a verdict takes {times[len(times) // 2]:.3f} s of the processor (median), {times[-1]:.3f} s at most",
            f"told something: {len(self.told)}",
            *map(str, self.told),
        ]


def measured(count: int, seed: int, worlds: int = WORLDS, kind: type[Table] = Table) -> Tally:
    """Play games until `count` undos were allowed, and look at each of them; a kind of table judges."""
    tally = Tally()
    while tally.allowed.total() < count:
        setup, most = _setup(seed)
        table = kind.begin(setup, [Place(name) for name in "ABCDE"[: setup.players]])
        _play(table, min(count, tally.allowed.total() + most), worlds, tally)
        tally.games += 1
        seed += 1
    return tally


def _setup(seed: int) -> tuple[Setup, int]:
    """The game of a seed, and how many of its undos are looked at."""
    is_open = seed % NOW_AND_THEN == NOW_AND_THEN - 1
    ways = _ways(secrets=not is_open)
    name, way = ways[(seed // NOW_AND_THEN if is_open else seed) % len(ways)]
    return Setup.of(name, way.players, seed, dict(way.settings)), FEW if is_open else LONGEST


@cache
def _ways(*, secrets: bool) -> list[tuple[str, Way]]:
    """Every way to sit down, for each number of players, to games that hide something, or to the others."""
    titles = [GAMES.title(name) for name in GAMES if GAMES[name].rules.secrets == secrets]
    return [(title.name, way) for title in titles for players in title.seats for way in ways_for(title, players)]


def _play(table: Table, until: int, worlds: int, tally: Tally) -> None:
    """One game, at random or half by the game's own taste; now and then what may be undone is undone."""
    rng = split(seeded(table.setup.seed))
    taste = 0.5 * (table.setup.seed % 2)
    for before, choice in _choices(table, rng, taste):
        tally.choices += 1
        if _is_allowed(table, before.to_move, tally):
            tally.allowed[table.game.kinds[before.kind]] += 1
            tally.told += _told(table, before, choice, worlds, rng)
            if rng.flip(0.1):
                table.undo(before.to_move)
        if tally.allowed.total() >= until:
            return


def _choices(table: Table, rng: Rng, taste: float) -> Iterator[tuple[State, int]]:
    """Play on: the state before each choice, and the choice made."""
    for _ in range(LONGEST):
        before = table.game.load(table.data())
        choose = table.game.prefer if rng.flip(taste) else table.game.wander
        choice = choose(before, rng)
        table.submit(before.to_move, choice)
        if table.over:
            return
        yield before, choice


def _is_allowed(table: Table, seat: int, tally: Tally) -> bool:
    start = thread_time()
    why = table.why_not_undo(seat)
    if why is None or why.message == "undo-secret":
        tally.seconds.append(thread_time() - start)
    if why is not None:
        tally.refused[why.message] += 1
    return why is None


def _told(table: Table, before: State, choice: int, worlds: int, rng: Rng) -> list[Told]:
    """The seats that were told something by a choice whose undo was allowed."""
    kind, option = table.game.kinds[before.kind], table.game.option_name(choice)
    found = []
    for seat in range(before.seats):
        if share := denied(table.game, before, choice, seat, worlds, rng):
            found.append(Told(table.setup, table.ply, kind, option, seat, share))
    return found


def denied(game: Game, before: State, choice: int, seat: int, worlds: int, rng: Rng) -> float:
    """The share of worlds, as a seat may imagine them, that deny what it was told; ten times as many if one does."""
    told = shown(game, before, choice, seat)
    drawn = sum(_denies(game, before, choice, seat, told, rng) for _ in range(worlds))
    if not drawn:
        return 0.0
    return sum(_denies(game, before, choice, seat, told, rng) for _ in range(10 * worlds)) / (10 * worlds) or 1e-9


def _denies(game: Game, before: State, choice: int, seat: int, told: object, rng: Rng) -> bool:
    """Whether a world drawn evenly has no choice that looks the same; whoever chose knows which it was."""
    world = game.sample(before, seat, rng)
    if seat == world.to_move:
        return shown(game, world, choice, seat) != told
    first = [choice] if choice in world.options else []
    return all(shown(game, world, option, seat) != told for option in [*first, *world.options])


def shown(game: Game, state: State, choice: int, seat: int) -> object:
    """What a seat is told of a choice, and all that it sees then."""
    later = state.copy()
    later.listening = True
    game.apply(later, later.to_move, choice)
    return [[event.kind, *event.args] for event in later.heard() if event.is_told_to(seat)], game.view(later, seat)
