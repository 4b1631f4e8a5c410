"""The folder of saved games: list, rename, delete, export, import, and names that every disk can keep."""

import os
import platform
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tablee.table import BadJournal, BadName, NameTaken, NoSuchSave, Place, SaveError, SaveInUse, Saves, Setup
from tablee.table.kept.names import checked_save_name, safe_save_name
from tablee.table.saves import Imported, default_folder
from tests.table.company import AGAINST_ONE, HUMANS, FullDisk, ReadOnlyDisk, choose, karmaka, player_for


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "saves")


def begun(saves: Saves, name: str, choices: int = 2) -> None:
    with saves.begin(name, karmaka(), HUMANS) as table:
        for _ in range(choices):
            choose(table)


def content(saves: Saves, name: str) -> str:
    return (saves.folder / f"{name}.jsonl").read_text(encoding="utf-8")


# The list.


def test_an_empty_folder_or_none_has_no_saves(saves: Saves) -> None:
    assert saves.listed() == []
    saves.folder.mkdir()
    assert saves.listed() == []


def test_the_list_tells_who_plays_what_and_whose_turn_it_is(saves: Saves) -> None:  # LO02-6, LO02-7
    with saves.begin("Sunday", karmaka(), [Place("Zoé"), Place("Bob", "first")], player_for) as table:
        choose(table, "pass")
        table.rename(0, "Élise")
    (save,) = saves.listed()
    assert (save.name, save.game, save.ply, save.to_move, save.finished) == ("Sunday", "karmaka", 1, 1, False)
    assert save.places == (Place("Élise"), Place("Bob", "first"))
    assert save.damaged is None and not save.torn and not save.taken_back
    assert abs(save.modified - datetime.now(UTC)) < timedelta(minutes=1)


def test_the_list_tells_finished_games_and_those_taken_back(saves: Saves) -> None:
    with saves.begin("Done", karmaka(), [Place("A", "any"), Place("B", "any")], player_for) as table:
        table.play_on()
    with saves.begin("Easy", karmaka(), AGAINST_ONE, player_for) as table:
        choose(table)
        table.take_back(0)
    found = {save.name: save for save in saves.listed()}
    assert found["Done"].finished and found["Done"].to_move == -1 and not found["Done"].taken_back
    assert found["Easy"].taken_back and found["Easy"].ply == 0 and not found["Easy"].finished


def test_the_last_played_comes_first(saves: Saves) -> None:
    for age, name in enumerate(["new", "old", "older"]):
        begun(saves, name)
        os.utime(saves.folder / f"{name}.jsonl", (time.time() - age * 100,) * 2)
    assert [save.name for save in saves.listed()] == ["new", "old", "older"]


def test_damaged_saves_are_listed_with_the_reason_and_others_are_not_hidden(saves: Saves) -> None:
    for name in ("good", "changed", "torn", "foreign", "false"):
        begun(saves, name)
    text = content(saves, "changed")
    (saves.folder / "changed.jsonl").write_text(text.replace('"ply":1', '"ply":2'), encoding="utf-8")
    (saves.folder / "torn.jsonl").write_text(text[:-9], encoding="utf-8")
    (saves.folder / "foreign.jsonl").write_bytes(b"\xff\xfe")
    (saves.folder / "notes.txt").write_text("not a save")
    (saves.folder / ".hidden.jsonl").write_text("not a save")
    found = {save.name: save for save in saves.listed()}
    assert set(found) == {"good", "changed", "torn", "foreign", "false"}
    assert str(found["changed"].damaged).startswith("line 2: the checksum does not agree")
    assert str(found["foreign"].damaged) == "line 1: this is not text"
    assert found["torn"].damaged is None and found["torn"].torn and found["torn"].ply == 1
    assert found["good"].damaged is None


