"""Games of SpacePaper to look at, reached by habits that know nothing but the options, and ways to sit down to them."""

from collections.abc import Sequence
from typing import cast

from tablee.games import GAMES
from tablee.games.spacepaper.people.view import SpaceView
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.kernel import Game, Player, Rng, Seat, State, seeded
from tablee.table import Journal, Place, Setup, Table
from tablee.tui.desk.desk import Desk
from tablee.tui.wishes.settings_file import GameWish, SeatWish

SPACE = GAMES["spacepaper"]
NAMES = ["Anna", "Bob", "Chloé", "David", "Élise"]
LONG = {"bankruptcy_from_turn": "60"}  # so that careless play goes on
KEPT = (t.ASK_CAP, t.ASK_SYS, t.ASK_OPP)


def habit(state: State, rng: Rng) -> int:
    """Capitalism for ever, infrastructure before any other research; any project, and ships that wander."""
    options = state.options
    if state.kind == t.ASK_TECH and number.TECH + t.INFRA_TECH in options:
        return number.TECH + t.INFRA_TECH
    if state.kind == t.ASK_SYS0:
        return number.SYSTEM + t.CAPITALISM
    if state.kind in KEPT and number.KEEP in options:
        return number.KEEP
    fresh = [option for option in options if option < number.FIRST_EVENT]
    return fresh[rng.below(len(fresh))]


def played(choices: int, players: int = 3, seed: int = 5, **options: str) -> SpaceState:
    """A game after some choices by habit."""
    state, rng = SPACE.new(players, options, seed), seeded(seed)
    while choices and not state.over:
        SPACE.apply(state, state.to_move, habit(state, rng))
        choices -= 1
    return cast(SpaceState, state)


def seen(state: State, seat: int) -> SpaceView:
    """What a seat sees."""
    return cast(SpaceView, SPACE.view(state, seat))


def state_of(table: Table) -> State:
    """The whole state of a table."""
    return table._history.state.copy()


def desk_at(kind: str, after: int, players: int = 3, seed: int = 5, seat: int = 0) -> Desk:
    """A desk where one person is asked this kind of question, after some choices by habit; the others are virtual."""
    places = [Place(NAMES[each], None if each == seat else "random") for each in range(players)]
    table = Table.begin(Setup.of("spacepaper", players, seed, LONG), places, virtual)
    state, rng = table._history.state, seeded(seed)
    while state.to_move != seat or SPACE.kinds[state.kind] != kind or table.ply < after:
        assert not table.over, f"{kind} is never asked"
        table.submit(table.to_move, habit(state, rng))
        state = table._history.state
    return Desk(table)  # who sits down before is shown the table after every choice


class Habitual(Player):
    """Decides by habit."""

    def decide(self, seat: Seat, rng: Rng) -> int:
        return habit(seat.imagine(rng), rng)


def virtual(game: Game, level: str) -> Player:
    """The virtual players of these tables."""
    return Habitual()


def is_asked(desk: Desk, kind: str, seat: int) -> bool:
    """Whether a seat is asked this kind of question."""
    decision = desk.table.decision(seat)
    return decision is not None and SPACE.kinds[decision.kind] == kind


def wish(*seats: str, seed: str = "7", **options: str) -> GameWish:
    """A wish for SpacePaper: "Anna" is a person, "Bob=random" a virtual player."""
    parts: Sequence[tuple[str, str, str]] = [seat.partition("=") for seat in seats]
    wished = tuple(SeatWish(name, level or "human") for name, _, level in parts)
    return GameWish("spacepaper", len(seats), wished, options, seed)


def finished(players: int = 2, seed: int = 5, turns: int = 10) -> Journal:
    """A short game played by habit until its end."""
    journal = Journal(Setup.of("spacepaper", players, seed, {"turn_cap": str(turns)}))
    state, rng = journal.setup.new(), seeded(seed)
    while not state.over:
        journal.play(state, state.to_move, habit(state, rng))
    return journal
