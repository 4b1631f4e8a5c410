"""The file: every confirmed choice is on the disk; full disks, read-only folders and other processes do no harm."""

import errno
import os
from pathlib import Path
from typing import ClassVar

import pytest

from tablee.table import Journal, JournalFile, NameTaken, Notice, Saves, Table
from tablee.table.kept.disk import Disk, Handle, move
from tests.table.company import AGAINST_ONE, HUMANS, FullDisk, ReadOnlyDisk, choose, karmaka, player_for


def begun(folder: Path, disk: Disk | None = None) -> Table:
    """A table of people whose game is saved as Sunday."""
    return Saves(folder, disk).begin("Sunday", karmaka(), HUMANS)


def saved(folder: Path) -> bytes:
    return (folder / "Sunday.jsonl").read_bytes()


def resumed(folder: Path) -> Table:
    return Saves(folder).resume("Sunday", player_for)


# The order of things.


def test_a_choice_is_on_the_disk_before_anyone_hears_of_it(tmp_path: Path) -> None:
    table = begun(tmp_path)
    on_disk: list[bool] = []
    table.listen(0, lambda news: on_disk.append(saved(tmp_path).decode() == table.text()))
    for _ in range(5):
        choose(table)
    assert on_disk == [True] * 5 and table.is_saved and table.notices == []


class Watchful(Handle):
    """Notes what is done to the file, and how long it was then."""

    done: ClassVar[list[str]] = []

    def write(self, data: bytes, at: int) -> None:
        super().write(data, at)
        Watchful.done.append(f"write at {at}")

    def sync(self) -> None:
        super().sync()
        Watchful.done.append("sync")


class WatchfulDisk(Disk):
    def handle(self, path: Path) -> Handle:
        return Watchful(path)


def test_each_choice_is_appended_and_synced_once(tmp_path: Path) -> None:
    Watchful.done.clear()
    table = begun(tmp_path, WatchfulDisk())
    sizes = []
    for _ in range(3):
        sizes.append(len(saved(tmp_path)))
        choose(table)
        Watchful.done.append("confirmed")
    assert Watchful.done == [word for size in sizes for word in (f"write at {size}", "sync", "confirmed")]


def test_a_new_file_appears_whole_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    table = begun(tmp_path / "deep" / "folder")
    assert saved(tmp_path / "deep" / "folder").decode() == table.text()
    assert [path.name for path in (tmp_path / "deep" / "folder").iterdir()] == ["Sunday.jsonl"]


@pytest.mark.skipif(os.name == "nt", reason="about POSIX permissions")
def test_only_its_owner_may_read_a_save_for_it_holds_the_seed(tmp_path: Path) -> None:
    begun(tmp_path)
    assert (tmp_path / "Sunday.jsonl").stat().st_mode & 0o077 == 0


def test_a_file_that_is_there_is_never_overwritten(tmp_path: Path) -> None:
    begun(tmp_path).close()
    before = saved(tmp_path)
    with pytest.raises(NameTaken, match="there is already a saved game or a file called Sunday"):
        begun(tmp_path)
    (tmp_path / "other").write_text("other")
    with pytest.raises(FileExistsError):
        move(tmp_path / "other", tmp_path / "Sunday.jsonl")
    with pytest.raises(FileExistsError):
        Disk().create(tmp_path / "Sunday.jsonl", b"new")
    assert saved(tmp_path) == before and len(list(tmp_path.iterdir())) == 2


def test_a_file_that_appears_while_we_sit_down_is_not_overwritten(tmp_path: Path) -> None:
    file = JournalFile(tmp_path / "Sunday.jsonl")
    (tmp_path / "Sunday.jsonl").write_text("somebody else's")
    table = Table.begin(karmaka(), HUMANS, None, file)
    choose(table)
    assert not table.is_saved and "another file has that name" in table.notices[0].said("en")
    assert saved(tmp_path) == b"somebody else's"
    table.save_to(JournalFile(tmp_path / "Monday.jsonl"))
    assert table.is_saved and (tmp_path / "Monday.jsonl").read_text(encoding="utf-8") == table.text()


