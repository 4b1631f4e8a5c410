"""A match on a Ray cluster, in a network of its own: a worker is killed, and nothing changes."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.arena.folder import StudyFolder
from tablee.arena.match import Match, play
from tablee.table.past.journal import Setup

SCENE = Path(__file__).with_name("scene.py")
GAMES = 2000


@pytest.mark.skipif(shutil.which("unshare") is None, reason="no network of one's own: apt-get install util-linux")
def test_a_killed_worker_changes_no_byte(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    apart = ["unshare", "--net", "--pid", "--fork", "--mount-proc"]
    scene = subprocess.run(
        [*apart, sys.executable, str(SCENE), str(there), str(GAMES)], capture_output=True, text=True, timeout=600
    )
    assert scene.returncode == 0 and "killed" in scene.stdout, scene.stdout + scene.stderr
    match = Match(Setup.of("karmaka", seed=3), ("novice", "random"), GAMES, keeps=True)
    assert len(list(play(match, None, StudyFolder(here)))) == GAMES
    assert files(here) == files(there)


def files(folder: Path) -> dict[str, bytes]:
    """All that a folder holds."""
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}
