"""Mutation testing: change a game's rules in many small ways, and see whether its tests notice.

    python3 dev.py mutants [--game GAME] [--count N] [--seed S] [--jobs J] [--laws] [--resume]

A seeded sample of all changes is tried, one at a time, on copies of the tree in build/mutants: the sources are never
touched. Each mutant is a process of its own with a limit of time and memory, against the scenarios of its game and, if
asked, the laws, and counts as noticed when they fail or do not end. The survivors are listed: each is a missing test,
or a change that makes no difference.

What is noticed is noted at once: a run that was broken off is resumed, and survivors alone are tried again.

mutmut was tried first and does not fit: it draws no sample (a run is everything, or mutants by name), and it changes
the bodies of functions only, while the powers of the cards and the steps of a turn are tables of modules.
"""

import argparse
import hashlib
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
LEAST_TIME = 12  # seconds of processor, which does not depend on what else the machine does
MOST_TIME = 600  # for the first run, which nothing was changed in
PATIENCE = 30  # times as long by the clock
MEMORY = 2 << 30  # bytes: a mutant may put cards into a stack for ever
LIMITED = f"""
import sys
try:
    import resource
    resource.setrlimit(resource.RLIMIT_AS, ({MEMORY}, {MEMORY}))
    resource.setrlimit(resource.RLIMIT_CPU, (int(sys.argv[1]), int(sys.argv[1])))
except ImportError:
    pass
import pytest
sys.exit(pytest.main(sys.argv[2:]))
"""
KILLED = -9  # the status of a process that has used its seconds of processor
TOO_LONG = "the time limit"


@dataclass(frozen=True)
class Mutant:
    """One change of one module."""

    file: Path
    change: Change

    def __str__(self) -> str:
        """Where it is, and what became of it."""
        return f"{self.file.as_posix()}:{self.change.line}: {self.change.told}"

    def mark(self) -> str:
        """A name for the change of just this source."""
        source = (ROOT / self.file).read_text(encoding="utf-8")
        return hashlib.sha256(f"{self.file.as_posix()}\0{self.change.applied(source)}".encode()).hexdigest()


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


def judges(game: str, *, laws: bool) -> list[str]:
    """The scenarios of a game, and if asked the laws as far as they speak of it."""
    scenarios = [f"tests/games/{game}"]
    return [*scenarios, "tests/laws", "-k", f"{game} and {PASSED_OVER}"] if laws else scenarios