def test_a_damaged_save_is_refused_and_never_touched(saves: Saves) -> None:
    begun(saves, "Sunday")
    path = saves.folder / "Sunday.jsonl"
    path.write_text(content(saves, "Sunday").replace('"seed":7', '"seed":8'), encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(BadJournal, match=r"^line 1: the checksum does not agree"):
        saves.resume("Sunday")
    with pytest.raises(NameTaken):
        saves.begin("Sunday", karmaka(), HUMANS)
    assert path.read_bytes() == before


def test_a_save_in_play_is_listed(saves: Saves) -> None:
    with saves.begin("Sunday", karmaka(), HUMANS) as table:
        choose(table)
        assert saves.listed()[0].ply == 1


# Rename and delete.


def test_a_save_is_renamed(saves: Saves) -> None:
    begun(saves, "Sunday")
    text = content(saves, "Sunday")
    saves.rename("Sunday", "Dimanche à deux")
    assert [save.name for save in saves.listed()] == ["Dimanche à deux"]
    assert content(saves, "Dimanche à deux") == text
    saves.rename("Dimanche à deux", "DIMANCHE À DEUX")
    assert [save.name for save in saves.listed()] == ["DIMANCHE À DEUX"]


def test_a_name_that_is_taken_is_not_given_again(saves: Saves) -> None:
    begun(saves, "Sunday")
    begun(saves, "Monday", 4)
    before = content(saves, "Monday")
    for name in ("Monday", "MONDAY", "Sunday"):
        with pytest.raises(NameTaken):
            saves.rename("Sunday", name)
    with pytest.raises(NameTaken):
        saves.begin("monday", karmaka(), HUMANS)
    assert content(saves, "Monday") == before and len(saves.listed()) == 2


def test_a_save_is_deleted_even_a_damaged_one(saves: Saves) -> None:
    begun(saves, "Sunday")
    (saves.folder / "bad.jsonl").write_text("junk")
    saves.delete("Sunday")
    saves.delete("bad")
    assert saves.listed() == []
    with pytest.raises(NoSuchSave, match="there is no saved game called Sunday"):
        saves.delete("Sunday")


def test_a_save_in_play_is_neither_renamed_nor_deleted(saves: Saves) -> None:
    with saves.begin("Sunday", karmaka(), HUMANS):
        with pytest.raises(SaveInUse):
            saves.rename("Sunday", "Monday")
        with pytest.raises(SaveInUse):
            saves.delete("Sunday")
    saves.delete("Sunday")


# Export and import.


def test_what_is_exported_can_be_imported_elsewhere(saves: Saves, tmp_path: Path) -> None:
    begun(saves, "Sunday")
    saves.export("Sunday", tmp_path / "game.jsonl")
    other = Saves(tmp_path / "other")
    assert other.import_(tmp_path / "game.jsonl") == Imported("game", 3, 0)
    assert other.import_(tmp_path / "game.jsonl", "Monday").name == "Monday"
    assert content(other, "game") == content(other, "Monday") == content(saves, "Sunday")
    with other.resume("Monday") as table:
        assert table.ply == 2


def test_nothing_is_overwritten_by_an_export_or_an_import(saves: Saves, tmp_path: Path) -> None:
    begun(saves, "Sunday")
    begun(saves, "game", 5)
    target = tmp_path / "game.jsonl"
    target.write_text("mine")
    with pytest.raises(NameTaken, match=r"called game\.jsonl"):
        saves.export("Sunday", target)
    assert target.read_text() == "mine"
    before = content(saves, "game")
    with pytest.raises(NameTaken):
        saves.import_(saves.folder / "Sunday.jsonl", "game")
    assert content(saves, "game") == before


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: "",
        lambda text: "<html>",
        lambda text: text.replace('"seed":7', '"seed":8'),
        lambda text: text.replace('"ply":2', '"ply":1'),
        lambda text: text[: text.index("\n") - 5],
    ],
)
def test_what_is_not_sound_is_not_imported(saves: Saves, tmp_path: Path, spoil: object) -> None:
    begun(saves, "Sunday")
    assert callable(spoil)
    (tmp_path / "x.jsonl").write_text(spoil(content(saves, "Sunday")), encoding="utf-8")
    with pytest.raises(BadJournal):
        saves.import_(tmp_path / "x.jsonl")
    assert [save.name for save in saves.listed()] == ["Sunday"]


