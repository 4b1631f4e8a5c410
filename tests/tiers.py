"""Which cases of a check run before each commit, and which are left to the long form: `python3 dev.py wide`.

A check that is asked of every game, in both languages, at every size and on every database is still one check. The
short form asks it once; a law, once of each game. Which case that is follows from the name of the check, so that games,
languages, sizes and databases take turns. All other cases are wide. A test that wants more of its cases in the short
form says of what: `@pytest.mark.each("game", "light")` is one case for each game in each light; with
`@pytest.mark.once` it is one case in all.
"""

import zlib
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

# What a check may be asked of: parameters by these names. Whatever else varies makes another check of it.
BREADTH: Final = frozenset(
    {"game", "title", "setup", "ordered", "players"}
    | {"language", "size", "light", "widths", "at", "how", "shape"}
    | {"database", "two", "old", "joined"}
)
ROOMS: Final = ("web", "server", "tui", "laws", "players", "test_bench_server.py")  # those that ask much of many
OF_EACH_GAME: Final = ("laws", "players")
GAME_OF: Final = {"setup": "game", "ordered": "game", "title": "name"}
HERE: Final = Path(__file__).parent


def wide(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """The cases that the short form leaves out."""
    values: defaultdict[str, list[object]] = defaultdict(list)
    checks: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if isinstance(item, pytest.Function) and hasattr(item, "callspec") and room(item.path) in ROOMS:
            checks[_check(item, values)].append(item)
    return [case for check, cases in checks.items() for case in cases if case is not cases[turn(check, len(cases))]]


def turn(check: str, cases: int) -> int:
    """Whose turn it is: the same in each run and in each process."""
    return zlib.crc32(check.encode()) % cases


def _check(item: pytest.Function, values: defaultdict[str, list[object]]) -> str:
    """What is asked, without what it is asked of."""
    name = item.nodeid.partition("[")[0]
    is_dear = item.get_closest_marker("dear") is not None
    traits = [f"{each}={_trait(item, each, values[f'{name} {each}'])}" for each in _kept(item)]
    return " ".join([name, *traits, *(["dear"] if is_dear else [])])


def _kept(item: pytest.Function) -> list[str]:
    """The parameters of which each value is wanted."""
    said = item.get_closest_marker("each") or item.get_closest_marker("once")
    if said is not None:
        return [str(name) for name in said.args]
    return [*sorted(set(item.callspec.params) - BREADTH), *(["game"] if room(item.path) in OF_EACH_GAME else [])]


def _trait(item: pytest.Function, name: str, met: list[object]) -> object:
    """A parameter as every process would write it, or the game of a set-up or a title."""
    given = item.callspec.params
    if name not in given:
        return next((getattr(given[other], at) for other, at in GAME_OF.items() if other in given), "")
    value = given[name]
    if isinstance(value, str | int):
        return value
    if not any(value is each for each in met):
        met.append(value)
    return next(number for number, each in enumerate(met) if each is value)


def room(path: Path) -> str:
    """The folder of the tests, or the file, to which a file belongs."""
    return path.relative_to(HERE).parts[0] if path.is_relative_to(HERE) else ""
