"""The long forms of tests: kill the table often, spoil its saves often, play and undo often, attack the server.

python3 dev.py soak kills [TIMES]         200 kills if nothing is said: about three minutes
python3 dev.py soak fuzz [SAVES]          20,000 spoiled saves if nothing is said: about five minutes
python3 dev.py soak GAME [GAMES]          2,000 games with each number of players if nothing is said: SpacePaper takes
                                          about a half hour; its invariants are checked at every decision
python3 dev.py soak undo [TIMES]          20,000 allowed undos if nothing is said: two or three hours
python3 dev.py soak positions [COUNT]     20,000 wild positions if nothing is said: about a half hour
python3 dev.py soak attacks [SHARE]       every attack on the server, or those of --only; a SHARE of 0.1 is a tenth
"""

import argparse
import sys
import tempfile
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from types import ModuleType

from hypothesis import HealthCheck, given, settings

from tablee.games import game_names, title_named
from tablee.games.title import Title
from tests.laws.wild import Tally as WildTally
from tests.laws.wild import check_wild, every_way
from tools import wandering
from tools.attacks import attacks
from tools.fuzzing import edits, lies, lying, real_save, spoiled, survives
from tools.kills import kill_often
from tools.tally import Tally
from tools.undos import Tally as UndoTally
from tools.undos import measured

KILLS = 200
SAVES = 20_000
GAMES_EACH = 2000
UNDOS = 20_000
BATCH = 50  # games between two lines of progress
POSITIONS = 20_000
UNDO_BATCH = 100
POSITION_BATCH = 500
APART = 1000  # seeds between two batches


def kills(times: int) -> int:
    """Kill a playing process; whether nothing was lost."""
    with tempfile.TemporaryDirectory() as folder:
        tally = kill_often(Path(folder), times, seed=1, tell=True)
    print(f"{tally.kills} kills, {tally.before_the_first} of them before anything was confirmed")
    print(f"{tally.confirmed} lines confirmed, {len(tally.lost)} lost; {len(tally.torn)} torn last lines dropped")
    return 1 if tally.lost else 0


def fuzz(saves: int) -> int:
    """Spoil saves; any error but a typed one ends it."""
    thorough = settings(max_examples=saves // 2, deadline=None, suppress_health_check=list(HealthCheck))
    loaded = [0, 0]

    @thorough
    @given(edits())
    def spoil(changes: list[tuple[str, int, bytes]]) -> None:
        loaded[0] += survives(spoiled(real_save(), changes))

    @thorough
    @given(lies())
    def lie(changes: list[tuple[int, str, object]]) -> None:
        loaded[1] += survives(lying(real_save(), changes))

    spoil()
    print(f"{saves // 2} spoiled saves: typed refusals only; {loaded[0]} were still whole up to a torn last line")
    lie()
    print(f"{saves // 2} lying saves: typed refusals only; {loaded[1]} told a game that the rules allow")
    return 0


def played(title: Title, games: int) -> int:
    """Random games, every invariant checked at every decision; whether everything occurred."""
    everything = Tally()
    asked = [(title.name, players, first, games) for first in range(0, games, BATCH) for players in title.seats]
    with get_context("spawn").Pool() as pool:
        for tally in pool.imap_unordered(_batch, asked):
            everything.add(tally)
            print(f"{everything.games} games, {everything.decisions:,} decisions", flush=True)
    left: list[str] = own(title).missing(title, everything)
    print(*everything.lines(), f"never: {', '.join(left) or 'nothing was left out'}", sep="\n")
    return 1 if left else 0


def own(title: Title) -> ModuleType:
    """The module that plays random games and knows what must occur in them: one of the game's tests, or that of all."""
    name = f"tests.games.{title.name}.soak"
    has_own = find_spec(f"tests.games.{title.name}") is not None and find_spec(name) is not None
    return import_module(name) if has_own else wandering


def _batch(asked: tuple[str, int, int, int]) -> Tally:
    name, players, first, games = asked
    title = title_named(name)
    tally: Tally = own(title).soaked(title, players, range(first, min(first + BATCH, games)))
    return tally


def undo(times: int) -> int:
    """Allowed undos in random games; whether none of the choices had told anybody anything."""
    everything = UndoTally()
    with get_context("spawn").Pool() as pool:
        for tally in pool.imap_unordered(_undos, range(-(-times // UNDO_BATCH))):
            everything.add(tally)
            print(f"{everything.allowed.total():,} undos allowed, {len(everything.told)} told something", flush=True)
    print("\n".join(everything.lines()))
    return 1 if everything.told else 0


def _undos(batch: int) -> UndoTally:
    return measured(UNDO_BATCH, batch * APART)


def positions(count: int) -> int:
    """Positions made at random within the invariants; the first that breaks a law ends it."""
    everything = WildTally()
    with get_context("spawn").Pool() as pool:
        for tally in pool.imap_unordered(_positions, range(-(-count // POSITION_BATCH))):
            everything.add(tally)
            print(f"{everything.kinds.total():,} positions", flush=True)
    print(", ".join(f"{name} {times:,}" for name, times in everything.kinds.most_common()))
    return 0


def _positions(batch: int) -> WildTally:
    return check_wild(every_way(), POSITION_BATCH, batch * APART, each=30)


def main(arguments: list[str]) -> int:
    """Run one of them."""
    parser = argparse.ArgumentParser("soak", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    runs = {"kills": (kills, KILLS), "fuzz": (fuzz, SAVES), "undo": (undo, UNDOS), "positions": (positions, POSITIONS)}
    parser.add_argument("what", choices=[*runs, *game_names(), "attacks"])
    many = "how many kills, saves, games of each size of table, undos or positions; or which share of the attacks"
    parser.add_argument("times", nargs="?", type=float, help=many)
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="NAME", help="the attacks of these names: storm, twins"
    )
    asked = parser.parse_args(arguments)
    if asked.what == "attacks":
        return attacks(asked.times or 1.0, asked.only)
    if asked.what not in runs:
        return played(title_named(asked.what), int(asked.times or GAMES_EACH))
    run, usual = runs[asked.what]
    return run(int(asked.times or usual))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
