"""The disk: what is no plain file is never opened, and what a killed process left is removed, by and by."""

import os
import queue
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path, PosixPath

import pytest

from tablee.table import NoSuchSave, SaveError, SaveInUse, Saves
from tablee.table.kept.disk import OLD, Disk, Handle, NotPlainError, lock, read
from tests.table.company import HUMANS, choose, karmaka

pytestmark = pytest.mark.skipif(os.name == "nt", reason="about POSIX files")
PATIENCE = 10.0


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    """A folder with one game."""
    folder = Saves(tmp_path / "saves")
    with folder.begin("Sunday", karmaka(), HUMANS) as table:
        choose(table)
    return folder


def pipe(path: Path) -> None:
    os.mkfifo(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def folder(path: Path) -> None:
    path.mkdir()


def listening(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(os.path.relpath(path))  # which may not be long


STRANGE = [pipe, device, folder, listening]


@pytest.fixture(params=STRANGE, ids=lambda make: make.__name__)
def strange(request: pytest.FixtureRequest, saves: Saves, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Something in the folder that is called like a save."""
    monkeypatch.chdir(saves.folder)
    path = saves.folder / "odd.jsonl"
    request.param(path)
    yield path
    if path.is_fifo():  # whoever waits there is set free
        os.close(os.open(path, os.O_RDWR | os.O_NONBLOCK))


def promptly(work: Callable[[], object]) -> object:
    """What some work gives or raises; it must not wait for anybody."""
    ends: queue.Queue[object] = queue.Queue()

    def run() -> None:
        try:
            ends.put(work())
        except BaseException as error:
            ends.put(error)

    threading.Thread(target=run, daemon=True).start()
    found = ends.get(timeout=PATIENCE)
    if isinstance(found, BaseException):
        raise found
    return found


def test_what_is_no_file_is_listed_as_damaged_and_the_games_beside_it_are_there(saves: Saves, strange: Path) -> None:
    promptly(saves.listed)
    found = {save.name: save.damaged for save in saves.listed()}
    assert found["Sunday"] is None and str(found["odd"]) == "odd cannot be read: this is no plain file"


def test_what_is_no_file_is_neither_resumed_nor_exported_nor_imported_nor_read(
    saves: Saves, strange: Path, tmp_path: Path
) -> None:
    works: list[Callable[[], object]] = [
        lambda: saves.resume("odd"),
        lambda: saves.export("odd", tmp_path / "x.jsonl"),
        lambda: saves.import_(strange, "other"),
        lambda: saves.read("odd"),
        lambda: saves.read(str(strange)),
        lambda: saves.rename("odd", "even"),
        lambda: saves.delete("odd"),
    ]
    for work in works:
        with pytest.raises(SaveError, match="this is no plain file") as refused:
            promptly(work)
        assert "ce n'est pas un fichier ordinaire" in refused.value.said("fr")
    assert os.path.lexists(strange) and [path.name for path in tmp_path.iterdir()] == ["saves"]


class Swapped(PosixPath):
    """A path that was a file a moment ago."""

    def stat(self, *, follow_symlinks: bool = True) -> os.stat_result:
        return os.stat(__file__)


def test_a_pipe_that_takes_the_place_of_a_file_is_refused_once_it_is_open(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    path = Swapped(tmp_path / "pipe")
    with pytest.raises(NotPlainError):
        promptly(lambda: read(path))
    with pytest.raises(NotPlainError):
        promptly(lambda: Handle(path))


def test_a_link_to_a_save_is_as_good_as_the_save(saves: Saves, tmp_path: Path) -> None:
    (saves.folder / "Sunday.jsonl").rename(tmp_path / "kept.jsonl")
    (saves.folder / "linked.jsonl").symlink_to(tmp_path / "kept.jsonl")
    with saves.resume("linked") as table:
        choose(table)
        with pytest.raises(SaveInUse):
            saves.resume("linked")
    assert [(save.name, save.ply) for save in saves.listed()] == [("linked", 2)]
    saves.delete("linked")
    assert (tmp_path / "kept.jsonl").is_file() and saves.listed() == []


def test_a_link_that_leads_nowhere_is_told(saves: Saves) -> None:
    (saves.folder / "lost.jsonl").symlink_to("nowhere")
    found = {save.name: save.damaged for save in saves.listed()}
    assert isinstance(found["lost"], NoSuchSave)
    with pytest.raises(NoSuchSave):
        saves.resume("lost")


# Leftovers of a kill.


def left(saves: Saves, name: str = ".0123456789abcdef.new", age: float = 2 * OLD) -> Path:
    path = saves.folder / name
    path.write_bytes(b"half a li")
    os.utime(path, (time.time() - age,) * 2)
    return path


def test_what_a_killed_process_left_is_removed_when_the_next_game_begins(saves: Saves) -> None:
    gone = left(saves)
    saves.listed()
    assert gone.exists()
    saves.begin("Monday", karmaka(), HUMANS).close()
    assert not gone.exists() and {save.name for save in saves.listed()} == {"Sunday", "Monday"}


def test_what_is_new_or_held_or_not_ours_stays(saves: Saves) -> None:
    kept = [left(saves, age=5.0), left(saves, ".notes.new"), left(saves, ".0123456789abcdef.newer")]
    kept.append(left(saves, ".aaaaaaaaaaaaaaaa.new"))
    os.mkfifo(saves.folder / ".bbbbbbbbbbbbbbbb.new")
    with kept[-1].open("rb") as file:
        lock(file.fileno())
        promptly(lambda: saves.begin("Monday", karmaka(), HUMANS).close())
    assert all(path.exists() for path in kept) and (saves.folder / ".bbbbbbbbbbbbbbbb.new").is_fifo()
    saves.import_(saves.folder / "Monday.jsonl", "Tuesday")
    assert [path.exists() for path in kept] == [True, True, True, False]


def test_a_leftover_that_is_a_second_name_of_a_save_goes_while_the_save_is_played(saves: Saves) -> None:
    with saves.resume("Sunday") as table:
        os.link(saves.folder / "Sunday.jsonl", saves.folder / ".0123456789abcdef.new")
        os.utime(saves.folder / "Sunday.jsonl", (time.time() - 2 * OLD,) * 2)
        Disk().clear(saves.folder)
        choose(table)
        assert table.is_saved and sorted(path.name for path in saves.folder.iterdir()) == ["Sunday.jsonl"]


def test_a_folder_that_is_not_there_has_no_leftovers(tmp_path: Path) -> None:
    Disk().clear(tmp_path / "nothing")
    assert not (tmp_path / "nothing").exists()
