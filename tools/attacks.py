"""The attacks on the server at full length: each is a file of tests, run alone, and summed up in a line."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = "tests/server/attacks"
OLDER: Final = {  # attacks with a measure of their own
    "tests/server/test_fuzz.py": ("TABLEE_FUZZ", 4_000),
    "tests/server/test_schema.py": ("TABLEE_SCHEMA", 200),
    "tests/server/test_kills.py": ("TABLEE_KILLS", 10),
}
COMMAND: Final = ["-m", "pytest", "-p", "no:cacheprovider", "--capture=sys"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came out of one attack."""

    name: str
    is_well: bool
    seconds: float
    lines: list[str]

    def __str__(self) -> str:
        what = "; ".join(self.lines)
        return f"{'held' if self.is_well else 'LOST'}  {self.name:<24} {self.seconds / 60:5.1f} min  {what}"


def attacks(share: float, only: list[str]) -> int:
    """Run all attacks, or those of some names, at a share of their full length; whether all was held."""
    outcomes = []
    for file in [file for file in files() if not only or name_of(file) in only]:
        print(f"{name_of(file)} …", flush=True)
        outcomes.append(struck(file, share))
        print(outcomes[-1], flush=True)
    print("", *outcomes, sep="\n", flush=True)
    return 0 if outcomes and all(outcome.is_well for outcome in outcomes) else 1


def files() -> list[str]:
    """The files of the attacks."""
    return [*sorted(str(path.relative_to(ROOT)) for path in (ROOT / FOLDER).glob("test_*.py")), *OLDER]


def name_of(file: str) -> str:
    """What an attack is called."""
    return Path(file).stem.removeprefix("test_")


def struck(file: str, share: float) -> Outcome:
    """One attack."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report")
        measure = {"TABLEE_ATTACKS": str(share), "TABLEE_ATTACKS_REPORT": str(report)}
        if file in OLDER:
            name, count = OLDER[file]
            measure[name] = str(max(1, round(count * share)))
        status, said = _run([sys.executable, *COMMAND, file], {**os.environ, **measure})
        lines = report.read_text(encoding="utf-8").splitlines() if report.exists() else []
    if status:
        print(said, flush=True)
    return Outcome(name_of(file), status == 0, time.monotonic() - began, lines or said.strip().splitlines()[-1:])


def _run(command: list[str], environment: dict[str, str]) -> tuple[int, str]:
    """Run some tests: their status and what they said. Should we be ended, they are let clean up before."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as running:
        try:
            said, _ = running.communicate()
        except BaseException:
            running.send_signal(signal.SIGINT)
            raise
    return running.returncode, said
