"""Worlds with other numbers: written as overlays, played by a process of their own."""

from pathlib import Path

import pytest

from tablee.lab.asking import set_up
from tablee.lab.play.errors import BadStudy
from tablee.lab.play.plan import Arm, Plan
from tablee.lab.play.running import Bench
from tablee.lab.play.worlds import play_in, write_world

pytestmark = pytest.mark.dear


def plan() -> Plan:
    return Plan.of(set_up("karmaka", 0, 0, {}), [Arm("even", ("sensible",) * 2, 1)])


def test_a_world_is_a_folder_that_every_command_takes(tmp_path: Path) -> None:
    write_world("karmaka", ["cards.panic.value=2", "setup.base.opening_hand=5", "cards.panic.value=3"], tmp_path)
    assert (tmp_path / "karmaka" / "cards.toml").read_text() == "panic.value = 3\n"
    assert (tmp_path / "karmaka" / "setup.toml").read_text() == "base.opening_hand = 5\n"
    for wrong in ("cards", "cards=3", "panic"):
        with pytest.raises(BadStudy, match="sets nothing"):
            write_world("karmaka", [wrong], tmp_path)


def test_other_numbers_are_played_elsewhere_and_this_process_keeps_its_own(tmp_path: Path) -> None:
    bench = Bench(tmp_path / "out")
    world = write_world("karmaka", ["setup.base.opening_hand=6"], tmp_path / "world")
    there, differs = play_in(world, plan(), "changed", bench)
    here = bench.play(plan(), "as-it-is")
    assert differs == {"setup.base.opening_hand": 6}
    assert [game.deal for game in there] == [game.deal for game in here] == [0, 0]
    assert [game.decisions for game in there] != [game.decisions for game in here]
    assert plan().numbers == ""


def test_numbers_that_the_game_refuses_are_told(tmp_path: Path) -> None:
    world = write_world("karmaka", ["cards.panic.value=9"], tmp_path / "world")
    with pytest.raises(BadStudy, match=r"cards\.panic\.value cannot be laid over"):
        play_in(world, plan(), "changed", Bench(tmp_path / "out"))