# Torn lines.


def test_a_torn_last_line_is_dropped_with_a_notice_and_play_goes_on(tmp_path: Path) -> None:
    table = begun(tmp_path)
    for _ in range(3):
        choose(table)
    table.close()
    whole = saved(tmp_path)
    (tmp_path / "Sunday.jsonl").write_bytes(whole + b'{"n":5,"t":"choi')
    again = resumed(tmp_path)
    assert again.ply == 3 and again.data() == table.data()
    assert [notice.message for notice in again.notices] == ["notice-torn"]
    assert "no choice that was confirmed is lost" in again.notices[0].said("en")
    assert saved(tmp_path) == whole + b'{"n":5,"t":"choi', "nothing is touched before the next choice"
    choose(again)
    assert saved(tmp_path).decode() == again.text() and saved(tmp_path).startswith(whole)


def test_a_last_newline_that_lacks_is_added(tmp_path: Path) -> None:
    table = begun(tmp_path)
    choose(table)
    table.close()
    (tmp_path / "Sunday.jsonl").write_bytes(saved(tmp_path)[:-1])
    again = resumed(tmp_path)
    assert again.ply == 1 and again.notices == []
    choose(again)
    assert saved(tmp_path).decode() == again.text()


# Full disks and other faults.


def test_on_a_full_disk_the_game_goes_on_in_memory_and_says_so(tmp_path: Path) -> None:
    disk = FullDisk(400)
    table = begun(tmp_path, disk)
    watched: list[Notice] = []
    table.watch(watched.append)
    for _ in range(8):
        choose(table)
    assert table.ply == 8 and not table.is_saved
    assert [notice.message for notice in watched] == ["notice-unsaved"]
    assert watched[0].said("en").startswith("Sunday is not saved: the disk is full. The game goes on in memory")
    assert "le disque est plein" in watched[0].said("fr")


@pytest.mark.parametrize("room", range(330, 470, 9))
def test_whatever_room_was_left_the_file_holds_whole_lines_only(tmp_path: Path, room: int) -> None:
    table = begun(tmp_path, FullDisk(room))
    for _ in range(4):
        choose(table)
    assert not table.is_saved
    assert saved(tmp_path).endswith(b"\n") and table.text().encode().startswith(saved(tmp_path))
    table.close()
    again = resumed(tmp_path)
    assert again.notices == [] and again.ply == saved(tmp_path).count(b"\n") - 1


def test_when_there_is_room_again_everything_is_saved(tmp_path: Path) -> None:
    disk = FullDisk(400)
    table = begun(tmp_path, disk)
    for _ in range(5):
        choose(table)
    assert not table.is_saved
    disk.room = 10_000
    choose(table)
    assert table.is_saved and saved(tmp_path).decode() == table.text()
    assert [notice.message for notice in table.notices] == ["notice-unsaved", "notice-saved"]
    choose(table)
    assert saved(tmp_path).decode() == table.text() and len(table.notices) == 2


def test_a_part_of_a_line_that_cannot_be_cut_off_is_a_torn_line_for_a_reader(tmp_path: Path) -> None:
    disk = FullDisk(410)
    disk.cannot_cut = True
    table = begun(tmp_path, disk)
    for _ in range(4):
        choose(table)
    assert not saved(tmp_path).endswith(b"\n") and Journal.read(saved(tmp_path)).torn
    disk.room, disk.cannot_cut = 10_000, False
    choose(table)
    assert table.is_saved and saved(tmp_path).decode() == table.text()


def test_what_may_not_have_reached_the_disk_is_written_again(tmp_path: Path) -> None:
    disk = FullDisk(10_000)
    table = begun(tmp_path, disk)
    choose(table)
    disk.cannot_sync = True
    choose(table)
    assert not table.is_saved and "Input/output error" in table.notices[0].said("en")
    disk.cannot_sync = False
    choose(table)
    assert table.is_saved and saved(tmp_path).decode() == table.text()


