"""The overlay of a process: told by its environment, looked through at once, set once, and summed up."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.games.overlaid import checksum
from tablee.games.overlay import laid_folder
from tablee.games.title import OVERLAY
from tablee.games.unusual import mark, notices, unusual

KARMAKA = "tablee.games.karmaka"
# Several overlays in one process of their own each would take long: a child forgets the one before, and reads anew.
CHILD = """
import importlib, json, os, sys
from pathlib import Path
from tablee.games import overlaid, overlay, rulebook
from tablee.kernel import TableeError
from tablee.table.errors import said

def tried(folder):
    os.environ["TABLEE_DATA"] = folder
    for kept in (overlay.laid_folder, overlay.partial, overlaid.checksum, rulebook.rulebook):
        kept.cache_clear()
    overlay._changes.clear()
    for name in [name for name in sys.modules if ".karmaka.data" in name]:
        del sys.modules[name]
    try:
        return [overlaid.checksum("tablee.games.karmaka"), overlaid.changes("tablee.games.karmaka")]
    except TableeError as error:
        return [said(error, "en"), said(error, "fr")]

print(json.dumps([tried(folder) for folder in sys.argv[1:]]))
"""


def tried(folders: list[Path]) -> list[tuple[str, object]]:
    """What becomes of Karmaka under each of these folders: checksum and changes, or a refusal in both languages."""
    words = [sys.executable, "-c", CHILD, *map(str, folders)]
    told = subprocess.run(words, capture_output=True, text=True, check=True)
    return [tuple(each) for each in json.loads(told.stdout)]


def folder(where: Path, **files: str) -> Path:
    """A folder that lays these files over Karmaka."""
    place = where / "karmaka"
    place.mkdir(parents=True)
    for name, text in files.items():
        (place / f"{name}.toml").write_text(text, encoding="utf-8")
    return where


def test_the_checksum_is_that_of_what_differs_however_it_is_written(tmp_path: Path) -> None:
    nothing, one, again, other, both = tried(
        [
            folder(tmp_path / "nothing", cards="panic.value = 1\n"),
            folder(tmp_path / "one", cards="panic.value = 3\n", setup=""),
            folder(tmp_path / "again", cards="# dear\n[panic]\nvalue   =   3\n[peek]\nvalue = 1\n"),
            folder(tmp_path / "other", cards="panic.value = 2\n"),
            folder(tmp_path / "both", cards="panic.value = 3\n", setup="base.opening_hand = 5\n"),
        ]
    )
    assert nothing == ("", {})
    assert one == again and one[1] == {"cards.panic.value": 3} and len(one[0]) == 16
    assert len({one[0], other[0], both[0]}) == 3


def test_what_is_wrong_is_said_with_its_place_in_both_languages(tmp_path: Path) -> None:
    loose = tmp_path / "loose"
    loose.mkdir()
    (loose / "cards.toml").write_text("")
    (tmp_path / "poker" / "poker").mkdir(parents=True)
    wrong = {
        tmp_path / "none": "there is no such folder",
        loose: "cards.toml belongs in a folder with the name of its game",
        tmp_path / "poker": "no game is called poker: there is karmaka",
        folder(tmp_path / "file", dragons=""): "the game has no such file: there is cards.toml",
        folder(tmp_path / "toml", cards="panic ="): "is no TOML",
        folder(tmp_path / "type", cards="panic.value = 'x'"): (
            "cards.panic.value cannot be laid over: cards.toml: entry 14 of card (panic), field value: Expected `int`"
        ),
        folder(tmp_path / "enum", cards="panic.value = 9"): "field value: Invalid enum value 9",
        folder(tmp_path / "sum", cards="panic.copies = 2"): "do not go together: cards.toml: entry deck: says",
        folder(tmp_path / "hand", setup="base.opening_hand = 40"): "4 players with 42 cards each are more than 62",
        folder(tmp_path / "rule", rulebook='"KMK-99.9".en = "x"'): "rulebook.KMK-99.9: there is no such entry",
    }
    for (en, fr), complaint in zip(tried(list(wrong)), wrong.values(), strict=True):
        assert complaint in en and fr != en, (en, fr)


def test_numbers_that_were_read_stay(tmp_path: Path) -> None:
    late = (
        "from pathlib import Path; from tablee.games import GAMES; from tablee.games.overlay import lay_over;"
        f"GAMES['karmaka']; lay_over(Path({str(tmp_path)!r}))"
    )
    told = subprocess.run([sys.executable, "-c", late], capture_output=True, text=True, check=False)
    assert told.returncode == 1 and "the numbers of a game were read already" in told.stderr


@pytest.mark.skipif(OVERLAY in os.environ, reason="numbers are laid over")
def test_usually_nothing_is_laid_over_and_nothing_is_said() -> None:
    assert (laid_folder(), checksum(KARMAKA), unusual(), notices("fr"), mark("en")) == (None, "", (), [], "")
