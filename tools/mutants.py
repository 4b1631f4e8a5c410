"""Mutation testing: change a game's rules in many small ways, and see whether its tests notice.

    python3 dev.py mutants [--game GAME] [--count N] [--seed S] [--jobs J]

A seeded sample of all changes is tried, one at a time, on copies of the tree in build/mutants: the sources are never
touched. Each mutant is a process of its own with a limit of time and memory, against the scenarios of its game and the
laws, and counts as noticed when they fail or do not end. The survivors are listed: each is a missing test, or a change
that makes no difference.

mutmut was tried first and does not fit: it draws no sample (a run is everything, or mutants by name), and it changes
the bodies of functions only, while the powers of the cards and the steps of a turn are tables of modules.
"""

import argparse
import os
import queue
import random
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tablee.games import FIRST, GAMES
from tools.mutating import Change, changes

ROOT = Path(__file__).resolve().parent.parent
# Modules that every game's rules have and that only hold numbers, fields or checks: other tests keep them.
FIXED = {"__init__", "events", "invariants", "numbering", "rules", "state", "tables"}
PASSED_OVER = "not planted"  # tests of the laws themselves: they say nothing of the rules
PLACE = ROOT / "build" / "mutants"
LEAST_TIME = 20.0  # seconds
MEMORY = 2 << 30  # bytes: a mutant may put cards into a stack for ever
LIMITED = f"""
import sys
try:
    import resource
    resource.setrlimit(resource.RLIMIT_AS, ({MEMORY}, {MEMORY}))
except ImportError:
    pass
import pytest
sys.exit(pytest.main(sys.argv[1:]))
"""


@dataclass(frozen=True)
class Mutant:
    """One change of one module."""

    file: Path
    change: Change

    def __str__(self) -> str:
        """Where it is, and what became of it."""
        return f"{self.file.as_posix()}:{self.change.line}: {self.change.told}"


@dataclass(frozen=True)
class Fate:
    """What the tests said of a mutant: `noticed` by whom, or nothing if it survived."""

    mutant: Mutant
    noticed: str
    seconds: float


class CannotRun(Exception):
    """The tests cannot judge mutants."""


@cache
def possible(game: str = FIRST) -> list[Mutant]:
    """Every mutant of a game's rules."""
    room = ROOT / "src" / Path(*GAMES.packages[game].split(".")) / "rules"
    files = [file.relative_to(ROOT) for file in sorted(room.glob("*.py")) if file.stem not in FIXED]
    return [Mutant(file, change) for file in files for change in changes((ROOT / file).read_text(encoding="utf-8"))]


def chosen(mutants: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """The sample of a seed."""
    return random.Random(seed).sample(mutants, min(count, len(mutants)))


def copied(name: str) -> Path:
    """A copy of all that the tests need."""
    folder = PLACE / name
    shutil.rmtree(folder, ignore_errors=True)
    made = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for part in ("src", "tests", "tools", "examples"):
        shutil.copytree(ROOT / part, folder / part, ignore=made)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def judged(folder: Path, game: str, limit: float | None) -> str:
    """Run the tests in a copy: what was noticed, or nothing."""
    tests = [f"tests/games/{game}", "tests/laws"]
    command = [sys.executable, "-c", LIMITED, "-x", "-p", "no:cacheprovider", "-k", PASSED_OVER, *tests]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    environment.pop("TABLEE_EXPECT", None)
    try:
        told = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=limit)
    except subprocess.TimeoutExpired:
        return "the time limit"
    if told.returncode == 0:
        return ""
    failed = [line for line in told.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return failed[0].split(" - ")[0].split(" ", 1)[1].split("::")[-1] if failed else f"status {told.returncode}"


def tried(mutant: Mutant, game: str, folders: "queue.Queue[Path]", limit: float) -> Fate:
    """Change a free copy, run the tests, and mend it."""
    folder = folders.get()
    start = time.monotonic()
    file = folder / mutant.file
    source = file.read_text(encoding="utf-8")
    try:
        file.write_text(mutant.change.applied(source), encoding="utf-8")
        return Fate(mutant, judged(folder, game, limit), time.monotonic() - start)
    finally:
        file.write_text(source, encoding="utf-8")
        folders.put(folder)


def limit_of(folder: Path, game: str) -> float:
    """How long a mutant may take: far longer than the tests take when nothing is changed."""
    start = time.monotonic()
    if noticed := judged(folder, game, None):
        raise CannotRun(f"the tests fail before anything is changed: {noticed}")
    passed = time.monotonic() - start
    say(f"nothing changed, the tests pass in {passed:.1f} s")
    return max(LEAST_TIME, 4 * passed)


def run(mutants: list[Mutant], game: str, jobs: int) -> list[Fate]:
    """Try all mutants, some at a time, telling each as it is done."""
    folders: queue.Queue[Path] = queue.Queue()
    for number in range(jobs):
        folders.put(copied(str(number)))
    limit = limit_of(PLACE / "0", game)
    fates: list[Fate] = []
    with ThreadPoolExecutor(jobs) as pool:
        for done in as_completed([pool.submit(tried, mutant, game, folders, limit) for mutant in mutants]):
            fate = done.result()
            fates.append(fate)
            verdict = f"noticed by {fate.noticed}" if fate.noticed else "SURVIVED"
            say(f"{len(fates)}/{len(mutants)} {fate.mutant} - {verdict} ({fate.seconds:.1f} s)")
    return fates


def summary(fates: list[Fate]) -> str:
    """The score, and each survivor."""
    survivors = sorted((fate.mutant for fate in fates if not fate.noticed), key=lambda one: (one.file, one.change.line))
    noticed = len(fates) - len(survivors)
    late = sum(fate.noticed == "the time limit" for fate in fates)
    score = 100 * noticed / len(fates) if fates else 100.0
    head = f"{noticed} of {len(fates)} mutants noticed ({score:.1f} %), {late} of them by the time limit"
    return "\n".join([head, f"{len(survivors)} survived", *(f"  {mutant}" for mutant in survivors)])


def say(line: str) -> None:
    """Progress, at once and apart from the summary."""
    print(f"mutants: {line}", file=sys.stderr, flush=True)


def asked() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser("python3 dev.py mutants", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", nargs="?", default=FIRST, choices=list(GAMES), help=f"whose rules ({FIRST})")
    parser.add_argument("--game", default=FIRST, choices=list(GAMES), help="the same")
    parser.add_argument("--count", type=int, default=120, help="how many mutants to try (120)")
    parser.add_argument("--seed", type=int, default=1, help="which sample of them (1)")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1), help="how many at a time")
    return parser.parse_args()


def main() -> int:
    """Draw the sample, try it, and tell; a low score is a finding, not a failure."""
    options = asked()
    mutants = possible(options.game)
    sample = chosen(mutants, options.count, options.seed)
    say(f"{len(sample)} of {len(mutants)} possible changes, seed {options.seed}, {options.jobs} at a time")
    try:
        fates = run(sample, options.game, max(1, options.jobs))
    except CannotRun as failure:
        say(str(failure))
        return 1
    print(f"seed {options.seed}, {len(sample)} of {len(mutants)} possible changes\n{summary(fates)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
