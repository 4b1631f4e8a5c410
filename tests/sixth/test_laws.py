"""The sixth game is put to every law that our own games obey."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.sixth.conftest import ROOT

LAWS = ROOT / "tests" / "laws"
OF_ALL = ("every_number_of_the_numbering", "generator_is_part")  # which look at all games at once
OBEYED = re.compile(r"^PASSED \S+::(test_\w+)\[\S*connect_four\S*\]$", re.MULTILINE)
TRIED = re.compile(r"^@(?:each_\w+|every_\w+|pytest\.mark\.parametrize\(\"setup\".*)\ndef (test_\w+)", re.MULTILINE)


def test_every_law_holds_for_a_game_from_outside(outside: Path) -> None:
    path = os.pathsep.join(filter(None, [str(outside), os.environ.get("PYTHONPATH")]))
    chosen = " or ".join(["connect_four", *OF_ALL])
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-rp", "-k", chosen, str(LAWS)]
    environment = {**os.environ, "PYTHONPATH": path}
    told = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout
    assert set(OBEYED.findall(told.stdout)) == laws()


def laws() -> set[str]:
    """The laws: tests of that folder that are tried on every game."""
    return {law for file in LAWS.glob("test_*.py") for law in TRIED.findall(file.read_text(encoding="utf-8"))}
