"""The command line, run in this process."""

import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from tablee import cli

collect_ignore = [] if find_spec("ray") else ["on_ray"]  # which `dev.py cluster` runs
Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Command:
    """Runs a command, with settings of its own: its status, and what it said."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    monkeypatch.setenv("LC_ALL", "C")

    def ran(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["tablee", *words])
        status = 0
        try:
            cli.main()
        except SystemExit as left:
            status = int(left.code or 0)
        said = capsys.readouterr()
        return status, said.out, said.err

    return ran
