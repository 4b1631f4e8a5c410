"""Two on one save: the second is told, and nothing that was refused is held or harmed."""

import subprocess
import sys
from pathlib import Path

import pytest

from tablee.table import BadJournal, JournalFile, NameTaken, NoSuchSave, SaveError, SaveInUse, Saves, Table
from tests.table.company import HUMANS, choose, karmaka


def begun(folder: Path) -> Table:
    """A table of people whose game is saved as Sunday."""
    return Saves(folder).begin("Sunday", karmaka(), HUMANS)


def saved(folder: Path) -> bytes:
    return (folder / "Sunday.jsonl").read_bytes()


def resumed(folder: Path) -> Table:
    return Saves(folder).resume("Sunday")


CHILD = """
import sys
from pathlib import Path
from tablee.kernel import TableeError
from tablee.table import Saves
try:
    table = Saves(Path(sys.argv[1])).resume("Sunday")
    print("resumed", table.ply)
except TableeError as error:
    print(type(error).__name__, error)
"""


def in_another_process(folder: Path) -> str:
    command = [sys.executable, "-c", CHILD, str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8").stdout.strip()


def test_a_second_process_on_the_same_save_is_told(tmp_path: Path) -> None:
    table = begun(tmp_path)
    choose(table)
    told = in_another_process(tmp_path)
    assert told == "SaveInUse Sunday is open in another window or program; close it there first"
    choose(table)
    assert table.is_saved and saved(tmp_path).decode() == table.text()
    table.close()
    assert in_another_process(tmp_path) == "resumed 2"


def test_a_second_table_of_the_same_process_is_told_too(tmp_path: Path) -> None:
    table = begun(tmp_path)
    with pytest.raises(SaveInUse):
        resumed(tmp_path)
    table.close()
    resumed(tmp_path).close()


def test_a_save_that_is_refused_is_not_held(tmp_path: Path) -> None:
    begun(tmp_path).close()
    with pytest.raises(SaveError):
        Saves(tmp_path).resume("Monday")
    path = tmp_path / "Sunday.jsonl"
    good = path.read_bytes()
    path.write_bytes(b"junk\n" + good)
    with pytest.raises(Exception, match="line 1: "):
        resumed(tmp_path)
    assert path.read_bytes() == b"junk\n" + good, "nothing is overwritten"
    path.write_bytes(good)
    resumed(tmp_path).close()


def test_a_folder_or_nothing_is_no_save(tmp_path: Path) -> None:
    (tmp_path / "Sunday.jsonl").mkdir()
    with pytest.raises(NoSuchSave):
        resumed(tmp_path)
    with pytest.raises(NameTaken):
        begun(tmp_path)
    with pytest.raises(SaveError, match="cannot be read"):
        JournalFile.open(tmp_path / "Sunday.jsonl")


def test_a_file_that_is_far_too_large_is_not_even_read(tmp_path: Path) -> None:
    with (tmp_path / "Sunday.jsonl").open("wb") as file:
        file.truncate(10 << 30)
    with pytest.raises(BadJournal, match="too large for a saved game"):
        resumed(tmp_path)
    assert Saves(tmp_path).listed()[0].damaged is not None
    Saves(tmp_path).delete("Sunday")
    assert list(tmp_path.iterdir()) == []
