"""A process that plays is killed at random moments: every choice that it confirmed is there. Long form: a soak."""

import sys
from pathlib import Path

import pytest

from tools.kills import kill_often


@pytest.mark.skipif(sys.platform == "win32", reason="a killed process is another thing there")
def test_no_kill_loses_a_choice_that_was_confirmed(tmp_path: Path) -> None:
    tally = kill_often(tmp_path, 15, seed=4)
    assert tally.kills == 15 and tally.lost == []
    assert tally.confirmed > 50