def test_a_full_disk_at_the_beginning_leaves_no_file_and_is_tried_again(tmp_path: Path) -> None:
    disk = FullDisk(10)
    table = begun(tmp_path, disk)
    choose(table)
    assert not table.is_saved and list(tmp_path.iterdir()) == []
    disk.room = 10_000
    choose(table)
    assert table.is_saved and saved(tmp_path).decode() == table.text()


def test_in_a_read_only_folder_the_game_goes_on_in_memory_and_says_so(tmp_path: Path) -> None:
    disk = ReadOnlyDisk()
    table = begun(tmp_path, disk)
    choose(table)
    assert [notice.said("en")[:60] for notice in table.notices] == [
        "Sunday is not saved: writing is not allowed there. The game "
    ]
    disk.is_open = True
    choose(table)
    assert table.is_saved and saved(tmp_path).decode() == table.text()


class ReadOnlyHandle(Handle):
    """A file that may be read and not written."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._file.close()
        self._file = path.open("rb", buffering=0)


class ReadOnlyFiles(Disk):
    def handle(self, path: Path) -> Handle:
        return ReadOnlyHandle(path)


def test_a_save_that_may_only_be_read_is_resumed_and_goes_on_in_memory(tmp_path: Path) -> None:
    begun(tmp_path).close()
    before = saved(tmp_path)
    table = Saves(tmp_path, ReadOnlyFiles()).resume("Sunday")
    choose(table)
    assert table.ply == 1 and "writing is not allowed there" in table.notices[0].said("en")
    assert saved(tmp_path) == before


def test_a_save_that_is_moved_away_during_play_is_missed(tmp_path: Path) -> None:
    table = begun(tmp_path)
    (tmp_path / "Sunday.jsonl").rename(tmp_path / "elsewhere")
    choose(table)
    assert not table.is_saved and "the file was moved or deleted" in table.notices[0].said("en")
    (tmp_path / "elsewhere").rename(tmp_path / "Sunday.jsonl")
    choose(table)
    assert table.is_saved and saved(tmp_path).decode() == table.text()


class Interrupted(Handle):
    """The user presses Ctrl-C while, or just after, a line is written."""

    when = ""

    def write(self, data: bytes, at: int) -> None:
        if Interrupted.when == "write":
            super().write(data[:7], at)
            raise KeyboardInterrupt
        super().write(data, at)

    def sync(self) -> None:
        super().sync()
        if Interrupted.when == "sync":
            raise KeyboardInterrupt


class InterruptedDisk(Disk):
    def handle(self, path: Path) -> Handle:
        return Interrupted(path)


@pytest.mark.parametrize("when", ["write", "sync"])
def test_an_interrupted_choice_was_not_made_and_leaves_nothing(tmp_path: Path, when: str) -> None:
    Interrupted.when = ""
    table = begun(tmp_path, InterruptedDisk())
    choose(table)
    Interrupted.when = when
    with pytest.raises(KeyboardInterrupt):
        choose(table)
    assert table.ply == 1
    Interrupted.when = ""
    choose(table, "pass")
    assert saved(tmp_path).decode() == table.text() and Journal.read(saved(tmp_path)).replay().data() == table.data()


def test_a_line_that_was_written_but_never_taken_note_of_gives_way(tmp_path: Path) -> None:
    file = JournalFile(tmp_path / "Sunday.jsonl")
    assert file.append("one\n", 0) and file.append("two\n", 4)
    assert file.append("TWO\n", 4) and saved(tmp_path) == b"one\nTWO\n"


def test_where_there_are_no_links_a_file_is_renamed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, "link", refuse)
    table = Saves(tmp_path).begin("Sunday", karmaka(), AGAINST_ONE, player_for)
    assert table.is_saved
    (tmp_path / "other").write_text("other")
    with pytest.raises(FileExistsError):
        move(tmp_path / "other", tmp_path / "Sunday.jsonl")
