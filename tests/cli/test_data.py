"""`--data DIR`: every command plays with the numbers laid over, says so, and refuses what was played with others."""

import inspect
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.cli import program

PANIC = "panic.value = 3\n"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder in which Panic is worth three points."""
    (tmp_path / "data" / "karmaka").mkdir(parents=True)
    (tmp_path / "data" / "karmaka" / "cards.toml").write_text(PANIC)
    return tmp_path / "data"


def run(*words: str, typed: str = "", **environment: str) -> tuple[int, str, str]:
    """Run the program in a process of its own, as numbers are read once."""
    command = [sys.executable, "-m", "tablee", *words]
    given = {**os.environ, "LANG": "en_GB.UTF-8", **environment}
    told = subprocess.run(command, input=typed, capture_output=True, text=True, check=False, env=given)
    return told.returncode, told.stdout, told.stderr


def test_every_command_takes_it() -> None:
    for command in program.COMMANDS:
        apps = [command.app[name] for name in command.app if not name.startswith("-")] or [command.app]
        for each in apps:
            assert each.default_command is not None
            assert "data" in inspect.signature(each.default_command).parameters, each.name


def test_a_trace_holds_the_checksum_and_is_refused_where_numbers_differ(data: Path, tmp_path: Path) -> None:
    status, usual, aside = run("trace", "karmaka", "--seed", "3")
    assert (status, aside) == (0, "") and "numbers" not in json.loads(usual.splitlines()[0])
    status, laid, aside = run("trace", "karmaka", "--seed", "3", TABLEE_DATA=str(data))
    sum_ = json.loads(laid.splitlines()[0])["numbers"]
    assert status == 0 and aside == (
        f"tablee: the numbers of karmaka are not the usual ones: one value is laid over from {data} ({sum_})\n"
    )
    assert laid.splitlines()[1:] != usual.splitlines()[1:], "Panic counts for more, so the game goes another way"
    file = tmp_path / "trace.jsonl"
    file.write_text(laid)
    assert run("trace", "--check", str(file), "--data", str(data))[0] == 0
    status, _, refusal = run("trace", "--check", str(file), "--lang", "fr")
    assert status == 2 and f"d'autres nombres de karmaka que ceux d'usage ({sum_})" in refusal
    file.write_text(usual)
    status, _, refusal = run("trace", "--check", str(file), "--data", str(data))
    assert status == 2 and "with the usual numbers of karmaka, but others are laid over" in refusal


def test_a_saved_game_goes_on_with_its_own_numbers_only(data: Path, tmp_path: Path) -> None:
    saves = ("--saves", str(tmp_path / "saves"), "--lang", "en")
    begin = ("play", "karmaka", "--plain", "--seats", "Anna,Bob", "--seed", "7", *saves)
    status, shown, _ = run(*begin, "--data", str(data), typed="\nquit\n")
    assert status == 0 and "Not the usual numbers: Karmaka (" in shown
    resume = ("play", "karmaka", "--plain", "--resume", "karmaka", *saves)
    status, _, refusal = run(*resume, typed="quit\n")
    assert status == 2 and "line 1: this was played with other numbers of karmaka than the usual ones" in refusal
    assert "played with other numbers" in run("saves", "list", *saves)[1]
    file = tmp_path / "saves" / "karmaka.jsonl"
    assert json.loads(file.read_text().splitlines()[0])["numbers"]
    status, _, refusal = run("saves", "import", str(file), "--name", "copy", *saves)
    assert status == 2 and "played with other numbers" in refusal
    status, shown, _ = run(*resume, "--data", str(data), typed="\nquit\n")
    assert (status == 0 and "Panic" in shown) or "Anna" in shown


def test_a_match_of_several_processes_is_the_same_as_in_one(data: Path, tmp_path: Path) -> None:
    told = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.json"
        words = ("match", "karmaka", "sensible", "random", "--games", "6", "--jobs", jobs, "--json", str(file))
        assert run(*words, "--data", str(data))[0] == 0
        told.append(json.loads(file.read_text()))
    assert told[0] == told[1] and len(told[0]["numbers"]) == 16


def test_an_empty_variable_is_none() -> None:
    assert run("games", TABLEE_DATA="")[0::2] == (0, "")


def test_a_folder_that_cannot_be_laid_over_is_refused_in_one_line(tmp_path: Path) -> None:
    status, out, refusal = run("games", "--data", str(tmp_path / "none"))
    assert (status, out) == (2, "") and refusal.startswith("tablee: --data") and refusal.count("\n") == 1