def judged(folder: Path, tests: list[str], limit: int, *, first: bool = False) -> str:
    """Run the tests in a copy: what was noticed, or nothing. The first run leaves what it has read as bytecode."""
    command = [sys.executable, "-c", LIMITED, str(limit), "-x", "-p", "no:cacheprovider", *tests]
    bytecode = "" if first else "1"
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": bytecode}
    environment.pop("TABLEE_EXPECT", None)
    wait = PATIENCE * limit
    try:
        told = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=wait)
    except subprocess.TimeoutExpired:
        return TOO_LONG
    if told.returncode in (0, KILLED):
        return TOO_LONG if told.returncode else ""
    failed = [line for line in told.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return failed[0].split(" - ")[0].split(" ", 1)[1].split("::")[-1] if failed else f"status {told.returncode}"


def tried(mutant: Mutant, tests: list[str], folders: "queue.Queue[Path]", limit: int) -> Fate:
    """Change a free copy, run the tests, and mend it."""
    folder = folders.get()
    start = time.monotonic()
    file = folder / mutant.file
    source, was = file.read_text(encoding="utf-8"), file.stat()
    try:
        file.write_text(mutant.change.applied(source), encoding="utf-8")
        return Fate(mutant, judged(folder, tests, limit), time.monotonic() - start)
    finally:
        file.write_text(source, encoding="utf-8")
        os.utime(file, ns=(was.st_atime_ns, was.st_mtime_ns))  # its bytecode is good again
        folders.put(folder)


def limit_of(folder: Path, tests: list[str]) -> int:
    """How many seconds of processor a mutant may take: far more than the tests take when nothing is changed."""
    before = os.times()
    if noticed := judged(folder, tests, MOST_TIME, first=True):
        raise CannotRun(f"the tests fail before anything is changed: {noticed}")
    after = os.times()
    passed = after.children_user + after.children_system - before.children_user - before.children_system
    say(f"nothing changed, the tests pass in {passed:.1f} s of processor")
    return max(LEAST_TIME, round(4 * passed))


def run(mutants: list[Mutant], tests: list[str], jobs: int, notes: Path) -> list[Fate]:
    """Try all mutants but those noted, some at a time, telling each as it is done."""
    folders: queue.Queue[Path] = queue.Queue()
    folders.put(first := copied("0"))
    limit = limit_of(first, tests)
    for number in range(1, jobs):
        shutil.rmtree(PLACE / str(number), ignore_errors=True)
        folders.put(shutil.copytree(first, PLACE / str(number)))
    fates = noted(mutants, notes)
    known = {fate.mutant for fate in fates}
    with ThreadPoolExecutor(jobs) as pool:
        left = [pool.submit(tried, mutant, tests, folders, limit) for mutant in mutants if mutant not in known]
        for done in as_completed(left):
            fate = done.result()
            fates.append(fate)
            note(fate, notes)
            verdict = f"noticed by {fate.noticed}" if fate.noticed else "SURVIVED"
            say(f"{len(fates)}/{len(mutants)} {fate.mutant} - {verdict} ({fate.seconds:.1f} s)")
    return fates


def note(fate: Fate, notes: Path) -> None:
    """Keep what was noticed."""
    if fate.noticed:
        with notes.open("a", encoding="utf-8") as file:
            file.write(f"{fate.mutant.mark()} {fate.noticed}\n")


def noted(mutants: list[Mutant], notes: Path) -> list[Fate]:
    """Those of some mutants that earlier runs noticed."""
    lines = notes.read_text(encoding="utf-8").splitlines() if notes.is_file() else []
    known = dict(line.split(" ", 1) for line in lines)
    marks = {mutant: mutant.mark() for mutant in mutants}
    return [Fate(mutant, known[mark], 0.0) for mutant, mark in marks.items() if mark in known]


def summary(fates: list[Fate]) -> str:
    """The score, and each survivor."""
    survivors = sorted((fate.mutant for fate in fates if not fate.noticed), key=lambda one: (one.file, one.change.line))
    noticed = len(fates) - len(survivors)
    late = sum(fate.noticed == TOO_LONG for fate in fates)
    score = 100 * noticed / len(fates) if fates else 100.0
    head = f"{noticed} of {len(fates)} mutants noticed ({score:.1f} %), {late} of them by the time limit"
    return "\n".join([head, f"{len(survivors)} survived", *(f"  {mutant}" for mutant in survivors)])


def say(line: str) -> None:
    """Progress, at once and apart from the summary."""
    print(f"mutants: {line}", file=sys.stderr, flush=True)


def asked() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser("python3 dev.py mutants", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", default=FIRST, choices=list(GAMES), help=f"whose rules ({FIRST})")
    parser.add_argument("--count", type=int, default=120, help="how many mutants to try (120)")
    parser.add_argument("--seed", type=int, default=1, help="which sample of them (1)")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1), help="how many at a time")
    parser.add_argument("--laws", action="store_true", help="hold them against the laws too, which takes far longer")
    parser.add_argument("--resume", action="store_true", help="try what earlier runs have not noticed")
    return parser.parse_args()


def main() -> int:
    """Draw the sample, try it, and tell; a low score is a finding, not a failure."""
    options = asked()
    notes = PLACE / f"{options.game}.txt"
    if not options.resume:
        notes.unlink(missing_ok=True)
    mutants = possible(options.game)
    sample = chosen(mutants, options.count, options.seed)
    say(f"{len(sample)} of {len(mutants)} possible changes, seed {options.seed}, {options.jobs} at a time")
    try:
        fates = run(sample, judges(options.game, laws=options.laws), max(1, options.jobs), notes)
    except CannotRun as failure:
        say(str(failure))
        return 1
    print(f"seed {options.seed}, {len(sample)} of {len(mutants)} possible changes\n{summary(fates)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