def test_a_torn_last_line_is_left_out_of_an_import(saves: Saves, tmp_path: Path) -> None:
    begun(saves, "Sunday")
    (tmp_path / "x.jsonl").write_text(content(saves, "Sunday") + '{"n":4', encoding="utf-8")
    assert saves.import_(tmp_path / "x.jsonl") == Imported("x", 3, 1)
    assert content(saves, "x") == content(saves, "Sunday")


def test_an_import_of_nothing_is_refused(saves: Saves, tmp_path: Path) -> None:
    with pytest.raises(NoSuchSave):
        saves.import_(tmp_path / "nothing.jsonl")
    with pytest.raises(SaveError, match="cannot be read"):
        saves.import_(tmp_path)


def test_where_nothing_can_be_written_an_export_says_so(saves: Saves, tmp_path: Path) -> None:
    begun(saves, "Sunday")
    with pytest.raises(SaveError, match="cannot be written: the disk is full"):
        Saves(saves.folder, FullDisk(3)).export("Sunday", tmp_path / "x.jsonl")
    with pytest.raises(SaveError, match="cannot be written: writing is not allowed there") as refused:
        Saves(saves.folder, ReadOnlyDisk()).export("Sunday", tmp_path / "x.jsonl")
    assert "il n'est pas permis d'y écrire" in refused.value.said("fr")
    assert [path.name for path in tmp_path.iterdir()] == ["saves"]


# Names.

BAD = ["", " ", " a", "a ", ".", "..", ".a", "a.", "a/b", "a\\b", "../a", "a:b", "a\0b", "a\nb", "a*", "con", "NUL.x"]
BAD += ["x" * 81, "é" * 101, "\ud800", "COM1", "lpt9.jsonl", '"', "<", ">", "|", "?"]


@pytest.mark.parametrize("name", BAD, ids=ascii)
def test_a_name_that_some_disk_could_not_keep_is_refused(saves: Saves, name: str) -> None:
    with pytest.raises(BadName, match=r"cannot be the name of a saved game: (it|some)"):
        saves.begin(name, karmaka(), HUMANS)
    with pytest.raises(BadName):
        saves.resume(name)
    assert not saves.folder.exists()


@pytest.mark.parametrize("name", ["Sunday", "Noël à deux", "a.b", "1", "日曜日", "x" * 80, "console", "(2)"])
def test_other_names_are_kept_as_they_are(saves: Saves, name: str) -> None:
    begun(saves, name, 0)
    assert [save.name for save in saves.listed()] == [name]
    with saves.resume(name) as table:
        assert table.ply == 0


@pytest.mark.parametrize(
    "text", ["", "///", "con", "a/b: c?", "..", "x" * 300, "é" * 300, "\ud800", "tab\tand\nline", " spaces ", "日" * 99]
)
def test_any_text_can_be_made_a_name(text: str) -> None:
    assert checked_save_name(safe_save_name(text)) == safe_save_name(text)


def test_two_ways_to_write_the_same_letters_are_one_name(saves: Saves) -> None:
    begun(saves, "Noe\u0308l", 0)
    assert [save.name for save in saves.listed()] == ["No\u00ebl"]
    with pytest.raises(NameTaken):
        begun(saves, "No\u00ebl")


def test_a_free_name_is_found_near_the_wish(saves: Saves) -> None:
    names = []
    for _ in range(3):
        names.append(saves.free_name("karmaka: Anna/Bob"))
        begun(saves, names[-1], 0)
    assert names == ["karmaka Anna Bob", "karmaka Anna Bob 2", "karmaka Anna Bob 3"]
    begun(saves, saves.free_name("y" * 200), 0)
    assert saves.free_name("y" * 200) == "y" * 70 + " 2"


@pytest.mark.skipif(platform.system() != "Linux", reason="each platform has its own folder")
def test_saves_lie_in_the_platforms_folder_for_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_folder() == Saves().folder == tmp_path / "tablee" / "saves"
    assert not (tmp_path / "tablee").exists()
    Saves().begin("Sunday", Setup.of("karmaka"), HUMANS).close()
    assert (tmp_path / "tablee" / "saves" / "Sunday.jsonl").is_file()
