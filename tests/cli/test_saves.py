"""The commands `tablee saves`, as a user types them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.games.typography import french
from tablee.table import Place, Saves
from tests.table.company import choose, karmaka, player_for


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a game in progress, a finished one and a damaged one."""
    saves = Saves(tmp_path / "saves")
    with saves.begin("Sunday", karmaka(), [Place("Anna"), Place("Bob", "first")], player_for) as table:
        choose(table, "pass")
    with saves.begin("Done", karmaka(), [Place("Zoé", "any"), Place("Bob", "any")], player_for) as table:
        table.play_on()
    (tmp_path / "saves" / "bad.jsonl").write_text("junk\n")
    return tmp_path / "saves"


def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, folder: Path, *words: str, lang: str = "en"
) -> tuple[int, str, str]:
    """The status, output and errors of a command."""
    monkeypatch.setattr("sys.argv", ["tablee", "saves", *words, "--saves", str(folder), "--lang", lang])
    status = 0
    try:
        main()
    except SystemExit as leaving:
        status = int(leaving.code or 0)
    told = capsys.readouterr()
    return status, told.out, told.err


Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


def test_saves_are_listed_in_either_language(capsys: Capture, monkeypatch: Patch, folder: Path) -> None:  # LO02-6
    status, out, err = run(capsys, monkeypatch, folder, "list")
    assert (status, err) == (0, "") and out.count("\n") == 3
    assert "Sunday: karmaka, Anna and Bob (first) · choice 1, Bob to decide · 20" in out
    assert "Done: karmaka, Zoé (any) and Bob (any) · finished after " in out
    assert "bad: damaged, line 1: this is no saved game of Tablée\n" in out
    told = run(capsys, monkeypatch, folder, "list", lang="fr")[1]
    assert french("Sunday : karmaka, Anna et Bob (first) · choix 1, à Bob de décider") in told
    assert french("bad : endommagée, ligne 1 : ce n'est pas une partie sauvegardée de Tablée") in told


def test_an_empty_folder_is_said_to_be(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    assert run(capsys, monkeypatch, tmp_path / "none", "list")[1] == f"No saved games in {tmp_path / 'none'}.\n"


def test_a_save_is_renamed_exported_imported_and_deleted(
    capsys: Capture, monkeypatch: Patch, folder: Path, tmp_path: Path
) -> None:
    file = str(tmp_path / "game.jsonl")
    assert run(capsys, monkeypatch, folder, "rename", "Sunday", "Mon jeu")[1] == "Sunday is now called Mon jeu.\n"
    assert run(capsys, monkeypatch, folder, "export", "Mon jeu", file)[1] == f"Mon jeu is written to {file}.\n"
    assert run(capsys, monkeypatch, folder, "import", file)[1] == f"{file} is kept as game.\n"
    assert run(capsys, monkeypatch, folder, "import", file, "--name", "two")[1] == f"{file} is kept as two.\n"
    assert run(capsys, monkeypatch, folder, "delete", "two")[1] == "two is deleted.\n"
    assert {save.name for save in Saves(folder).listed()} == {"Mon jeu", "Done", "bad", "game"}


@pytest.mark.parametrize(
    ("words", "english", "in_french"),
    [
        (["delete", "Monday"], "there is no saved game called Monday", "il n'y a pas de sauvegarde Monday"),
        (["rename", "Sunday", "Done"], "there is already a saved game", "il y a déjà une sauvegarde"),
        (["rename", "Sunday", "a/b"], "'a/b' cannot be the name", "'a/b' ne peut pas être le nom"),
        (["export", "bad", "x.jsonl"], "line 1: this is no saved game", french("ligne 1 : ce n'est pas une partie")),
        (["import", "no/such"], "there is no saved game called such", "il n'y a pas de sauvegarde such"),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, list) else "",
)
def test_what_cannot_be_done_is_said_in_one_line_in_either_language(
    capsys: Capture, monkeypatch: Patch, folder: Path, words: list[str], english: str, in_french: str
) -> None:
    for lang, complaint in (("en", english), ("fr", in_french)):
        status, out, err = run(capsys, monkeypatch, folder, *words, lang=lang)
        assert (status, out) == (2, "") and err.startswith("tablee: ") and err.count("\n") == 1
        assert complaint in err


def test_an_import_that_was_cut_short_warns_in_either_language(
    capsys: Capture, monkeypatch: Patch, folder: Path, tmp_path: Path
) -> None:
    text = (folder / "Done.jsonl").read_text(encoding="utf-8")
    (tmp_path / "cut.jsonl").write_text(text[:-20], encoding="utf-8")
    kept = str(text.count("\n") - 1)
    status, out, err = run(capsys, monkeypatch, folder, "import", str(tmp_path / "cut.jsonl"))
    assert (status, out) == (0, f"{tmp_path / 'cut.jsonl'} is kept as cut.\n")
    assert f"ends in the middle of a line: 1 line is left out, {kept} are kept." in err
    err = run(capsys, monkeypatch, folder, "import", str(tmp_path / "cut.jsonl"), "--name", "deux", lang="fr")[2]
    assert french(f"s'arrête au milieu d'une ligne : 1 ligne est laissée, {kept} sont gardées.") in err


@pytest.mark.skipif(os.name == "nt", reason="there are no pipes in folders")
def test_a_pipe_that_is_given_by_hand_is_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.jsonl")
    commands = [
        ["saves", "list"],
        ["saves", "export", "pipe", "x"],
        ["saves", "import", "pipe.jsonl"],
        ["play", "karmaka", "--plain", "--resume", "pipe"],
        ["trace", "--check", "pipe.jsonl"],
    ]
    for words in commands:
        folder = [] if words[0] == "trace" else ["--saves", str(tmp_path)]
        command = [sys.executable, "-m", "tablee", *words, *folder, "--lang", "fr"]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, encoding="utf-8", timeout=60)
        assert "ce n'est pas un fichier ordinaire" in done.stdout + done.stderr, words
        assert done.returncode == (0 if words[1] == "list" else 2)
