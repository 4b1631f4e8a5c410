"""The frame of the attacks: all are found, struck at the length asked for, summed up, and a loss is told."""

from pathlib import Path

import pytest

from tools import attacks
from tools.soak import main

HELD = """
from tests.server.attacks.strength import sum_up, times


def test_it_holds() -> None:
    assert times(3, 200) == 20
    sum_up("20 strikes")
"""
BROKEN = """
def test_it_holds() -> None:
    assert False
"""


@pytest.fixture(autouse=True)
def plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is struck here needs none of the plugins that are installed; to read them takes two seconds."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")


def test_every_file_of_attacks_is_found() -> None:
    names = [attacks.name_of(file) for file in attacks.files()]
    assert {"storm", "twins", "names", "fuzz", "kills"} <= set(names) and len(names) == len(set(names))
    assert all((attacks.ROOT / file).is_file() for file in attacks.files())


def test_an_attack_is_struck_at_a_share_of_its_length_and_summed_up(tmp_path: Path) -> None:
    (tmp_path / "test_wave.py").write_text(HELD)
    outcome = attacks.struck(str(tmp_path / "test_wave.py"), 0.1)
    assert outcome.is_well and outcome.lines == ["20 strikes"] and str(outcome).startswith("held  wave")


def test_a_loss_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "test_wave.py").write_text(BROKEN)
    outcome = attacks.struck(str(tmp_path / "test_wave.py"), 0.1)
    assert not outcome.is_well and str(outcome).startswith("LOST  wave") and "assert False" in capsys.readouterr().out


def test_an_attack_that_there_is_not_is_no_success(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["attacks", "0.1", "--only", "thunder"]) == 1
